#include "technique/uniqueness/pair_pattern.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "technique/sets/singles.hpp"
#include "technique/sets/subsets.hpp"

namespace deduku {
PairPattern::PairPattern(Board& board, const Puzzle& start, const std::vector<Cell>& cells, Digit a, Digit b)
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

bool PairPattern::report(int kind, const Sink& sink) const {
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

// Reports that the branch's candidates are false. Contradictions without a Twin are left to other techniques.
bool PairPattern::deliver_end(std::optional<Branch> end, const Sink& sink) const {
    if (!end) return true;
    const Deduction found = refuted_by(board_, std::move(*end));
    const auto seen = [&] {
        Pattern out;
        out.form = Form::deadly;
        out.cells = pattern_.cells;
        std::sort(out.cells.begin(), out.cells.end());
        out.digits = {pattern_.pairs[0][0], pattern_.pairs[0][1]};
        return out;
    };
    return !rests_on_uniqueness(found) || sink({found, seen});
}

std::optional<House> PairPattern::common_house(const std::vector<Cell>& cells) const {
    for (const Membership& in : g_.houses_of(cells.front())) {
        const auto all = g_.cells_of(in.house);
        const auto inside = [&](Cell cell) { return contains(all, cell); };
        if (std::all_of(cells.begin(), cells.end(), inside)) return in.house;
    }
    return std::nullopt;
}

bool PairPattern::is_extra_cell(Cell cell) const { return contains(extra_cells_, cell); }

Digit PairPattern::other_of_pair(Digit d) const { return pattern_.pairs[0][pattern_.pairs[0][0] == d ? 1 : 0]; }

// With d in corner i of a rectangle, each other corner must have the digit that remains for it.
bool PairPattern::others_live(std::size_t i, Digit d) const {
    if (pattern_.cells.size() != 4) return true;
    const Digit other = other_of_pair(d);
    return board_.has({pattern_.cells[3 - i], d}) && board_.has({pattern_.cells[i ^ 1U], other}) &&
           board_.has({pattern_.cells[i ^ 2U], other});
}

// The kind of the pattern if it refutes a digit of the pair in one of its cells.
int PairPattern::kind_of_place(Cell cell, Digit d) const {
    if (extra_cells_.size() == 1) return kind_of(is_extra_cell(cell) ? Deadly::type1 : Deadly::hidden);
    if (extra_cells_.size() != 2 || !is_extra_cell(cell)) return kind_of(Deadly::hidden);
    if (const auto house = common_house(extra_cells_))
        return kind_of(board_.places(*house, other_of_pair(d)).size() == 2 ? Deadly::type4 : Deadly::hidden);
    return kind_of(is_wing(d) ? Deadly::type6 : Deadly::hidden);
}

// Whether the rows of both extra cells, or their columns, have only two places for the digit.
bool PairPattern::is_wing(Digit d) const {
    const auto twice = [&](HouseKind kind) {
        return std::all_of(extra_cells_.begin(), extra_cells_.end(), [&](Cell cell) {
            const auto house = g_.house_of(cell, kind);
            return house && board_.places(*house, d).size() == 2;
        });
    };
    return twice(HouseKind::row) || twice(HouseKind::column);
}

// The candidate is false if the pattern could be exchanged when it is true.
bool PairPattern::refute(Candidate z, const Sink& sink) const {
    if (!may_end(scratch_, pattern_, z)) return true;
    DeadlyBranch branch(board_, start_, g_.sector(z.cell), {z});
    branch.follow(pattern_, z.cell);
    return deliver_end(branch.end(pattern_), sink);
}

// All extras are one digit: one of them is true, so candidates that see all of them are false. A rectangle is of type 2
// if the cells share a house, else of type 5.
bool PairPattern::report_digit(int kind, const Sink& sink) const {
    const Digit x = extras_.front().digit;
    for (Candidate c : extras_)
        if (c.digit != x) return true;
    if (extra_cells_.size() < 2) return true;
    const bool is_loop = pattern_.cells.size() > 4;
    if (!is_loop && common_house(extra_cells_).has_value() != (kind == kind_of(Deadly::type2))) return true;
    for (Cell cell : g_.peers_of(extra_cells_.front())) {
        const auto peers = g_.peers_of(cell);
        const auto sees = [&](Cell other) { return std::binary_search(peers.begin(), peers.end(), other); };
        if (!board_.has({cell, x}) || is_extra_cell(cell)) continue;
        if (std::all_of(extra_cells_.begin(), extra_cells_.end(), sees) && !refute({cell, x}, sink)) return false;
    }
    return true;
}

// In a house with all extras: a candidate that leaves other cells only candidates needed by the extras.
bool PairPattern::report_subsets(const Sink& sink) const {
    if (extra_cells_.size() < 2) return true;
    const auto house = common_house(extra_cells_);
    if (!house) return true;
    for (Cell cell : g_.cells_of(*house)) {
        if (contains(pattern_.cells, cell)) continue;
        if (board_.digits(cell).single()) continue;
        for (Digit d : board_.digits(cell))
            if (!refute_by_subset({cell, d}, *house, sink)) return false;
    }
    return true;
}

bool PairPattern::refute_by_subset(Candidate z, House house, const Sink& sink) const {
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
    return deliver_end(branch.end(pattern_), sink);
}

bool PairPattern::uses_pattern(const Cover& cover) const {
    return std::any_of(cover.base.begin(), cover.base.end(),
                       [&](Sector s) { return contains(pattern_.cells, g_.cell_of(s)); });
}

}  // namespace deduku
