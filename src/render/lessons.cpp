#include "render/lessons.hpp"

namespace deduku {
namespace {

constexpr Lessons english = {
    .conjunction = "and",
    .choice = "or",
    .cell_is = "{cell} is {digit}",
    .cell_is_not = "{cells} is not {digits}",
    .cells_are_not = "{cells} are not {digits}",

    .look_at_houses = "Look at {base}.",
    .look_at_board = "Look at the whole board.",
    .look_at_digit = "Look at the places of {digits}.",
    .look_at_chain = "Look at {cell} and what follows from it.",
    .cells_only = "{cells}.",
    .digits_in_cells = "{digits} in {cells}.",
    .fish_cells = "{digits} in {base} and {cover}.",
    .finned_cells = "{digits} in {base} and {cover}, except {fins}.",
    .chain_cells = "{chain}.",
    .sets_cells = "{sets}.",
    .grid_cells = "{grid}.",
    .digits_in_others = "{digits} in {others}.",
    .two_colours = "{digits} in {cells}; and in {others}.",

    .whole = "{why} So {fact}.",
    .full_house = "In {base}, only {cells} is empty, and {digits} is missing.",
    .naked_single = "{digits} is the only candidate left in {cells}.",
    .hidden_single = "In {base}, only {cells} can be {digits}.",
    .naked_set =
        "In {each base}, {cells} can only be {digits|or}. These digits are there, and nowhere else in {each base}.",
    .hidden_set = "In {each base}, {digits} can only be in {cells|or}. These cells have no room for other digits.",
    .locked =
        "In {base}, {digits} can only be in {cells|or}. All of these are in {cover}, which has its {digits} there.",
    .fish = "In {base}, {digits} can only be in {cover}. So that is where {cover} have their {digits}.",
    .finned_fish =
        "In {base}, {digits} can only be in {cover}, or in a fin: {fins|or}. Either way, the same candidates are "
        "excluded.",
    .colours =
        "Conjugate pairs of {digits} link these cells in two colours: {cells}; and {others}. All cells of one colour "
        "are {digits}, and none of the other.",
    .exclusion =
        "Some candidates of {cells} are in no valid combination: all of theirs repeat a digit in cells that see each "
        "other, or leave a cell that sees them empty.",
    .pivot = "Whichever digit the pivot holds, one of {cells} is {digit}.",
    .crossing =
        "{digit} is in {cells|or}, and in {base} only in one row and one column. One of these cells sees the "
        "candidate; "
        "the other leaves {base} only places that see it.",
    .unique =
        "The puzzle has one solution. Otherwise {digits} could be exchanged in {cells}, and it would have two.{extras}",
    .unique_extras = " So {cells} is {digits}.",
    .unique_subset = " So {cells} is {digits}, and with {others} makes a naked subset of {facts} in {base}.",
    .grave =
        "The puzzle has one solution. All open cells except {cells} have two candidates. With only two there as well, "
        "each digit would have two places in its houses, and the puzzle several solutions or none.",
    .supposition = "{supposition}",
    .by_rules = "{rules}",
    .supposed = "Suppose {fact}. After {count} steps, {why}.",
    .supposed_at_once = "If {fact}, {why}.",
    .all_fail = "No technique applies here. If {fact}, every way to fill the rest fails.",
    .every_choice = "Every alternative leads to this.",

    .chain = "{links}",
    .chain_first = "If {fact}, {cell} is {digit}",
    .chain_first_in_cell = "If {fact}, it is {digit}",
    .chain_next = "; then {fact}, so {cell} is {digit}",
    .chain_next_in_cell = "; then {fact} but {digit}",
    .chain_loop = "; then {fact}. This also holds in reverse: of every two neighbours, exactly one is true.",
    .chain_end = ".",
    .chain_either_place = ". Either way {digit} is in {cells}.",
    .chain_either = ". Either way {facts}.",

    .set_chain = "{almost locked}{set links}",
    .set = "{digits} in {cells}",
    .almost_locked = "{facts}. Each set has one digit more than cells, so at most one of its digits can be missing. ",
    .set_without = "If {digit} is missing from {cells}, {digits} must be there",
    .set_with = ". Otherwise {digit} is missing from {cells}, so {digits} must be there",
    .set_next = ". Then {digit} is missing from {cells}, so {digits} must be there",
    .set_either = ". Either way {digits} must be in {cells}.",
    .set_ring =
        "{almost locked}Only one of the two has {common 0}, and only one has {common 1}: each set is missing one of "
        "these and has all its "
        "other digits.",
    .set_crossing =
        "{set 0} are in {base} and in {cover}. Together with {set 1} in {base} and {set 2} in {cover} they are as many "
        "cells as digits; the digits of {set 1} belong to {base}, those of {set 2} to {cover}. So each digit is there "
        "once: the digits of {set 1} nowhere else in {base}, those of {set 2} nowhere else in {cover}, all others "
        "nowhere else in either.",
    .set_grid =
        "{cells} are {count} cells that can hold at most {count} digits: {grid}. So each of these is there, and "
        "nowhere else in its house.",
    .digits_in_house = "{digits} in {base}",
    .blossom =
        "{almost locked}Whichever digit {others} holds, it is missing from one of these sets, which then has {digits}.",

    .base_and_targets = "{digits} in {cells}; and in {others}.",
    .exocet =
        "{cells} hold two of {digits}, which are then nowhere else in their line and box. Each of these two is in each "
        "of {base} once, but outside the three boxes at most twice, since two lines have all its places there. So each "
        "digit of {cells} is also in {others}: both pairs of cells hold the same two digits.",
    .tridagon =
        "{digits} alone cannot fill {cells} without a repeat in a row, column or box. Only {fins} has another "
        "candidate, and must be that one.",
    .tridagon_of_several =
        "{digits} alone cannot fill {cells} without a repeat in a row, column or box. So one of {fins|or} is {digit}.",
    .tridagon_of_none =
        "{digits} alone cannot fill {cells} without a repeat in a row, column or box. No other candidate is left "
        "there, so the puzzle has no solution.",

    .net = "{net}",
    .net_choice = "In {base}, {digits} can only be in {cells}. ",
    .net_supposed = "Suppose that {fact}. ",
    .net_then = "Suppose that {fact}. Then {facts}. ",
    .net_one_falls = "This is a contradiction.",
    .net_one_holds = "One of these must be true.",
    .by_pattern = "{fact} by a pattern",
    .by_chain = "{fact} by a chain",

    .suppose = "Suppose {fact}. ",
    .suppose_also = "Suppose also that {fact}. ",
    .shown_before = "{facts}, as shown before. ",
    .then_shown_before = "Then {facts}, as shown before. ",
    .solves = "That solves the puzzle.",
    .leads_no_further = "Nothing more follows.",
    .contradict = "two facts contradict each other",
    .so = "So {fact}.",
    .then_end = "Then {fact}. ",
    .now_end = "{fact}. ",
    .so_no_solution = "So the puzzle has no solution.",
    .under = "{fact}, if {facts}",

    .stands_twice = "{digit} appears twice in {base}: {cell} cannot be {digit}.",
    .breaks_rule = "{facts}, which breaks a rule: {rule}",
    .cannot_be = "{cell} cannot be {digit}",
    .not_together = "{facts}, which no solution has together.",
    .has_lost = "{cell} lacks the candidate {digit} but must be {digit}",
    .no_mark_fits = "{cell} lacks a candidate: none of those left fits the rest of the board.",
    .finished = "Every cell is filled.",
    .no_solution = "The puzzle has no solution.",
    .no_solution_as = "The puzzle has no solution: {fact}.",
    .several_solutions = "The puzzle has several solutions, and nothing more follows.",
    .nothing_found = "No step was found.",
    .gave_up = "The time or node limit was reached.",
};

}  // namespace

const Lessons& lessons() { return english; }

}  // namespace deduku
