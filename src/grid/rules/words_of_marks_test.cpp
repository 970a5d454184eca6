// Plain definitions of marks on cells and between neighbours.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

template <int Kind>  // 0: white, 1: black, 2: both
Trial make_all_dots(Random& random, const TestBoard& board, const Rows&) {
    // White dots everywhere except for a few pairs, so that not all fillings without other dots are rejected.
    Spots dotted[2];
    std::string text = Kind == 0 ? "all-dots white" : Kind == 1 ? "all-dots black" : "all-dots";
    std::set<std::pair<Spot, Spot>> dots;
    const std::string dot = std::vector<std::string>{"; black 4:", "; white 4:", "; grey:"}[random() % 3];
    of_all_neighbours(board.n(), [&](Spot a, Spot b) {
        if (pick(random, 0, 2 * board.n() * board.n()) > 6) {
            dots.insert({a, b});
            text += dot + names({b, a});
        }
        return true;
    });
    // Dots of 4 exclude too much: only the first rule is tested (see `lines_of_first`).
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

Trial make_all_ratios(Random& random, const TestBoard& board, const Rows&) {
    const int ratio = pick(random, 2, board.n() / 2);
    std::string text = "all-ratios " + std::to_string(ratio);
    std::set<std::pair<Spot, Spot>> dots;
    const bool black = pick(random, 0, 1) == 0;
    of_all_neighbours(board.n(), [&](Spot a, Spot b) {
        if (pick(random, 0, 2 * board.n() * board.n()) > 6) {
            dots.insert({a, b});
            text += (black ? "; black:" : "; white:") + names({b, a});
        }
        return true;
    });
    return {text, [=, n = board.n()](const Rows& grid) {
                return of_all_neighbours(n, [&](Spot a, Spot b) {
                    const int d = at(grid, a), e = at(grid, b);
                    return dots.count({a, b}) > 0 || (d != ratio * e && e != ratio * d);
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
    // Two rules: marked cells of both are exempt.
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

}  // namespace

Trials of_marks() {
    return {
        {"non-consecutive",
         {[](Random& random, const TestBoard& b, const Rows&) {
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
          },
          "Orthogonal neighbours do not differ by 1."}},
        {"white",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int v = pick(random, 1, b.n() - 1);
              return line_trial(v == 1 ? "white" : "white " + std::to_string(v), two(random, b.n()),
                                [=](const std::vector<int>& d) { return d[0] == d[1] + v || d[1] == d[0] + v; });
          },
          "A1 and A2 differ by 1."}},
        {"black",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int v = pick(random, 2, 3);
              return line_trial(v == 2 ? "black" : "ratio " + std::to_string(v), two(random, b.n()),
                                [=](const std::vector<int>& d) { return d[0] == d[1] * v || d[1] == d[0] * v; });
          },
          "One of A1 and A2 is 2 times the other."}},
        {"x",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("X", two(random, b.n()), [](const std::vector<int>& d) { return d[0] + d[1] == 10; });
          },
          "A1 and A2 sum to 10."}},
        {"v",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("v", two(random, b.n()), [](const std::vector<int>& d) { return d[0] + d[1] == 5; });
          },
          "A1 and A2 sum to 5."}},
        {"all-dots white", {make_all_dots<0>}},
        {"all-dots black", {make_all_dots<1>}},
        {"all-dots",
         {make_all_dots<2>, "Neighbours without a dot do not differ by 1, and neither is twice the other."}},
        {"all-ratios", {make_all_ratios, "Of two neighbours without a dot neither is 3 times the other."}},
        {"all-xv x", {make_all_xv<0>}},
        {"all-xv v", {make_all_xv<1>}},
        {"all-xv", {make_all_xv<2>, "Neighbours without an X or V do not sum to 10 or 5."}},
        {"greater",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("greater", two(random, b.n()), [](const std::vector<int>& d) { return d[0] > d[1]; });
          },
          "A1 is greater than A2."}},
        {"quad",
         {[](Random& random, const TestBoard& b, const Rows& f) {
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
          },
          "The cells A1, B1, A2, B2 hold 1, 2 and 2, as often as listed."}},
        {"odd",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("odd", some(random, b.n(), pick(random, 1, 3)), [](const std::vector<int>& d) {
                  return std::all_of(d.begin(), d.end(), [](int x) { return x % 2 == 1; });
              });
          },
          "A1 is odd."}},
        {"even",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("even", some(random, b.n(), pick(random, 1, 3)), [](const std::vector<int>& d) {
                  return std::all_of(d.begin(), d.end(), [](int x) { return x % 2 == 0; });
              });
          },
          "A1 is even."}},
        {"minimum", {make_extreme<-1>, "A1 is less than each orthogonal neighbour."}},
        {"maximum", {make_extreme<1>, "A1 is greater than each orthogonal neighbour."}},
        {"contains",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Spots cells = some(random, b.n(), pick(random, 1, 4));
              std::map<int, int> wanted;
              std::string text = "contains";
              for (int d : digits_of(f, cells)) {
                  if (!wanted.empty() && pick(random, 0, 1) == 0) continue;
                  ++wanted[d];
                  text += ' ' + std::to_string(d);
              }
              return Trial{text + ":" + names(cells), [=](const Rows& g) {
                               for (const auto& [d, times] : wanted) {
                                   const std::vector<int> digits = digits_of(g, cells);
                                   if (std::count(digits.begin(), digits.end(), d) < times) return false;
                               }
                               return true;
                           }};
          },
          "The cells A1, B1, C1 hold 4 and 7."}},
        {"only",
         {[](Random& random, const TestBoard& b, const Rows&) {
              std::set<int> allowed;
              for (int i = pick(random, 1, b.n()); i > 0; --i) allowed.insert(pick(random, 1, b.n()));
              std::string text = "only";
              for (int d : allowed) text += ' ' + std::to_string(d);
              return line_trial(text, some(random, b.n(), pick(random, 1, 2)), [=](const std::vector<int>& d) {
                  return std::all_of(d.begin(), d.end(), [&](int x) { return allowed.count(x) == 1; });
              });
          },
          "A1 is 1, 2, 3 or 4."}},
        {"no-sums",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int n = b.n(), first = pick(random, 2, 2 * n + 1), second = pick(random, 2, 2 * n);
              const bool two_sums = pick(random, 0, 1) == 0;
              return Trial{"no-sums " + std::to_string(first) + (two_sums ? ' ' + std::to_string(second) : ""),
                           [=](const Rows& g) {
                               return of_all_neighbours(n, [&](Spot x, Spot y) {
                                   const int sum = at(g, x) + at(g, y);
                                   return sum != first && (!two_sums || sum != second);
                               });
                           }};
          },
          "Orthogonal neighbours do not sum to 5 or 10."}},
        {"grey",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("grey", two(random, b.n()), [](const std::vector<int>& d) {
                  return d[0] == d[1] + 1 || d[1] == d[0] + 1 || d[0] == 2 * d[1] || d[1] == 2 * d[0];
              });
          },
          "A1 and A2 differ by 1, or one is twice the other."}},
        {"counting-circles",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("counting-circles", some(random, b.n(), pick(random, 1, 5)),
                                [](const std::vector<int>& d) {
                                    std::map<int, int> times;
                                    for (int x : d) ++times[x];
                                    return std::all_of(times.begin(), times.end(),
                                                       [](const auto& each) { return each.first == each.second; });
                                });
          },
          "A digit in any of A1, B2 and C4 is in exactly as many of them."}},
    };
}

}  // namespace deduku::trials
