// The step model: the first order of a series that solves (method/steps).
#include <array>

#include "grid/in_order.hpp"
#include "method/method.hpp"
#include "method/steps_members.hpp"

namespace deduku::method {
namespace {

// The order is determined without recording, which is faster.
Finding found_by_steps(Known& known, const std::vector<Candidate>&) {
    const Puzzle& puzzle = known.puzzle();
    const steps::Series& series = known.series();
    const steps::Order* order = &series.orders.front().order;
    if (series.orders.size() > 1) order = &order_of(series, steps::rate(puzzle, series, {}, known.meter()));
    steps::StepOptions options;
    options.ledger = true;
    steps::StepsRun run = steps::run(puzzle, *order, options, known.meter());
    Ledger ledger = run.ledger ? std::move(*run.ledger) : Ledger{puzzle, {}, False{}};
    return {run.outcome, std::move(ledger), "steps"};
}

/// The run of the order that solved; null if none did.
const steps::StepsRun* rated_run(Known& known) {
    const steps::StepRating* rating = known.rating();
    return rating != nullptr && rating->order >= 0 ? &rating->run : nullptr;
}

bool rating_unknown(Known& known) {
    const steps::StepRating* rating = known.rating();
    return rating != nullptr ? rating->run.outcome == Ending::unknown : solutions_word(known.solutions()) == "unknown";
}

List step_values(Known& known) {
    const steps::StepsRun* run = rated_run(known);
    if (run == nullptr) return {rating_unknown(known) ? Value("unknown") : Value(), {}, {}, {}};
    return {known.rating()->label, passes_of(*run, known.options().count), run->girth, known.rating()->value};
}

Value step_object(Known& known) {
    Members out = {{"series", to_text(known.series())}};
    const auto add = [&](Members members) { std::move(members.begin(), members.end(), std::back_inserter(out)); };
    if (const steps::StepRating* rating = known.rating()) {
        add(members_of(*rating));
        add(members_of(known.start().geometry(), order_of(known.series(), *rating), rating->run,
                       known.options().count));
    } else {
        add(members_of(steps::StepRating{}));
        out.emplace_back("outcome", rating_unknown(known) ? "unknown" : "not unique");
    }
    return out;
}

/// "14.1.9"
std::string dotted(const std::vector<int>& numbers) {
    std::string text;
    for (int number : numbers) text += (text.empty() ? "" : ".") + std::to_string(number);
    return text;
}

Members step_invariants(Known& known) {
    const steps::StepRating* rating = known.rating();
    if (rating == nullptr || rating->run.outcome == Ending::unknown) return {};
    const steps::StepsRun& run = rating->run;
    std::vector<std::string> uses;
    for (const steps::Use& use : run.uses) uses.push_back(to_text(use) + '=' + std::to_string(use.steps));
    put_in_order(uses);
    std::string used;
    for (const std::string& use : uses) used += (used.empty() ? "" : " ") + use;
    return {{"outcome", steps::word_of_run(run.outcome)},
            {"order", rating->tried + 1},
            {"label", rating->label},
            {"groups", dotted(run.group_steps)},
            {"passes", run.passes},
            {"productive", run.productive},
            {"girth", run.girth},
            {"rating", rating->value},
            {"uses", used.empty() ? Value() : Value(used)}};
}

constexpr std::array<std::string_view, 4> step_columns = {"label", "steps", "girth", "rating"};

constexpr std::array<std::string_view, 4> step_members = {"label", "passes", "girth", "rating"};

constexpr Measure step_measure = {
    .columns = step_columns,
    .members = step_members,
    .values = step_values,
    .as_object = step_object,
    .made_by =
        [](Known& known) {
            return options_text(known.options().steps, known.options().count) + " series=" + to_text(known.series());
        },
    .is_rated = [](Known& known) { return known.rating() != nullptr && known.rating()->value.has_value(); },
    .invariant = true,
    .in_common = step_invariants,
};

}  // namespace

extern constinit const MethodRow steps_row = {
    .word = "steps",
    .title = "Step model",
    .finds = "the first order of a series that solves the puzzle",
    .find = found_by_steps,
    .takes_order = true,
    .boards = Boards::all,
    .measure = &step_measure,
};

}  // namespace deduku::method
