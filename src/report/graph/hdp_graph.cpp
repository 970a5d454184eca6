#include "report/graph/hdp_graph.hpp"

#include <algorithm>

#include "grid/pick.hpp"
#include "report/graph/hdp_graph_painter.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

using graph::Arrow;
using graph::Graph;
using graph::NodeKind;
using hdp::Decision;
using hdp::DecisionGraph;
using hdp::HdpReport;
using hdp::OpenedBranch;
using hdp::Section;

constexpr std::size_t columns = 5;        // of decisions without conclusion, when unfolded
constexpr std::size_t broad_columns = 2;  // of those that were followed
constexpr std::size_t across_in_row = 4;  // in the analysis

class AnalysisPainter : GraphPainter {
  public:
    using GraphPainter::GraphPainter;

    Graph paint() {
        drawn.title = title_of(options.name, "decision graph of the pair reduction analysis");
        drawn.across = true;
        if (decided_at_start()) return std::move(drawn);
        root_ = node({NodeKind::state, {"State after autosolve", words.state(report.autosolved)}});
        const std::vector<Decision>& decisions = tree_.levels[0].decisions;
        std::vector<const Decision*> rest;  // of pairs without finds
        int rest_pairs = 0;
        for (std::size_t i = 0; i < decisions.size();) {
            std::vector<const Decision*> of_pair;
            const Cell pair = decisions[i].pair.cell;
            for (; i < decisions.size() && decisions[i].pair.cell == pair; ++i) of_pair.push_back(&decisions[i]);
            const auto found = [&](const Decision* d) { return conclusive(*d); };
            if (options.fold_from == graph::none || std::any_of(of_pair.begin(), of_pair.end(), found)) {
                add_pair(of_pair);
            } else {
                rest.insert(rest.end(), of_pair.begin(), of_pair.end());
                ++rest_pairs;
            }
        }
        add_rest(rest, rest_pairs);
        const Section& section = report.analysis;
        drawn.description = worded(
            "{}, {} opened, {} with a conclusion. {}", words.count(static_cast<int>(decisions.size()), "decision"),
            words.count(section.opened, "branch"), section.chains(), words.state(report.autosolved));
        return std::move(drawn);
    }

  private:
    static bool conclusive(const Decision& decision) {
        return std::any_of(decision.branches.begin(), decision.branches.end(),
                           [](const OpenedBranch& b) { return b.result.outcome != BranchOutcome::open; });
    }

    void add_pair(const std::vector<const Decision*>& decisions) {
        const std::size_t pair = node({NodeKind::pair, {words.statement(decisions.front()->pair)}}, root_);
        std::vector<const Decision*> open;
        for (const Decision* decision : decisions) {
            if (conclusive(*decision))
                add_conclusive(*decision, pair);
            else
                open.push_back(decision);
        }
        add_open(tree_, open, pair, (open.size() + across_in_row - 1) / across_in_row);
    }

    void add_rest(const std::vector<const Decision*>& rest, int pairs) {
        if (rest.empty()) return;
        if (rest.size() >= options.fold_from && pairs > 1) {
            graph::Node folded = words.folded(tree_, rest);
            folded.lines.insert(folded.lines.begin() + 1, "by " + words.count(pairs, "pair"));
            ++folded.left_from;
            node(std::move(folded), root_);
            return;
        }
        for (std::size_t i = 0; i < rest.size();) {
            const std::size_t begin = i;
            while (i < rest.size() && rest[i]->pair.cell == rest[begin]->pair.cell) ++i;
            add_pair(
                {rest.begin() + static_cast<std::ptrdiff_t>(begin), rest.begin() + static_cast<std::ptrdiff_t>(i)});
        }
    }

    // The analysis keeps no facts, but each refuted branch gives one.
    void add_conclusive(const Decision& decision, std::size_t from) {
        const std::size_t at = decision_node(tree_, decision, from);
        const std::vector<GraphWords::Side> sides = words.sides(decision);
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const OpenedBranch* opened = sides[i].opened;
            if (opened == nullptr || opened->result.outcome == BranchOutcome::open) continue;
            const std::string line = worded("line {}", ++line_);
            const std::string chain = words.line(report.analysis.lines.at(line_ - 1));
            if (opened->result.outcome == BranchOutcome::solution)
                node({NodeKind::solution, {"SOL", words.statement(sides[i].statement) + ", " + line}, {}, chain}, at,
                     Arrow::fact, i);
            else
                node({NodeKind::fact, {words.statement(sides[1 - i].statement), line}, {}, chain}, at, Arrow::fact,
                     1 - i);
        }
    }

    DecisionGraph tree_ = hdp::analysis_decisions(report);
    std::size_t root_ = 0;
    std::size_t line_ = 0;
};

class ReductionPainter : GraphPainter {
  public:
    using GraphPainter::GraphPainter;

    Graph paint() {
        drawn.title = title_of(options.name, "decision graph of the reduction");
        if (decided_at_start()) return std::move(drawn);
        const std::string start = words.state(report.autosolved);
        const std::string reduced = report.pair_reduced ? words.state(*report.pair_reduced) : "";
        add_section(report.pair_reduction, "Pair Reduction", {"State after autosolve", start});
        add_section(report.deep, "Deep Pair Reduction", {"State after pair reduction", reduced});
        add_section(report.constraint, "Constraint Pair Reduction", {"State after deep pair reduction"});
        cluster = graph::none;
        if (last_ == graph::none) last_ = node({NodeKind::state, {"State after autosolve", start}});
        if (report.cut_short)
            node({NodeKind::open, {"cut short", "time or nodes ran out"}}, last_, Arrow::next);
        else if (!report.solution)
            node({NodeKind::open, {"UNS", "no further clue"}}, last_, Arrow::next);
        drawn.description += report.solution ? "It ends in the solution." : "It ends without a solution.";
        return std::move(drawn);
    }

