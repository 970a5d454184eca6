// SK-loop: four boxes in a rectangle, joined in a ring by two rows and two columns.
//
//   .  a a | . . .  b b .        a row and a column cross in each box; the rest of both in that box are its eight cells
//   h  . . |        . . c        (fewer if some are solved): h and a, b and c, ..
//   h  . . |        . . c
//   -------+                     neighbours in the ring: a and b in the row, b and c in the box, c and d in the column
//   .. g  . . |        . . d .  f f | . . .  e e .        each such house has a few of the digits: 16 in all for 16
//   cells
//
// A digit is in the cells at most once for each house that joins two neighbours; as few of these houses as cover all
// its places count. If these numbers sum up to the number of open cells, each is met, and the digit leaves the rest of
// these houses. A Cover: cells / digits in the eight houses; of several choices of houses for a digit a Cover takes
// one. (Steve K, 2007, on "Easter Monster".)
#include <algorithm>

#include "technique/families.hpp"

namespace deduku {
namespace {

constexpr std::size_t arcs = 8;

// The cells of the ring: arc i lies in houses i and i + 1, the last in the last and the first.
class Ring {
  public:
    Ring(const Board& board, std::array<int, 2> rows, std::array<int, 2> columns)
        : board_(board), g_(board.geometry()) {
        const auto row = [&](int i) { return g_.house(HouseKind::row, rows.at(static_cast<std::size_t>(i))); };
        const auto column = [&](int i) { return g_.house(HouseKind::column, columns.at(static_cast<std::size_t>(i))); };
        const auto box = [&](int i, int j) {
            const Cell crossing =
                g_.cell(rows.at(static_cast<std::size_t>(i)), columns.at(static_cast<std::size_t>(j)));
            return g_.houses_of(crossing)[2].house;
        };
        houses_ = {box(0, 0), row(0), box(0, 1), column(1), box(1, 1), row(1), box(1, 0), column(0)};
        for (std::size_t i = 0; i < arcs; ++i) add_arc(i);
    }

    bool report(const Sink& sink) const {
        int needed = 0;
        std::vector<Choices> choices;
        for (Digit digit : g_.all_digits()) {
            choices.push_back(choices_of(digit));
            needed += std::popcount(choices.back().front());
            if (needed > static_cast<int>(cells_.size())) return true;
        }
        if (needed != static_cast<int>(cells_.size()) || cells_.empty()) return true;
        return deliver_each(board_, covers(choices), sink);
    }

  private:
    using Choices = std::vector<unsigned>;  // of houses, as bits

    // A cell where row and column cross is in neither arc of its box.
    void add_arc(std::size_t i) {
        const std::size_t next = (i + 1) % arcs;
        const std::size_t box = i % 2 == 0 ? i : next, line = i % 2 == 0 ? next : i;
        const std::size_t other = (i % 2 == 0 ? i + arcs - 1 : i + 2) % arcs;
        for (Cell cell : g_.cells_of(houses_[line])) {
            if (board_.digits(cell).size() < 2 || !lies_in(cell, houses_[box]) || lies_in(cell, houses_[other]))
                continue;
            cells_.push_back(cell);
            digits_[i] |= board_.digits(cell);
        }
    }
    bool lies_in(Cell cell, House house) const {
        const auto in = g_.houses_of(cell);
        return std::any_of(in.begin(), in.end(), [&](const Membership& m) { return m.house == house; });
    }
    // All choices of the fewest houses that have all arcs with the digit.
    Choices choices_of(Digit digit) const {
        Choices out = {(1U << arcs) - 1};
        for (unsigned houses = 0; houses < 1U << arcs; ++houses) {
            bool all = true;
            for (std::size_t i = 0; i < arcs; ++i)
                all = all && (!digits_[i].has(digit) || ((houses >> i | houses >> (i + 1) % arcs) & 1U) != 0);
            if (!all || std::popcount(houses) > std::popcount(out.front())) continue;
            if (std::popcount(houses) < std::popcount(out.front())) out.clear();
            if (out.empty() || out.front() != houses) out.push_back(houses);
        }
        return out;
    }
    std::vector<Cover> covers(const std::vector<Choices>& choices) const {
        std::size_t most = 0;
        for (const Choices& each : choices) most = std::max(most, each.size());
        std::vector<Cover> out(most);
        for (std::size_t round = 0; round < most; ++round) {
            for (Cell cell : cells_) out[round].base.push_back(g_.sector(cell));
            for (Digit digit : g_.all_digits()) {
                const Choices& all = choices[static_cast<std::size_t>(index(digit))];
                const unsigned houses = all[std::min(round, all.size() - 1)];
                for (std::size_t i = 0; i < arcs; ++i)
                    if ((houses >> i & 1U) != 0) out[round].cover.push_back(g_.sector(houses_[i], digit));
            }
        }
        return out;
    }

    const Board& board_;
    const Geometry& g_;
    std::array<House, arcs> houses_{};
    std::array<Set<Digit>, arcs> digits_{};
    std::vector<Cell> cells_;
};

}  // namespace

bool find_sk_loops(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& g = board.geometry();
    const int digits = g.digits(), height = g.box().height, width = g.box().width;
    for (int top = 0; top < digits; ++top)
        for (int bottom = (top / height + 1) * height; bottom < digits; ++bottom)
            for (int left = 0; left < digits; ++left)
                for (int right = (left / width + 1) * width; right < digits; ++right)
                    if (!Ring(board, {top, bottom}, {left, right}).report(sink)) return false;
    return true;
}

}  // namespace deduku
