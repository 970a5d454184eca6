// The sentences about rules (lessons.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 9/2 = 27, 36.
#include "render/lessons.hpp"

namespace deduku {
namespace {

constexpr RuleLessons english_rules = {
    .sum_left = "{why} {cells} must make {count}",
    .sum_as_much = "{why} {cells} must make as much as {others}",
    .sum_more = "{why} {cells} must make {count} more than {others}",
    .sum_all_but_one = "{why} Its other cells are placed.",
    .sum_missed = "{why}All cells of this sum are solved, but their total is wrong.",
    .ways = ": {facts}",
    .combinations = " {facts}.",
    .combinations_left = " Its open cells: {facts}.",
    .cells_are = "{cells} are {digits}",
    .range = "{first} to {last}",
    .cages = "the {nouns} {sums}",
    .some_cages = "its {number} sums, {count} together,",
    .innies = "{base} {is} {digits}. {cages}{placed} {fill} all of it but {cells}. That leaves {sums} = {count}",
    .outies = "{base} {is} {digits}. {cages}{placed} {fill} it and {reach} outside to {cells}. {sums} = {count}",
    .more_than =
        "{base} {is} {digits}. {cages}{placed} {make} {given}. So {cells} {together} {count} more than {others}.",
    .as_much_as = "{base} {is} {digits}. {cages}{placed} {make} as much. So {cells} {together} as much as {others}.",
    .some_sums = "All digits of {base} sum to {digits}, some of them by the sums given there.",
    .leaves = " That leaves {count} for {cells}",
    .digits_of_rule = "{why} Other digits in {cells} would break it.",
    .sum_digit = "{why} Every combination has {digits}, here in {cells}.",
    .no_combination = "{why} With {gone}, {cells} could no longer make it.",
    .no_combination_between = "{why} With {gone}, {fins} would take what {cells} need.",
    .no_partner = "{why} {others} can only be {digits}.",
    .partner_placed = "{why} {others} is {digits}.",
    .no_partner_at_all = "{why} No digit of {others} goes with them.",
    .no_partner_of_rules = "{why} {others} can only be {digits}, and none of these goes with {gone}.",
    .no_place = "{why} In {base}, {digits} must be in {others}, and none of these places goes with {gone}.",
    .cases_of_rule = "{why} All remaining ways to satisfy it exclude the same candidates.",
    .several_rules = "Look at {rules}.",
    .named_rule = "the {noun} {cells}",
    .named_sum = "the {noun} {count} at {cells}",
    .if_it_were = "If {fact}, {facts}: {why}.",
    .the_same_happens = "The same happens if {fact}.",
    .look_leaves = "{rule} leaves {cells}",
    .look_in_house = "{digits} in {base} leaves {cells}",
    .look_at_sums = "the sums in {base} leave {cells}",
    .look_in_cell = "any digit of {cell} leaves {cells}",
    .only_place = "{base} has {digit} only in {cell}",
    .cells_without = "{cells} without {digits}",
    .looks_together = "What the rules say by themselves, {count} looks:",
    .excluded_by = "It sees {facts}.",
    .excluded_before = "It sees {facts}; earlier steps removed {digits}.",
};

}  // namespace

const RuleLessons& rule_lessons() { return english_rules; }

}  // namespace deduku
