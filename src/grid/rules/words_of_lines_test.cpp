// Plain definitions of lines on which digits rise, differ, repeat or alternate.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

// The digits of a line, without the end of a closed one.
std::vector<int> of_different_cells(const Rows& grid, const Spots& line) {
    return digits_of(grid, line.size() > 2 && line.back() == line[0] ? Spots(line.begin(), line.end() - 1) : line);
}

}  // namespace

Trials of_lines() {
    return {
        {"thermo",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("thermo", some(random, b.n(), pick(random, 2, 4)), [](const std::vector<int>& d) {
                  return pairs_hold(d, [](int x, int y) { return x < y; });
              });
          },
          "On the thermometer A1-A5 digits rise from the bulb A1."}},
        {"slow-thermo",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("slow-thermo", some(random, b.n(), pick(random, 2, 5)), [](const std::vector<int>& d) {
                  return pairs_hold(d, [](int x, int y) { return x <= y; });
              });
          },
          "On the slow thermometer A1-A5 digits never fall from the bulb A1."}},
        {"whispers",
         {[](Random& random, const TestBoard& b, const Rows&) {
              Spots spots = some(random, b.n(), pick(random, 2, 4));
              if (spots.size() > 2 && pick(random, 0, 1) == 0) spots.push_back(spots[0]);
              const int v = b.n() == 9 ? 5 : pick(random, 1, b.n() - 1);
              return line_trial(b.n() == 9 ? "German Whispers" : "whispers " + std::to_string(v), spots,
                                [=](const std::vector<int>& d) {
                                    return pairs_hold(
                                        d, [=](int x, int y) { return std::abs(x - y) >= v; }, 1);
                                });
          },
          "Neighbours on the whispers line A1-A5 differ by at least 5."}},
        {"dutch-whispers",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int v = b.n() == 9 ? 4 : pick(random, 1, b.n() - 1);
              return line_trial(b.n() == 9 ? "dutch" : "dutch whispers " + std::to_string(v),
                                some(random, b.n(), pick(random, 2, 4)), [=](const std::vector<int>& d) {
                                    return pairs_hold(
                                        d, [=](int x, int y) { return x - y >= v || y - x >= v; }, 1);
                                });
          },
          "Neighbours on the Dutch whispers line A1-A5 differ by at least 4."}},
        {"renban",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const Spots line = closed_or_not(random, some(random, b.n(), pick(random, 2, std::min(4, b.n()))));
              return Trial{"renban:" + names(line), [=](const Rows& g) {
                               const std::vector<int> d = of_different_cells(g, line);
                               const std::set<int> digits(d.begin(), d.end());
                               return digits.size() == d.size() &&
                                      *digits.rbegin() - *digits.begin() + 1 == static_cast<int>(d.size());
                           }};
          },
          "The renban line A1-A5 holds consecutive digits in any order."}},
        {"palindrome",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("palindrome", closed_or_not(random, some(random, b.n(), pick(random, 2, 5))),
                                [](const std::vector<int>& d) { return d == std::vector<int>(d.rbegin(), d.rend()); });
          },
          "The palindrome A1-A5 reads the same from both ends."}},
        {"clone",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int k = pick(random, 1, 2);
              const Spots first = some(random, b.n(), k), second = some(random, b.n(), k);
              return Trial{"clone:" + names(first) + " =" + names(second),
                           [=](const Rows& g) { return digits_of(g, first) == digits_of(g, second); }};
          },
          "The clones (A1, A2) and (D5, D6) hold the same digits in the same order."}},
        {"entropic",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int third = b.n() / 3;
              return line_trial("entropic", closed_or_not(random, some(random, b.n(), pick(random, 3, 5))),
                                [=](const std::vector<int>& d) {
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
          },
          "Any three successive cells of the entropic line A1-A5 hold one digit of 1-3, one of 4-6 and one of 7-9."}},
        {"modular",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int m = pick(random, 2, 3);
              return line_trial(m == 3 ? "modular" : "modular 2",
                                closed_or_not(random, some(random, b.n(), pick(random, m, 5))),
                                [=](const std::vector<int>& d) {
                                    return pairs_hold(
                                        d, [=](int x, int y) { return (x - y) % m != 0; }, m - 1);
                                });
          },
          "Any 3 successive cells of the modular line A1-A5 have different remainders by 3."}},
        {"nabner",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const Spots line = closed_or_not(random, some(random, b.n(), pick(random, 2, std::min(4, b.n()))));
              return Trial{"nabner:" + names(line), [=](const Rows& g) {
                               return pairs_hold(of_different_cells(g, line),
                                                 [](int x, int y) { return x - y > 1 || y - x > 1; });
                           }};
          },
          "On the nabner line A1-A4 no two digits are equal or consecutive."}},
        {"between",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("between", some(random, b.n(), pick(random, 3, 4)), [](const std::vector<int>& d) {
                  for (std::size_t i = 1; i + 1 < d.size(); ++i)
                      if ((d[i] - d.front()) * (d.back() - d[i]) <= 0) return false;
                  return true;
              });
          },
          "On the line A1-A4 the digits between the ends A1 and A4 lie strictly between the digits of the ends."}},
        {"lockout",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int v = b.n() == 9 ? 4 : pick(random, 1, b.n() / 2);
              return line_trial(b.n() == 9 ? "lockout" : "lockout " + std::to_string(v),
                                some(random, b.n(), pick(random, 2, 4)), [=](const std::vector<int>& d) {
                                    if (std::abs(d.front() - d.back()) < v) return false;
                                    for (std::size_t i = 1; i + 1 < d.size(); ++i)
                                        if ((d[i] - d.front()) * (d.back() - d[i]) >= 0) return false;
                                    return true;
                                });
          },
          "The ends A1 and A4 of the lockout line A1-A4 differ by at least 4; no digit between them lies in their "
          "closed range."}},
        {"parity-line",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("parity-line", some(random, b.n(), pick(random, 2, 4)), [](const std::vector<int>& d) {
                  return pairs_hold(
                      d, [](int x, int y) { return (x + y) % 2 == 1; }, 1);
              });
          },
          "Along the line A1-A5 odd and even digits alternate."}},
        {"one-parity",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("one-parity", some(random, b.n(), pick(random, 2, 4)), [](const std::vector<int>& d) {
                  return pairs_hold(d, [](int x, int y) { return (x + y) % 2 == 0; });
              });
          },
          "The digits of A1-A5 are all odd or all even."}},
        {"sequence",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("sequence", some(random, b.n(), pick(random, 3, 4)), [](const std::vector<int>& d) {
                  for (std::size_t i = 0; i < d.size(); ++i)
                      if (d[i] != d[0] + static_cast<int>(i) * (d[1] - d[0])) return false;
                  return true;
              });
          },
          "Along the line A1-A5 each step changes the digit by the same amount."}},
        {"max-difference",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int v = pick(random, 1, b.n() - 1);
              return line_trial("max-difference " + std::to_string(v), some(random, b.n(), pick(random, 2, 4)),
                                [=](const std::vector<int>& d) {
                                    return pairs_hold(
                                        d, [=](int x, int y) { return x <= y + v && y <= x + v; }, 1);
                                });
          },
          "Neighbours on the line A1-A5 differ by at most 2."}},
        {"rising-line",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("rising-line", some(random, b.n(), pick(random, 2, 4)), [](const std::vector<int>& d) {
                  return pairs_hold(d, [](int x, int y) { return x < y; }) ||
                         pairs_hold(d, [](int x, int y) { return x > y; });
              });
          },
          "On the line A1-A5 digits rise from one end to the other."}},
        {"factor-line",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("factor-line", closed_or_not(random, some(random, b.n(), pick(random, 2, 4))),
                                [](const std::vector<int>& d) {
                                    return pairs_hold(
                                        d,
                                        [](int x, int y) {
                                            const int low = std::min(x, y), high = std::max(x, y);
                                            return high / low * low == high;
                                        },
                                        1);
                                });
          },
          "Of neighbours on the factor line A1-A5 one is a multiple of the other."}},
        {"index-line",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("index-line", some(random, b.n(), pick(random, 2, 4)), [](const std::vector<int>& d) {
                  const int length = static_cast<int>(d.size());
                  for (int n = 1; n <= length; ++n) {
                      const int place = d[static_cast<std::size_t>(n) - 1];
                      if (place > length || d[static_cast<std::size_t>(place) - 1] != n) return false;
                  }
                  return true;
              });
          },
          "On the index line A1-A5 each digit is the place on the line, counted from A1, of the number of its own "
          "place."}},
    };
}

}  // namespace deduku::trials