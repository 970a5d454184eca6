// Plain statements of rules, tested on fillings of a board: a text with random cells and values, and a function for it.
//
//   "killer 12: r1c2 r3c4"      all_differ(grid, spots) && sum_of(grid, spots) == 12
#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku::trials {

using Random = std::mt19937;
using Rows = std::vector<std::vector<int>>;  // digits from 1
struct Spot {
    int row;
    int column;
    friend auto operator<=>(const Spot&, const Spot&) = default;
};
using Spots = std::vector<Spot>;

inline int pick(Random& random, int least, int most) {
    return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

struct TestBoard {
    Box box;
    int n() const { return box.digits(); }
    int box_of(Spot s) const { return s.row / box.height * (n() / box.width) + s.column / box.width; }
    int place_of(Spot s) const { return s.row % box.height * box.width + s.column % box.width; }
    Spot in_box(int b, int place) const {
        return {b / (n() / box.width) * box.height + place / box.width,
                b % (n() / box.width) * box.width + place % box.width};
    }
};

inline int at(const Rows& grid, Spot s) {
    return grid[static_cast<std::size_t>(s.row)][static_cast<std::size_t>(s.column)];
}
inline std::vector<int> digits_of(const Rows& grid, const Spots& spots) {
    std::vector<int> out;
    for (Spot s : spots) out.push_back(at(grid, s));
    return out;
}
inline int sum_of(const Rows& grid, const Spots& spots) {
    const std::vector<int> digits = digits_of(grid, spots);
    return std::accumulate(digits.begin(), digits.end(), 0);
}
inline bool all_differ(const Rows& grid, const Spots& spots) {
    const std::vector<int> digits = digits_of(grid, spots);
    return std::set<int>(digits.begin(), digits.end()).size() == spots.size();
}
inline std::string name(Spot s) { return "r" + std::to_string(s.row + 1) + "c" + std::to_string(s.column + 1); }
inline std::string names(const Spots& spots) {
    std::string out;
    for (Spot s : spots) out += ' ' + name(s);
    return out;
}

// Different cells, anywhere.
inline Spots some(Random& random, int n, int count) {
    Spots out;
    while (static_cast<int>(out.size()) < count) {
        const Spot s{pick(random, 0, n - 1), pick(random, 0, n - 1)};
        if (std::find(out.begin(), out.end(), s) == out.end()) out.push_back(s);
    }
    return out;
}
// The line, or the closed one, which ends in its first cell.
inline Spots closed_or_not(Random& random, Spots line) {
    if (line.size() > 2 && pick(random, 0, 2) == 0) line.push_back(line[0]);
    return line;
}
// Two cells that share a side.
inline Spots two(Random& random, int n) {
    const Spot s{pick(random, 0, n - 1), pick(random, 0, n - 2)};
    const Spot t{s.row, s.column + 1};
    Spots out = pick(random, 0, 1) == 0 ? Spots{s, t} : Spots{t, s};
    if (pick(random, 0, 1) == 0)
        for (Spot& one : out) std::swap(one.row, one.column);
    return out;
}
inline bool touch(Spot a, Spot b) { return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1; }
inline Spots all_spots(int n) {
    Spots out;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) out.push_back({r, c});
    return out;
}
template <class Says>  // of two neighbours, the first above or left
bool of_all_neighbours(int n, const Says& says) {
    for (Spot a : all_spots(n))
        for (Spot b : all_spots(n))
            if (a < b && touch(a, b) && !says(a, b)) return false;
    return true;
}

// A row or column from one end, as written.
struct Side {
    std::string text;
    Spots spots;
};
inline Side side(Random& random, int n) {
    const bool row = pick(random, 0, 1) == 0;
    const bool back = pick(random, 0, 1) == 0;
    const int i = pick(random, 0, n - 1);
    Side out{(row ? "row " : "column ") + std::to_string(i + 1), {}};
    if (back) out.text += row ? " from right" : " from bottom";
    for (int k = 0; k < n; ++k) {
        const int j = back ? n - 1 - k : k;
        out.spots.push_back(row ? Spot{i, j} : Spot{j, i});
    }
    return out;
}

struct Trial {
    std::string text;
    std::function<bool(const Rows&)> words;
};
// A trial of a rule; values are taken from a filling of the board, so that some fit.
using Make = Trial (*)(Random&, const TestBoard&, const Rows& some_filling);

inline Trial line_trial(const std::string& head, const Spots& spots,
                        std::function<bool(const std::vector<int>&)> words) {
    return {head + ":" + names(spots), [=](const Rows& grid) { return words(digits_of(grid, spots)); }};
}

inline bool pairs_hold(const std::vector<int>& digits, const std::function<bool(int, int)>& says, int reach = 1000) {
    for (int i = 0; i < static_cast<int>(digits.size()); ++i)
        for (int j = i + 1; j < static_cast<int>(digits.size()) && j <= i + reach; ++j)
            if (!says(digits[static_cast<std::size_t>(i)], digits[static_cast<std::size_t>(j)])) return false;
    return true;
}

/// A trial, and the sentence of the example of its rule, written by hand.
struct TrialRow {
    Make make;
    std::string_view sentence{};
};
/// For each row a trial, or several kinds; by family.
using Trials = std::map<std::string, TrialRow>;
Trials of_houses();
Trials of_marks();
Trials of_lines();
Trials of_sums();
Trials of_sides();
Trials of_pairs();
Trials of_braces();
Trials of_patterns();
Trials of_counts();

/// The trials of all families.
inline const Trials& all_trials() {
    static const Trials all = [] {
        Trials out;
        for (Trials family : {of_houses(), of_marks(), of_lines(), of_sums(), of_sides(), of_pairs(), of_braces(),
                              of_patterns(), of_counts()})
            out.merge(family);
        return out;
    }();
    return all;
}

}  // namespace deduku::trials
