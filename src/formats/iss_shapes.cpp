#include "formats/iss_shapes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "grid/contains.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;
using CellList = std::vector<Cell>;

Problem mistake_in(IssPart part, std::string expected) {
    return ValueError{part.at, part.text.empty() ? "nothing" : quoted(part.text), std::move(expected)};
}
// The error for a missing argument.
Problem missing_in(const IssReading& from, std::string expected) {
    return ValueError{from.item.kind.at, quoted(from.item.kind.text) + " with too few arguments", std::move(expected)};
}
Problem read_names(const IssReading& from, std::span<const IssPart> names, CellList& out) {
    for (const IssPart& name : names) {
        auto cell = cell_named(name, from.board);
        if (auto* wrong = std::get_if<ValueError>(&cell)) return std::move(*wrong);
        out.push_back(std::get<Cell>(cell));
    }
    return std::nullopt;
}
void add_rule(const IssReading& from, const std::string& values, const std::string& cells_text) {
    from.to.add(
        std::string(from.as.rule) + (values.empty() ? "" : ' ' + values) + (cells_text.empty() ? "" : ":" + cells_text),
        from.item.kind.at);
}

bool is_whole(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c); });
}

std::string names(std::span<const Cell> cells, const Geometry& board) {
    std::string out;
    for (Cell cell : cells) out += '~' + name_of(cell, board);
    return out;
}

bool touch(Cell a, Cell b, const Geometry& board) {
    return std::abs(board.row(a) - board.row(b)) + std::abs(board.column(a) - board.column(b)) == 1;
}

// ---- .AntiKnight

Problem read_whole(const IssReading& from) {
    for (const IssPart& more : from.args)
        if (!more.text.empty()) return mistake_in(more, "no more arguments of " + quoted(from.item.kind.text));
    add_rule(from, {}, {});
    return std::nullopt;
}
std::optional<std::string> write_whole(const Rule&, const Geometry&) { return std::string(); }

// ---- .Thermo~R1C1~R1C2

Problem read_cells(const IssReading& from) {
    CellList cells;
    if (from.args.empty()) return missing_in(from, "its cells");
    if (auto wrong = read_names(from, from.args, cells)) return wrong;
    add_rule(from, {}, names_of(from.board, cells));
    return std::nullopt;
}
std::optional<std::string> write_cells(const Rule& rule, const Geometry& board) { return names(rule.groups[0], board); }

// ---- .Cage~15~R1C1~R1C2; 0 or nothing: none

Problem read_valued(const IssReading& from, bool may_lack) {
    if (from.args.size() < 2) return missing_in(from, "a number and cells");
    const IssPart& value = from.args[0];
    const bool none = may_lack && (value.text.empty() || value.text == "0");
    if (!none && !is_whole(value.text)) return mistake_in(value, "a number");
    CellList cells;
    if (auto wrong = read_names(from, from.args.subspan(1), cells)) return wrong;
    add_rule(from, none ? std::string() : std::string(value.text), names_of(from.board, cells));
    return std::nullopt;
}
// Its digits differ, and a cell listed twice counts twice.
Problem read_cage(const IssReading& from) {
    CellList cells, once;
    if (from.args.size() < 2 || read_names(from, from.args.subspan(1), cells)) return read_valued(from, true);
    for (const Cell cell : cells)
        if (!contains(once, cell)) once.push_back(cell);
    if (once.size() == cells.size()) return read_valued(from, true);
    const std::string_view sum = from.args[0].text;
    if (!sum.empty() && !is_whole(sum)) return mistake_in(from.args[0], "a number");
    from.to.add("killer:" + names_of(from.board, once), from.item.kind.at);
    if (!sum.empty() && sum != "0")
        from.to.add("sum " + std::string(sum) + ':' + names_of(from.board, cells), from.item.kind.at);
    return std::nullopt;
}
Problem read_value(const IssReading& from) { return read_valued(from, false); }
std::optional<std::string> write_valued(const Rule& rule, const Geometry& board) {
    // In ISS a cage with the sum 0 has no sum.
    if (!rule.values.empty() && rule.values[0] == 0 && rule.row->key == "killer") return std::nullopt;
    return '~' + std::to_string(rule.values.empty() ? 0 : rule.values[0]) + names(rule.groups[0], board);
}

