#include "report/scenarios.hpp"

#include <array>

#include "grid/pick.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

using scenarios::Array;
using scenarios::Round;
using scenarios::ScenarioCounts;

std::vector<std::string_view> parts_of_a_pass(const ScenariosResult& result) {
    std::vector<std::string_view> out = {"start", "pairs", "unique"};
    if (result.rules.rule11) out.emplace_back("rule11");
    if (result.array.geometry().constrained()) out.emplace_back("rules");
    return out;
}

/// The keys of the counts and their values, in display order.
std::array<std::pair<std::string_view, std::uint64_t>, 5> members(const ScenarioCounts& counts) {
    return {{{"scenarios", counts.scenarios},
             {"dead-empty", counts.dead_empty},
             {"dead-place", counts.dead_place},
             {"complete", counts.complete},
             {"unfinished", counts.unfinished}}};
}

/// A key as a member of an object: dead_empty.
std::string member_name(std::string_view key) {
    std::string name(key);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void add_counts(Json& object, const ScenarioCounts& counts) {
    for (const auto& [key, value] : members(counts)) object[member_name(key)] = value;
}

void add_solutions(Json& object, const Geometry& geometry, std::uint64_t distinct, const std::vector<Grid>& solutions) {
    object["distinct"] = distinct;
    object["solutions"] = nullptr;
    if (distinct < scenarios::many_solutions)
        object["solutions"] = Json::list(solutions, [&](const Grid& grid) { return to_line(geometry, grid); });
}

std::string state_text(const Array& array) { return to_line(Puzzle(array.shared_geometry(), array.cells())); }

std::string contradiction_text(const Array& array, Sector sector, Coords coords) {
    const Geometry& geometry = array.geometry();
    if (array.truths() == 0 && geometry.constrained()) return "the rules leave no digit";
    if (geometry.is_cell(sector)) return cell_name(geometry, geometry.cell_of(sector), coords) + " has no digit";
    return worded("{} has no place in {}", geometry.shown(geometry.digit_of(sector)),
                  house_in_sentence(geometry, geometry.house_of(sector), coords));
}

std::string names(const Geometry& geometry, const std::vector<Cell>& cells, Coords coords) {
    std::string text;
    for (Cell cell : cells) text += (text.empty() ? "" : ",") + cell_name(geometry, cell, coords);
    return text;
}

std::optional<std::string> contradiction_of(const ScenariosResult& result, Coords coords) {
    if (result.extension && result.extension->contradiction)
        return contradiction_text(result.extension->array, *result.extension->contradiction, coords);
    if (result.contradiction) return contradiction_text(result.array, *result.contradiction, coords);
    return std::nullopt;
}

std::string_view word(scenarios::ScenarioEnd ending) {
    constexpr std::array<std::string_view, 4> names = {"dead-empty", "dead-place", "complete", "unfinished"};
    return pick(names, ending);
}

}  // namespace

void ScenarioTable::add(std::span<const Digit> digits, scenarios::ScenarioEnd ending, const scenarios::Array& left) {
    if (rows_.size() < most_rows) rows_.push_back({{digits.begin(), digits.end()}, ending, left.truths()});
    if (ending == scenarios::ScenarioEnd::dead_empty || ending == scenarios::ScenarioEnd::dead_place) return;
    if (common_)
        common_->join(left);
    else
        common_ = left;
}

std::string ScenarioTable::text() const {
    std::string text;
    for (const Row& row : rows_) {
        std::string digits;
        for (Digit digit : row.digits) digits += (digits.empty() ? "" : ",") + std::to_string(index(digit) + 1);
        text += worded("scenario {} {} {}\n", digits, word(row.ending), row.left);
    }
    return text + worded("common {}\n", common_ ? state_text(*common_) : "-");
}

void ScenarioTable::add_to(Json& object) const {
    object["table"] = Json::list(rows_, [](const Row& row) -> Json {
        return {{"digits", digit_list_of(row.digits)}, {"ending", word(row.ending)}, {"left", row.left}};
    });
    object["common"] = common_ ? Json(state_text(*common_)) : Json(nullptr);
}

Json round_object(const Round& round) {
    Json object;
    object["start"] = round.start;
    add_counts(object, round.counts);
    object["groups"] = round.conclusions.size();
    object["refuted"] = round.refuted;
    object["falsified"] = round.falsified;
    object["extended"] = round.extended;
    object["fixpoint"] = round.fixpoint;
    return object;
}

