#include "grid/rules/tell.hpp"

#include <algorithm>

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

// The cells of a rule and of those in its braces, each once.
void add_cells_of(const Rule& rule, std::vector<Cell>& out) {
    for (const std::vector<Cell>& group : rule.groups)
        for (Cell cell : group)
            if (std::find(out.begin(), out.end(), cell) == out.end()) out.push_back(cell);
    for (const std::vector<Rule>& rules : rule.cases)
        for (const Rule& one : rules) add_cells_of(one, out);
}

}  // namespace

std::string Telling::cells(std::size_t group) const {
    std::string out;
    for (Cell cell : rule.groups[group]) out += (out.empty() ? "" : ", ") + name(cell);
    return out;
}

std::string Telling::line(std::size_t group) const {
    const std::vector<Cell>& of = rule.groups[group];
    if (of.size() == static_cast<std::size_t>(board.grid_cells()) && std::is_sorted(of.begin(), of.end()))
        return name(of.front()) + '-' + name(of.back());
    return rules::cell_ranges(rule.groups[group], board, coords, ", ");
}

std::optional<std::string> Telling::slot(std::string_view slot) const {
    if (slot == "cells") return cells();
    if (slot == "line") return line();
    if (slot == "first") return first();
    if (slot == "last") return last();
    if (slot == "value") return value();
    if (slot == "n") return std::to_string(board.lowest() + board.digits() - 1);
    if (slot == "lowest") return std::to_string(board.lowest());
    if (slot == "own") return rule.row->own(*this);
    if (slot == "side") return side_text(rule.groups[0], *this);
    if (slot == "are") return rule.groups[0].size() == 1 ? "is" : "are";
    constexpr std::size_t many = 4;
    if (slot == "groups")
        return groups([&](std::size_t i) { return '(' + (rule.groups.size() > many ? line(i) : cells(i)) + ')'; });
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

std::vector<Cell> rules::all_cells_of(const Rule& rule) {
    std::vector<Cell> out;
    add_cells_of(rule, out);
    return out;
}

bool rules::names_one_rule(std::string_view title) {
    return std::any_of(title.begin(), title.end(), [](char c) { return '0' <= c && c <= '9'; });
}

std::string rules::as_clause(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    const auto is_small = [](char c) { return c == ' ' || (c >= 'a' && c <= 'z'); };
    if (sentence.size() > 1 && sentence[0] >= 'A' && sentence[0] <= 'Z' && is_small(sentence[1]))
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    return sentence;
}

std::string rule_sentence(const Rule& rule, const Geometry& board, Coords coords) {
    const Telling told{rule, board, coords};
    std::string out = fill_phrase(rule.row->sentence, [&](std::string_view name) { return told.slot(name); });
    if (!rule.of.empty())
        out = "With the numbers " + rule.of + " instead of digits, " + rules::as_clause(std::move(out)) + '.';
    if (rule.title.empty()) return out;
    const std::string where =
        rules::names_one_rule(rule.title) ? "" : rules::cell_ranges(rules::all_cells_of(rule), board, coords, ", ");
    return rule.title + (where.empty() ? "" : ' ' + where) + ": " + rules::as_clause(std::move(out)) + '.';
}

}  // namespace deduku
