#include "grid/rules/tell.hpp"

#include "grid/phrase.hpp"
#include "grid/reading/line_labels.hpp"
#include "grid/rules/cells.hpp"

namespace deduku {
namespace {

// "row 3", "column C from the bottom"
std::string side_text(const std::vector<Cell>& line, const Telling& told) {
    const Geometry& board = told.board;
    const bool back = line.back() < line.front();
    if (board.row(line.front()) == board.row(line.back()))
        return "row " + row_label(board, board.row(line.front()), told.coords) + (back ? " from the right" : "");
    return "column " + column_label(board, board.column(line.front()), told.coords) + (back ? " from the bottom" : "");
}

}  // namespace

std::string Telling::cells(std::size_t group) const {
    std::string out;
    for (Cell cell : rule.groups[group]) out += (out.empty() ? "" : ", ") + name(cell);
    return out;
}

std::string Telling::line(std::size_t group) const {
    return rules::cell_ranges(rule.groups[group], board, coords, ", ");
}

std::optional<std::string> Telling::slot(std::string_view slot) const {
    if (slot == "cells") return cells();
    if (slot == "line") return line();
    if (slot == "first") return first();
    if (slot == "last") return last();
    if (slot == "value") return value();
    if (slot == "n") return std::to_string(board.digits());
    if (slot == "own") return rule.row->own(*this);
    if (slot == "side") return side_text(rule.groups[0], *this);
    if (slot == "are") return rule.groups[0].size() == 1 ? "is" : "are";
    if (slot == "groups") return groups([&](std::size_t i) { return '(' + cells(i) + ')'; });
    if (slot != "listed") return std::nullopt;
    std::vector<std::string> names;
    for (Cell cell : rule.groups[0]) names.push_back(name(cell));
    return rules::listed(names);
}

std::string rules::listed(const std::vector<std::string>& words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return out;
}

std::string rule_sentence(const Rule& rule, const Geometry& board, Coords coords) {
    const Telling told{rule, board, coords};
    return fill_phrase(rule.row->sentence, [&](std::string_view name) { return told.slot(name); });
}

}  // namespace deduku
