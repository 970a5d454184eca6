#include "formats/published/words/writing.hpp"

#include <algorithm>

#include "formats/link_rules.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/characters.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

// Whether cells count once for a rule, also where the line meets itself.
bool counts_cells(std::string_view key) {
    for (std::string_view known :
         {"n-sum-line", "region-sum", "any", "count", "weighted", "equal-sums", "different-sums", "distinct"})
        if (key == known) return true;
    return false;
}

// A line that meets itself: as a set of cells, or without its last cell; if it is closed, cut at the border of a region.
std::vector<Cell> without_repeats(std::vector<Cell> cells, std::string_view key, const Geometry& board) {
    if (key == "renban" || key == "nabner" || key == "killer" || key == "extra-region" || key == "sum" ||
        key == "one-parity") {
        std::vector<Cell> out;
        for (Cell cell : cells)
            if (!contains(out, cell)) out.push_back(cell);
        return out;
    }
    if (!counts_cells(key) || cells.size() < 3) return cells;
    const bool closed = cells.front() == cells.back();
    if (std::find(cells.begin(), cells.end() - 1, cells.back()) != cells.end() - 1) cells.pop_back();
    for (std::size_t i = 0; key == "region-sum" && closed && i < cells.size(); ++i) {
        if (rules::region_of(board, cells.front()) != rules::region_of(board, cells.back())) break;
        std::rotate(cells.begin(), cells.begin() + 1, cells.end());
    }
    return cells;
}

// The cells of a line from its marked end.
std::vector<Cell> cells_of_line(const Match& match, const std::vector<Thing>& things, const Thing& thing,
                                const Geometry& board) {
    std::vector<Cell> cells = thing.cells;
    // A bulb at its last cell: drawn from the tip.
    const bool bulb = match.saying->has("bulb");
    if (bulb && (thing.start < 0 || !things[static_cast<std::size_t>(thing.start)].is_filled()))
        std::reverse(cells.begin(), cells.end());
    if (match.saying->has("marked") && thing.start < 0) std::reverse(cells.begin(), cells.end());
    return without_repeats(std::move(cells), match.saying->row->key, board);
}

// The parts of a line between marks of this shape on it: "A1 (B1) C1" is cut at B1.
std::vector<std::vector<Cell>> cut_at_marks(const std::vector<Cell>& cells, ThingShape shape,
                                            const std::vector<Thing>& things) {
    const auto marked = [&](Cell cell) {
        return std::any_of(things.begin(), things.end(), [&](const Thing& mark) {
            return mark.kind == ThingKind::mark && mark.shape == shape && mark.cells.size() == 1 &&
                   mark.cells.front() == cell;
        });
    };
    std::vector<std::vector<Cell>> out(1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        out.back().push_back(cells[i]);
        if (i > 0 && i + 1 < cells.size() && marked(cells[i])) out.push_back({cells[i]});
    }
    return out;
}

// A loop whose runs may begin at any of its cells.
std::string loop_of_runs(const std::string& head, std::vector<Cell> cells, const Geometry& board) {
    std::string out = "any";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        out += " { " + head + ':' + cell_names(board, cells) + " }";
        std::rotate(cells.begin(), cells.begin() + 1, cells.end());
    }
    return out;
}

std::optional<std::string> line_rule(const Match& match, const std::vector<Thing>& things, const Thing& thing,
                                     const Geometry& board) {
    const std::vector<Cell> cells = cells_of_line(match, things, thing, board);
    const bool closed = thing.cells.size() > 3 && thing.cells.front() == thing.cells.back();
    if (closed && match.saying->row->key == "n-sum-line") return loop_of_runs(head_of(match, board), cells, board);
    const bool circles = match.saying->has("circles"), diamonds = match.saying->has("diamonds");
    std::vector<std::vector<Cell>> parts = {cells};
    if (circles || diamonds) parts = cut_at_marks(cells, circles ? ThingShape::circle : ThingShape::diamond, things);
    std::string out;
    for (const std::vector<Cell>& part : parts)
        out += (out.empty() ? "" : "; ") + head_of(match, board) + ':' + cell_names(board, part);
    return out;
}

std::optional<std::string> arrow_rule(const std::vector<Thing>& things, const Thing& thing, const Geometry& board) {
    if (thing.start < 0) return std::nullopt;
    std::vector<Cell> circle = things[static_cast<std::size_t>(thing.start)].cells;
    put_in_order(circle);
    std::vector<Cell> line = thing.cells;
    std::erase_if(line, [&](Cell cell) { return std::find(circle.begin(), circle.end(), cell) != circle.end(); });
    if (line.empty()) return std::nullopt;
    return "arrow:" + cell_names(board, circle) + " =" + cell_names(board, line);
}

std::optional<std::string> dot_rule(const Match& match, const Thing& thing, const Geometry& board) {
    std::string out(match.saying->row->key);
    const auto number = whole_number(thing.text);
    if (number)
        out += ' ' + std::to_string(*number);
    else if (!thing.text.empty() || match.saying->has("number"))
        return std::nullopt;
    else
        out = head_of(match, board);
    return out + ':' + cell_names(board, thing.cells);
}

// An area whose number is in its corner.
std::optional<std::string> area_rule(const Match& match, const Thing& thing, const Geometry& board) {
    std::string out(match.saying->row->key);
    if (match.saying->has("number")) {
        const auto number = whole_number(thing.text);
        if (!number) return std::nullopt;
        out += ' ' + std::to_string(*number);
    }
    return out + ':' + cell_names(board, thing.cells);
}

