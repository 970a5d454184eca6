// explain: why a digit is, or is not, in a cell, by any method.
//
//   deduku explain --coords sheet-up PUZZLE I4=4       I4 is 4: the only place for 4 in column I
//   deduku explain PUZZLE I4!=2 --chain                and every premise back to the givens
//   deduku explain PUZZLE --set A1,B1,C1 2             how many 2 these cells hold
#include "session/reasons/explain.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/measures.hpp"
#include "grid/reading/query.hpp"

namespace deduku::cli {
namespace {

const OptionRows explain_options = options_of(
    "explain",
    {{"chain"},
     {"set", MemberType::pairs, "CELLS DIGIT", "", "bounds on the number of cells (A1,B1,..) that hold the digit"},
     {"method"},
     {"order"},
     {"voice"},
     {"words"}});

/// Removes the questions from the operands, leaving the puzzle.
std::vector<Query> take_queries(std::vector<std::string>& operands) {
    std::vector<Query> queries;
    std::vector<std::string> puzzle;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const std::optional<Query> query = parse_query(operands[i]);
        if (query && (i > 0 || !exists(operands[i])))
            queries.push_back(*query);
        else if (i == 0)
            puzzle.push_back(operands[i]);
        else
            throw UsageError(
                fmt::format("'{}' is not a question, expected CELL, CELL=DIGIT or CELL!=DIGIT after the puzzle",
                            operands[i].substr(0, 60)));
    }
    operands = std::move(puzzle);
    return queries;
}

std::string explain_text(const session::ExplainAnswer& answer, const session::Context& /*context*/) {
    return answer.told->text();
}

Status run_explain(const Request& request) {
    Request puzzles = request;
    const std::vector<Query> queries = take_queries(puzzles.operands);
    if (queries.empty() && !request.values.given("set"))
        throw UsageError("needs a question: CELL, CELL=DIGIT, CELL!=DIGIT or --set CELLS DIGIT");
    for (const Query& query : queries) (*request.members)["queries"].push_back(query.text);
    if (request.values.given("set")) (*request.members)["sets"] = (*request.members)["set"];
    const Answering<session::ExplainAnswer> answering(request);
    return for_each_puzzle(puzzles, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        // Also reports questions that are invalid for this board.
        const auto complain = [&](const session::ExplainAnswer& answer, const auto&) {
            for (const std::string& mistake : answer.told->mistakes()) job.error("deduku explain: " + mistake);
            return answer.told->mistakes().empty() ? Status::ok : Status::usage;
        };
        return answering(puzzle, job, "\n", explain_text, complain);
    });
}

}  // namespace

const std::string explain_details =
    R"(One sentence per question: I4=4 and I4!=4 ask whether I4 is 4, I4 alone asks for its digit; r4c9 is I4. The answer names the
deciding deduction, found by the simplest of several methods that decides all questions, or by --method. For undecided cells it lists
the remaining digits and where assuming one leads: to a solution, a contradiction, or neither.
--chain adds all premises in order; those inside an assumption are numbered 3.1, 3.2. --set bounds how often a digit
occurs in some cells; these answers come last. Answers about several puzzles are separated by an empty line.
The exit status is 1 if an answer is undecided or a puzzle is contradictory; then the answer shows the contradiction.

Methods for --method:)" +
    finder_lines();

extern const Command explain_command = {
    90,
    "explain",
    "[PUZZLE | FILE | -] [CELL[=DIGIT|!=DIGIT]]...",
    "why a digit is, or is not, in a cell",
    explain_details,
    explain_options,
    run_explain,
    R"($ deduku explain ...43.1..1..4... A1
A1 is 1: the only place for 1 in column A
$ deduku explain --chain ...43.1..1..4... 'A1!=2'
..
)",
    Boards::all,
};

}  // namespace deduku::cli
