// Rounds on boards of any kind, with the finders of the table of techniques.
#include <algorithm>
#include <array>
#include <memory>

#include "method/path/difficulty.hpp"
#include "method/path/refute.hpp"
#include "method/steps/steps.hpp"
#include "method/time/position.hpp"
#include "technique/rules/view.hpp"

namespace deduku::time {
namespace {

constexpr int first_subset = 130;  // difficulty_of() naked pairs: looks at rules are easier
constexpr int first_long = 605;    // complex fish and everything that takes longer
constexpr int largest_board = 16;  // on larger boards techniques harder than triples take long

using Rung = std::vector<Move>;  // found together

/// The rungs of a kind, easiest first: looks at rules one by one, then locked candidates; pairs; triples; all others.
std::vector<Rung> rungs_of(RoundKind kind, const Geometry& geometry) {
    switch (kind) {
        case RoundKind::pairs: return {{find_move('T', 2), find_move('H', 2)}};
        case RoundKind::triples: return {{find_move('T', 3), find_move('H', 3)}};
        case RoundKind::locked:
        case RoundKind::assumption: break;
        default: return {};
    }
    std::vector<Rung> out;
    const bool looks = kind == RoundKind::locked;
    for (const Move& move : path::by_difficulty()) {
        const Technique& row = *move.technique;
        const int difficulty = difficulty_of(row, move.size);
        const bool of_rules = row.reads_rules() && difficulty < first_subset;
        const bool other = difficulty > first_subset && difficulty < first_long && geometry.digits() <= largest_board &&
                           row.letter != 'T' && row.letter != 'H' && !row.rests_on_uniqueness();
        if (row.effect == Effect::removes && row.knows(geometry) && (looks ? of_rules : other)) out.push_back({move});
    }
    if (looks) out.push_back({find_move('B', 2), find_move('B', 3)});
    return out;
}

class BoardPosition {
  public:
    BoardPosition(const Puzzle& puzzle, Meter& meter)
        : puzzle_(puzzle), board_(steps::start_of(puzzle)), placed_(board_.geometry().cells()) {
        const Geometry& geometry = board_.geometry();
        for (Cell cell : geometry.every_cell()) {
            placed_[cell] = puzzle.cells[cell].single();
            open_ += placed_[cell] ? 0 : 1;
        }
        if (geometry.constrained()) rules_ = path::rules_of(puzzle, meter);
        for (const RoundKind kind : {RoundKind::locked, RoundKind::pairs, RoundKind::triples, RoundKind::assumption})
            rungs_[static_cast<std::size_t>(kind)] = rungs_of(kind, geometry);
    }

    int open() const { return open_; }

    SingleCounts look() {
        of_ = {};
        const Geometry& geometry = board_.geometry();
        for (House house : geometry.every_house())
            for (Digit digit : geometry.all_digits()) {
                const Set<Place> places = board_.places(house, digit);
                if (!places.single()) continue;
                add({geometry.cell_at(house, places.first()), digit}, of_[is_straight(geometry.kind(house)) ? 1 : 0]);
            }
        for (Cell cell : geometry.every_cell())
            if (board_.digits(cell).single()) add({cell, board_.digits(cell).first()}, of_[2]);
        const auto count = [&](std::size_t kind) { return static_cast<int>(of_[kind].size()); };
        return {count(0), count(1), count(2)};
    }

    void place(RoundKind kind) {
        for (const Candidate c : of_[static_cast<std::size_t>(kind)]) {
            if (board_.has(c)) board_.keep_only(c.cell, {c.digit});
            steps::remove_excluded(board_, c);
            placed_[c.cell] = true;
            --open_;
        }
    }

    /// The removals of the first rung that has any.
    int remove(RoundKind kind, Meter& meter) {
        for (const Rung& rung : rungs_[static_cast<std::size_t>(kind)]) {
            if (!meter.spend(0)) return 0;
            std::vector<Candidate> found;
            for (const Move& move : rung)
                move.technique->find({board_, puzzle_, rules_.get()}, move.size, [&](const Deduction& deduction) {
                    found.insert(found.end(), deduction.removes.begin(), deduction.removes.end());
                    return meter.spend(0);
                });
            int moves = 0;
            for (const Candidate c : found)
                if (board_.has(c)) board_.remove(c), ++moves;
            if (moves > 0) return moves;
        }
        return 0;
    }

  private:
    void add(Candidate c, std::vector<Candidate>& to) const {
        if (!placed_[c.cell] && std::find(to.begin(), to.end(), c) == to.end()) to.push_back(c);
    }

    const Puzzle& puzzle_;
    Board board_;
    Table<Cell, bool> placed_;
    int open_ = 0;
    std::unique_ptr<RuleView> rules_;
    std::array<std::vector<Rung>, 9> rungs_;
    std::array<std::vector<Candidate>, 3> of_;
};

}  // namespace

std::optional<std::vector<SolvingRound>> rounds_on_board(const Puzzle& puzzle, Meter& meter) {
    BoardPosition position(puzzle, meter);
    return play(position, meter);
}

}  // namespace deduku::time
