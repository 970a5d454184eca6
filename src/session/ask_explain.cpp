// explain: why a digit is, or is not, in a cell.
#include <array>

#include "report/explanation.hpp"
#include "session/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array explain_members = {
    Option{"queries", Kind::strings, "QUERIES", "", "I4=4, I4!=4 or I4: is it there, and what is"},
    Option{"sets", Kind::pairs, "SETS", "", "[\"A1,B1\", \"2\"]: how many of the digit these cells can hold"},
    Option{"chain", Kind::flag, "", "",
           "with all premises back to the givens, in order, and nothing that is not needed"},
    Option{"method", Kind::method, "METHOD", "reasonable", "who finds it out"},
    Option{"order", Kind::text, "ORDER", "T1H1BTHWXY",
           "the order of --method steps, or the first of a series that solves", 'q'},
    Option{"words", Kind::choice, "plain|source", "plain", "plain, or as the source of Reasonable Sudoku says it"}};

Or<std::vector<Query>> queries_of(const Question& question) {
    std::vector<Query> out;
    for (const std::string& text : question.strings("queries")) {
        const auto query = parse_query(text);
        if (!query)
            return Error{"request", "'" + text.substr(0, 60) + "' is no question", "queries",
                         "CELL, CELL=DIGIT or CELL!=DIGIT"};
        out.push_back(*query);
    }
    if (out.empty() && question.pairs("sets").empty())
        return Error{"request", "there is no question", "queries", "CELL, CELL=DIGIT or CELL!=DIGIT"};
    return out;
}

Answered answer_explain(const Asking& asking, Json& answer) {
    const Question& question = asking.question;
    const auto queries = queries_of(question);
    if (const auto* error = std::get_if<Error>(&queries)) return *error;
    const auto choice = finder_of(asking.question, "method", asking.lost);
    if (const auto* error = std::get_if<Error>(&choice)) return *error;
    const auto& finder = std::get<Finder>(choice);
    if (finder.row == nullptr || finder.row->find == nullptr)
        return wrong("method", "'" + question.text("method").substr(0, 60) + "' is no method that finds something out");
    const Voice voice = question.text("words") == "source" ? Voice::source : Voice::plain;
    // What the nodes of a limit are spent on shows in the answer: then nothing is remembered.
    Memo* memo = question.given("max_nodes") ? nullptr : asking.memo;
    const std::string key = memo == nullptr ? ""
                                            : text_of(finder) + ' ' + std::to_string(asking.puzzle.box.height) + " " +
                                                  to_line(asking.puzzle);
    const auto find = [&](const Puzzle& asked) {
        const bool itself = memo != nullptr && &asked == &asking.puzzle;
        if (const Finding* kept = itself ? memo->find(key) : nullptr) return *kept;
        method::Known known(asked, finder.options, asking.meter);
        Finding found = finder.row->find(known, {});
        if (itself && !asking.meter.exhausted()) memo->keep(key, found);
        return found;
    };
    report::Explanation explanation(asking.puzzle, Words(asking.puzzle, asking.coords, voice), asking.coords,
                                    question.flag("chain"), find);
    answer["method"] = text_of(finder);
    answer["outcome"] = word(explanation.ending());
    if (explanation.ending() == Ending::contradiction) {
        explanation.show_contradiction(answer);
        return Outcome::negative;
    }
    for (const Query& query : std::get<std::vector<Query>>(queries)) explanation.answer(query);
    for (const auto& [cells, digit] : question.pairs("sets")) explanation.answer_set(cells, digit);
    answer["answers"] = explanation.answers();
    answer["sets"] = explanation.sets();
    return explanation.negative() || !explanation.mistakes().empty() ? Outcome::negative : Outcome::positive;
}

}  // namespace

const Ask explain_ask = {"explain", "explain", "why a digit is, or is not, in a cell", explain_members, answer_explain};

}  // namespace deduku::session
