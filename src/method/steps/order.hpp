// The language of constraint orders: techniques in the order of use, their groups, and those of propositions.
//
//   T1H1{B2:H1}P4(T1H1)V(2) || T1H1P(T1H1{B2B3})V(5)
//   --------------------------   series: the first order that solves gives the label
//   T1 H1        groups of one   {B2:H1}  one group; H1 uses the result of B2
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

/// A letter of the table of techniques, and the size after it; 0 = none.
struct OrderItem {
    char letter{};
    int size = 0;
    friend bool operator==(const OrderItem&, const OrderItem&) = default;
};

/// Techniques evaluated on one position; a group of several parts (written with ':') commits between them.
struct TechniqueGroup {
    std::vector<std::vector<OrderItem>> parts;  ///< one or more, none empty
    bool braced = false;                        ///< false: one bare item
    friend bool operator==(const TechniqueGroup&, const TechniqueGroup&) = default;
};

struct Order {
    std::vector<TechniqueGroup> groups;
    std::vector<Order> inner;  ///< none, or the order inside P(..)
    int girth = 0;             ///< of that P: most iterations of the inner order, 1 to largest_girth; 0 = no limit
    friend bool operator==(const Order&, const Order&) = default;
};

struct Labelled {
    Order order;
    std::optional<int> label;  ///< V(n), 1 to largest_label
    bool no_guess = false;     ///< "-G" at the end; without effect, since there is no guessing
    friend bool operator==(const Labelled&, const Labelled&) = default;
};

/// Orders tried in turn; at least one.
struct Series {
    std::vector<Labelled> orders;
    friend bool operator==(const Series&, const Series&) = default;
};

struct SyntaxError {
    std::size_t column = 1;  ///< 1-based, in bytes
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
/// Only an order inside P may be empty: P() tests only the assumption. White space is allowed between words, but not
/// inside (T1, P4, || and -G are words). The letters and sizes are those of the table. Duplicate labels in a series and
/// more than `deepest_nesting` nested P are errors, too. Never throws.
[[nodiscard]] std::variant<Series, SyntaxError> parse_series(std::string_view text);

/// The spelling that parse_series reads back as the same value: "T1H1{B2:H1}P4(T1H1)V(2) || ..".
[[nodiscard]] std::string to_text(const Order& order);
[[nodiscard]] std::string to_text(const Series& series);

/// The text of a named order or series: inferior, ulterior, superior-plus, hardest, hardest-plus, hardest-rules; empty
/// if the name is unknown.
[[nodiscard]] std::string_view named(std::string_view name);
/// The name of the default series: the author's with one additional order or, on boards with rules, the author's with
/// the techniques of rules.
[[nodiscard]] std::string_view default_name(const Geometry& geometry);
/// Adds the techniques of rules (LKDZI) after the first singles of each order, including those inside P.
[[nodiscard]] Series with_rules(Series series);
[[nodiscard]] Series default_series(const Geometry& geometry);
/// The label of the additional order.
inline constexpr int our_label = 8;

/// A group as moves of the table: the rows with sizes of each part.
using Moves = std::vector<std::vector<Move>>;

/// The groups of an order with the shorthands expanded: bare T, H, W are three groups of sizes 2, 3, 4 (inside braces,
/// three members of the group), B is {B2B3}. A letter whose rows have no size is complete.
[[nodiscard]] std::vector<Moves> expanded(const Order& order);
/// The first move of the order, or of inner orders, that does not support such boards, if there is one. The techniques
/// of rules find nothing on boards without rules.
[[nodiscard]] std::optional<Move> unknown_to(const Geometry& geometry, const Order& order);
/// "{T1H1}" for each group, with the shorthands expanded.
[[nodiscard]] std::vector<std::string> group_names(const Order& order);

}  // namespace deduku::steps
