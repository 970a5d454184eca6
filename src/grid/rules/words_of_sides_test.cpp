// Plain definitions of numbers beside rows and columns, and of indexers.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

// kind: 0: by rows: the position in the column; 1: by columns; 2: by boxes.
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

}  // namespace

Trials of_sides() {
    return {
        {"sandwich",
         {[](Random& random, const TestBoard& b, const Rows& f) {
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
          },
          "In row 1 the digits between 1 and 9 sum to 12."}},
        {"x-sum",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Side line = side(random, b.n());
              const auto sum = [=](const Rows& g) {
                  const std::vector<int> d = digits_of(g, line.spots);
                  return std::accumulate(d.begin(), d.begin() + d[0], 0);
              };
              const int wanted = pick(random, 0, 9) == 0 ? 2 : sum(f);
              return Trial{"x-sum " + std::to_string(wanted) + ": " + line.text,
                           [=](const Rows& g) { return sum(g) == wanted; }};
          },
          "The first X cells of row 1 from the right sum to 12, where X is the digit in I1."}},
        {"numbered-room",
         {[](Random& random, const TestBoard& b, const Rows&) {
              const Side line = side(random, b.n());
              const int v = pick(random, 1, b.n());
              return Trial{"numbered room " + std::to_string(v) + ": " + line.text, [=](const Rows& g) {
                               return at(g, line.spots[static_cast<std::size_t>(at(g, line.spots[0]) - 1)]) == v;
                           }};
          },
          "The digit in I1 is the place of 7 in row 1 from the right."}},
        {"skyscraper",
         {[](Random& random, const TestBoard& b, const Rows& f) {
              const Side line = side(random, b.n());
              const auto seen = [=](const Rows& g) {
                  const std::vector<int> d = digits_of(g, line.spots);
                  int count = 0;
                  for (auto i = d.begin(); i != d.end(); ++i) count += std::max_element(d.begin(), i + 1) == i;
                  return count;
              };
              // On large boards there are too many sets of places for the numbers in the middle.
              const int wanted = b.n() > 9 ? pick(random, 1, 2) : pick(random, 0, 4) == 0 ? 2 : seen(f);
              return Trial{"skyscraper " + std::to_string(wanted) + ": " + line.text,
                           [=](const Rows& g) { return seen(g) == wanted; }};
          },
          "Seen from I1, 3 digits of row 1 from the right are greater than all before them."}},
        {"row-indexer",
         {make_indexer<0>,
          "The digit in each of the cells A1-I1 is the row in which its column has the number of the cell's own row."}},
        {"column-indexer",
         {make_indexer<1>,
          "The digit in each of the cells A1-A9 is the column in which its row has the number of the cell's own "
          "column."}},
        {"box-indexer",
         {make_indexer<2>,
          "The digit in each of the cells A1-C3 is the place in its box, counted row by row, that has the number of "
          "the cell's own place."}},
    };
}

}  // namespace deduku::trials
