// Plain definitions of houses and moves.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

bool moves_differ(const Rows& grid, int n, int down, int right) {
    for (Spot a : all_spots(n))
        for (Spot b : all_spots(n)) {
            const int dr = std::abs(a.row - b.row), dc = std::abs(a.column - b.column);
            if (((dr == down && dc == right) || (dr == right && dc == down)) && at(grid, a) == at(grid, b))
                return false;
        }
    return true;
}

// Whether each 2x2 square of cells has all kinds of digits, 0 to kinds - 1.
template <class KindOf>
bool squares_have_kinds(const Rows& grid, int n, int kinds, const KindOf& kind_of) {
    for (int r = 1; r < n; ++r)
        for (int c = 1; c < n; ++c) {
            std::set<int> found;
            for (Spot s : {Spot{r - 1, c - 1}, Spot{r - 1, c}, Spot{r, c - 1}, Spot{r, c}})
                found.insert(kind_of(at(grid, s)));
            if (static_cast<int>(found.size()) < kinds) return false;
        }
    return true;
}

}  // namespace

Trials of_houses() {
    return {
        {"extra-region",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const Spots spots = some(random, b.n(), pick(random, 1, std::min(b.n(), 4)));
              return Trial{"extra-region:" + names(spots), [=](const Rows& g) { return all_differ(g, spots); }};
          },
          "In the extra region A1, B2, C3, D4 digits differ."}},
        {"diagonal",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const bool up = pick(random, 0, 1) == 0;
              Spots spots;
              for (int i = 0; i < b.n(); ++i) spots.push_back({up ? b.n() - 1 - i : i, i});
              return Trial{up ? "diagonal up" : "diagonal down", [=](const Rows& g) { return all_differ(g, spots); }};
          },
          "On the main diagonal digits differ."}},
        {"diagonals",
         {[](Random&, const TestBoard& b, const Rows&) {
              Spots down, up;
              for (int i = 0; i < b.n(); ++i) {
                  down.push_back({i, i});
                  up.push_back({b.n() - 1 - i, i});
              }
              return Trial{"diagonals", [=](const Rows& g) { return all_differ(g, down) && all_differ(g, up); }};
          },
          "On each of the two long diagonals digits differ."}},
        {"windows",
         {[](Random&, const TestBoard&, const Rows&) {
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
          },
          "In each of the four windows digits differ."}},
        {"disjoint-groups",
         {[](Random&, const TestBoard& b, const Rows&) {
              return Trial{"disjoint-groups", [=](const Rows& g) {
                               for (Spot s : all_spots(b.n()))
                                   for (Spot t : all_spots(b.n()))
                                       if (s != t && b.place_of(s) == b.place_of(t) && at(g, s) == at(g, t))
                                           return false;
                               return true;
                           }};
          },
          "Cells at the same place of their boxes differ."}},
        {"anti-knight",
         {[](Random&, const TestBoard& b, const Rows&) {
              return Trial{"anti-knight", [n = b.n()](const Rows& g) { return moves_differ(g, n, 1, 2); }};
          },
          "Cells a knight's move apart differ."}},
        {"anti-king",
         {[](Random&, const TestBoard& b, const Rows&) {
              return Trial{"anti-king",
                           [n = b.n()](const Rows& g) { return moves_differ(g, n, 1, 1) && moves_differ(g, n, 0, 1); }};
          },
          "Cells a king's move apart differ."}},
        {"anti-leaper",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int down = pick(random, 1, b.n() - 1), right = pick(random, 1, b.n() - 1);
              return Trial{"anti-leaper " + std::to_string(down) + ' ' + std::to_string(right),
                           [=, n = b.n()](const Rows& g) { return moves_differ(g, n, down, right); }};
          },
          "Cells 1 row and 3 columns apart, or 3 rows and 1 column, differ."}},
        {"anti-queen",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const std::set<int> digits{pick(random, 1, b.n()), pick(random, 1, b.n())};
              std::string text = "anti-queen";
              for (int digit : digits) text += ' ' + std::to_string(digit);
              return Trial{text, [=, n = b.n()](const Rows& g) {
                               for (Spot s : all_spots(n))
                                   for (Spot t : all_spots(n)) {
                                       const int down = std::abs(s.row - t.row), right = std::abs(s.column - t.column);
                                       const bool moves = s != t && (down == 0 || right == 0 || down == right);
                                       if (moves && at(g, s) == at(g, t) && digits.count(at(g, s)) > 0) return false;
                                   }
                               return true;
                           }};
          },
          "No two cells a queen's move apart hold 9."}},
        {"global-entropy",
         {[](Random&, const TestBoard& b, const Rows&) {
              return Trial{"global-entropy", [n = b.n()](const Rows& g) {
                               return squares_have_kinds(g, n, 3, [=](int d) { return (3 * d - 1) / n; });
                           }};
          },
          "Each 2x2 square of cells holds one digit of 1-3, one of 4-6 and one of 7-9."}},
        {"global-modular",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const int m = pick(random, 2, 4);
              return Trial{
                  m == 3 ? "global-modular" : "global-modular " + std::to_string(m),
                  [=, n = b.n()](const Rows& g) { return squares_have_kinds(g, n, m, [=](int d) { return d % m; }); }};
          },
          "Each 2x2 square of cells holds digits with all remainders by 3."}},
    };
}

}  // namespace deduku::trials