// Words, numbers, variables and constraints of OPB formulas and VeriPB proofs.
//
//   1 x1 1 ~x2 >= 1 ;
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/veripb_constraints.hpp"

namespace deduku::testing {

using Words = std::vector<std::string_view>;

/// The error of a line; thrown, and caught where lines are counted.
struct Refusal {
    std::string why;
};
void need(bool holds, const std::string& otherwise);

/// A whole number from 0.
long number(std::string_view word);
/// Takes the words of the next line off the text; a line ends with a newline.
Words next_line(std::string_view& text);
/// `x3` or `~x3`.
int read_literal(std::string_view word, long variables);

struct ReadConstraint {
    PbConstraint at_least;
    bool equality = false;  ///< then "at most" holds too
};
/// `1 x1 1 ~x2 >= 1 ;` or the same with `=`.
ReadConstraint read_constraint(const Words& words, long variables);

struct Formula {
    long variables = 0;
    std::vector<PbConstraint> constraints;  ///< of an equality first "at least", then "at most"
};
/// `line` is set to the line reached.
Formula read_formula(std::string_view text, std::size_t& line);

}  // namespace deduku::testing
