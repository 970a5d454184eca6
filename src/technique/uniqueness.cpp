#include "technique/uniqueness.hpp"

#include <algorithm>
#include <array>

#include "technique/deadly.hpp"
#include "technique/families.hpp"

namespace deduku {
namespace {

constexpr int kind_of(Deadly kind) { return static_cast<int>(kind); }

// Reports that the branch's candidates are false. What ends in contradictions alone is none of ours.
bool deliver_end(const Board& board, std::optional<Branch> end, const Sink& sink) {
    if (!end) return true;
    const Deduction found = refuted_by(board, std::move(*end));
    return !rests_on_uniqueness(found) || sink(found);
}

// A pattern of one pair in a position: its extras, and what they show.
class PairPattern {
  public:
    PairPattern(Board& board, const Puzzle& start, const std::vector<Cell>& cells, Digit a, Digit b)
        : board_(board), scratch_(board), g_(board.geometry()), start_(start), pattern_{cells, {}} {
        pattern_.pairs.assign(cells.size(), {a, b});
        for (Cell cell : cells) {
            const Set<Digit> digits = board.digits(cell);
            decided_ = decided_ || digits.single();
            const Set<Digit> more = digits - Set<Digit>{a, b};
            possible_ = possible_ && more.size() < digits.size();
            if (!more.empty()) extra_cells_.push_back(cell);
            for (Digit d : more) extras_.push_back({cell, d});
        }
    }

    // Worth a look: each cell may be of the pair, and something else saves it.
    bool promising() const { return possible_ && !extras_.empty(); }
    bool decided() const { return decided_; }
    std::size_t extra_cells() const { return extra_cells_.size(); }

    // Reports what this kind of pattern shows; false if the sink said stop.
    bool report(int kind, const Sink& sink) const {
        const bool wants_avoidable = kind == kind_of(Deadly::avoidable);
        if (!promising() || wants_avoidable != decided_) return true;
        if (kind == kind_of(Deadly::type2) || kind == kind_of(Deadly::type5)) return report_digit(kind, sink);
        if (kind == kind_of(Deadly::type3)) return report_subsets(sink);
        for (std::size_t i = 0; i < pattern_.cells.size(); ++i) {
            const Cell cell = pattern_.cells[i];
            for (Digit d : pattern_.pairs[0])
                if (board_.has({cell, d}) && !board_.digits(cell).single() && others_live(i, d) &&
                    (wants_avoidable || kind_of_place(cell, d) == kind) && !refute({cell, d}, sink))
                    return false;
        }
        return true;
    }

  private:
    bool in_one_house(const std::vector<Cell>& cells) const { return common_house(cells).has_value(); }
    std::optional<House> common_house(const std::vector<Cell>& cells) const {
        for (const Membership& in : g_.houses_of(cells.front())) {
            const auto all = g_.cells_of(in.house);
            const auto inside = [&](Cell cell) { return std::find(all.begin(), all.end(), cell) != all.end(); };
            if (std::all_of(cells.begin(), cells.end(), inside)) return in.house;
        }
        return std::nullopt;
    }
    bool is_extra_cell(Cell cell) const {
        return std::find(extra_cells_.begin(), extra_cells_.end(), cell) != extra_cells_.end();
    }

    // With d in corner i of a rectangle, each other corner must have what is left for it.
    bool others_live(std::size_t i, Digit d) const {
        if (pattern_.cells.size() != 4) return true;
        const Digit other = pattern_.pairs[0][0] == d ? pattern_.pairs[0][1] : pattern_.pairs[0][0];
        return board_.has({pattern_.cells[3 - i], d}) && board_.has({pattern_.cells[i ^ 1U], other}) &&
               board_.has({pattern_.cells[i ^ 2U], other});
    }

    // The kind that a pair's digit in a cell of the pattern would be refuted by.
    int kind_of_place(Cell cell, Digit d) const {
        if (extra_cells_.size() == 1) return kind_of(is_extra_cell(cell) ? Deadly::type1 : Deadly::hidden);
        if (extra_cells_.size() != 2 || !is_extra_cell(cell)) return kind_of(Deadly::hidden);
        const Digit other = pattern_.pairs[0][0] == d ? pattern_.pairs[0][1] : pattern_.pairs[0][0];
        if (const auto house = common_house(extra_cells_))
            return kind_of(board_.places(*house, other).size() == 2 ? Deadly::type4 : Deadly::hidden);
        return kind_of(is_wing(d) ? Deadly::type6 : Deadly::hidden);
    }

