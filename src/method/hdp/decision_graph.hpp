// The decisions in a section of a report as a tree: levels of hypotheses, decisions with their branches, facts.
//
//   level 0   G7: 3,5,9   3,9 -> 3 pairs    5 -> 4 pairs
//             I8: 2,3,7,9 3,9 -> 4 pairs    followed: level 1    B1: 1,2,6   1,2 -> CTR   so B1: 6
//                                                                A2: ..      ..           so CTR
//                         so I8: 2,7
//
// Made from the events of a report (Options::log); pictures are drawn from it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "method/hdp/hdp.hpp"

namespace deduku::hdp {

/// A branch that was opened.
struct Branch {
    Statement tried;
    Tested result;                     ///< the result of autosolve
    std::optional<std::size_t> level;  ///< the level opened with it as hypothesis, an index of DecisionGraph::levels
    int counted = 1;                   ///< how often Section::opened has it
};

/// A fact that a refuted branch gave.
struct Fact {
    Statement statement;
    Tested after;          ///< the level with it, after autosolve
    std::size_t line = 0;  ///< its DIS line, an index of Section::lines
};

/// Two branches of which one holds.
struct Decision {
    enum class Kind : std::uint8_t {
        cell_pair,        ///< `candidate` has the digits of `pair` or the others
        constraint_pair,  ///< the digit of `candidate` is there or at `other`
        unnamed,          ///< a hypothesis of which the events name no decision
    };
    Kind kind = Kind::unnamed;
    Statement pair{};  ///< cell_pair: the pair
    House house{};     ///< cell_pair: where it meets the candidate; without meaning if !has_house
    bool has_house = false;
    Statement candidate{};  ///< the cell with all its digits; constraint_pair: the digit
    Cell other{};
    std::vector<Branch> branches{};  ///< those opened: none, one or two
    std::optional<Fact> fact{};

    /// It gave a fact or a solution, in the reductions: by a branch or by a find under it.
    bool conclusive(const std::vector<struct DecisionLevel>& levels) const;
    /// The statement of the branch that is not `tried`.
    Statement opposite(const Statement& tried) const;
};

/// Everything decided on one level.
struct DecisionLevel {
    int number = 0;  ///< number of hypotheses above it
    Outcome outcome = Outcome::open;
    std::vector<Decision> decisions{};
};

struct DecisionGraph {
    std::vector<DecisionLevel> levels;  ///< the first is the section itself
    /// Branches as Section::opened counts them.
    int opened() const;
    /// Branches of a level and of all levels under it, each once.
    int branches_under(std::size_t level) const;
    /// The same for facts.
    int facts_under(std::size_t level) const;
};

/// The tree of one section. `events` are those of the section, of the analysis or of a reduction.
[[nodiscard]] DecisionGraph decision_graph(const Section& section, std::span<const Event> events);

/// The same of Report::analysis, and of one of the three reductions.
[[nodiscard]] DecisionGraph analysis_decisions(const Report& report);
[[nodiscard]] DecisionGraph reduction_decisions(const Report& report, const Section& section);

}  // namespace deduku::hdp
