#include "method/hdp/closing.hpp"

#include <algorithm>

#include "deduku/techniques.hpp"
#include "method/hdp/argument.hpp"
#include "method/hdp/constraint_reduction.hpp"

namespace deduku::hdp {
namespace {

// The result of the sections of a report, or of similar runs.
struct Reduced {
    std::vector<HdpLine> lines;
    BranchOutcome outcome = BranchOutcome::open;
};

Reduced reduced_by(const HdpReport& report) {
    Reduced out;
    for (const Section* section : {&report.pair_reduction, &report.deep, &report.constraint}) {
        if (!section->ran) continue;
        out.lines.insert(out.lines.end(), section->lines.begin(), section->lines.end());
        out.outcome = section->outcome;
    }
    return out;
}

// Refutes until one set of candidates is left: the wrong branches if a grid is known, otherwise all.
class Closer {
  public:
    Closer(const Geometry& geometry, const HdpOptions& options, const HdpReport* report, Meter& meter)
        : options_(options), report_(report), autosolver_(geometry, meter) {}

    /// Refutations after which a closed board is solved by `grid`, or contradictory if there is none. Invalid if
    /// cut_short().
    Argument close(Board board, const Grid* grid) {
        Argument out;
        while (!board.contradictory() && !board.solved() && !cut_short()) {
            const Argument step = next_step(board, grid);
            apply(board, step, autosolver_);
            out.insert(out.end(), step.begin(), step.end());
        }
        return out;
    }

    /// The first of these refutations, or a few; none if the board needs none.
    Argument begin(const Board& board, const Grid* grid) {
        only_first_ = true;
        if (board.contradictory() || board.solved() || cut_short()) return {};
        return next_step(board, grid);
    }

    bool searched() const { return searched_; }
    bool cut_short() const { return autosolver_.exhausted(); }
    Autosolver& autosolver() { return autosolver_; }

  private:
    // One or more refutations that make progress on an open board.
    Argument next_step(const Board& board, const Grid* grid) {
        const Reduced reduced = report_ != nullptr ? reduced_by(*report_) : reduce(board);
        report_ = nullptr;  // only for the first board
        Argument facts = argument_of(reduced.lines);
        if (cut_short() || !facts.empty()) return facts;
        // If a hypothesis solved the puzzle, or nothing was found: refutes the opposite of a decision.
        if (reduced.outcome == BranchOutcome::solution && grid != nullptr) {
            const Statement holds = solving_hypothesis(reduced.lines);
            return {refute(board, {holds.cell, board.digits(holds.cell) - holds.digits})};
        }
        searched_ = true;
        return split(board, grid);
    }

    // The outermost hypothesis of the chain that solved the puzzle without any fact.
    static Statement solving_hypothesis(const std::vector<HdpLine>& lines) {
        const auto solved = [](const HdpLine& line) { return line.mark == Mark::prf; };
        return std::find_if(lines.begin(), lines.end(), solved)->chain.front().statement;
    }

    // Pair reduction, then deep reduction, then constraint pairs, as in a report; the board is unchanged. Inside one
    // assumption, constraint pairs are omitted; further inside, pair reduction followed by splits is shorter.
    Reduced reduce(Board board) {
        const int reach = nesting_ <= 1 ? options_.depth : 0;
        Section section;
        Reduction reduction(autosolver_, options_, section, nullptr);
        HdpChain chain;
        BranchOutcome outcome = BranchOutcome::open;
        for (int depth = 0; depth <= std::min(reach, 1) && outcome == BranchOutcome::open; ++depth) {
            outcome = reduction.reduce(board, chain, depth);
            if (cut_short()) return {std::move(section.lines), outcome};
        }
        if (outcome == BranchOutcome::open && reach >= 1 && nesting_ == 0 && !searched_)
            outcome = ConstraintReduction(autosolver_, options_, section, nullptr).run(board, reach);
        return {std::move(section.lines), outcome};
    }

    // Splits the smallest open cell: refutes all its digits except the grid's.
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
            if (grid != nullptr && (*grid)[best] == digit) continue;
            if (left.contradictory() || !left.has({best, digit})) continue;
            out.push_back(refute(left, {best, {digit}}));
            if (only_first_ && nesting_ == 0) break;
            apply(left, {out.back()}, autosolver_);
        }
        return out;
    }

    Refutation refute(Board board, const Statement& statement) {
        ++nesting_;
        autosolver_.assume(board, statement);
        Argument inside = close(std::move(board), nullptr);
        --nesting_;
        return {statement, std::move(inside)};
    }

    const HdpOptions& options_;
    const HdpReport* report_;  // of the start position; null once used
    Autosolver autosolver_;
    int nesting_ = 0;
    bool only_first_ = false;
    bool searched_ = false;
};

Closing told(const Puzzle& puzzle, const Argument& argument) {
    Closing out;
    Board board = start_board(puzzle);
    record(board, argument, out.steps);
    return out;
}

}  // namespace

Closing close(const Puzzle& puzzle, const Grid* grid, const HdpOptions& options, const HdpReport* report,
              Meter& meter) {
    Board board = start_board(puzzle);
    if (report != nullptr && report->cut_short) report = nullptr;
    HdpOptions whole = options;  // branches must be refuted completely
    whole.first_fact = false;
    Closer closer(board.geometry(), whole, report, meter);
    closer.autosolver().run(board, 0);
    const Argument argument = options.first_fact ? closer.begin(board, grid) : closer.close(std::move(board), grid);
    Closing out = told(puzzle, closer.cut_short() ? Argument{} : argument);
    out.split = closer.searched();
    out.cut_short = closer.cut_short();
    return out;
}

Closing facts(const Puzzle& puzzle, const HdpReport& report) {
    Closing out = told(puzzle, argument_of(report));
    out.cut_short = report.cut_short;
    return out;
}

Closing no_facts(const Puzzle& puzzle) { return told(puzzle, {}); }

}  // namespace deduku::hdp
