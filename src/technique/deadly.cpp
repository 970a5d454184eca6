#include "technique/deadly.hpp"

#include <algorithm>

namespace deduku {

DeadlyBranch::DeadlyBranch(const Board& board, const Puzzle& start, Sector on, const std::vector<Candidate>& keep)
    : board_(board), start_(start), keep_(keep) {
    for (Place i : board.members(on)) {
        const Candidate c = board.geometry().member(on, i);
        if (std::find(keep.begin(), keep.end(), c) == keep.end()) board_.remove(c);
    }
}

void DeadlyBranch::take(Cover cover) {
    std::vector<Candidate> gone = consequences(board_, cover);
    if (gone.empty()) return;
    for (Candidate c : gone) board_.remove(c);
    steps_.push_back({std::move(cover), std::move(gone)});
}

bool DeadlyBranch::take_singles(Cell cell) {
    const Geometry& geometry = board_.geometry();
    const std::size_t before = steps_.size();
    const Set<Digit> digits = board_.digits(cell);
    if (!digits.single()) return false;
    for (const Membership& in : geometry.houses_of(cell))
        take({{geometry.sector(cell)}, {geometry.sector(in.house, digits.first())}});
    return steps_.size() > before;
}

bool DeadlyBranch::take_hidden(House house, Digit digit) {
    const Geometry& geometry = board_.geometry();
    const std::size_t before = steps_.size();
    const Set<Place> places = board_.places(house, digit);
    if (!places.single()) return false;
    take({{geometry.sector(house, digit)}, {geometry.sector(geometry.cell_at(house, places.first()))}});
    return steps_.size() > before;
}

void DeadlyBranch::follow(const DeadlyPattern& pattern, std::optional<Cell> z) {
    if (z) take_singles(*z);
    for (bool moved = true; moved && !board_.contradictory();) {
        moved = false;
        for (std::size_t i = 0; i < pattern.cells.size() && !board_.contradictory(); ++i) {
            moved = take_singles(pattern.cells[i]) || moved;
            for (const Membership& in : board_.geometry().houses_of(pattern.cells[i]))
                for (Digit d : pattern.pairs[i])
                    if (!board_.contradictory()) moved = take_hidden(in.house, d) || moved;
        }
    }
}

std::optional<Branch> DeadlyBranch::closed() const {
    return Branch{keep_, steps_, board_.empty_sector(), std::nullopt};
}

std::optional<Branch> DeadlyBranch::end(const DeadlyPattern& pattern, int depth) {
    if (board_.contradictory()) return std::nullopt;
    Twin twin;
    std::optional<std::size_t> undecided;
    bool of_pairs = true;
    for (std::size_t i = 0; i < pattern.cells.size(); ++i) {
        const Set<Digit> digits = board_.digits(pattern.cells[i]), pair{pattern.pairs[i][0], pattern.pairs[i][1]};
        of_pairs = of_pairs && (digits - pair).empty();
        if (!digits.single()) {
            undecided = i;
        } else if (pair.has(digits.first())) {
            twin.in.push_back({pattern.cells[i], digits.first()});
            twin.instead.push_back({pattern.cells[i], (pair - digits).first()});
        }
    }
    // A part of the pattern may be enough: of a large one, those cells that force each other.
    if (holds(board_, twin, start_)) return Branch{keep_, steps_, std::nullopt, std::move(twin)};
    if (!of_pairs || !undecided || depth == 0) return std::nullopt;
    return split(pattern, *undecided, depth);
}

// Either digit of the cell ends the branch.
std::optional<Branch> DeadlyBranch::split(const DeadlyPattern& pattern, std::size_t at, int depth) {
    const Cell cell = pattern.cells[at];
    Split both{board_.geometry().sector(cell), {}};
    std::vector<Candidate> gone;
    for (Digit d : board_.digits(cell)) {
        DeadlyBranch inner(board_, start_, both.on, {{cell, d}});
        inner.follow(pattern);
        auto end = inner.board().contradictory() ? inner.closed() : inner.end(pattern, depth - 1);
        if (!end) return std::nullopt;
        both.branches.push_back(std::move(*end));
        gone.push_back({cell, d});
    }
    for (Candidate c : gone) board_.remove(c);
    steps_.push_back({std::move(both), std::move(gone)});
    return closed();
}

namespace {

bool place(Board& board, Cell cell, Digit digit) {
    const std::size_t before = board.trail().size();
    board.keep_only(cell, {digit});
    for (Cell peer : board.geometry().peers_of(cell))
        if (board.has({peer, digit})) board.remove({peer, digit});
    return board.trail().size() > before;
}

// What DeadlyBranch::follow() does.
void follow_quickly(Board& board, const DeadlyPattern& pattern) {
    for (bool moved = true; moved && !board.contradictory();) {
        moved = false;
        for (std::size_t i = 0; i < pattern.cells.size() && !board.contradictory(); ++i) {
            const Cell cell = pattern.cells[i];
            if (board.digits(cell).single()) moved = place(board, cell, board.digits(cell).first()) || moved;
            for (const Membership& in : board.geometry().houses_of(cell))
                for (Digit d : pattern.pairs[i]) {
                    if (board.contradictory() || !board.places(in.house, d).single()) continue;
                    const Cell only = board.geometry().cell_at(in.house, board.places(in.house, d).first());
                    moved = moved || !board.digits(only).single();
                    board.keep_only(only, {d});
                }
        }
    }
}

// Four cells have to be exchanged together; of more, some may do.
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
    follow_quickly(board, pattern);
    const bool may = may_be_exchanged(board, pattern);
    board.undo_to(before);
    return may;
}

Deduction refuted_by(const Board& board, Branch end) {
    const Sector on = board.geometry().sector(end.keep.front().cell);
    std::vector<Candidate> others, refuted = end.keep;
    for (Place i : board.members(on)) {
        const Candidate c = board.geometry().member(on, i);
        if (std::find(refuted.begin(), refuted.end(), c) == refuted.end()) others.push_back(c);
    }
    Split split{on, {std::move(end)}};
    if (!others.empty()) split.branches.push_back({std::move(others), {}, std::nullopt});
    return {std::move(split), std::move(refuted)};
}

}  // namespace deduku
