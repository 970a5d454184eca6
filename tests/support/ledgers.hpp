#pragma once
// Common parts of the checker's tests: the words of its refusals, ledgers to spoil, and expected verdicts.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "deduku/check.hpp"
#include "deduku/geometry.hpp"
#include "deduku/puzzle.hpp"
#include "tests/support/proved.hpp"

namespace deduku::testing::ledgers {

// The conditions of doc/ledger-format.md in the words of refusals (for "JSON: expected .." the beginning).
namespace rule {
inline constexpr std::string_view json = "JSON: ", line_too_long = "the line is longer than 128 MiB",
                                  blank_line = "a blank line", header_missing = "the first line is not a header",
                                  header_repeated = "a second header",
                                  header_format = "not deduku-proof of version 1, 2 or 3",
                                  header_box = "the box is not [height,width] of a board with 2 to 64 digits",
                                  header_cell = "not what a cell may hold",
                                  header_givens = "the givens are not one for each cell",
                                  other_puzzle = "the header states another puzzle",
                                  claim_missing = "the claim is missing", after_claim = "a line after the claim",
                                  unknown_object = "not a cover, a split or, at the end, a claim",
                                  unknown_key = "an unknown or repeated key", missing_key = "a key is missing",
                                  wrong_kind = "a value of the wrong kind", range = "a number out of range",
                                  empty_list = "an empty list", repeats = "a list with repeats",
                                  cover_sizes = "not two lists of equal length",
                                  cover_condition = "a living candidate is more in base than cover",
                                  removes_dead = "a removed candidate is dead already",
                                  removes_unsupported = "a removed candidate is not more in cover than base",
                                  split_no_branches = "a split without branches",
                                  keep_foreign = "a kept candidate is no living member",
                                  split_not_exhaustive = "a living member is kept in no branch",
                                  branch_not_empty = "the sector said to be empty has a living member",
                                  branch_keeps = "a removed candidate lives in an open branch",
                                  split_closed_outside = "all branches closed, but not in the sector",
                                  claim_kind = "the claim is not solved, unique, no-solution, false or not-unique",
                                  grid_size = "the grid has not one digit for each cell",
                                  grid_givens = "the grid contradicts a given",
                                  grid_sectors = "the grid does not have every digit once in every house",
                                  unique_living = "a candidate outside the grid is living",
                                  no_solution_living = "the sector claimed empty has a living member",
                                  false_living = "a candidate claimed false is living",
                                  two_ends = "a branch that ends twice", twin_lists = "not two lists of candidates",
                                  twin_forced = "a candidate of T is not the only living one of its cell",
                                  twin_allowed = "a candidate of F is not allowed by the givens",
                                  twin_shared = "a candidate of T and of F",
                                  twin_uneven = "a sector that does not have as many of F as of T",
                                  twin_claim = "the claim needs a condition after a twin",
                                  condition = "not a condition of this claim",
                                  exactly_one = "not a sector of exactly one", header_houses = "not 1 to 1024 houses",
                                  header_wide = "a house with more cells than digits",
                                  weight = "a weight that is 0 or has more than 6 digits",
                                  pair = "not a pair of numbers", no_cases = "a choice without cases",
                                  sum = "a removed candidate does not break the sum",
                                  factor = "a factor that is 0 or has more than 4 digits",
                                  no_bound = "a line without the bound that its factor needs",
                                  over = "over is not a number from 2", at_most_one = "not a sector of at most one",
                                  branches = "not as many branches as cases",
                                  in_force = "more than 65536 lines in force",
                                  twin_choices = "a twin where there are choices",
                                  twin_sum = "a line whose sum is not the same for F as for T",
                                  grid_line = "the grid breaks a line",
                                  grid_choice = "the grid breaks every case of a choice";
}  // namespace rule

inline std::vector<std::string> golden_lines() {
    std::ifstream file(DEDUKU_ROOT "/data/golden/four.jsonl");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

inline constexpr std::size_t split_line = 13;  // of the published proof, from 0

// The published proof with one line replaced.
inline std::string golden_with(std::size_t line, const std::string& text) {
    auto lines = golden_lines();
    lines.at(line) = text;
    return joined(lines);
}

inline Verdict check_text(const std::string& text) { return testing::checked(nullptr, text); }

inline void expect_refused(const std::string& text, std::string_view rule, std::size_t line,
                           const std::string& path = "") {
    const Verdict verdict = check_text(text);
    const auto* refused = std::get_if<Refused>(&verdict);
    ASSERT_TRUE(refused) << text;
    EXPECT_TRUE(refused->rule.starts_with(rule)) << to_text(*refused) << ", expected: " << rule;
    EXPECT_EQ(refused->line, line) << to_text(*refused);
    EXPECT_EQ(refused->path, path) << to_text(*refused);
}

inline Accepted expect_accepted(const std::string& text) {
    const Verdict verdict = check_text(text);
    if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused) << "\n" << text;
    return std::holds_alternative<Accepted>(verdict) ? std::get<Accepted>(verdict) : Accepted{};
}

inline std::string list_text(const std::vector<int>& numbers) {
    std::string text = "[";
    for (int x : numbers) text += (text.size() > 1 ? "," : "") + std::to_string(x);
    return text + "]";
}

// A solved board: each row is the previous one shifted by a box width, by one more at the start of a band.
inline std::vector<int> pattern_grid(Box box) {
    const int n = box.digits();
    std::vector<int> grid;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) grid.push_back((r % box.height * box.width + r / box.height + c) % n + 1);
    return grid;
}

inline std::string header(Box box, const std::vector<int>& givens) {
    return R"({"format":"deduku-proof","version":1,"box":)" + list_text({box.height, box.width}) + R"(,"givens":)" +
           list_text(givens) + "}\n";
}

inline std::vector<int> blank(Box box) {
    return std::vector<int>(static_cast<std::size_t>(box.digits() * box.digits()), 0);
}

inline const std::vector<Box> boxes = {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 4}, {5, 5}, {1, 4}, {8, 8}};

// A 4x4 with 1 twice in the first row; after this step cell 1 is empty.
inline const std::string clash =
    header({2, 2}, {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}) + "{\"cover\":[[0],[16]],\"removes\":[4]}\n";

}  // namespace deduku::testing::ledgers
