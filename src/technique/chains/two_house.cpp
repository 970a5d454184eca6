// Two-house patterns: a digit has two places in each of two houses, and a place of one house sees one of the other.
//
//   a = b - c = d           a or d is true, so candidates that see both are false. The houses give the names:
//
//   skyscraper              two rows, b and c in one column         a . . b         (or columns and row)
//                                                                   d . . c  ..     a and d see each other in no house
//   two-string kite         a row and a column, b and c in one box
//   turbot fish             any other two houses
//   empty rectangle         a box instead of one house: its places are in one row or one column (L-shaped); another
//                           column has two places, one of them in that row: the digit is false where the row of the
//                           other place crosses the box's column
//
// All houses except rows and columns count as boxes.
//
// The first three are chains (chain.hpp). If the two ends see each other, the pattern is left to loops and X-Wings.
#include "technique/chains/two_house.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/links/chain.hpp"
#include "technique/links/links.hpp"
#include "technique/parts/case.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

enum class Sort : std::uint8_t { row, column, other };
Sort sort_of(const Geometry& g, House house) {
    const HouseKind kind = g.kind(house);
    return kind == HouseKind::row ? Sort::row : kind == HouseKind::column ? Sort::column : Sort::other;
}

// Two cells, and the kinds of houses in which they are the only places of the digit.
struct TwoPlaces {
    std::array<Cell, 2> cells;
    std::array<bool, 3> sorts{};
    bool in(Sort sort) const { return sorts[static_cast<std::size_t>(sort)]; }
};

std::vector<TwoPlaces> two_places(const Board& board, Digit digit) {
    const Geometry& g = board.geometry();
    std::vector<TwoPlaces> out;
    for (House house : g.every_house()) {
        const auto two = strong_link(board, g.sector(house, digit));
        if (!two) continue;
        const std::array<Cell, 2> cells = {(*two)[0].cell, (*two)[1].cell};
        auto known = std::find_if(out.begin(), out.end(), [&](const TwoPlaces& pair) { return pair.cells == cells; });
        if (known == out.end()) known = out.insert(out.end(), {cells, {}});
        known->sorts[static_cast<std::size_t>(sort_of(g, house))] = true;
    }
    return out;
}

enum class TwoHouse : std::uint8_t { skyscraper, kite, turbot };

// The name of a = b - c = d.
TwoHouse called(const Geometry& g, const TwoPlaces& p, const TwoPlaces& q, Cell b, Cell c) {
    const auto share = [&](Sort sort) {
        const auto houses = g.houses_of(b);
        return std::any_of(houses.begin(), houses.end(),
                           [&](const Membership& m) { return sort_of(g, m.house) == sort && g.has(m.house, c); });
    };
    constexpr Sort row = Sort::row, column = Sort::column;
    if ((p.in(row) && q.in(row) && share(column)) || (p.in(column) && q.in(column) && share(row)))
        return TwoHouse::skyscraper;
    if (((p.in(row) && q.in(column)) || (p.in(column) && q.in(row))) && share(Sort::other)) return TwoHouse::kite;
    return TwoHouse::turbot;
}

bool report_two(const Board& board, Digit digit, std::array<Cell, 4> cells, const Sink& sink) {
    const Geometry& g = board.geometry();
    std::vector<Candidate> nodes;
    for (Cell cell : cells) nodes.push_back({cell, digit});
    if (!common_sector(g, nodes[1], nodes[2]) || common_sector(g, nodes[0], nodes[3])) return true;
    return deliver(board, chain_along(board, nodes), sink);
}

bool find_two_house(const Board& board, TwoHouse kind, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (Digit digit : g.all_digits()) {
        const std::vector<TwoPlaces> pairs = two_places(board, digit);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = i + 1; j < pairs.size(); ++j)
                for (std::size_t way = 0; way < 4; ++way) {
                    const Cell a = pairs[i].cells[way & 1], b = pairs[i].cells[1 - (way & 1)];
                    const Cell c = pairs[j].cells[way >> 1], d = pairs[j].cells[1 - (way >> 1)];
                    if (b == c || a == c || b == d || a == d) continue;
                    if (called(g, pairs[i], pairs[j], b, c) != kind) continue;
                    if (!report_two(board, digit, {a, b, c, d}, sink)) return false;
                }
    }
    return true;
}

// The digit's places in a box: all in one row or one column, and not all in one line.
class EmptyRectangle {
  public:
    EmptyRectangle(const Board& board, House box, Digit digit, House row, House column)
        : board_(board), g_(board.geometry()), box_(box), digit_(digit), lines_{row, column} {
        std::array<bool, 2> arm{};
        for (Place place : board.places(box, digit)) {
            const Cell cell = g_.cell_at(box, place);
            const bool in_row = g_.has(lines_[0], cell), in_column = g_.has(lines_[1], cell);
            fits_ = fits_ && (in_row || in_column);
            for (std::size_t k : {std::size_t{0}, std::size_t{1}}) arm[k] = arm[k] || (k == 0 ? !in_column : !in_row);
        }
        fits_ = fits_ && arm[0] && arm[1];
    }

