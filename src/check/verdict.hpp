// What the checker answers: accepted with what was proved, or refused with where and why.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace deduku {

/// What a line may fail, in words.
using Rule = std::string_view;
namespace rule {
inline constexpr Rule json = "not the JSON of a ledger";
inline constexpr Rule line_too_long = "the line is longer than 128 MiB";
inline constexpr Rule blank_line = "a blank line";
inline constexpr Rule header_missing = "the first line is not a header";
inline constexpr Rule header_repeated = "a second header";
inline constexpr Rule header_format = "not a \"deduku-proof\" of version 1";
inline constexpr Rule header_box = "the box is not [height,width] of a board with 2 to 64 digits";
inline constexpr Rule header_givens = "a given is not 0, a digit, or a list of two or more different digits";
inline constexpr Rule other_puzzle = "the header states another puzzle";
inline constexpr Rule claim_missing = "the claim is missing";
inline constexpr Rule after_claim = "a line after the claim";
inline constexpr Rule unknown_object = "not a cover, a split or, at the end, a claim";
inline constexpr Rule unknown_key = "an unknown key";
inline constexpr Rule missing_key = "a key is missing";
inline constexpr Rule wrong_kind = "a value of the wrong kind";
inline constexpr Rule sector_range = "no sector of this board";
inline constexpr Rule candidate_range = "no candidate of this board";
inline constexpr Rule cover_empty = "a list of sectors is empty";
inline constexpr Rule cover_sizes = "base and cover are not two lists of equal length";
inline constexpr Rule cover_repeats = "a sector is listed twice";
inline constexpr Rule cover_condition = "a living candidate lies in more base than cover sectors";
inline constexpr Rule removes_empty = "nothing is removed";
inline constexpr Rule removes_dead = "a removed candidate is dead already or listed twice";
inline constexpr Rule removes_unsupported = "a removed candidate does not lie in more cover than base sectors";
inline constexpr Rule split_no_branches = "a split without branches";
inline constexpr Rule keep_empty = "a branch keeps nothing";
inline constexpr Rule keep_repeats = "a kept candidate is listed twice";
inline constexpr Rule keep_foreign = "a kept candidate is no living member of the sector";
inline constexpr Rule split_not_exhaustive = "a living member of the sector is kept in no branch";
inline constexpr Rule branch_not_empty = "the sector said to be empty has a living member";
inline constexpr Rule branch_keeps = "a removed candidate lives in an open branch";
inline constexpr Rule split_closed_outside = "all branches are closed and a removed candidate lies outside the sector";
inline constexpr Rule claim_kind = "the claim is not \"solved\", \"unique\", \"no-solution\" or \"false\"";
inline constexpr Rule grid_size = "the grid has not one digit for each cell";
inline constexpr Rule grid_digit = "no digit of this board";
inline constexpr Rule grid_givens = "the grid contradicts a given";
inline constexpr Rule grid_sectors = "the grid does not have every digit once in every house";
inline constexpr Rule unique_living = "a candidate outside the grid is living";
inline constexpr Rule no_solution_living = "the sector claimed empty has a living member";
inline constexpr Rule false_living = "a candidate claimed false is living";
}  // namespace rule

enum class Proved : std::uint8_t { solution, unique, no_solution, false_candidates };

/// The claim of a proof that was accepted.
struct Accepted {
    Proved what{};
    std::vector<int> numbers;  ///< the grid (1..N, row by row), the empty sector, or the false candidates
};

/// Why a proof was refused: the first thing found wrong.
struct Refused {
    std::size_t line = 0;  ///< from 1
    std::string path;      ///< "branch 1 > step 3 > branch 0", counted from 0; empty at the top
    Rule rule;             ///< one of the above
    std::string detail;    ///< what broke the rule, such as "candidate 37"; may be empty
};

using Verdict = std::variant<Accepted, Refused>;

/// "line 14, branch 1 > step 3: <rule> (<detail>)"
std::string to_text(const Refused& refused);

}  // namespace deduku
