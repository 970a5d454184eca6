// Subsets: finders and rows (subsets.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k cells of a house, each with 2..k candidates, k digits together.
[[nodiscard]] bool find_naked_subsets(const Board& board, int size, const Sink& sink);
/// k digits of a house, each with 2..k places, k cells together.
[[nodiscard]] bool find_hidden_subsets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry naked_subset = {
    row("naked-subset", 'T', 2, any_size, rank(130, 140, 200), removes, "naked subset", "subsets", find_naked_subsets,
        "A1, B1 = {2,5}: no other 2, 5 in row 1", all_boards, by_hodoku(60, medium, 80), by_hodoku(80, medium, 90),
        by_hodoku(120, hard, 120, "Naked Quadruple")),
    page("Two cells of a house have only two candidates between them (a naked pair), three cells only three (a "
         "triple), four cells only four (a quad). These cells take all of these digits, so the digits are removed from "
         "the other cells of the house.",
         "", "T1", "", "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9",
         {"SudokuWiki (A. Stuart), page Naked Pairs"})};

constexpr TechniqueEntry hidden_subset = {
    row("hidden-subset", 'H', 2, any_size, rank(150, 160, 210), removes, "hidden subset", "subsets",
        find_hidden_subsets, "2, 5 of row 1 only at A1, B1: A1, B1 = {2,5}", all_boards, by_hodoku(70, medium, 100),
        by_hodoku(100, medium, 110), by_hodoku(150, hard, 130, "Hidden Quadruple")),
    page(
        "Two digits of a house have only two places between them (a hidden pair), three digits only three (a triple), "
        "four digits only four (a quad). These cells hold these digits, so all other candidates are removed from them.",
        "", "T1", "", ".........9.46.7....768.41..3.97.1.8.7.8...3.1.513.87.2..75.261...54.32.8.........",
        {"SudokuWiki (A. Stuart), page Hidden Pairs"})};

}  // namespace rows

}  // namespace deduku
