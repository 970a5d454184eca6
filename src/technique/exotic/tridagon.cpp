// Tridagon (trivalue oddagon, "Thor's Hammer"): twelve cells that three digits alone cannot fill.
//
//   x . . | x . .        in each of four boxes that cross in two bands and two stacks three cells, one in each of its
//   . x . | . x .        rows and one in each of its columns; three of the boxes lean one way and one the other
//   . . x | . . x
//   ------+------        With only 1, 2, 3, the twelve cells cannot be filled. So one of their other candidates,
//   x . . | . . x        the guardians, is true: a candidate that excludes all of them is false.
//   . x . | . x .
//   . . x | x . .
//
// Proof: in a box the three digits are in its rows in one of six orders, and likewise in its columns. Two boxes of a
// band have different digits in each row, so one order is a rotation of the other, an even permutation. So boxes of a
// band have the same sign of the order by rows, and boxes of a stack that of the order by columns. In a box, the two
// signs are equal if it leans like a backslash, and opposite if it leans like a slash. Going around the four boxes, the
// number of sign changes must be even.
//
// Each of the twelve cells has two or more of the digits. If all guardians are in one cell, it loses the three digits;
// if they are one digit in several cells, that digit is removed from cells that see all of these. The proof fills the
// cells case by case.
// (mith and others in the players' forum, 2022, on puzzles harder than any known before.)
#include "technique/exotic/tridagon.hpp"

#include <algorithm>
#include <array>

#include "grid/in_order.hpp"
#include "technique/parts/case.hpp"

namespace deduku {
namespace {

constexpr int box_side = 3;
using Trio = std::array<Cell, box_side>;

// The six diagonals of a box: the column for each row. The first three are even.
constexpr std::array<std::array<int, box_side>, 6> ways = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};
constexpr bool odd(std::size_t way) { return way >= 3; }

class Tridagons {
  public:
    Tridagons(const Board& board, Set<Digit> three) : board_(board), g_(board.geometry()), three_(three) {
        for (int box = 0; box < box_side * box_side; ++box)
            for (std::size_t way = 0; way < ways.size(); ++way)
                if (const Trio trio = cells_of(box, ways[way]); is_open(trio))
                    trios_[static_cast<std::size_t>(box)].push_back({trio, odd(way)});
    }

    bool report(const Sink& sink) {
        constexpr std::array<std::array<int, 2>, 3> pairs = {{{0, 1}, {0, 2}, {1, 2}}};
        for (const auto& bands : pairs)
            for (const auto& stacks : pairs) {
                const std::array<int, 4> boxes = {bands[0] * box_side + stacks[0], bands[0] * box_side + stacks[1],
                                                  bands[1] * box_side + stacks[0], bands[1] * box_side + stacks[1]};
                cells_.clear();
                if (!add_box(boxes, 0, false, sink)) return false;
            }
        return true;
    }

  private:
    struct Leaning {
        Trio cells;
        bool odd;
    };

    Trio cells_of(int box, const std::array<int, box_side>& way) const {
        Trio out{};
        for (int row = 0; row < box_side; ++row)
            out[static_cast<std::size_t>(row)] = g_.cell(
                box / box_side * box_side + row, box % box_side * box_side + way[static_cast<std::size_t>(row)]);
        return out;
    }
    bool is_open(const Trio& trio) const {
        return std::all_of(trio.begin(), trio.end(),
                           [&](Cell cell) { return (board_.digits(cell) & three_).size() > 1; });
    }
    Set<Digit> guardians_at(Cell cell) const { return board_.digits(cell) - three_; }

    // The cells with guardians, if these are in one cell or of one digit.
    std::vector<Cell> guarded() const {
        std::vector<Cell> out;
        for (Cell cell : cells_)
            if (!guardians_at(cell).empty()) out.push_back(cell);
        return out;
    }
    bool may_remove() const {
        const std::vector<Cell> guarded_cells = guarded();
        Set<Digit> all;
        for (Cell cell : guarded_cells) all |= guardians_at(cell);
        return guarded_cells.size() < 2 || all.single();
    }

