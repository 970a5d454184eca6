// How the arguments of items look, and back: a pair of functions for each shape.
//
//   valued  .Modular~3~R1C1~R1C2~R1C3        pairs  .WhiteDot~R1C1~R1C2~R2C2       both_ends  .XSum~R1~15~20
#pragma once

#include "formats/iss_rules.hpp"

namespace deduku::formats::iss {

struct Kind;

/// An item on its way to a rule.
struct Reading {
    const Kind& as;
    const Item& item;
    std::span<const Part> args;  ///< behind those that the row fixes
    const Geometry& board;
    RuleTexts& to;
};

struct Shape {
    std::optional<Mistake> (*read)(const Reading& from);
    /// The arguments behind those that the row fixes, or none: this one cannot be spelled so.
    std::optional<std::string> (*write)(const Rule& rule, const Geometry& board);
};
struct Kind {
    std::string_view kind, fixed, rule;  ///< fixed: its first argument, or nothing
    const Shape* shape;
};

extern const Shape whole, cells_alone, cage, valued, whisper, pairs, arrow, pill_2, pill_3, groups, quad, little_killer,
    sandwich, both_ends;

}  // namespace deduku::formats::iss
