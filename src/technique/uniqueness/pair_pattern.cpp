#include "technique/uniqueness/pair_pattern.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku {
namespace {

// Pairs, triples and quads, of the extras as one cell and other cells.
constexpr int largest_subset = 4;

}  // namespace

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
    const bool wants_avoidable = is_avoidable(kind);
    if (!promising() || wants_avoidable != decided_) return true;
    if (kind == kind_of(Deadly::type2) || kind == kind_of(Deadly::type5) || kind == kind_of(Deadly::avoidable2))
        return report_digit(kind, sink);
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
bool PairPattern::deliver_end(std::optional<Branch> end, const Sink& sink, const Subset* with) const {
    if (!end) return true;
    const Deduction found = refuted_by(board_, std::move(*end));
    const auto seen = [&] {
        Pattern out;
        out.form = Form::deadly;
        out.cells = pattern_.cells;
        put_in_order(out.cells);
        out.digits = {pattern_.pairs[0][0], pattern_.pairs[0][1]};
        if (with != nullptr) {
            out.base = with->houses;
            out.sets = {{extra_cells_, extra_digits()}};
            if (!with->cells.empty()) out.sets.push_back({with->cells, {}});
            for (Cell cell : with->cells) out.sets.back().digits |= board_.digits(cell);
        }
        return out;
    };
    return !rests_on_uniqueness(found) || sink({found, seen});
}

std::vector<House> PairPattern::common_houses(const std::vector<Cell>& cells) const {
    std::vector<House> out;
    for (const Membership& in : g_.houses_of(cells.front()))
        if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return g_.has(in.house, cell); }))
            out.push_back(in.house);
    return out;
}

Set<Digit> PairPattern::extra_digits() const {
    Set<Digit> out;
    for (Candidate c : extras_) out.insert(c.digit);
    return out;
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
    if (const auto houses = common_houses(extra_cells_); !houses.empty())  // the row or column is first
        return kind_of(is_conjugate(houses.front(), other_of_pair(d)) ? Deadly::type4 : Deadly::hidden);
    return kind_of(is_wing(d) ? Deadly::type6 : Deadly::hidden);
}

// Whether the house has two places for the digit, both in the pattern.
bool PairPattern::is_conjugate(House house, Digit d) const {
    const Set<Place> places = board_.places(house, d);
    return places.size() == 2 && contains(pattern_.cells, g_.cell_at(house, places.first())) &&
           contains(pattern_.cells, g_.cell_at(house, places.last()));
}

// Whether the digit has no third place in the rows of both extra cells, or in their columns.
bool PairPattern::is_wing(Digit d) const {
    const auto twice = [&](HouseKind kind) {
        return std::all_of(extra_cells_.begin(), extra_cells_.end(), [&](Cell cell) {
            const auto house = g_.house_of(cell, kind);
            return house && is_conjugate(*house, d);
        });
    };
    return twice(HouseKind::row) || twice(HouseKind::column);
}

// The candidate is false if the pattern could be exchanged when it is true.
bool PairPattern::refute(Candidate z, const Sink& sink, const Subset* with) const {
    if (!may_end(scratch_, pattern_, z)) return true;
    DeadlyBranch branch(board_, start_, g_.sector(z.cell), {z});
    branch.follow(pattern_, z.cell);
    return deliver_end(branch.end(pattern_), sink, with);
}

// All extras are one digit: one of them is true, so candidates that see all of them are false. A rectangle is of type 2
// if the cells share a house, else of type 5; an avoidable one may have both forms.
bool PairPattern::report_digit(int kind, const Sink& sink) const {
    const Digit x = extras_.front().digit;
    for (Candidate c : extras_)
        if (c.digit != x) return true;
    if (extra_cells_.size() < 2) return true;
    const bool any_places = pattern_.cells.size() > 4 || is_avoidable(kind);
    if (!any_places && common_houses(extra_cells_).empty() == (kind == kind_of(Deadly::type2))) return true;
    const Subset no_subset;
    for (Cell cell : g_.peers_of(extra_cells_.front())) {
        const auto peers = g_.peers_of(cell);
        const auto sees = [&](Cell other) { return std::binary_search(peers.begin(), peers.end(), other); };
        if (!board_.has({cell, x}) || is_extra_cell(cell)) continue;
        if (std::all_of(extra_cells_.begin(), extra_cells_.end(), sees) && !refute({cell, x}, sink, &no_subset))
            return false;
    }
    return true;
}

// The extras, one of which is true, count as one cell: with other cells of a house they may make a naked subset.
bool PairPattern::report_subsets(const Sink& sink) const {
    if (extra_cells_.size() < 2) return true;
    const std::vector<House> houses = common_houses(extra_cells_);
    return std::all_of(houses.begin(), houses.end(), [&](House house) { return report_subsets_in(house, sink); });
}

bool PairPattern::report_subsets_in(House house, const Sink& sink) const {
    std::vector<Cell> open;
    std::vector<std::uint64_t> rows;
    for (Cell cell : g_.cells_of(house))
        if (!contains(pattern_.cells, cell) && !board_.digits(cell).single()) {
            open.push_back(cell);
            rows.push_back(board_.digits(cell).bits());
        }
    constexpr std::uint64_t extras = std::uint64_t{1} << 63;  // as a row after all others
    const auto use = [&](std::uint64_t chosen, std::uint64_t joined) {
        Subset with{{}, Set<Digit>::from_bits(joined), {}};
        std::vector<Cell> all = extra_cells_;
        for (std::size_t i = 0; i < open.size(); ++i)
            if ((chosen >> i & 1) != 0) with.cells.push_back(open[i]);
        all.insert(all.end(), with.cells.begin(), with.cells.end());
        with.houses = common_houses(all);
        return with.houses.front() != house || report_subset(with, sink);  // otherwise found in another house
    };
    const int most = std::min(largest_subset, static_cast<int>(open.size()));
    for (int size = 2; size <= most; ++size)
        if (!for_each_subset(rows, size, use, 0, extras, extra_digits().bits())) return false;
    return true;
}

bool PairPattern::report_subset(const Subset& with, const Sink& sink) const {
    std::vector<Cell> seen = pattern_.cells;
    seen.insert(seen.end(), with.cells.begin(), with.cells.end());
    for (House house : with.houses)
        for (Cell cell : g_.cells_of(house)) {
            if (contains(seen, cell)) continue;
            seen.push_back(cell);
            for (Digit d : board_.digits(cell) & with.digits)
                if (!refute_by_subset({cell, d}, house, with, sink)) return false;
        }
    return true;
}

// With this digit outside, the other cells of the subset have all others of its digits: no extra is left.
bool PairPattern::refute_by_subset(Candidate z, House house, const Subset& with, const Sink& sink) const {
    DeadlyBranch branch(board_, start_, g_.sector(z.cell), {z});
    branch.take({{g_.sector(z.cell)}, {g_.sector(house, z.digit)}});
    Cover subset;
    for (Cell cell : with.cells) subset.base.push_back(g_.sector(cell));
    for (Digit d : with.digits - Set<Digit>{z.digit}) subset.cover.push_back(g_.sector(house, d));
    branch.take(std::move(subset));
    branch.follow(pattern_);
    return deliver_end(branch.end(pattern_), sink, &with);
}

}  // namespace deduku
