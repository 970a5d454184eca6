// Every acceptance condition is broken alone, on the published 4x4 proof or a proof of a few lines.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/geometry.hpp"
#include "deduku/puzzle.hpp"
#include "tests/support/proved.hpp"

namespace deduku {
namespace {

// The conditions of doc/ledger-format.md in the words of a refusal (of "JSON: expected .." the beginning).
namespace rule {
constexpr std::string_view json = "JSON: ", line_too_long = "the line is longer than 128 MiB (header: 2)",
                           blank_line = "a blank line", header_missing = "the first line is not a header",
                           header_repeated = "a second header", header_format = "not deduku-proof of version 1",
                           header_box = "the box is not [height,width] of a board with 2 to 64 digits",
                           header_cell = "not what a cell may hold",
                           header_givens = "the givens are not one for each cell",
                           other_puzzle = "the header states another puzzle", claim_missing = "the claim is missing",
                           after_claim = "a line after the claim",
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
                           false_living = "a candidate claimed false is living", two_ends = "a branch that ends twice",
                           twin_lists = "not two lists of candidates",
                           twin_forced = "a candidate of T is not the only living one of its cell",
                           twin_allowed = "a candidate of F is not allowed by the givens",
                           twin_shared = "a candidate of T and of F",
                           twin_uneven = "a sector that does not have as many of F as of T",
                           twin_claim = "the claim needs a condition after a twin",
                           condition = "not a condition of this claim", exactly_one = "not a sector of exactly one",
                           header_houses = "not 1 to 1024 houses", header_wide = "a house with more cells than digits";
}  // namespace rule

std::vector<std::string> golden_lines() {
    std::ifstream file(DEDUKU_ROOT "/data/golden/four.jsonl");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

constexpr std::size_t split_line = 13;  // of the published proof, from 0

// The published proof with one line replaced.
std::string golden_with(std::size_t line, const std::string& text) {
    auto lines = golden_lines();
    lines.at(line) = text;
    return joined(lines);
}

Verdict check_text(const std::string& text) { return testing::checked(nullptr, text); }

void expect_refused(const std::string& text, std::string_view rule, std::size_t line, const std::string& path = "") {
    const Verdict verdict = check_text(text);
    const auto* refused = std::get_if<Refused>(&verdict);
    ASSERT_TRUE(refused) << text;
    EXPECT_TRUE(refused->rule.starts_with(rule)) << to_text(*refused) << ", expected: " << rule;
    EXPECT_EQ(refused->line, line) << to_text(*refused);
    EXPECT_EQ(refused->path, path) << to_text(*refused);
}

Accepted expect_accepted(const std::string& text) {
    const Verdict verdict = check_text(text);
    if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused) << "\n" << text;
    return std::holds_alternative<Accepted>(verdict) ? std::get<Accepted>(verdict) : Accepted{};
}

std::string list_text(const std::vector<int>& numbers) {
    std::string text = "[";
    for (int x : numbers) text += (text.size() > 1 ? "," : "") + std::to_string(x);
    return text + "]";
}

// A solved board: each row is the one above moved by a box width, by one more where a band begins.
std::vector<int> pattern_grid(Box box) {
    const int n = box.digits();
    std::vector<int> grid;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) grid.push_back((r % box.height * box.width + r / box.height + c) % n + 1);
    return grid;
}

std::string header(Box box, const std::vector<int>& givens) {
    return R"({"format":"deduku-proof","version":1,"box":)" + list_text({box.height, box.width}) + R"(,"givens":)" +
           list_text(givens) + "}\n";
}

std::vector<int> blank(Box box) { return std::vector<int>(static_cast<std::size_t>(box.digits() * box.digits()), 0); }

const std::vector<Box> boxes = {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 4}, {5, 5}, {1, 4}, {8, 8}};

// A 4x4 with 1 twice in the first row; after this step cell 1 is empty.
const std::string clash =
    header({2, 2}, {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}) + "{\"cover\":[[0],[16]],\"removes\":[4]}\n";

