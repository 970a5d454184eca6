// Plain statements of rules on small boards whose grid and digits differ, for random cells and values.
//
//   3x4 digits 0-4     "thermo: A1 ~ C2"     f[0] < f[6]
#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace deduku::canvas_trials {

inline std::string open_cells(int cells) { return std::string(static_cast<std::size_t>(cells), '.'); }

using Random = std::mt19937;
using Numbers = std::vector<int>;

struct SmallBoard {
    int rows, columns, least, most;
    std::string houses;           // a map, "lines", "none" or a list
    std::vector<Numbers> list{};  // of the list
    int cells() const { return rows * columns; }
    std::string line() const {
        return open_cells(cells()) + " board:" + std::to_string(rows) + 'x' + std::to_string(columns) +
               " digits:" + std::to_string(least) + '-' + std::to_string(most) + " houses:" + houses;
    }
    // Whether two cells are in a common house.
    bool together(int a, int b) const {
        if (!list.empty())
            return std::any_of(list.begin(), list.end(), [&](const Numbers& house) {
                return std::find(house.begin(), house.end(), a) != house.end() &&
                       std::find(house.begin(), house.end(), b) != house.end();
            });
        if (houses == "none") return false;
        const bool map = houses.size() == static_cast<std::size_t>(cells());
        return a / columns == b / columns || a % columns == b % columns ||
               (map && houses[static_cast<std::size_t>(a)] == houses[static_cast<std::size_t>(b)]);
    }
};