// ---- .Whisper~5~R1C1~R1C2; without a number 5

Problem read_whisper(const IssReading& from) {
    if (from.args.empty()) return missing_in(from, "a number and cells");
    if (is_whole(from.args[0].text)) return read_value(from);
    CellList cells;
    if (auto wrong = read_names(from, from.args, cells)) return wrong;
    add_rule(from, "5", names_of(from.board, cells));
    return std::nullopt;
}

// ---- .WhiteDot~R1C1~R1C2~R2C2: all pairs of neighbours among the cells, the first of them before the second

Problem read_pairs(const IssReading& from) {
    CellList all, cells;
    if (auto wrong = read_names(from, from.args, all)) return wrong;
    Table<Cell, char> seen(from.board.cells(), 0);
    for (Cell cell : all)
        if (std::exchange(seen[cell], 1) == 0) cells.push_back(cell);
    bool any = false;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t k = i + 1; k < cells.size(); ++k)
            if (touch(cells[i], cells[k], from.board)) {
                any = true;
                add_rule(from, {}, names_of(from.board, std::array{cells[i], cells[k]}));
            }
    if (!any) return missing_in(from, "cells that touch");
    return std::nullopt;
}
std::optional<std::string> write_pair(const Rule& rule, const Geometry& board) {
    const CellList& pair = rule.groups[0];
    const bool usual = rule.values.empty() || rule.values[0] == rule.row->missing;
    if (!usual || !touch(pair[0], pair[1], board)) return std::nullopt;
    return names(pair, board);
}

// ---- .Arrow~R1C1~R1C2: the circle first; .PillArrow~2~R1C1~R1C2~R1C3: a pill of two cells, read in their order

Problem read_circle(const IssReading& from, std::size_t size) {
    if (from.args.size() <= size) return missing_in(from, "a circle and a line");
    CellList circle, line;
    if (auto wrong = read_names(from, from.args.first(size), circle)) return wrong;
    if (auto wrong = read_names(from, from.args.subspan(size), line)) return wrong;
    std::sort(circle.begin(), circle.end());
    add_rule(from, {}, names_of(from.board, circle) + " =" + names_of(from.board, line));
    return std::nullopt;
}
Problem read_arrow(const IssReading& from) { return read_circle(from, 1); }
Problem read_pill(const IssReading& from) {
    return read_circle(from, static_cast<std::size_t>(from.item.args[0].text[0] - '0'));
}
std::optional<std::string> write_circle(const Rule& rule, const Geometry& board, std::size_t size) {
    const CellList& circle = rule.groups[0];
    const auto follows = [&](Cell a, Cell b) {
        const int down = board.row(b) - board.row(a), right = board.column(b) - board.column(a);
        return down >= 0 && down <= 1 && right >= 0 && right <= 1 && down + right > 0;
    };
    for (std::size_t i = 1; i < circle.size(); ++i)
        if (!follows(circle[i - 1], circle[i])) return std::nullopt;
    if (circle.size() != size || rule.groups.size() != 2) return std::nullopt;
    return names(circle, board) + names(rule.groups[1], board);
}
std::optional<std::string> write_arrow(const Rule& rule, const Geometry& board) { return write_circle(rule, board, 1); }
std::optional<std::string> write_pill_2(const Rule& rule, const Geometry& board) {
    return write_circle(rule, board, 2);
}
std::optional<std::string> write_pill_3(const Rule& rule, const Geometry& board) {
    return write_circle(rule, board, 3);
}

