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
    row("last-cell-of-sum", 'M', 1, 1, rank(40), removes, "last cell of a sum", "sums", find_last_cells,
        "all cells of a cage of 15 but one sum to 9: the last one is 6", all_boards, by_hodoku(14)),
    page("All cells of a cage, an arrow or another sum are solved except one. The last cell is what is missing from "
         "the sum.",
         "SudokuWiki counts it as part of cage combinations.", "", "",
         "3.........7...................................................................... rules: killer 15: A1 A2 B2",
         made_here)};

constexpr TechniqueEntry sum_bounds = {
    row("sum-bounds", 'M', 2, 2, rank(60), removes, "smallest and largest", "sums", find_sum_bounds,
        "a cage of two cells of 15: neither is below 6", all_boards, by_hodoku(20)),
    page("The other cells of a sum add up to at least their smallest candidates and at most their largest. A candidate "
         "that is too small or too large for the rest of the sum is false.",
         "Often called min-max.", "", "",
         "................................................................................. rules: killer 15: A1 A2",
         made_here)};

constexpr TechniqueEntry combinations = {
    row("combinations", 'K', 1, 1, rank(90), removes, "combinations", "sums", find_combinations,
        "a cage of 16 in two cells is 7 and 9: all other candidates of both are false", all_boards, by_hodoku(40)),
    page("A sum can be made by few sets of digits, and only some of these fit the candidates of the cells. A candidate "
         "is false if no such set has it, or if the other cells cannot hold the rest of the set.",
         "SudokuWiki: Killer Combinations.", "", "",
         "................................................................................. rules: killer 16: A1 A2",
         made_here)};

constexpr TechniqueEntry digits_of_rule = {
    row("digits-of-rule", 'D', 0, 0, rank(95), removes, "digits of a rule", "sums", find_digits_of_rule,
        "a renban of three cells, one of them 1 or 2: no 5 or higher", all_boards, by_hodoku(40)),
    page("A rule asks for certain digits, but not for a sum: a quadruple has its digits in its four cells, both cells "
         "of a palindrome have the same digit, and the digits of a renban are consecutive. A candidate is false if the "
         "other cells cannot hold the other digits that the rule then needs.",
         "", "", "",
         "1................................................................................ rules: renban: A1 B1 C1",
         made_here)};

constexpr TechniqueEntry sum_digit = {
    row("digit-of-sum", 'K', 2, 2, rank(122), removes, "digit of a sum", "sums", find_sum_digits,
        "each way to make the cage has a 9: no other cell of its row has it", all_boards, by_hodoku(50)),
    page("All sets of digits that make a sum have a digit in common. It is in one of the cells of the sum that can "
         "have it, so it is removed from every cell that sees all of these.",
         "SudokuWiki shows it with cage combinations; also called a hidden cage digit or killer locked candidates.", "",
         "",
         "................................................................................. rules: killer 22: A1 B1 C1",
         made_here)};

constexpr TechniqueEntry innies_and_outies = {
    row("innies-outies", 'I', 1, 4, rank(80, 170, 180), removes, "innies and outies", "sums", find_innies_and_outies,
        "the cages in box 1, all but its cell C3, sum to 41: C3 is 4", all_boards, by_hodoku(60), by_hodoku(80),
        by_hodoku(90)),
    page("The digits of a house have a fixed sum: 45 with nine digits. Subtract the cages inside one to four houses "
         "from the sum of these houses: the rest is the sum of the cells that no cage covers, the innies. If a cage "
         "reaches beyond these houses, its cells outside, the outies, count with a minus sign.",
         "The rule of 45; SudokuWiki: Innies and Outies.", "", "",
         "................................................................................. rules: killer 6: A1 B1 C1; "
         "killer 24: A2 B2 C2; killer 11: A3 B3",
         made_here)};

}  // namespace rows

}  // namespace deduku
