// minimal: are all givens needed?
//
//   53..7....6..195..  TAB  redundant  TAB  A1,B1
#include "session/puzzles/minimal.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

const OptionRows minimal_options = options_of(
    "minimal",
    {{"reduce"}, {"rules", MemberType::flag, "", "", "rules, not givens: those that can be omitted together"}});

std::string minimal_text(const session::MinimalAnswer& answer, const session::Context& /*context*/) {
    std::string parts = fmt::format("{}", fmt::join(answer.cells, ","));
    if (answer.wanted.rules) {
        std::vector<std::size_t> numbers = answer.rules.rules;
        for (std::size_t& number : numbers) ++number;
        parts = ranges(numbers);
    }
    return fmt::format("{}\t{}\t{}\n", to_line(answer.puzzle), answer.word(), parts.empty() ? "-" : parts);
}

Status run_minimal(const Request& request) {
    if (request.values.given("rules")) (*request.members)["of_rules"] = true;
    const Answering<session::MinimalAnswer> answering(request);
    return for_each_puzzle(request, Effort::quick,
                           [&](const Puzzle& puzzle, Job& job) { return answering(puzzle, job, "", minimal_text); });
}

}  // namespace

extern const Command minimal_command = {
    210,
    "minimal",
    "[PUZZLE | FILE | -]...",
    "check whether a puzzle is minimal; list redundant givens or rules",
    R"(One line per puzzle: puzzle TAB result TAB cells. Result is minimal; redundant, with the givens that can each be removed
alone without allowing a second solution; none or several, for the number of solutions; or unknown. --reduce prints the
puzzle without redundant givens, and the cells that were emptied. The exit status is 1 if a puzzle is not minimal (with
--reduce: could not be reduced).
With --rules, the third column has the numbers of rules that can be omitted together, from the first rule to the last
('rules check' lists those that can be omitted alone); --reduce prints the puzzle without them.)",
    minimal_options,
    run_minimal,
    R"($ deduku minimal ...43.1..1..4...
...43.1..1..4...	minimal	-
$ deduku minimal --rules '...43.1..1..4... rules:odd: A1; even: B1'
...43.1..1..4... rules:odd: A1; even: B1	redundant	1-2
)",
    Boards::all,
};

}  // namespace deduku::cli
