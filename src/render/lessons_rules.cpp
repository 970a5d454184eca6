// The sentences about rules (lessons.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 9/2 = 27, 36.
#include "render/lessons.hpp"

namespace deduku {
namespace {

constexpr RuleLessons english_rules = {
    .sum_left = "{why} {cells} must make {count}",
    .sum_all_but_one = "{why} Its other cells are placed.",
    .sum_missed = "{why}All cells of this sum are solved, but their total is wrong.",
    .ways = ": {facts}",
    .innies = "The sums in {base}{placed} add up to {count}. All digits there sum to {digits}.",
    .outies = "The sums that reach into {base}{placed} add up to {count}. All digits there sum to {digits}.",
    .innies_and_outies = "The sums taken for {base}{placed} add up to {count}. All digits there sum to {digits}.",
    .placed_inside = ", with the digits placed beside them,",
    .placed_outside = ", without the digits placed outside,",
    .some_sums = "All digits of {base} sum to {digits}, some of them by the sums given there.",
    .leaves = " That leaves {count} for {cells}",
    .exceeds = " The {count} too many are those of {cells}, outside",
    .digits_of_rule = "{why} Other digits in {cells} would break it.",
    .sum_digit = "{why} Every combination still possible contains {digits}, which must be in {cells}.",
    .no_combination = "{why} With {digits} in {supposed} that is impossible.",
    .no_combination_between = "{why} With {digits} in {supposed}, the digits left in {fins} make that impossible.",
    .no_partner = "{why} {others} can only be {digits}.",
    .partner_placed = "{why} {others} is {digits}.",
    .no_partner_at_all = "{why} Every digit of {others} excludes the same candidates.",
    .no_partner_of_rules =
        "{why} {others} can only be {digits}, and by these rules each of them excludes the same candidates.",
    .no_place = "{why} In {base}, {digits} must be in {others}, and each of these places excludes the same candidates.",
    .cases_of_rule = "{why} All remaining ways to satisfy it exclude the same candidates.",
    .several_rules = "Look at the rules on {cells}.",
};

}  // namespace

const RuleLessons& rule_lessons() { return english_rules; }

}  // namespace deduku
