#include "formats/published/writing.hpp"

#include <algorithm>

#include "formats/link_rules.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::published {
namespace {

std::optional<std::string> line_rule(const Match& match, const std::vector<Thing>& things, const Thing& thing,
                                     const Geometry& board) {
    std::vector<Cell> cells = thing.cells;
    // A bulb at its last cell: drawn from the tip.
    const bool bulb = match.saying->has("bulb");
    if (bulb && (thing.start < 0 || !things[static_cast<std::size_t>(thing.start)].is_filled()))
        std::reverse(cells.begin(), cells.end());
    if (match.saying->has("marked") && thing.start < 0) std::reverse(cells.begin(), cells.end());
    return head_of(match, board) + ':' + cell_names(board, cells);
}

std::optional<std::string> arrow_rule(const std::vector<Thing>& things, const Thing& thing, const Geometry& board) {
    if (thing.start < 0) return std::nullopt;
    std::vector<Cell> circle = things[static_cast<std::size_t>(thing.start)].cells;
    std::sort(circle.begin(), circle.end());
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

// " 4 7": the digits of "47", "4 7" or "4,7"; none if there is anything else.
std::optional<std::string> digits_in(std::string_view text, const Geometry& board) {
    std::string digits;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_digit(text[i])) {
            if (board.digits() <= 9 || i == 0 || !is_digit(text[i - 1])) digits += ' ';
            digits += text[i];
        } else if (!is_space(text[i]) && text[i] != ',') {
            return std::nullopt;
        }
    }
    return digits.empty() ? std::nullopt : std::optional(digits);
}

std::optional<std::string> corner_rule(const Thing& thing, const Geometry& board) {
    const auto digits = digits_in(thing.text, board);
    return digits ? std::optional("quad" + *digits + ':' + cell_names(board, thing.cells)) : std::nullopt;
}

// Digits beside the board that are among the first cells from there.
std::optional<std::string> among_first(const Match& match, const Thing& thing, const Geometry& board) {
    const auto digits = digits_in(thing.text, board);
    const int count = match.values.empty() ? 0 : match.values[0];
    if (!digits || count < 1 || count > board.digits() || thing.cells.empty()) return std::nullopt;
    const int row = board.row(thing.cells.front()), column = board.column(thing.cells.front());
    std::vector<Cell> cells;
    for (int i = 0; i < count; ++i) cells.push_back(board.cell(row + i * thing.down, column + i * thing.right));
    return "contains" + *digits + ':' + cell_names(board, cells);
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
    const int n = board.digits(), at = static_cast<int>(index(first));
    const bool symmetric = match.saying->row->key == "sandwich";
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

std::optional<std::string> rule_of(const Match& match, const std::vector<Thing>& things, std::size_t thing,
                                   const Geometry& board) {
    const Thing& one = things[thing];
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
