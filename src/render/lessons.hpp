// The sentences about steps, and about lines of HDP, in one table, like the reasons of phrases.hpp: another language
// is another value of Lessons, and one of Phrases.
//
//   .locked = "In {base}, {digits} can only be in {cells}. All of these are in {cover}, which has its {digits} there."
//
// Slots: {cell} {cells} {others} {fins}  "C5", "C5 and C8"     {base} {cover}  "row 4", "columns B and G"
//        {digit} {digits}                "1", "1 and 9"
//        {fact} {facts} {why}            complete sentences
//        of a pattern, all those of Teacher::slot, such as {cells|or} with "or" before the last
#pragma once

#include "render/phrases.hpp"

namespace deduku {

struct Lessons {
    std::string_view conjunction, choice;  ///< before the last of a list: "and", "or"
    std::string_view cell_is, cell_is_not, cells_are_not;

    // The houses and the cells to look at.
    std::string_view look_at_houses, look_at_board, look_at_digit, look_at_chain;
    std::string_view cells_only, digits_in_cells, fish_cells, finned_cells, chain_cells, sets_cells;
    std::string_view grid_cells, digits_in_others, two_colours;

    // The sentence: the reason, and the conclusion.
    std::string_view whole;  ///< {why} {fact}
    std::string_view full_house, naked_single, hidden_single;
    std::string_view naked_set, hidden_set, locked;
    std::string_view fish, finned_fish;
    std::string_view colours, exclusion, pivot, crossing;
    std::string_view unique, unique_extras, unique_subset, grave;
    std::string_view supposition, by_rules, supposed, supposed_at_once, all_fail, every_choice;

    // Chains: if one candidate is false, ..; then .., so ..
    std::string_view chain, chain_first, chain_first_in_cell, chain_next, chain_next_in_cell;
    std::string_view chain_loop, chain_end, chain_either_place, chain_either;

    // Almost locked sets: their definition; if a digit is not in the first, ..; if it is, ..; then ..
    std::string_view set_chain, set, almost_locked, set_without, set_with, set_next, set_either;
    std::string_view set_ring, set_crossing, set_grid, digits_in_house, blossom;

    // Base cells and their targets; cells that three digits cannot fill: except for one cell, for several, for none.
    std::string_view base_and_targets, exocet, tridagon, tridagon_of_several, tridagon_of_none;

    // The common consequence of several suppositions.
    std::string_view net, net_choice, net_supposed, net_then, net_one_falls, net_one_holds;
    std::string_view by_pattern, by_chain;

    // Lines of HDP.
    std::string_view suppose, suppose_also, shown_before, then_shown_before;
    std::string_view solves, leads_no_further, contradict, so, then_end, now_end, so_no_solution, under;

    // Boards in play, and positions without a step.
    std::string_view stands_twice, breaks_rule, cannot_be, not_together, has_lost, no_mark_fits;
    std::string_view finished, no_solution, no_solution_as, several_solutions, nothing_found, gave_up;
};

/// Sentences about rules: the rest of a sum, of combined houses; a required digit; candidates without a partner.
struct RuleLessons {
    std::string_view sum_left, sum_as_much, cell_as_much, sum_more, sum_all_but_one, sum_of_open, open_cells, sum_other,
        sum_others, number_in, sum_missed, ways, combinations, combinations_left, cells_are, range;
    // Combinations that are out, and why.
    std::string_view left_out, digits_are_in, cells_lack, only_in_one, partner_lacks, only_cell_with;
    // The rule of 45: cages inside, cages that reach outside, both.
    std::string_view cages, some_cages, that_total, sum_of_houses, innies, outies, more_than, as_much_as, with_placed,
        less_placed, some_sums;
    std::string_view cell_parity, cells_parity, digits_of_rule, sum_digit, no_combination, no_combination_of_any,
        cells_must_include, rule_must_include;
    std::string_view no_partner, partner_placed, no_partner_at_all, no_partner_of_rules, no_place, no_place_of_any,
        no_place_at_all, cases_of_rule, several_rules;
    // A rule in a few words; contradictions: if a digit were there, look by look, until nothing is left.
    std::string_view named_rule, named_at, named_line, named_sum, neighbours, if_it_were, next_look, if_it_were_at_once,
        the_same_happens, looks_later, look_leaves, none_left, digit_in, no_place_left, no_place_for, look_in_house,
        look_in_house_leaves, look_in_house_through, look_at_sums, look_at_subset, subset_leaves;
    std::string_view look_in_cell, only_place, only_places, digits_in_cells, cells_without;
    std::string_view looks_together, excluded_by, excluded_before;
    // Why a look removes what it does; two rules in a house; a cage in two parts; sets of many cells.
    std::string_view at_least, at_most, rises, never_falls, where_it_holds, only_at, arrow_bounds;
    std::string_view two_rules, ways_together, two_rules_take, both_have, split_cage, with_cells, sums_there, all_but;
    // Singles that follow in the same house.
    std::string_view then_in_house, more_in_house;
};

/// The sentences in English.
[[nodiscard]] const Lessons& lessons();
[[nodiscard]] const RuleLessons& rule_lessons();

}  // namespace deduku
