// Boards of a few cells with lines and choices, all of whose solutions are known, and ledgers of version 2 about them,
// valid by construction. They share nothing with the library or its checkers, not even the numbering of sectors.
//
//   cells 0 1 2, digits 1 2 3; 0 and 1 differ; 0 + 2 = 4; one of two cases  ->  {"sum":[[7,-1]],"removes":[2]} ..
#pragma once

#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "deduku/verdict.hpp"

namespace deduku::spoil {

struct SmallLine {
    std::vector<std::pair<int, int>> terms;  // candidate, weight
    std::optional<int> least, most;

    [[nodiscard]] bool is_met(const std::vector<int>& grid, int digits) const;
    [[nodiscard]] bool at_most_one() const;
    [[nodiscard]] bool exactly_one() const { return least == 1 && at_most_one(); }
};

struct LineBoard {
    int digits = 0, cells = 0;
    std::vector<std::vector<int>> houses;
    std::vector<SmallLine> lines;
    std::vector<std::vector<std::vector<SmallLine>>> choices;
    std::vector<std::vector<int>> givens;     // digits from 0
    std::vector<std::vector<int>> solutions;  // all of them; digits from 0

    /// One line without its end.
    [[nodiscard]] std::string header() const;
    /// Cells and digits of houses, as lines.
    [[nodiscard]] std::vector<SmallLine> sectors() const;
    /// Whether this claim is allowed.
    [[nodiscard]] bool is_true(const Accepted& claim) const;
};
[[nodiscard]] LineBoard random_line_board(std::mt19937_64& random);

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
