// The sentences about rules (lessons.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 9/2 = 27, 36.
#include "render/lessons.hpp"

namespace deduku {
namespace {

constexpr RuleLessons english_rules = {
    .sum_left = "{why} {cells} must make {count}",
    .sum_as_much = "{why} {cells} must equal {others}",
    .cell_as_much = "{why} {cells} equals {others}",
    .sum_more = "{why} {cells} must be {count} more than {others}",
    .sum_all_but_one = "{why} All its other cells are placed.",
    .sum_of_open = "{why} Its {count} open cells must make {digits}",
    .open_cells = "its {count} open cells",
    .sum_other = "{why} Its other cell is {count}.",
    .sum_others = "{why} Its other cells sum to {count}.",
    .number_in = "the number in {cells}",
    .sum_missed = "{why}All cells of this sum are solved, but their total is wrong.",
    .ways = ": {facts}",
    .combinations = " {facts}.",
    .combinations_left = " Its open cells: {facts}.",
    .cells_are = "{cells} are {digits}",
    .range = "{first} to {last}",
    .left_out = "; {facts} {is} out, as {why}",
    .digits_are_in = "{digits} {are} in {place}",
    .cells_lack = "{place} have no {digits}",
    .only_in_one = "{digits} are only in {place}",
    .partner_lacks = "; {cell} has no {digits}",
    .only_cell_with = "; only {cell} can be {digits}",
    .cages = "the {nouns} {sums}",
    .some_cages = "{number} sums",
    .that_total = " that total {count}",
    .sum_of_houses = "{base} {sum} to {digits}. {cages}{placed} ",
    .innies = "{fill} all of {them} but {cells}. That leaves {sums} = {count}",
    .outies = "{fill} {them} and {reach} outside to {cells}. {sums} = {count}",
    .more_than =
        "{make} {given}; {leave} out {inside} and {reach} outside to "
        "{outside}: {cells} {together} {count} more than {others}.",
    .as_much_as =
        "{make} as much; {leave} out {inside} and {reach} outside to "
        "{outside}: {cells} {together} as much as {others}.",
    .with_placed = ", with {count} in placed cells,",
    .less_placed = ", less {count} in placed cells outside,",
    .some_sums =
        "The digits of {base} sum to {digits}, and the sums given there are part of that. That leaves {count} for "
        "{cells}",
    .cell_parity = "{cells} is {parity}.",
    .cells_parity = "{cells} always sum to an {parity} number.",
    .digits_of_rule = "{why} Other digits in {cells} would break it.",
    .sum_digit = "{why} Every combination has {digits}, here in {cells}.",
    .no_combination = "{why} With {gone}, no combination would be left for {cells}.",
    .no_combination_of_any = "{why} Each candidate removed here would leave no combination.",
    .cells_must_include = "{why} They must include {digits}.",
    .rule_must_include = "{why} {rule} must include {digits}.",
    .no_partner = "{why} {others} can only be {digits}.",
    .partner_placed = "{why} {others} is {digits}.",
    .no_partner_at_all = "{why} Otherwise no digit would be left for {others}.",
    .no_partner_of_rules = "{why} {others} can only be {digits}, and none of these goes with {gone}.",
    .no_place = "{why} In {base}, {digits} must be in {others}, and {gone} would rule out {them}.",
    .no_place_of_any =
        "{why} In {base}, {digits} must be in {others}, and each candidate removed here would rule out {them}.",
    .no_place_at_all = "{why} With {gone}, no place would be left for {digits} in {base}.",
    .cases_of_rule = "{why} None of the ways left allows {gone}.",
    .several_rules = "Look at {rules}.",
    .named_rule = "the {noun} {cells}",
    .named_at = "the {noun} at {cells}",
    .named_line = "the {noun} from {first} to {last}",
    .named_sum = "the {noun} {count} at {cells}",
    .neighbours = "the neighbours of {cells} ({noun})",
    .if_it_were = "if {fact}, {facts}: {why}",
    .next_look = ". Then ",
    .if_it_were_at_once = "if {fact}, {why}",
    .the_same_happens = "The same happens if {fact}.",
    .looks_later = "Suppose {fact}. After {count} looks, {why}.",
    .look_leaves = "{rule} leaves {facts}",
    .none_left = "no {what}",
    .digit_in = "{digit} in {base}",
    .no_place_left = "no place is left for {what}",
    .no_place_for = "no place for {what}",
    .look_in_house = "{base} has {digit} only in {places}, so not in {cells}",
    .look_in_house_leaves = "{base} has {digit} only in {places}, which leaves {facts}",
    .look_in_house_through = "{base} has {digit} only in {places}: wherever it is, {rule} leaves {facts}",
    .look_at_sums = "the sums in {base} leave {facts}",
    .look_at_subset = "{digits} of {base} are in {cells}",
    .subset_leaves = "{digits} of {base} are in {cells}, which leaves {facts}",
    .look_in_cell = "{cell} is {digits}, which leaves {facts}",
    .only_place = "{base} has {digit} only in {cell}",
    .only_places = "{base} has {digit} only in {places}",
    .digits_in_cells = "{digits} in {cells}",
    .cells_without = "no {digits} in {cells}",
    .looks_together = "What the rules say by themselves, {count} looks:",
    .excluded_by = "{cell} sees {facts}.",
    .excluded_before = "{cell} sees {facts}; earlier steps removed {digits}.",
    .at_least = "{cell} is at least {digit}",
    .at_most = "{cell} is at most {digit}",
    .rises = "{why} Digits rise along it: {facts}.",
    .never_falls = "{why} Digits never fall along it: {facts}.",
    .where_it_holds = "{why} {facts}.",
    .only_at = "{digit} can only be in {cells}",
    .arrow_bounds = ", at least {digit} and at most {digits}",
    .two_rules = "In {base}, {rules} share no digit{facts}.",
    .ways_together = ": the only pairs are {facts}",
    .two_rules_take = ". With {gone}, one takes what the other needs",
    .both_have = ". Together they always have {digits}",
    .split_cage =
        "{base} {hold} only part of {rule}: {total}. {cages}{cells} {leave} {totals} for it. The rest of the cage must "
        "make up its sum.",
    .with_cells = ", with {cells},",
    .sums_there = "the other sums",
    .all_but = "{base} without {cells}",
    .then_in_house = "With that, {base} leaves one digit for {cells}.",
    .more_in_house = "With that, others in {base} follow one after another.",
};

}  // namespace

const RuleLessons& rule_lessons() { return english_rules; }

}  // namespace deduku
