// A cutting-planes line under construction: its text, and the linear form it amounts to.
//
//   27 29 + 60 +        x49 + x50 + x51 + x52   (cell B4 has a digit)
//                     + x53 + x54 + x55 + x56   (cell C4 has a digit)
//                     - x50 - x54 - x58 - x62   (at most one 2 in row 4)      >= 1
//
// The form shows which terms remain to be cancelled, and whether the line proves its claim.
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

    /// 0 if it has no such term.
    long times(int number) const;
    /// The right side when negative terms are written with "not x" instead: the reference for saturation.
    long degree() const;
};

/// The line on its way, in the postfix notation of VeriPB.
class SumLine {
  public:
    /// Adds `times` times the line with this id.
    void add(long id, const LinearForm& form, long times = 1);
    /// Adds another line on its way.
    void add(const SumLine& other);
    /// Adds `times` times "x is at least 0", or "x is at most 1": times > 0.
    void add_at_least_zero(int number, long times);
    void add_at_most_one(int number, long times);
    /// Drops a term, which weakens the constraint.
    void weaken(int number);
    /// Caps each coefficient at the degree, where that changes anything.
    void saturate();
    /// Divides by the degree where this makes the rest a clause.
    void divide();
    /// Divides by a number from 1, with "not x" for negative terms: every size and the right side are rounded upwards.
    void divide(long by);

    const LinearForm& form() const { return form_; }
    const std::string& text() const { return text_; }

  private:
    void add_form(const LinearForm& form, long times);
    void add_literal(int number, bool is_true, long times);
    void word(std::string_view text);

    LinearForm form_;
    std::string text_;
};

}  // namespace deduku::proof