// Two equal givens empty cell 1; under that every Split is closed, on any sector, if it keeps all living members.
TEST(Checker, OwnGeometryIsThatOfTheGrid) {
    for (Box box : boxes) {
        const Geometry geometry(box);
        auto givens = blank(box);
        givens[0] = givens[1] = 1;
        const int n = box.digits();
        std::vector<bool> living(static_cast<std::size_t>(geometry.candidates()), true);
        const auto at = [&](int v) { return living[static_cast<std::size_t>(v)]; };
        for (int d = 0; d < n; ++d) at(d) = d == 0, at(n + d) = false;
        std::string text = header(box, givens) + "{\"cover\":[[0],[" + std::to_string(n * n) + "]],\"removes\":[" +
                           std::to_string(n) + "]}\n";
        std::string last;
        for (int s = 0; s < geometry.sectors(); ++s) {
            std::vector<int> members;
            for (int i = 0; i < n; ++i)
                if (const int v = geometry.number(geometry.member(static_cast<Sector>(s), i)); at(v))
                    members.push_back(v);
            if (members.size() < 2) continue;
            last = "{\"split\":" + std::to_string(s) + ",\"branches\":[{\"keep\":" + list_text(members) +
                   R"(,"steps":[],"empty":1}],"removes":[)" + std::to_string(members[0]) + "]}\n";
            text += last;
            at(members[0]) = false;
        }
        expect_accepted(text + R"({"claim":"no-solution","empty":1})");
    }
}