// ---- .EqualSum~R1C1~R1C2~-~R2C1~R2C2: a hyphen, or nothing, between the groups

Problem read_groups(const IssReading& from) {
    std::string text;
    CellList group;
    for (const IssPart& name : from.args) {
        if (!name.text.empty() && name.text != "-") {
            if (auto wrong = read_names(from, {&name, 1}, group)) return wrong;
            continue;
        }
        if (group.empty()) return mistake_in(name, "a cell of the board, as R1C1");
        text += names_of(from.board, group) + " =";
        group.clear();
    }
    if (text.empty() || group.empty()) return missing_in(from, "two groups of cells or more");
    add_rule(from, {}, text + names_of(from.board, group));
    return std::nullopt;
}
std::optional<std::string> write_groups(const Rule& rule, const Geometry& board) {
    std::string out;
    for (const CellList& group : rule.groups) out += (out.empty() ? "" : "~-") + names(group, board);
    return out;
}

// ---- .Quad~R1C1~1~2: the top left cell of the square, then digits

std::string quad_text(std::span<const IssPart> digits) {
    std::string out;
    for (const IssPart& digit : digits) out += (out.empty() ? "" : " ") + std::string(digit.text);
    return out;
}
Problem read_quad(const IssReading& from) {
    if (from.args.size() < 2) return missing_in(from, "a cell and digits");
    const auto corner = cell_named(from.args[0], from.board);
    if (const auto* wrong = std::get_if<ValueError>(&corner)) return *wrong;
    const Cell cell = std::get<Cell>(corner);
    const int row = from.board.row(cell), column = from.board.column(cell), n = from.board.digits();
    if (row + 1 == n || column + 1 == n) return mistake_in(from.args[0], "the top left cell of four");
    for (const IssPart& digit : from.args.subspan(1))
        if (!is_whole(digit.text)) return mistake_in(digit, "a digit");
    const std::array square = {cell, from.board.cell(row, column + 1), from.board.cell(row + 1, column),
                               from.board.cell(row + 1, column + 1)};
    add_rule(from, quad_text(from.args.subspan(1)), names_of(from.board, square));
    return std::nullopt;
}
std::optional<std::string> write_quad(const Rule& rule, const Geometry& board) {
    const CellList& square = rule.groups[0];
    std::string out = '~' + name_of(*std::min_element(square.begin(), square.end()), board);
    for (int digit : rule.values) out += '~' + std::to_string(digit);
    return out;
}

// ---- .LittleKiller~22~R1C1: the start cell determines the direction

struct Way {
    int down, right;
    std::string_view words;
};
Way way_from(Cell cell, const Geometry& board) {
    const int row = board.row(cell), column = board.column(cell), last = board.digits() - 1;
    if (column == 0 && row < last) return {1, 1, "down-right"};
    if (column == last && row > 0) return {-1, -1, "up-left"};
    return row == 0 ? Way{1, -1, "down-left"} : Way{-1, 1, "up-right"};
}
Problem read_little_killer(const IssReading& from) {
    if (from.args.size() != 2) return missing_in(from, "a sum and a cell");
    if (!is_whole(from.args[0].text)) return mistake_in(from.args[0], "a sum");
    const auto cell = cell_named(from.args[1], from.board);
    if (const auto* wrong = std::get_if<ValueError>(&cell)) return *wrong;
    const std::array first = {std::get<Cell>(cell)};
    add_rule(from, std::string(from.args[0].text),
             names_of(from.board, first) + ' ' + std::string(way_from(first[0], from.board).words));
    return std::nullopt;
}
std::optional<std::string> write_little_killer(const Rule& rule, const Geometry& board) {
    const CellList& cells = rule.groups[0];
    if (cells.size() < 2) return std::nullopt;
    for (const auto& [first, next] : {std::pair(cells[0], cells[1]), std::pair(cells.back(), *(cells.end() - 2))}) {
        const Way way = way_from(first, board);
        if (board.row(next) - board.row(first) == way.down && board.column(next) - board.column(first) == way.right)
            return '~' + std::to_string(rule.values[0]) + '~' + name_of(first, board);
    }
    return std::nullopt;
}

