#include "tests/support/plain_houses.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace deduku::testing {
namespace {

std::size_t at_place(int i) { return static_cast<std::size_t>(i); }

std::string text_of(const std::vector<std::vector<int>>& houses) {
    std::string out = "[";
    for (const std::vector<int>& house : houses) {
        out += out.size() > 1 ? ",[" : "[";
        for (std::size_t i = 0; i < house.size(); ++i) out += (i > 0 ? "," : "") + std::to_string(house[i]);
        out += "]";
    }
    return out + "]";
}

std::vector<std::vector<int>> lists(const HouseCells& houses) {
    std::vector<std::vector<int>> out;
    for (const std::vector<Cell>& house : houses) {
        out.emplace_back();
        for (Cell cell : house) out.back().push_back(index(cell));
    }
    return out;
}

// The cells at the same place of each box.
std::vector<std::vector<int>> disjoint_groups(Box box) {
    const int n = box.digits();
    std::vector<std::vector<int>> out(at_place(n));
    for (int cell = 0; cell < n * n; ++cell)
        out[at_place(cell / n % box.height * box.width + cell % n % box.width)].push_back(cell);
    return out;
}

// Removes the digits of the set from the other cells, if it has as many digits as cells; true if something changed.
bool use_naked(PlainBoard& board, const std::vector<int>& house, unsigned set) {
    unsigned digits = 0;
    for (int i = 0; i < board.n; ++i)
        if ((set >> i & 1) != 0) digits |= board.cells[at_place(house[at_place(i)])];
    if (std::popcount(digits) != std::popcount(set)) return false;
    bool changed = false;
    for (int i = 0; i < board.n; ++i) {
        unsigned& cell = board.cells[at_place(house[at_place(i)])];
        if ((set >> i & 1) != 0 || (cell & digits) == 0) continue;
        cell &= ~digits;
        changed = true;
    }
    return changed;
}

bool use_hidden(PlainBoard& board, const std::vector<int>& house, unsigned digits) {
    unsigned places = 0;
    for (int i = 0; i < board.n; ++i)
        if ((board.cells[at_place(house[at_place(i)])] & digits) != 0) places |= 1U << i;
    if (std::popcount(places) != std::popcount(digits)) return false;
    bool changed = false;
    for (int i = 0; i < board.n; ++i) {
        unsigned& cell = board.cells[at_place(house[at_place(i)])];
        if ((places >> i & 1) == 0 || (cell & ~digits) == 0) continue;
        cell &= digits;
        changed = true;
    }
    return changed;
}

bool use_locked(PlainBoard& board, const std::vector<int>& from, const std::vector<int>& to) {
    bool changed = false;
    for (int d = 0; d < board.n; ++d) {
        const auto has = [&](int cell) { return (board.cells[at_place(cell)] >> d & 1) != 0; };
        const auto in_other = [&](int cell) { return std::find(to.begin(), to.end(), cell) != to.end(); };
        if (!std::all_of(from.begin(), from.end(), [&](int cell) { return !has(cell) || in_other(cell); })) continue;
        for (int cell : to) {
            if (!has(cell) || std::find(from.begin(), from.end(), cell) != from.end()) continue;
            board.cells[at_place(cell)] &= ~(1U << d);
            changed = true;
        }
    }
    return changed;
}

}  // namespace

PlainBoard plain_board(const Board& board) {
    PlainBoard out;
    const Geometry& geometry = board.geometry();
    out.n = geometry.digits();
    for (House house : geometry.every_house()) {
        out.houses.emplace_back();
        for (Cell cell : geometry.cells_of(house)) out.houses.back().push_back(index(cell));
    }
    for (Cell cell : geometry.every_cell()) out.cells.push_back(static_cast<unsigned>(board.digits(cell).bits()));
    return out;
}

