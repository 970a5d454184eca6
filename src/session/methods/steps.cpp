// steps: an order or a series of the step model.
#include "session/methods/steps.hpp"

#include <array>

namespace deduku::session {
namespace {

constexpr std::array steps_members = {
    Option{"order", MemberType::text, "ORDER", "",
           "order to run: T1H1{B2:H1}P4(T1H1), or inferior, ulterior, superior-plus", 'q'},
    Option{"series", MemberType::text, "SERIES", "",
           "orders joined by ||; the first that solves the puzzle gives label V(n) and rating; or hardest", 'Z'},
    count_member, unbatched_member,
    Option{"trace", MemberType::flag, "", "", "also print the finds of each step and the result of each proposition"}};

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

OrError<StepsAnswer::Wanted> StepsAnswer::read(const Question& question) {
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

OrError<StepsAnswer> StepsAnswer::find(const Wanted& wanted, const Context& context) {
    if (auto lacking = what_lacks(wanted, context.puzzle.geometry())) return std::move(*lacking);
    StepsAnswer out{wanted};
    if (wanted.order) out.run = steps::run(context.puzzle, *wanted.order, wanted.options, context.meter);
    if (wanted.series)
        out.rating = steps::rate(context.puzzle, *wanted.series, wanted.options, context.meter, wanted.count);
    return out;
}

void StepsAnswer::add(Json& object, const Puzzle& puzzle, const steps::Order& order, const steps::StepsRun& of) const {
    report::add_run(object, puzzle.geometry(), order, of, wanted.count);
    if (wanted.options.trace) report::add_trace(object, puzzle, order, of);
}

void StepsAnswer::add_to(Json& object, const Context& context) const {
    add(object, context.puzzle, order_shown(), shown());
    if (rating) {
        Json& rated = object["rated"];
        rated["series"] = to_text(*wanted.series);
        report::add_rating(rated, *rating);
        if (wanted.order) add(rated, context.puzzle, order_rated(), rating->run);
    }
    if (!line.empty()) object["line"] = line;
    const std::string made_by =
        report::options_text(wanted.options, wanted.count, wanted.order ? &*wanted.order : nullptr,
                             wanted.series ? &*wanted.series : nullptr);
    object["options"] = made_by;
    object["options_hash"] = report::hash_of(made_by);
}

Outcome StepsAnswer::outcome() const {
    const bool solved = shown().outcome == Ending::solved && (!rating || rating->order >= 0);
    return solved ? Outcome::positive : Outcome::negative;
}

extern const QuestionRow steps_question = {70,
                                           "steps",
                                           "steps",
                                           "steps that an order of constraints takes, and the rating of a series",
                                           steps_members,
                                           answer_by<StepsAnswer>,
                                           true,
                                           true,
                                           Boards::all};

}  // namespace deduku::session
