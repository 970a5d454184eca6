#include "report/path/path.hpp"

#include <algorithm>
#include <array>

#include "deduku/words.hpp"
#include "grid/module.hpp"
#include "grid/pick.hpp"
#include "report/worded.hpp"

namespace deduku::report {
namespace {

std::string counted(std::size_t number, std::string_view thing) {
    return worded("{} {}{}", number, thing, number == 1 ? "" : "s");
}

std::size_t beyond_in(const path::Path& path) {
    return static_cast<std::size_t>(std::count_if(path.steps.begin(), path.steps.end(), path::is_beyond));
}

bool conditional(const path::Step& step) {
    return std::any_of(step.deductions.begin(), step.deductions.end(), rests_on_uniqueness);
}
bool conditional(const path::Path& path) {
    return std::any_of(path.steps.begin(), path.steps.end(), [](const path::Step& s) { return conditional(s); });
}

// By another program, whose numbers stand for ours.
bool rated(const path::Path& path) {
    return path.ratings || (!path.steps.empty() && path.steps.front().label.has_value());
}

std::string tenths_text(int tenths) { return worded("{}.{}", tenths / 10, tenths % 10); }

// As a number with one digit after the point.
Json tenths_json(int tenths) { return static_cast<double>(tenths) / 10; }

// What each supposition leads to; a node names those that it follows from by their numbers.
Json strands_array(const Geometry& geometry, const std::vector<Strand>& strands) {
    needs(Module::more);
    constexpr std::array<std::string_view, 4> words = {"supposed", "link", "pattern", "chain"};
    Json out = Json::array();
    for (const Strand& strand : strands) {
        Json nodes = Json::array();
        for (const Strand::Node& node : strand.nodes)
            nodes.push_back({{"says", worded("{}{}{}", cell_name(geometry, node.what.cell),
                                             node.is_true ? "=" : "!=", index(node.what.digit) + 1)},
                             {"by", pick(words, node.by)},
                             {"from", node.from}});
        out.push_back(std::move(nodes));
    }
    return out;
}

// Neither clues nor written.
std::size_t open_cells(const path::Path& path) {
    const auto written = std::count_if(path.steps.begin(), path.steps.end(),
                                       [](const path::Step& step) { return step.places.has_value(); });
    return static_cast<std::size_t>(path.start.cells.size() - clue_count(path.start)) -
           static_cast<std::size_t>(written);
}

std::string ending(const StepLine& lines, const path::Path& path, const path::Options& options) {
    const std::string after = worded("after {}", counted(path.steps.size(), "step"));
    const std::string open = counted(open_cells(path), "cell") + " open";
    switch (path.end) {
        case path::End::solved: return worded("solved in {}", counted(path.steps.size(), "step"));
        case path::End::stopped:
            return worded("stopped before {} {}, {}", path::title_of(*options.stop_at), after, open);
        case path::End::stuck: return worded("stuck {}, {}", after, open);
        case path::End::contradiction:
            return worded("no solution: {} {}",
                          Words(path.start, lines.names().coords()).nothing_left(*path.board.empty_sector()), after);
        case path::End::unknown: break;
    }
    return worded("unknown: time or nodes ran out {}", after);
}

Json digits_array(Set<Digit> digits) {
    Json out = Json::array();
    for (Digit d : digits) out.push_back(index(d) + 1);
    return out;
}

Json cells_array(const Geometry& geometry, const std::vector<Cell>& cells) {
    Json out = Json::array();
    for (Cell cell : cells) out.push_back(cell_name(geometry, cell));
    return out;
}

Json houses_array(const Geometry& geometry, const std::vector<House>& houses) {
    Json out = Json::array();
    for (House house : houses) out.push_back(house_name(geometry, house));
    return out;
}

Json candidates_array(const Geometry& geometry, const std::vector<Candidate>& candidates, std::string_view sign) {
    Json out = Json::array();
    for (Candidate c : candidates)
        out.push_back(worded("{}{}{}", cell_name(geometry, c.cell), sign, index(c.digit) + 1));
    return out;
}

// Cells with their digits; the digits of which only one of two sets has one.
void add_sets(Json& object, const Geometry& geometry, const Pattern& pattern) {
    needs(Module::more);
    object["sets"] = Json::array();
    for (const CellGroup& set : pattern.sets)
        object["sets"].push_back({{"cells", cells_array(geometry, set.cells)}, {"digits", digits_array(set.digits)}});
    object["commons"] = Json::array();
    for (Digit d : pattern.commons) object["commons"].push_back(index(d) + 1);
}

// A node of several places as "A1,B1=7".
Json nodes_array(const Geometry& geometry, const Pattern::Chain& chain) {
    needs(Module::more);
    Json out = Json::array();
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        std::vector<std::string> cells;
        for (Cell cell : chain.cells_of(i)) cells.push_back(cell_name(geometry, cell));
        out.push_back(worded("{}={}", join(cells, ","), index(chain.nodes[i].digit) + 1));
    }
    return out;
}

std::string_view form_word(Form form) {
    constexpr std::array<std::string_view, 22> words = {
        "full house", "naked single", "hidden single", "naked set",  "hidden set", "locked",
        "fish",       "chain",        "colours",       "branches",   "deadly",     "deadly",
        "set chain",  "set ring",     "set crossing",  "set grid",   "blossom",    "exclusion",
        "exocet",     "tridagon",     "net",           "supposition"};
    return pick(words, form);
}

}  // namespace

