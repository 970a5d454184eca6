// Every rule as its words say, written again and plainly: on all 4x4 boards, and on random boards up to 16x16, the
// fillings by lines and choices are those by these words, and those by the predicate of the row.
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "tests/support/satisfies.hpp"

namespace deduku {
namespace {

using Random = std::mt19937;
using Rows = std::vector<std::vector<int>>;  // digits from 1
struct Spot {
    int row;
    int column;
    friend auto operator<=>(const Spot&, const Spot&) = default;
};
using Spots = std::vector<Spot>;

int pick(Random& random, int least, int most) {
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

int at(const Rows& grid, Spot s) { return grid[static_cast<std::size_t>(s.row)][static_cast<std::size_t>(s.column)]; }
std::vector<int> digits_of(const Rows& grid, const Spots& spots) {
    std::vector<int> out;
    for (Spot s : spots) out.push_back(at(grid, s));
    return out;
}
int sum_of(const Rows& grid, const Spots& spots) {
    const std::vector<int> digits = digits_of(grid, spots);
    return std::accumulate(digits.begin(), digits.end(), 0);
}
bool all_differ(const Rows& grid, const Spots& spots) {
    const std::vector<int> digits = digits_of(grid, spots);
    return std::set<int>(digits.begin(), digits.end()).size() == spots.size();
}
std::string name(Spot s) { return "r" + std::to_string(s.row + 1) + "c" + std::to_string(s.column + 1); }
std::string names(const Spots& spots) {
    std::string out;
    for (Spot s : spots) out += ' ' + name(s);
    return out;
}

// Different cells, anywhere.
Spots some(Random& random, int n, int count) {
    Spots out;
    while (static_cast<int>(out.size()) < count) {
        const Spot s{pick(random, 0, n - 1), pick(random, 0, n - 1)};
        if (std::find(out.begin(), out.end(), s) == out.end()) out.push_back(s);
    }
    return out;
}
// Two that touch at a side.
Spots two(Random& random, int n) {
    const Spot s{pick(random, 0, n - 1), pick(random, 0, n - 2)};
    const Spot t{s.row, s.column + 1};
    Spots out = pick(random, 0, 1) == 0 ? Spots{s, t} : Spots{t, s};
    if (pick(random, 0, 1) == 0)
        for (Spot& one : out) std::swap(one.row, one.column);
    return out;
}
bool touch(Spot a, Spot b) { return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1; }
Spots all_spots(int n) {
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

// A row or column from one end, as it is written.
struct Side {
    std::string text;
    Spots spots;
};
Side side(Random& random, int n) {
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
// A trial of a rule; values come from a filling of the board, so that some fit.
using Make = Trial (*)(Random&, const TestBoard&, const Rows& some_filling);

Trial line_trial(const std::string& head, const Spots& spots, std::function<bool(const std::vector<int>&)> words) {
    return {head + ":" + names(spots), [=](const Rows& grid) { return words(digits_of(grid, spots)); }};
}

bool pairs_hold(const std::vector<int>& digits, const std::function<bool(int, int)>& says, int reach = 1000) {
    for (int i = 0; i < static_cast<int>(digits.size()); ++i)
        for (int j = i + 1; j < static_cast<int>(digits.size()) && j <= i + reach; ++j)
            if (!says(digits[static_cast<std::size_t>(i)], digits[static_cast<std::size_t>(j)])) return false;
    return true;
}

template <int Kind>  // 0: white, 1: black, 2: both
Trial make_all_dots(Random& random, const TestBoard& board, const Rows&) {
    // White dots everywhere but for a few pairs, so that fillings without other hints are not all refused.
    Spots dotted[2];
    std::string text = Kind == 0 ? "all-dots white" : Kind == 1 ? "all-dots black" : "all-dots";
    std::set<std::pair<Spot, Spot>> dots;
    const bool black = pick(random, 0, 1) == 0;
    of_all_neighbours(board.n(), [&](Spot a, Spot b) {
        if (pick(random, 0, 2 * board.n() * board.n()) > 6) {
            dots.insert({a, b});
            text += (black ? "; black 4:" : "; white 4:") + names({b, a});
        }
        return true;
    });
    // Dots of 4 demand too much: only the first rule is asked about (see `only_first`).
    return {text, [=, n = board.n()](const Rows& grid) {
                return of_all_neighbours(n, [&](Spot a, Spot b) {
                    if (dots.count({a, b}) > 0) return true;
                    const int d = at(grid, a), e = at(grid, b);
                    const bool consecutive = d - e == 1 || e - d == 1;
                    const bool doubled = d == e + e || e == d + d;
                    return !(Kind != 1 && consecutive) && !(Kind != 0 && doubled);
                });
            }};
}

template <int Kind>  // 0: x, 1: v, 2: both
Trial make_all_xv(Random& random, const TestBoard& board, const Rows&) {
    std::string text = Kind == 0 ? "all-xv x" : Kind == 1 ? "strict xv V" : "all-xv";
    std::set<std::pair<Spot, Spot>> marked;
    const std::string mark = pick(random, 0, 1) == 0 ? "; X:" : "; v:";
    of_all_neighbours(board.n(), [&](Spot a, Spot b) {
        if (pick(random, 0, 2 * board.n() * board.n()) > 10) {
            marked.insert({a, b});
            text += mark + names({a, b});
        }
        return true;
    });
    return {text, [=, n = board.n()](const Rows& grid) {
                return of_all_neighbours(n, [&](Spot a, Spot b) {
                    if (marked.count({a, b}) > 0) return true;
                    const int sum = at(grid, a) + at(grid, b);
                    return !(Kind != 1 && sum == 10) && !(Kind != 0 && sum == 5);
                });
            }};
}

template <int Sign>  // -1: minimum, 1: maximum
Trial make_extreme(Random& random, const TestBoard& board, const Rows&) {
    // Two rules: cells of both are marked the same way.
    const Spots spots = some(random, board.n(), 3);
    const std::string word = Sign < 0 ? "minimum:" : "max:";
    const bool split = pick(random, 0, 1) == 0;
    const Spots first = split ? Spots{spots[0]} : spots;
    const std::string text = word + names(first) + (split ? "; " + word + names({spots[1], spots[2]}) : "");
    return {text, [=, n = board.n()](const Rows& grid) {
                for (Spot s : first)
                    for (Spot t : all_spots(n)) {
                        if (!touch(s, t) || std::find(spots.begin(), spots.end(), t) != spots.end()) continue;
                        if ((at(grid, s) - at(grid, t)) * Sign <= 0) return false;
                    }
                return true;
            }};
}

// kind: 0: by rows: where the digit says in the column; 1: by columns; 2: by boxes.
template <int Kind>
Trial make_indexer(Random& random, const TestBoard& board, const Rows&) {
    const Spots spots = some(random, board.n(), pick(random, 1, 2));
    const std::string word = Kind == 0 ? "row-indexer:" : Kind == 1 ? "column-indexer:" : "box-indexer:";
    return {word + names(spots), [=](const Rows& grid) {
                for (Spot s : spots) {
                    const int d = at(grid, s);
                    if (Kind == 0 && at(grid, {d - 1, s.column}) != s.row + 1) return false;
                    if (Kind == 1 && at(grid, {s.row, d - 1}) != s.column + 1) return false;
                    if (Kind == 2 && at(grid, board.in_box(board.box_of(s), d - 1)) != board.place_of(s) + 1)
                        return false;
                }
                return true;
            }};
}

bool equal_sums_of(const Rows& grid, const std::vector<Spots>& parts) {
    for (const Spots& part : parts)
        if (sum_of(grid, part) != sum_of(grid, parts[0])) return false;
    return true;
}

bool moves_differ(const Rows& grid, int n, int down, int right) {
    for (Spot a : all_spots(n))
        for (Spot b : all_spots(n)) {
            const int dr = std::abs(a.row - b.row), dc = std::abs(a.column - b.column);
            if (((dr == down && dc == right) || (dr == right && dc == down)) && at(grid, a) == at(grid, b))
                return false;
        }
    return true;
}

// For each row a trial of it, or several kinds.
const std::map<std::string, Make>& makers() {
    static const std::map<std::string, Make> all = {
        {"extra-region",
         [](Random& random, const TestBoard& b, const Rows&) {
             const Spots spots = some(random, b.n(), pick(random, 1, std::min(b.n(), 4)));
             return Trial{"extra-region:" + names(spots), [=](const Rows& g) { return all_differ(g, spots); }};
         }},
        {"diagonal",
         [](Random& random, const TestBoard& b, const Rows&) {
             const bool up = pick(random, 0, 1) == 0;
             Spots spots;
             for (int i = 0; i < b.n(); ++i) spots.push_back({up ? b.n() - 1 - i : i, i});
             return Trial{up ? "diagonal up" : "diagonal down", [=](const Rows& g) { return all_differ(g, spots); }};
         }},
        {"diagonals",
         [](Random&, const TestBoard& b, const Rows&) {
             Spots down, up;
             for (int i = 0; i < b.n(); ++i) {
                 down.push_back({i, i});
                 up.push_back({b.n() - 1 - i, i});
             }
             return Trial{"diagonals", [=](const Rows& g) { return all_differ(g, down) && all_differ(g, up); }};
         }},
        {"windows",
         [](Random&, const TestBoard&, const Rows&) {
             return Trial{"windows", [=](const Rows& g) {
                              for (int top : {2, 6})
                                  for (int left : {2, 6}) {
                                      std::set<int> digits;
                                      for (int r = top; r < top + 3; ++r)
                                          for (int c = left; c < left + 3; ++c) digits.insert(at(g, {r - 1, c - 1}));
                                      if (digits.size() != 9) return false;
                                  }
                              return true;
                          }};
         }},
        {"disjoint-groups",
         [](Random&, const TestBoard& b, const Rows&) {
             return Trial{"disjoint-groups", [=](const Rows& g) {
                              for (Spot s : all_spots(b.n()))
                                  for (Spot t : all_spots(b.n()))
                                      if (s != t && b.place_of(s) == b.place_of(t) && at(g, s) == at(g, t))
                                          return false;
                              return true;
                          }};
         }},
        {"anti-knight",
         [](Random&, const TestBoard& b, const Rows&) {
             return Trial{"anti-knight", [n = b.n()](const Rows& g) { return moves_differ(g, n, 1, 2); }};
         }},
        {"anti-king",
         [](Random&, const TestBoard& b, const Rows&) {
             return Trial{"anti-king",
                          [n = b.n()](const Rows& g) { return moves_differ(g, n, 1, 1) && moves_differ(g, n, 0, 1); }};
         }},
        {"non-consecutive",
         [](Random& random, const TestBoard& b, const Rows&) {
             std::string text = "non-consecutive";
             std::set<std::pair<Spot, Spot>> dots;
             const bool few = pick(random, 0, 1) == 0;
             of_all_neighbours(b.n(), [&](Spot s, Spot t) {
                 if (!few && pick(random, 0, 2 * b.n() * b.n()) > 6) {
                     dots.insert({s, t});
                     text += "; white:" + names({t, s});
                 }
                 return true;
             });
             return Trial{text, [=, n = b.n()](const Rows& g) {
                              return of_all_neighbours(n, [&](Spot s, Spot t) {
                                  return dots.count({s, t}) > 0 || std::abs(at(g, s) - at(g, t)) != 1;
                              });
                          }};
         }},
        {"killer",
         [](Random& random, const TestBoard& b, const Rows& f) {
             const Spots spots = some(random, b.n(), pick(random, 1, std::min(4, b.n())));
             const int sum = sum_of(f, spots);
             const bool with = pick(random, 0, 3) != 0;
             return Trial{(with ? "killer " + std::to_string(sum) : "killer") + ":" + names(spots),
                          [=](const Rows& g) { return all_differ(g, spots) && (!with || sum_of(g, spots) == sum); }};
         }},
        {"sum",
         [](Random& random, const TestBoard& b, const Rows& f) {
             Spots spots = some(random, b.n(), pick(random, 1, 5));
             spots.push_back(spots[0]);
             const int sum = sum_of(f, spots);
             return Trial{"sum " + std::to_string(sum) + ":" + names(spots),
                          [=](const Rows& g) { return sum_of(g, spots) == sum; }};
         }},
        {"white",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int v = pick(random, 1, b.n() - 1);
             return line_trial(v == 1 ? "white" : "white " + std::to_string(v), two(random, b.n()),
                               [=](const std::vector<int>& d) { return d[0] == d[1] + v || d[1] == d[0] + v; });
         }},
        {"black",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int v = pick(random, 2, 3);
             return line_trial(v == 2 ? "black" : "ratio " + std::to_string(v), two(random, b.n()),
                               [=](const std::vector<int>& d) { return d[0] == d[1] * v || d[1] == d[0] * v; });
         }},
        {"x",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("X", two(random, b.n()), [](const std::vector<int>& d) { return d[0] + d[1] == 10; });
         }},
        {"v",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("v", two(random, b.n()), [](const std::vector<int>& d) { return d[0] + d[1] == 5; });
         }},
        {"all-dots white", make_all_dots<0>},
        {"all-dots black", make_all_dots<1>},
        {"all-dots", make_all_dots<2>},
        {"all-xv x", make_all_xv<0>},
        {"all-xv v", make_all_xv<1>},
        {"all-xv", make_all_xv<2>},
        {"greater",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("greater", two(random, b.n()), [](const std::vector<int>& d) { return d[0] > d[1]; });
         }},
        {"thermo",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("thermo", some(random, b.n(), pick(random, 2, 4)), [](const std::vector<int>& d) {
                 return pairs_hold(d, [](int x, int y) { return x < y; });
             });
         }},
        {"slow-thermo",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("slow-thermo", some(random, b.n(), pick(random, 2, 5)), [](const std::vector<int>& d) {
                 return pairs_hold(d, [](int x, int y) { return x <= y; });
             });
         }},
        {"whispers",
         [](Random& random, const TestBoard& b, const Rows&) {
             Spots spots = some(random, b.n(), pick(random, 2, 4));
             if (spots.size() > 2 && pick(random, 0, 1) == 0) spots.push_back(spots[0]);
             const int v = b.n() == 9 ? 5 : pick(random, 1, b.n() - 1);
             return line_trial(b.n() == 9 ? "German Whispers" : "whispers " + std::to_string(v), spots,
                               [=](const std::vector<int>& d) {
                                   return pairs_hold(
                                       d, [=](int x, int y) { return std::abs(x - y) >= v; }, 1);
                               });
         }},
        {"dutch-whispers",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int v = b.n() == 9 ? 4 : pick(random, 1, b.n() - 1);
             return line_trial(b.n() == 9 ? "dutch" : "dutch whispers " + std::to_string(v),
                               some(random, b.n(), pick(random, 2, 4)), [=](const std::vector<int>& d) {
                                   return pairs_hold(
                                       d, [=](int x, int y) { return x - y >= v || y - x >= v; }, 1);
                               });
         }},
        {"renban",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("renban", some(random, b.n(), pick(random, 2, std::min(4, b.n()))),
                               [](const std::vector<int>& d) {
                                   const std::set<int> digits(d.begin(), d.end());
                                   return digits.size() == d.size() &&
                                          *digits.rbegin() - *digits.begin() + 1 == static_cast<int>(d.size());
                               });
         }},
        {"palindrome",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("palindrome", some(random, b.n(), pick(random, 2, 5)),
                               [](const std::vector<int>& d) { return d == std::vector<int>(d.rbegin(), d.rend()); });
         }},
        {"arrow",
         [](Random& random, const TestBoard& b, const Rows& f) {
             // The second line has cells until the circle is reached, if it can be.
             const bool pill = b.n() <= 9 && pick(random, 0, 2) == 0;
             const Spots circle = some(random, b.n(), pill ? pick(random, 2, 3) : 1);
             const auto number = [=](const Rows& g) {
                 int out = 0;
                 for (Spot s : circle) out = out * 10 + at(g, s);
                 return out;
             };
             std::vector<Spots> lines(pick(random, 0, 2) == 0 ? 2 : 1);
             for (Spots& line : lines)
                 for (int tries = 0; tries < 200 && sum_of(f, line) != number(f); ++tries) {
                     const Spot next = some(random, b.n(), 1)[0];
                     if (at(f, next) + sum_of(f, line) <= number(f)) line.push_back(next);
                 }
             std::string text = (pill ? "pill:" : "arrow:") + names(circle);
             for (Spots& line : lines) {
                 if (line.empty()) line = some(random, b.n(), 2);
                 text += " =" + names(line);
             }
             return Trial{text, [=](const Rows& g) {
                              return std::all_of(lines.begin(), lines.end(),
                                                 [&](const Spots& line) { return sum_of(g, line) == number(g); });
                          }};
         }},
        {"double-arrow",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("double-arrow", some(random, b.n(), pick(random, 3, 5)), [](const std::vector<int>& d) {
                 int balance = 2 * (d.front() + d.back());
                 for (int x : d) balance -= x;
                 return balance == 0;
             });
         }},
        {"zipper",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("zipper", some(random, b.n(), pick(random, 3, 6)), [](const std::vector<int>& d) {
                 const std::size_t k = d.size();
                 const int sum = d[0] + d[k - 1];
                 for (std::size_t i = 0; i < k; ++i)
                     if ((2 * i + 1 == k ? d[i] : d[i] + d[k - 1 - i]) != sum) return false;
                 return true;
             });
         }},
        {"region-sum",
         [](Random& random, const TestBoard& b, const Rows&) {
             const Spots spots = some(random, b.n(), pick(random, 2, 4));
             return Trial{"region-sum-line:" + names(spots), [=](const Rows& g) {
                              std::vector<int> sums;
                              int last = -1;
                              for (Spot s : spots) {
                                  if (b.box_of(s) != last) sums.push_back(0);
                                  last = b.box_of(s);
                                  sums.back() += at(g, s);
                              }
                              return std::set<int>(sums.begin(), sums.end()).size() == 1;
                          }};
         }},
        {"equal-sums",
         [](Random& random, const TestBoard& b, const Rows&) {
             std::vector<Spots> parts;
             std::string text = "equal-sums:";
             for (int i = pick(random, 2, 3); i > 0; --i) {
                 parts.push_back(some(random, b.n(), pick(random, 1, 2)));
                 text += (parts.size() > 1 ? " =" : "") + names(parts.back());
             }
             return Trial{text, [=](const Rows& g) { return equal_sums_of(g, parts); }};
         }},
        {"clone",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int k = pick(random, 1, 2);
             const Spots first = some(random, b.n(), k), second = some(random, b.n(), k);
             return Trial{"clone:" + names(first) + " =" + names(second),
                          [=](const Rows& g) { return digits_of(g, first) == digits_of(g, second); }};
         }},
        {"little-killer",
         [](Random& random, const TestBoard& b, const Rows& f) {
             const int n = b.n();
             const int i = pick(random, 0, n - 1);
             const bool right = pick(random, 0, 1) == 0;
             Spots spots;  // from the left or right edge down
             for (int k = 0; i + k < n; ++k) spots.push_back({i + k, right ? k : n - 1 - k});
             const int sum = sum_of(f, spots);
             return Trial{"little killer " + std::to_string(sum) + ": " + name(spots[0]) +
                              (right ? " down-right" : " down-left"),
                          [=](const Rows& g) { return sum_of(g, spots) == sum; }};
         }},
        {"quad",
         [](Random& random, const TestBoard& b, const Rows& f) {
             const Spot s{pick(random, 0, b.n() - 2), pick(random, 0, b.n() - 2)};
             const Spots four = {s, {s.row, s.column + 1}, {s.row + 1, s.column}, {s.row + 1, s.column + 1}};
             std::vector<int> wanted = digits_of(f, four);
             wanted.resize(static_cast<std::size_t>(pick(random, 1, 4)));
             if (pick(random, 0, 4) == 0) wanted.back() = wanted.front();
             std::string text = "quad";
             for (int d : wanted) text += ' ' + std::to_string(d);
             return Trial{text + ":" + names(four), [=](const Rows& g) {
                              for (int d : wanted) {
                                  int have = 0, want = 0;
                                  for (int e : digits_of(g, four)) have += e == d;
                                  for (int e : wanted) want += e == d;
                                  if (have < want) return false;
                              }
                              return true;
                          }};
         }},
        {"odd",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("odd", some(random, b.n(), pick(random, 1, 3)), [](const std::vector<int>& d) {
                 return std::all_of(d.begin(), d.end(), [](int x) { return x % 2 == 1; });
             });
         }},
        {"even",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("even", some(random, b.n(), pick(random, 1, 3)), [](const std::vector<int>& d) {
                 return std::all_of(d.begin(), d.end(), [](int x) { return x % 2 == 0; });
             });
         }},
        {"minimum", make_extreme<-1>},
        {"maximum", make_extreme<1>},
        {"entropic",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int third = b.n() / 3;
             return line_trial("entropic", some(random, b.n(), pick(random, 3, 5)), [=](const std::vector<int>& d) {
                 for (std::size_t i = 0; i + 2 < d.size(); ++i) {
                     int low = 0, high = 0;
                     for (std::size_t j = i; j < i + 3; ++j) {
                         low += d[j] <= third;
                         high += d[j] > 2 * third;
                     }
                     if (low != 1 || high != 1) return false;
                 }
                 return true;
             });
         }},
        {"modular",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int m = pick(random, 2, 3);
             return line_trial(m == 3 ? "modular" : "modular 2", some(random, b.n(), pick(random, m, 5)),
                               [=](const std::vector<int>& d) {
                                   return pairs_hold(
                                       d, [=](int x, int y) { return (x - y) % m != 0; }, m - 1);
                               });
         }},
        {"nabner",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("nabner", some(random, b.n(), pick(random, 2, std::min(4, b.n()))),
                               [](const std::vector<int>& d) {
                                   return pairs_hold(d, [](int x, int y) { return x - y > 1 || y - x > 1; });
                               });
         }},
        {"between",
         [](Random& random, const TestBoard& b, const Rows&) {
             return line_trial("between", some(random, b.n(), pick(random, 3, 4)), [](const std::vector<int>& d) {
                 for (std::size_t i = 1; i + 1 < d.size(); ++i)
                     if ((d[i] - d.front()) * (d.back() - d[i]) <= 0) return false;
                 return true;
             });
         }},
        {"lockout",
         [](Random& random, const TestBoard& b, const Rows&) {
             const int v = b.n() == 9 ? 4 : pick(random, 1, b.n() / 2);
             return line_trial(b.n() == 9 ? "lockout" : "lockout " + std::to_string(v),
                               some(random, b.n(), pick(random, 2, 4)), [=](const std::vector<int>& d) {
                                   if (std::abs(d.front() - d.back()) < v) return false;
                                   for (std::size_t i = 1; i + 1 < d.size(); ++i)
                                       if ((d[i] - d.front()) * (d.back() - d[i]) >= 0) return false;
                                   return true;
                               });
         }},
        {"sandwich",
         [](Random& random, const TestBoard& b, const Rows& f) {
             const Side line = side(random, b.n());
             const auto sum = [=, n = b.n()](const Rows& g) {
                 const std::vector<int> d = digits_of(g, line.spots);
                 auto from = std::find(d.begin(), d.end(), 1), to = std::find(d.begin(), d.end(), n);
                 if (to < from) std::swap(from, to);
                 return std::accumulate(from + 1, to, 0);
             };
             const int wanted = pick(random, 0, 9) == 0 ? 1 : sum(f);
             return Trial{"sandwich " + std::to_string(wanted) + ": " + line.text,
                          [=](const Rows& g) { return sum(g) == wanted; }};
         }},
        {"x-sum",
         [](Random& random, const TestBoard& b, const Rows& f) {
             const Side line = side(random, b.n());
             const auto sum = [=](const Rows& g) {
                 const std::vector<int> d = digits_of(g, line.spots);
                 return std::accumulate(d.begin(), d.begin() + d[0], 0);
             };
             const int wanted = pick(random, 0, 9) == 0 ? 2 : sum(f);
             return Trial{"x-sum " + std::to_string(wanted) + ": " + line.text,
                          [=](const Rows& g) { return sum(g) == wanted; }};
         }},
        {"numbered-room",
         [](Random& random, const TestBoard& b, const Rows&) {
             const Side line = side(random, b.n());
             const int v = pick(random, 1, b.n());
             return Trial{"numbered room " + std::to_string(v) + ": " + line.text, [=](const Rows& g) {
                              return at(g, line.spots[static_cast<std::size_t>(at(g, line.spots[0]) - 1)]) == v;
                          }};
         }},
        {"row-indexer", make_indexer<0>},
        {"column-indexer", make_indexer<1>},
        {"box-indexer", make_indexer<2>},
    };
    return all;
}

