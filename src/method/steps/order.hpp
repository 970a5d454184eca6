// The language of constraint orders: the techniques to try, their groups, and those allowed in a
// proposition.
//
//   T1H1{B2:H1}P4(T1H1)V(2) || T1H1P(T1H1{B2B3})V(5)
//   --------------------------   series: the first order that solves gives the label
//   T1 H1        groups of one   {B2:H1}  one group, H1 sees the result of B2
//   P4(T1H1)     propositions, at most 4 iterations of T1H1 each       V(2)  the label
//
// Source: G. Fowler, "characterizing the hardest sudokus" (2006).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/techniques.hpp"

namespace deduku::steps {

/// A letter of the table of techniques, and the size behind it; 0 = none written.
struct Item {
    char letter{};
    int size = 0;
    friend bool operator==(const Item&, const Item&) = default;
};

/// Techniques evaluated on one position; a group of several parts (written with ':') commits between them.
struct Group {
    std::vector<std::vector<Item>> parts;  ///< one or more, none empty
    bool braced = false;                   ///< false: one bare item
    friend bool operator==(const Group&, const Group&) = default;
};

struct Order {
    std::vector<Group> groups;
    std::vector<Order> inner;  ///< none, or the one order inside P(..)
    int girth = 0;             ///< of that P: most iterations of the inner order, 1 to largest_girth; 0 = no limit
    friend bool operator==(const Order&, const Order&) = default;
};

struct Labelled {
    Order order;
    std::optional<int> label;  ///< V(n), 1 to largest_label
    bool no_guess = false;     ///< "-G" behind it; nothing here guesses, so it changes nothing
    friend bool operator==(const Labelled&, const Labelled&) = default;
};

/// Orders tried one after the other; at least one.
struct Series {
    std::vector<Labelled> orders;
    friend bool operator==(const Series&, const Series&) = default;
};

struct SyntaxError {
    std::size_t column = 1;  ///< from 1, counted in bytes
    std::string found;       ///< "'Q'", "the end"
    std::string expected;    ///< "a technique (T H B W X Y) .."

    /// "column 3: found 'Q', expected .."
    std::string text() const;
};

inline constexpr int deepest_nesting = 16;
inline constexpr int largest_girth = 1000000;  ///< more iterations than a 64x64 board has candidates
inline constexpr int largest_label = 9999;

/// Reads a series; an order is a series of one.
///
///   series := labelled ('||' labelled)*         order := (item | group)* ['P' [girth] '(' order ')']
///   labelled := order ['V(' label ')'] ['-G']   group := '{' item+ (':' item+)* '}'     item := letter [size]
///
/// Only an order inside P may be empty: P() tests the assumption itself. White space between words is free,
/// not inside one (T1, P4, || and -G are words). The letters and sizes are those of the table. A
/// label that is in the series twice, and more than `deepest_nesting` P inside each other, are
/// errors like any other text. Never throws.
[[nodiscard]] std::variant<Series, SyntaxError> parse_series(std::string_view text);

/// The spelling that parse_series reads back as the same value: "T1H1{B2:H1}P4(T1H1)V(2) || ..".
[[nodiscard]] std::string to_text(const Order& order);
[[nodiscard]] std::string to_text(const Series& series);

/// A named order or series as text that parse_series takes: inferior, ulterior, superior-plus, hardest, hardest-plus,
/// hardest-rules; empty if the name is unknown.
[[nodiscard]] std::string_view named(std::string_view name);
/// The series that is tried where none is named, by its name: the author's and one order of ours behind it, or on boards
/// with rules the author's with the techniques of rules.
[[nodiscard]] std::string_view default_name(const Geometry& geometry);
/// Each order, and each one inside P, with the techniques of rules (LKDZI) behind its first singles.
[[nodiscard]] Series with_rules(Series series);
[[nodiscard]] Series default_series(const Geometry& geometry);
/// The label of that order.
inline constexpr int our_label = 8;

/// A group as moves of the table: for each part its rows with sizes.
using Moves = std::vector<std::vector<Move>>;

/// The groups of an order with the shorthands written out: bare T, H, W are the three groups of sizes 2, 3, 4 (inside
/// braces three members of the group), B is {B2B3}. A letter whose rows have no size is complete.
[[nodiscard]] std::vector<Moves> expanded(const Order& order);
/// The first move of the order, or of those inside it, that does not support such boards; none if there is none. The
/// techniques of rules find nothing on boards without rules.
[[nodiscard]] std::optional<Move> unknown_to(const Geometry& geometry, const Order& order);
/// "{T1H1}" for each group as it is run: the shorthands written out.
[[nodiscard]] std::vector<std::string> group_names(const Order& order);

}  // namespace deduku::steps