inline int pick(Random& random, int least, int most) {
    return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

// A random filling in which houses have no digit twice.
inline Numbers filling_of(const SmallBoard& board, Random& random) {
    Numbers out;
    while (static_cast<int>(out.size()) < board.cells()) {
        Numbers may;
        const int cell = static_cast<int>(out.size());
        for (int d = board.least; d <= board.most; ++d) {
            bool free = true;
            for (int other = 0; other < cell; ++other)
                free = free && !(board.together(cell, other) && out[static_cast<std::size_t>(other)] == d);
            if (free) may.push_back(d);
        }
        if (may.empty())
            out.clear();
        else
            out.push_back(may[static_cast<std::size_t>(pick(random, 0, static_cast<int>(may.size()) - 1))]);
    }
    return out;
}

struct Trial {
    std::string text;
    std::function<bool(const Numbers&)> holds;
};

inline std::string name_of(const SmallBoard& board, int cell) {
    return std::string(1, static_cast<char>('A' + cell % board.columns)) + std::to_string(cell / board.columns + 1);
}
inline std::string names_of(const SmallBoard& board, const Numbers& cells) {
    std::string out;
    for (int cell : cells) out += ' ' + name_of(board, cell);
    return out;
}
inline Numbers at(const Numbers& filling, const Numbers& cells) {
    Numbers out;
    for (int cell : cells) out.push_back(filling[static_cast<std::size_t>(cell)]);
    return out;
}
inline int sum(const Numbers& of) { return std::accumulate(of.begin(), of.end(), 0); }

inline Numbers different_cells(const SmallBoard& board, Random& random, int count) {
    Numbers all(static_cast<std::size_t>(board.cells()));
    std::iota(all.begin(), all.end(), 0);
    std::shuffle(all.begin(), all.end(), random);
    all.resize(static_cast<std::size_t>(count));
    return all;
}
inline Numbers line_of(const SmallBoard& board, Random& random, std::string& name) {
    Numbers out;
    const bool row = pick(random, 0, 1) == 0, back = pick(random, 0, 1) == 0;
    const int number = pick(random, 0, (row ? board.rows : board.columns) - 1);
    for (int i = 0; i < (row ? board.columns : board.rows); ++i)
        out.push_back(row ? number * board.columns + i : i * board.columns + number);
    if (back) std::reverse(out.begin(), out.end());
    name = (row ? "row " : "column ") + std::to_string(number + 1) + (back ? row ? " from right" : " from bottom" : "");
    return out;
}
// Orthogonal neighbours.
inline std::vector<Numbers> pairs_on(const SmallBoard& board, int down, int right) {
    std::vector<Numbers> out;
    for (int a = 0; a < board.cells(); ++a)
        for (int b = a + 1; b < board.cells(); ++b) {
            const int d = b / board.columns - a / board.columns, r = std::abs(b % board.columns - a % board.columns);
            if ((d == down && r == right) || (d == right && r == down)) out.push_back({a, b});
        }
    return out;
}

inline int seen(const Numbers& heights) {
    int count = 0, highest = 0;  // 0 is never seen
    for (int height : heights)
        if (height > highest) highest = height, ++count;
    return count;
}

inline void add_cell_trials(const SmallBoard& board, Random& random, std::vector<Trial>& out) {
    const auto add = [&](std::string text, std::function<bool(const Numbers&)> holds) {
        out.push_back({std::move(text), std::move(holds)});
    };
    const Numbers two = pairs_on(board, 0, 1)[static_cast<std::size_t>(pick(random, 0, 3))];
    const Numbers some = different_cells(board, random, pick(random, 2, 3));
    const Numbers more = different_cells(board, random, 3);
    const std::string pair = names_of(board, two), cells = names_of(board, some), wide = names_of(board, more);
    const auto touching = [&](const Numbers& list) {
        std::string text;
        for (int cell : list) text += (text.empty() ? " " : " ~ ") + name_of(board, cell);
        return text;
    };
    const int value = pick(random, 2, 7), digit = pick(random, board.least, board.most), step = pick(random, 1, 2);
    add("killer " + std::to_string(value) + ":" + cells, [=](const Numbers& f) {
        const Numbers of = at(f, some);
        return sum(of) == value && std::set<int>(of.begin(), of.end()).size() == of.size();
    });
    add("sum-at-most " + std::to_string(value) + ":" + cells,
        [=](const Numbers& f) { return sum(at(f, some)) <= value; });
    add("white " + std::to_string(step) + ":" + pair,
        [=](const Numbers& f) { return std::abs(at(f, two)[0] - at(f, two)[1]) == step; });
    add("black:" + pair, [=](const Numbers& f) {
        const Numbers of = at(f, two);
        return of[0] == 2 * of[1] || of[1] == 2 * of[0];
    });
    add("v:" + pair, [=](const Numbers& f) { return sum(at(f, two)) == 5; });
    add("pair a + b < " + std::to_string(value) + ":" + pair,
        [=](const Numbers& f) { return sum(at(f, two)) < value; });
    add("thermo:" + touching(some), [=](const Numbers& f) {
        const Numbers of = at(f, some);
        return std::adjacent_find(of.begin(), of.end(), std::greater_equal<>()) == of.end();
    });
    add("between:" + touching(more), [=](const Numbers& f) {
        const Numbers of = at(f, more);
        return std::min(of[0], of[2]) < of[1] && of[1] < std::max(of[0], of[2]);
    });
    add("lockout " + std::to_string(step) + ":" + touching(more), [=](const Numbers& f) {
        const Numbers of = at(f, more);
        const int low = std::min(of[0], of[2]), high = std::max(of[0], of[2]);
        return high - low >= step && (of[1] < low || of[1] > high);
    });
    add("renban:" + touching(more), [=](const Numbers& f) {
        const Numbers of = at(f, more);
        const auto [low, high] = std::minmax_element(of.begin(), of.end());
        return std::set<int>(of.begin(), of.end()).size() == 3 && *high - *low == 2;
    });
    add("odd:" + cells, [=](const Numbers& f) {
        const Numbers of = at(f, some);
        return std::all_of(of.begin(), of.end(), [](int d) { return d % 2 == 1; });
    });
    add("counting-circles:" + wide, [=](const Numbers& f) {
        const Numbers of = at(f, more);
        return std::all_of(of.begin(), of.end(), [&](int d) { return std::count(of.begin(), of.end(), d) == d; });
    });
    add("parity-line:" + touching(some), [=](const Numbers& f) {
        const Numbers of = at(f, some);
        return (of[0] + of[1]) % 2 == 1 && (of.size() < 3 || (of[1] + of[2]) % 2 == 1);
    });
    add("contains " + std::to_string(digit) + ":" + cells, [=](const Numbers& f) {
        const Numbers of = at(f, some);
        return std::find(of.begin(), of.end(), digit) != of.end();
    });
    add("sequence:" + touching(more),
        [=](const Numbers& f) { return at(f, more)[0] + at(f, more)[2] == 2 * at(f, more)[1]; });
    add("arrow:" + name_of(board, more[0]) + " =" + touching({more[1], more[2]}),
        [=](const Numbers& f) { return at(f, more)[0] == at(f, more)[1] + at(f, more)[2]; });
}

inline void add_board_trials(const SmallBoard& board, std::vector<Trial>& out) {
    for (const auto& [down, right, text] :
         {std::tuple{1, 2, "anti-knight"}, {0, 1, "non-consecutive"}, {0, 1, "no-sums 3 5"}}) {
        const std::vector<Numbers> pairs = pairs_on(board, down, right);
        const std::string kind = text;
        const auto bad = [kind](int a, int b) {
            if (kind == "anti-knight") return a == b;
            return kind == "non-consecutive" ? std::abs(a - b) == 1 : a + b == 3 || a + b == 5;
        };
        out.push_back({kind, [=](const Numbers& f) {
                           return std::none_of(pairs.begin(), pairs.end(),
                                               [&](const Numbers& p) { return bad(at(f, p)[0], at(f, p)[1]); });
                       }});
    }
}

inline void add_side_trials(const SmallBoard& board, Random& random, std::vector<Trial>& out) {
    std::string side;
    const Numbers line = line_of(board, random, side);
    const int value = pick(random, 0, 7), digit = pick(random, board.least, board.most);
    const int view = pick(random, 1, static_cast<int>(line.size()));
    const auto add = [&](const std::string& text, std::function<bool(const Numbers&)> holds) {
        out.push_back({text + ": " + side, [=](const Numbers& f) { return holds(at(f, line)); }});
    };
    add("skyscraper " + std::to_string(view), [=](const Numbers& of) { return seen(of) == view; });
    add("x-sum " + std::to_string(value), [=](const Numbers& of) {
        const int count = of[0];
        return count <= static_cast<int>(of.size()) && std::accumulate(of.begin(), of.begin() + count, 0) == value;
    });
    add("numbered-room " + std::to_string(digit), [=](const Numbers& of) {
        return of[0] >= 1 && of[0] <= static_cast<int>(of.size()) && of[static_cast<std::size_t>(of[0] - 1)] == digit;
    });
    if (static_cast<int>(line.size()) == board.most - board.least + 1)
        add("sandwich " + std::to_string(value), [=](const Numbers& of) {
            auto a = std::find(of.begin(), of.end(), board.least), b = std::find(of.begin(), of.end(), board.most);
            if (b < a) std::swap(a, b);
            return std::accumulate(a + 1, b, 0) == value;
        });
}

}  // namespace deduku::canvas_trials
