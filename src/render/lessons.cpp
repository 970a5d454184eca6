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
    .finned_cells = "{digits} in {base} and {cover}, but for {fins}.",
    .two_colours = "{digits} in {cells}; and in {others}.",

    .whole = "{why} So {fact}.",
    .full_house = "In {base}, all but {cells} is filled, and {digits} is missing.",
    .naked_single = "{digits} is the only digit left in {cells}.",
    .hidden_single = "In {base}, only {cells} can be {digits}.",
    .naked_set = "In {base}, {cells} can only be {digits}. These digits are there, and nowhere else in {base}.",
    .hidden_set = "In {base}, {digits} can only be in {cells}. These cells have no room for other digits.",
    .locked = "In {base}, {digits} can only be in {cells}. All of these are in {cover}, which has its {digits} there.",
    .fish = "In {base}, {digits} can only be in {cover}. So that is where {cover} have their {digits}.",
    .finned_fish = "In {base}, {digits} can only be in {cover}, or in {fins}. Either way these cells see it.",
    .colours =
        "Houses with two places for {digits} join these in two colours: {cells}; and {others}. All of one colour are "
        "{digits}, none of the other.",
    .two_clusters =
        "Houses with two places for {digits} join these, and two of them that see each other cannot both be {digits}: "
        "all of {cells} are, or all of {others}.",
    .colour_falls =
        "Houses with two places for {digits} join {cells}: all of them are {digits}, or none. If they were, none of "
        "{others} could be, but one of these has to.",
    .exclusion =
        "Some digits of {cells} go with none of the others: they see each other, or a cell that sees them would be "
        "left empty.",
    .pivot = "Whichever of its digits the pivot is, one of {cells} is {digit}.",
    .crossing =
        "{digit} is in {cells}, and in {base} only in one row and one column. Either way one of the two lines has its "
        "{digit} there.",
    .unique = "The puzzle has one solution. Otherwise {digits} could be exchanged in {cells}, and it would have two.",
    .grave =
        "The puzzle has one solution. But for {cells} all open cells have two candidates, each digit twice in its "
        "houses, and then there would be two or none.",
    .whole_grave = "All open cells have two candidates, and each digit stands twice in every house that has it.",
    .several_or_none = "there are several solutions, or none",
    .supposed = "Suppose that {fact}. Step by step, {why}.",
    .every_choice = "Every choice leads there.",

    .chain_first = "If {fact}, {cell} is {digit}",
    .chain_first_in_cell = "If {fact}, it is {digit}",
    .chain_next = "; then {fact}, so {cell} is {digit}",
    .chain_next_in_cell = "; then {fact} but {digit}",
    .chain_loop = "; then {fact}. The other way round it is the same: of each two neighbours one is true.",
    .chain_end = ".",
    .chain_either_place = ". Either way {digit} is in {cells}.",
    .chain_either = ". Either way {facts}.",

    .set = "{digits} in {cells}",
    .almost_locked = "{facts}: each time one digit more than cells, so that one digit at most can be missing. ",
    .set_without = "If {digit} is missing in {cells}, {digits} must be there",
    .set_with = ". If not, {digit} is missing in {cells}, so {digits} must be there",
    .set_next = "; then {digit} is missing in {cells}, so {digits} must be there",
    .set_either = ". Either way {digits} must be in {cells}.",
    .set_ring =
        "Only one of the two has {digit}, and only one has {digits}: in each one of these is missing, and all the "
        "others are there.",
    .set_crossing =
        "{cells} are in {base} and in {cover}. With {others} in {base} and {fins} in {cover} they are as many cells as "
        "digits, those of {others} counted for {base} and those of {fins} for {cover}. So each is there once: the "
        "digits of {others} nowhere else in {base}, those of {fins} nowhere else in {cover}, and all others nowhere "
        "else in either.",
    .set_grid =
        "{cells} are {digits} cells, and there is room for no more than {digits} digits in them: {facts}. So each of "
        "these is there, and nowhere else in that house.",
    .digits_in_house = "{digits} in {base}",
    .blossom = "Whatever {cell} is, that digit is missing in one of these sets, which then has {digits}.",

    .base_and_targets = "{digits} in {cells}; and in {others}.",
    .exocet =
        "{cells} are two of {digits}, and so their line and their box have these nowhere else. Each of them is once in "
        "each of {base}, but outside these three boxes no more than twice, as two lines have all its places there. So "
        "each digit of {cells} is in {others}, too: both pairs of cells are the same two digits.",
    .tridagon =
        "{digits} alone cannot fill {cells} without standing twice in a row, a column or a box. Only {fins} has "
        "another candidate, and is that.",
    .tridagon_of_several =
        "{digits} alone cannot fill {cells} without standing twice in a row, a column or a box. So one of {fins} is "
        "{digit}.",
    .tridagon_of_none =
        "{digits} alone cannot fill {cells} without standing twice in a row, a column or a box. No other candidate is "
        "left there, so the puzzle has no solution.",

    .net_choice = "In {base}, {digits} can only be in {cells}. ",
    .net_supposed = "Suppose that {fact}. ",
    .net_then = "Suppose that {fact}. Then {facts}. ",
    .net_one_falls = "This cannot be.",
    .net_one_holds = "One of these is true.",
    .by_pattern = "{fact} by a pattern",
    .by_chain = "{fact} by a chain",

    .suppose = "Suppose {fact}. ",
    .suppose_also = "Suppose also that {fact}. ",
    .shown_before = "{facts}, as shown before. ",
    .then_shown_before = "Then {facts}, as shown before. ",
    .solves = "That solves the puzzle.",
    .leads_no_further = "That leads no further.",
    .contradict = "two facts contradict each other",
    .so = "So {fact}.",
    .then_end = "Then {fact}. ",
    .now_end = "{fact}. ",
    .so_no_solution = "So the puzzle has no solution.",
    .under = "{fact}, if {facts}",

    .stands_twice = "{digit} stands twice in {base}: {cell} cannot be {digit}.",
    .cannot_be = "{cell} cannot be {digit}",
    .has_lost = "{cell} has lost its {digit}, and needs it",
    .finished = "Every cell is filled.",
    .no_solution = "The puzzle has no solution.",
    .no_solution_as = "The puzzle has no solution: {fact}.",
    .several_solutions = "The puzzle has several solutions, and nothing more follows.",
    .nothing_found = "Nothing is found.",
    .gave_up = "Time or nodes ran out.",
};

}  // namespace

const Lessons& lessons() { return english; }

}  // namespace deduku
