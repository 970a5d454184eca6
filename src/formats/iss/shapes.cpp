#include "formats/iss/shapes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;
void add_rule(const IssReading& from, const std::string& values, const std::string& cells_text) {
    from.to.add(
        std::string(from.as.rule) + (values.empty() ? "" : ' ' + values) + (cells_text.empty() ? "" : ":" + cells_text),
        from.item.kind.at);
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
    NamedCells cells;
    if (from.args.empty()) return missing_in(from.item, "its cells");
    if (auto wrong = read_names(from, from.args, cells)) return wrong;
    add_rule(from, {}, from.cells.names(cells));
    return std::nullopt;
}
std::optional<std::string> write_cells(const Rule& rule, const Geometry& board) { return names(rule.groups[0], board); }

// ---- .Cage~15~R1C1~R1C2; 0 or nothing: none

Problem read_valued(const IssReading& from, bool may_lack) {
    if (from.args.size() < 2) return missing_in(from.item, "a number and cells");
    const IssPart& value = from.args[0];
    const bool none = may_lack && (value.text.empty() || value.text == "0");
    if (!none && !is_whole(value.text)) return mistake_in(value, "a number");
    NamedCells cells;
    if (auto wrong = read_names(from, from.args.subspan(1), cells)) return wrong;
    add_rule(from, none ? std::string() : std::string(value.text), from.cells.names(cells));
    return std::nullopt;
}
// Its digits differ, and a cell listed twice counts twice.
Problem read_cage(const IssReading& from) {
    NamedCells cells, once;
    if (from.args.size() < 2 || read_names(from, from.args.subspan(1), cells)) return read_valued(from, true);
    for (const Cell cell : cells)
        if (!contains(once, cell)) once.push_back(cell);
    if (once.size() == cells.size() && from.cells.on_board(cells)) return read_valued(from, true);
    const std::string_view sum = from.args[0].text;
    if (!sum.empty() && !is_whole(sum)) return mistake_in(from.args[0], "a number");
    if (from.cells.on_board(cells))
        from.to.add("killer:" + from.cells.names(once), from.item.kind.at);
    else
        add_different(from, once);
    if (!sum.empty() && sum != "0") add_sum(from, sum, cells);
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
    if (from.args.empty()) return missing_in(from.item, "a number and cells");
    if (is_whole(from.args[0].text)) return read_value(from);
    NamedCells cells;
    if (auto wrong = read_names(from, from.args, cells)) return wrong;
    add_rule(from, "5", from.cells.names(cells));
    return std::nullopt;
}

// ---- .WhiteDot~R1C1~R1C2~R2C2: all pairs of neighbours among the cells, the first of them before the second

Problem read_pairs(const IssReading& from) {
    NamedCells all, cells;
    if (auto wrong = read_names(from, from.args, all)) return wrong;
    for (Cell cell : all)
        if (from.cells.on_board(cell) && !contains(cells, cell)) cells.push_back(cell);
    bool any = false;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t k = i + 1; k < cells.size(); ++k)
            if (touch(cells[i], cells[k], from.board)) {
                any = true;
                add_rule(from, {}, from.cells.names(std::array{cells[i], cells[k]}));
            }
    if (!any) return missing_in(from.item, "cells that touch");
    return std::nullopt;
}
std::optional<std::string> write_pair(const Rule& rule, const Geometry& board) {
    const NamedCells& pair = rule.groups[0];
    const bool usual = rule.values.empty() || rule.values[0] == rule.row->missing;
    if (!usual || !touch(pair[0], pair[1], board)) return std::nullopt;
    return names(pair, board);
}

// ---- .Arrow~R1C1~R1C2: the circle first; .PillArrow~2~R1C1~R1C2~R1C3: a pill of two cells, read in their order