    bool add_box(const std::array<int, 4>& boxes, std::size_t at, bool odd_so_far, const Sink& sink) {
        if (at == boxes.size()) return !odd_so_far || look(sink);
        for (const Leaning& each : trios_[static_cast<std::size_t>(boxes[at])]) {
            cells_.insert(cells_.end(), each.cells.begin(), each.cells.end());
            const bool go_on = !may_remove() || add_box(boxes, at + 1, odd_so_far != each.odd, sink);
            cells_.resize(cells_.size() - each.cells.size());
            if (!go_on) return false;
        }
        return true;
    }

    bool look(const Sink& sink) const {
        const std::vector<Cell> guarded_cells = guarded();
        const auto seen = [&] { return pattern(guarded_cells); };
        if (guarded_cells.size() < 2)
            return sink({of_one_cell(guarded_cells.empty() ? cells_.front() : guarded_cells.front()), seen});
        const Digit digit = guardians_at(guarded_cells.front()).first();
        for (Cell cell : g_.every_cell()) {
            if (!board_.has({cell, digit}) || !sees_all(cell, guarded_cells)) continue;
            if (!sink({of_one_digit({cell, digit}, guarded_cells), seen})) return false;
        }
        return true;
    }
    Pattern pattern(std::vector<Cell> guarded_cells) const {
        Pattern out;
        out.form = Form::tridagon;
        out.digits = three_;
        out.cells = cells_;
        out.fins = std::move(guarded_cells);
        put_in_order(out.cells);
        put_in_order(out.fins);
        return out;
    }
    bool sees_all(Cell cell, const std::vector<Cell>& all) const {
        return std::all_of(all.begin(), all.end(), [&](Cell other) { return share_house(cell, other); });
    }

    bool share_house(Cell a, Cell b) const {
        const auto peers = g_.peers_of(a);
        return std::binary_search(peers.begin(), peers.end(), b);
    }

    // A Split with a branch for each of the three digits, and one for all others.
    Deduction of_one_cell(Cell cell) const {
        Deduction out;
        Split split{g_.sector(cell), {}};
        for (Digit digit : board_.digits(cell) & three_) {
            Case inside(board_, split.on, {{cell, digit}});
            const Cell empty = inside.colour(cells_);
            split.branches.push_back(inside.closed(g_.sector(empty)));
            out.removes.push_back({cell, digit});
        }
        std::vector<Candidate> others;
        for (Digit digit : guardians_at(cell)) others.push_back({cell, digit});
        if (!others.empty()) split.branches.push_back(Case(board_, split.on, others).open());
        out.why = std::move(split);
        return out;
    }
    Deduction of_one_digit(Candidate gone, const std::vector<Cell>& guarded_cells) const {
        const Sector on = g_.sector(gone.cell);
        Case inside(board_, on, {gone});
        inside.clear_seen(on, gone, guarded_cells);
        const Cell empty = inside.colour(cells_);
        Branch branch = inside.closed(g_.sector(empty));
        return {refutation(board_, on, {gone}, std::move(branch.steps), *branch.empty), {gone}};
    }

    const Board& board_;
    const Geometry& g_;
    Set<Digit> three_;
    std::array<std::vector<Leaning>, box_side * box_side> trios_;  // by box
    std::vector<Cell> cells_;                                      // of the boxes chosen so far
};

}  // namespace

bool find_tridagons(const Board& board, int /*size*/, const Sink& sink) {
    if (board.geometry().boxes() != Box{box_side, box_side}) return true;
    const int digits = board.geometry().digits();
    for (int a = 0; a < digits; ++a)
        for (int b = a + 1; b < digits; ++b)
            for (int c = b + 1; c < digits; ++c)
                if (!Tridagons(board, {static_cast<Digit>(a), static_cast<Digit>(b), static_cast<Digit>(c)})
                         .report(sink))
                    return false;
    return true;
}

}  // namespace deduku
