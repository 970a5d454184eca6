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

/// A cell is empty, or a house has no place for a digit.
[[nodiscard]] bool contradicts(const PlainBoard& board);
[[nodiscard]] bool is_complete(const PlainBoard& board);

/// Subsets of up to `largest` cells or digits of a house, and a digit whose places in one house all lie in another: to the
/// end. False if it contradicts itself; then the cells mean nothing.
bool close_by_subsets(PlainBoard& board, int largest);

/// Boards of six kinds, 6x6 where there is no other way to have them quickly; and the name of each.
struct NamedBoard {
    std::string kind;
    Puzzle empty;
};
[[nodiscard]] std::vector<NamedBoard> kinds_of_boards(Random& random);

/// The same puzzle with its cells in another order, and other digits: rows are no rows any more. `cell` goes to
/// `cells[cell]`.
struct Renumbered {
    Puzzle puzzle;
    std::vector<int> cells;
    std::vector<int> digits;
};
[[nodiscard]] Renumbered renumbered(const Puzzle& puzzle, Random& random);

}  // namespace deduku::testing