PlainBoard plain_board(const Puzzle& puzzle) {
    PlainBoard out = plain_board(Board(puzzle.shared_geometry()));
    for (Cell cell : puzzle.cells.ids())
        out.cells[at_place(index(cell))] = static_cast<unsigned>(puzzle.cells[cell].bits());
    return out;
}

bool contradicts(const PlainBoard& board) {
    if (std::find(board.cells.begin(), board.cells.end(), 0U) != board.cells.end()) return true;
    return std::any_of(board.houses.begin(), board.houses.end(), [&](const std::vector<int>& house) {
        unsigned seen = 0;
        for (int cell : house) seen |= board.cells[at_place(cell)];
        return std::popcount(seen) < board.n;
    });
}

bool is_complete(const PlainBoard& board) {
    return !contradicts(board) && std::all_of(board.cells.begin(), board.cells.end(), std::has_single_bit<unsigned>);
}

bool close_by_subsets(PlainBoard& board, int largest) {
    for (bool changed = true; changed;) {
        changed = false;
        for (const std::vector<int>& house : board.houses) {
            for (unsigned set = 1; set < 1U << board.n; ++set) {
                if (std::popcount(set) > largest) continue;
                if (use_naked(board, house, set)) changed = true;
                if (use_hidden(board, house, set)) changed = true;
            }
            if (contradicts(board)) return false;
            for (const std::vector<int>& other : board.houses)
                if (&other != &house && use_locked(board, house, other)) changed = true;
            if (contradicts(board)) return false;
        }
    }
    return true;
}

std::vector<NamedBoard> kinds_of_boards(Random& random) {
    const auto with = [](Box box, const std::vector<std::vector<int>>& more) {
        std::vector<std::vector<int>> houses = lists(standard_houses(box));
        houses.insert(houses.end(), more.begin(), more.end());
        return empty_puzzle(box, text_of(houses));
    };
    const std::vector<int> asterisk = {13, 20, 24, 37, 40, 43, 56, 60, 67};
    return {{"jigsaw", empty_puzzle({2, 3}, random_regions({2, 3}, 2, random))},
            {"jigsaw", empty_puzzle({3, 3}, random_regions({3, 3}, 5, random))},
            {"x", empty_puzzle({2, 3}, "boxes+diagonals")},
            {"x", empty_puzzle({3, 3}, "boxes+diagonals")},
            {"windoku", empty_puzzle({3, 3}, "boxes+windoku")},
            {"disjoint groups", with({2, 2}, disjoint_groups({2, 2}))},
            {"disjoint groups", with({3, 3}, disjoint_groups({3, 3}))},
            {"asterisk", with({3, 3}, {asterisk})},
            {"x-windoku", empty_puzzle({3, 3}, "boxes+diagonals+windoku")}};
}

Renumbered renumbered(const Puzzle& puzzle, Random& random) {
    const PlainBoard plain = plain_board(puzzle);
    std::vector<int> cells(plain.cells.size());
    std::vector<int> digits(at_place(plain.n));
    std::iota(cells.begin(), cells.end(), 0);
    std::iota(digits.begin(), digits.end(), 0);
    std::shuffle(cells.begin(), cells.end(), random);
    std::shuffle(digits.begin(), digits.end(), random);
    std::vector<std::vector<int>> houses = plain.houses;
    for (std::vector<int>& house : houses) {
        for (int& cell : house) cell = cells[at_place(cell)];
        std::sort(house.begin(), house.end());
    }
    std::shuffle(houses.begin(), houses.end(), random);
    Puzzle out(parse_houses(text_of(houses), puzzle.box()));
    for (Cell cell : puzzle.cells.ids()) {
        Set<Digit> image;
        for (Digit d : puzzle.cells[cell]) image.insert(static_cast<Digit>(digits[at_place(index(d))]));
        out.cells[static_cast<Cell>(cells[at_place(index(cell))])] = image;
    }
    return {std::move(out), std::move(cells), std::move(digits)};
}

}  // namespace deduku::testing
