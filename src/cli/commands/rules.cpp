// rules: states the rules of a puzzle in words, and whether they contradict each other or are superfluous.
//
//   deduku rules check puzzle.sdk       1  In the cage A1, A2, B2 digits differ and sum to 15.
//                                       no solution: rule 1; given A1; none of these can be left out
#include "deduku/rules.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "session/puzzles/rules.hpp"

namespace deduku::cli {
namespace {

std::string rule_numbers(const std::vector<std::size_t>& rules) {
    std::vector<std::size_t> from_1 = rules;
    for (std::size_t& rule : from_1) ++rule;
    return ranges(from_1, ", ");
}

std::string contradiction_text(const session::RulesAnswer& answer) {
    const Contradiction& found = answer.contradiction;
    std::vector<std::string> parts;
    if (!found.rules.empty())
        parts.push_back(fmt::format("rule{} {}", found.rules.size() > 1 ? "s" : "", rule_numbers(found.rules)));
    if (!answer.givens.empty())
        parts.push_back(fmt::format("given{} {}", answer.givens.size() > 1 ? "s" : "", fmt::join(answer.givens, ", ")));
    if (parts.empty()) return "no solution: the houses alone have none\n";
    return fmt::format(
        "no solution: {}; {}\n", fmt::join(parts, "; "),
        found.irreducible ? "none of these can be left out" : "some of these may not be needed: time or nodes ran out");
}

std::string rules_text(const session::RulesAnswer& answer, const session::Context& context) {
    const Geometry& geometry = context.puzzle.geometry();
    std::string out;
    for (std::size_t i = 0; i < geometry.rules().size(); ++i)
        out += fmt::format("{}  {}\n", i + 1, rule_sentence(geometry.rules()[i], geometry, context.coords));
    if (answer.word() == "none") return out + contradiction_text(answer);
    if (answer.word() == "several") return out + "several solutions\n";
    if (answer.word() == "unknown") return out + "unknown: time or nodes ran out\n";
    out += "one solution\n";
    const Superfluous& found = answer.superfluous;
    if (!geometry.rules().empty())
        out += fmt::format("superfluous: {}\n", found.rules.empty() ? "none" : rule_numbers(found.rules));
    if (!found.undecided.empty()) out += fmt::format("undecided: {}\n", rule_numbers(found.undecided));
    return out;
}

Status run_rules(const Request& request) {
    Request puzzles = request;
    if (!puzzles.operands.empty() && puzzles.operands.front() == "check")
        puzzles.operands.erase(puzzles.operands.begin());
    return run_question<session::RulesAnswer, rules_text>(puzzles);
}

}  // namespace

extern const Command rules_command = {
    220,
    "rules",
    "[check] [PUZZLE | FILE | -]...",
    "state rules in words; find contradictory and superfluous ones",
    R"(A numbered sentence per rule, then the verdict. The word 'check' may be omitted.
  no solution        rules and givens that contradict each other, and whether each of them is needed for that. There may be
                     smaller sets.
  one solution       rules that can each be left out alone without allowing a second solution ('minimal' does this for
                     givens), and those that took too long, as undecided
  several solutions  or unknown, if --timeout or --max-nodes was reached
Answers about several puzzles are separated by an empty line.
The exit status is 1 if a puzzle has no solution or this is unknown.)",
    session::find_question("rules")->members,
    run_rules,
    R"($ deduku rules check '................ rules:killer 3: C1 D1; thermo: A1-D1; odd: A4'
1  In the cage C1, D1 digits differ and sum to 3.
2  On the thermometer A1-D1 digits rise from the bulb A1.
3  A4 is odd.
no solution: rules 1-2; none of these can be left out
)",
    Boards::all,
};

}  // namespace deduku::cli
