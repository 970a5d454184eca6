// Common parts of the decision graphs of the analysis and of the reductions.
#pragma once

#include <algorithm>

#include "grid/pick.hpp"
#include "report/graph/hdp_graph_words.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {

/// Runs of open decisions are at least this long before another one starts next to them.
inline constexpr std::size_t shortest_run = 3;

/// A graph under construction: nodes, arrows, clusters.
struct GraphDrawing {
    std::size_t node(graph::Node node, std::size_t from = graph::none, graph::Arrow arrow = graph::Arrow::tried,
                     std::size_t part = graph::none) {
        node.cluster = cluster;
        drawn.nodes.push_back(std::move(node));
        const std::size_t index = drawn.nodes.size() - 1;
        if (from != graph::none) drawn.edges.push_back({from, index, arrow, part});
        return index;
    }

    std::size_t add_cluster(std::string label, BranchOutcome outcome, std::size_t parent) {
        drawn.clusters.push_back({std::move(label), sign_of(outcome), parent});
        return drawn.clusters.size() - 1;
    }

    static graph::Sign sign_of(BranchOutcome outcome) {
        constexpr graph::Sign signs[] = {graph::Sign::open, graph::Sign::contradiction, graph::Sign::solution};
        return pick(signs, outcome);
    }

    static std::string title_of(std::string_view name, std::string_view what) {
        return name.empty() ? std::string(what) : worded("{}: {}", name, what);
    }

    graph::Graph drawn;
    std::size_t cluster = graph::none;
};

/// The graph of a report, with rows of open branches.
struct GraphPainter : GraphDrawing {
    GraphPainter(const hdp::HdpReport& of, const GraphOptions& wanted)
        : report(of), options(wanted), words(of.initial.geometry(), wanted.coords) {}

    std::size_t decision_node(const hdp::DecisionGraph& tree, const hdp::Decision& decision, std::size_t from,
                              graph::Arrow arrow = graph::Arrow::tried) {
        return node({graph::NodeKind::decision, words.heading(decision), words.parts(tree, decision)}, from, arrow);
    }

    /// Decisions without effect: one node, or parallel runs of nodes. Returns the last node of the first run.
    std::size_t add_open(const hdp::DecisionGraph& tree, const std::vector<const hdp::Decision*>& open,
                         std::size_t from, std::size_t runs) {
        if (open.empty()) return from;
        if (open.size() >= options.fold_from) return node(words.folded(tree, open), from);
        return add_runs(open, from, std::max(shortest_run, (open.size() + runs - 1) / runs),
                        [&](const hdp::Decision& decision, std::size_t before, graph::Arrow arrow) {
                            return decision_node(tree, decision, before, arrow);
                        });
    }

    template <class Add>
    std::size_t add_runs(const std::vector<const hdp::Decision*>& open, std::size_t from, std::size_t length,
                         const Add& add) {
        std::size_t last = from;
        std::size_t end = from;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const bool first = i % length == 0;
            last = add(*open[i], first ? from : last, first ? graph::Arrow::tried : graph::Arrow::next);
            if (i < length) end = last;
        }
        return end;
    }

    /// If autosolve decides the puzzle, there is nothing to draw.
    bool decided_at_start() {
        if (report.start == BranchOutcome::open) return false;
        const bool solved = report.start == BranchOutcome::solution;
        const std::size_t start = node({graph::NodeKind::state, {"Start", words.state(report.initial)}});
        node({solved ? graph::NodeKind::solution : graph::NodeKind::contradiction,
              {solved ? "SOL" : "CTR", "by autosolve alone"}},
             start);
        drawn.description = "Autosolve alone decides this puzzle.";
        return true;
    }

    const hdp::HdpReport& report;
    const GraphOptions& options;
    GraphWords words;
};

}  // namespace deduku::report
