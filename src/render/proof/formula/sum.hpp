// A cutting-planes line under construction: its text, and its value as a linear form.
//
//   27 29 + 60 +        x49 + x50 + x51 + x52   (cell B4 has a digit)
//                     + x53 + x54 + x55 + x56   (cell C4 has a digit)
//                     - x50 - x54 - x58 - x62   (at most one 2 in row 4)      >= 1
//
// The form shows the terms still to be cancelled, and whether the line proves its claim.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::proof {

/// times * x(number) for each term, by ascending candidate number, none of them 0; their sum is at least `bound`.
struct LinearForm {
    struct Term {
        int number;
        long times;
    };
    std::vector<Term> terms;
    long bound = 0;

    /// The coefficient; 0 if there is no such term.
    long times(int number) const;
    /// The right side if negative terms are written with "not x".
    long degree() const;
};

/// A line under construction, in the postfix notation of VeriPB.
class SumLine {
  public:
    /// Adds `times` times the line with this id.
    void add(long id, const LinearForm& form, long times = 1);
    /// Adds `times` times "x is at least 0": times > 0.
    void add_at_least_zero(int number, long times);
    /// Divides by a positive number, with "not x" for negative terms: all sizes and the right side are rounded upwards.
    void divide(long by);

    const LinearForm& form() const { return form_; }
    const std::string& text() const { return text_; }

  private:
    void add(const std::string& name, const LinearForm& form, long times);
    void word(std::string_view text);

    LinearForm form_;
    std::string text_;
};

}  // namespace deduku::proof
