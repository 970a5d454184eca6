// Techniques of sums: finders and rows (sums.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A sum with one unsolved cell, whose digit is the difference. Sum.
[[nodiscard]] bool find_last_cells(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// Candidates that are too small or too large for a sum of a rule, whatever its other cells hold. Sum.
[[nodiscard]] bool find_sum_bounds(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// Candidates in no set of digits that makes a sum of a rule. Sum, or a Split that ends in Sums.
[[nodiscard]] bool find_combinations(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// A digit in every set of digits that makes a sum: removed from cells that see all its places in the sum. Splits.
[[nodiscard]] bool find_sum_digits(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// Eliminations by rules about how often digits occur: a quadruple, a palindrome, a renban. Sum, or a Split.
[[nodiscard]] bool find_digits_of_rule(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// Innies and outies: the digit sum of `size` houses against the sums in them. Sum, or a Split that ends in Sums.
[[nodiscard]] bool find_innies_and_outies(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry last_cell = {
    .row = {.key = "last-cell-of-sum",
            .letter = 'M',
            .min_size = 1,
            .max_size = 1,
            .difficulty = {32},
            .name = "last cell of a sum",
            .family = "sums",
            .finder = find_last_cells,
            .example = "all cells of a cage of 15 but one sum to 9: the last one is 6",
            .hodoku = {{{.points = 14}}}},
    .page = {.what = "All cells of a cage, an arrow or another sum are solved except one. The last cell is what is "
                     "missing from the sum.",
             .kin = "SudokuWiki counts it as part of cage combinations.",
             .puzzle = "3.........7...................................................................... rules: "
                       "killer 15: A1 A2 B2",
             .source = made_here}};

constexpr TechniqueEntry sum_bounds = {
    .row = {.key = "sum-bounds",
            .letter = 'M',
            .min_size = 2,
            .max_size = 2,
            .difficulty = {156},
            .name = "smallest and largest",
            .family = "sums",
            .finder = find_sum_bounds,
            .example = "a cage of two cells of 15: neither is below 6",
            .hodoku = {{{.points = 20}}}},
    .page = {
        .what = "The other cells of a sum add up to at least their smallest candidates and at most their largest. A "
                "candidate that is too small or too large for the rest of the sum is false.",
        .kin = "Often called min-max.",
        .puzzle =
            "................................................................................. rules: killer 15: A1 A2",
        .source = made_here}};

constexpr TechniqueEntry combinations = {
    .row = {.key = "combinations",
            .letter = 'K',
            .min_size = 1,
            .max_size = 1,
            .difficulty = {157},
            .name = "combinations",
            .family = "sums",
            .finder = find_combinations,
            .example = "a cage of 16 in two cells is 7 and 9: all other candidates of both are false",
            .hodoku = {{{.points = 40}}}},
    .page = {
        .what = "A sum can be made by few sets of digits, and only some of these fit the candidates of the cells. A "
                "candidate is false if no such set has it, or if the other cells cannot hold the rest of the set.",
        .kin = "SudokuWiki: Killer Combinations.",
        .puzzle =
            "................................................................................. rules: killer 16: A1 A2",
        .source = made_here}};

constexpr TechniqueEntry digits_of_rule = {
    .row = {.key = "digits-of-rule",
            .letter = 'D',
            .difficulty = {158},
            .name = "digits of a rule",
            .family = "sums",
            .finder = find_digits_of_rule,
            .example = "a renban of three cells, one of them 1 or 2: no 5 or higher",
            .hodoku = {{{.points = 40}}}},
    .page = {
        .what = "A rule asks for certain digits, but not for a sum: a quadruple has its digits in its four cells, both "
                "cells of a palindrome have the same digit, and the digits of a renban are consecutive. A candidate is "
                "false if the other cells cannot hold the other digits that the rule then needs.",
        .puzzle =
            "1................................................................................ rules: renban: A1 B1 C1",
        .source = made_here}};

constexpr TechniqueEntry sum_digit = {
    .row = {.key = "digit-of-sum",
            .letter = 'K',
            .min_size = 2,
            .max_size = 2,
            .difficulty = {179},
            .name = "digit of a sum",
            .family = "sums",
            .finder = find_sum_digits,
            .example = "each way to make the cage has a 9: no other cell of its row has it",
            .hodoku = {{{.points = 50}}}},
    .page = {
        .what = "All sets of digits that make a sum have a digit in common. It is in one of the cells of the sum that "
                "can have it, so it is removed from every cell that sees all of these.",
        .kin =
            "SudokuWiki shows it with cage combinations; also called a hidden cage digit or killer locked candidates.",
        .puzzle = "................................................................................. rules: killer 22: "
                  "A1 B1 C1",
        .source = made_here}};

constexpr TechniqueEntry innies_and_outies = {
    .row = {.key = "innies-outies",
            .letter = 'I',
            .min_size = 1,
            .max_size = 4,
            .difficulty = {80, 170, 180},
            .name = "innies and outies",
            .family = "sums",
            .finder = find_innies_and_outies,
            .example = "the cages in box 1, all but its cell C3, sum to 41: C3 is 4",
            .hodoku = {{{.points = 60}, {.points = 80}, {.points = 90}}}},
    .page = {
        .what =
            "The digits of a house have a fixed sum: 45 with nine digits. Subtract the cages inside one to four houses "
            "from the sum of these houses: the rest is the sum of the cells that no cage covers, the innies. If a cage "
            "reaches beyond these houses, its cells outside, the outies, count with a minus sign.",
        .kin = "The rule of 45; SudokuWiki: Innies and Outies.",
        .puzzle = "................................................................................. rules: killer 6: "
                  "A1 B1 C1; killer 24: A2 B2 C2; killer 11: A3 B3",
        .source = made_here}};

}  // namespace rows

}  // namespace deduku
