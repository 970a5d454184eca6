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

/// That a candidate is true, or that it is false.
struct Literal {
    std::uint32_t code = 0;

    constexpr Variable variable() const { return code >> 1U; }
    constexpr bool says_true() const { return (code & 1U) == 0; }
    constexpr Literal operator~() const { return {code ^ 1U}; }
    friend constexpr auto operator<=>(Literal, Literal) = default;
};

[[nodiscard]] constexpr Literal is_true(Variable v) { return {2 * v}; }
[[nodiscard]] constexpr Literal is_false(Variable v) { return {2 * v + 1}; }

/// One of them is true.
using Clause = std::vector<Literal>;

/// Why a literal is true.
struct Reason {
    enum class Kind : std::uint8_t {
        none,    ///< it was guessed, or is true in all solutions
        killer,  ///< its candidate is false, as another one of a sector is true: `which` is that variable
        sector,  ///< its candidate is the last of a sector: `which` is that sector
        clause,  ///< all other literals of a clause are false: `which` is its number
    };
    Kind kind = Kind::none;
    std::uint32_t which = 0;
};

}  // namespace deduku::learning
