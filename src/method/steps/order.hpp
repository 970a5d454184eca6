// The language of constraint orders: which techniques are tried, in which groups, and what a
// proposition may use.
//
//   T1H1{B2:H1}P4(T1H1)V(2) || T1H1P(T1H1{B2B3})V(5)
//   --------------------------   series: the first order that solves gives the label
//   T1 H1        groups of one   {B2:H1}  one group, H1 sees what B2 did
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

#include "technique/technique.hpp"

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
    int girth = 0;             ///< of that P: most iterations of the inner order; 0 = no limit
    friend bool operator==(const Order&, const Order&) = default;
};

struct Labelled {
    Order order;
    std::optional<int> label;  ///< V(n)
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

/// Reads a series; an order is a series of one. White space between words is free. The letters and
/// sizes are those of the table: an unknown letter, a size its rows do not have, an empty group, P
/// without parentheses, a girth below 1, more than `deepest_nesting` P inside each other, a repeated
/// label, or any other text is an error. Never throws.
std::variant<Series, SyntaxError> parse_series(std::string_view text);

inline constexpr int deepest_nesting = 16;

/// The spelling that parse_series reads back as the same value: "T1H1{B2:H1}P4(T1H1)V(2) || ..".
std::string to_text(const Order& order);
std::string to_text(const Series& series);

/// A named order or series as text: inferior, ulterior, superior-plus, hardest; empty if the name is unknown.
std::string_view named(std::string_view name);

/// A group as moves of the table: for each part its rows with sizes.
using Moves = std::vector<std::vector<Move>>;

/// The groups of an order with the shorthands written out: bare T, H, W are the three groups of sizes 2, 3, 4 (inside
/// braces three members of the group), B is {B2B3}. A letter whose rows have no size stands for itself.
std::vector<Moves> expanded(const Order& order);

}  // namespace deduku::steps
