// Boards of any houses and the results of the methods, as plainly as possible: numbers, lists of cells, and loops
// over all subsets. It shares only the list of houses with the code under test.
#pragma once

#include <string>
#include <vector>

#include "tests/support/houses.hpp"

namespace deduku::testing {

/// Up to 9 digits: bit d of a cell is digit d + 1.
struct PlainBoard {
    int n = 0;
    std::vector<std::vector<int>> houses;
    std::vector<unsigned> cells;

    friend bool operator==(const PlainBoard&, const PlainBoard&) = default;
};

[[nodiscard]] PlainBoard plain_board(const Puzzle& puzzle);
[[nodiscard]] PlainBoard plain_board(const Board& board);

/// Whether a cell is empty, or a house has no place for a digit.
[[nodiscard]] bool contradicts(const PlainBoard& board);
[[nodiscard]] bool is_complete(const PlainBoard& board);

/// Subsets of up to `largest` cells or digits of a house, and locked candidates, until nothing changes. False after a
/// contradiction; the cells are then meaningless.
bool close_by_subsets(PlainBoard& board, int largest);

/// Boards of six kinds, 6x6 where larger ones would take long; and the name of each.
struct NamedBoard {
    std::string kind;
    Puzzle empty;
};
[[nodiscard]] std::vector<NamedBoard> kinds_of_boards(Random& random);

/// The same puzzle with its cells in another order, and other digits, so that rows are no longer rows. `cell` becomes
/// `cells[cell]`.
struct Renumbered {
    Puzzle puzzle;
    std::vector<int> cells;
    std::vector<int> digits;
};
[[nodiscard]] Renumbered renumbered(const Puzzle& puzzle, Random& random);

}  // namespace deduku::testing
