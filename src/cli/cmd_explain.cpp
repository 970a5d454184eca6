// explain: why a digit is, or is not, in a cell, whoever found it.
//
//   deduku explain --coords sheet-up PUZZLE I4=4       I4 is 4: the only place for 4 in column I
//   deduku explain PUZZLE I4!=2 --chain                and every premise back to the givens
//   deduku explain PUZZLE --set A1,B1,C1 2             how many 2 these cells hold
#include <fmt/format.h>
#include <sys/stat.h>

#include <array>

#include "cli/asking.hpp"
#include "cli/lost.hpp"
#include "cli/method_choice.hpp"
#include "grid/query.hpp"
#include "report/explanation.hpp"

namespace deduku::cli {
namespace {

const Options explain_options =
    options_of(session::explain_ask,
               {{"chain"},
                {"set", Kind::pairs, "CELLS DIGIT", "", "how many of the digit these cells (A1,B1,..) can hold"},
                {"method"},
                {"order"},
                {"words"}});

bool is_file(const std::string& name) {
    struct stat info {};
    return stat(name.c_str(), &info) == 0;
}

/// Takes the questions off the operands; the puzzle stays.
std::vector<Query> take_queries(std::vector<std::string>& operands) {
    std::vector<Query> queries;
    std::vector<std::string> puzzle;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const std::optional<Query> query = parse_query(operands[i]);
        if (query && (i > 0 || !is_file(operands[i])))
            queries.push_back(*query);
        else if (i == 0)
            puzzle.push_back(operands[i]);
        else
            throw UsageError(
                fmt::format("'{}' is no question, expected CELL, CELL=DIGIT or CELL!=DIGIT behind the puzzle",
                            operands[i].substr(0, 60)));
    }
    operands = std::move(puzzle);
    return queries;
}

/// Adds what stands in the operands.
void add_queries(CommandQuestion& question, const Request& request, const std::vector<Query>& queries) {
    Json texts = Json::array();
    for (const Query& query : queries) texts.push_back(query.text);
    question.set("queries", texts);
    question.set("sets", request.values.pairs("set"));
}

// What cannot be asked about this board is a message besides.
Status tell_answers(const CommandQuestion& question, const Puzzle& puzzle, Job& job) {
    const session::Reply told = question.ask(puzzle, job);
    Status status = told.outcome == session::Outcome::positive ? Status::ok : Status::negative;
    for (const char* list : {"answers", "sets"}) {
        if (!told.answer.contains(list)) continue;
        for (const Json& answer : told.answer[list]) {
            if (!answer.contains("error")) continue;
            const std::string what = list == std::string_view("sets") ? "--set " : "";
            job.error(fmt::format("deduku explain: {}{}: {}", what, answer["query"].get<std::string>(),
                                  answer["error"].get<std::string>()));
            status = Status::usage;
        }
    }
    job.out(json_line(told.answer));
    return status;
}

Status explain_puzzle(const Request& request, const std::vector<Query>& queries, const session::Finder& choice,
                      const Puzzle& puzzle, Job& job) {
    const Coords coords = *parse_coords(request.values.text("coords"));
    const Voice voice = request.values.text("words") == "source" ? Voice::source : Voice::plain;
    const auto find = [&](const Puzzle& asked) {
        method::Known known(asked, choice.options, job.meter());
        return choice.row->find(known, {});
    };
    report::Explanation explanation(puzzle, Words(puzzle, coords, voice), coords, request.values.given("chain"), find);
    if (explanation.ending() == Ending::contradiction) {
        Json unused;
        explanation.show_contradiction(unused);
    } else {
        for (const Query& query : queries) explanation.answer(query);
        for (const auto& [cells, digit] : request.values.pairs("set")) explanation.answer_set(cells, digit);
    }
    job.out((job.number() > 1 ? "\n" : "") + explanation.text());
    for (const std::string& mistake : explanation.mistakes()) job.error("deduku explain: " + mistake);
    if (!explanation.mistakes().empty()) return Status::usage;
    return explanation.negative() ? Status::negative : Status::ok;
}

Status run_explain(const Request& request) {
    Request puzzles = request;
    const std::vector<Query> queries = take_queries(puzzles.operands);
    if (queries.empty() && request.values.pairs("set").empty())
        throw UsageError("needs a question: CELL, CELL=DIGIT, CELL!=DIGIT or --set CELLS DIGIT");
    const auto choice = value_or_usage(session::finder_of(request.values, "method", lost_searches()));
    CommandQuestion question(request, session::explain_ask);
    add_queries(question, request, queries);
    return for_each_puzzle(puzzles, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return request.json() ? tell_answers(question, puzzle, job)
                              : explain_puzzle(request, queries, choice, puzzle, job);
    });
}

}  // namespace

const std::string explain_details =
    "A sentence for each question: I4=4 and I4!=4 ask whether 4 is on I4, I4 what is there. The answer names the one\n"
    "deduction that settled it, by the two rules of Reasonable Sudoku or another --method. What is undecided comes\n"
    "with the digits left and where supposing one leads: it completes the board, contradicts, or leaves it open.\n"
    "--chain adds the premises in order, those of a supposition as 3.1, 3.2. --set gives bounds on how often a digit\n"
    "is on some cells; they come last. Answers about several puzzles are separated by an empty line.\n"
    "The exit status is 1 if an answer is undecided, or a puzzle contradicts itself: then the deductions that show\n"
    "it are the answer.\n\n"
    "Who finds it out, --method:" +
    finder_lines();

const Command explain_command = {
    "explain",
    "[PUZZLE | FILE | -] [CELL[=DIGIT|!=DIGIT]]...",
    "why a digit is, or is not, in a cell",
    explain_details,
    explain_options,
    run_explain,
};

}  // namespace deduku::cli
