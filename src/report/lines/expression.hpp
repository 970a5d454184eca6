// Integer expressions over the values of a puzzle: the filter -e and %(..)x of a format.
//
//   V > 4 && T1 + H1 < 2 * S        label above 4, and singles moved in fewer steps than ..
//
// Integers, names, ( ), ! and unary -, * / %, + -, < <= > >=, == !=, &&, ||: the precedence of C.
// A name may have no value (V of a puzzle without a label). Results of missing values, of divisions by zero and above
// 64 bits are missing, too; only ! && || always have one, 0 or 1, since a missing value counts as false.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "method/steps/order.hpp"

namespace deduku::report {

/// The value of a name, if it has one.
using Lookup = std::function<std::optional<std::int64_t>(std::string_view name)>;
/// Whether this name exists.
using Known = std::function<bool(std::string_view name)>;

/// A parsed expression: the operands to push and the operations, in order of execution (reverse Polish).
class Expression {
  public:
    enum class Code : std::uint8_t {
        number,
        name,
        negate,
        invert,
        times,
        over,
        rest,
        plus,
        minus,
        less,
        at_most,
        more,
        at_least,
        equal,
        unlike,
        both,
        either,
    };
    struct Word {
        Code code{};
        std::int64_t number = 0;  ///< of Code::number
        std::string name{};       ///< of Code::name
    };

    explicit Expression(std::vector<Word> words) : words_(std::move(words)) {}
    const std::vector<Word>& words() const { return words_; }

  private:
    std::vector<Word> words_;  ///< results in one value
};

inline constexpr int deepest_expression = 100;  ///< nested parentheses and signs

/// Parses an expression; unknown names (`known`) are errors (as for is_step_name). White space between words is
/// ignored.
[[nodiscard]] std::variant<Expression, steps::SyntaxError> parse_expression(std::string_view text, const Known& known);

/// Its value, if it has one (see above).
[[nodiscard]] std::optional<std::int64_t> evaluate(const Expression& expression, const Lookup& lookup);

/// Whether a filter keeps the puzzle: its value exists and is not 0.
[[nodiscard]] bool keeps(const Expression& filter, const Lookup& lookup);

/// The technique of a count's name: T1, H2, X, or all sizes of a letter (T: size 0); none without such a row in the
/// table.
[[nodiscard]] std::optional<steps::Item> technique_name(std::string_view name);

/// The names of the step model: V label, P passes of propositions, S total steps, G girth, R rating, and every
/// technique_name (the number of steps in which it moved).
[[nodiscard]] bool is_step_name(std::string_view name);

}  // namespace deduku::report