// All fillings of a 4x4 board.
std::vector<Rows> all_small() {
    std::vector<Rows> out;
    Rows grid(4, std::vector<int>(4, 0));
    const std::function<void(int)> fill = [&](int i) {
        if (i == 16) return out.push_back(grid);
        for (int d = 1; d <= 4; ++d) {
            bool free = true;
            for (int j = 0; j < i; ++j) {
                const bool meet = j / 4 == i / 4 || j % 4 == i % 4 || (j / 8 == i / 8 && j % 4 / 2 == i % 4 / 2);
                if (meet && at(grid, {j / 4, j % 4}) == d) free = false;
            }
            if (!free) continue;
            grid[static_cast<std::size_t>(i / 4)][static_cast<std::size_t>(i % 4)] = d;
            fill(i + 1);
        }
    };
    fill(0);
    return out;
}

// A filling in which each row is the one before moved on, with other names for digits; then lines in another order,
// unless `plain`. The plain one keeps equal digits more than a king's and a knight's move apart.
Rows random_filling(Random& random, const TestBoard& board, bool plain) {
    const int n = board.n();
    std::vector<int> digit(static_cast<std::size_t>(n));
    std::iota(digit.begin(), digit.end(), 1);
    std::shuffle(digit.begin(), digit.end(), random);
    // A number and the next one two columns apart: neighbours of the plain 9x9 board are not consecutive.
    if (plain && n == 9 && pick(random, 0, 1) == 0)
        for (int i = 0; i < n; ++i) digit[static_cast<std::size_t>(2 * i % n)] = i + 1;
    // Bands, and rows in each, in any order; the same with columns.
    const auto order = [&](int part) {
        std::vector<int> parts(static_cast<std::size_t>(n / part));
        std::iota(parts.begin(), parts.end(), 0);
        if (!plain) std::shuffle(parts.begin(), parts.end(), random);
        std::vector<int> out;
        for (int p : parts) {
            std::vector<int> lines(static_cast<std::size_t>(part));
            std::iota(lines.begin(), lines.end(), p * part);
            if (!plain) std::shuffle(lines.begin(), lines.end(), random);
            out.insert(out.end(), lines.begin(), lines.end());
        }
        return out;
    };
    const std::vector<int> rows = order(board.box.height), columns = order(board.box.width);
    Rows out(static_cast<std::size_t>(n));
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const int row = rows[static_cast<std::size_t>(r)], column = columns[static_cast<std::size_t>(c)];
            const int moved = row % board.box.height * board.box.width + row / board.box.height;
            out[static_cast<std::size_t>(r)].push_back(digit[static_cast<std::size_t>((column + moved) % n)]);
        }
    return out;
}

