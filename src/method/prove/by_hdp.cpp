#include <algorithm>

#include "method/hdp/argument.hpp"
#include "method/hdp/constraint_reduction.hpp"
#include "method/prove/methods.hpp"
#include "technique/record.hpp"

namespace deduku::proving {
namespace {

using hdp::Argument;
using hdp::Outcome;
using hdp::Statement;

// Refutes until one candidate set is left: with the grid known the wrong branches, without it all.
class HdpProver {
  public:
    HdpProver(const Geometry& geometry, const hdp::Options& options, Meter& meter)
        : options_(options), autosolver_(geometry, meter) {}

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
        for (Cell cell : board.geometry().every_cell()) {
            const int candidates = board.digits(cell).size();
            if (candidates < 2 || candidates >= size) continue;
            best = cell;
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

}  // namespace

Shown shown_by_hdp(const Puzzle& puzzle, const Solutions& found, const hdp::Options& options, Meter& meter) {
    Shown out;
    Board board = start_board(puzzle);
    Argument argument;
    if (found.count > 1) {
        const hdp::Report report = hdp::analyse(puzzle, options, meter);
        out.cut_short = report.cut_short;
        argument = hdp::argument_of(report);
    } else {
        HdpProver prover(board.geometry(), options, meter);
        Board closed = board;
        prover.autosolver().run(closed, 0);
        argument = prover.close(closed, found.count == 1 ? &*found.first : nullptr);
        out.cut_short = prover.cut_short();
        out.searched = prover.searched();
    }
    if (!out.cut_short) hdp::record(board, argument, closing_moves(hdp::largest_subset), out.steps);
    return out;
}

}  // namespace deduku::proving
