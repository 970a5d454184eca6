// Plain definitions of sums.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

bool equal_sums_of(const Rows& grid, const std::vector<Spots>& parts) {
    for (const Spots& part : parts)
        if (sum_of(grid, part) != sum_of(grid, parts[0])) return false;
    return true;
}

}  // namespace

Trials of_sums() {
    return {
        {"killer",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Spots spots = some(random, b.n(), pick(random, 1, std::min(4, b.n())));
              const int sum = sum_of(f, spots);
              const bool with = pick(random, 0, 3) != 0;
              return Trial{(with ? "killer " + std::to_string(sum) : "killer") + ":" + names(spots),
                           [=](const Rows& g) { return all_differ(g, spots) && (!with || sum_of(g, spots) == sum); }};
          },
          "In the cage A1, A2, B2 digits differ and sum to 15."}},
        {"sum",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              Spots spots = some(random, b.n(), pick(random, 1, 5));
              spots.push_back(spots[0]);
              const int sum = sum_of(f, spots);
              return Trial{"sum " + std::to_string(sum) + ":" + names(spots),
                           [=](const Rows& g) { return sum_of(g, spots) == sum; }};
          },
          "In the cage A1, A2, B2 digits sum to 15; they may repeat."}},
        {"arrow",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              // The second line has cells until the circle is reached, if possible.
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
          },
          "The digits on the arrow B1-D1 sum to the digit in the circle A1."}},
        {"double-arrow",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("double-arrow", closed_or_not(random, some(random, b.n(), pick(random, 3, 5))),
                                [](const std::vector<int>& d) {
                                    int balance = 2 * (d.front() + d.back());
                                    for (int x : d) balance -= x;
                                    return balance == 0;
                                });
          },
          "On the double arrow A1-A5 the digits between the circles A1 and A5 sum to the sum of those in the "
          "circles."}},
        {"zipper",
         {[](Random& random, const TestBoard& b, const Rows&) {
              return line_trial("zipper", closed_or_not(random, some(random, b.n(), pick(random, 3, 6))),
                                [](const std::vector<int>& d) {
                                    const std::size_t k = d.size();
                                    const int sum = d[0] + d[k - 1];
                                    for (std::size_t i = 0; i < k; ++i)
                                        if ((2 * i + 1 == k ? d[i] : d[i] + d[k - 1 - i]) != sum) return false;
                                    return true;
                                });
          },
          "On the zipper A1-A5 any two cells at the same distance from the ends sum to the digit in the middle, A3."}},
        {"region-sum",
         {[](Random& random, const TestBoard& b, const Rows&) {
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
          },
          "On the region sum line A1-A6 the stretches in each box have the same sum."}},
        {"equal-sums",
         {[](Random& random, const TestBoard& b, const Rows&) {
              std::vector<Spots> parts;
              std::string text = "equal-sums:";
              for (int i = pick(random, 2, 3); i > 0; --i) {
                  parts.push_back(some(random, b.n(), pick(random, 1, 2)));
                  text += (parts.size() > 1 ? " =" : "") + names(parts.back());
              }
              return Trial{text, [=](const Rows& g) { return equal_sums_of(g, parts); }};
          },
          "The groups (A1, A2), (D5) and (F7, G8, H9) have the same sum."}},
        {"little-killer",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const int n = b.n();
              const int i = pick(random, 0, n - 1);
              const bool right = pick(random, 0, 1) == 0;
              Spots spots;  // from the left or right edge down
              for (int k = 0; i + k < n; ++k) spots.push_back({i + k, right ? k : n - 1 - k});
              const int sum = sum_of(f, spots);
              return Trial{"little killer " + std::to_string(sum) + ": " + name(spots[0]) +
                               (right ? " down-right" : " down-left"),
                           [=](const Rows& g) { return sum_of(g, spots) == sum; }};
          },
          "On the diagonal A3-G9 digits sum to 22; they may repeat."}},
        {"sum-at-most",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Spots spots = some(random, b.n(), pick(random, 1, 4));
              const int most = sum_of(f, spots) + pick(random, -1, 2);
              return Trial{"sum-at-most " + std::to_string(most) + ":" + names(spots),
                           [=](const Rows& g) { return sum_of(g, spots) < most + 1; }};
          },
          "The digits of A1, A2, B2 sum to at most 15."}},
        {"sum-at-least",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Spots spots = some(random, b.n(), pick(random, 1, 4));
              const int least = sum_of(f, spots) + pick(random, -1, 1);
              return Trial{"sum-at-least " + std::to_string(least) + ":" + names(spots),
                           [=](const Rows& g) { return sum_of(g, spots) > least - 1; }};
          },
          "The digits of A1, A2, B2 sum to at least 15."}},
        {"same-digits",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int k = pick(random, 1, 2);
              const Spots first = some(random, b.n(), k), second = some(random, b.n(), k);
              return Trial{"same-digits:" + names(first) + " =" + names(second), [=](const Rows& g) {
                               const std::vector<int> x = digits_of(g, first), y = digits_of(g, second);
                               return std::multiset<int>(x.begin(), x.end()) == std::multiset<int>(y.begin(), y.end());
                           }};
          },
          "The groups (A1, A2) and (D5, D6) hold the same digits, in any order."}},
        {"product",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Spots spots = some(random, b.n(), pick(random, 1, 4));
              const auto product = [=](const Rows& g) {
                  const std::vector<int> d = digits_of(g, spots);
                  return std::accumulate(d.begin(), d.end(), 1, std::multiplies<>());
              };
              const int wanted = pick(random, 0, 9) == 0 ? pick(random, 0, 40) : product(f);
              return Trial{"product " + std::to_string(wanted) + ":" + names(spots),
                           [=](const Rows& g) { return product(g) == wanted; }};
          },
          "The product of A1, A2 and B2 is 24."}},
        {"equal-products",
         {[](Random& random, const TestBoard& b, const Rows&) {
              std::vector<Spots> parts;
              std::string text = "equal-products:";
              for (int i = pick(random, 2, 3); i > 0; --i) {
                  parts.push_back(some(random, b.n(), pick(random, 1, 2)));
                  text += (parts.size() > 1 ? " =" : "") + names(parts.back());
              }
              const auto product = [](const Rows& g, const Spots& spots) {
                  const std::vector<int> d = digits_of(g, spots);
                  return std::accumulate(d.begin(), d.end(), 1, std::multiplies<>());
              };
              return Trial{text, [=](const Rows& g) {
                               return std::all_of(parts.begin(), parts.end(), [&](const Spots& part) {
                                   return product(g, part) == product(g, parts[0]);
                               });
                           }};
          },
          "The groups (A1, B2) and (D4, E5, F6) have the same product."}},
        {"magic-square",
         {[](Random& random, const TestBoard& b, const Rows&) {
              // The middle box has a magic square in some fillings.
              const bool middle = b.n() == 9 && pick(random, 0, 1) == 0;
              const int size = middle ? 3 : pick(random, 3, std::min(b.n(), 5));
              const int top = middle ? 3 : pick(random, 0, b.n() - size),
                        left = middle ? 3 : pick(random, 0, b.n() - size);
              Spots spots;
              for (int i = 0; i < size * size; ++i) spots.push_back({top + i % size, left + i / size});
              std::shuffle(spots.begin(), spots.end(), random);
              return Trial{"magic-square:" + names(spots), [=](const Rows& g) {
                               std::set<int> sums;
                               int down = 0, up = 0;
                               for (int i = 0; i < size; ++i) {
                                   int row = 0, column = 0;
                                   for (int j = 0; j < size; ++j) {
                                       row += at(g, {top + i, left + j});
                                       column += at(g, {top + j, left + i});
                                   }
                                   down += at(g, {top + i, left + i});
                                   up += at(g, {top + size - 1 - i, left + i});
                                   sums.insert({row, column});
                               }
                               sums.insert({down, up});
                               return sums.size() == 1;
                           }};
          },
          "The rows, the columns and both diagonals of the magic square A1-C1, A2-C2, A3-C3 have the same sum."}},
        {"n-sum-line",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Spots spots = some(random, b.n(), pick(random, 2, 6));
              const int sum = at(f, spots[0]) + at(f, spots[1]);
              return line_trial("n-sum-line " + std::to_string(sum), spots, [=](const std::vector<int>& d) {
                  // The places at which a cut into runs so far can end.
                  std::set<std::size_t> ends{0};
                  for (std::size_t to = 1; to <= d.size(); ++to)
                      for (std::size_t from = 0; from < to; ++from)
                          if (ends.count(from) > 0 &&
                              std::accumulate(d.begin() + static_cast<std::ptrdiff_t>(from),
                                              d.begin() + static_cast<std::ptrdiff_t>(to), 0) == sum)
                              ends.insert(to);
                  return ends.count(d.size()) > 0;
              });
          },
          "The line A1-A5 can be cut into runs of neighbouring cells, each with the sum 10."}},
    };
}

}  // namespace deduku::trials
