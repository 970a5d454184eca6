// The command solve on mixed input: the results are those of the plain solver, byte for byte the same for any number of
// threads, any speed of the input, and any way of reading a line.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

std::string slurp(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

struct Result {
    std::string out;
    std::string error;
    int status = -1;
    bool operator==(const Result&) const = default;
};

/// A shell line with `deduku` in PATH and $IN, a file of this text.
Result run(const std::string& line, const std::string& input) {
    const std::string base = ::testing::TempDir() + "solve_agree_" + std::to_string(getpid());
    std::ofstream(base + ".in", std::ios::binary) << input;
    const std::string command =
        "IN=" + base + ".in; PATH=" DEDUKU_BIN ":$PATH; { " + line + "; } >" + base + ".out 2>" + base + ".err";
    const int state = std::system(command.c_str());
    Result result{slurp(base + ".out"), slurp(base + ".err"), WIFEXITED(state) ? WEXITSTATUS(state) : -1};
    for (const char* end : {".in", ".out", ".err"}) std::remove((base + end).c_str());
    return result;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// Puzzles of several sizes and formats, comments, errors; the lists interleaved in small groups.
std::string mixed_input(Random& random) {
    std::vector<Puzzle> puzzles;
    for (const char* list : {"sample_clue17.txt", "sample_singles.txt", "random_minimal_200.txt", "sample_raw.txt",
                             "sample_multi_serg.txt", "sample_hardest_11plus.txt"})
        for (Puzzle& puzzle : testing::read_list(list)) puzzles.push_back(std::move(puzzle));
    for (int i = 0; i < 40; ++i) puzzles.push_back(testing::random_givens({3, 3}, 20 + i / 2, random));
    for (int i = 0; i < 20; ++i) {
        Puzzle puzzle = puzzles[static_cast<std::size_t>(below(random, static_cast<int>(puzzles.size())))];
        puzzle.cells[static_cast<Cell>(below(random, 81))] = {static_cast<Digit>(below(random, 9))};
        puzzles.push_back(puzzle);
        for (auto& cell : puzzle.cells)
            if (!cell.single() && below(random, 3) == 0) cell.erase(static_cast<Digit>(below(random, 9)));
        puzzles.push_back(std::move(puzzle));
    }
    std::shuffle(puzzles.begin(), puzzles.end(), random);
    for (int i = 0; i < 40; ++i) {
        const auto at = static_cast<std::ptrdiff_t>(below(random, static_cast<int>(puzzles.size())));
        puzzles.insert(puzzles.begin() + at, testing::random_givens(i % 2 == 0 ? Box{2, 2} : Box{2, 3}, 9, random));
    }
    std::string text = "\xef\xbb\xbf# all kinds of lines\n";
    for (const Puzzle& puzzle : puzzles) {
        const std::string line = to_line(puzzle);
        switch (below(random, 12)) {
            case 0: text += line + " a comment, 1\n"; break;
            case 1: text += line + "\r\n"; break;
            case 2: text += "# before\n" + line + "\n\n"; break;
            case 3: text += "  " + line + "\tx\n"; break;
            case 4: text += line + "\n" + line.substr(1) + "\n"; break;
            case 5: text += "no puzzle\n" + line + "\n"; break;
            case 6: text += "\n" + to_pencil_marks(start_board(puzzle)) + "\n"; break;
            default: text += line + "\n";
        }
    }
    text.pop_back();
    return text;
}

struct Counting {
    std::string options;
    std::uint64_t limit;    ///< solutions looked for
    std::uint64_t plus_at;  ///< from here on "N+"
    std::string plus;
};

/// The result of the plain solver, with any solution if there are several.
void expect_line(const std::string& line, const Puzzle& puzzle, const Counting& counting) {
    SearchRequest request;
    request.limit = counting.limit;
    const Solutions found = solve_by_sectors(start_board(puzzle), request);
    const std::string count = found.count >= counting.plus_at ? counting.plus : std::to_string(found.count);
    const std::string begin = to_line(puzzle) + '\t' + count + '\t';
    ASSERT_EQ(line.substr(0, begin.size()), begin);
    const std::string solution = line.substr(begin.size());
    if (found.count == 0) {
        EXPECT_EQ(solution, "-");
        return;
    }
    ReadOptions options;
    options.box = puzzle.box();
    const Puzzle filled = std::get<Puzzle>(read_puzzles(solution, options).at(0));
    Grid grid;
    for (const Set<Digit> cell : filled.cells) {
        ASSERT_TRUE(cell.single());
        grid.push_back(cell.first());
    }
    EXPECT_TRUE(solves(grid, puzzle)) << line;
}

TEST(SolveAgrees, SolversMatchPlainSolver) {
    Random random(5);
    const std::string input = mixed_input(random);
    const std::vector<ReadResult> read = read_puzzles(input);
    const Counting countings[] = {
        {"", 2, 2, "2+"}, {"--limit 10", 11, 11, "10+"}, {"--limit 5000", 5001, 5001, "5000+"}};
    for (const Counting& counting : countings) {
        const std::string solve = "deduku solve " + counting.options;
        const Result first = run(solve + " <$IN", input);
        EXPECT_EQ(first.status, 65);
        const std::vector<std::string> lines = lines_of(first.out);
        const std::vector<std::string> errors = lines_of(first.error);
        std::size_t at = 0;
        std::size_t error_at = 0;
        for (const ReadResult& result : read) {
            if (const auto* puzzle = std::get_if<Puzzle>(&result)) {
                ASSERT_LT(at, lines.size());
                expect_line(lines[at++], *puzzle, counting);
            } else {
                const auto& e = std::get<ReadError>(result);
                ASSERT_LT(error_at, errors.size());
                EXPECT_EQ(errors[error_at++],
                          "<stdin>:" + std::to_string(e.line) + ":" + std::to_string(e.column) + ": " + e.text());
            }
        }
        EXPECT_EQ(at, lines.size());
        EXPECT_EQ(error_at, errors.size());
        EXPECT_GT(error_at, 20U);
        // Other threads, other blocks.
        EXPECT_EQ(run(solve + " -j 1 <$IN", input), first);
        EXPECT_EQ(run(solve + " -j 7 <$IN", input), first);
        EXPECT_EQ(run("dd if=$IN bs=3000 status=none | " + solve, input), first);
        EXPECT_EQ(run("(head -c 5000; sleep 0.1; head -c 40; sleep 0.1; cat) <$IN | " + solve + " -j 2", input), first);
    }
}

// A leading blank makes the general reader read a line; so does --json.
TEST(SolveAgrees, BoardsReadInBlocksAndOneByOne) {
    Random random(6);
    std::string plain;
    std::string indented;
    for (const char* list :
         {"sample_clue17.txt", "random_minimal_200.txt", "sample_raw.txt", "sample_hardest_1106.txt"})
        for (const Puzzle& puzzle : testing::read_list(list)) {
            plain += to_line(puzzle) + '\n';
            indented += ' ' + to_line(puzzle) + " \n";
        }
    for (const char* options : {"", "--limit 1", "--count --max-nodes 6", "--limit 7 --max-nodes 5000"}) {
        const std::string solve = std::string("deduku solve ") + options;
        const Result blocks = run(solve + " $IN", plain);
        EXPECT_EQ(blocks.status, 1);
        EXPECT_EQ(run(solve + " $IN", indented), blocks) << options;
        const Result json = run(solve + " --json <$IN", plain);
        EXPECT_EQ(run(solve + " --json -j 1 <$IN", plain), json) << options;
        const std::vector<std::string> lines = lines_of(blocks.out);
        const std::vector<std::string> objects = lines_of(json.out);
        ASSERT_EQ(lines.size(), objects.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string solution = lines[i].substr(lines[i].rfind('\t') + 1);
            const std::string quoted = solution == "-" ? "null" : '"' + solution + '"';
            EXPECT_NE(objects[i].find("\"solution\":" + quoted), std::string::npos) << objects[i];
        }
    }
}

}  // namespace
}  // namespace deduku
