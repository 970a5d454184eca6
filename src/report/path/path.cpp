#include "report/path/path.hpp"

#include <algorithm>
#include <array>

#include "deduku/words.hpp"
#include "grid/pick.hpp"
#include "render/lessons.hpp"
#include "report/notation/forms.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/twice.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

std::string counted(std::size_t number, std::string_view thing) {
    return worded("{} {}{}", number, thing, number == 1 ? "" : "s");
}

std::size_t beyond_in(const path::Path& path) {
    return static_cast<std::size_t>(std::count_if(path.steps.begin(), path.steps.end(), path::is_beyond));
}

std::size_t count_of(const path::Path& path, bool (*is)(const path::Step&)) {
    return static_cast<std::size_t>(std::count_if(path.steps.begin(), path.steps.end(), is));
}

// Of boards with rules: "3 short contradictions, 1 trial".
std::string contradictions_text(const path::Path& path) {
    const std::size_t few = count_of(path, path::is_short_contradiction), trials = count_of(path, path::is_trial);
    std::string out;
    if (few > 0) out += worded("; {}", counted(few, "short contradiction"));
    if (trials > 0) out += worded("; {}", counted(trials, "trial"));
    return path.start.geometry().constrained() ? out : "";
}

bool conditional(const path::Path& path) {
    return std::any_of(path.steps.begin(), path.steps.end(),
                       [](const path::Step& step) { return path::is_conditional(step); });
}

// By another program, whose numbers replace Deduku's.
bool rated(const path::Path& path) {
    return path.ratings || (!path.steps.empty() && path.steps.front().label.has_value());
}

std::string tenths_text(int tenths) { return worded("{}.{}", tenths / 10, tenths % 10); }

// As a number with one decimal.
Json tenths_json(int tenths) { return static_cast<double>(tenths) / 10; }

// The consequences of each supposition; a node has the numbers of those it follows from.
Json strands_array(const Geometry& geometry, const std::vector<Strand>& strands) {
    constexpr std::array<std::string_view, 4> words = {"supposed", "link", "pattern", "chain"};
    const auto object = [&](const Strand::Node& node) -> Json {
        return {{"says", candidate_name(geometry, node.what, node.is_true ? "=" : "!=")},
                {"by", pick(words, node.by)},
                {"from", node.from}};
    };
    return Json::list(strands, [&](const Strand& strand) { return Json::list(strand.nodes, object); });
}

// "What the rules say by themselves, 7 looks:"
std::string looks_together(std::size_t count) {
    return fill_phrase(rule_lessons().looks_together, {{"count", std::to_string(count)}});
}

Board board_after_givens(const path::Path& path) {
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    return board;
}

// Neither givens nor written digits.
std::size_t open_cells(const path::Path& path) {
    std::size_t written = 0;
    for (const path::Step& step : path.steps) written += step.written.size() + (step.places ? 1 : 0);
    return static_cast<std::size_t>(path.start.cells.size() - clue_count(path.start)) - written;
}

// Where steps write several digits: their number if each were a step of its own.
std::string one_by_one(const path::Path& path) {
    const std::size_t all = path::steps_one_by_one(path);
    return all == path.steps.size() ? "" : worded(" ({} digit by digit)", all);
}

std::string ending(const StepLine& lines, const path::Path& path, const path::PathOptions& options) {
    const std::string after = worded("after {}", counted(path.steps.size(), "step"));
    const std::string open = counted(open_cells(path), "cell") + " open";
    switch (path.end) {
        case path::PathEnd::solved:
            return worded("solved in {}", counted(path.steps.size(), "step")) + one_by_one(path);
        case path::PathEnd::stopped:
            return worded("stopped before {} {}, {}", path::title_of(*options.stop_at), after, open);
        case path::PathEnd::stuck: return worded("stuck {}, {}", after, open);
        case path::PathEnd::contradiction:
            if (const std::string why = given_twice(path.start, lines.names().coords()); !why.empty())
                return "no solution: " + why;
            return worded("no solution: {} {}",
                          Words(path.start, lines.names().coords()).nothing_left(*path.board.empty_sector()), after);
        case path::PathEnd::no_solution: return worded("no solution: a search {} found none", after);
        case path::PathEnd::too_long: return worded("unknown: a proof is too long {}", after);
        case path::PathEnd::unknown: break;
    }
    return worded("unknown: time or nodes ran out {}", after);
}

