#include "method/scenarios/ledger.hpp"

#include "deduku/techniques.hpp"
#include "reason/shown.hpp"
#include "technique/told_closure.hpp"

namespace deduku::scenarios {
namespace {

std::vector<Move> moves_of(const Rules& rules) {
    std::vector<Move> out = {find_move('T', 1), find_move('H', 1)};
    if (rules.rule11) out.push_back(find_move('T', 2));
    return out;
}

// The same conclusions on a board, with reasons. The board never has a candidate that the array does not have, so every
// conclusion of the array can be proved here; with rules, if their reasons are short enough to be recorded
// (technique/rules/rule_closure.hpp).
class Recorder {
  public:
    Recorder(const Puzzle& puzzle, const Rules& rules)
        : board_(start_board(puzzle)), closure_(board_.geometry(), moves_of(rules)), given_(board_.trail().size()) {}

    const Board& board() const { return board_; }
    std::vector<Deduction>& steps() { return steps_; }
    std::size_t given() const { return given_; }

    void close() { closure_.run(board_, steps_); }

    void conclude(const Conclusion& conclusion) {
        if (board_.contradictory()) return;
        std::vector<Candidate> targets = living(conclusion.removes);
        if (targets.empty()) return;
        if (conclusion.none_survived) targets.clear();
        Deduction shown = split(conclusion.cells, targets);
        if (shown.removes.empty()) return;
        steps_.push_back(std::move(shown));
        apply(board_, steps_.back());
    }

  private:
    std::vector<Candidate> living(const std::vector<Candidate>& candidates) const {
        std::vector<Candidate> out;
        for (Candidate c : candidates)
            if (board_.has(c)) out.push_back(c);
        return out;
    }

    // Proves that the targets are false or, without targets, that the position has no solution. Removes targets that it
    // does not prove.
    Deduction split(std::span<const Cell> cells, std::vector<Candidate>& targets) {
        const Cell cell = cells.front();
        Split out{board_.geometry().sector(cell), {}};
        std::vector<Candidate> members;
        bool open = false;
        for (Digit digit : board_.digits(cell)) {
            members.push_back({cell, digit});
            out.branches.push_back(branch({cell, digit}, cells.subspan(1), targets));
            open = open || !out.branches.back().closed();
        }
        // If all branches end with an empty sector, the cell has no candidates left.
        return {std::move(out), open ? targets : members};
    }

    Branch branch(Candidate choice, std::span<const Cell> rest, std::vector<Candidate>& targets) {
        const std::size_t before = board_.trail().size();
        Branch out{{choice}, {}, {}};
        board_.keep_only(choice.cell, {choice.digit});
        closure_.run(board_, out.steps);
        std::vector<Candidate> left = living(targets);
        if (!board_.contradictory() && !rest.empty() && (targets.empty() || !left.empty())) {
            Deduction inner = split(rest, left);
            if (!inner.removes.empty()) {
                out.steps.push_back(std::move(inner));
                apply(board_, out.steps.back());
            }
        }
        if (!board_.contradictory()) std::erase_if(targets, [&](Candidate c) { return board_.has(c); });
        out.empty = board_.empty_sector();
        board_.undo_to(before);
        return out;
    }

    Board board_;
    ToldClosure closure_;
    std::vector<Deduction> steps_;
    std::size_t given_;  // removals before the first step
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