// A filling with diagonals and windows (the solution of an X-Windoku), its digits renamed.
Rows with_windows(Random& random) {
    const std::string solution = "932674518678521943541398267469283751217459386853716429326147895794865132185932674";
    std::vector<int> digit = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::shuffle(digit.begin(), digit.end(), random);
    Rows out(9);
    for (std::size_t i = 0; i < 81; ++i) out[i / 9].push_back(digit[static_cast<std::size_t>(solution[i] - '1')]);
    return out;
}

Table<Cell, Digit> as_grid(const Rows& rows) {
    Table<Cell, Digit> out;
    for (const auto& row : rows)
        for (int d : row) out.push_back(static_cast<Digit>(d - 1));
    return out;
}

// The lines of the first rule; the others say what it does not hold for.
Constraints lines_of_first(const std::vector<Rule>& rules, const Geometry& board) {
    Constraints out;
    rules[0].row->compile(rules[0], {board, rules}, out);
    return out;
}

struct Counts {
    int yes = 0;
    int no = 0;
};

// Whether there is such a rule on boards of this size.
bool makes_sense(const std::string& key, int n) {
    if (key == "windows") return n == 9;
    if (key == "entropic") return n % 3 == 0;
    if (key == "all-dots white" || key == "all-dots black" || key == "all-dots") return n > 4;  // dots of 4
    return true;
}

