// The slots of the sentences of rules (RuleRow::sentence).
//
//   {cells} {line} {first} {last}   "A1, A2, B2", "A1-A5, B6", the first cell of the first group, its last cell
//   {listed} {are}                  "A1, A2 and B2", "are"
//   {groups}                        "(A1, A2) and (D5)"
//   {side}                          "row 3", "column C from the bottom"
//   {value} {n} {own}               the first value, the digits of the board, the row's own text
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"

namespace deduku {

/// A rule on its board, with the notation of cells for its sentence.
struct Telling {
    const Rule& rule;
    const Geometry& board;
    Coords coords;

    std::string name(Cell cell) const { return cell_name(board, cell, coords); }
    /// The name of the first cell of the first group.
    std::string first() const { return name(rule.groups[0].front()); }
    std::string last() const { return name(rule.groups[0].back()); }
    /// "A1, A2, B2": the cells of a group.
    std::string cells(std::size_t group = 0) const;
    /// "A1-A5, B6": the cells of a group, in order.
    std::string line(std::size_t group = 0) const;
    std::string value() const { return std::to_string(rule.values[0]); }
    /// "X, Y and Z": the groups, starting with `from`.
    template <class Text>
    std::string groups(const Text& text, std::size_t from = 0) const;
    /// The text of a slot; none if there is no such slot.
    std::optional<std::string> slot(std::string_view name) const;
};

namespace rules {

/// "X, Y and Z".
[[nodiscard]] std::string listed(const std::vector<std::string>& words);
/// The cells of a rule and of those in its braces, each once, in order.
[[nodiscard]] std::vector<Cell> all_cells_of(const Rule& rule);
/// Whether a title is that of a single rule, since it has a number: "Rank 19 of row 2 from the left". Others are of a
/// kind: "Fibonacci line".
[[nodiscard]] bool names_one_rule(std::string_view title);
/// A sentence as a part of another: without its full stop, and its first letter small unless it is a name.
[[nodiscard]] std::string as_clause(std::string sentence);

}  // namespace rules

template <class Text>
std::string Telling::groups(const Text& text, std::size_t from) const {
    std::vector<std::string> all;
    for (std::size_t i = from; i < rule.groups.size(); ++i) all.push_back(text(i));
    return rules::listed(all);
}

}  // namespace deduku