// Cells with their digits; the restricted common digits.
void add_sets(Json& object, const Geometry& geometry, const Pattern& pattern) {
    object["sets"] = Json::list(pattern.sets, [&](const CellGroup& set) -> Json {
        return {{"cells", list_of(geometry, set.cells)}, {"digits", digit_list_of(set.digits, geometry.lowest())}};
    });
    object["commons"] = digit_list_of(pattern.commons, geometry.lowest());
}

// The rules as text; for a sum, the totals of open cells.
void add_rules(Json& object, const StepLine& lines, const Pattern& pattern) {
    const Geometry& g = lines.names().geometry();
    object["rules"] = Json::list(pattern.rules, [&](std::size_t rule) { return Json(write_rule(g.rules()[rule], g)); });
    if (!pattern.total) return;
    const Total& total = *pattern.total;
    const auto bound = [](const std::optional<std::int64_t>& number) { return number ? Json(*number) : Json(nullptr); };
    object["sum"] =
        Json{{"cells", cells_text(lines.names(), total)},
             {"least", bound(total.least)},
             {"most", bound(total.most)},
             {"ways", Json::list(total.ways, [&](Set<Digit> way) { return digit_list_of(way, g.lowest()); })}};
}

// Nodes of several places are "A1,B1=7".
Json nodes_array(const Geometry& geometry, const Pattern::Chain& chain) {
    Json out = Json::array();
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        std::vector<std::string> cells;
        for (Cell cell : chain.cells_of(i)) cells.push_back(cell_name(geometry, cell));
        out.push_back(worded("{}={}", join(cells, ","), index(chain.nodes[i].digit) + 1));
    }
    return out;
}

}  // namespace

std::string_view word(path::PathEnd end) {
    constexpr std::array<std::string_view, 7> words = {"solved",        "stopped", "stuck",  "contradiction",
                                                       "contradiction", "unknown", "unknown"};
    return pick(words, end);
}

std::string told_text(const Teacher& teacher, const Board& before, const path::Step& step) {
    std::string out = teacher.technique(step) + ' ' + teacher.on(before).sentence(step);
    if (teacher.rule_words() == RuleWords::sentences && step.pattern.form == Form::naked_single)
        out += ' ' + teacher.excluded_by(before, *step.places);
    return out;
}

std::string steps_text(const StepLine& lines, const path::Path& path, const StepList& list) {
    const Teacher teacher(path.start, lines.names().coords(), list.sentences.value_or(RuleWords::names));
    Board board = board_after_givens(path);
    const auto line_of = [&](const path::Step& step) {
        const std::string rated = step.label ? worded("{:>4}  ", tenths_text(step.label->tenths)) : "";
        std::string line = rated + (list.sentences ? told_text(teacher, board, step) : lines.line(step)) + '\n';
        path::apply(board, step);
        return line;
    };
    const std::size_t width = std::to_string(path.steps.size()).size();
    std::string out;
    for (const path::StepRun& run : path::runs_of(path.steps)) {
        const bool together = list.coarse && run.count > 1;
        if (together) out += worded("{:>{}}  {}\n", run.first + 1, width, looks_together(run.count));
        for (std::size_t i = run.first; i < run.first + run.count; ++i)
            out += worded("{:>{}}  {}{}", together ? "" : std::to_string(i + 1), width, together ? "  " : "",
                          line_of(path.steps[i]));
    }
    return out;
}

