#include "method/proving/goal.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "grid/contains.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku {
namespace {

constexpr std::array<std::pair<std::string_view, Goal>, 4> words_of_goals = {{
    {"auto", Goal::automatic},
    {"solution", Goal::solution},
    {"unique", Goal::unique},
    {"none", Goal::none},
}};

}  // namespace

std::variant<GoalText, std::string> parse_goal(const std::string& text) {
    for (const auto& [word, goal] : words_of_goals)
        if (text == word) return GoalText{goal, {}};
    GoalText out{Goal::falsehood, {}};
    for (std::string_view rest = text; out.candidates.empty() || !rest.empty();) {
        const auto comma = std::min(rest.find(','), rest.size());
        const std::string part(rest.substr(0, comma));
        const std::optional<Query> query = parse_query(part);
        if (!query || query->digit.empty() || part.find('!') == std::string::npos) {
            constexpr std::array<std::string_view, 4> known = {"auto", "solution", "unique", "none"};
            return '\'' + part + "' is not auto, solution, unique, none or CELL!=DIGIT" + suggestion(part, known);
        }
        out.candidates.push_back(*query);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return out;
}

std::variant<Wanted, std::string> goal_on(const GoalText& text, const Geometry& geometry, Coords coords) {
    Wanted out{text.goal, {}};
    for (const Query& query : text.candidates) {
        const auto subject = subject_of(query, geometry, coords);
        if (const auto* mistake = std::get_if<std::string>(&subject)) return *mistake;
        const Candidate c{std::get<Subject>(subject).cell, *std::get<Subject>(subject).digit};
        if (!contains(out.candidates, c)) out.candidates.push_back(c);
    }
    return out;
}

}  // namespace deduku
