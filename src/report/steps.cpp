#include "report/steps.hpp"

#include <array>

#include "grid/reading/spelling.hpp"
#include "method/path/step.hpp"
#include "method/steps_members.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

constexpr std::array<std::string_view, 6> named_orders = {"inferior", "ulterior",     "superior-plus",
                                                          "hardest",  "hardest-plus", "hardest-rules"};

/// Only lower-case letters and dashes: meant as a name.
bool looks_like_a_name(std::string_view text) {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos &&
           text.find_first_not_of('-') != std::string_view::npos;
}

/// "T1", "X"
std::string letters(char letter, int size) { return size > 0 ? worded("{}{}", letter, size) : std::string(1, letter); }

/// " A1=1 (row 1)" for a hidden single, " A1=5" for a naked one.
std::string placed_text(const Board& before, const steps::StepFind& found, const Names& names) {
    std::string text;
    for (Candidate c : found.places) {
        text += ' ' + names.placed(c);
        if (found.move.technique->letter != 'H') continue;
        for (const Membership& in : before.geometry().houses_of(c.cell))
            if (before.places(in.house, c.digit).single()) {
                text += " (" + names.houses({in.house}) + ')';
                break;
            }
    }
    return text;
}

/// The find as a step of a human-style path.
path::Step step_of(const steps::StepFind& found) {
    return {found.move, found.pattern, {}, found.removes, {{*found.why, found.removes}}};
}

/// The finds of a step: singles of a kind on one line, others on one line each.
std::string found_lines(const Board& before, const std::vector<steps::StepFind>& list, const StepLine& lines) {
    std::string text;
    for (const steps::StepFind& found : list)
        text += worded("        {} {}\n", letters(found.move.technique->letter, found.move.size),
                       found_text(before, found, lines));
    return text;
}

Json step_object(const Board& before, const steps::ModelStep& step, const std::vector<std::string>& groups,
                 const StepLine& lines) {
    const Geometry& geometry = before.geometry();
    Json object;
    if (const std::string* group = group_of(step, groups)) {
        object["group"] = *group;
        object["found"] = Json::list(step.found, [&](const steps::StepFind& found) -> Json {
            return {{"technique", letters(found.move.technique->letter, found.move.size)},
                    {"name", name_of(*found.move.technique, found.move.size)},
                    {"pattern", found.why ? Json(lines.pattern(step_of(found))) : Json(nullptr)},
                    {"places", list_of(geometry, found.places, "=")},
                    {"removes", list_of(geometry, found.removes, "!=")}};
        });
    } else {
        object["width"] = step.width;
        object["tested"] = Json::list(step.tested, [&](const steps::TestedCandidate& tested) -> Json {
            return {{"candidate", candidate_name(geometry, tested.candidate, "=")},
                    {"verdict", word(tested.verdict)},
                    {"girth", tested.girth}};
        });
    }
    object["removed"] = list_of(geometry, step.dead, "!=");
    return object;
}

}  // namespace

std::string found_text(const Board& before, const steps::StepFind& found, const StepLine& lines) {
    const std::string name = name_of(*found.move.technique, found.move.size);
    if (!found.why) return name + ':' + placed_text(before, found, lines.names());
    const path::Step step = step_of(found);
    return worded("{}: {} => {}", name, lines.pattern(step), lines.result(step));
}

std::variant<steps::Series, std::string> series_of(const std::string& text) {
    const std::string_view known = steps::named(text);
    if (known.empty() && looks_like_a_name(text))
        return worded("'{}' is not an order, nor one of {}{}", text, joined(named_orders, ", "),
                      suggestion(text, named_orders));
    auto parsed = steps::parse_series(known.empty() ? std::string_view(text) : known);
    if (const auto* error = std::get_if<steps::SyntaxError>(&parsed)) return error->text();
    return std::get<steps::Series>(std::move(parsed));
}

std::string options_text(const steps::StepOptions& options, steps::CountedPasses count, const steps::Order* order,
                         const steps::Series* series) {
    std::string text = method::options_text(options, count);
    if (order != nullptr) text += " order=" + to_text(*order);
    if (series != nullptr) text += " series=" + to_text(*series);
    return text;
}

std::string groups_text(const steps::StepsRun& run, steps::CountedPasses count) {
    std::vector<int> numbers = run.group_steps;
    if (run.has_propositions) numbers.push_back(passes_of(run, count));
    return worded("{}", joined(numbers, "."));
}

const std::string* group_of(const steps::ModelStep& step, const std::vector<std::string>& groups) {
    const auto group = static_cast<std::size_t>(step.group);
    return group < groups.size() ? &groups[group] : nullptr;
}

const steps::StepsRun* StepsResult::rated() const {
    if (rating == nullptr) return run;
    return rating->order >= 0 ? &rating->run : nullptr;
}

std::optional<std::int64_t> StepsResult::value(std::string_view name) const {
    if (name == "S") return total_steps(*run, count);
    if (name == "V") return rating != nullptr ? rating->label : std::nullopt;
    if (name == "R") return rating != nullptr ? rating->value : std::nullopt;
    if (name == "P" || name == "G") {
        if (rated() == nullptr) return std::nullopt;
        return name == "P" ? passes_of(*rated(), count) : rated()->girth;
    }
    const auto technique = technique_name(name);
    if (!technique) return std::nullopt;
    std::int64_t moved = 0;
    for (const steps::Use& use : run->uses)
        if (use.letter == technique->letter && (technique->size == 0 || use.size == technique->size))
            moved += use.steps;
    return moved;
}

std::string trace_text(const Puzzle& puzzle, const steps::Order& order, const steps::StepsRun& run, Coords coords) {
    const StepLine lines(puzzle, StepNotation::sheet, coords);
    const std::vector<std::string> groups = group_names(order);
    std::string text = worded("  {}\n", to_text(order));
    Board board = steps::start_of(puzzle);
    int number = 0;
    for (const steps::ModelStep& step : run.trace) {
        if (const std::string* group = group_of(step, groups)) {
            text += worded("  {:4} {}\n", ++number, *group) + found_lines(board, step.found, lines);
        } else {
            text += worded("  {:4} P {}\n", ++number, step.width);
            for (const steps::TestedCandidate& tested : step.tested)
                text += worded("        {} {} (girth {})\n", lines.names().placed(tested.candidate),
                               word(tested.verdict), tested.girth);
        }
        for (Candidate c : step.dead) board.remove(c);
    }
    return text;
}

void add_run(Json& object, const Geometry& geometry, const steps::Order& order, const steps::StepsRun& run,
             steps::CountedPasses count) {
    add(object, method::members_of(geometry, order, run, count));
}

void add_trace(Json& object, const Puzzle& puzzle, const steps::Order& order, const steps::StepsRun& run) {
    const StepLine lines(puzzle, StepNotation::sheet, Coords::sheet);
    const std::vector<std::string> groups = group_names(order);
    object["trace"] = Json::array();
    Board board = steps::start_of(puzzle);
    for (const steps::ModelStep& step : run.trace) {
        object["trace"].push_back(step_object(board, step, groups, lines));
        for (Candidate c : step.dead) board.remove(c);
    }
}

void add_rating(Json& object, const steps::StepRating& rating) { add(object, method::members_of(rating)); }

std::string or_dash(std::optional<int> value) { return value ? std::to_string(*value) : "-"; }

}  // namespace deduku::report
