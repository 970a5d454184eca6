#include "tests/support/houses.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "search/solver.hpp"

namespace deduku::testing {

std::string random_regions(Box box, int swaps, Random& random) {
    const int n = box.digits();
    std::string out;
    for (int cell = 0; cell < n * n; ++cell)
        out += static_cast<char>('a' + cell / n / box.height * (n / box.width) + cell % n / box.width);
    for (int i = 0; i < swaps; ++i)
        std::swap(out[static_cast<std::size_t>(below(random, n * n))],
                  out[static_cast<std::size_t>(below(random, n * n))]);
    return out;
}

Puzzle empty_puzzle(Box box, std::string_view houses) {
    const GeometryPtr board = parse_houses(houses, box);
    EXPECT_TRUE(board) << houses;
    return Puzzle(board);
}

std::optional<Puzzle> random_clues(const Puzzle& empty, int clues, bool wrong, Random& random) {
    const int n = empty.box().digits();
    std::vector<int> order(static_cast<std::size_t>(n * n));
    std::iota(order.begin(), order.end(), 0);
    Puzzle out = empty;
    std::shuffle(order.begin(), order.begin() + n, random);
    for (int i = 0; i < n; ++i)
        out.cells[static_cast<Cell>(i)] = {static_cast<Digit>(order[static_cast<std::size_t>(i)])};
    Meter some(200'000);
    const Solutions found = solve_by_sectors(start_board(out), SearchRequest{}, some);
    if (!found.first) return std::nullopt;
    out = empty;
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    for (int i = 0; i < clues; ++i) {
        const auto cell = static_cast<Cell>(order[static_cast<std::size_t>(i)]);
        out.cells[cell] = {i == 0 && wrong ? static_cast<Digit>(below(random, n)) : (*found.first)[cell]};
    }
    return out;
}

std::vector<Puzzle> boards_with_houses(Random& random) {
    std::vector<Puzzle> out;
    for (const auto& [box, swaps] : {std::pair{Box{2, 2}, 1}, {Box{2, 3}, 2}, {Box{3, 3}, 5}}) {
        out.push_back(empty_puzzle(box, "boxes+diagonals"));
        out.push_back(empty_puzzle(box, random_regions(box, swaps, random)));
        out.push_back(empty_puzzle(box, random_regions(box, swaps, random) + "+diagonals"));
    }
    out.push_back(empty_puzzle({3, 3}, "boxes+windoku"));
    out.push_back(empty_puzzle({3, 3}, "boxes+diagonals+windoku"));
    out.push_back(empty_puzzle({2, 2}, "[[0,1,2,3],[4,5,6,7],[8,9,10,11],[12,13,14,15],[0,5,10,15],[3,6,9,12]]"));
    return out;
}

}  // namespace deduku::testing
