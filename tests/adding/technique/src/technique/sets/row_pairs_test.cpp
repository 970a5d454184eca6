#include "technique/sets/row_pairs.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;

std::vector<Removes> row_pairs(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Cell a : g.every_cell())
        for (Cell b : g.every_cell()) {
            if (a >= b || g.row(a) != g.row(b) || board.digits(a).size() != 2 || board.digits(a) != board.digits(b))
                continue;
            Removes removes;
            for (Cell other : g.every_cell())
                for (Digit d : board.digits(a))
                    if (g.row(other) == g.row(a) && other != a && other != b && board.has({other, d}))
                        removes.push_back({other, d});
            if (!removes.empty()) out.push_back(removes);
        }
    std::sort(out.begin(), out.end());
    return out;
}

TEST(RowPairs, MatchDefinition) { compare(find_row_pairs, row_pairs, 0, 0, 9, 24, 20); }

}  // namespace
}  // namespace deduku