std::optional<std::string> sign_rule(const Match& match, const Thing& thing, const Geometry& board) {
    const std::string_view key = match.saying->row->key;
    std::vector<Cell> cells = thing.cells;
    if (key == "greater" && (thing.text == "<" || thing.text == "^" || thing.text == "∧"))
        std::reverse(cells.begin(), cells.end());
    return std::string(key) + ':' + cell_names(board, cells);
}

std::optional<std::string> corner_rule(const Thing& thing, const Geometry& board) {
    const auto digits = digits_in(thing.text, board);
    return digits ? std::optional("quad" + *digits + ':' + cell_names(board, thing.cells)) : std::nullopt;
}

// The cells that the words name of those that a clue beside the board looks at; none if there are not as many.
std::optional<std::vector<Cell>> cells_seen(const Match& match, const Thing& thing) {
    std::vector<Cell> cells = thing.cells;
    if (match.saying->has("in-first")) {
        const int count = match.values.empty() ? 0 : match.values[0];
        if (count < 1 || static_cast<std::size_t>(count) > cells.size()) return std::nullopt;
        cells.resize(static_cast<std::size_t>(count));
    }
    return cells.empty() ? std::nullopt : std::optional(cells);
}

// Digits beside the board that are among the first cells from there.
std::optional<std::string> among_first(const Match& match, const Thing& thing, const Geometry& board) {
    const auto digits = digits_in(thing.text, board);
    const auto cells = cells_seen(match, thing);
    return digits && cells ? std::optional("contains" + *digits + ':' + cell_names(board, *cells)) : std::nullopt;
}

std::optional<std::string> outside_rule(const Match& match, const Thing& thing, const Geometry& board) {
    if (match.saying->has("in-first")) return among_first(match, thing, board);
    const auto number = whole_number(thing.text);
    if (!number || thing.cells.empty()) return std::nullopt;
    std::string out = std::string(match.saying->row->key) + ' ' + std::to_string(*number) + ':';
    const Cell first = thing.cells.front();
    if (thing.down != 0 && thing.right != 0)
        return out + cell_names(board, {&first, 1}) + (thing.down > 0 ? " down" : " up") +
               (thing.right > 0 ? "-right" : "-left");
    const int n = board.columns(), at = static_cast<int>(index(first));
    const bool symmetric = match.saying->row->key == "sandwich";
    // "Between the 1 and the 6" is about boards of six digits.
    if (match.saying->has("six") && n != 6) return std::nullopt;
    if (thing.right != 0)
        return out + " row " + std::to_string(at / n + 1) + (thing.right < 0 && !symmetric ? " from right" : "");
    return out + " column " + std::to_string(at % n + 1) + (thing.down < 0 && !symmetric ? " from bottom" : "");
}

}  // namespace

std::string head_of(const Match& match, const Geometry& board) {
    std::string out(match.saying->row->key);
    if (match.saying->row->value == RuleValue::none) return out;
    const int n = board.digits();
    // Of nine digits the fifth is neither low nor high.
    if (match.saying->has("low"))
        for (int digit = 1; digit <= n / 2; ++digit) out += ' ' + std::to_string(digit);
    if (match.saying->has("high"))
        for (int digit = n - n / 2 + 1; digit <= n; ++digit) out += ' ' + std::to_string(digit);
    for (int value : match.values) out += ' ' + std::to_string(value);
    if (match.values.empty())
        for (const std::string& option : match.saying->options)
            if (whole_number(option)) out += ' ' + option;
    return out;
}

std::string cell_names(const Geometry& board, std::span<const Cell> cells) { return names_of(board, cells); }

std::optional<int> whole_number(std::string_view text) {
    if (text.empty() || text.size() > 4 || !std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
    int out = 0;
    for (char c : text) out = 10 * out + (c - '0');
    return out;
}

namespace {

// The parts of a thing that a head may name; none if it lacks them.
std::optional<RuleParts> parts_of(const Match& match, const std::vector<Thing>& things, const Thing& thing,
                                  const Geometry& board) {
    RuleParts out{thing.text, thing.cells, {}, {}};
    const Saying& saying = *match.saying;
    if (saying.kind == ThingKind::arrow) {
        if (thing.start < 0) return std::nullopt;
        out.circle = things[static_cast<std::size_t>(thing.start)].cells;
        put_in_order(out.circle);
        out.shaft = thing.cells;
        std::erase_if(out.shaft, [&](Cell cell) { return contains(out.circle, cell); });
        if (out.shaft.empty()) return std::nullopt;
    }
    if (saying.kind == ThingKind::pointer) {
        out.circle = {thing.cells.front()};
        out.shaft.assign(thing.cells.begin() + 1, thing.cells.end());
        if (out.shaft.empty()) return std::nullopt;
    }
    if (saying.kind == ThingKind::line) out.cells = cells_of_line(match, things, thing, board);
    if (saying.kind == ThingKind::outside) {
        auto seen = cells_seen(match, thing);
        if (!seen) return std::nullopt;
        out.cells = std::move(*seen);
    }
    return out;
}

}  // namespace

std::optional<std::string> rule_of(const Match& match, const std::vector<Thing>& things, std::size_t thing,
                                   const Geometry& board) {
    const Thing& one = things[thing];
    if (!match.saying->head.empty()) {
        const auto parts = parts_of(match, things, one, board);
        return parts ? rule_of_cells(match, *parts, board) : std::nullopt;
    }
    switch (match.saying->kind) {
        case ThingKind::line: return line_rule(match, things, one, board);
        case ThingKind::arrow: return arrow_rule(things, one, board);
        case ThingKind::dot: return dot_rule(match, one, board);
        case ThingKind::sign: return sign_rule(match, one, board);
        case ThingKind::corner: return corner_rule(one, board);
        case ThingKind::outside: return outside_rule(match, one, board);
        default: return area_rule(match, one, board);
    }
}

}  // namespace deduku::formats::published
