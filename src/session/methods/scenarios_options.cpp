#include "session/methods/scenarios_options.hpp"

#include <algorithm>

#include "grid/spelling.hpp"

namespace deduku::session {
namespace {

using scenarios::Apply;
using scenarios::Drop;
using scenarios::Group;
using scenarios::Houses;

// The largest number of scenarios in an automatic pick.
constexpr std::uint64_t automatic_scenarios = 1000;

// The names in `pick`; they are resolved later, on a board.
Or<std::vector<std::string>> names_of(const Question& question) {
    std::vector<std::string> out;
    const std::string text = question.text("pick");
    if (text == "auto") return out;
    const Geometry largest({8, 8});
    const std::string coords = question.text("coords");
    for (const std::string_view name : split(text, ',')) {
        out.emplace_back(name);
        if (!parse_cell(largest, out.back(), *parse_coords(coords)))
            return wrong("pick", "'" + out.back() + "' is not a cell name (coords " + coords + ")");
    }
    return out;
}

std::string made_by(const Question& question, const ScenariosWanted& wanted) {
    std::string out =
        std::string("rule11=") + (wanted.rules.rule11 ? "yes" : "no") + " unique=" + question.text("unique");
    if (wanted.extends)
        out += " extend=" + question.text("extend") + " apply=" + question.text("apply") +
               " drop=" + question.text("drop");
    if (wanted.sample)
        out += " sample=" + std::to_string(wanted.sample->size) + " seed=" + std::to_string(wanted.sample->seed);
    if (wanted.picks || wanted.extends) out += " pick=" + (question.given("pick") ? question.text("pick") : "auto");
    return out;
}

}  // namespace

Or<ScenariosWanted> scenarios_wanted(const Question& question) {
    auto names = names_of(question);
    if (auto* error = std::get_if<Error>(&names)) return std::move(*error);
    ScenariosWanted out;
    out.names = std::get<std::vector<std::string>>(std::move(names));
    const auto size = question.count("sample");
    out.picks = question.given("pick") || size;
    out.extends = question.given("extend");
    out.tabled = question.flag("table") && out.picks && !out.extends;
    if (size && out.extends)
        return wrong("extend", "draws conclusions from all scenarios, and 'sample' leaves some out");
    if (size == std::uint64_t{0}) return wrong("sample", "'0' is not a number of scenarios from 1");
    if (size) out.sample = scenarios::Sample{*size, *question.count("seed")};
    out.rules.rule11 = question.flag("rule11");
    out.rules.houses = question.text("unique") == "sequence" ? Houses::sequence : Houses::snapshot;
    out.extend.group = question.text("extend") == "pairs" ? Group::pairs : Group::singles;
    out.extend.apply = question.text("apply") == "at-once" ? Apply::at_once : Apply::rounds;
    out.extend.drop = question.text("drop") == "empty" ? Drop::empty : Drop::both;
    out.extend.scenarios.rules.rule11 = out.rules.rule11;
    out.made_by = made_by(question, out);
    return out;
}

std::optional<Error> ScenariosWanted::pick(report::ScenariosResult& result, Coords coords) const {
    const Geometry& geometry = result.array.geometry();
    const std::string n = std::to_string(geometry.digits());
    for (const std::string& name : names) {
        const auto cell = parse_cell(geometry, name, coords);
        if (!cell)
            return wrong("pick", "'" + name + "' is not a cell of a " + n + 'x' + n + " board, which has " +
                                     cell_name(geometry, static_cast<Cell>(0), coords) + " at the top left and " +
                                     cell_name(geometry, static_cast<Cell>(geometry.cells() - 1), coords) +
                                     " at the bottom right");
        if (std::find(result.picked.begin(), result.picked.end(), *cell) != result.picked.end())
            return wrong("pick", "'" + name + "' is named twice");
        result.picked.push_back(*cell);
    }
    return std::nullopt;
}

void ScenariosWanted::settle(report::ScenariosResult& result) const {
    if (tabled) result.table.emplace();
    result.rules = rules;
    result.array.settle(rules, &result.passes);
    result.contradiction = result.array.contradiction();
}

void ScenariosWanted::run(report::ScenariosResult& result, const std::function<void(const scenarios::Round&)>& each,
                          const std::function<void(std::uint64_t, std::uint64_t)>& progress, Meter& meter) const {
    if (result.contradiction) return;
    if (extends) {
        scenarios::ExtendOptions wanted = extend;
        wanted.scenarios.progress = progress;
        wanted.each = each;
        result.extension = scenarios::extend(result.array, result.picked, wanted, meter);
    } else if (picks) {
        scenarios::Options wanted = extend.scenarios;
        wanted.progress = progress;
        if (tabled)
            wanted.each = [&table = *result.table](std::span<const Digit> digits, scenarios::Ending ending,
                                                   const scenarios::Array& left) { table.add(digits, ending, left); };
        if (names.empty()) result.picked = scenarios::pick_cells(result.array, automatic_scenarios);
        result.sampled = sample.has_value();
        result.outcome = scenarios::run(result.array, result.picked, sample, wanted, meter);
    }
}

}  // namespace deduku::session
