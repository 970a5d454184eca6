// Rules that hold, or do not, as cases of lines: the rules inside `any`, `exactly` and `not`.
//
//   killer 5: A1 B1, and a choice of 2    for each d {A1=d, B1=d} <= 1, sum 5, and the lines of a case: 2 cases
//   not killer 5: A1 B1                   A1=1, B1=1 both;  ..;  sum <= 4;  sum >= 6: each a case
#pragma once

#include <optional>
#include <span>

#include "grid/rules/make.hpp"

namespace deduku::rules {

/// The board, and the own cells of the rules before and of these.
struct FlatContext {
    const Geometry& board;
    Constraints& own;  ///< of which only the cells are used
};

/// Largest number of cases of a flattened choice, and of terms in all of their lines.
inline constexpr std::size_t most_flat_cases = 2000;
inline constexpr std::size_t most_flat_terms = 2'000'000;

/// The cases of which one holds if all rules hold, without cases that cannot hold; none: more than the limits.
[[nodiscard]] std::optional<Choice> cases_of(std::span<const Rule> rules, const FlatContext& context);
/// The cases of which one holds if some rule does not hold.
[[nodiscard]] std::optional<Choice> failing_cases_of(std::span<const Rule> rules, const FlatContext& context);

/// Appends the cases of `more`; false: more than the limits. `terms`: those in all cases so far.
[[nodiscard]] bool add_cases(Choice& cases, Choice more, std::size_t& terms);
/// Each case with each one of `more`, the last of which change first; false: more than the limits.
[[nodiscard]] bool multiply_cases(Choice& cases, Choice more);

/// Adds the choice; lines alone if it has one case, nothing if a case has no lines, and a line that no filling satisfies
/// if it has no case.
void add_choice(Choice cases, const Geometry& board, Constraints& out);

/// The cases of a rule of braces; `fails`: if it does not hold.
[[nodiscard]] std::optional<Choice> cases_of_braces(const Rule& rule, const FlatContext& context, bool fails);
/// Whether the rule has braces.
[[nodiscard]] inline bool is_braced(const Rule& rule) { return rule.row->fewest_cases > 0; }

}  // namespace deduku::rules