Problem read_circle(const IssReading& from, std::size_t size) {
    if (from.args.size() <= size) return missing_in(from.item, "a circle and a line");
    NamedCells circle, line;
    if (auto wrong = read_names(from, from.args.first(size), circle)) return wrong;
    if (auto wrong = read_names(from, from.args.subspan(size), line)) return wrong;
    put_in_order(circle);
    add_rule(from, {}, from.cells.names(circle) + " =" + from.cells.names(line));
    return std::nullopt;
}
Problem read_arrow(const IssReading& from) { return read_circle(from, 1); }
Problem read_pill(const IssReading& from) {
    return read_circle(from, static_cast<std::size_t>(from.item.args[0].text[0] - '0'));
}
std::optional<std::string> write_circle(const Rule& rule, const Geometry& board, std::size_t size) {
    const NamedCells& circle = rule.groups[0];
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
    std::vector<NamedCells> parts;
    if (auto wrong = read_parted(from, parts)) return wrong;
    if (parts.size() < 2) return missing_in(from.item, "two groups of cells or more");
    std::string text;
    for (const NamedCells& part : parts) text += (text.empty() ? "" : " =") + from.cells.names(part);
    add_rule(from, {}, text);
    return std::nullopt;
}
std::optional<std::string> write_groups(const Rule& rule, const Geometry& board) {
    std::string out;
    for (const NamedCells& group : rule.groups) out += (out.empty() ? "" : "~-") + names(group, board);
    return out;
}

// ---- .Quad~R1C1~1~2: the top left cell of the square, then digits

std::string quad_text(std::span<const IssPart> digits) {
    std::string out;
    for (const IssPart& digit : digits) out += (out.empty() ? "" : " ") + std::string(digit.text);
    return out;
}
Problem read_quad(const IssReading& from) {
    if (from.args.size() < 2) return missing_in(from.item, "a cell and digits");
    const auto corner = from.cells.named(from.args[0]);
    if (const auto* wrong = std::get_if<ValueError>(&corner)) return *wrong;
    const Cell cell = std::get<Cell>(corner);
    if (!from.cells.on_board(cell)) return mistake_in(from.args[0], "a cell of the board, as R1C1");
    const int row = from.board.row(cell), column = from.board.column(cell);
    if (row + 1 == from.board.rows() || column + 1 == from.board.columns())
        return mistake_in(from.args[0], "the top left cell of four");
    for (const IssPart& digit : from.args.subspan(1))
        if (!is_whole(digit.text)) return mistake_in(digit, "a digit");
    const std::array square = {cell, from.board.cell(row, column + 1), from.board.cell(row + 1, column),
                               from.board.cell(row + 1, column + 1)};
    add_rule(from, quad_text(from.args.subspan(1)), from.cells.names(square));
    return std::nullopt;
}
std::optional<std::string> write_quad(const Rule& rule, const Geometry& board) {
    const NamedCells& square = rule.groups[0];
    std::string out = '~' + name_of(*std::min_element(square.begin(), square.end()), board);
    for (int digit : rule.values) out += '~' + std::to_string(digit);
    return out;
}

}  // namespace

Problem read_names(const IssReading& from, std::span<const IssPart> names, NamedCells& out) {
    for (const IssPart& name : names) {
        auto cell = from.cells.named(name);
        if (auto* wrong = std::get_if<ValueError>(&cell)) return std::move(*wrong);
        out.push_back(std::get<Cell>(cell));
    }
    return std::nullopt;
}
Problem read_parted(const IssReading& from, std::vector<NamedCells>& out) {
    out.emplace_back();
    for (const IssPart& name : from.args) {
        if (!name.text.empty() && name.text != "-") {
            if (auto wrong = read_names(from, {&name, 1}, out.back())) return wrong;
            continue;
        }
        if (out.back().empty()) return mistake_in(name, "a cell of the board, as R1C1");
        out.emplace_back();
    }
    if (out.back().empty()) return missing_in(from.item, "cells behind the last hyphen");
    return std::nullopt;
}

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

}  // namespace deduku::formats::iss
