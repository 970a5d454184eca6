#include "technique/uniqueness/deadly.hpp"

namespace deduku {
namespace {

// Naked singles in the pattern's cells and hidden ones in their houses, until there are none.
template <class Taker>
void follow_singles(const DeadlyPattern& pattern, Taker& taker) {
    const Board& board = taker.board();
    for (bool moved = true; moved && !board.contradictory();) {
        moved = false;
        for (std::size_t i = 0; i < pattern.cells.size() && !board.contradictory(); ++i) {
            moved = taker.take_naked(pattern.cells[i]) || moved;
            for (const Membership& in : board.geometry().houses_of(pattern.cells[i]))
                for (Digit d : pattern.pairs[i])
                    if (!board.contradictory()) moved = taker.take_hidden(in.house, d) || moved;
        }
    }
}

}  // namespace

bool DeadlyBranch::take_naked(Cell cell) {
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
    if (z) take_naked(*z);
    follow_singles(pattern, *this);
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

// Takes singles without reasons.
class QuickBranch {
  public:
    explicit QuickBranch(Board& board) : board_(board) {}

    const Board& board() const { return board_; }
    bool take_naked(Cell cell) { return board_.digits(cell).single() && place({cell, board_.digits(cell).first()}); }
    bool take_hidden(House house, Digit digit) {
        const Set<Place> places = board_.places(house, digit);
        return places.single() && keep({board_.geometry().cell_at(house, places.first()), digit});
    }
    bool place(Candidate v) {
        bool moved = keep(v);
        for (Cell peer : board_.geometry().peers_of(v.cell)) {
            if (!board_.has({peer, v.digit})) continue;
            board_.remove({peer, v.digit});
            moved = true;
        }
        return moved;
    }

  private:
    bool keep(Candidate v) {
        const std::size_t before = board_.trail().size();
        board_.keep_only(v.cell, {v.digit});
        return board_.trail().size() > before;
    }

    Board& board_;
};

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
    QuickBranch quick(board);
    quick.place(z);
    follow_singles(pattern, quick);
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
