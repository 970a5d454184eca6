// Reading and writing the arguments of items: a pair of functions for each shape.
//
//   valued  .Modular~3~R1C1~R1C2~R1C3        pairs  .WhiteDot~R1C1~R1C2~R2C2       both_ends  .XSum~R1~15~20
#pragma once

#include "formats/iss/rules.hpp"

namespace deduku::formats::iss {

struct IssKind;

/// An item to be converted to a rule.
struct IssReading {
    const IssKind& as;
    const IssItem& item;
    std::span<const IssPart> args;  ///< after those fixed by the row
    const Geometry& board;
    const IssCells& cells;
    Predicates& predicates;
    RuleTexts& to;
};

struct IssShape {
    std::optional<ValueError> (*read)(const IssReading& from);
    /// The arguments after those fixed by the row; none if the rule cannot be spelled in this form.
    std::optional<std::string> (*write)(const Rule& rule, const Geometry& board);
};
struct IssKind {
    std::string_view kind, fixed, rule;  ///< fixed: its first argument, or empty
    const IssShape* shape;
};

extern const IssShape whole, cells_alone, cage, valued, whisper, pairs, arrow, pill_2, pill_3, groups, quad,
    little_killer, sandwich, both_ends;
extern const IssShape pair, pair_all, automata, patterns, modular, entropic;                     // forms.cpp
extern const IssShape different, total, sum_line, same_values, contain_at_least, contain_exact;  // sets.cpp
extern const IssShape count_distinct, look_and_say, value_indexing, lunchbox, rellik_cage, equality_cage;
extern const IssShape hidden_skyscraper, dutch_flatmates, anti_taxicab, nothing;  // whole_board.cpp

using NamedCells = std::vector<Cell>;
/// Reads the names of cells.
[[nodiscard]] std::optional<ValueError> read_names(const IssReading& from, std::span<const IssPart> names,
                                                   NamedCells& out);
/// Names separated by nothing or a hyphen: the cells of each group, none of which is empty.
[[nodiscard]] std::optional<ValueError> read_parted(const IssReading& from, std::vector<NamedCells>& out);
/// " row 3", " column 3" for R3, C3; or none.
[[nodiscard]] std::optional<std::string> line_named(IssPart name, const Geometry& board);
/// The rules that these cells differ, and sum up.
void add_different(const IssReading& from, const NamedCells& cells);
void add_sum(const IssReading& from, std::string_view sum, const NamedCells& cells);

}  // namespace deduku::formats::iss