// ---- .Sandwich~12~R1; .XSum~R1~15~20: from the left (top), from the other end

// "row 3", "column 3"
std::optional<std::string> line_named(IssPart name, const Geometry& board) {
    if (name.text.size() < 2 || name.text.size() > 3 || !is_whole(name.text.substr(1))) return std::nullopt;
    const int number = std::atoi(std::string(name.text.substr(1)).c_str());
    if (number < 1 || number > board.digits() || (name.text[0] != 'R' && name.text[0] != 'C')) return std::nullopt;
    return (name.text[0] == 'R' ? " row " : " column ") + std::to_string(number);
}
std::string line_of(const Rule& rule, const Geometry& board) {
    const Cell a = rule.groups[0][0], b = rule.groups[0][1];
    const bool is_row = board.row(a) == board.row(b);
    return (is_row ? "~R" : "~C") + std::to_string((is_row ? board.row(a) : board.column(a)) + 1);
}
Problem read_sandwich(const IssReading& from) {
    if (from.args.size() != 2) return missing_in(from, "a sum and a row or column, as R1");
    if (!is_whole(from.args[0].text)) return mistake_in(from.args[0], "a sum");
    const auto line = line_named(from.args[1], from.board);
    if (!line) return mistake_in(from.args[1], "a row or column, as R1");
    add_rule(from, std::string(from.args[0].text), *line);
    return std::nullopt;
}
std::optional<std::string> write_sandwich(const Rule& rule, const Geometry& board) {
    return '~' + std::to_string(rule.values[0]) + line_of(rule, board);
}

Problem read_both_ends(const IssReading& from) {
    if (from.args.size() < 2 || from.args.size() > 3) return missing_in(from, "a row or column, as R1, and numbers");
    const auto line = line_named(from.args[0], from.board);
    if (!line) return mistake_in(from.args[0], "a row or column, as R1");
    for (const bool other : {false, true}) {
        if (from.args.size() < (other ? 3U : 2U) || from.args[other ? 2 : 1].text.empty()) continue;
        const IssPart& value = from.args[other ? 2 : 1];
        if (!is_whole(value.text)) return mistake_in(value, "a number");
        const std::string_view end = !other ? "" : from.args[0].text[0] == 'R' ? " from right" : " from bottom";
        add_rule(from, std::string(value.text), *line + std::string(end));
    }
    return std::nullopt;
}
std::optional<std::string> write_one_end(const Rule& rule, const Geometry& board) {
    const std::string value = std::to_string(rule.values[0]);
    const bool other = rule.groups[0][0] > rule.groups[0][1];
    return line_of(rule, board) + (other ? "~~" + value : '~' + value + '~');
}

}  // namespace

extern const IssShape whole = {read_whole, write_whole};
extern const IssShape cells_alone = {read_cells, write_cells};
extern const IssShape cage = {read_cage, write_valued};
extern const IssShape valued = {read_value, write_valued};
extern const IssShape whisper = {read_whisper, write_valued};
extern const IssShape pairs = {read_pairs, write_pair};
extern const IssShape arrow = {read_arrow, write_arrow};
extern const IssShape pill_2 = {read_pill, write_pill_2};
extern const IssShape pill_3 = {read_pill, write_pill_3};
extern const IssShape groups = {read_groups, write_groups};
extern const IssShape quad = {read_quad, write_quad};
extern const IssShape little_killer = {read_little_killer, write_little_killer};
extern const IssShape sandwich = {read_sandwich, write_sandwich};
extern const IssShape both_ends = {read_both_ends, write_one_end};

}  // namespace deduku::formats::iss
