// Boards of a few cells with lines and choices, all of whose solutions are known, and ledgers of versions 2 and 3 about
// them, valid by construction. They share nothing with the library or its checkers, not even the numbering of sectors.
//
//   cells 0 1 2, digits 1 2 3; 0 and 1 differ; 0 + 2 = 4; one of two cases  ->  {"sum":[[7,-1]],"removes":[2]} ..
//   version 3: a grid of 2 x 2, and up to three cells of their own with one to four values, some of them helpers
#pragma once

#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "deduku/verdict.hpp"

namespace deduku::spoil {

struct LineBoard;
struct SmallLine {
    std::vector<std::pair<int, int>> terms;  // candidate, weight
    std::optional<int> least, most;

    [[nodiscard]] bool is_met(const std::vector<int>& grid, const LineBoard& board) const;
    [[nodiscard]] bool at_most_one() const;
    [[nodiscard]] bool exactly_one() const { return least == 1 && at_most_one(); }
};

struct LineBoard {
    int version = 2, digits = 0, cells = 0;
    std::vector<int> values;        // their number in each cell
    std::vector<int> helpers;       // cells that do not count
    std::vector<int> firsts = {0};  // the first candidate of each cell, and the number of all
    std::vector<int> candidate_cells;
    bool states_values = false;
    std::vector<std::vector<int>> houses;
    std::vector<SmallLine> lines;
    std::vector<std::vector<std::vector<SmallLine>>> choices;
    std::vector<std::vector<int>> givens;     // digits from 0
    std::vector<std::vector<int>> solutions;  // all of them; digits from 0

    /// The cell of a candidate, its value from 0, the first candidate of a cell, and the number of all.
    [[nodiscard]] int cell_of(int v) const { return candidate_cells[static_cast<std::size_t>(v)]; }
    [[nodiscard]] int value_of(int v) const { return v - first(cell_of(v)); }
    [[nodiscard]] int first(int cell) const { return firsts[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] int candidates() const { return firsts.back(); }
    [[nodiscard]] bool counts(int cell) const;
    void add_cell(int its_values);

    /// One line without its end.
    [[nodiscard]] std::string header() const;
    /// Cells and digits of houses, as lines.
    [[nodiscard]] std::vector<SmallLine> sectors() const;
    /// Whether this claim is allowed.
    [[nodiscard]] bool is_true(const Accepted& claim) const;
};
[[nodiscard]] LineBoard random_line_board(std::mt19937_64& random, int version = 2);

/// The numbers of steps of each kind in a ledger, also in branches.
struct StepCounts {
    int covers = 0, sums = 0, splits = 0, choices = 0, twins = 0, nested = 0;
    StepCounts& operator+=(const StepCounts& other);
};
struct LineLedger {
    std::string text;
    StepCounts counts;
};
/// Header, random steps and a claim.
[[nodiscard]] LineLedger random_line_ledger(const LineBoard& board, std::mt19937_64& random);

}  // namespace deduku::spoil
