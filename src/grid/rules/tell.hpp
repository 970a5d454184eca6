// Rules as sentences: common parts of the rows.
//
//   said("In the cage {} digits differ and sum to {}.", {told.cells(), told.value()})
#pragma once

#include <initializer_list>
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
    /// "A1, A2 and B2", the cells of the first group, with the verb that follows.
    std::string listed_cells() const;
    std::string is_or_are() const { return rule.groups[0].size() == 1 ? "is" : "are"; }
    /// "row 3", "column C from the bottom": the first group, which must be one.
    std::string side() const;
    std::string value() const { return std::to_string(rule.values[0]); }
    /// "X, Y and Z": the groups, starting with `from`.
    template <class Text>
    std::string groups(const Text& text, std::size_t from = 0) const;
};

namespace rules {

/// A sentence in which each {} is replaced by a part.
[[nodiscard]] std::string said(std::string_view sentence, std::initializer_list<std::string> parts);
/// "X, Y and Z".
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

}  // namespace rules

template <class Text>
std::string Telling::groups(const Text& text, std::size_t from) const {
    std::vector<std::string> all;
    for (std::size_t i = from; i < rule.groups.size(); ++i) all.push_back(text(i));
    return rules::listed(all);
}

}  // namespace deduku
