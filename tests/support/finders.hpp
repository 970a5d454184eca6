// Finders compared with definitions: the finds on a board, as comparable data.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "deduku/techniques.hpp"
#include "tests/support/houses.hpp"
#include "tests/support/positions.hpp"

namespace deduku::testing {

/// The removals of one deduction, ascending.
using Removes = std::vector<Candidate>;

inline bool follows(const Board& board, const Deduction& deduction);

/// Whether the steps of a branch follow, one after another, and its end is correct; `inside` is its initial position.
inline bool branch_follows(Board inside, const Branch& branch, const std::vector<Candidate>& removes) {
    for (const Deduction& step : branch.steps) {
        if (!follows(inside, step)) return false;
        apply(inside, step);
    }
    if (branch.twin) return true;  // its condition on the givens is checked by callers that know the puzzle
    if (branch.empty) return inside.living(*branch.empty) == 0 && inside.geometry().exactly_one(*branch.empty);
    return std::none_of(removes.begin(), removes.end(), [&](Candidate c) { return inside.has(c); });
}

/// Whether each removal follows from the reason on this board: the conditions of doc/ledger-format.md.
inline bool follows(const Board& board, const Deduction& deduction) {
    const auto& removes = deduction.removes;
    if (!std::all_of(removes.begin(), removes.end(), [&](Candidate c) { return board.has(c); })) return false;
    const auto all_in = [&](const std::vector<Candidate>& shown) {
        return std::all_of(removes.begin(), removes.end(),
                           [&](Candidate c) { return std::find(shown.begin(), shown.end(), c) != shown.end(); });
    };
    if (const auto* cover = std::get_if<Cover>(&deduction.why))
        return holds(board, *cover) && all_in(consequences(board, *cover));
    if (const auto* sum = std::get_if<Sum>(&deduction.why))
        return holds(board, *sum) && all_in(consequences(board, *sum));
    if (const auto* cases = std::get_if<Cases>(&deduction.why)) {
        const Choice& choice = board.geometry().choices().at(static_cast<std::size_t>(cases->choice));
        if (cases->branches.size() != choice.size()) return false;
        for (std::size_t i = 0; i < choice.size(); ++i) {
            Board inside = board;
            inside.open_case(choice[i]);
            if (!cases->branches[i].keep.empty() || !branch_follows(inside, cases->branches[i], removes)) return false;
        }
        return true;
    }
    const auto& split = std::get<Split>(deduction.why);
    std::vector<Candidate> members;
    for (Place p : board.members(split.on)) members.push_back(board.geometry().member(split.on, p));
    std::vector<Candidate> kept;
    for (const Branch& branch : split.branches) {
        kept.insert(kept.end(), branch.keep.begin(), branch.keep.end());
        Board inside = board;
        for (Candidate c : members)
            if (std::find(branch.keep.begin(), branch.keep.end(), c) == branch.keep.end()) inside.remove(c);
        if (!branch_follows(inside, branch, removes)) return false;
    }
    std::sort(kept.begin(), kept.end());
    std::sort(members.begin(), members.end());
    return board.geometry().exactly_one(split.on) && kept == members;  // no finder repeats a member or keeps a dead one
}

/// The finds of a finder, one entry per deduction, sorted. Each deduction must follow from its reason, and
/// a Cover makes all its eliminations.
inline std::vector<Removes> found_by(Finder find, const Board& board, int size) {
    std::vector<Removes> out;
    find(board, size, [&](const Deduction& deduction) {
        const auto* cover = std::get_if<Cover>(&deduction.why);
        EXPECT_TRUE(follows(board, deduction));
        EXPECT_TRUE(!cover || consequences(board, *cover) == deduction.removes);
        EXPECT_FALSE(deduction.removes.empty());
        out.push_back(deduction.removes);
        return true;
    });
    std::sort(out.begin(), out.end());
    return out;
}

/// Whether two cells share a row, a column or a box, by coordinates; on other boards a house, by the lists of houses.
inline bool share_house(const Geometry& g, Cell a, Cell b) {
    if (a == b) return false;
    if (!g.standard())
        return std::any_of(g.all_houses().begin(), g.all_houses().end(), [&](House house) {
            const auto cells = g.cells_of(house);
            const auto has = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
            return has(a) && has(b);
        });
    const auto [height, width] = g.box();
    const int rows = g.row(a) - g.row(b), columns = g.column(a) - g.column(b);
    return rows == 0 || columns == 0 ||
           (g.row(a) / height == g.row(b) / height && g.column(a) / width == g.column(b) / width);
}

/// Whether the house is neither a row nor a column: a box, or its equivalent.
inline bool is_area(const Geometry& g, House house) {
    return g.kind(house) != HouseKind::row && g.kind(house) != HouseKind::column;
}

/// Whether at most one of them is true.
inline bool exclude(const Geometry& g, Candidate a, Candidate b) {
    return a != b && (a.cell == b.cell || (a.digit == b.digit && share_house(g, a.cell, b.cell)));
}

/// Living candidates that exclude each of these.
inline Removes seen_by_all(const Board& board, const std::vector<Candidate>& all) {
    Removes out;
    for (Candidate c : board.geometry().every_candidate())
        if (board.has(c) &&
            std::all_of(all.begin(), all.end(), [&](Candidate each) { return exclude(board.geometry(), each, c); }))
            out.push_back(c);
    return out;
}

/// The places of a digit in a house.
inline std::vector<Cell> places_of(const Board& board, House house, Digit digit) {
    std::vector<Cell> out;
    for (Cell cell : board.geometry().cells_of(house))
        if (board.has({cell, digit})) out.push_back(cell);
    return out;
}

/// Adds a deduction of the definition, if it removes something.
inline void add(std::vector<Removes>& out, Removes removes) {
    std::sort(removes.begin(), removes.end());
    if (!removes.empty()) out.push_back(std::move(removes));
}

/// Compares finder and definition on random boards (this many of each shape), sparse and dense, of every shape up to
/// 16x16. `definition(board, size)` lists the expected finds, in any order; in all more than `least`.
template <class Definition>
void compare(Finder find, Definition&& definition, int min_size, int max_size, int largest_board = 16, int boards = 24,
             std::size_t least = 100) {
    Random random(11);
    std::size_t seen = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 3}, Box{3, 4}, Box{4, 4}}) {
        if (box.digits() > largest_board) continue;
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < boards; ++i) {
            const Board board = random_position(geometry, 20 + 72 * i / boards, random);
            for (int size = min_size; size <= std::min(max_size, box.digits() - 1); ++size) {
                std::vector<Removes> expected = definition(board, size);
                std::sort(expected.begin(), expected.end());
                ASSERT_TRUE(found_by(find, board, size) == expected)
                    << box.height << "x" << box.width << " boxes, board " << i << ", size " << size;
                seen += expected.size();
            }
        }
    }
    EXPECT_GT(seen, least);
}

