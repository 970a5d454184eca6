// Every format that holds rules: random small boards with houses and rules of the whole table are written, read back,
// and solved by the words of the rules. The solutions stay the same; what a format cannot hold is refused.
#include <gtest/gtest.h>

#include <array>
#include <map>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "search/solver.hpp"
#include "tests/support/rules.hpp"
#include "tests/support/worded_rules.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

constexpr std::array formats_with_rules = {"line", "sdk", "rules", "f-puzzles", "sudokupad", "iss", "iss-link"};

std::vector<std::string> solutions_of(const Puzzle& puzzle) {
    std::vector<std::string> out;
    SearchRequest request;
    request.limit = 1000;
    request.each = [&](const Grid& grid) {
        std::string digits;
        // Another spelling of a rule may have other helpers, or none.
        for (const Cell cell : puzzle.geometry().every_grid_cell())
            digits += static_cast<char>('1' + index(grid[cell]));
        out.push_back(digits);
        return true;
    };
    EXPECT_EQ(oracle_solve(start_board(puzzle), request).end, SearchEnd::complete);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// A 4x4 board with random houses, rules that the reader accepts on it, and a few givens.
Puzzle random_puzzle(Random& random, std::map<std::string, int>& met) {
    constexpr std::array<std::string_view, 8> houses = {
        "boxes",
        "boxes",
        "boxes+diagonals",
        "AAABABBBCCCDCDDD",
        "AAAABBBBCCDDCCDD",
        "ABBBACCCADDDBCDA+diagonals",
        "2221211133343444",
        "[[0,1,2,3],[0,4,8,12],[4,5,6,7],[1,5,9,13],[8,9,10,11],[2,6,10,14],[12,13,14,15],[3,7,11,15]]"};
    const GeometryPtr plain =
        parse_houses(houses[static_cast<std::size_t>(below(random, static_cast<int>(houses.size())))], Box{2, 2});
    Puzzle puzzle(plain);
    const GeometryPtr worded = testing::random_worded_board({2, 2}, below(random, 4), random, met);
    const auto added = add_rules(plain, write_rules(worded->rules(), *worded));
    if (std::holds_alternative<GeometryPtr>(added)) puzzle.set_board(std::get<GeometryPtr>(added));
    const Grid grid = testing::random_grid({2, 2}, random);
    for (int i = below(random, 3); i > 0; --i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
}

// The text is read as one puzzle with these solutions.
void expect_solutions(const std::string& text, const std::vector<std::string>& solutions) {
    const auto back = read_puzzles(text, {std::nullopt, &formats::all()});
    const auto* read = back.size() == 1 ? std::get_if<Puzzle>(&back[0]) : nullptr;
    EXPECT_NE(read, nullptr) << text;
    if (read != nullptr) {
        EXPECT_EQ(solutions_of(*read), solutions) << text << to_line(*read);
    }
}

// The items of a text of ISS on lines of their own.
std::string in_lines(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '.' ? "\n." : std::string(1, c);
    return out;
}

// Whether the format holds the puzzle; then its text is read as a puzzle with the same solutions.
bool survives(const Puzzle& puzzle, std::string_view format, const std::vector<std::string>& solutions) {
    const formats::Written text = formats::written(*formats::written_format(format), puzzle);
    if (std::holds_alternative<formats::Refusal>(text)) return false;
    SCOPED_TRACE(std::string(format) + ": " + to_line(puzzle));
    expect_solutions(std::get<std::string>(text), solutions);
    if (format == "iss") expect_solutions(in_lines(std::get<std::string>(text)), solutions);
    return true;
}

void write_and_read(int boards, unsigned seed) {
    Random random(seed);
    std::map<std::string, int> met, held;
    std::size_t several = 0;
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(random, met);
        const std::vector<std::string> solutions = solutions_of(puzzle);
        several += solutions.size() > 1 ? 1U : 0U;
        for (const char* format : formats_with_rules) held[format] += survives(puzzle, format, solutions) ? 1 : 0;
        if (::testing::Test::HasFailure()) return;
    }
    for (const char* format : formats_with_rules) EXPECT_GT(held[format], boards / 8) << format;
    EXPECT_GT(several, static_cast<std::size_t>(boards / 4));
    // Rows for nine digits, and those that name cells beside the grid.
    constexpr std::array<std::string_view, 6> never = {"windows",      "entropic", "global-entropy",
                                                       "magic-square", "layer",    "value"};
    for (const RuleRow* row : rule_rows())
        if (std::find(never.begin(), never.end(), row->key) == never.end() && boards > 1000) {
            EXPECT_GT(met[std::string(row->key)], 0) << row->key;
        }
}

TEST(FormatsAgree, WrittenPuzzlesKeepTheirSolutions) { write_and_read(400, 1); }
TEST(ExhaustiveFormatsAgree, WrittenPuzzlesKeepTheirSolutions) { write_and_read(20'000, 2); }

// Several puzzles in one file stay as many.
TEST(FormatsAgree, FilesOfSeveralPuzzles) {
    Random random(3);
    std::map<std::string, int> met;
    for (const char* format : formats_with_rules) {
        std::string text;
        std::vector<std::vector<std::string>> expected;
        for (int i = 0; i < 60; ++i) {
            const Puzzle puzzle = random_puzzle(random, met);
            const formats::Format& row = *formats::written_format(format);
            const formats::Written one = formats::written(row, puzzle);
            if (std::holds_alternative<formats::Refusal>(one)) continue;
            text += (text.empty() ? "" : std::string(row.write.gap)) + std::get<std::string>(one);
            expected.push_back(solutions_of(puzzle));
        }
        const auto back = read_puzzles(text, {std::nullopt, &formats::all()});
        ASSERT_EQ(back.size(), expected.size()) << format << '\n' << text;
        for (std::size_t i = 0; i < back.size(); ++i) {
            ASSERT_TRUE(std::holds_alternative<Puzzle>(back[i])) << format << '\n' << text;
            EXPECT_EQ(solutions_of(std::get<Puzzle>(back[i])), expected[i]) << format;
        }
    }
}

}  // namespace
}  // namespace deduku
