#include "method/prove/methods.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/scenarios/ledger.hpp"

namespace deduku::proving {

Shown shown_by_steps(const Puzzle& puzzle, const steps::Series& series, Meter& meter) {
    steps::Options options;
    // The order that solves is looked for without recording, which is quick.
    std::size_t chosen = 0;
    if (series.orders.size() > 1) {
        const steps::Rating rating = steps::rate(puzzle, series, options, meter);
        if (rating.run.outcome == steps::Outcome::unknown) return {{}, false, true};
        chosen = static_cast<std::size_t>(rating.order >= 0 ? rating.order : rating.tried);
    }
    options.ledger = true;
    steps::Run run = steps::run(puzzle, series.orders[chosen].order, options, meter);
    if (!run.ledger || run.outcome == steps::Outcome::unknown) return {{}, false, true};
    return {std::move(run.ledger->steps), false, false};
}

Shown shown_by_reasonable(const Puzzle& puzzle) {
    return {std::move(reasonable::run(puzzle).ledger.steps), false, false};
}

Shown shown_by_scenarios(const Puzzle& puzzle, bool pairs, Meter& meter) {
    scenarios::ExtendOptions options;
    options.group = pairs ? scenarios::Group::pairs : scenarios::Group::singles;
    scenarios::Array array = scenarios::with_data(puzzle);
    array.settle(options.scenarios.rules);
    scenarios::Extension extension{array, array.contradiction(), {}, 0, {}, false};
    if (!extension.contradiction) extension = scenarios::extend(array, {}, options, meter);
    if (extension.cut_short) return {{}, false, true};
    std::optional<Ledger> ledger = scenarios::ledger_of(puzzle, extension, options);
    if (!ledger) return {};
    return {std::move(ledger->steps), false, false};
}

}  // namespace deduku::proving
