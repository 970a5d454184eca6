#include "method/scenarios/ledger.hpp"

#include "deduku/techniques.hpp"
#include "reason/shown.hpp"

namespace deduku::scenarios {
namespace {

// The same conclusions on a board, with reasons. At every point the board has no candidate that the
// array did not have, so every conclusion of the array can be proved here.
class Recorder {
  public:
    Recorder(const Puzzle& puzzle, const Rules& rules) : board_(start_board(puzzle)) {
        moves_ = {find_move('T', 1), find_move('H', 1)};
        if (rules.rule11) moves_.push_back(find_move('T', 2));
        given_ = board_.trail().size();
    }

    const Board& board() const { return board_; }
    std::vector<Deduction>& steps() { return steps_; }
    std::size_t given() const { return given_; }

    void close() { close_recorded(board_, moves_, steps_); }

    void conclude(const Conclusion& conclusion) {
        if (board_.contradictory()) return;
        const std::vector<Candidate> targets = living(conclusion.removes);
        if (targets.empty()) return;
        steps_.push_back(split(conclusion.cells, conclusion.none_survived ? std::vector<Candidate>() : targets));
        apply(board_, steps_.back());
    }

  private:
    std::vector<Candidate> living(const std::vector<Candidate>& candidates) const {
        std::vector<Candidate> out;
        for (Candidate c : candidates)
            if (board_.has(c)) out.push_back(c);
        return out;
    }

    // Shows that the targets are false, or without targets that the position has no solution.
    Deduction split(std::span<const Cell> cells, const std::vector<Candidate>& targets) {
        const Cell cell = cells.front();
        Split out{board_.geometry().sector(cell), {}};
        std::vector<Candidate> members;
        bool open = false;
        for (Digit digit : board_.digits(cell)) {
            members.push_back({cell, digit});
            out.branches.push_back(branch({cell, digit}, cells.subspan(1), targets));
            open = open || !out.branches.back().closed();
        }
        // Where every branch ends with an empty sector nothing is left of the cell.
        return {std::move(out), open ? targets : members};
    }

    Branch branch(Candidate choice, std::span<const Cell> rest, const std::vector<Candidate>& targets) {
        const std::size_t before = board_.trail().size();
        Branch out{{choice}, {}, {}};
        board_.keep_only(choice.cell, {choice.digit});
        close_recorded(board_, moves_, out.steps);
        const std::vector<Candidate> left = living(targets);
        if (!board_.contradictory() && !rest.empty() && (targets.empty() || !left.empty())) {
            out.steps.push_back(split(rest, left));
            apply(board_, out.steps.back());
        }
        out.empty = board_.empty_sector();
        board_.undo_to(before);
        return out;
    }

    Board board_;
    std::vector<Move> moves_;
    std::vector<Deduction> steps_;
    std::size_t given_ = 0;  // removals before the first step
};

}  // namespace

std::optional<Ledger> ledger_of(const Puzzle& puzzle, const Extension& extension, const ExtendOptions& options) {
    Recorder recorder(puzzle, options.scenarios.rules);
    recorder.close();
    for (const Round& round : extension.rounds) {
        for (const Conclusion& conclusion : round.conclusions) {
            recorder.conclude(conclusion);
            if (options.apply == Apply::at_once) recorder.close();
        }
        recorder.close();
    }
    Claim claim = shown_on(recorder.board(), recorder.given());
    if (const auto* wrong = std::get_if<False>(&claim); wrong != nullptr && wrong->candidates.empty())
        return std::nullopt;
    return Ledger{puzzle, std::move(recorder.steps()), std::move(claim)};
}

}  // namespace deduku::scenarios