bool ScenariosResult::cut_short() const {
    return (outcome && outcome->cut_short) || (extension && extension->cut_short);
}

bool ScenariosResult::solved() const {
    if (contradiction || (extension && extension->contradiction) || cut_short()) return false;
    return state().complete() || (outcome && outcome->distinct == 1);
}

std::string passes_text(const ScenariosResult& result, Coords coords) {
    const Geometry& geometry = result.array.geometry();
    std::string text = worded("all {}\ndata {}\n", geometry.candidates(), result.data);
    const auto stages = parts_of_a_pass(result);
    for (std::size_t k = 0; k < result.passes.size(); ++k)
        for (std::size_t stage = 1; stage < result.passes[k].size(); ++stage)
            text += worded("pass {} {} {}\n", k + 1, stages[stage], result.passes[k][stage]);
    text += worded("fixpoint {}\n", result.array.truths());
    if (result.contradiction)
        text += worded("contradiction {}\n", contradiction_text(result.array, *result.contradiction, coords));
    return text;
}

std::string round_text(const Round& round, std::size_t number) {
    std::string text;
    for (const auto& [key, value] : members(round.counts)) text += worded("round {} {} {}\n", number, key, value);
    return text +
           worded("round {} extended {}\nround {} fixpoint {}\n", number, round.extended, number, round.fixpoint);
}

std::string rest_text(const ScenariosResult& result, Coords coords) {
    const Geometry& geometry = result.array.geometry();
    const std::vector<Grid>* solutions = nullptr;
    std::uint64_t distinct = 0;
    std::string text;
    const auto add = [&](const ScenarioCounts& counts) {
        for (const auto& [key, value] : members(counts)) text += worded("{} {}\n", key, value);
        text += worded("distinct {}\n", distinct);
    };
    if (result.outcome && result.table) text += result.table->text();
    if (result.outcome) {
        solutions = &result.outcome->solutions;
        distinct = result.outcome->distinct;
        text += worded("picked {}\n", result.picked.empty() ? "-" : names(geometry, result.picked, coords));
        const bool countable = result.outcome->possible != unlimited;
        if (result.sampled)
            text += worded("possible {}\n", countable ? std::to_string(result.outcome->possible) : "2^64+");
        add(result.outcome->counts);
    }
    if (result.extension) {
        solutions = &result.extension->solutions;
        distinct = result.extension->distinct;
        add(result.extension->counts());
        text += worded("extended {}\n", result.extension->array.truths());
        if (result.extension->contradiction) text += worded("contradiction {}\n", *contradiction_of(result, coords));
    }
    if (result.cut_short()) text += "unknown time or nodes ran out\n";
    text += worded("state {}\n", state_text(result.state()));
    if (solutions != nullptr && distinct < scenarios::many_solutions)
        for (const Grid& grid : *solutions) text += to_line(geometry, grid) + '\n';
    return text;
}

void add_result(Json& object, const ScenariosResult& result, Coords coords) {
    const Geometry& geometry = result.array.geometry();
    object["all"] = geometry.candidates();
    object["data"] = result.data;
    const auto stages = parts_of_a_pass(result);
    object["passes"] = Json::list(result.passes, [&](const scenarios::PassCounts& pass) {
        Json part = Json::object();
        for (std::size_t stage = 0; stage < pass.size(); ++stage) part[stages[stage]] = pass[stage];
        return part;
    });
    object["fixpoint"] = result.array.truths();
    const auto contradiction = contradiction_of(result, coords);
    object["contradiction"] = contradiction ? Json(*contradiction) : Json(nullptr);
    if (result.outcome) {
        object["picked"] = list_of(geometry, result.picked, coords);
        const bool countable = result.outcome->possible != unlimited;
        object["possible"] = countable ? Json(result.outcome->possible) : Json(nullptr);
        object["sampled"] = result.sampled;
        add_counts(object, result.outcome->counts);
    }
    if (result.extension) {
        object["rounds"] = Json::list(result.extension->rounds, round_object);
        add_counts(object, result.extension->counts());
    }
    if (result.extension)
        add_solutions(object, geometry, result.extension->distinct, result.extension->solutions);
    else if (result.outcome)
        add_solutions(object, geometry, result.outcome->distinct, result.outcome->solutions);
    if (result.extension) object["extended"] = result.extension->array.truths();
    object["state"] = state_text(result.state());
    object["cut_short"] = result.cut_short();
    if (result.table) result.table->add_to(object);
}

}  // namespace deduku::report
