// Headers, claims and the order of lines: each condition is violated alone, on the published 4x4 proof or a ledger of a
// few lines.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "tests/support/ledgers.hpp"

namespace deduku {
namespace {

using namespace testing::ledgers;

// Two equal givens empty cell 1; then every Split is closed, on any sector, if it keeps all living members.
TEST(Checker, GeometryMatchesGrid) {
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

// The given of the first cell is removed from its row, column and box; then a false claim names all these candidates.
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
    // 2 1 in the first row contradicts no given, only the steps: the grid itself is refused.
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
    expect_refused(head("4", "[2,2]", "0"), rule::header_format, 1);
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
    other.set_board(std::make_shared<const Geometry>(Box{1, 4}));
    EXPECT_EQ(rule_of(other), rule::other_puzzle);
    EXPECT_EQ(rule_of(blank_puzzle({3, 3})), rule::other_puzzle);
}

TEST(Checker, MisplacedLines) {
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

// The files that decide on a ledger are short enough to read, and include only the standard library.
TEST(Checker, StaysShort) {
    int lines = 0;
    const std::set<std::string> files = {"deduku/verdict.hpp", "checker/json.hpp",  "checker/values.hpp",
                                         "checker/header.hpp", "checker/board.hpp", "checker/ledger.cpp"};
    for (const std::string& name : files) {
        std::ifstream file(DEDUKU_ROOT "/" + std::string(name.starts_with("checker/") ? "src/" : "include/") + name);
        ASSERT_TRUE(file) << name;
        for (std::string line; std::getline(file, line); ++lines)
            if (line.starts_with("#include \"")) {
                EXPECT_TRUE(files.contains(line.substr(10, line.size() - 11))) << line;
            }
    }
    std::printf("%d lines\n", lines);
    EXPECT_LT(lines, 780);
}

}  // namespace
}  // namespace deduku
