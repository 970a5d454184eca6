#include "technique/uniqueness/deadly.hpp"

namespace deduku {
namespace {

// Uses naked singles in the pattern's cells and hidden ones in their houses, until there are none.
template <class Naked, class Hidden>
void follow_singles(const Board& board, const DeadlyPattern& pattern, Naked&& naked, Hidden&& hidden) {
    for (bool moved = true; moved && !board.contradictory();) {
        moved = false;
        for (std::size_t i = 0; i < pattern.cells.size() && !board.contradictory(); ++i) {
            moved = naked(pattern.cells[i]) || moved;
            for (const Membership& in : board.geometry().houses_of(pattern.cells[i]))
                for (Digit d : pattern.pairs[i])
                    if (!board.contradictory()) moved = hidden(in.house, d) || moved;
        }
    }
}

}  // namespace

bool DeadlyBranch::take_singles(Cell cell) {
    const Geometry& geometry = board().geometry();
    const Set<Digit> digits = board().digits(cell);
    if (!digits.single()) return false;
    bool moved = false;
    for (const Membership& in : geometry.houses_of(cell))
        moved = take({{geometry.sector(cell)}, {geometry.sector(in.house, digits.first())}}) || moved;
    return moved;
}

bool DeadlyBranch::take_hidden(House house, Digit digit) {
    const Geometry& geometry = board().geometry();
    const Set<Place> places = board().places(house, digit);
    return places.single() &&
           take({{geometry.sector(house, digit)}, {geometry.sector(geometry.cell_at(house, places.first()))}});
}

void DeadlyBranch::follow(const DeadlyPattern& pattern, std::optional<Cell> z) {
    if (z) take_singles(*z);
    follow_singles(
        board(), pattern, [&](Cell cell) { return take_singles(cell); },
        [&](House house, Digit digit) { return take_hidden(house, digit); });
}

Branch DeadlyBranch::ended(std::optional<Sector> empty, std::optional<Twin> twin) {
    Branch out = here_.open();
    out.empty = empty;
    out.twin = std::move(twin);
    return out;
}

std::optional<Branch> DeadlyBranch::end(const DeadlyPattern& pattern, int depth) {
    if (board().contradictory()) return std::nullopt;
    Twin twin;
    std::optional<std::size_t> undecided;
    bool of_pairs = true;
    for (std::size_t i = 0; i < pattern.cells.size(); ++i) {
        const Set<Digit> digits = board().digits(pattern.cells[i]), pair{pattern.pairs[i][0], pattern.pairs[i][1]};
        of_pairs = of_pairs && (digits - pair).empty();
        if (!digits.single()) {
            undecided = i;
        } else if (pair.has(digits.first())) {
            twin.in.push_back({pattern.cells[i], digits.first()});
            twin.instead.push_back({pattern.cells[i], (pair - digits).first()});
        }
    }
    // A part of a large pattern may suffice: cells that force each other.
    if (holds(board(), twin, start_)) return ended(std::nullopt, std::move(twin));
    if (!of_pairs || !undecided || depth == 0) return std::nullopt;
    return split(pattern, *undecided, depth);
}

// Splits on the cell, if the branch of each digit ends.
std::optional<Branch> DeadlyBranch::split(const DeadlyPattern& pattern, std::size_t at, int depth) {
    const Cell cell = pattern.cells[at];
    Split both{board().geometry().sector(cell), {}};
    std::vector<Candidate> gone;
    for (Digit d : board().digits(cell)) {
        DeadlyBranch inner(board(), start_, both.on, {{cell, d}});
        inner.follow(pattern);
        const auto empty = inner.board().empty_sector();
        auto end = empty ? inner.ended(empty, std::nullopt) : inner.end(pattern, depth - 1);
        if (!end) return std::nullopt;
        both.branches.push_back(std::move(*end));
        gone.push_back({cell, d});
    }
    here_.conclude(std::move(both), std::move(gone));
    return ended(board().empty_sector(), std::nullopt);
}

namespace {

bool place(Board& board, Cell cell, Digit digit) {
    const std::size_t before = board.trail().size();
    board.keep_only(cell, {digit});
    for (Cell peer : board.geometry().peers_of(cell))
        if (board.has({peer, digit})) board.remove({peer, digit});
    return board.trail().size() > before;
}

// A pattern of four cells can be exchanged only as a whole, a larger one in part.
bool may_be_exchanged(const Board& board, const DeadlyPattern& pattern) {
    if (board.contradictory()) return false;
    if (pattern.cells.size() > 4) return true;
    for (std::size_t i = 0; i < pattern.cells.size(); ++i)
        if (!(board.digits(pattern.cells[i]) - Set<Digit>{pattern.pairs[i][0], pattern.pairs[i][1]}).empty())
            return false;
    return true;
}

}  // namespace

bool may_end(Board& board, const DeadlyPattern& pattern, Candidate z) {
    const std::size_t before = board.trail().size();
    place(board, z.cell, z.digit);
    follow_singles(
        board, pattern,
        [&](Cell cell) { return board.digits(cell).single() && place(board, cell, board.digits(cell).first()); },
        [&](House house, Digit d) {
            if (!board.places(house, d).single()) return false;
            const Cell only = board.geometry().cell_at(house, board.places(house, d).first());
            const bool moves = !board.digits(only).single();
            board.keep_only(only, {d});
            return moves;
        });
    const bool may = may_be_exchanged(board, pattern);
    board.undo_to(before);
    return may;
}

Deduction refuted_by(const Board& board, Branch end) {
    std::vector<Candidate> refuted = end.keep;
    Split split = refutation(board, board.geometry().sector(refuted.front().cell), refuted, {}, {});
    split.branches.front() = std::move(end);
    return {std::move(split), std::move(refuted)};
}

}  // namespace deduku
