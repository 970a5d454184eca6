#include <gtest/gtest.h>

#include <random>

#include "deduku/text.hpp"

namespace deduku {
namespace {

Set<Digit> digits(std::initializer_list<int> shown) {
    Set<Digit> set;
    for (int d : shown) set.insert(static_cast<Digit>(d - 1));
    return set;
}

// The only puzzle of a text.
Puzzle read_back(const std::string& text, ReadOptions options = {}) {
    const auto results = read_puzzles(text, options);
    EXPECT_EQ(results.size(), 1u) << text;
    if (results.size() == 1 && std::holds_alternative<Puzzle>(results[0])) return std::get<Puzzle>(results[0]);
    if (!results.empty() && std::holds_alternative<ReadError>(results[0]))
        ADD_FAILURE() << std::get<ReadError>(results[0]).text() << "\n" << text;
    return {};
}

TEST(Write, Lines) {
    Puzzle puzzle = blank_puzzle({2, 2});
    puzzle.cells[Cell{0}] = digits({3});
    puzzle.cells[Cell{5}] = digits({1, 4});
    EXPECT_EQ(to_line(puzzle), "3....[14]..........");

    Puzzle large = blank_puzzle({6, 6});
    large.cells[Cell{1}] = digits({10});
    large.cells[Cell{2}] = digits({35});
    large.cells[Cell{3}] = digits({9, 36});
    EXPECT_EQ(to_line(large).substr(0, 8), ".AZ[9a].");

    Puzzle numbers = blank_puzzle({8, 8});
    numbers.cells[Cell{1}] = digits({64});
    numbers.cells[Cell{2}] = digits({1, 10});
    EXPECT_EQ(to_line(numbers).substr(0, 14), ". 64 [1,10] . ");

    const Geometry g({2, 2});
    Grid grid;
    for (int d : {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}) grid.push_back(static_cast<Digit>(d - 1));
    EXPECT_EQ(to_line(g, grid), "1234341221434321");
}

TEST(Write, Sdk) {
    Puzzle puzzle = blank_puzzle({3, 3});
    puzzle.cells[Cell{0}] = digits({8});
    puzzle.cells[Cell{80}] = digits({1, 9});
    puzzle.name = "A name";
    puzzle.comment = "first\nsecond";
    EXPECT_EQ(to_sdk(puzzle),
              "#DA name\n#Cfirst\n#Csecond\n"
              "8........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n........[19]\n");
    const Puzzle back = read_back(to_sdk(puzzle));
    EXPECT_EQ(back.name, puzzle.name);
    EXPECT_EQ(back.comment, puzzle.comment);
    puzzle.name = "two\nlines";
    EXPECT_EQ(read_back(to_sdk(puzzle)).name, "two\nlines");
}

TEST(Write, PencilMarks) {
    Puzzle puzzle = blank_puzzle({2, 2});
    puzzle.cells[Cell{0}] = digits({1});
    puzzle.cells[Cell{7}] = digits({2, 3});
    EXPECT_EQ(to_pencil_marks(start_board(puzzle)),
              "+-----------+-----------+\n"
              "| 1    1234 | 1234 1234 |\n"
              "| 1234 1234 | 1234 23   |\n"
              "+-----------+-----------+\n"
              "| 1234 1234 | 1234 1234 |\n"
              "| 1234 1234 | 1234 1234 |\n"
              "+-----------+-----------+\n");
}

// Above 9x9 a word of two digits is a number, so candidates are in brackets.
TEST(Write, PencilMarksOfLargeBoards) {
    Puzzle puzzle = blank_puzzle({3, 4});
    for (Set<Digit>& cell : puzzle.cells) cell = digits({12});
    puzzle.cells[Cell{0}] = digits({1, 2});
    const std::string text = to_pencil_marks(start_board(puzzle));
    EXPECT_EQ(text.substr(text.find('|'), 17), "| [12] C    C    ");
    EXPECT_EQ(read_back(text).cells, puzzle.cells);
}

Puzzle random_puzzle(Box box, std::mt19937& random) {
    Puzzle puzzle = blank_puzzle(box);
    const auto n = static_cast<std::size_t>(box.digits());
    // From nearly blank to nearly full, with some or no cells of several digits.
    const std::size_t given = random() % 101;
    const std::size_t several = random() % 2 * (random() % 101);
    for (Set<Digit>& cell : puzzle.cells) {
        if (random() % 100 < given)
            cell = {static_cast<Digit>(random() % n)};
        else if (random() % 100 < several)
            while (cell.size() > 1 && random() % 4 != 0) cell.erase(static_cast<Digit>(random() % n));
    }
    return puzzle;
}

struct Case {
    Box box;
    int rounds;
};

// Everything written reads back as the same puzzle, with the box given and without.
TEST(Write, EverythingRoundTrips) {
    std::mt19937 random(3);
    for (const Case& c :
         {Case{{2, 2}, 300}, Case{{2, 3}, 200}, Case{{3, 2}, 50}, Case{{3, 3}, 200}, Case{{3, 4}, 50}, Case{{2, 6}, 50},
          Case{{4, 4}, 50}, Case{{5, 5}, 15}, Case{{6, 6}, 8}, Case{{1, 5}, 50}, Case{{2, 31}, 2}, Case{{8, 8}, 3}}) {
        for (int round = 0; round <= c.rounds; ++round) {
            const Puzzle puzzle = round == 0 ? blank_puzzle(c.box) : random_puzzle(c.box, random);
            for (const std::string& text : {to_line(puzzle), to_sdk(puzzle), to_pencil_marks(start_board(puzzle))}) {
                const Puzzle named = read_back(text, {c.box});
                ASSERT_TRUE(named.box() == c.box && named.cells == puzzle.cells) << text;
                if (c.box.height == 1 && text.starts_with('+')) continue;  // the frame of the marks draws no boxes
                const Puzzle usual = read_back(text);
                ASSERT_TRUE(usual.box() == c.box && usual.cells == puzzle.cells) << text;
            }
        }
    }
}

}  // namespace
}  // namespace deduku
