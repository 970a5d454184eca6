// steps: the number of steps of an order of constraints, and the label of a series.
//
//   deduku steps -q '{T1H1}' PUZZLE                  puzzle TAB solved TAB 3 TAB 3
//   deduku steps -q T1H1 -Z hardest -e V -f '%j %(V)x %2(P)x %5r' FILE
#include "session/methods/steps.hpp"

#include <fmt/format.h>

#include <cmath>
#include <optional>

#include "cli/answering.hpp"
#include "cli/measures.hpp"
#include "deduku/text.hpp"
#include "report/output/line_format.hpp"

namespace deduku::cli {
namespace {

using session::StepsAnswer;

const OptionRows steps_options = options_of(
    "steps",
    {{"order"},
     {"series"},
     {"line", MemberType::text, "FORMAT", "", "output format: '%f:%j %16@%(V)x %2(P)x %5r'", 'f'},
     {"filter", MemberType::text, "EXPR", "", "print only puzzles that satisfy a condition: V > 4 and S < 20", 'e'},
     {"count"},
     {"unbatched"},
     {"trace"}});

/// The parsed format of --line, or a UsageError with the position of the error.
std::optional<report::LineFormat> format_of(const session::Question& values) {
    const std::string text = values.text("line");
    if (text.empty()) return std::nullopt;
    auto result = report::parse_format(text);
    if (const auto* error = std::get_if<steps::SyntaxError>(&result))
        throw UsageError(fmt::format("--line: {}", error->text()));
    return std::get<report::LineFormat>(std::move(result));
}

/// V P S G R, and the techniques that the filter names.
std::vector<filter::Column> columns_of(std::string_view filter) {
    std::vector<filter::Column> out;
    const auto add = [&](std::string_view name) { out.push_back({std::string(name), {}, HUGE_VAL}); };
    for (const char* name : {"V", "P", "S", "G", "R"}) add(name);
    while (!filter.empty()) {
        const std::string_view word = filter.substr(0, filter.find_first_of(" ()<>=!,"));
        filter.remove_prefix(std::min(word.size() + 1, filter.size()));
        if (report::technique_name(word)) add(word);
    }
    return out;
}

class Steps {
  public:
    explicit Steps(const Request& request) : request_(request) {}

    Effort effort() const {
        const auto& wanted = answering_.wanted();
        return wanted.series || !wanted.order->inner.empty() || wanted.options.trace ? Effort::long_lasting
                                                                                     : Effort::quick;
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        const session::Context context = context_of(request_, puzzle, job);
        auto found = StepsAnswer::find(answering_.wanted(), context);
        if (const auto* error = std::get_if<session::Error>(&found)) return answering_.refuse(*error, puzzle, job);
        auto& answer = std::get<StepsAnswer>(found);
        const report::StepsResult result = answer.result();
        const auto lookup = [&result](std::string_view name) { return result.value(name); };
        const Status status = status_of(answer.outcome());
        const auto value = [&](std::size_t column) -> filter::FilterValue {
            const auto number = result.value(columns_[column].name);
            return number ? filter::FilterValue(*number) : filter::FilterValue();
        };
        if (filter::passes(filter_, value) != true) return status;
        const std::string text = to_line(puzzle);
        if (format_)
            answer.line = report::line_of(*format_, {*job.place().source, job.place().ordinal, text,
                                                     steps::word_of_run(result.run->outcome), lookup});
        if (request_.json())
            answering_.print_members(answer, context, job);
        else
            job.out((format_ ? answer.line : columns(answer, text)) + '\n' + trace(answer, context));
        return status;
    }

  private:
    static std::string columns(const StepsAnswer& answer, const std::string& puzzle) {
        const steps::StepsRun& run = answer.shown();
        const steps::CountedPasses count = answer.wanted.count;
        std::string text = fmt::format("{}\t{}\t{}\t{}", puzzle, steps::word_of_run(run.outcome),
                                       total_steps(run, count), report::groups_text(run, count));
        if (answer.rating)
            text += '\t' + report::or_dash(answer.rating->label) + '\t' + report::or_dash(answer.rating->value);
        return text;
    }

    static std::string trace(const StepsAnswer& answer, const session::Context& context) {
        if (!answer.wanted.options.trace) return {};
        std::string text = report::trace_text(context.puzzle, answer.order_shown(), answer.shown(), context.coords);
        if (answer.wanted.order && answer.rating)
            text += report::trace_text(context.puzzle, answer.order_rated(), answer.rating->run, context.coords);
        return text;
    }

    const Request& request_;
    Answering<StepsAnswer> answering_{request_};
    std::vector<filter::Column> columns_ = columns_of(request_.values.text("filter"));
    filter::Filter filter_ = parse_where("--filter", request_.values.text("filter"), columns_);
    std::optional<report::LineFormat> format_ = format_of(request_.values);
};

Status run_steps(const Request& request) {
    if (!request.values.given("order") && !request.values.given("series"))
        throw UsageError("needs --order or --series");
    const Steps work(request);
    return for_each_puzzle(request, work.effort(), std::cref(work));
}

}  // namespace

extern const Command steps_command = {
    30,
    "steps",
    "[PUZZLE | FILE | -]...",
    "step counts of an order of techniques; rating by a series of orders",
    R"(One line per puzzle: puzzle TAB solved, stuck, contradiction or unknown TAB number of steps TAB steps of each
group, joined by dots, passes of propositions last. A series adds two columns, label and rating ('-' if none of its
orders solves the puzzle); the steps are those of --order if given, else of the order that solved it or was tried last.
An order lists groups from left to right: T1 one technique, {T1H1} several at once, {B2:H1} H1 after B2, and
optionally P4(T1H1), propositions of at most 4 iterations of T1H1. 'deduku list' shows the letters; those of the
techniques of rules are M L I K D Z.
EXPR and %(NAME)x use: V label, P passes, G girth, R rating, S steps, T1 or T steps with moves of these techniques.
FORMAT also accepts %f file, %j number in it, %p puzzle, %o outcome, %r %g %s, widths such as %5r or %-5r, and
%16@ (fill up to column 16).
The exit status is 1 if a puzzle is not solved (with a series: by the series), even if the filter hides it.)",
    steps_options,
    run_steps,
    R"($ deduku steps --series hardest .....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..
.....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..	solved	31	17.5.9	6	99707
)",
    Boards::all,
};

}  // namespace deduku::cli
