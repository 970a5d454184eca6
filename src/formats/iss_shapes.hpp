// Reading and writing the arguments of items: a pair of functions for each shape.
//
//   valued  .Modular~3~R1C1~R1C2~R1C3        pairs  .WhiteDot~R1C1~R1C2~R2C2       both_ends  .XSum~R1~15~20
#pragma once

#include "formats/iss_rules.hpp"

namespace deduku::formats::iss {

struct IssKind;

/// An item to be converted to a rule.
struct IssReading {
    const IssKind& as;
    const IssItem& item;
    std::span<const IssPart> args;  ///< after those fixed by the row
    const Geometry& board;
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

}  // namespace deduku::formats::iss
