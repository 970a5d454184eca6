#include "method/prove/prove.hpp"

#include <algorithm>

#include "method/hdp/argument.hpp"
#include "method/hdp/constraint_reduction.hpp"
#include "search/solver.hpp"
#include "technique/record.hpp"

namespace deduku {
namespace {

using hdp::Argument;
using hdp::Outcome;
using hdp::Statement;

// Refutes until one candidate set is left: with the grid known the wrong branches, without it all.
class Prover {
  public:
    Prover(const Geometry& geometry, const hdp::Options& options)
        : options_(options), autosolver_(geometry, options.budget) {}

    /// Refutations after which a closed board is solved by `grid`, or contradictory if there is none.
    /// Wrong only if cut_short().
    Argument close(Board board, const Grid* grid) {
        Argument out;
        while (!board.contradictory() && !board.solved() && !cut_short()) {
            const Argument step = next_step(board, grid);
            hdp::apply(board, step, autosolver_);
            out.insert(out.end(), step.begin(), step.end());
        }
        return out;
    }

    bool searched() const { return searched_; }
    bool cut_short() const { return autosolver_.exhausted(); }
    hdp::Autosolver& autosolver() { return autosolver_; }

  private:
    // One or more refutations that make progress on an open board.
    Argument next_step(const Board& board, const Grid* grid) {
        hdp::Section section;
        const Outcome outcome = reduce(board, section);
        Argument facts = hdp::argument_of(section.lines);
        if (cut_short() || !facts.empty()) return facts;
        // A hypothesis that solved the puzzle, or none found: refute the other side of a decision.
        if (outcome == Outcome::solution && grid != nullptr) {
            const Statement holds = solving_hypothesis(section);
            return {refute(board, {holds.cell, board.digits(holds.cell) - holds.digits})};
        }
        searched_ = true;
        return split(board, grid);
    }

    // The outermost hypothesis of the chain that solved the puzzle without any fact.
    static Statement solving_hypothesis(const hdp::Section& section) {
        const auto solved = [](const hdp::Line& line) { return line.mark == hdp::Mark::prf; };
        return std::find_if(section.lines.begin(), section.lines.end(), solved)->chain.front().statement;
    }

    // Pair reduction, then deep reduction, then constraint pairs; the board stays as it is. Under one
    // assumption constraint pairs are left out, and further down pair reduction and splitting on is shorter.
    Outcome reduce(Board board, hdp::Section& section) {
        const int reach = nesting_ <= 1 ? options_.depth : 0;
        hdp::Reduction reduction(autosolver_, options_, section, nullptr);
        hdp::Chain chain;
        Outcome outcome = Outcome::open;
        for (int depth = 0; depth <= std::min(reach, 1) && outcome == Outcome::open; ++depth) {
            outcome = reduction.reduce(board, chain, depth);
            if (cut_short()) return outcome;
        }
        if (outcome != Outcome::open || reach < 1 || nesting_ > 0 || searched_) return outcome;
        hdp::ConstraintReduction constraint(autosolver_, options_, section, nullptr);
        return constraint.run(board, reach);
    }

    // The smallest open cell: every digit refuted that is not the grid's.
    Argument split(const Board& board, const Grid* grid) {
        Cell best{};
        int size = max_digits + 1;
        for (int i = 0; i < board.geometry().cells(); ++i) {
            const int candidates = board.digits(static_cast<Cell>(i)).size();
            if (candidates < 2 || candidates >= size) continue;
            best = static_cast<Cell>(i);
            size = candidates;
        }
        Argument out;
        Board left = board;
        for (Digit digit : board.digits(best)) {
            if (!autosolver_.spend()) break;
            if (grid != nullptr && (*grid)[static_cast<std::size_t>(best)] == digit) continue;
            if (left.contradictory() || !left.has({best, digit})) continue;
            out.push_back(refute(left, {best, {digit}}));
            hdp::apply(left, {out.back()}, autosolver_);
        }
        return out;
    }

    hdp::Refutation refute(Board board, const Statement& statement) {
        ++nesting_;
        autosolver_.assume(board, statement);
        Argument inside = close(std::move(board), nullptr);
        --nesting_;
        return {statement, std::move(inside)};
    }

    const hdp::Options& options_;
    hdp::Autosolver autosolver_;
    int nesting_ = 0;
    bool searched_ = false;
};

std::string count_text(const Solutions& found) {
    if (found.count == 0) return "the puzzle has no solution";
    if (found.count == 1) return "the puzzle has one solution";
    return "the puzzle has several solutions";
}

}  // namespace

Proof prove(const Puzzle& puzzle, Goal goal, const ProveOptions& options) {
    Board board = start_board(puzzle);
    SearchRequest request;
    request.limit = 2;
    request.budget = options.hdp.budget;
    const Solutions found = solve(board, request);
    const auto failed = [&](ProofStatus status, std::string why) {
        return Proof{status, {}, found.first, {}, std::move(why)};
    };
    if (found.end == SearchEnd::budget && found.count < 2)
        return failed(ProofStatus::exhausted, "the budget ran out before the solutions were counted");
    if (goal == Goal::automatic)
        goal = found.count == 0 ? Goal::none : found.count == 1 ? Goal::unique : Goal::solution;
    const bool holds = goal == Goal::none     ? found.count == 0
                       : goal == Goal::unique ? found.count == 1
                                              : found.count > 0;
    if (!holds) return failed(ProofStatus::untrue, count_text(found));

    Proof proof{ProofStatus::proved, Ledger{puzzle, {}, {}}, found.first, "search", {}};
    if (goal == Goal::solution) {
        proof.ledger->claim = Solved{*found.first};
        return proof;
    }
    Prover prover(board.geometry(), options.hdp);
    Board closed = board;
    prover.autosolver().run(closed, 0);
    const Argument argument = prover.close(closed, goal == Goal::unique ? &*found.first : nullptr);
    if (prover.cut_short()) return failed(ProofStatus::exhausted, "the budget ran out before the proof was complete");
    hdp::record(board, argument, closing_moves(hdp::largest_subset), proof.ledger->steps);
    proof.method = prover.searched() ? "hdp+search" : "hdp";
    if (goal == Goal::unique)
        proof.ledger->claim = Unique{*found.first};
    else
        proof.ledger->claim = NoSolution{*board.empty_sector()};
    if (options.sliced) proof.ledger = slice(*proof.ledger);
    return proof;
}

}  // namespace deduku
