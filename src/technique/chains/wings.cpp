// Wings: three cells, or two cells and a strong link, with two ends, at least one of which is z.
//
//   XY-Wing     {z,x} - {x,y} - {y,z}         the pivot is x or y, so an end is z: cells that see both ends are not
//   XYZ-Wing    {z,x} - {x,y,z} - {y,z}       an end or the pivot is z: cells that see all three are not
//   W-Wing      {z,y} - y = y - {y,z}         a house has y at two places, one in sight of each end: an end is not y,
//                                             so it is z
// XY- and W-Wings are chains (chain.hpp). XYZ-Wings are Splits on the pivot, a branch for each digit.
#include "technique/chains/wings.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/links/chain.hpp"
#include "technique/links/links.hpp"
#include "technique/parts/case.hpp"

namespace deduku {
namespace {

// Cells with `count` candidates.
std::vector<Cell> cells_with(const Board& board, int count) {
    std::vector<Cell> out;
    for (Cell cell : board.geometry().every_cell())
        if (board.digits(cell).size() == count) out.push_back(cell);
    return out;
}

std::vector<Cell> peers_with(const Board& board, Cell cell, int count) {
    std::vector<Cell> out;
    for (Cell peer : board.geometry().peers_of(cell))
        if (board.digits(peer).size() == count) out.push_back(peer);
    return out;
}

bool in_sight(const Geometry& g, Cell a, Cell b) {
    const auto peers = g.peers_of(a);
    return std::binary_search(peers.begin(), peers.end(), b);
}

Digit other_digit(const Board& board, Cell cell, Digit one) { return (board.digits(cell) - Set<Digit>{one}).first(); }

Chain xy_chain(const Board& board, Cell a, Cell pivot, Cell b, Digit z) {
    const Digit x = other_digit(board, a, z), y = other_digit(board, b, z);
    return chain_along(board, {{a, z}, {a, x}, {pivot, x}, {pivot, y}, {b, y}, {b, z}});
}

// The third digit of the wing, if this cell is an end: it has one digit of the pivot's pair, and another digit.
std::optional<Digit> third_digit(const Board& board, Cell pivot, Cell end) {
    const Set<Digit> more = board.digits(end) - board.digits(pivot);
    return more.single() ? std::optional(more.first()) : std::nullopt;
}

// The common digit of the ends, if their digits are two pairs of the pivot's three.
std::optional<Digit> common_digit(const Board& board, Cell pivot, Cell a, Cell b) {
    const Set<Digit> all = board.digits(pivot), ours = board.digits(a), theirs = board.digits(b);
    if (ours == theirs || !all.contains(ours) || !all.contains(theirs)) return std::nullopt;
    return (ours & theirs).first();
}

class XyzWing {
  public:
    XyzWing(const Board& board, Cell pivot, Cell a, Cell b, Digit z)
        : board_(board), g_(board.geometry()), pivot_(pivot), ends_{a, b}, z_(z) {
        for (Candidate c : seen_by_both(board, {a, z}, {b, z}))
            if (c.digit == z && c.cell != pivot && in_sight(g_, c.cell, pivot)) removes_.push_back(c);
    }
    bool report(const Sink& sink) const {
        if (removes_.empty()) return true;
        Split split{g_.sector(pivot_), {}};
        for (Digit digit : board_.digits(pivot_)) split.branches.push_back(branch(digit));
        const auto seen = [&] {
            Pattern out;
            out.form = Form::branches;
            out.digits = board_.digits(pivot_);
            out.cells = {pivot_, ends_[0], ends_[1]};
            put_in_order(out.cells);
            return out;
        };
        return sink({Deduction{std::move(split), removes_}, seen});
    }

  private:
    Branch branch(Digit digit) const {
        Case out(board_, g_.sector(pivot_), {{pivot_, digit}});
        if (digit == z_) {
            out.take_seen(g_.sector(pivot_), {pivot_, z_}, removes_);
            return out.open();
        }
        const Cell end = board_.has({ends_[0], digit}) ? ends_[0] : ends_[1];
        const Candidate gone{end, digit};
        out.take(g_.sector(pivot_), *common_sector(g_, {pivot_, digit}, gone), {gone});
        out.take_seen(g_.sector(end), {end, z_}, removes_);
        return out.open();
    }

    const Board& board_;
    const Geometry& g_;
    Cell pivot_;
    std::array<Cell, 2> ends_;
    Digit z_;
    std::vector<Candidate> removes_;
};

// Reports the wing if the two places of y join the two cells: one in sight of a, the other in sight of b.
bool report_w_wing(const Board& board, Cell a, Cell b, std::array<Candidate, 2> pair, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (int turn = 0; turn < 2; ++turn, std::swap(pair[0], pair[1])) {
        if (!in_sight(g, a, pair[0].cell) || !in_sight(g, b, pair[1].cell)) continue;
        const Digit y = pair[0].digit, z = other_digit(board, a, y);
        return deliver(board, chain_along(board, {{a, z}, {a, y}, pair[0], pair[1], {b, y}, {b, z}}), sink);
    }
    return true;
}

bool find_w_wings_of(const Board& board, Cell a, Cell b, const Sink& sink) {
    const auto is_end = [&](Candidate c) { return c.cell == a || c.cell == b; };
    for (Digit y : board.digits(a))
        for (House house : board.geometry().every_house()) {
            const Sector sector = board.geometry().sector(house, y);
            const auto pair = strong_link(board, sector);
            if (!pair || is_end((*pair)[0]) || is_end((*pair)[1])) continue;
            // A pair common to two houses counts once.
            if (strong_sector(board, Group{(*pair)[0]}, Group{(*pair)[1]}) != sector) continue;
            if (!report_w_wing(board, a, b, *pair, sink)) return false;
        }
    return true;
}

}  // namespace

bool find_xy_wings(const Board& board, int /*size*/, const Sink& sink) {
    for (Cell pivot : cells_with(board, 2)) {
        const std::vector<Cell> ends = peers_with(board, pivot, 2);
        for (Cell a : ends)
            for (Cell b : ends) {
                if (b <= a || board.digits(a) == board.digits(b)) continue;
                const auto z = third_digit(board, pivot, a);
                if (!z || third_digit(board, pivot, b) != z) continue;
                if (!deliver(board, xy_chain(board, a, pivot, b, *z), sink)) return false;
            }
    }
    return true;
}

bool find_xyz_wings(const Board& board, int /*size*/, const Sink& sink) {
    for (Cell pivot : cells_with(board, 3)) {
        const std::vector<Cell> ends = peers_with(board, pivot, 2);
        for (Cell a : ends)
            for (Cell b : ends) {
                if (b <= a) continue;
                const auto z = common_digit(board, pivot, a, b);
                if (z && !XyzWing(board, pivot, a, b, *z).report(sink)) return false;
            }
    }
    return true;
}

bool find_w_wings(const Board& board, int /*size*/, const Sink& sink) {
    const std::vector<Cell> cells = cells_with(board, 2);
    for (Cell a : cells)
        for (Cell b : cells) {
            if (b <= a || board.digits(a) != board.digits(b) || in_sight(board.geometry(), a, b)) continue;
            if (!find_w_wings_of(board, a, b, sink)) return false;
        }
    return true;
}

}  // namespace deduku
