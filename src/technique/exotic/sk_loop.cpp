// SK-loop: four boxes in a rectangle, joined in a ring by two rows and two columns.
//
//   .  a a | . . . | b b .       a row and a column cross in each box; the rest of both in that box are its cells of
//   h  . . |       | . . c       the ring (fewer if some are solved): h and a, b and c, ..
//   h  . . |       | . . c
//   -------+       +-------
//   ..                           neighbours in the ring: a and b in the row, b and c in the box, c and d in the column
//   -------+       +-------
//   g  . . |       | . . d       each such house has a few of the digits: 16 in all for 16 cells
//   g  . . |       | . . d
//   .  f f | . . . | e e .
//
// A digit is in the cells at most once for each house that joins two neighbours; count the fewest of these houses that
// contain all its places. If these counts add up to the number of open cells, each is reached, and the digit is removed
// from the rest of these houses. A Cover: cells / digits in the eight houses, with one choice of houses for each digit.
// (Steve K, 2007, on "Easter Monster".)
#include "technique/exotic/sk_loop.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "technique/parts/deliver.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

constexpr std::size_t arcs = 8;

// The open cells of a line in a box, except the one where the other line crosses.
struct Arc {
    std::vector<Cell> cells;
    Set<Digit> digits;
};

// All arcs, by the kind of line and the cell where the other line crosses.
class Arcs {
  public:
    explicit Arcs(const Board& board) : of_row_(board.geometry().cells(), {}), of_column_(of_row_) {
        const Geometry& g = board.geometry();
        for (Cell crossing : g.every_grid_cell()) {
            const auto box = g.house_of(crossing, HouseKind::box);
            if (!box) continue;
            for (Cell cell : g.cells_of(*box)) {
                if (cell == crossing || board.digits(cell).size() < 2) continue;
                if (g.row(cell) == g.row(crossing)) add(board, cell, of_row_[crossing]);
                if (g.column(cell) == g.column(crossing)) add(board, cell, of_column_[crossing]);
            }
        }
    }
    const Arc& of_row(Cell crossing) const { return of_row_[crossing]; }
    const Arc& of_column(Cell crossing) const { return of_column_[crossing]; }

  private:
    static void add(const Board& board, Cell cell, Arc& to) {
        to.cells.push_back(cell);
        to.digits |= board.digits(cell);
    }

    Table<Cell, Arc> of_row_;
    Table<Cell, Arc> of_column_;
};

using Choices = std::vector<unsigned>;  // of houses, each as bits

// Whether these houses contain all of these arcs.
constexpr bool have_all(unsigned houses, unsigned of_arcs) {
    const unsigned next = houses >> 1U | (houses & 1U) << (arcs - 1);
    return (of_arcs & ~(houses | next)) == 0;
}

// For each choice of arcs, the smallest number of houses that contain them.
constexpr std::array<int, 1U << arcs> fewest = [] {
    std::array<int, 1U << arcs> out{};
    for (unsigned of_arcs = 0; of_arcs < out.size(); ++of_arcs) {
        out[of_arcs] = static_cast<int>(arcs);
        for (unsigned houses = 0; houses < out.size(); ++houses)
            if (have_all(houses, of_arcs)) out[of_arcs] = std::min(out[of_arcs], std::popcount(houses));
    }
    return out;
}();

Choices choices_of(unsigned of_arcs) {
    Choices out;
    for (unsigned houses = 0; houses < 1U << arcs; ++houses)
        if (std::popcount(houses) == fewest.at(of_arcs) && have_all(houses, of_arcs)) out.push_back(houses);
    return out;
}

// The cells of the ring: arc i lies in houses i and i + 1, the last in the last and the first.
class Ring {
  public:
    Ring(const Board& board, const Arcs& all, std::array<int, 2> rows, std::array<int, 2> columns)
        : board_(board), g_(board.geometry()) {
        const auto crossing = [&](std::size_t i, std::size_t j) { return g_.cell(rows.at(i), columns.at(j)); };
        corners_ = {crossing(0, 0), crossing(0, 1), crossing(1, 1), crossing(1, 0)};
        arcs_ = {&all.of_row(corners_[0]),    &all.of_row(corners_[1]),   &all.of_column(corners_[1]),
                 &all.of_column(corners_[2]), &all.of_row(corners_[2]),   &all.of_row(corners_[3]),
                 &all.of_column(corners_[3]), &all.of_column(corners_[0])};
    }

    bool report(const Sink& sink) const {
        std::size_t cells = 0, needed = 0;
        for (const Arc* arc : arcs_) cells += arc->cells.size();
        for (Digit digit : g_.all_digits()) {
            needed += static_cast<std::size_t>(fewest.at(arcs_with(digit)));
            if (needed > cells) return true;
        }
        if (needed != cells || cells == 0) return true;
        return deliver_each(board_, covers(), sink, [&](const Cover& cover) { return grid_of(board_, cover); });
    }

  private:
    unsigned arcs_with(Digit digit) const {
        unsigned out = 0;
        for (std::size_t i = 0; i < arcs; ++i)
            if (arcs_[i]->digits.has(digit)) out |= 1U << i;
        return out;
    }
    // Boxes and lines alternate, from the first corner's box.
    House house(std::size_t i) const {
        const HouseKind kind = i % 2 == 0 ? HouseKind::box : i / 2 % 2 == 0 ? HouseKind::row : HouseKind::column;
        return *g_.house_of(corners_.at(i / 2), kind);
    }
    std::vector<Cover> covers() const {
        std::vector<Choices> choices;
        std::size_t most = 0;
        for (Digit digit : g_.all_digits()) {
            choices.push_back(choices_of(arcs_with(digit)));
            most = std::max(most, choices.back().size());
        }
        std::vector<Cover> out(most);
        for (std::size_t round = 0; round < most; ++round) {
            for (const Arc* arc : arcs_)
                for (Cell cell : arc->cells) out[round].base.push_back(g_.sector(cell));
            for (Digit digit : g_.all_digits()) {
                const Choices& all = choices[static_cast<std::size_t>(index(digit))];
                const unsigned houses = all[std::min(round, all.size() - 1)];
                for (std::size_t i = 0; i < arcs; ++i)
                    if ((houses >> i & 1U) != 0) out[round].cover.push_back(g_.sector(house(i), digit));
            }
        }
        return out;
    }

    const Board& board_;
    const Geometry& g_;
    std::array<Cell, 4> corners_{};
    std::array<const Arc*, arcs> arcs_{};
};

}  // namespace

bool find_sk_loops(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& g = board.geometry();
    const Arcs all(board);
    const int digits = g.digits(), height = g.boxes()->height, width = g.boxes()->width;
    for (int top = 0; top < digits; ++top)
        for (int bottom = (top / height + 1) * height; bottom < digits; ++bottom)
            for (int left = 0; left < digits; ++left)
                for (int right = (left / width + 1) * width; right < digits; ++right)
                    if (!Ring(board, all, {top, bottom}, {left, right}).report(sink)) return false;
    return true;
}

}  // namespace deduku
