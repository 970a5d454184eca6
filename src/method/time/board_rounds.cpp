// Rounds on boards without rules, with the finders of the table of techniques.
#include <array>

#include "method/path/difficulty.hpp"
#include "method/time/board_singles.hpp"

namespace deduku::time {
namespace {

constexpr int first_subset = 130;  // difficulty_of() naked pairs: looks at rules are easier
constexpr int first_long = 605;    // complex fish and everything that takes longer
constexpr int largest_board = 16;  // on larger boards techniques harder than triples take long

using Rung = std::vector<Move>;  // found together

/// The rungs of a kind, easiest first: locked candidates; pairs; triples; all others one by one.
std::vector<Rung> rungs_of(RoundKind kind, const Geometry& geometry) {
    switch (kind) {
        case RoundKind::locked: return {{find_move('B', 2), find_move('B', 3)}};
        case RoundKind::pairs: return {{find_move('T', 2), find_move('H', 2)}};
        case RoundKind::triples: return {{find_move('T', 3), find_move('H', 3)}};
        case RoundKind::assumption: break;
        default: return {};
    }
    std::vector<Rung> out;
    if (geometry.digits() > largest_board) return out;
    for (const Move& move : path::by_difficulty()) {
        const Technique& row = *move.technique;
        const int difficulty = difficulty_of(row, move.size);
        if (difficulty > first_subset && difficulty < first_long && row.letter != 'T' && row.letter != 'H' &&
            !row.rests_on_uniqueness() && row.effect == Effect::removes && row.knows(geometry))
            out.push_back({move});
    }
    return out;
}

class BoardPosition {
  public:
    BoardPosition(const Puzzle& puzzle) : puzzle_(puzzle), singles_(puzzle) {
        for (const RoundKind kind : {RoundKind::locked, RoundKind::pairs, RoundKind::triples, RoundKind::assumption})
            rungs_[static_cast<std::size_t>(kind)] = rungs_of(kind, singles_.board().geometry());
    }

    int open() const { return singles_.open(); }
    SingleCounts look() { return singles_.look(); }
    void place(RoundKind kind) { singles_.place(kind); }

    /// The removals of the first rung that has any.
    int remove(RoundKind kind, Meter& meter) {
        Board& board = singles_.board();
        for (const Rung& rung : rungs_[static_cast<std::size_t>(kind)]) {
            if (!meter.spend(0)) return 0;
            std::vector<Candidate> found;
            for (const Move& move : rung)
                move.technique->find({board, puzzle_}, move.size, [&](const Deduction& deduction) {
                    found.insert(found.end(), deduction.removes.begin(), deduction.removes.end());
                    return meter.spend(0);
                });
            int moves = 0;
            for (const Candidate c : found)
                if (board.has(c)) board.remove(c), ++moves;
            if (moves > 0) return moves;
        }
        return 0;
    }

  private:
    const Puzzle& puzzle_;
    BoardSingles singles_;
    std::array<std::vector<Rung>, 9> rungs_;
};

}  // namespace

std::optional<std::vector<SolvingRound>> rounds_on_board(const Puzzle& puzzle, Meter& meter) {
    BoardPosition position(puzzle);
    return play(position, meter);
}

}  // namespace deduku::time
