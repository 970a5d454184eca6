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

std::optional<Puzzle> random_givens(const Puzzle& empty, int clues, bool wrong, Random& random) {
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

std::vector<KindOfBoard> kinds_of_boards() {
    std::vector<KindOfBoard> out;
    const auto add = [&](std::string name, std::string_view houses, Box box, std::string_view rules = {}) {
        GeometryPtr board = parse_houses(houses, box);
        if (!rules.empty()) board = std::get<GeometryPtr>(add_rules(board, rules));
        EXPECT_FALSE(board->constrained());
        out.push_back({std::move(name), std::move(board)});
    };
    add("jigsaw 4x4", "AABCADBCADBCDDBC", {2, 2});
    add("X 4x4", "boxes+diagonals", {2, 2});
    add("jigsaw 6x6", "AAABBBAACCCBDACEBBDDCEEEDDCFFEDFFFFE", {2, 3});
    add("X 6x6", "boxes+diagonals", {2, 3});
    constexpr Box nine{3, 3};
    add("jigsaw", "AABCCCCCCABBBBBDCCAABDDDDCEABBFGGDDEAAAFGDDEEFFFFGGEEEFHIFFGGGEHHIIIIIGEHHHHHHIII", nine);
    add("X", "boxes+diagonals", nine);
    add("windoku", "boxes+windoku", nine);
    add("disjoint groups", "boxes", nine, "disjoint-groups");
    add("asterisk", "boxes", nine, "extra-region: E2 C3 G3 B5 E5 H5 C7 G7 E8");
    add("X-windoku", "boxes+diagonals+windoku", nine);
    return out;
}

std::vector<KindOfBoard> kinds_of_boards(int digits) {
    std::vector<KindOfBoard> out = kinds_of_boards();
    std::erase_if(out, [&](const KindOfBoard& kind) { return kind.board->digits() != digits; });
    return out;
}

// A digit in every few cells, completed by a search.
Grid random_grid(const GeometryPtr& board, Random& random) {
    const int n = board->digits();
    for (;;) {
        Board start(board);
        for (int i = 0; i < n; ++i) {
            const auto cell = static_cast<Cell>(below(random, n * n));
            const Set<Digit> digits = start.digits(cell);
            if (digits.size() < 2) continue;
            const auto digit = static_cast<Digit>(below(random, n));
            if (!digits.has(digit)) continue;
            start.keep_only(cell, {digit});
            for (Cell peer : board->peers_of(cell))
                if (start.has({peer, digit})) start.remove({peer, digit});
        }
        Meter some(20'000);
        const Solutions found = solve_by_sectors(start, SearchRequest{}, some);
        if (found.first) return *found.first;
    }
}

Puzzle random_minimal(const GeometryPtr& board, Random& random) {
    const Grid grid = random_grid(board, random);
    Puzzle puzzle(board);
    std::vector<Cell> order(board->every_cell().begin(), board->every_cell().end());
    for (Cell cell : order) puzzle.cells[cell] = {grid[cell]};
    std::shuffle(order.begin(), order.end(), random);
    for (Cell cell : order) {
        puzzle.cells[cell] = board->all_digits();
        Meter no_limit;
        if (solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit).count > 1) puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
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