    // Both extra cells' rows, or both columns, have the digit twice only.
    bool is_wing(Digit d) const {
        const auto twice = [&](Cell cell, std::size_t k) {
            return board_.places(g_.houses_of(cell)[k].house, d).size() == 2;
        };
        const Cell one = extra_cells_[0], two = extra_cells_[1];
        return (twice(one, 0) && twice(two, 0)) || (twice(one, 1) && twice(two, 1));
    }

    // The candidate is false if the pattern could be exchanged with it.
    bool refute(Candidate z, const Sink& sink) const {
        if (!may_end(scratch_, pattern_, z)) return true;
        DeadlyBranch branch(board_, start_, g_.sector(z.cell), {z});
        branch.follow(pattern_, z.cell);
        return deliver_end(board_, branch.end(pattern_), sink);
    }

    // All extras are one digit: it is in one of their cells, so not where all of them are seen.
    bool report_digit(int kind, const Sink& sink) const {
        const Digit x = extras_.front().digit;
        for (Candidate c : extras_)
            if (c.digit != x) return true;
        if (extra_cells_.size() < 2) return true;
        if (in_one_house(extra_cells_) != (kind == kind_of(Deadly::type2))) return true;
        for (Cell cell : g_.peers_of(extra_cells_.front())) {
            const auto peers = g_.peers_of(cell);
            const auto sees = [&](Cell other) { return std::binary_search(peers.begin(), peers.end(), other); };
            if (!board_.has({cell, x}) || is_extra_cell(cell)) continue;
            if (std::all_of(extra_cells_.begin(), extra_cells_.end(), sees) && !refute({cell, x}, sink)) return false;
        }
        return true;
    }

    // In a house that has all extras: a candidate there that leaves other cells only what the extras need.
    bool report_subsets(const Sink& sink) const {
        if (extra_cells_.size() < 2) return true;
        const auto house = common_house(extra_cells_);
        if (!house) return true;
        for (Cell cell : g_.cells_of(*house)) {
            if (std::find(pattern_.cells.begin(), pattern_.cells.end(), cell) != pattern_.cells.end()) continue;
            if (board_.digits(cell).single()) continue;
            for (Digit d : board_.digits(cell))
                if (!refute_by_subset({cell, d}, *house, sink)) return false;
        }
        return true;
    }
    bool refute_by_subset(Candidate z, House house, const Sink& sink) const {
        DeadlyBranch branch(board_, start_, g_.sector(z.cell), {z});
        branch.take({{g_.sector(z.cell)}, {g_.sector(house, z.digit)}});
        for (int size = 1; size <= 4 && !branch.board().contradictory(); ++size) {
            std::vector<Cover> found;
            const auto keep = [&](const Deduction& deduction) {
                const auto& cover = std::get<Cover>(deduction.why);
                if (g_.house_of(cover.cover.front()) == house && !uses_pattern(cover)) found.push_back(cover);
                return true;
            };
            (void)(size == 1 ? find_naked_singles : find_naked_subsets)(branch.board(), size, keep);
            for (const Cover& cover : found)
                if (!branch.board().contradictory() && holds(branch.board(), cover)) branch.take(cover);
        }
        branch.follow(pattern_);
        return deliver_end(board_, branch.end(pattern_), sink);
    }
    bool uses_pattern(const Cover& cover) const {
        return std::any_of(cover.base.begin(), cover.base.end(), [&](Sector s) {
            return std::find(pattern_.cells.begin(), pattern_.cells.end(), g_.cell_of(s)) != pattern_.cells.end();
        });
    }

