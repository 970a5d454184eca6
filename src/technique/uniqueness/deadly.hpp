// Consequences of a supposition in a deadly pattern, and the branch that therefore ends in a Twin.
#pragma once

#include "deduku/techniques.hpp"
#include "technique/parts/case.hpp"

namespace deduku {

/// Cells, none of them a given, and two digits for each.
struct DeadlyPattern {
    std::vector<Cell> cells;
    std::vector<std::array<Digit, 2>> pairs;
};

/// A position inside a branch, with the steps that lead there.
class DeadlyBranch {
  public:
    /// Of the living members of the sector, only `keep` are left.
    DeadlyBranch(const Board& board, const Puzzle& start, Sector on, std::vector<Candidate> keep)
        : here_(board, on, std::move(keep)), start_(start) {}

    const Board& board() const { return here_.board(); }
    /// Takes a Cover; returns whether it removed something.
    bool take(Cover cover) { return here_.take(std::move(cover)); }
    /// Singles in the pattern's cells and houses, until there are none. `z` counts as a cell of the pattern.
    void follow(const DeadlyPattern& pattern, std::optional<Cell> z = std::nullopt);
    /// The end of the branch, if the pattern (or its forced part) can be exchanged in every case: a Twin, or an empty
    /// cell each of whose digits ends in a Twin. None after a contradiction, which does not depend on uniqueness.
    [[nodiscard]] std::optional<Branch> end(const DeadlyPattern& pattern, int depth = 3);

  private:
    bool take_singles(Cell cell);
    bool take_hidden(House house, Digit digit);
    [[nodiscard]] std::optional<Branch> split(const DeadlyPattern& pattern, std::size_t at, int depth);
    [[nodiscard]] Branch ended(std::optional<Sector> empty, std::optional<Twin> twin);

    Case here_;
    const Puzzle& start_;
};

/// A quick test whether a branch that keeps only `z` and follows the pattern can end in a Twin. If not,
/// DeadlyBranch::end() returns none. The board is unchanged afterwards.
[[nodiscard]] bool may_end(Board& board, const DeadlyPattern& pattern, Candidate z);

/// The deduction that `refuted`, living candidates of one cell, are false, since `end` is the branch that keeps them.
[[nodiscard]] Deduction refuted_by(const Board& board, Branch end);

}  // namespace deduku
