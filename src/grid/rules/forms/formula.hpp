// Formulas over named numbers: predicates of pairs of cells, and numbers made from others.
//
//   abs(a - b) >= 5 or a in 1,3,5..7      names a, b; true or false
//   digit * (1 + doubler)                 names digit, doubler; a number
//
//   or < and < not < comparisons, in < + - < * / % < - < abs(..) min(..) max(..) (..)
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/rules.hpp"

namespace deduku::rules {

/// A formula as a tree of parts; the last one is the whole.
class Formula {
  public:
    enum class Op : std::uint8_t {
        number,
        name,
        either,
        both,
        negation,
        less,
        at_most,
        equal,
        unequal,
        greater,
        at_least,
        in,
        plus,
        minus,
        times,
        over,
        modulo,
        negative,
        abs,
        min,
        max,
    };
    struct Range {
        int least;
        int most;
        friend bool operator==(const Range&, const Range&) = default;
    };
    struct Part {
        Op op = Op::number;
        int number = 0;  ///< or the index of a name
        std::size_t left = 0, right = 0;
        std::vector<Range> set{};
        friend bool operator==(const Part&, const Part&) = default;
    };

    Formula(std::vector<Part> parts, std::vector<std::string> names)
        : parts_(std::move(parts)), names_(std::move(names)) {}

    /// Its number, or 1 if it is true and 0 if not, for these values of the names. None: a division that leaves a
    /// remainder or by 0, or a number beyond 10^9; a comparison with none is false.
    [[nodiscard]] std::optional<std::int64_t> of(std::span<const int> values) const;
    [[nodiscard]] bool holds(int a, int b) const;
    /// Whether the name of this index occurs in it.
    [[nodiscard]] bool names_it(std::size_t name) const;
    /// In its canonical spelling, which reads as the same formula.
    [[nodiscard]] std::string text() const { return text_of(parts_.size() - 1, 0); }
    friend bool operator==(const Formula&, const Formula&) = default;

  private:
    std::optional<std::int64_t> of_part(std::size_t part, std::span<const int> values) const;
    std::string text_of(std::size_t part, int level) const;
    std::vector<Part> parts_;
    std::vector<std::string> names_;
};

enum class FormulaKind : std::uint8_t { number, truth };

/// The formula of this kind, with names of letters, digits and hyphens; an error has its place in the text.
[[nodiscard]] std::variant<Formula, RuleError> read_formula(std::string_view text, std::vector<std::string> names,
                                                            FormulaKind kind);
/// A predicate over a and b.
[[nodiscard]] std::variant<Formula, RuleError> read_predicate(std::string_view text);

}  // namespace deduku::rules