TEST(Checker, AcceptsThePublishedProof) {
    const Accepted accepted = expect_accepted(joined(golden_lines()));
    EXPECT_EQ(accepted.what, Proved::unique);
    EXPECT_EQ(accepted.numbers, (std::vector<int>{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
}

TEST(Checker, AcceptsWithoutTheLastNewlineWithSpacesAndWindowsLineEnds) {
    std::string text = joined(golden_lines());
    text.pop_back();
    expect_accepted(text);
    std::string spaced;
    for (char c : joined(golden_lines())) spaced += c == ',' ? " ,\t" : c == '\n' ? "\r\n" : std::string(1, c);
    expect_accepted(spaced);
}

TEST(Checker, IgnoresOnlyKeysThatStartWithX) {
    expect_accepted(golden_with(1, R"({"x-name":{"a":["\u00e9",1]},"removes":[3,7,11],"cover":[[3],[19]]})"));
    expect_refused(golden_with(1, R"({"cover":[[3],[19]],"removes":[3,7,11],"name":"naked single"})"),
                   rule::unknown_key, 2);
    expect_refused(golden_with(1, R"({"cover":[[3],[19]],"removes":[3,7,11],"split":0})"), rule::unknown_key, 2);
    expect_refused(golden_with(1, R"({"cover":[[3],[19]],"removes":[3,7,11],"xname":0})"), rule::unknown_key, 2);
}

TEST(Checker, ClaimsWithoutStepsOnEveryBoard) {
    for (Box box : boxes) {
        const auto grid = pattern_grid(box);
        const std::string solved = R"({"claim":"solved","grid":)" + list_text(grid) + "}\n";
        const std::string unique = R"({"claim":"unique","grid":)" + list_text(grid) + "}\n";
        EXPECT_EQ(expect_accepted(header(box, blank(box)) + solved).what, Proved::solution);
        EXPECT_EQ(expect_accepted(header(box, grid) + unique).what, Proved::unique);
        expect_refused(header(box, blank(box)) + unique, rule::unique_living, 2);
        auto swapped = grid;
        std::swap(swapped[0], swapped[1]);
        expect_refused(header(box, blank(box)) + R"({"claim":"solved","grid":)" + list_text(swapped) + "}",
                       rule::grid_sectors, 2);
    }
}

// The given of the first cell dies in its row, column and box; then a false claim names them all.
TEST(Checker, PeersOfAGivenOnEveryBoard) {
    for (Box box : boxes) {
        const int n = box.digits();
        auto givens = blank(box);
        givens[0] = n;
        std::vector<int> row, column;
        for (int i = 1; i < n; ++i) {
            row.push_back(i * n + n - 1);
            column.push_back(i * n * n + n - 1);
        }
        const int row_sector = n * n + n - 1, column_sector = n * n + n * n + n - 1;
        const std::string text = header(box, givens) + "{\"cover\":[[0],[" + std::to_string(row_sector) +
                                 "]],\"removes\":" + list_text(row) + "}\n{\"cover\":[[0],[" +
                                 std::to_string(column_sector) + "]],\"removes\":" + list_text(column) + "}\n";
        const std::string claim = "{\"claim\":\"false\",\"candidates\":";
        const Accepted accepted = expect_accepted(text + claim + list_text(column) + "}\n");
        EXPECT_EQ(accepted.what, Proved::false_candidates);
        EXPECT_EQ(accepted.numbers, column);
        expect_refused(text + claim + list_text({0, n * n - 1, n - 1}) + "}", rule::false_living, 4);
    }
}

TEST(Checker, AMultiValuedGiven) {
    const std::string start = R"({"format":"deduku-proof","version":1,"box":[2,2],"givens":[[4,2])";
    const std::string rest = ",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n";
    expect_accepted(start + rest + R"({"claim":"false","candidates":[0,2]})");
    expect_refused(start + rest + R"({"claim":"false","candidates":[0,1]})", rule::false_living, 2);
}

TEST(Checker, NoSolution) {
    const Accepted accepted = expect_accepted(clash + R"({"claim":"no-solution","empty":1})");
    EXPECT_EQ(accepted.what, Proved::no_solution);
    EXPECT_EQ(accepted.numbers, std::vector<int>{1});
    expect_refused(clash + R"({"claim":"no-solution","empty":2})", rule::no_solution_living, 3);
    expect_refused(clash + R"({"claim":"no-solution","empty":64})", rule::range, 3);
}

TEST(Checker, Claims) {
    const std::string start = header({2, 2}, {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    const auto claim = [&](const std::string& grid) { return start + R"({"claim":"solved","grid":)" + grid + "}"; };
    expect_accepted(claim("[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]"));
    expect_refused(claim("[2,1,3,4,3,4,1,2,1,2,4,3,4,3,2,1]"), rule::grid_givens, 2);
    expect_refused(claim("[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2]"), rule::grid_size, 2);
    expect_refused(claim("[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1,1]"), rule::grid_size, 2);
    expect_refused(claim("[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,5]"), rule::range, 2);
    expect_refused(claim("[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,0]"), rule::grid_sectors, 2);
    expect_refused(claim("\"1234\""), rule::wrong_kind, 2);
    // 2 1 in the first row contradicts no given, only what the steps removed: the grid itself is at fault.
    expect_refused(golden_with(19, R"({"claim":"solved","grid":[2,1,3,4,3,4,1,2,2,1,4,3,4,3,2,1]})"),
                   rule::grid_sectors, 20);
    expect_refused(start + R"({"claim":"solved"})", rule::missing_key, 2);
    expect_refused(start + R"({"claim":"solved","grid":[1],"empty":3})", rule::unknown_key, 2);
    expect_refused(start + R"({"claim":"Solved","grid":[1]})", rule::claim_kind, 2);
    expect_refused(start + R"({"claim":7})", rule::claim_kind, 2);
    expect_refused(start + R"({"claim":"false","candidates":[64]})", rule::range, 2);
}

TEST(Checker, Header) {
    const auto head = [](const std::string& version, const std::string& box, const std::string& first) {
        return R"({"format":"deduku-proof","version":)" + version + ",\"box\":" + box + ",\"givens\":[" + first +
               ",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n" + R"({"claim":"false","candidates":[]})";
    };
    expect_accepted(head("1", "[2,2]", "0"));
    expect_accepted(head("1", "[1,4]", "[1,2,3,4]"));
    expect_refused(head("2", "[2,2]", "0"), rule::header_format, 1);
    expect_refused(head("\"1\"", "[2,2]", "0"), rule::wrong_kind, 1);
    for (const char* box : {"[2]", "[2,2,1]", "[0,4]", "[1,1]", "[8,9]"})
        expect_refused(head("1", box, "0"), rule::header_box, 1);
    for (const char* box : {"[65,1]", "[999999999,999999999]"}) expect_refused(head("1", box, "0"), rule::range, 1);
    expect_refused(head("1", "[2,3]", "0"), rule::header_givens, 1);
    expect_refused(head("1", "[2,2]", "0,0"), rule::header_givens, 1);
    for (const char* given : {"5", "[1,5]"}) expect_refused(head("1", "[2,2]", given), rule::range, 1);
    for (const char* given : {"\"1\"", "{}", "[[1],2]"}) expect_refused(head("1", "[2,2]", given), rule::wrong_kind, 1);
    for (const char* given : {"[1]", "[0]", "[0,1]"}) expect_refused(head("1", "[2,2]", given), rule::header_cell, 1);
    for (const char* given : {"[1,1]", "[1,2,1]"}) expect_refused(head("1", "[2,2]", given), rule::repeats, 1);
    expect_refused(head("1", "[2,2]", "[]"), rule::empty_list, 1);
    const std::string good = header({2, 2}, blank({2, 2}));
    expect_refused("", rule::header_missing, 1);
    expect_refused("[]\n", rule::header_missing, 1);
    expect_refused(R"({"claim":"false","candidates":[]})", rule::header_missing, 1);
    expect_refused(good, rule::claim_missing, 2);
    expect_refused(good + good, rule::header_repeated, 2);
    expect_refused(R"({"format":"other","version":1,"box":[2,2],"givens":[]})", rule::header_format, 1);
    expect_refused(R"({"format":"deduku-proof","version":1,"box":[2,2]})", rule::missing_key, 1);
    expect_refused(R"({"format":"deduku-proof","version":1,"box":[2,2],"givens":[],"name":"x"})", rule::unknown_key, 1);
    expect_refused("\xef\xbb\xbf" + good, rule::json, 1);
}

TEST(Checker, TheHeaderMustStateThePuzzle) {
    Puzzle puzzle = blank_puzzle({2, 2});
    const auto give = [&](std::size_t cell, int digit) {
        puzzle.cells[static_cast<Cell>(cell)] = {static_cast<Digit>(digit - 1)};
    };
    give(3, 4), give(4, 3), give(6, 1), give(9, 1), give(12, 4);
    const std::string text = joined(golden_lines());
    EXPECT_TRUE(std::holds_alternative<Accepted>(testing::checked(&puzzle, text)));
    const auto rule_of = [&](const Puzzle& other) -> std::string {
        const Verdict verdict = testing::checked(&other, text);
        return std::holds_alternative<Refused>(verdict) ? std::get<Refused>(verdict).rule : "accepted";
    };
    Puzzle other = puzzle;
    other.cells[Cell{0}].erase(static_cast<Digit>(3));
    EXPECT_EQ(rule_of(other), rule::other_puzzle);
    other = puzzle;
    other.box = {1, 4};
    EXPECT_EQ(rule_of(other), rule::other_puzzle);
    EXPECT_EQ(rule_of(blank_puzzle({3, 3})), rule::other_puzzle);
}

TEST(Checker, LinesOutOfPlace) {
    auto lines = golden_lines();
    lines.push_back(lines.back());
    expect_refused(joined(lines), rule::after_claim, lines.size());
    lines.back().clear();
    expect_refused(joined(lines), rule::after_claim, lines.size());
    expect_refused(golden_with(1, ""), rule::blank_line, 2);
    expect_refused(golden_with(1, " \r"), rule::blank_line, 2);
    expect_refused(golden_with(1, "7"), rule::unknown_object, 2);
    expect_refused(golden_with(1, R"({"removes":[3]})"), rule::unknown_object, 2);
    lines = golden_lines();
    lines.pop_back();
    expect_refused(joined(lines), rule::claim_missing, lines.size() + 1);
    expect_refused(std::string(max_line + 1, ' '), rule::line_too_long, 1);
}

TEST(Checker, Covers) {
    const auto first = [](const std::string& cover, const std::string& removes) {
        return golden_with(1, "{\"cover\":" + cover + ",\"removes\":" + removes + "}");
    };
    expect_accepted(first("[[3],[19]]", "[11,3,7]"));
    expect_refused(first("[[],[]]", "[3,7,11]"), rule::empty_list, 2);
    expect_refused(first("[[3],[]]", "[3,7,11]"), rule::empty_list, 2);
    expect_refused(first("[[3],[19,47]]", "[3,7,11]"), rule::cover_sizes, 2);
    expect_refused(first("[[3]]", "[3,7,11]"), rule::cover_sizes, 2);
    expect_refused(first("[[3],[19],[19]]", "[3,7,11]"), rule::cover_sizes, 2);
    expect_refused(first("[[3,3],[19,19]]", "[3,7,11]"), rule::repeats, 2);
    expect_refused(first("[[3,4],[19,19]]", "[3,7,11]"), rule::repeats, 2);
    expect_refused(first("[[64],[19]]", "[3,7,11]"), rule::range, 2);
    expect_refused(first("[[3],[64]]", "[3,7,11]"), rule::range, 2);
    expect_refused(first("[[0],[19]]", "[7,11]"), rule::cover_condition, 2);
    expect_refused(first("[[3],[18]]", "[6]"), rule::cover_condition, 2);
    expect_refused(first("[[3],[19]]", "[]"), rule::empty_list, 2);
    expect_refused(first("[[3],[19]]", "[3,7,11,3]"), rule::repeats, 2);
    expect_refused(first("[[4],[18]]", "[2]"), rule::cover_condition, 2);
    expect_refused(first("[[3],[19]]", "[3,7,15]"), rule::removes_unsupported, 2);
    expect_refused(first("[[3],[19]]", "[3,7,31]"), rule::removes_unsupported, 2);
    expect_refused(first("[[3],[19]]", "[3,64]"), rule::range, 2);
    expect_refused(first("[[3],[19]]", "3"), rule::wrong_kind, 2);
    expect_refused(first("[[3],19]", "[3]"), rule::wrong_kind, 2);
    expect_refused(first("[3,19]", "[3]"), rule::wrong_kind, 2);
    expect_refused(first("[[\"3\"],[19]]", "[3]"), rule::wrong_kind, 2);
    expect_refused(golden_with(1, R"({"cover":[[3],[19]]})"), rule::missing_key, 2);
    auto lines = golden_lines();
    lines.insert(lines.begin() + 2, lines[1]);
    expect_refused(joined(lines), rule::removes_dead, 3);
}

// 4 of cell 0 and 3 of cell 6 at one stroke; cell 7 instead of 6 is open.
TEST(Checker, ACoverOfTwoSectors) {
    const std::string start = header({2, 2}, {4, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    const std::string claim = R"({"claim":"false","candidates":[7,18]})";
    expect_accepted(start + "{\"cover\":[[0,6],[19,22]],\"removes\":[7,18]}\n" + claim);
    expect_refused(start + "{\"cover\":[[0,7],[19,22]],\"removes\":[7,18]}\n" + claim, rule::cover_condition, 2);
}

TEST(Checker, Splits) {
    const auto with = [](const std::string& branches, const std::string& removes = "[1]", const std::string& on = "0") {
        return golden_with(split_line,
                           "{\"split\":" + on + ",\"branches\":" + branches + ",\"removes\":" + removes + "}");
    };
    const std::size_t line = split_line + 1;
    const std::string open = R"({"keep":[0],"steps":[]})", closed = R"({"keep":[1],"steps":[],"empty":16})";
    expect_accepted(with("[" + closed + "," + open + "]"));
    expect_accepted(with("[" + open + "," + closed + "," + closed + "]"));
    expect_refused(with("[]"), rule::split_no_branches, line);
    expect_refused(with("{}"), rule::wrong_kind, line);
    expect_refused(with("[7]"), rule::missing_key, line, "branch 0");
    for (const char* list : {"[[]]", "[[7]]", "[[318,1]]", "[[1,2,3]]", "[[\"keep\",[0]]]"})
        expect_refused(with(list), rule::missing_key, line, "branch 0");
    expect_refused(with("[" + open + "]"), rule::split_not_exhaustive, line);
    expect_refused(with("[" + open + R"(,{"keep":[],"steps":[],"empty":16}])"), rule::empty_list, line, "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1,1],"steps":[],"empty":16}])"), rule::repeats, line, "branch 1");
    expect_refused(with(R"([{"keep":[0,2],"steps":[]},)" + closed + "]"), rule::keep_foreign, line, "branch 0");
    expect_refused(with(R"([{"keep":[0,5],"steps":[]},)" + closed + "]"), rule::keep_foreign, line, "branch 0");
    expect_refused(with(R"([{"keep":[0,64],"steps":[]},)" + closed + "]"), rule::range, line, "branch 0");
    expect_refused(with("[" + open + R"(,{"keep":[1],"steps":[],"empty":17}])"), rule::branch_not_empty, line,
                   "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1],"steps":[],"empty":64}])"), rule::range, line, "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1],"steps":[]}])"), rule::branch_keeps, line, "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1],"empty":16}])"), rule::missing_key, line, "branch 1");
    expect_refused(with(R"([{"keep":[0],"steps":[],"note":1},)" + closed + "]"), rule::unknown_key, line, "branch 0");
    expect_refused(with("[" + open + "," + closed + "]", "[1,5]"), rule::branch_keeps, line, "branch 0");
    expect_refused(with("[" + open + "," + closed + "]", "[2]"), rule::removes_dead, line);
    expect_refused(with("[" + open + "," + closed + "]", "[1,1]"), rule::repeats, line);
    expect_refused(with("[" + open + "," + closed + "]", "[]"), rule::empty_list, line);
    expect_refused(with("[" + open + "," + closed + "]", "[1]", "64"), rule::range, line);
    expect_refused(with("[" + open + "," + closed + "]", "[1]", "1"), rule::keep_foreign, line, "branch 0");
}

TEST(Checker, ASplitWithAllBranchesClosedRemovesInItsSector) {
    const auto with = [](const std::string& removes) {
        return clash + R"({"split":2,"branches":[{"keep":[8,9],"steps":[],"empty":1},)" +
               R"({"keep":[10,11],"steps":[],"empty":1}],"removes":)" + removes + "}\n" +
               R"({"claim":"no-solution","empty":1})";
    };
    expect_accepted(with("[8]"));
    expect_accepted(with("[8,9,10,11]"));
    expect_refused(with("[8,12]"), rule::split_closed_outside, 3);
}

// 1 2 3 4   The four cells of 1 and 2 in rows 1 and 3 may be read both ways: two solutions. In each branch one way is
// 3 4 1 2   forced, and the other is its twin.
// 2 1 4 3
// 4 3 2 1
const std::string rectangle = R"({"format":"deduku-proof","version":1,"box":[2,2],"givens":)"
                              "[[1,2],[1,2],3,4,3,4,1,2,[1,2],[1,2],4,3,4,3,2,1]}\n";
const std::string first_steps = R"({"cover":[[0],[16]],"removes":[4]},{"cover":[[0],[32]],"removes":[32]})";
const std::string last_step = R"(,{"cover":[[1],[37]],"removes":[37]})";
const std::string other_branch = R"({"keep":[1],"steps":[{"cover":[[0],[17]],"removes":[5]},)"
                                 R"({"cover":[[0],[33]],"removes":[33]},{"cover":[[1],[36]],"removes":[36]}],)"
                                 R"("twin":[[1,4,32,37],[0,5,33,36]]})";
const std::string not_unique = R"({"claim":"not-unique","empty":0})";

std::string with_twin(const std::string& twin, const std::string& claim = not_unique,
                      const std::string& steps = first_steps + last_step, const std::string& start = rectangle) {
    return start + R"({"split":0,"branches":[{"keep":[0],"steps":[)" + steps + "]," + twin + "}," + other_branch +
           R"(],"removes":[0,1]})" + "\n" + claim;
}

const std::string good_twin = R"("twin":[[0,5,33,36],[1,4,32,37]])";

TEST(Checker, Twins) {
    EXPECT_EQ(expect_accepted(with_twin(good_twin)).what, Proved::not_unique);
    const auto refused = [](const std::string& twin, std::string_view rule) {
        expect_refused(with_twin(twin), rule, 2, "branch 0");
    };
    refused(R"("twin":[[0,5,33,36],[1,4,32,37]],"empty":0)", rule::two_ends);
    refused(R"("twin":[[0,5,33,36]])", rule::twin_lists);
    refused(R"("twin":[[0,5,33,36],[1,4,32,37],[1]])", rule::twin_lists);
    refused(R"("twin":[])", rule::twin_lists);
    refused(R"("twin":[[],[]])", rule::empty_list);
    refused(R"("twin":[[0,5,33,36],[]])", rule::empty_list);
    refused(R"("twin":[[0,5,33,36,36],[1,4,32,37]])", rule::repeats);
    refused(R"("twin":[[0,5,33,36],[1,4,32,37,1]])", rule::repeats);
    refused(R"("twin":[[0,5,33,64],[1,4,32,37]])", rule::range);
    refused(R"("twin":7)", rule::wrong_kind);
    refused(R"("twin":[0,1])", rule::wrong_kind);
    refused(R"("twin":[[0,4,33,36],[1,5,32,37]])", rule::twin_forced);        // T has a dead one
    refused(R"("twin":[[0,5,33,36,10],[1,4,32,37,10]])", rule::twin_shared);  // 3 of cell 2, a given
    refused(R"("twin":[[0,5,33,36],[1,4,32]])", rule::twin_uneven);
    refused(R"("twin":[[0,5,33],[1,4,32,37]])", rule::twin_uneven);
    refused(R"("twin":[[0,5],[1,4]])", rule::twin_uneven);  // the rows of a box, not its columns
    expect_refused(with_twin(good_twin, not_unique, first_steps), rule::twin_forced, 2, "branch 0");
    std::string fewer = rectangle;  // cell 9 may not be 2
    fewer.replace(fewer.rfind("[1,2]"), 5, "[1,3]");
    expect_refused(with_twin(good_twin, not_unique, first_steps, fewer), rule::twin_forced, 2, "branch 0");
    const std::string three = R"(,{"cover":[[9],[39]],"removes":[38]})";
    expect_refused(with_twin(good_twin, not_unique, first_steps + three, fewer), rule::cover_condition, 2,
                   "branch 0 > step 2");
}

// F must be allowed by the givens, whatever lives: cell 9 may be 1 or 3, and is 1.
TEST(Checker, ATwinKeepsToTheGivens) {
    std::string start = rectangle, steps = first_steps;
    start.replace(start.rfind("[1,2]"), 5, "1");
    expect_refused(with_twin(good_twin, not_unique, steps, start), rule::twin_allowed, 2, "branch 0");
}

TEST(Checker, ClaimsAfterATwin) {
    const auto claimed = [](const std::string& claim) { return with_twin(good_twin, claim); };
    const std::string grid = R"("grid":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]})";
    EXPECT_EQ(expect_accepted(claimed(R"({"claim":"solved",)" + grid)).what, Proved::solution);
    const Accepted wrong = expect_accepted(claimed(R"({"claim":"false","if":"unique","candidates":[0,2]})"));
    EXPECT_EQ(wrong.what, Proved::false_if_unique);
    EXPECT_EQ(wrong.numbers, (std::vector<int>{0, 2}));
    expect_refused(claimed(R"({"claim":"false","candidates":[0,2]})"), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"false","candidates":[2]})"), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"no-solution","empty":0})"), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"unique",)" + grid), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"false","if":"unique","candidates":[4]})"), rule::false_living, 3);
    expect_refused(claimed(R"({"claim":"not-unique","empty":1})"), rule::no_solution_living, 3);
    expect_refused(claimed(R"({"claim":"false","if":"solvable","candidates":[0]})"), rule::condition, 3);
    expect_refused(claimed(R"({"claim":"false","if":1,"candidates":[0]})"), rule::condition, 3);
    expect_refused(claimed(R"({"claim":"not-unique","if":"unique","empty":0})"), rule::condition, 3);
    expect_refused(claimed(R"({"claim":"solved","if":"unique",)" + grid), rule::condition, 3);
    // Conditional claims may come without a Twin, too.
    EXPECT_EQ(expect_accepted(clash + R"({"claim":"not-unique","empty":1})").what, Proved::not_unique);
    expect_accepted(clash + R"({"claim":"false","if":"unique","candidates":[4,5]})");
}

