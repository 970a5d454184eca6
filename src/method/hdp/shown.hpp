// The facts shown by the lines so far: a tree of levels, each with a hypothesis and the facts that hold under it.
//
//   level 0              + I8: 2,7 (line 4)
//     # I8: 3,9          + B1: 6 (line 1)  + A2: 5,9 (line 2)  ..      refuted in line 4
//     # G7: 5            + G4: 1,8 (line 5)                            open
//
// A fact holds on its level, below it, and on any level whose statements imply all its hypotheses:
// B1: 6, shown under # I8: 3,9, also holds under # I8: 3.
#pragma once

#include <optional>
#include <vector>

#include "method/hdp/hdp.hpp"

namespace deduku::hdp {

struct ShownFact {
    Statement statement;
    std::size_t line = 0;  ///< the line that showed it
};

struct ShownLevel {
    Statement hypothesis{};                     ///< no digits: level 0
    std::size_t opened = 0;                     ///< the first line that names it; 0: level 0
    HdpChain opened_at{};                       ///< its chain up to the hypothesis
    std::size_t settled = 0;                    ///< the line that refuted or solved it; 0: none
    BranchOutcome ended = BranchOutcome::open;  ///< the outcome of that line
    HdpChain settled_at{};                      ///< its chain
    std::vector<ShownFact> facts{};
    std::vector<ShownLevel> under{};

    /// The level of this hypothesis, created if missing.
    ShownLevel& open(const Statement& hypothesis, std::size_t line, const HdpChain& at);
    /// Adds a fact unless it is present.
    void add(const Statement& fact, std::size_t line);
};

/// The path from level 0, excluded, to a level, by hypotheses.
using LevelPath = std::vector<Statement>;

/// Whether one of the statements allows no other digits of the cell.
[[nodiscard]] bool implied(const Statement& statement, const std::vector<Statement>& by);

/// All facts proved under statements implied by these, those of level 0 first.
[[nodiscard]] std::vector<Statement> facts_under(const ShownLevel& root, const std::vector<Statement>& supposed);
/// The level where a fact of facts_under() was shown; none if it was not.
[[nodiscard]] std::optional<LevelPath> where_shown(const ShownLevel& root, const std::vector<Statement>& supposed,
                                                   const Statement& fact);

}  // namespace deduku::hdp
