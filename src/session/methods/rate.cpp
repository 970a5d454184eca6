// steps: an order or a series of the step model. rate: the measures of difficulty.
#include <algorithm>
#include <array>

#include "grid/module.hpp"
#include "grid/spelling.hpp"
#include "method/path/ladder.hpp"
#include "report/analysis.hpp"
#include "session/methods/steps.hpp"

namespace deduku::session {
namespace {

constexpr std::array steps_members = {
    Option{"order", Kind::text, "ORDER", "", "order to run: T1H1{B2:H1}P4(T1H1), or inferior, ulterior, superior-plus",
           'q'},
    Option{"series", Kind::text, "SERIES", "",
           "orders joined by ||; the first that solves the puzzle gives label V(n) and rating; or hardest", 'Z'},
    count_member, unbatched_member,
    Option{"trace", Kind::flag, "", "", "also print the finds of each step and the result of each proposition"}};

constexpr std::array rate_members = {
    Option{"by", Kind::strings, "WORDS", "", "only these measures"},
    Option{"series", Kind::text, "SERIES", "hardest-plus",
           "series of orders for label and rating, as for 'steps'; hardest: without label 8, an addition of Deduku; "
           "on boards with rules by default hardest-rules",
           'Z'},
    count_member,
    unbatched_member,
    se_profile_member,
    Option{"unchecked", Kind::flag, "", "", "also rate puzzles without exactly one solution by 'se'"}};

Answered answer_rate(const Asking& asking, Json& answer) {
    const auto rows = rating_rows(asking.question);
    if (const auto* error = std::get_if<Error>(&rows)) return *error;
    const auto options = rating_options(asking.question, asking.fallback);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    if (const auto error = not_rated(asking.question, std::get<RatingRows>(rows), asking.puzzle)) return *error;
    method::Known known(asking.puzzle, std::get<method::Options>(options), asking.meter);
    const bool in_words = is_rated_in_words(asking.question, asking.puzzle);
    bool rated = true;
    for (const method::Method* row : in_words ? rows_of_words() : std::get<RatingRows>(rows)) {
        report::add_measure(answer, *row, known);
        if (asking.tell) asking.tell({{"member", row->word}, {"value", answer[row->word]}});
        rated = (!takes(row->boards, asking.puzzle.geometry()) || row->rated(known)) && rated;
    }
    if (in_words) answer["text"] = rated_in_words(known);
    return rated ? Outcome::positive : Outcome::negative;
}

}  // namespace

Or<StepsAnswer::Wanted> StepsAnswer::read(const Question& question) {
    Wanted out;
    out.count = count_of(question);
    out.options = steps_options(question);
    out.options.trace = question.flag("trace");
    if (!question.given("order") && !question.given("series"))
        return Error{"request", "needs 'order' or 'series'", "order", "an order or a series"};
    if (question.given("series")) {
        auto series = series_of(question, "series");
        if (auto* error = std::get_if<Error>(&series)) return std::move(*error);
        out.series = std::get<steps::Series>(std::move(series));
    }
    if (!question.given("order")) return out;
    auto series = series_of(question, "order");
    if (auto* error = std::get_if<Error>(&series)) return std::move(*error);
    auto& value = std::get<steps::Series>(series);
    // The order may also be a series, by name or by labels.
    if (value.orders.size() == 1 && !value.orders.front().label)
        out.order = std::move(value.orders.front().order);
    else if (out.series)
        return wrong("order", "is a series, and --series gives another");
    else
        out.series = std::move(value);
    return out;
}

namespace {

// An error if an order names a technique that does not apply to such boards.
std::optional<Error> what_lacks(const StepsAnswer::Wanted& wanted, const Geometry& geometry) {
    if (geometry.standard()) return std::nullopt;
    std::vector<steps::Order> orders;
    if (wanted.order) orders.push_back(*wanted.order);
    if (wanted.series)
        for (const steps::Labelled& each : wanted.series->orders) orders.push_back(each.order);
    for (const steps::Order& order : orders)
        if (const auto move = steps::unknown_to(geometry, order))
            return refused(name_of(*move->technique, move->size), move->technique->boards);
    return std::nullopt;
}

}  // namespace

Or<StepsAnswer> StepsAnswer::find(const Wanted& wanted, const Asking& asking) {
    if (auto lacking = what_lacks(wanted, asking.puzzle.geometry())) return std::move(*lacking);
    StepsAnswer out{wanted};
    if (wanted.order) out.run = steps::run(asking.puzzle, *wanted.order, wanted.options, asking.meter);
    if (wanted.series)
        out.rating = steps::rate(asking.puzzle, *wanted.series, wanted.options, asking.meter, wanted.count);
    return out;
}

void StepsAnswer::add(Json& object, const Puzzle& puzzle, const steps::Order& order, const steps::Run& of) const {
    report::add_run(object, puzzle.geometry(), order, of, wanted.count);
    if (wanted.options.trace) report::add_trace(object, puzzle, order, of);
}

void StepsAnswer::add_to(Json& object, const Asking& asking) const {
    add(object, asking.puzzle, order_shown(), shown());
    if (rating) {
        Json& rated = object["rated"];
        rated["series"] = to_text(*wanted.series);
        report::add_rating(rated, *rating);
        if (wanted.order) add(rated, asking.puzzle, order_rated(), rating->run);
    }
    if (!line.empty()) object["line"] = line;
    const std::string made_by =
        report::options_text(wanted.options, wanted.count, wanted.order ? &*wanted.order : nullptr,
                             wanted.series ? &*wanted.series : nullptr);
    object["options"] = made_by;
    object["options_hash"] = report::hash_of(made_by);
}

Outcome StepsAnswer::outcome() const {
    const bool solved = shown().outcome == steps::Outcome::solved && (!rating || rating->order >= 0);
    return solved ? Outcome::positive : Outcome::negative;
}

std::optional<Error> not_rated(const Question& question, const RatingRows& rows, const Puzzle& puzzle) {
    if (!question.given("by")) return std::nullopt;
    for (const method::Method* row : rows)
        if (!takes(row->boards, puzzle.geometry())) return refused("rate --by " + std::string(row->word), row->boards);
    return std::nullopt;
}

Or<RatingRows> rating_rows(const Question& question) {
    RatingRows rows;
    std::vector<std::string_view> names;
    const std::vector<std::string> asked = question.strings("by");
    for (const method::Method* row : method::methods()) {
        if (row->measure == nullptr) continue;
        names.push_back(row->word);
        const bool named = std::any_of(asked.begin(), asked.end(),
                                       [&](const std::string& word) { return same_word(word, row->word); });
        if (asked.empty() ? !row->measure->if_asked : named) rows.push_back(row);
    }
    for (const std::string& word : asked)
        if (std::none_of(names.begin(), names.end(), [&](std::string_view name) { return same_word(word, name); })) {
            needs(Module::more);  // this module may lack some measures
            return wrong("by", not_one_of(word.substr(0, 60), names));
        }
    return rows;
}

bool is_rated_in_words(const Question& question, const Puzzle& puzzle) {
    return puzzle.geometry().constrained() && !question.given("by") && !question.given("series");
}

RatingRows rows_of_words() { return {method::find_method("unique"), method::find_method("path")}; }

std::string rated_in_words(method::Known& known) {
    const std::string solutions = method::solutions_word(known.solutions());
    if (solutions == "0") return "no solution";
    if (solutions == "2+") return "several solutions";
    const method::List path = method::find_method("path")->values(known);
    const std::string hardest = to_text(path[0]);
    if (solutions == "unknown" || hardest == "unknown") return "unknown: time or nodes ran out";
    if (hardest == "none") return "one solution; solved";
    if (hardest == "beyond") return "one solution; hardest step: a supposition, since no technique solves it";
    return "one solution; hardest step: " + path::title_of(find_move(hardest)) + "; score " + to_text(path[1]);
}

Or<method::Options> rating_options(const Question& question, const Fallback& fallback) {
    method::Options out;
    // The default depends on the board.
    if (question.given("series")) {
        auto series = series_of(question, "series");
        if (auto* error = std::get_if<Error>(&series)) return std::move(*error);
        out.series = std::get<steps::Series>(std::move(series));
    }
    out.count = count_of(question);
    out.steps = steps_options(question);
    out.fallback = fallback;
    out.se = se_options(question);
    out.se_unchecked = question.flag("unchecked");
    return out;
}

const Ask steps_ask = {"steps",
                       "steps",
                       "steps that an order of constraints takes, and the rating of a series",
                       steps_members,
                       in_rate<answered<StepsAnswer>>,
                       true,
                       true,
                       Boards::all};
const Ask rate_ask = {"rate", "rate",     "measures of hardness", rate_members, in_rate<answer_rate>, true,
                      true,   Boards::all};

}  // namespace deduku::session
