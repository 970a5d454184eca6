// Killers on one line: published ones compared with another program's reading, forms, errors and their positions.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "tests/support/links.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

std::string read_killer_text(const std::string& text) { return testing::read(text, {std::nullopt, &all()}).at(0); }
// "3x3::k:" and 81 numbers, starting with these.
std::string numbers(const std::string& first, int others, const std::string& head = "3x3::k:") {
    std::string out = head + first;
    for (int i = 0; i < others; ++i) out += ":0";
    return out;
}
std::string with(const std::string& rules) { return std::string(81, '.') + (rules.empty() ? "" : " rules:" + rules); }

// The same puzzles as lines from forums and as strings of the Interactive Sudoku Solver made from them.
TEST(Killer, MatchesAnotherProgram) {
    const auto lines = testing::table("tests/data/formats/killers.tsv");
    ASSERT_EQ(lines.size(), 20U);
    for (const auto& row : lines) {
        const auto read = testing::outcome_of(row[0]), expected = testing::outcome_of(row[1]);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << std::get<std::string>(read);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(expected)) << std::get<std::string>(expected);
        EXPECT_TRUE(testing::same(std::get<Puzzle>(read), std::get<Puzzle>(expected))) << row[0];
    }
}

TEST(Killer, Forms) {
    EXPECT_EQ(read_killer_text(numbers("2817:2817", 79)), with("killer 11: A1 B1"));
    EXPECT_EQ(read_killer_text(numbers("2817:2817:26:27", 77, "3x3:d:k:") + ": # hard"),
              with("diagonal up; diagonal down; killer 11: A1 B1"));
    const std::string arrows = "B<9^^9999" + std::string(72, '9');
    EXPECT_EQ(read_killer_text(arrows).substr(0, 60), "1:4: found '^', expected a way to a cell with a sum");
    // All eight directions.
    const std::string zeros = "000000";
    const std::string ways = read_killer_text(".v," + zeros + ">a<" + zeros + "'^`" + zeros + std::string(54, '0'));
    EXPECT_NE(ways.find("; killer 36: A1-C1 A2-C2 A3-C3; killer: D2; "), ways.npos) << ways;
}

TEST(Killer, ErrorsHavePositions) {
    EXPECT_EQ(read_killer_text(numbers("2817:3073", 79)), "1:13: found the sum 12 for cage 1, expected 11, as before");
    EXPECT_EQ(read_killer_text(numbers("x", 80)),
              "1:8: found 'x', expected 256 times the sum of the cage and the number of the cage");
    EXPECT_EQ(read_killer_text(numbers("1", 70)), "1:6: found 71 numbers after 'k', expected 81");
    EXPECT_EQ(read_killer_text(numbers("1", 80, "3x3:e:k:")), "1:5: found 'e', expected ':' or 'd:', with diagonals");
    EXPECT_EQ(read_killer_text(numbers("1", 80, "3x3::t:")), "1:6: found 't', expected 'k', a killer");
    EXPECT_EQ(read_killer_text("3x3:"), "1:5: found nothing, expected ':' or 'd:', with diagonals");
    const std::string circle = "><" + std::string(79, '5');
    EXPECT_EQ(read_killer_text(circle), "1:1: found '>', expected a way to a cell with a sum");
}

TEST(Killer, Written) {
    const auto line = [](const std::string& puzzle) {
        const Written out = written(*written_format("killer"), testing::read_puzzle(puzzle));
        const auto* refusal = std::get_if<Refusal>(&out);
        return refusal != nullptr ? refusal->why : std::get<std::string>(out);
    };
    EXPECT_EQ(line(with("killer 11: A1 B1")), numbers("2817:2817", 79) + ":\n");
    EXPECT_EQ(line(with("diagonals")), numbers("0", 80, "3x3:d:k:") + ":\n");
    EXPECT_EQ(line("5" + with("killer 11: A1 B1").substr(1)), "cannot represent givens");
    EXPECT_EQ(line(with("killer 11: A1 B1; killer 5: A1 A2")), "cannot represent overlapping cages");
    EXPECT_EQ(line(with("diagonal up")), "cannot represent the rule 'diagonal up'");
    EXPECT_EQ(line(with("killer: A1 B1")), "cannot represent the rule 'killer: A1 B1'");
}

}  // namespace
}  // namespace deduku::formats
