// explain: why a digit is, or is not, in a cell.
#include "session/reasons/explain.hpp"

#include <algorithm>
#include <array>

#include "method/path/mistakes.hpp"
#include "method/path/path.hpp"

namespace deduku::session {
namespace {

constexpr std::array explain_members = {
    Option{"queries", MemberType::strings, "QUERIES", "", "I4=4 or I4!=4: is it true? I4: which digit?"},
    Option{"sets", MemberType::pairs, "SETS", "",
           "[\"A1,B1\", \"2\"]: bounds on the number of these cells that hold the digit"},
    Option{"chain", MemberType::flag, "", "", "add all premises needed, in order, back to the givens"},
    Option{"method", MemberType::method, "METHOD", "auto",
           "method that finds the answer (auto: reasonable, path, hdp and search in turn, until all is decided)"},
    Option{"order", MemberType::text, "ORDER", "T1H1BTHWXY",
           "order of --method steps, or a series: the first order that solves the puzzle", 'q'},
    Option{"voice", MemberType::choice, "plain|source", "plain",
           "plain words, or those of the source of Reasonable Sudoku"},
    Option{"words", MemberType::choice, "plain|source", "plain", "the older name of voice"}};

OrError<std::vector<Query>> queries_of(const Question& question) {
    std::vector<Query> out;
    for (const std::string& text : question.strings("queries")) {
        const auto query = parse_query(text);
        if (!query)
            return Error{"request", "'" + text.substr(0, 60) + "' is not a question", "queries",
                         "CELL, CELL=DIGIT or CELL!=DIGIT"};
        out.push_back(*query);
    }
    if (out.empty() && question.pairs("sets").empty())
        return Error{"request", "no question", "queries", "CELL, CELL=DIGIT or CELL!=DIGIT"};
    return out;
}

using PathPtr = std::shared_ptr<const path::Path>;

// Without uniqueness, since its ledger must prove it.
PathPtr walk_steps(method::Known& known) {
    path::PathOptions options;
    options.uniqueness = false;
    return std::make_shared<const path::Path>(path::walk(
        known.puzzle(), options, [&]() -> const Solutions& { return known.solutions(); }, known.meter()));
}

// The puzzle with the right digits and marks of the player; none without any, or if it is not known to have a solution.
std::optional<Puzzle> board_in_play(const Puzzle& puzzle, const method::MethodOptions& options, Meter& meter) {
    if (puzzle.state.empty()) return std::nullopt;
    path::Review review(puzzle, puzzle.state);
    method::Known known(puzzle, options, meter);
    if (review.untouched() || !path::is_known(known.solutions()) || known.solutions().count == 0) return std::nullopt;
    const path::Corrected now = review.correct(known.solutions(), meter);
    Puzzle out = puzzle;
    for (const Cell cell : puzzle.geometry().every_cell()) out.cells[cell] = now.paper.board().digits(cell);
    out.state = {};
    out.lone_marks.clear();
    return out;
}

}  // namespace

OrError<ExplainAnswer::Wanted> ExplainAnswer::read(const Question& question) {
    auto queries = queries_of(question);
    if (auto* error = std::get_if<Error>(&queries)) return std::move(*error);
    auto finder = finder_of(question, "method");
    if (auto* error = std::get_if<Error>(&finder)) return std::move(*error);
    Wanted out{std::get<std::vector<Query>>(std::move(queries)), question.pairs("sets"),
               std::get<ChosenMethod>(std::move(finder))};
    const bool in_turn = text_of(out.finder) == "auto" && question.text("method") == "auto";
    if (!in_turn && (out.finder.row == nullptr || out.finder.row->find == nullptr))
        return wrong("method", "'" + question.text("method").substr(0, 60) + "' is not a method that finds deductions");
    if (question.text(question.given("voice") ? "voice" : "words") == "source") out.voice = Voice::source;
    if (question.flag("chain")) out.grounds = report::Grounds::all;
    return out;
}

OrError<ExplainAnswer> ExplainAnswer::find(const Wanted& wanted, const Context& context) {
    const method::MethodRow* one = wanted.finder.row;
    if (one != nullptr && !takes(one->boards, context.puzzle.geometry()))
        return refused("explain --method " + std::string(one->word), one->boards);
    const method::MethodOptions options = wanted.finder.options_on(context.puzzle.geometry());
    const auto answer = [&](ExplainAnswer found) {
        found.answer(wanted);
        return found;
    };
    if (one != nullptr) return answer(found_by({one, options}, wanted, context));
    ExplainAnswer out;
    for (const std::string_view word : {"reasonable", "path", "hdp", "search"}) {
        const method::MethodRow* row = method::find_method(word);
        if (row == nullptr || row->find == nullptr || !takes(row->boards, context.puzzle.geometry())) continue;
        // With rules, the path comes first, as its steps name them, and goes further than HDP.
        if (context.puzzle.geometry().constrained() && (word == "hdp" || word == "reasonable")) continue;
        ExplainAnswer next = found_by({row, options}, wanted, context);
        // A search that was cut short has fewer results than the methods before it.
        if (out.told && context.meter.exhausted()) break;
        out = std::move(next);
        const auto open = [&](const Query& query) { return out.told->leaves_open(query); };
        if (out.told->ending() == Ending::contradiction ||
            std::none_of(wanted.queries.begin(), wanted.queries.end(), open))
            break;
    }
    return answer(std::move(out));
}

ExplainAnswer ExplainAnswer::found_by(const ChosenMethod& finder, const Wanted& wanted, const Context& context) {
    method::MethodOptions options = finder.options;
    options.fallback = context.fallback;
    ExplainAnswer out{text_of(finder), nullptr};
    // A limit on nodes affects the answer, so nothing is remembered then.
    Memo* memo = context.question.given("max_nodes") ? nullptr : context.memo;
    const std::string key = memo == nullptr ? ""
                                            : out.method + ' ' + std::to_string(context.puzzle.box().height) + " " +
                                                  to_line(context.puzzle);
    const bool by_steps =
        wanted.voice == Voice::plain && finder.row->word == "path" && context.puzzle.geometry().constrained();
    PathPtr walked;
    // Also called after this function returns, for suppositions.
    const auto find = [&context, row = finder.row, options, memo, key,
                       to = by_steps ? &walked : nullptr](const Puzzle& puzzle) {
        const bool itself = &puzzle == &context.puzzle;
        const bool kept_known = memo != nullptr && itself;
        if (const Memo::Kept* kept = kept_known ? memo->find(key) : nullptr) {
            if (to != nullptr) *to = kept->path;
            return kept->finding;
        }
        // A supposition is a node, also for methods that spend none.
        if (!context.meter.spend(itself ? 0 : 1)) return Finding{Ending::unknown, {puzzle, {}, False{}}};
        method::Known known(puzzle, options, context.meter);
        const bool tells = itself && to != nullptr;
        if (tells) *to = walk_steps(known);
        Finding found = tells ? path::finding_of(**to) : row->find(known, {});
        if (kept_known && !context.meter.exhausted()) memo->keep(key, found, tells ? *to : nullptr);
        return found;
    };
    out.told = std::make_unique<report::Explanation>(
        context.puzzle, Words(context.puzzle, context.coords, wanted.voice), context.coords, wanted.grounds, find);
    if (!walked) return out;
    out.told->tell_by({walked, context.coords});
    if (const auto played = board_in_play(context.puzzle, options, context.meter)) {
        method::Known known(*played, options, context.meter);
        const PathPtr from_there = walk_steps(known);
        out.told->play_on(path::finding_of(*from_there), {from_there, context.coords});
    }
    return out;
}

void ExplainAnswer::answer(const Wanted& wanted) {
    if (told->ending() == Ending::contradiction) return told->show_contradiction(contradiction);
    for (const Query& query : wanted.queries) told->answer(query);
    for (const auto& [cells, digit] : wanted.sets) told->answer_set(cells, digit);
}

void ExplainAnswer::add_to(Json& object, const Context& /*context*/) const {
    object["method"] = method;
    object["outcome"] = word(told->ending());
    if (told->ending() == Ending::contradiction) return object.update(contradiction);
    object["answers"] = told->answers();
    object["sets"] = told->sets();
}

Outcome ExplainAnswer::outcome() const {
    const bool contradiction_found = told->ending() == Ending::contradiction;
    return contradiction_found || told->negative() || !told->mistakes().empty() ? Outcome::negative : Outcome::positive;
}

extern const QuestionRow explain_question = {
    120,  "explain", "explain",  "why a digit is, or is not, in a cell", explain_members, answer_by<ExplainAnswer>,
    true, true,      Boards::all};

}  // namespace deduku::session