    bool fits() const { return fits_; }

    // Reports a line across arm `k`, outside the box, that has the digit twice: on the arm's line (near) and elsewhere
    // (far).
    bool report(std::size_t k, House across, const Sink& sink) const {
        const auto two = board_.places(across, digit_);
        if (two.size() != 2) return true;
        Cell near = g_.cell_at(across, two.first()), far = g_.cell_at(across, two.last());
        if (!g_.has(lines_[k], near)) std::swap(near, far);
        if (!g_.has(lines_[k], near) || g_.has(box_, near) || g_.has(lines_[k], far)) return true;
        const Candidate z{crossing(far, k), digit_};
        if (!board_.has(z) || g_.has(box_, z.cell)) return true;
        const auto seen = [&] {
            Pattern out;
            out.form = Form::branches;
            out.digits = {digit_};
            out.cells = {std::min(near, far), std::max(near, far)};
            out.base = {box_};
            return out;
        };
        return sink({deduction(k, g_.sector(across, digit_), {near, digit_}, {far, digit_}, z), seen});
    }

  private:
    // The cell where the far cell's line along arm `k` crosses the line of the other arm.
    Cell crossing(Cell far, std::size_t k) const {
        return k == 0 ? g_.cell(g_.row(far), g_.ordinal(lines_[1])) : g_.cell(g_.ordinal(lines_[0]), g_.column(far));
    }
    Deduction deduction(std::size_t k, Sector on, Candidate near, Candidate far, Candidate z) const {
        std::vector<Candidate> arm;
        for (Place place : board_.places(box_, digit_))
            if (g_.has(lines_[k], g_.cell_at(box_, place))) arm.push_back({g_.cell_at(box_, place), digit_});
        Case clears(board_, on, {near});
        clears.take(on, g_.sector(lines_[k], digit_), arm);
        clears.take(g_.sector(box_, digit_), g_.sector(lines_[1 - k], digit_), {z});
        Case sees(board_, on, {far});
        sees.take_seen(on, far, {z});
        return {Split{on, {clears.open(), sees.open()}}, {z}};
    }

    const Board& board_;
    const Geometry& g_;
    House box_;
    Digit digit_;
    std::array<House, 2> lines_;  // row and column of the two arms
    bool fits_ = true;
};

// The rows or columns that meet the house, ascending.
std::vector<House> lines_through(const Geometry& g, House house, HouseKind kind) {
    std::vector<House> out;
    for (Cell cell : g.cells_of(house)) add_once(out, *g.house_of(cell, kind));
    put_in_order(out);
    return out;
}

bool find_rectangles_of(const Board& board, House box, Digit digit, const Sink& sink) {
    const Geometry& g = board.geometry();
    const std::vector<House> columns = lines_through(g, box, HouseKind::column);
    for (House row : lines_through(g, box, HouseKind::row))
        for (House column : columns) {
            const EmptyRectangle here(board, box, digit, row, column);
            if (!here.fits()) continue;
            for (int i = 0; i < g.digits(); ++i) {
                if (!here.report(0, g.house(HouseKind::column, i), sink)) return false;
                if (!here.report(1, g.house(HouseKind::row, i), sink)) return false;
            }
        }
    return true;
}

// In boxes with so many places or more.
bool find_rectangles(const Board& board, int places, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (House house : g.every_house())
        for (Digit digit : g.all_digits())
            if (sort_of(g, house) == Sort::other && board.places(house, digit).size() >= places &&
                !find_rectangles_of(board, house, digit, sink))
                return false;
    return true;
}

}  // namespace

bool find_skyscrapers(const Board& board, int /*size*/, const Sink& sink) {
    return find_two_house(board, TwoHouse::skyscraper, sink);
}

bool find_two_string_kites(const Board& board, int /*size*/, const Sink& sink) {
    return find_two_house(board, TwoHouse::kite, sink);
}

bool find_turbot_fish(const Board& board, int /*size*/, const Sink& sink) {
    return find_two_house(board, TwoHouse::turbot, sink);
}

bool find_empty_rectangles(const Board& board, int /*size*/, const Sink& sink) {
    return find_rectangles(board, 3, sink);
}

bool find_every_empty_rectangle(const Board& board, int /*size*/, const Sink& sink) {
    return find_rectangles(board, 2, sink);
}

}  // namespace deduku