Counts compare(const std::string& key, const TestBoard& test_board, const std::vector<Rows>& fillings, int trials,
               Random& random) {
    Counts counts;
    const Geometry board(test_board.box);
    for (int i = 0; i < trials; ++i) {
        const Rows& some_filling = fillings[random() % fillings.size()];
        const Trial trial = makers().at(key)(random, test_board, some_filling);
        const auto parsed = parse_rules(trial.text, board);
        if (const auto* error = std::get_if<RuleError>(&parsed)) {
            ADD_FAILURE() << trial.text << " at " << error->at << ": " << error->found << ", " << error->expected;
            return counts;
        }
        const auto& rules = std::get<std::vector<Rule>>(parsed);
        const Constraints lines = lines_of_first(rules, board);
        for (const Rows& rows : fillings) {
            const Table<Cell, Digit> grid = as_grid(rows);
            const bool words = trial.words(rows);
            ++(words ? counts.yes : counts.no);
            EXPECT_EQ(testing::satisfies(lines, grid), words) << "lines of " << trial.text;
            EXPECT_EQ(rules[0].row->holds(rules[0], {board, rules}, grid), words) << "predicate of " << trial.text;
            if (::testing::Test::HasFailure()) return counts;
        }
        const auto again = parse_rules(write_rules(rules, board), board);
        EXPECT_TRUE(std::get_if<std::vector<Rule>>(&again) != nullptr && std::get<std::vector<Rule>>(again) == rules)
            << trial.text << " -> " << write_rules(rules, board);
    }
    return counts;
}

