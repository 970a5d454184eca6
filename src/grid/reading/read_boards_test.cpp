// Boards read in blocks equal the puzzles read by next(), with any text between them.
#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using testing::Lines;

const std::string known_board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string rows_of(const std::string& cells, const std::string& end) {
    std::string text;
    for (std::size_t r = 0; r < 9; ++r) text += cells.substr(r * 9, 9) + end;
    return text;
}

/// Reads the text in pieces of at most `piece` bytes; boards in blocks of at most `most`.
struct Read {
    Lines lines;
    std::size_t in_blocks = 0;
};
Read read_in_blocks(const std::string& text, std::size_t piece, std::size_t most, ReadOptions options = {}) {
    Read read;
    PuzzleReader reader(options);
    const auto drain = [&] {
        while (true) {
            std::string cells;
            const std::size_t count = reader.next_boards(cells, most);
            ASSERT_LE(count, most);
            ASSERT_EQ(cells.size(), 81 * count);
            for (std::size_t i = 0; i < count; ++i) read.lines.push_back(cells.substr(81 * i, 81));
            read.in_blocks += count;
            const auto result = reader.next();
            if (!result && count == 0) return;
            if (!result) continue;
            if (const auto* puzzle = std::get_if<Puzzle>(&*result)) {
                read.lines.push_back(to_line(*puzzle));
            } else {
                const auto& e = std::get<ReadError>(*result);
                read.lines.push_back(std::to_string(e.line) + ":" + std::to_string(e.column) + ": " + e.text());
            }
        }
    };
    for (std::size_t at = 0; at < text.size(); at += piece) {
        reader.feed(std::string_view(text).substr(at, piece));
        drain();
    }
    reader.finish();
    drain();
    return read;
}

TEST(ReadBoards, InSequence) {
    std::string blanks = known_board;
    for (std::size_t i = 0, k = 0; i < blanks.size(); ++i)
        if (blanks[i] == '.') blanks[i] = "0*_Xx."[k++ % 6];
    const std::string text =
        "\n" + known_board + "\n" + blanks + "\r\n# a comment\n" + known_board + " name, 1\n" + blanks + "\tb|c\n";
    PuzzleReader reader;
    reader.feed(text);
    std::string cells;
    EXPECT_EQ(reader.next_boards(cells, 10), 2U);
    EXPECT_EQ(cells, known_board + known_board);
    const auto third = reader.next();
    ASSERT_TRUE(third);
    EXPECT_EQ(std::get<Puzzle>(*third).comment, "a comment\nname, 1");
    EXPECT_EQ(reader.next_boards(cells, 10), 1U);
    EXPECT_EQ(reader.next_boards(cells, 10), 0U);
    reader.finish();
    EXPECT_FALSE(reader.next());
}

TEST(ReadBoards, StopsAtRequestedNumber) {
    PuzzleReader reader;
    for (int i = 0; i < 5; ++i) reader.feed(known_board + "\n");
    std::string cells;
    EXPECT_EQ(reader.next_boards(cells, 3), 3U);
    EXPECT_EQ(reader.next_boards(cells, 3), 2U);
    EXPECT_EQ(cells.size(), 81U * 5);
}

// The end of a line decides whether it is a board; an incomplete line is left to next().
TEST(ReadBoards, OnlyCompleteLines) {
    PuzzleReader reader;
    std::string cells;
    reader.feed(known_board);
    EXPECT_EQ(reader.next_boards(cells, 10), 0U);
    reader.finish();
    EXPECT_EQ(reader.next_boards(cells, 10), 0U);
    const auto last = reader.next();
    ASSERT_TRUE(last);
    EXPECT_EQ(to_line(std::get<Puzzle>(*last)), known_board);
}

TEST(ReadBoards, OtherBoxes) {
    for (const Box box : {Box{3, 3}, Box{1, 9}, Box{2, 2}}) {
        const ReadOptions options = {box};
        const std::string text = known_board + "\n" + known_board + "\n";
        const Read read = read_in_blocks(text, text.size(), 10, options);
        EXPECT_EQ(read.lines, testing::read(text, options));
        EXPECT_EQ(read.in_blocks, (box == Box{3, 3} ? 2U : 0U));
    }
}

// All kinds of text between boards; boards themselves first.
std::vector<std::string> parts_of_texts() {
    const std::string solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    return {
        known_board + "\n",
        known_board + "\n" + solved + "\n" + known_board + "\n",
        known_board + "\r\n",
        known_board + "  easy, 5; 7.1 | x\n",
        known_board + "\t1\t" + solved + "\n",
        known_board + " \n",
        known_board + "," + solved + "\n",
        known_board + "#1\n",
        known_board + "!\n",
        known_board + "\r1\n",
        " " + known_board + "\n",
        known_board.substr(1) + "\n",
        known_board + ".\n",
        known_board.substr(1) + "A\n",
        known_board.substr(1) + "[12]\n",
        known_board.substr(1) + std::string(1, '\0') + "\n",
        "\n",
        "\r\n",
        "  \n",
        "\t\t\t\t\n",
        "# about the next one\n",
        "#A Jane\r\n",
        "  # about\n",
        "1234............\n",
        rows_of(known_board, "\n"),
        rows_of(known_board, "\r\n") + "\n",
        "[Puzzle]\n" + rows_of(known_board, "\n"),
        "[Puzzle]\n" + rows_of(known_board, "\n") + "[State]\n" + rows_of(solved, "\n"),
        rows_of(known_board, "\n").substr(0, 40) + "\n",
        "+-------+\n",
        "quizzes,solutions\n",
        "Obs,SudRow,1,2,3,4,5,6,7,8,9\n1,3,,9,8,,,,,6,\n",
        "This is no puzzle.\n",
        "2\n1\n1 -1 -1 2\n-1 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n",
        "12 34 3 14\n4 123 1 12\n3 24 2 13\n1 13 4 3\n",
    };
}

// In any order and in pieces of any size.
TEST(ReadBoards, AmongOtherText) {
    const std::vector<std::string> parts = parts_of_texts();
    std::mt19937 random(81);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    std::size_t in_blocks = 0;
    std::size_t all = 0;
    for (int round = 0; round < 2000; ++round) {
        std::string text = round % 7 == 0 ? "\xef\xbb\xbf" : "";
        for (std::size_t i = 0; i < 1 + below(12); ++i) text += parts[below(below(2) == 0 ? 4 : parts.size())];
        if (round % 3 == 0) text.pop_back();
        const Read read = read_in_blocks(text, 1 + below(round % 2 == 0 ? 50 : 5000), 1 + below(4));
        ASSERT_EQ(read.lines, testing::read(text)) << text;
        in_blocks += read.in_blocks;
        all += read.lines.size();
    }
    EXPECT_GT(2 * in_blocks, all);
    EXPECT_GT(all, in_blocks + 1000);
}

TEST(ReadBoards, ProjectLists) {
    for (const char* name :
         {"data/hardest_1106.txt", "data/large.txt", "data/sample_raw.txt", "data/worlds-hardest.sdk",
          "tests/pinned/steps_top1465.tsv", "tests/fuzz/corpus/read/mistakes", "tests/fuzz/corpus/read/player.sdx"}) {
        std::ifstream file(std::string(DEDUKU_ROOT "/") + name, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        ASSERT_FALSE(bytes.str().empty()) << name;
        EXPECT_EQ(read_in_blocks(bytes.str(), 1000, 7).lines, testing::read(bytes.str())) << name;
    }
}

}  // namespace
}  // namespace deduku