    const Board& board_;
    Board& scratch_;  // the same, for trials that are taken back
    const Geometry& g_;
    const Puzzle& start_;
    DeadlyPattern pattern_;
    std::vector<Cell> extra_cells_;
    std::vector<Candidate> extras_;
    bool decided_ = false;
    bool possible_ = true;
};

// The cells of a rectangle, row by row.
using Corners = std::array<Cell, 4>;

// The digits that the puzzle allows in all corners, none of them a clue.
Set<Digit> allowed_in(const Puzzle& start, const Corners& cells, const Geometry& geometry) {
    Set<Digit> out = geometry.all_digits();
    for (Cell cell : cells) out = start.cells[cell].single() ? Set<Digit>{} : out & start.cells[cell];
    return out;
}

// Something else than the pair saves a corner; with a digit decided it is another kind.
bool promising(const Board& board, const Corners& cells, Set<Digit> pair, int kind) {
    bool saved = false, decided = false;
    for (Cell cell : cells) {
        const Set<Digit> digits = board.digits(cell);
        saved = saved || !(digits - pair).empty();
        decided = decided || digits.single();
    }
    return saved && decided == (kind == kind_of(Deadly::avoidable));
}

// One digit lives in two corners across, the other in the other two: else the pair is nowhere to be exchanged.
bool report_pairs(Board& board, const Puzzle& start, const Corners& cells, int kind, const Sink& sink) {
    const Set<Digit> allowed = allowed_in(start, cells, board.geometry());
    const Set<Digit> falling = allowed & board.digits(cells[0]) & board.digits(cells[3]);
    const Set<Digit> rising = allowed & board.digits(cells[1]) & board.digits(cells[2]);
    for (Digit a : falling | rising) {
        for (Digit b : falling | rising) {
            const bool lives = (falling.has(a) && rising.has(b)) || (falling.has(b) && rising.has(a));
            if (b <= a || !lives || !promising(board, cells, {a, b}, kind)) continue;
            if (!PairPattern(board, start, {cells.begin(), cells.end()}, a, b).report(kind, sink)) return false;
        }
    }
    return true;
}

int box_of(const Geometry& geometry, Cell cell) { return index(geometry.houses_of(cell)[2].house); }

// Rings of cells that have both digits, two in each house.
class Rings {
  public:
    Rings(Board& board, const Puzzle& start, Digit a, Digit b, int kind, const Sink& sink)
        : board_(board), start_(start), a_(a), b_(b), kind_(kind), sink_(sink) {}

    bool search() {
        const Geometry& g = board_.geometry();
        for (Cell cell : g.every_cell()) {
            if (!fits(cell)) continue;
            ring_ = {cell};
            used_ = Table<House, int>(g.houses(), 0);
            for (const Membership& in : g.houses_of(cell)) ++used_[in.house];
            extras_ = extra(cell);
            if (!extend()) return false;
        }
        return true;
    }

  private:
    static constexpr std::size_t longest = 10;

    bool fits(Cell cell) const {
        return board_.has({cell, a_}) && board_.has({cell, b_}) && start_.cells[cell].has(a_) &&
               start_.cells[cell].has(b_);
    }
    int extra(Cell cell) const { return board_.digits(cell).size() > 2 ? 1 : 0; }

    // Another cell of a house of the last one; the first is the smallest of its ring.
    bool extend() {
        const Geometry& g = board_.geometry();
        if (ring_.size() >= 6 && complete()) return report();
        if (ring_.size() == longest) return true;
        for (const Membership& in : g.houses_of(ring_.back())) {
            if (used_[in.house] != 1) continue;
            for (Cell cell : g.cells_of(in.house)) {
                if (cell <= ring_.front() || !fits(cell) || extras_ + extra(cell) > 2) continue;
                if (std::find(ring_.begin(), ring_.end(), cell) != ring_.end()) continue;
                const auto houses = g.houses_of(cell);
                if (std::any_of(houses.begin(), houses.end(), [&](const Membership& m) { return used_[m.house] > 1; }))
                    continue;
                for (const Membership& m : houses) ++used_[m.house];
                ring_.push_back(cell);
                extras_ += extra(cell);
                const bool go_on = extend();
                extras_ -= extra(cell);
                ring_.pop_back();
                for (const Membership& m : houses) --used_[m.house];
                if (!go_on) return false;
            }
        }
        return true;
    }
    bool complete() const {
        return ring_.size() % 2 == 0 && std::none_of(used_.begin(), used_.end(), [](int n) { return n == 1; });
    }
    // The same cells come in both directions, and perhaps in other orders.
    bool report() {
        std::vector<Cell> cells = ring_;
        std::sort(cells.begin(), cells.end());
        if (std::find(seen_.begin(), seen_.end(), cells) != seen_.end()) return true;
        seen_.push_back(cells);
        return PairPattern(board_, start_, cells, a_, b_).report(kind_, sink_);
    }

