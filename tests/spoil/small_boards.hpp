// Boards of 4x4 cells with any houses, small enough to know all their grids, as oracles for checkers and formulas.
// They share nothing with the library, not even the numbering of sectors.
#pragma once

#include <random>
#include <string>
#include <vector>

namespace deduku::spoil {

struct SmallBoard {
    std::string name;
    std::string header;  // '"box":[2,2]' or '"digits":4,"houses":[..]'
    std::vector<std::vector<int>> houses;
    std::vector<std::vector<int>> grids;  // all of them; digits from 0
};

/// Standard, jigsaw, with diagonals, and with a pair of cells that differ.
[[nodiscard]] const std::vector<SmallBoard>& small_boards();

/// A subset of the givens of a grid: for each cell its digit, or -1.
struct SmallPuzzle {
    const SmallBoard* board = nullptr;
    std::vector<int> clues;
    std::vector<const std::vector<int>*> solutions;

    /// The header of its ledgers, one line without its end.
    [[nodiscard]] std::string header() const;
};
[[nodiscard]] SmallPuzzle random_puzzle(const SmallBoard& board, int clues, std::mt19937_64& random);

/// The error of the first Twin of a ledger.
enum class TwinDamage { none, t_not_forced, f_not_allowed, shared, uneven };

/// A ledger made by random Splits on cells and singles; branches end in a Twin if there is one.
struct TwinLedger {
    std::string steps;         // lines
    std::vector<int> removed;  // at the top level
    int empty = -1;            // the emptied cell, if any
    int twins = 0;
    bool damaged = false;  // as requested
};
[[nodiscard]] TwinLedger twin_ledger(const SmallPuzzle& puzzle, std::mt19937_64& random,
                                     TwinDamage damage = TwinDamage::none);

}  // namespace deduku::spoil
