// rules: their sentences, their contradictions, and superfluous rules.
#include "session/puzzles/rules.hpp"

#include "report/parts/lists.hpp"
#include "session/puzzles/solve.hpp"

namespace deduku::session {

Json numbers_of(const std::vector<std::size_t>& rules) {
    return Json::list(rules, [](std::size_t rule) { return rule + 1; });
}

OrError<RulesAnswer> RulesAnswer::find(std::monostate /*none*/, const Context& context) {
    RulesAnswer out;
    out.solutions = solve(start_board(context.puzzle), {.limit = 2, .fallback = context.fallback}, context.meter);
    if (out.word() == "none") out.contradiction = contradiction_of(context.puzzle, context.fallback, context.meter);
    if (out.word() == "unique") out.superfluous = superfluous_rules(context.puzzle, context.fallback, context.meter);
    for (const Cell cell : out.contradiction.givens)
        out.givens.push_back(cell_name(context.puzzle.geometry(), cell, context.coords));
    return out;
}

void RulesAnswer::add_to(Json& object, const Context& context) const {
    object["sentences"] = report::list_of_rules(context.puzzle.geometry(), context.coords);
    object["result"] = word();
    object["contradiction"] = word() != "none" ? Json(nullptr)
                                               : Json{{"rules", numbers_of(contradiction.rules)},
                                                      {"givens", givens},
                                                      {"irreducible", contradiction.irreducible}};
    object["superfluous"] = numbers_of(superfluous.rules);
    object["undecided"] = numbers_of(superfluous.undecided);
}

Outcome RulesAnswer::outcome() const {
    return word() == "unique" || word() == "several" ? Outcome::positive : Outcome::negative;
}

std::string_view RulesAnswer::word() const { return result_word(solutions); }

extern const QuestionRow rules_question = {220,        "rules",
                                           "rules",    "state rules in words; find contradictory and superfluous ones",
                                           {},         answer_by<RulesAnswer>,
                                           true,       false,
                                           Boards::all};

}  // namespace deduku::session
