// The decisions in a section of a report as a tree: levels of hypotheses, decisions with their branches, facts.
//
//   level 0   G7: 3,5,9   3,9 -> 3 pairs    5 -> 4 pairs
//             I8: 2,3,7,9 3,9 -> 4 pairs    followed: level 1    B1: 1,2,6   1,2 -> CTR   so B1: 6
//                                                                A2: ..      ..           so CTR
//                         so I8: 2,7
//
// Built from the events of a report (Options::log), for pictures.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "method/hdp/hdp.hpp"

namespace deduku::hdp {

/// A branch that was opened.
struct OpenedBranch {
    Statement tried;
    TestedBranch result;               ///< of autosolve
    std::optional<std::size_t> level;  ///< the level with it as hypothesis, an index of DecisionGraph::levels
    int counted = 1;                   ///< number of times it is in Section::opened
};

/// A fact from a refuted branch.
struct RefutedFact {
    Statement statement;
    TestedBranch after;    ///< the level with the fact, after autosolve
    std::size_t line = 0;  ///< its DIS line, an index of Section::lines
};

/// Two branches, one of which holds.
struct Decision {
    enum class Kind : std::uint8_t {
        cell_pair,        ///< `candidate` has the digits of `pair` or the others
        constraint_pair,  ///< the digit of `candidate` is there or in `other`
        unnamed,          ///< a hypothesis without a decision in the events
    };
    Kind kind = Kind::unnamed;
    Statement pair{};  ///< cell_pair: the pair
    House house{};     ///< cell_pair: their common house; meaningless if !has_house
    bool has_house = false;
    Statement candidate{};  ///< the cell with all its digits; constraint_pair: the digit
    Cell other{};
    std::vector<OpenedBranch> branches{};  ///< those opened: up to two
    std::optional<RefutedFact> fact{};

    /// Whether a reduction got a fact or a solution from it: by a branch or by a find under it.
    bool conclusive(const std::vector<struct DecisionLevel>& levels) const;
    /// The statement of the other branch.
    Statement opposite(const Statement& tried) const;
};

/// All decisions of one level.
struct DecisionLevel {
    int number = 0;  ///< number of hypotheses above it
    BranchOutcome outcome = BranchOutcome::open;
    std::vector<Decision> decisions{};
};

struct DecisionGraph {
    std::vector<DecisionLevel> levels;  ///< the first is the section itself
    /// The number of branches as counted by Section::opened.
    int opened() const;
    /// The number of branches of a level and all levels under it, each counted once.
    int branches_under(std::size_t level) const;
    /// The same for facts.
    int facts_under(std::size_t level) const;
};

/// The tree of one section. `events` are those of the section: of the analysis or of a reduction.
[[nodiscard]] DecisionGraph decision_graph(const Section& section, std::span<const Event> events);

/// The trees of Report::analysis and of one of the three reductions.
[[nodiscard]] DecisionGraph analysis_decisions(const HdpReport& report);
[[nodiscard]] DecisionGraph reduction_decisions(const HdpReport& report, const Section& section);

}  // namespace deduku::hdp