// The 4x4 rows and columns; instead of boxes four shapes, and a pair of cells that may not be equal.
const std::string own_houses = R"({"format":"deduku-proof","version":1,"digits":4,"houses":[[0,1,2,3],[4,5,6,7],)"
                               "[8,9,10,11],[12,13,14,15],[0,4,8,12],[1,5,9,13],[2,6,10,14],[3,7,11,15],"
                               "[0,1,2,4],[3,5,6,7],[8,9,10,12],[11,13,14,15],[0,7]],\"givens\":";
constexpr int pair_of_one = 16 + 12 * 4;  // the sector of 1 in the last house

TEST(Checker, HousesOfTheirOwn) {
    const std::string blank = own_houses + "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n";
    const std::string given = own_houses + "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n";
    const std::string last = std::to_string(pair_of_one);
    const auto claim = [](const std::string& list) { return R"({"claim":"false","candidates":)" + list + "}"; };
    // 1 in cell 0 goes from cell 4 by the shape and from cell 7 by the pair, which may cover.
    expect_accepted(given + "{\"cover\":[[0],[48]],\"removes\":[4,8,16]}\n{\"cover\":[[0],[" + last +
                    "]],\"removes\":[28]}\n" + claim("[4,8,16,28]"));
    expect_refused(given + "{\"cover\":[[0],[48]],\"removes\":[20]}\n" + claim("[20]"), rule::removes_unsupported, 2);
    // .. but neither be a base, nor split, nor be empty.
    expect_refused(blank + "{\"cover\":[[" + last + "],[0]],\"removes\":[1]}\n", rule::exactly_one, 2);
    expect_refused(blank + "{\"split\":" + last + R"(,"branches":[{"keep":[0,28],"steps":[]}],"removes":[1]})",
                   rule::exactly_one, 2);
    std::string two = given;  // 2 in cell 0, 3 in cell 7: no 1 in the pair
    two.replace(two.find("[1,0,0,0,0,0,0,0"), 16, "[2,0,0,0,0,0,0,3");
    expect_refused(two + R"({"claim":"no-solution","empty":)" + last + "}", rule::exactly_one, 2);
    // 1 2 3 4 / 3 4 2 1 / 2 1 4 3 / 4 3 1 2 has 1 at cell 0 and at cell 7.
    expect_refused(blank + R"({"claim":"solved","grid":[1,2,3,4,3,4,2,1,2,1,4,3,4,3,1,2]})", rule::grid_sectors, 2);
    expect_accepted(own_houses.substr(0, own_houses.find(",[0,7]")) +
                    "],\"givens\":" + "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n" +
                    R"({"claim":"solved","grid":[1,2,3,4,4,3,2,1,2,1,4,3,3,4,1,2]})");
}