/// Boards of 4, 6 and 9 digits: boxes, and each kind of other houses.
inline std::vector<GeometryPtr> boxes_and_houses() {
    std::vector<GeometryPtr> out;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}}) out.push_back(std::make_shared<const Geometry>(box));
    for (const KindOfBoard& kind : kinds_of_boards()) out.push_back(kind.board);
    return out;
}

/// The same on boards with other houses, up to this many digits; on the first at least `percent` of the candidates
/// are dead.
template <class Definition>
void compare_on_houses(Finder find, Definition&& definition, int min_size, int max_size, int largest_board = 9,
                       int boards = 12, std::size_t least = 50, int percent = 20) {
    Random random(12);
    std::size_t seen = 0;
    for (const KindOfBoard& kind : kinds_of_boards()) {
        if (kind.board->digits() > largest_board) continue;
        for (int i = 0; i < boards; ++i) {
            const Board board = random_position(kind.board, percent + (92 - percent) * i / boards, random);
            for (int size = min_size; size <= std::min(max_size, kind.board->digits() - 1); ++size) {
                std::vector<Removes> expected = definition(board, size);
                std::sort(expected.begin(), expected.end());
                ASSERT_TRUE(found_by(find, board, size) == expected) << kind.name << " " << i << ", size " << size;
                seen += expected.size();
            }
        }
    }
    EXPECT_GT(seen, least);
}

/// Expects that the finder stops as soon as its sink says so.
inline void expect_stops(Finder find, const Board& board, int size) {
    int calls = 0;
    EXPECT_FALSE(find(board, size, [&](const Deduction&) { return ++calls < 2; }));
    EXPECT_EQ(calls, 2);
}

/// A board on which only the named cells are restricted: {"A1", "25"}.
inline Board board_of(const std::vector<std::pair<std::string, std::string>>& cells, Box box = {3, 3}) {
    Board board(std::make_shared<const Geometry>(box));
    for (const auto& [name, digits] : cells) {
        Set<Digit> keep;
        for (char c : digits) keep.insert(static_cast<Digit>(c - '1'));
        board.keep_only(board.geometry().cell(name[1] - '1', name[0] - 'A'), keep);
    }
    return board;
}

/// "A1=2,5 B1=7" for a list of candidates ordered by cell.
inline std::string text(const Geometry& geometry, const Removes& removes) {
    std::string out;
    for (std::size_t i = 0; i < removes.size(); ++i) {
        const Candidate c = removes[i];
        const std::string digit = std::to_string(index(c.digit) + 1);
        if (i > 0 && removes[i - 1].cell == c.cell) {
            out += "," + digit;
            continue;
        }
        if (!out.empty()) out += ' ';
        out += static_cast<char>('A' + geometry.column(c.cell));
        out += std::to_string(geometry.row(c.cell) + 1) + "=" + digit;
    }
    return out;
}

/// The finds of a finder, as text.
inline std::vector<std::string> texts(Finder find, const Board& board, int size) {
    std::vector<std::string> out;
    for (const Removes& removes : found_by(find, board, size)) out.push_back(text(board.geometry(), removes));
    return out;
}

}  // namespace deduku::testing
