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
    .row = {.key = "naked-subset",
            .letter = 'T',
            .min_size = 2,
            .max_size = any_size,
            .difficulty = {130, 140, 200},
            .name = "naked subset",
            .family = "subsets",
            .finder = find_naked_subsets,
            .example = "A1, B1 = {2,5}: no other 2, 5 in row 1",
            .hodoku = {{{.points = 60, .level = medium, .place = 80},
                        {.points = 80, .level = medium, .place = 90},
                        {.points = 120, .level = hard, .place = 120, .name = "Naked Quadruple"}}}},
    .page = {.what = "Two cells of a house have only two candidates between them (a naked pair), three cells only "
                     "three (a triple), four cells only four (a quad). These cells take all of these digits, so the "
                     "digits are removed from the other cells of the house.",
             .before = "T1",
             .puzzle = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9",
             .source = {"SudokuWiki (A. Stuart), page Naked Pairs"}}};

constexpr TechniqueEntry hidden_subset = {
    .row = {.key = "hidden-subset",
            .letter = 'H',
            .min_size = 2,
            .max_size = any_size,
            .difficulty = {150, 160, 210},
            .name = "hidden subset",
            .family = "subsets",
            .finder = find_hidden_subsets,
            .example = "2, 5 of row 1 only at A1, B1: A1, B1 = {2,5}",
            .hodoku = {{{.points = 70, .level = medium, .place = 100},
                        {.points = 100, .level = medium, .place = 110},
                        {.points = 150, .level = hard, .place = 130, .name = "Hidden Quadruple"}}}},
    .page = {.what = "Two digits of a house have only two places between them (a hidden pair), three digits only three "
                     "(a triple), four digits only four (a quad). These cells hold these digits, so all other "
                     "candidates are removed from them.",
             .before = "T1",
             .puzzle = ".........9.46.7....768.41..3.97.1.8.7.8...3.1.513.87.2..75.261...54.32.8.........",
             .source = {"SudokuWiki (A. Stuart), page Hidden Pairs"}}};

}  // namespace rows

}  // namespace deduku