std::string end_text(const StepLine& lines, const path::Path& path, const path::PathOptions& options) {
    std::string out = ending(lines, path, options);
    if (const path::Step* step = hardest(path, options)) out += "; hardest: " + lines.title(*step);
    if (const std::size_t beyond = beyond_in(path); beyond > 0)
        out += worded(" ({} beyond all techniques)", counted(beyond, "step"));
    if (const auto& r = path.ratings)
        out += worded("; ER {}, EP {}, ED {}", tenths_text(r->er), tenths_text(r->ep), tenths_text(r->ed));
    if (!rated(path)) out += contradictions_text(path) + worded("; score {}", score_of(path));
    if (conditional(path)) out += "; rests on there being one solution, which a count has shown";
    return out + '\n';
}

Json step_object(const StepLine& lines, const path::Step& step) {
    const Geometry& g = lines.names().geometry();
    const Pattern& p = step.pattern;
    Json out;
    out["technique"] = step.move ? Json(key_of(*step.move->technique, step.move->size)) : Json(nullptr);
    out["name"] = lines.title(step);
    out["line"] = lines.line(step);
    out["form"] = row_of(p).word;
    out["digits"] = digit_list_of(p.digits, g.lowest());
    out["cells"] = list_of(g, p.cells);
    out["houses"] = list_of(g, p.base);
    out["cover"] = list_of(g, p.cover);
    out["fins"] = list_of(g, p.fins);
    out["others"] = list_of(g, p.others);
    out["chain"] = p.chain ? nodes_array(g, *p.chain) : Json(nullptr);
    out["loop"] = p.chain && p.chain->loop;
    out["placed"] = step.places ? Json(candidate_name(g, *step.places, "=")) : Json(nullptr);
    std::vector<Candidate> removed = step.removes;  // helper cells have no names that a reader knows
    std::erase_if(removed, [&](Candidate c) { return g.is_helper(c.cell); });
    out["removed"] = list_of(g, removed, "!=");
    if (!step.written.empty()) out["written"] = list_of(g, step.written, "=");
    if (!p.sets.empty()) add_sets(out, g, p);
    if (!p.rules.empty()) add_rules(out, lines, p);
    if (!p.strands.empty()) out["strands"] = strands_array(g, p.strands);
    if (step.label)
        out["rating"] = tenths_json(step.label->tenths);
    else
        out["points"] = step.move ? path::points_of(*step.move) : path::points_beyond;
    out["if_unique"] = path::is_conditional(step);
    return out;
}

void add_path(Json& object, const StepLine& lines, const path::Path& path, const path::PathOptions& options,
              const StepList& list) {
    object["outcome"] = word(path.end);
    const Teacher teacher(path.start, lines.names().coords(), list.sentences.value_or(RuleWords::names));
    Board board = board_after_givens(path);
    object["steps"] = Json::list(path.steps, [&](const path::Step& step) {
        Json one = step_object(lines, step);
        one["before"] = to_line(puzzle_of(board));
        if (list.sentences) one["sentence"] = told_text(teacher, board, step);
        path::apply(board, step);
        return one;
    });
    if (list.coarse)
        object["coarse"] = Json::list(path::runs_of(path.steps), [&](const path::StepRun& run) {
            return Json{{"first", run.first + 1}, {"steps", run.count}};
        });
    const path::Step* last = hardest(path, options);
    object["hardest"] = last != nullptr ? Json(lines.title(*last)) : Json(nullptr);
    object["beyond"] = beyond_in(path);
    object["short_contradictions"] = count_of(path, path::is_short_contradiction);
    object["trials"] = count_of(path, path::is_trial);
    if (const auto& r = path.ratings)
        object["se"] = {{"er", tenths_json(r->er)}, {"ep", tenths_json(r->ep)}, {"ed", tenths_json(r->ed)}};
    if (!rated(path)) object["score"] = score_of(path);
    object["if_unique"] = conditional(path);
    object["text"] = end_text(lines, path, options);
    object["text"].get_ref<std::string&>().pop_back();
}

}  // namespace deduku::report
