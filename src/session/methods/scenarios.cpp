// scenarios: the hypothesis array pass by pass, and the scenarios of picked cells.
#include "session/methods/scenarios.hpp"

#include <algorithm>
#include <array>

#include "grid/reading/spelling.hpp"

namespace deduku::session {
namespace {

constexpr std::array scenarios_members = std::to_array<Option>({
    {"pick", MemberType::text, "CELLS|auto", "",
     "cells to combine, separated by commas; auto: cells with few digits, up to 1000 scenarios"},
    {"sample", MemberType::count, "N", "", "N random scenarios instead of all"},
    {"seed", MemberType::count, "S", "1", "random seed for the scenarios"},
    {"table", MemberType::flag, "", "",
     "with --pick: result of each scenario (the first 1000), and the candidates common to the survivors"},
    {"rule11", MemberType::flag, "", "", "also use naked pairs"},
    {"extend", MemberType::choice, "singles|pairs", "",
     "E2 in rounds: remove candidates that are false in all scenarios of a cell, or of a pair of cells (of --pick, or "
     "all)"},
    {"apply", MemberType::choice, "rounds|at-once", "rounds",
     "E2: apply conclusions from the next round on, or at once"},
    {"drop", MemberType::choice, "both|empty", "both",
     "E2: drop both kinds of dead scenarios, or, as in the source, only those with an empty cell"},
    {"unique", MemberType::choice, "snapshot|sequence", "snapshot",
     "rules 8-10 use one array, or rows, columns and areas in sequence"},
});

using scenarios::Apply;
using scenarios::CellsTogether;
using scenarios::Drop;
using scenarios::HouseArrays;

// The largest number of scenarios in an automatic pick.
constexpr std::uint64_t automatic_scenarios = 1000;

// The names in `pick`; they are resolved later, on a board.
OrError<std::vector<std::string>> names_of(const Question& question) {
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

std::string options_text(const Question& question, const ScenariosAnswer::Wanted& wanted) {
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

// Resolves the names of cells; an error if the board lacks one.
std::optional<Error> pick(const std::vector<std::string>& names, Coords coords, report::ScenariosResult& result) {
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

// Computes the scenarios, unless the array contradicts itself.
void run(const ScenariosAnswer::Wanted& wanted, const ScenariosAnswer::Watch& watch, Meter& meter,
         report::ScenariosResult& result) {
    if (result.contradiction) return;
    if (wanted.extends) {
        scenarios::ExtendOptions extend = wanted.extend;
        extend.scenarios.progress = watch.progress;
        extend.each = watch.round;
        result.extension = scenarios::extend(result.array, result.picked, extend, meter);
    } else if (wanted.picks) {
        scenarios::ScenarioOptions options = wanted.extend.scenarios;
        options.progress = watch.progress;
        if (wanted.tabled)
            options.each = [&table = *result.table](std::span<const Digit> digits, scenarios::ScenarioEnd ending,
                                                    const scenarios::Array& left) { table.add(digits, ending, left); };
        if (wanted.names.empty()) result.picked = scenarios::pick_cells(result.array, automatic_scenarios);
        result.sampled = wanted.sample.has_value();
        result.outcome = scenarios::run(result.array, result.picked, wanted.sample, options, meter);
    }
}

}  // namespace

OrError<ScenariosAnswer::Wanted> ScenariosAnswer::read(const Question& question) {
    auto names = names_of(question);
    if (auto* error = std::get_if<Error>(&names)) return std::move(*error);
    Wanted out;
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
    out.rules.houses = question.text("unique") == "sequence" ? HouseArrays::sequence : HouseArrays::snapshot;
    out.extend.group = question.text("extend") == "pairs" ? CellsTogether::pairs : CellsTogether::singles;
    out.extend.apply = question.text("apply") == "at-once" ? Apply::at_once : Apply::rounds;
    out.extend.drop = question.text("drop") == "empty" ? Drop::empty : Drop::both;
    out.extend.scenarios.rules.rule11 = out.rules.rule11;
    out.made_by = options_text(question, out);
    return out;
}

OrError<ScenariosAnswer> ScenariosAnswer::find(const Wanted& wanted, const Context& context, const Watch& watch) {
    ScenariosAnswer out{report::ScenariosResult(context.puzzle), wanted.made_by};
    report::ScenariosResult& result = out.result;
    if (auto mistake = pick(wanted.names, context.coords, result)) return std::move(*mistake);
    if (wanted.tabled) result.table.emplace();
    result.rules = wanted.rules;
    result.array.settle(wanted.rules, &result.passes);
    result.contradiction = result.array.contradiction();
    if (watch.passes) watch.passes(result);
    run(wanted, watch, context.meter, result);
    return out;
}

OrError<ScenariosAnswer> ScenariosAnswer::find(const Wanted& wanted, const Context& context) {
    Watch watch;
    if (context.tell)
        watch.round = [&](const scenarios::Round& round) { context.tell({{"round", report::round_object(round)}}); };
    return find(wanted, context, watch);
}

void ScenariosAnswer::add_to(Json& object, const Context& context) const {
    report::add_result(object, result, context.coords);
    object["options"] = made_by;
    object["options_hash"] = report::hash_of(made_by);
}

extern const QuestionRow scenarios_question = {110,
                                               "scenarios",
                                               "scenarios",
                                               "the hypothesis array pass by pass, and scenarios of picked cells",
                                               scenarios_members,
                                               answer_by<ScenariosAnswer>,
                                               true,
                                               true,
                                               Boards::all};

}  // namespace deduku::session
