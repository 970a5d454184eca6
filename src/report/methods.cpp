#include "deduku/boards.hpp"
#include "report/analysis.hpp"
#include "report/hdp.hpp"
#include "report/parts/worded.hpp"
#include "report/steps.hpp"

namespace deduku::report {
namespace {

using analysis::ArrayCounts;
using analysis::ConjugateCounts;

std::string rating_words(const std::optional<steps::StepRating>& rating, std::string_view series) {
    if (!rating) return "not rated: not one solution";
    const steps::StepsRun& run = rating->run;
    if (run.outcome == Ending::unknown) return "unknown: time or nodes ran out";
    if (!rating->label) return worded("not rated: no order of the series '{}' solves it", series);
    return worded("{}: label V({}){}, {} passes of propositions, girth {}", or_dash(rating->value), *rating->label,
                  *rating->label == steps::our_label ? ", Deduku's own" : "", run.passes, run.girth);
}

std::string two_rules_words(const Methods& methods) {
    if (methods.two_rules == reasonable::Class::yes) return "yes: the two rules complete it";
    if (methods.two_rules == reasonable::Class::contradiction) return "the two rules show that there is no solution";
    return worded("no: {} candidates left, {} cells open", methods.candidates, methods.open_cells);
}

std::string array_words(const ArrayCounts& array) {
    return worded("{} hypotheses, {} with the data, {} after {} pass{}", array.all, array.data, array.fixpoint,
                  array.passes.size(), array.passes.size() == 1 ? "" : "es");
}

std::string single_cell_words(const ArrayCounts& array) {
    if (array.cut_short && !array.scenarios) return "unknown: time or nodes ran out";
    if (!array.scenarios) return array.too_many ? "too many to examine" : "none: no cell is open";
    const scenarios::ScenarioCounts& c = *array.scenarios;
    std::string first = worded("{} of single cells, {} dead; then {} hypotheses", c.scenarios,
                               c.dead_empty + c.dead_place, array.extended);
    if (!array.end || array.cut_short || array.end->truths() == array.extended) return first;
    return worded("{}, {} after all rounds", first, array.end->truths());
}

Json object_of(const ArrayCounts& array) {
    Json out = {{"all", array.all}, {"data", array.data}, {"passes", array.passes}, {"fixpoint", array.fixpoint}};
    out["single_cells"] = nullptr;
    if (array.scenarios)
        out["single_cells"] = {{"scenarios", array.scenarios->scenarios},   {"dead_empty", array.scenarios->dead_empty},
                               {"dead_place", array.scenarios->dead_place}, {"complete", array.scenarios->complete},
                               {"unfinished", array.scenarios->unfinished}, {"extended", array.extended}};
    return out;
}

std::string conjugate_words(const std::optional<ConjugateCounts>& counts) {
    if (!counts) return "not needed";
    if (counts->removed == 0) return "find nothing";
    return worded("remove {} candidate{}{}", counts->removed, counts->removed == 1 ? "" : "s",
                  counts->completes ? ", which completes it" : "");
}

}  // namespace

std::string rating_options(const Geometry& geometry) {
    return "count=passes inside=batch series=" + to_text(steps::default_series(geometry));
}

std::vector<std::pair<std::string, std::string>> words_of(const Methods& methods) {
    std::vector<std::pair<std::string, std::string>> out = {
        {"step model", rating_words(methods.rating, methods.series)}, {"reasonable", two_rules_words(methods)}};
    if (methods.cut_short) out.emplace_back("scenarios", "unknown: time or nodes ran out");
    if (!methods.array) return out;
    out.emplace_back("array", array_words(*methods.array));
    out.emplace_back("scenarios", single_cell_words(*methods.array));
    out.emplace_back("conjugates", conjugate_words(methods.conjugates));
    return out;
}

void add_measure(Json& object, const method::MethodRow& row, method::Known& known) {
    Json& member = object[row.word];
    member = to_json(row.object(known));
    if (row.measure->made_by == nullptr || member.is_null()) return;
    const std::string made_by = row.measure->made_by(known);
    member["options"] = made_by;
    member["options_hash"] = hash_of(made_by);
}

void add_methods(Json& object, const Puzzle& puzzle, const Methods& methods) {
    Json& rated = object["steps"];
    rated = nullptr;
    if (methods.rating) {
        const steps::Series series = steps::default_series(puzzle.geometry());
        const std::string made_by = rating_options(puzzle.geometry());
        rated["series"] = to_text(series);
        add_rating(rated, *methods.rating);
        add_run(rated, puzzle.geometry(), order_of(series, *methods.rating), methods.rating->run,
                steps::CountedPasses::passes);
        rated["options"] = made_by;
        rated["options_hash"] = hash_of(made_by);
    }
    object["reasonable"] = {{"class", reasonable::to_text(methods.two_rules)},
                            {"candidates", methods.candidates},
                            {"open_cells", methods.open_cells}};
    object["time"] = to_json(methods.time);
    object["scenarios"] = methods.array ? object_of(*methods.array) : Json();
    object["conjugates"] = nullptr;
    if (methods.conjugates)
        object["conjugates"] = {{"removed", methods.conjugates->removed}, {"completes", methods.conjugates->completes}};
}

}  // namespace deduku::report