    Board& board_;
    const Puzzle& start_;
    Digit a_, b_;
    int kind_;
    const Sink& sink_;
    std::vector<Cell> ring_;
    Table<House, int> used_;
    int extras_ = 0;
    std::vector<std::vector<Cell>> seen_;
};

// The open cells of a board with two candidates each but for one of three at most, and that one.
struct Grave {
    DeadlyPattern pattern;
    std::optional<Cell> third;
};
std::optional<Grave> grave_of(const Board& board, const Puzzle& start) {
    Grave out;
    for (Cell cell : board.geometry().every_cell()) {
        const Set<Digit> digits = board.digits(cell);
        if (digits.single()) continue;
        if (digits.empty() || digits.size() > (out.third ? 2 : 3) || start.cells[cell].single()) return std::nullopt;
        if (digits.size() == 3) out.third = cell;
        out.pattern.cells.push_back(cell);
        out.pattern.pairs.push_back({digits.first(), (digits - Set<Digit>{digits.first()}).first()});
    }
    if (out.pattern.cells.empty()) return std::nullopt;
    return out;
}

}  // namespace

bool find_rectangles(const Board& board, const Puzzle& start, int kind, const Sink& sink) {
    const Geometry& g = board.geometry();
    const int n = g.digits();
    Board scratch = board;
    for (int top = 0; top < n; ++top)
        for (int bottom = top + 1; bottom < n; ++bottom)
            for (int left = 0; left < n; ++left)
                for (int right = left + 1; right < n; ++right) {
                    const Corners cells = {g.cell(top, left), g.cell(top, right), g.cell(bottom, left),
                                           g.cell(bottom, right)};
                    const bool abreast = box_of(g, cells[0]) == box_of(g, cells[1]);
                    const bool above = box_of(g, cells[0]) == box_of(g, cells[2]);
                    if (abreast != above && !report_pairs(scratch, start, cells, kind, sink)) return false;
                }
    return true;
}

bool find_loops(const Board& board, const Puzzle& start, int kind, const Sink& sink) {
    const Set<Digit> all = board.geometry().all_digits();
    Board scratch = board;
    for (Digit a : all)
        for (Digit b : all)
            if (a < b && !Rings(scratch, start, a, b, kind, sink).search()) return false;
    return true;
}

bool find_grave_plus_one(const Board& board, const Puzzle& start, int, const Sink& sink) {
    auto grave = grave_of(board, start);
    if (!grave || !grave->third) return true;
    const Cell cell = *grave->third;
    const auto at = static_cast<std::size_t>(std::find(grave->pattern.cells.begin(), grave->pattern.cells.end(), cell) -
                                             grave->pattern.cells.begin());
    for (Digit odd : board.digits(cell)) {
        std::vector<Candidate> pair;
        for (Digit d : board.digits(cell) - Set<Digit>{odd}) pair.push_back({cell, d});
        grave->pattern.pairs[at] = {pair[0].digit, pair[1].digit};
        DeadlyBranch branch(board, start, board.geometry().sector(cell), pair);
        // Where there is one solution this has none, and singles often say so before a Twin does. It is the same find.
        if (auto end = branch.end(grave->pattern)) return sink(refuted_by(board, std::move(*end)));
    }
    return true;
}

bool find_grave(const Board& board, const Puzzle& start, int, const Sink& sink) {
    const auto grave = grave_of(board, start);
    if (!grave || grave->third) return true;
    const Cell cell = grave->pattern.cells.front();
    Split both{board.geometry().sector(cell), {}};
    std::vector<Candidate> gone;
    for (Digit d : board.digits(cell)) {
        DeadlyBranch branch(board, start, both.on, {{cell, d}});
        branch.follow(grave->pattern);
        auto end = branch.end(grave->pattern);
        if (!end) return true;
        both.branches.push_back(std::move(*end));
        gone.push_back({cell, d});
    }
    return sink({std::move(both), std::move(gone)});
}

}  // namespace deduku