  private:
    void add_section(const Section& section, const std::string& name, std::vector<std::string> state) {
        if (!section.ran) return;
        tree_ = hdp::reduction_decisions(report, section);
        section_ = &section;
        const std::string counts = worded("{}: {} / {} opened", name, words.count(section.chains(), "chain"),
                                          words.count(section.opened, "branch"));
        cluster = add_cluster(counts, section.outcome, graph::none);
        drawn.description += counts + ". ";
        const std::size_t from = node({NodeKind::state, std::move(state)}, last_, Arrow::next);
        last_ = add_level(0, from);
    }

    // Adds all of a level below the node `at`; returns the last node.
    std::size_t add_level(std::size_t level, std::size_t at) {
        std::vector<const Decision*> open;
        for (const Decision& decision : tree_.levels[level].decisions) {
            if (decision.branches.empty()) continue;
            if (!decision.conclusive(tree_.levels)) {
                open.push_back(&decision);
                continue;
            }
            add_open(open, at);
            open.clear();
            at = add_decision(decision, at);
        }
        return add_open(open, at);
    }

    std::size_t add_open(const std::vector<const Decision*>& open, std::size_t at) {
        const bool followed = std::any_of(open.begin(), open.end(), [](const Decision* d) { return is_followed(*d); });
        if (!followed) return GraphPainter::add_open(tree_, open, at, columns);
        if (options.fold_from != graph::none) return node(words.folded(tree_, open), at);
        // Followed branches are wide; hypotheses are below each other.
        const std::size_t length = (open.size() + broad_columns - 1) / broad_columns;
        return add_runs(open, at, length, [&](const Decision& decision, std::size_t before, Arrow arrow) {
            const std::size_t node = decision_node(tree_, decision, before, arrow);
            return add_hypotheses(decision, node);
        });
    }

    static bool is_followed(const Decision& decision) {
        return std::any_of(decision.branches.begin(), decision.branches.end(),
                           [](const OpenedBranch& b) { return b.level.has_value(); });
    }

    // Adds a decision, its opened branches and its fact; returns the node of the state after it.
    std::size_t add_decision(const Decision& decision, std::size_t from) {
        const std::size_t at = decision_node(tree_, decision, from);
        add_hypotheses(decision, at);
        const std::vector<GraphWords::Side> sides = words.sides(decision);
        std::size_t last = from;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (sides[i].opened != nullptr && sides[i].opened->result.outcome == BranchOutcome::solution)
                last = node({NodeKind::solution, {"SOL", words.statement(sides[i].statement)}}, at, Arrow::fact, i);
        if (!decision.fact) return last;
        const auto is_it = [&](const GraphWords::Side& s) { return s.statement == decision.fact->statement; };
        const auto side = std::find_if(sides.begin(), sides.end(), is_it);
        const std::size_t part = side == sides.end() ? graph::none : static_cast<std::size_t>(side - sides.begin());
        return node(fact_node(*decision.fact), at, Arrow::fact, part);
    }

    graph::Node fact_node(const hdp::RefutedFact& fact) const {
        constexpr NodeKind kinds[] = {NodeKind::fact, NodeKind::contradiction, NodeKind::solution};
        graph::Node out{pick(kinds, fact.after.outcome), {words.statement(fact.statement)}};
        out.lines.push_back(worded("{}, line {}", words.tested(fact.after), fact.line + 1));
        out.tip = words.line(section_->lines.at(fact.line));
        return out;
    }

    // Adds the levels opened by the branches of a decision; returns the end of the last one, or `at`.
    std::size_t add_hypotheses(const Decision& decision, std::size_t at) {
        const std::vector<GraphWords::Side> sides = words.sides(decision);
        std::size_t last = at;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (sides[i].opened != nullptr && sides[i].opened->level) last = add_hypothesis(*sides[i].opened, at, i);
        return last;
    }

    std::size_t add_hypothesis(const OpenedBranch& branch, std::size_t from, std::size_t part) {
        const std::size_t outside = cluster;
        const hdp::DecisionLevel& level = tree_.levels[*branch.level];
        constexpr std::string_view ends[] = {"open", "CTR", "SOL"};
        const std::string statement = words.statement(branch.tried);
        cluster = add_cluster(worded("# {}: {}", statement, pick(ends, level.outcome)), level.outcome, outside);
        const std::size_t state =
            node({NodeKind::state, {"# " + statement, words.tested(branch.result)}}, from, Arrow::hypothesis, part);
        const std::size_t last = add_level(*branch.level, state);
        cluster = outside;
        return last;
    }

    DecisionGraph tree_;
    const Section* section_ = nullptr;
    std::size_t last_ = graph::none;
};

}  // namespace

Graph analysis_graph(const HdpReport& report, const GraphOptions& options) {
    return AnalysisPainter(report, options).paint();
}

Graph reduction_graph(const HdpReport& report, const GraphOptions& options) {
    return ReductionPainter(report, options).paint();
}

}  // namespace deduku::report
