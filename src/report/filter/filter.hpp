// Filters over columns, with their names and words.
//
//   hdp >= hard and (er > 7.1 or er is unknown) and not clues in (17, 18)
//
//     all ( hdp in {hard, deep, very-deep, unsolved},  any( er > 7.1, er unknown ),  not clues in {17, 18} )
//
// One grammar for the puzzle database and for puzzles rated in sequence. Unknown values behave as in SQL: their tests are
// neither true nor false.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "grid/function_ref.hpp"

namespace deduku::filter {

/// None (unknown), a number, or a text.
using FilterValue = std::variant<std::monostate, std::int64_t, double, std::string>;

/// A number if the whole text is one, else the text; "-" and "unknown" are none.
[[nodiscard]] FilterValue value_of(std::string_view text);
/// As printed: "-" for none, 7.2, the text.
[[nodiscard]] std::string to_text(const FilterValue& value);

/// The values allowed in a filter.
struct Column {
    std::string name;
    /// All values in order, smallest first; empty: numbers, or any text.
    std::vector<std::string> words{};
    /// Without words: only numbers from 0 to this.
    std::optional<double> most{};
    /// The reason why filters may not use it; empty if they may.
    std::string missing{};
};

enum class How : std::uint8_t { less, at_most, equal, unequal, at_least, more };

/// Whether a value with this order relative to another (below 0: less) satisfies the relation.
[[nodiscard]] bool holds(How how, std::ptrdiff_t order);

struct Filter {
    enum class Op : std::uint8_t { all, any, no, compare, in, unknown };
    Op op = Op::all;                    ///< `all` without parts is always true
    std::vector<Filter> parts{};        ///< of all, any, no
    std::size_t column = 0;             ///< of the others
    How how = How::equal;               ///< of compare
    std::vector<FilterValue> values{};  ///< of compare: one; of in: one or more

    bool empty() const { return op == Op::all && parts.empty(); }
};

/// An error in a filter, with its place.
struct FilterMistake {
    std::size_t position = 0;  ///< from 0, in bytes
    std::string what;
};

/// Parses a filter over these columns:
///
///   any   = all {"or" all}        all = not {("and" | ",") not}        not = "not" not | "(" any ")" | test
///   test  = NAME ("<" | "<=" | "=" | "!=" | "<>" | ">=" | ">") VALUE
///         | NAME ["not"] "in" "(" VALUE {"," VALUE} ")"  |  NAME "is" ["not"] "unknown"
///   VALUE = a number, words, 'text' or "text" (a doubled quote is the quote itself)
///
/// The empty text passes everything. At most 500 tests, nested 50 deep. Names, words and texts ignore case.
[[nodiscard]] std::variant<Filter, FilterMistake> parse_filter(std::string_view text, std::span<const Column> columns);

/// The reason why no puzzle can satisfy the filter: "no value of te satisfies it"; empty if one may.
[[nodiscard]] std::string why_nothing_passes(const Filter& filter, std::span<const Column> columns);

/// True, false, or neither; `look` is called only for the columns that are needed.
[[nodiscard]] std::optional<bool> passes(const Filter& filter, FunctionRef<FilterValue(std::size_t column)> look);

/// Marks the columns of the filter in `used`, which must have an element for each.
void mark_used(const Filter& filter, std::vector<bool>& used);

/// Of this many columns, those that always have a value if the filter passes.
[[nodiscard]] std::vector<bool> never_unknown(const Filter& filter, std::size_t columns);

}  // namespace deduku::filter
