// Almost locked sets by their definition, cell by cell: slow, and written without the finders' code.
#pragma once

#include <set>
#include <vector>

#include "tests/support/finders.hpp"

namespace deduku::testing {

/// Cells with two candidates or more, all in one house, with one digit more than cells.
struct SlowSet {
    std::vector<Cell> cells;  ///< ascending
    Set<Digit> digits;

    bool has(Cell cell) const { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }
};

inline bool in_one_house(const Geometry& g, const std::vector<Cell>& cells) {
    for (const Membership& in : g.houses_of(cells.front())) {
        const auto all = g.cells_of(in.house);
        if (std::all_of(cells.begin(), cells.end(),
                        [&](Cell cell) { return std::find(all.begin(), all.end(), cell) != all.end(); }))
            return true;
    }
    return false;
}

inline std::vector<SlowSet> slow_sets(const Board& board) {
    const Geometry& g = board.geometry();
    std::set<std::vector<Cell>> known;
    std::vector<SlowSet> out;
    for (House house : g.every_house())
        for (unsigned chosen = 1; chosen < 1U << g.digits(); ++chosen) {
            SlowSet set;
            bool open = true;
            for (int i = 0; i < g.digits(); ++i) {
                if ((chosen >> i & 1U) == 0) continue;
                const Cell cell = g.cell_at(house, static_cast<Place>(i));
                set.cells.push_back(cell);
                set.digits |= board.digits(cell);
                open = open && board.digits(cell).size() > 1;
            }
            if (!open || set.digits.size() != static_cast<int>(set.cells.size()) + 1) continue;
            std::sort(set.cells.begin(), set.cells.end());
            if (known.insert(set.cells).second) out.push_back(std::move(set));
        }
    return out;
}

inline std::vector<Cell> places_in(const Board& board, const SlowSet& set, Digit digit) {
    std::vector<Cell> out;
    for (Cell cell : set.cells)
        if (board.has({cell, digit})) out.push_back(cell);
    return out;
}

/// Whether the candidate is outside, in one house with all the set's places of its digit, of which there are some.
inline bool sees_all(const Board& board, const SlowSet& set, Candidate c) {
    if (set.has(c.cell) || !set.digits.has(c.digit)) return false;
    std::vector<Cell> cells = places_in(board, set, c.digit);
    cells.push_back(c.cell);
    return in_one_house(board.geometry(), cells);
}

/// Whether the sets have no cell in common, and all their places of the digit, which both have, are in one house.
inline bool restricted(const Board& board, const SlowSet& a, const SlowSet& b, Digit digit) {
    if (!a.digits.has(digit) || !b.digits.has(digit)) return false;
    if (std::any_of(a.cells.begin(), a.cells.end(), [&](Cell cell) { return b.has(cell); })) return false;
    std::vector<Cell> cells = places_in(board, a, digit);
    for (Cell cell : places_in(board, b, digit)) cells.push_back(cell);
    return in_one_house(board.geometry(), cells);
}

inline Set<Digit> all_restricted(const Board& board, const SlowSet& a, const SlowSet& b) {
    Set<Digit> out;
    for (Digit digit : a.digits& b.digits)
        if (restricted(board, a, b, digit)) out.insert(digit);
    return out;
}

/// All sets of a board, and for each the candidates that see it and its common digits with each other set.
struct SlowSets {
    explicit SlowSets(const Board& board) : sets(slow_sets(board)) {
        const Geometry& g = board.geometry();
        for (const SlowSet& a : sets) {
            seen.emplace_back(static_cast<std::size_t>(g.candidates()), false);
            commons.emplace_back();
            for (Digit digit : a.digits)
                for (Cell cell : g.every_cell()) {
                    const Candidate c{cell, digit};
                    if (!board.has(c) || !sees_all(board, a, c)) continue;
                    seen.back()[static_cast<std::size_t>(g.number(c))] = true;
                }
            for (std::size_t b = 0; b < sets.size(); ++b)
                commons.back().push_back(b + 1 < commons.size() ? commons[b][commons.size() - 1]
                                                                : all_restricted(board, a, sets[b]));
        }
    }
    std::vector<SlowSet> sets;
    std::vector<std::vector<bool>> seen;  ///< by set and number of a living candidate
    std::vector<std::vector<Set<Digit>>> commons;

    /// Living candidates that see all places of their digit in both.
    Removes seen_by_both(const Geometry& g, std::size_t a, std::size_t b) const {
        Removes out;
        for (int v = 0; v < g.candidates(); ++v)
            if (seen[a][static_cast<std::size_t>(v)] && seen[b][static_cast<std::size_t>(v)])
                out.push_back(g.candidate(v));
        return out;
    }
};

/// Whether `is` holds for all digits.
template <class Is>
bool every(Set<Digit> digits, Is&& is) {
    for (Digit digit : digits)
        if (!is(digit)) return false;
    return true;
}

/// All candidates of the lists, each once.
inline std::vector<Removes> joined(const std::vector<Removes>& lists) {
    Removes all;
    for (const Removes& each : lists) all.insert(all.end(), each.begin(), each.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::vector<Removes> out;
    add(out, std::move(all));
    return out;
}

}  // namespace deduku::testing
