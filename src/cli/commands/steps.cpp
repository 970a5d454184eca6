// steps: how many steps an order of constraints takes, and the label a series gives.
//
//   deduku steps -q '{T1H1}' PUZZLE                  puzzle TAB solved TAB 3 TAB 3
//   deduku steps -q T1H1 -Z hardest -e V -f '%j %(V)x %2(P)x %5r' FILE
#include "session/steps.hpp"

#include <fmt/format.h>

#include <optional>

#include "cli/asking.hpp"
#include "deduku/text.hpp"
#include "report/line_format.hpp"

namespace deduku::cli {
namespace {

using session::StepsAnswer;

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
    const std::string text = values.text(option);
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
          asked_(request),
          filter_(parsed<report::Expression>(request.values, "filter", report::parse_expression)),
          format_(parsed<report::LineFormat>(request.values, "line", report::parse_format)) {}

    Effort effort() const {
        const auto& wanted = asked_.wanted();
        return wanted.series || !wanted.order->inner.empty() || wanted.options.trace ? Effort::long_lasting
                                                                                     : Effort::quick;
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        const session::Asking asking = asking_of(request_, puzzle, job);
        auto answer = std::get<StepsAnswer>(StepsAnswer::find(asked_.wanted(), asking));
        const report::StepsResult result = answer.result();
        const auto lookup = [&result](std::string_view name) { return result.value(name); };
        const Status status = status_of(answer.outcome());
        if (filter_ && !report::keeps(*filter_, lookup)) return status;
        const std::string text = to_line(puzzle);
        if (format_)
            answer.line = report::line_of(
                *format_, {*job.origin().source, job.origin().ordinal, text, word(result.run->outcome), lookup});
        if (request_.json())
            asked_.print_members(answer, asking, job);
        else
            job.out((format_ ? answer.line : columns(answer, text)) + '\n' + trace(answer, asking));
        return status;
    }

  private:
    static std::string columns(const StepsAnswer& answer, const std::string& puzzle) {
        const steps::Run& run = answer.shown();
        const steps::Count count = answer.wanted.count;
        std::string text = fmt::format("{}\t{}\t{}\t{}", puzzle, word(run.outcome), total_steps(run, count),
                                       report::groups_text(run, count));
        if (answer.rating)
            text += '\t' + report::or_dash(answer.rating->label) + '\t' + report::or_dash(answer.rating->value);
        return text;
    }

    static std::string trace(const StepsAnswer& answer, const session::Asking& asking) {
        if (!answer.wanted.options.trace) return {};
        std::string text = report::trace_text(asking.puzzle, answer.order_shown(), answer.shown(), asking.coords);
        if (answer.wanted.order && answer.rating)
            text += report::trace_text(asking.puzzle, answer.order_rated(), answer.rating->run, asking.coords);
        return text;
    }

    const Request& request_;
    Asked<StepsAnswer> asked_;
    std::optional<report::Expression> filter_;
    std::optional<report::LineFormat> format_;
};

Status run_steps(const Request& request) {
    if (!request.values.given("order") && !request.values.given("series"))
        throw UsageError("needs --order or --series");
    const Steps work(request);
    return for_each_puzzle(request, work.effort(),
                           [&work](const Puzzle& puzzle, Job& job) { return work(puzzle, job); });
}

}  // namespace

extern const Command steps_command = {
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
    R"($ deduku steps --series hardest .....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..
.....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..	solved	31	17.5.9	6	99707
)",
};

}  // namespace deduku::cli
