// What follows in a pattern that could be read two ways, and the branch that ends in a Twin because of it.
#pragma once

#include "deduku/techniques.hpp"
#include "technique/parts/case.hpp"

namespace deduku {

/// Cells, none of them a clue, and two digits for each.
struct DeadlyPattern {
    std::vector<Cell> cells;
    std::vector<std::array<Digit, 2>> pairs;
};

/// A position inside a branch, with the steps that lead there.
class DeadlyBranch {
  public:
    /// What is left of the sector's members is `keep`.
    DeadlyBranch(const Board& board, const Puzzle& start, Sector on, std::vector<Candidate> keep)
        : here_(board, on, std::move(keep)), start_(start) {}

    const Board& board() const { return here_.board(); }
    /// Takes a Cover if it removes something; whether it does.
    bool take(Cover cover) { return here_.take(std::move(cover)); }
    /// Singles in the pattern's cells and houses, until there is no more. `z` counts among its cells.
    void follow(const DeadlyPattern& pattern, std::optional<Cell> z = std::nullopt);
    /// The end of the branch, if the pattern (or what is forced of it) can be exchanged whichever way it is: by a Twin,
    /// or by an empty cell each of whose digits ends in one. None after a contradiction: that needs no uniqueness.
    [[nodiscard]] std::optional<Branch> end(const DeadlyPattern& pattern, int depth = 3);

  private:
    bool take_singles(Cell cell);
    bool take_hidden(House house, Digit digit);
    [[nodiscard]] std::optional<Branch> split(const DeadlyPattern& pattern, std::size_t at, int depth);
    [[nodiscard]] Branch ended(std::optional<Sector> empty, std::optional<Twin> twin);

    Case here_;
    const Puzzle& start_;
};

/// Whether a branch that keeps `z` alone and follows the pattern could end in a Twin: quickly, without its steps. Where
/// this says no, DeadlyBranch::end() says so too. Leaves the board as it is.
[[nodiscard]] bool may_end(Board& board, const DeadlyPattern& pattern, Candidate z);

/// The deduction that `refuted`, living candidates of one cell, are false, since `end` is the branch that keeps them.
[[nodiscard]] Deduction refuted_by(const Board& board, Branch end);

}  // namespace deduku
