// What a teacher says of rules (lessons.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 2 and 7, or 3 and 6.
#include "render/lessons.hpp"

namespace deduku {
namespace {

constexpr RuleLessons english_rules = {
    .sum_left = "{why} {cells} must make {count}",
    .sum_missed = "{why}All cells of this sum are solved, but their total is wrong.",
    .house_left = "The digits of {base} sum to {digits}. Without the sums given there, {cells} must make {count}",
    .houses_left =
        "The digits of {base} sum to {digits} together. Without the sums given there, {cells} must make {count}",
    .cells_outside = " (cells outside count negatively)",
    .ways = ": {facts}.",
    .digits_of_rule = "{why} Other digits in {cells} would break it.",
    .sum_digit = "{why} Every combination still possible contains {digits}, which must be in {cells}.",
    .no_combination = "{why} With {digits} in {supposed} that is impossible.",
    .no_combination_between = "{why} With {digits} in {supposed}, the digits left in {fins} make that impossible.",
    .no_partner = "{why} {others} can only be {digits}.",
    .no_partner_of_rules =
        "{why} {others} can only be {digits}, and by these rules each of them excludes the same candidates.",
    .no_place = "{why} In {base}, {digits} must be in {others}, and each of these places excludes the same candidates.",
    .cases_of_rule = "{why} All remaining ways to satisfy it exclude the same candidates.",
    .several_rules = "Look at the rules on {cells}.",
};

}  // namespace

const RuleLessons& rule_lessons() { return english_rules; }

}  // namespace deduku