TEST(RulesByWords, LinesAndChoicesSayWhatTheWordsSay) {
    Random random(46);
    const std::vector<Rows> small = all_small();
    ASSERT_EQ(small.size(), 288U);
    std::map<std::string, Counts> total;
    for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 3}, Box{4, 4}}) {
        const TestBoard board{box};
        std::vector<Rows> fillings = small;
        if (board.n() > 4) {
            fillings.clear();
            for (int i = 0; i < (board.n() > 9 ? 20 : 120); ++i)
                fillings.push_back(random_filling(random, board, i % 4 == 0));
            if (board.n() == 9)
                for (int i = 0; i < 10; ++i) fillings.push_back(with_windows(random));
        }
        for (const auto& [key, make] : makers()) {
            if (!makes_sense(key, board.n())) continue;
            const Counts counts = compare(key, board, fillings, board.n() == 4 ? 60 : board.n() > 9 ? 6 : 25, random);
            total[key].yes += counts.yes;
            total[key].no += counts.no;
            if (HasFailure()) return;
        }
    }
    for (const auto& [key, make] : makers()) {
        EXPECT_GE(total[key].yes, 20) << key << ": too few fillings obey it";
        EXPECT_GE(total[key].no, 20) << key << ": too few fillings break it";
    }
}

TEST(RulesByWords, EveryRowIsTried) {
    for (const RuleRow* row : rule_rows())
        EXPECT_TRUE(std::any_of(makers().begin(), makers().end(), [&](const auto& maker) {
            return maker.first == row->key || maker.first.starts_with(std::string(row->key) + ' ');
        })) << row->key;
}

}  // namespace
}  // namespace deduku
