// The goal of a proof in text form: a word, or candidates to be proved false.
//
//   unique      I8!=3      A1!=5,A1!=7
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "grid/reading/query.hpp"
#include "method/proving/prove.hpp"

namespace deduku {

struct GoalText {
    Goal goal = Goal::automatic;
    std::vector<Query> candidates;  ///< of Goal::falsehood
};

/// Parses the text; a goal, or an error.
[[nodiscard]] std::variant<GoalText, std::string> parse_goal(const std::string& text);

/// The goal on this board, or an error: no such cell, no such digit.
[[nodiscard]] std::variant<Wanted, std::string> goal_on(const GoalText& text, const Geometry& geometry, Coords coords);

}  // namespace deduku
