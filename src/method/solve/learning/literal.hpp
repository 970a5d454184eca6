// The literals of the search with clause learning: candidates by dense numbers, true or false.
//
//   A1 {2,5}  B1 {2,5,7}      variables 0..4: A1=2, A1=5, B1=2, B1=5, B1=7
//   "B1=7 is false"           literal 9 = 2 * 4 + 1
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace deduku::learning {

/// An open candidate.
using Variable = std::uint32_t;

/// The statement that a candidate is true, or false.
struct Literal {
    std::uint32_t code = 0;

    constexpr Variable variable() const { return code >> 1U; }
    constexpr bool says_true() const { return (code & 1U) == 0; }
    constexpr Literal operator~() const { return {code ^ 1U}; }
    friend constexpr auto operator<=>(Literal, Literal) = default;
};

[[nodiscard]] constexpr Literal is_true(Variable v) { return {2 * v}; }
[[nodiscard]] constexpr Literal is_false(Variable v) { return {2 * v + 1}; }

/// One of these is true.
using Clause = std::vector<Literal>;

/// The reason why a literal is true.
struct LiteralReason {
    enum class Kind : std::uint8_t {
        none,    ///< it was guessed, or is true in all solutions
        killer,  ///< its candidate is false, because that of the variable `which` in the same sector is true
        sector,  ///< its candidate is the last one of the sector `which`
        clause,  ///< all other literals of the clause `which` are false
    };
    Kind kind = Kind::none;
    std::uint32_t which = 0;
};

}  // namespace deduku::learning