TEST(Checker, HeadersWithHouses) {
    const auto head = [](const std::string& digits, const std::string& houses, const std::string& givens = "[0,0,0]") {
        return R"({"format":"deduku-proof","version":1,"digits":)" + digits + ",\"houses\":" + houses +
               ",\"givens\":" + givens + "}\n" + R"({"claim":"false","candidates":[]})";
    };
    expect_accepted(head("3", "[[0,1,2]]"));
    expect_accepted(head("4", "[[0,1],[1,2]]", "[0,[1,4],4]"));  // no square, no house with all digits
    expect_refused(head("1", "[[0]]"), rule::header_box, 1);
    expect_refused(head("65", "[[0]]"), rule::range, 1);
    expect_refused(head("3", "[]"), rule::header_houses, 1);
    expect_refused(head("3", "[[]]"), rule::empty_list, 1);
    expect_refused(head("3", "[[0,0]]"), rule::repeats, 1);
    expect_refused(head("3", "[[0,3]]"), rule::range, 1);
    expect_refused(head("3", "[0]"), rule::wrong_kind, 1);
    expect_refused(head("2", "[[0,1,2]]"), rule::header_wide, 1);
    expect_refused(head("3", "[[0]]", "[]"), rule::header_givens, 1);
    expect_refused(head("3", "[[0]]", "[4]"), rule::range, 1);
    std::string many = "[[0]";
    for (int i = 0; i < 1024; ++i) many += ",[0]";
    expect_refused(head("3", many + "]"), rule::header_houses, 1);
    for (const char* keys : {R"("box":[2,2],"digits":4)", R"("houses":[[0]])", R"("digits":4)", R"("x-box":[2,2])"}) {
        const std::string text = R"({"format":"deduku-proof","version":1,)" + std::string(keys) + R"(,"givens":[0]})";
        EXPECT_TRUE(std::holds_alternative<Refused>(check_text(text + "\n{\"claim\":\"false\",\"candidates\":[]}")));
    }
}

