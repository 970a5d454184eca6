// Conclusions common to all scenarios of cells or pairs of cells (method/scenarios).
#include <algorithm>

#include "method/method.hpp"
#include "method/scenarios/ledger.hpp"

namespace deduku::method {
namespace {

Finding found_by_group(Known& known, scenarios::CellsTogether group, std::string by) {
    if (known.meter().exhausted()) return {Ending::unknown, {known.puzzle(), {}, False{}}, std::move(by)};
    scenarios::ExtendOptions options;
    options.group = group;
    scenarios::Array array = scenarios::with_data(known.puzzle());
    array.settle(options.scenarios.rules);
    scenarios::Extension extension{array, array.contradiction(), {}, 0, {}, false};
    if (!extension.contradiction) extension = scenarios::extend(array, {}, options, known.meter());
    if (extension.cut_short) return {Ending::unknown, {known.puzzle(), {}, False{}}, std::move(by)};
    std::optional<Ledger> ledger = scenarios::ledger_of(known.puzzle(), extension, options);
    return concluded(known.puzzle(), ledger ? std::move(ledger->steps) : std::vector<Deduction>(), std::move(by));
}

bool are_false(const Ledger& ledger, const std::vector<Candidate>& about) {
    Board board = start_board(ledger.start);
    for (const Deduction& step : ledger.steps) apply(board, step);
    return !about.empty() && std::none_of(about.begin(), about.end(), [&](Candidate c) { return board.has(c); });
}

// Pairs take long, so they are used only if single cells are not sufficient.
Finding found_by_scenarios(Known& known, const std::vector<Candidate>& about) {
    Finding singles = found_by_group(known, scenarios::CellsTogether::singles, "scenarios");
    if (singles.ending != Ending::open || are_false(singles.ledger, about)) return singles;
    return found_by_group(known, scenarios::CellsTogether::pairs, "scenarios of pairs");
}

}  // namespace

extern constinit const MethodRow scenarios_row = {
    .word = "scenarios",
    .title = "Scenarios",
    .finds = "candidates common to all scenarios of a cell, or of two cells",
    .find = found_by_scenarios,
    .boards = Boards::all,
};

}  // namespace deduku::method
