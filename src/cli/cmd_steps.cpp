// steps: how many steps an order of constraints takes, and the label a series gives.
//
//   deduku steps -q '{T1H1}' PUZZLE                  puzzle TAB solved TAB 3 TAB 3
//   deduku steps -q T1H1 -Z hardest -e V -f '%j %(V)x %2(P)x %5r' FILE
#include <fmt/format.h>

#include <array>
#include <optional>

#include "cli/asking.hpp"
#include "deduku/text.hpp"
#include "report/line_format.hpp"
#include "report/steps.hpp"

namespace deduku::cli {
namespace {

const Options steps_options =
    options_of(session::steps_ask,
               {{"order"},
                {"series"},
                {"line", Kind::text, "FORMAT", "", "the line to print: '%f:%j %16@%(V)x %2(P)x %5r'", 'f'},
                {"filter", Kind::text, "EXPR", "", "print only puzzles for which this is true: V > 4 && S < 20", 'e'},
                {"count"},
                {"unbatched"},
                {"trace"}});

/// The value parsed, or a UsageError that says where it is wrong.
template <class Value>
std::optional<Value> parsed(const session::Question& values, std::string_view option,
                            std::variant<Value, steps::SyntaxError> (*parse)(std::string_view, const report::Known&)) {
    const std::string& text = values.text(option);
    if (text.empty()) return std::nullopt;
    auto result = parse(text, report::is_step_name);
    if (const auto* error = std::get_if<steps::SyntaxError>(&result))
        throw UsageError(fmt::format("--{}: {}", option, error->text()));
    return std::get<Value>(std::move(result));
}

class Steps {
  public:
    explicit Steps(const Request& request)
        : request_(request),
          filter_(parsed<report::Expression>(request.values, "filter", report::parse_expression)),
          format_(parsed<report::LineFormat>(request.values, "line", report::parse_format)),
          count_(session::count_of(request.values)),
          options_(session::steps_options(request.values)),
          coords_(*parse_coords(request.values.text("coords"))) {
        const std::string& order = request.values.text("order");
        const std::string& series = request.values.text("series");
        if (order.empty() && series.empty()) throw UsageError("needs --order or --series");
        if (!series.empty()) series_ = value_or_usage(session::series_of(request.values, "series"));
        if (!order.empty()) take_order(value_or_usage(session::series_of(request.values, "order")));
        options_.trace = request.values.given("trace");
        made_by_ = report::options_text(options_, count_, order_ ? &*order_ : nullptr, series_ ? &*series_ : nullptr);
    }

    Effort effort() const {
        return series_ || !order_->inner.empty() || options_.trace ? Effort::long_lasting : Effort::quick;
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        std::optional<steps::Run> run;
        std::optional<steps::Rating> rating;
        if (order_) run = steps::run(puzzle, *order_, options_, job.meter());
        if (series_) rating = steps::rate(puzzle, *series_, options_, job.meter(), count_);

        const report::StepsResult result{run ? &*run : &rating->run, rating ? &*rating : nullptr, count_};
        const auto lookup = [&result](std::string_view name) { return result.value(name); };
        const bool solved = result.run->outcome == steps::Outcome::solved && (!rating || rating->order >= 0);
        const Status status = solved ? Status::ok : Status::negative;
        if (filter_ && !report::keeps(*filter_, lookup)) return status;
        if (request_.json())
            job.out(json_line(object_of(puzzle, job, result)));
        else
            job.out(text_of(puzzle, job, result));
        return status;
    }

  private:
    /// -q may also hold a series, by name or by labels: it is then one.
    void take_order(steps::Series&& value) {
        const bool one = value.orders.size() == 1 && !value.orders.front().label;
        if (one)
            order_ = std::move(value.orders.front().order);
        else if (series_)
            throw UsageError("--order: is a series, and --series gives another");
        else
            series_ = std::move(value);
    }

