// Clues beside the board: a sum and the border cell of a diagonal, numbers at both ends of a row or column.
//
//   .LittleKiller~22~R1C1      .Sandwich~12~R1      .XSum~R1~15~20      .HiddenSkyscraper~R1~3~
#include <array>
#include <cstdlib>

#include "formats/iss/shapes.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

void add_side(const IssReading& from, const std::string& values, const std::string& cells) {
    from.to.add(std::string(from.as.rule) + ' ' + values + ':' + cells, from.item.kind.at);
}

// ---- .LittleKiller~22~R1C1: the start cell determines the direction

struct Way {
    int down, right;
    std::string_view words;
};
Way way_from(Cell cell, const Geometry& board) {
    const int row = board.row(cell), column = board.column(cell);
    if (column == 0 && row < board.rows() - 1) return {1, 1, "down-right"};
    if (column == board.columns() - 1 && row > 0) return {-1, -1, "up-left"};
    return row == 0 ? Way{1, -1, "down-left"} : Way{-1, 1, "up-right"};
}
Problem read_little_killer(const IssReading& from) {
    if (from.args.size() != 2) return missing_in(from.item, "a sum and a cell");
    if (!is_whole(from.args[0].text)) return mistake_in(from.args[0], "a sum");
    const auto cell = from.cells.named(from.args[1]);
    if (const auto* wrong = std::get_if<ValueError>(&cell)) return *wrong;
    const std::array first = {std::get<Cell>(cell)};
    if (!from.cells.on_board(first[0])) return mistake_in(from.args[1], "a cell of the board, as R1C1");
    add_side(from, std::string(from.args[0].text),
             from.cells.names(first) + ' ' + std::string(way_from(first[0], from.board).words));
    return std::nullopt;
}
std::optional<std::string> write_little_killer(const Rule& rule, const Geometry& board) {
    const NamedCells& cells = rule.groups[0];
    if (cells.size() < 2) return std::nullopt;
    for (const auto& [first, next] : {std::pair(cells[0], cells[1]), std::pair(cells.back(), *(cells.end() - 2))}) {
        const Way way = way_from(first, board);
        if (board.row(next) - board.row(first) == way.down && board.column(next) - board.column(first) == way.right)
            return '~' + std::to_string(rule.values[0]) + '~' + name_of(first, board);
    }
    return std::nullopt;
}

// ---- .Sandwich~12~R1; .XSum~R1~15~20: from the left (top), from the other end

std::string line_of(const Rule& rule, const Geometry& board) {
    const Cell a = rule.groups[0][0], b = rule.groups[0][1];
    const bool is_row = board.row(a) == board.row(b);
    return (is_row ? "~R" : "~C") + std::to_string((is_row ? board.row(a) : board.column(a)) + 1);
}
Problem read_sandwich(const IssReading& from) {
    if (from.args.size() != 2) return missing_in(from.item, "a sum and a row or column, as R1");
    if (!is_whole(from.args[0].text)) return mistake_in(from.args[0], "a sum");
    const auto line = line_named(from.args[1], from.board);
    if (!line) return mistake_in(from.args[1], "a row or column, as R1");
    add_side(from, std::string(from.args[0].text), *line);
    return std::nullopt;
}
std::optional<std::string> write_sandwich(const Rule& rule, const Geometry& board) {
    return '~' + std::to_string(rule.values[0]) + line_of(rule, board);
}

Problem read_both_ends(const IssReading& from) {
    if (from.args.size() < 2 || from.args.size() > 3)
        return missing_in(from.item, "a row or column, as R1, and numbers");
    const auto line = line_named(from.args[0], from.board);
    if (!line) return mistake_in(from.args[0], "a row or column, as R1");
    for (const bool other : {false, true}) {
        if (from.args.size() < (other ? 3U : 2U) || from.args[other ? 2 : 1].text.empty()) continue;
        const IssPart& value = from.args[other ? 2 : 1];
        if (!is_whole(value.text)) return mistake_in(value, "a number");
        const std::string_view end = !other ? "" : from.args[0].text[0] == 'R' ? " from right" : " from bottom";
        add_side(from, std::string(value.text), *line + std::string(end));
    }
    return std::nullopt;
}
std::optional<std::string> write_one_end(const Rule& rule, const Geometry& board) {
    const std::string value = std::to_string(rule.values[0]);
    const bool other = rule.groups[0][0] > rule.groups[0][1];
    return line_of(rule, board) + (other ? "~~" + value : '~' + value + '~');
}

}  // namespace

std::optional<std::string> line_named(IssPart name, const Geometry& board) {
    if (name.text.size() < 2 || name.text.size() > 3 || !is_whole(name.text.substr(1))) return std::nullopt;
    const int number = std::atoi(std::string(name.text.substr(1)).c_str());
    const int most = name.text[0] == 'R' ? board.rows() : board.columns();
    if (number < 1 || number > most || (name.text[0] != 'R' && name.text[0] != 'C')) return std::nullopt;
    return (name.text[0] == 'R' ? " row " : " column ") + std::to_string(number);
}

extern const IssShape little_killer = {read_little_killer, write_little_killer};
extern const IssShape sandwich = {read_sandwich, write_sandwich};
extern const IssShape both_ends = {read_both_ends, write_one_end};

}  // namespace deduku::formats::iss