std::string_view word(path::End end) {
    constexpr std::array<std::string_view, 5> words = {"solved", "stopped", "stuck", "contradiction", "unknown"};
    return pick(words, end);
}

std::string steps_text(const StepLine& lines, const path::Path& path) {
    const std::size_t width = std::to_string(path.steps.size()).size();
    std::string out;
    std::size_t number = 0;
    for (const path::Step& step : path.steps) {
        const std::string rated = step.label ? worded("{:>4}  ", tenths_text(step.label->tenths)) : "";
        out += worded("{:>{}}  {}{}\n", ++number, width, rated, lines.line(step));
    }
    return out;
}

std::string end_text(const StepLine& lines, const path::Path& path, const path::Options& options) {
    std::string out = ending(lines, path, options);
    if (const path::Step* step = hardest(path, options)) out += "; hardest: " + lines.title(*step);
    if (const std::size_t beyond = beyond_in(path); beyond > 0)
        out += worded(" ({} beyond all techniques)", counted(beyond, "step"));
    if (const auto& r = path.ratings)
        out += worded("; ER {}, EP {}, ED {}", tenths_text(r->er), tenths_text(r->ep), tenths_text(r->ed));
    if (!rated(path)) out += worded("; score {}", score_of(path));
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
    out["form"] = form_word(p.form);
    out["digits"] = digits_array(p.digits);
    out["cells"] = cells_array(g, p.cells);
    out["houses"] = houses_array(g, p.base);
    out["cover"] = houses_array(g, p.cover);
    out["fins"] = cells_array(g, p.fins);
    out["others"] = cells_array(g, p.others);
    out["chain"] = p.chain ? nodes_array(g, *p.chain) : Json(nullptr);
    out["loop"] = p.chain && p.chain->loop;
    out["placed"] = step.places ? candidates_array(g, {*step.places}, "=")[0] : Json(nullptr);
    out["removed"] = candidates_array(g, step.removes, "!=");
    if (!p.sets.empty()) add_sets(out, g, p);
    if (!p.strands.empty()) out["strands"] = strands_array(g, p.strands);
    if (step.label)
        out["rating"] = tenths_json(step.label->tenths);
    else
        out["points"] = step.move ? path::points_of(*step.move) : path::points_beyond;
    out["if_unique"] = conditional(step);
    return out;
}

void add_path(Json& object, const StepLine& lines, const path::Path& path, const path::Options& options) {
    object["outcome"] = word(path.end);
    object["steps"] = Json::array();
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    for (const path::Step& step : path.steps) {
        Json one = step_object(lines, step);
        one["before"] = to_line(puzzle_of(board));
        object["steps"].push_back(std::move(one));
        for (const Deduction& deduction : step.deductions) apply(board, deduction);
    }
    const path::Step* last = hardest(path, options);
    object["hardest"] = last != nullptr ? Json(lines.title(*last)) : Json(nullptr);
    object["beyond"] = beyond_in(path);
    if (const auto& r = path.ratings)
        object["se"] = {{"er", tenths_json(r->er)}, {"ep", tenths_json(r->ep)}, {"ed", tenths_json(r->ed)}};
    if (!rated(path)) object["score"] = score_of(path);
    object["if_unique"] = conditional(path);
    object["text"] = end_text(lines, path, options);
    object["text"].get_ref<std::string&>().pop_back();
}

}  // namespace deduku::report
