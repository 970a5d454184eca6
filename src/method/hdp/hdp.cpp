#include "method/hdp/hdp.hpp"

#include <algorithm>

#include "deduku/text.hpp"
#include "method/hdp/analysis.hpp"
#include "method/hdp/constraint_reduction.hpp"
#include "method/hdp/reduction.hpp"

namespace deduku::hdp {
namespace {

// Runs the sections in order; each starts only if the previous one left the puzzle open.
class Analyser {
  public:
    Analyser(Board start, const HdpOptions& options, Meter& meter)
        : options_(options), autosolver_(start.geometry(), meter), board_(std::move(start)) {}

    HdpReport run() {
        HdpReport report{.initial = board_, .autosolved = board_};
        report.cut_short = autosolver_.exhausted();
        if (report.cut_short) return report;
        report.start = autosolver_.run(board_, 0);
        report.autosolved = board_;
        if (report.start == BranchOutcome::solution) {
            report.solution = board_.grid();
            report.level = HdpLevel::easy;
        }
        if (report.start != BranchOutcome::open) return report;
        report.pairs = pairs_of(board_);
        if (!options_.first_fact) analyse_start(report);
        if (!autosolver_.exhausted()) reduce(report);
        if (options_.walk == Walk::depth && !autosolver_.exhausted()) walk_depth_first(report);
        report.cut_short = autosolver_.exhausted();
        return report;
    }

  private:
    void analyse_start(HdpReport& report) {
        report.constraint_pairs = try_constraint_pairs(board_, autosolver_);
        report.analysis.ran = true;
        analyse_pairs(board_, autosolver_, report.analysis, options_.log ? &report.analysis_events : nullptr);
        report.analysis.events_end = report.analysis_events.size();
    }

    void walk_depth_first(HdpReport& report) {
        Board board = report.autosolved;
        Section& section = report.depth_first;
        Reduction reduction(autosolver_, options_, section, nullptr, Walk::depth);
        HdpChain chain;
        section.ran = true;
        section.outcome = reduction.reduce(board, chain, options_.depth);
        reduction.print_status(chain, section.outcome);
    }

    // Returns true if the section decided the puzzle or was cut short.
    bool pair_section(HdpReport& report, Section& section, int depth) {
        Reduction reduction(autosolver_, options_, section, options_.log ? &report.events : nullptr);
        HdpChain chain;
        section.ran = true;
        section.events_begin = report.events.size();
        section.outcome = reduction.reduce(board_, chain, depth);
        section.events_end = report.events.size();
        reduction.print_status(chain, section.outcome);
        report.solution = reduction.solution();
        return section.outcome != BranchOutcome::open || reduction.cut_short();
    }

    void reduce(HdpReport& report) {
        const bool done = pair_section(report, report.pair_reduction, 0);
        report.pair_reduced = board_;
        if (report.solution) report.level = HdpLevel::medium;
        if (done || options_.depth < 1) return;
        if (pair_section(report, report.deep, 1)) {
            if (report.solution) report.level = HdpLevel::hard;
            return;
        }
        constraint_section(report);
    }

    void constraint_section(HdpReport& report) {
        report.constraint.ran = true;
        ConstraintReduction reduction(autosolver_, options_, report.constraint,
                                      options_.log ? &report.events : nullptr);
        report.constraint.events_begin = report.events.size();
        report.constraint.outcome = reduction.run(board_, options_.depth);
        report.constraint.events_end = report.events.size();
        report.solution = reduction.solution();
        if (!report.solution) return;
        report.level = reduction.deepest() == 0 ? HdpLevel::deep : HdpLevel::very_deep;
        report.nesting = std::max(0, reduction.deepest() - 1);
    }

    const HdpOptions& options_;
    Autosolver autosolver_;
    Board board_;
};

std::string tested_text(const Geometry& geometry, Cell cell, Digit digit, const TestedBranch& tested) {
    const char mark = tested.outcome == BranchOutcome::open       ? '_'
                      : tested.outcome == BranchOutcome::solution ? '*'
                                                                  : 'X';
    std::string pairs = std::to_string(tested.pairs);
    if (pairs.size() < 2) pairs.insert(0, 1, ' ');
    return cell_name(geometry, cell) + " = " + std::to_string(index(digit) + 1) + "  => " + pairs + " pairs (" + mark +
           ")";
}

std::string padded(int number) {
    std::string text = std::to_string(number);
    return text.size() < 3 ? std::string(3 - text.size(), ' ') + text : text;
}

}  // namespace

int Section::chains() const {
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [](const HdpLine& l) { return l.mark != Mark::sta; }));
}

HdpReport analyse(const Puzzle& puzzle, const HdpOptions& options, Meter& meter) {
    return Analyser(start_board(puzzle), options, meter).run();
}

std::string_view name_of(HdpLevel level) {
    switch (level) {
        case HdpLevel::easy: return "easy";
        case HdpLevel::medium: return "medium";
        case HdpLevel::hard: return "hard";
        case HdpLevel::deep: return "deep";
        case HdpLevel::very_deep: return "very deep";
        case HdpLevel::unsolved: return "unsolved";
    }
    return {};
}

std::string level_word(const HdpReport& report) {
    if (report.cut_short && !report.solution && report.level == HdpLevel::unsolved) return "unknown";
    return report.level == HdpLevel::very_deep ? "very-deep" : std::string(name_of(report.level));
}

std::string to_text(const HdpOptions& options) {
    return std::string("choose=") + (options.choose == Choose::list ? "list" : "most-pairs") +
           " walk=" + (options.walk == Walk::breadth ? "breadth" : "depth") + " depth=" + std::to_string(options.depth);
}

std::string count_line(const Section& section) {
    return "CNT " + padded(section.chains()) + " HDP CHAINS / " + std::to_string(section.opened) + " HYP OPENED";
}

std::string pair_line(const Board& board, Cell cell) {
    return to_text(board.geometry(), Statement{cell, board.digits(cell)});
}

std::string constraint_pair_line(const Geometry& geometry, const ConstraintPair& pair) {
    return cell_name(geometry, pair.first) + "," + cell_name(geometry, pair.second) + ": " +
           std::to_string(index(pair.digit) + 1) + ".. / " +
           tested_text(geometry, pair.first, pair.digit, pair.if_first) + " / " +
           tested_text(geometry, pair.second, pair.digit, pair.if_second);
}

}  // namespace deduku::hdp