    const steps::Order& order_shown(const report::StepsResult& result) const {
        return order_ ? *order_ : order_of(*series_, *result.rating);
    }

    std::string line(const Puzzle& puzzle, const Job& job, const report::StepsResult& result) const {
        const std::string text = to_line(puzzle);
        const auto lookup = [&result](std::string_view name) { return result.value(name); };
        return report::line_of(*format_,
                               {*job.origin().source, job.origin().ordinal, text, word(result.run->outcome), lookup});
    }

    std::string text_of(const Puzzle& puzzle, const Job& job, const report::StepsResult& result) const {
        std::string text;
        if (format_) {
            text = line(puzzle, job, result);
        } else {
            const steps::Run& run = *result.run;
            text = fmt::format("{}\t{}\t{}\t{}", to_line(puzzle), word(run.outcome), total_steps(run, count_),
                               report::groups_text(run, count_));
            if (result.rating != nullptr)
                text += '\t' + report::or_dash(result.rating->label) + '\t' + report::or_dash(result.rating->value);
        }
        text += '\n';
        if (!options_.trace) return text;
        text += report::trace_text(puzzle, order_shown(result), *result.run, coords_);
        if (order_ && result.rating != nullptr)
            text += report::trace_text(puzzle, order_of(*series_, *result.rating), result.rating->run, coords_);
        return text;
    }

    void add(Json& object, const Puzzle& puzzle, const steps::Order& order, const steps::Run& run) const {
        report::add_run(object, *geometry_of(puzzle), order, run, count_);
        if (options_.trace) report::add_trace(object, puzzle, order, run);
    }

    Json object_of(const Puzzle& puzzle, const Job& job, const report::StepsResult& result) const {
        Json object = json_head(request_, puzzle, job);
        add(object, puzzle, order_shown(result), *result.run);
        if (result.rating != nullptr) {
            Json& rated = object["rated"];
            rated["series"] = to_text(*series_);
            report::add_rating(rated, *result.rating);
            if (order_) add(rated, puzzle, order_of(*series_, *result.rating), result.rating->run);
        }
        if (format_) object["line"] = line(puzzle, job, result);
        object["options"] = made_by_;
        object["options_hash"] = report::hash_of(made_by_);
        object["seconds"] = job.seconds();
        return object;
    }

    const Request& request_;
    std::optional<report::Expression> filter_;
    std::optional<report::LineFormat> format_;
    steps::Count count_;
    steps::Options options_;
    Coords coords_;
    std::optional<steps::Order> order_;
    std::optional<steps::Series> series_;
    std::string made_by_;
};

Status run_steps(const Request& request) {
    const Steps work(request);
    return for_each_puzzle(request, work.effort(),
                           [&work](const Puzzle& puzzle, Job& job) { return work(puzzle, job); });
}

}  // namespace

const Command steps_command = {
    "steps",
    "[PUZZLE | FILE | -]...",
    "steps that an order of constraints takes, and the rating of a series",
    "A line for each puzzle: puzzle TAB solved, stuck, contradiction or unknown TAB steps in all TAB steps of each\n"
    "group joined by dots, passes of propositions last. With a series two more: label and rating, '-' if none of its\n"
    "orders solves; steps are then those of --order if it is given, else of the order that solved or was tried last.\n"
    "An order: groups tried from left to right, T1 one constraint, {T1H1} several at once, {B2:H1} H1 after B2,\n"
    "then perhaps P4(T1H1): propositions of at most 4 iterations of T1H1. 'deduku list' has the letters.\n"
    "In EXPR and %(EXPR)x: V label, P passes, G girth, R rating, S steps, T1 or T steps in which it moved. In FORMAT\n"
    "also %f file, %j number in it, %p puzzle, %o outcome, %r %g %s, widths as %5r or %-5r, %16@ up to column 16.\n"
    "The exit status is 1 if a puzzle is not solved, or not by the series, also where the filter hides it.",
    steps_options,
    run_steps,
};

}  // namespace deduku::cli