// The two cells of a row may be exchanged, unless one of them shares a pair with a third.
TEST(Checker, TwinsAndHousesOfAFewCells) {
    const auto with = [](const std::string& pair) {
        return R"({"format":"deduku-proof","version":1,"digits":2,"houses":[[0,1],)" + pair + R"(],"givens":[0,0,0]})" +
               "\n" + R"({"split":0,"branches":[{"keep":[0],"steps":[{"cover":[[0],[3]],"removes":[2]}],)" +
               R"("twin":[[0,3],[1,2]]},{"keep":[1],"steps":[]}],"removes":[0]})" + "\n" +
               R"({"claim":"false","if":"unique","candidates":[0]})";
    };
    expect_accepted(with("[2]"));
    expect_refused(with("[0,2]"), rule::twin_uneven, 2, "branch 0");
}

// 4 stands in cell 3, so 3 and 11 (4 in cells 0 and 2) are false whatever cell 1 is; two open branches
// find it, the second by a Split of its own.
TEST(Checker, NestedSplitsAndThePathOfARefusal) {
    const std::string start = header({2, 2}, {0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    const auto with = [&](const std::string& innermost, const std::string& claimed = "[3,11]") {
        return start + R"({"split":1,"branches":[{"keep":[4,5],"steps":[{"cover":[[3],[19]],"removes":[3,11]}]},)" +
               R"({"keep":[6,7],"steps":[{"cover":[[3],[19]],"removes":[11]},{"split":2,"branches":[)" +
               R"({"keep":[8],"steps":[{"cover":[[3],[19]],"removes":[3]}]},{"keep":[9,10],"steps":[)" + innermost +
               R"(]}],"removes":[3]}]}],"removes":[3,11]})" + "\n" + R"({"claim":"false","candidates":)" + claimed +
               "}";
    };
    expect_accepted(with(R"({"cover":[[3],[19]],"removes":[3,7]})"));
    expect_refused(with(R"({"cover":[[3],[19]],"removes":[3,7]})", "[7]"), rule::false_living, 3);
    expect_refused(with(R"({"cover":[[3],[19]],"removes":[3,9]})"), rule::removes_unsupported, 2,
                   "branch 1 > step 1 > branch 1 > step 0");
    expect_refused(with(""), rule::branch_keeps, 2, "branch 1 > step 1 > branch 1");
    expect_refused(with(R"({"claim":"false","candidates":[]})"), rule::unknown_object, 2,
                   "branch 1 > step 1 > branch 1 > step 0");
}

TEST(Checker, DepthIsLimitedTo200Splits) {
    const auto nested = [](int depth) {
        std::string text;
        for (int i = 1; i < depth; ++i) text += R"({"split":2,"branches":[{"keep":[8,9,10,11],"steps":[)";
        text += R"({"split":2,"branches":[{"keep":[8,9,10,11],"steps":[],"empty":1}],"removes":[8]})";
        for (int i = 1; i < depth; ++i) text += R"(],"empty":1}],"removes":[8]})";
        return clash + text + "\n" + R"({"claim":"no-solution","empty":1})";
    };
    expect_accepted(nested(1));
    expect_accepted(nested(200));
    expect_refused(nested(201), rule::json, 3);
    expect_refused(nested(100000), rule::json, 3);
}

// What decides a ledger is short enough to be read, and stands on the standard library alone.
TEST(Checker, IsShort) {
    int lines = 0;
    for (const char* name : {"include/deduku/verdict.hpp", "src/check/ledger.cpp", "src/check/json.hpp"}) {
        std::ifstream file(std::string(DEDUKU_ROOT "/") + name);
        ASSERT_TRUE(file) << name;
        for (std::string line; std::getline(file, line); ++lines) {
            if (!line.starts_with("#include \"")) continue;
            EXPECT_TRUE(line == "#include \"deduku/verdict.hpp\"" || line == "#include \"check/json.hpp\"") << line;
        }
    }
    std::printf("%d lines\n", lines);
    EXPECT_LT(lines, 450);
}

}  // namespace
}  // namespace deduku
