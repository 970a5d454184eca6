// deduku-check-proved in use: answers, messages, exit status; its answers differ from those of deduku-check only in the
// words of refusals.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/shell.hpp"

namespace {

using namespace deduku::testing;

constexpr const char* puzzle = four;
constexpr const char* proof = proof_of_four;
const std::string proved = DEDUKU_CHECK_PROVED;

class Proved : public ::testing::Test {
  protected:
    void SetUp() override {
        if (proved.empty()) GTEST_SKIP() << "deduku-check-proved is not built: OCaml is not installed";
    }
    // Runs `before deduku-check-proved arguments` in a shell.
    static Outcome run(const std::string& arguments, const std::string& before = "") {
        return shell(before + "'" + proved + "' " + arguments);
    }
};

constexpr const char* of_the_puzzle = "of the puzzle with boxes of 2x2\n  . . . 4\n  3 . 1 .\n  . 1 . .\n  4 . . .\n";
constexpr const char* the_grid = "  1 2 3 4\n  3 4 1 2\n  2 1 4 3\n  4 3 2 1\n";

TEST_F(Proved, PrintsPuzzleAndClaim) {
    expect(run(operands(puzzle, proof)), 0,
           std::string("accepted: unique\n") + of_the_puzzle + "this grid solves it, and no other does\n" + the_grid);
    expect(run(operands("-", proof), std::string("echo ") + puzzle + " | "), 0, run(operands(puzzle, proof)).output);
    expect(run(operands(puzzle, "-"), changed("s/unique/solved/")), 0,
           std::string("accepted: solution\n") + of_the_puzzle + "this grid solves it\n" + the_grid);
    expect(run(operands(puzzle, "-"), changed("$s/.*/{\"claim\":\"false\",\"candidates\":[3,31]}/")), 0,
           std::string("accepted: false A1=4 D2=4\n") + of_the_puzzle +
               "no grid that solves it has any of\n  A1=4 D2=4\n");
    const std::string clash = R"(printf '{"format":"deduku-proof","version":1,"box":[2,2],"givens":[1,1,0,0,0,0,0,0,)"
                              R"(0,0,0,0,0,0,0,0]}\n{"cover":[[0],[16]],"removes":[4]}\n)"
                              R"({"claim":"no-solution","empty":1}\n' | )";
    expect(run("11.............. -", clash), 0,
           "accepted: no solution\nof the puzzle with boxes of 2x2\n  1 1 . .\n  . . . .\n  . . . .\n  . . . .\n"
           "no grid solves it\n");
}

TEST_F(Proved, PrintsHouses) {
    const std::string header = R"('{"format":"deduku-proof","version":1,"digits":3,"houses":[[0,2,1],[1,3]],)"
                               R"("givens":[0,[3,1],2,0]}')";
    expect(run(header + " -", "printf '%s\\n' " + header + R"( '{"claim":"false","candidates":[4]}' | )"), 0,
           "accepted: false cell 1=2\nof the puzzle of 3 digits and 4 cells\n"
           "      . [1,3]     2     .\n"
           "where these cells hold different digits\n  house 0: 0 1 2\n  house 1: 1 3\n"
           "no grid that solves it has any of\n  cell 1=2\n");
}

// A house, a sum, an arrow without a lower bound and a choice, and in JSON the header that states them.
TEST_F(Proved, PrintsLines) {
    const std::string its_puzzle =
        R"("digits":2,"houses":[[0,1]],"lines":[{"terms":[[0,1],[1,2],[3,-2]],"least":-1,"most":-1},)"
        R"({"terms":[[2,1]],"most":7}],"choices":[[[],[{"terms":[[2,1]],"least":1}]]],"givens":[0,0])";
    const std::string header = R"('{"format":"deduku-proof","version":2,)" + its_puzzle + "}'";
    const std::string its_ledger =
        "printf '%s\\n' " + header + R"( '{"sum":[[4,-1]],"removes":[1]}' '{"claim":"false","candidates":[1]}' | )";
    expect(run(header + " -", its_ledger), 0,
           "accepted: false cell 0=2\nof the puzzle of 2 digits and 2 cells\n  . .\n"
           "where these cells hold different digits\n  house 0: 0 1\n"
           "where the numbers before what is true add up to\n"
           "  line 0, exactly -1: 1 cell 0=1, 2 cell 0=2, -2 cell 1=2\n  line 1, at most 7: 1 cell 1=1\n"
           "and in at least one case of each choice to\n"
           "  choice 0, case 0, nothing\n  choice 0, case 1, at least 1: 1 cell 1=1\n"
           "no grid that solves it has any of\n  cell 0=2\n");
    expect(run(header + " - --json", its_ledger), 0,
           R"({"version":1,"verdict":"accepted","proved":"false","candidates":[1],"puzzle":{)" + its_puzzle + "}}\n");
}

// Cells of their own, and what a claim says where some do not count; in JSON the header that states them.
TEST_F(Proved, PrintsOwnCells) {
    const auto answer = [](const std::string& name, const std::string& options = "") {
        const std::string file = DEDUKU_ROOT "/data/golden/ledger-3/" + name + ".jsonl";
        return run("- '" + file + "'" + options, "head -n 1 '" + file + "' | ");
    };
    const std::string houses =
        "where these cells hold different digits\n"
        "  house 0: 0 1\n  house 1: 2 3\n  house 2: 0 2\n  house 3: 1 3\n";
    expect(answer("06-givens-of-own-cells"), 0,
           "accepted: unique\nof the puzzle of 2 digits and 6 cells\n  1 .\n  . .\n"
           "and these cells with values of their own, where helpers do not count\n"
           "  cell 4, a helper: 1 to 3, given [2,3]\n  cell 5: 1 to 4, given 4\n" +
               houses +
               "this grid solves it, and others that do only differ in helpers\n  1 2\n  2 1\n"
               "and in cells of their own\n  3 4\n");
    expect(answer("19-twin-with-helper"), 0,
           "accepted: not unique\nof the puzzle of 2 digits and 5 cells\n  . .\n  . .\n"
           "and these cells with values of their own, where helpers do not count\n  cell 4, a helper: 1 to 2\n" +
               houses +
               "where the numbers before what is true add up to\n  line 0, exactly 0: 1 A1=1, -1 cell 4=1\n"
               "it has no solution, or some that differ in cells that count\n");
    expect(answer("19-twin-with-helper", " --json"), 0,
           R"({"version":1,"verdict":"accepted","proved":"not-unique","puzzle":{"digits":2,)"
           R"("houses":[[0,1],[2,3],[0,2],[1,3]],"values":[2,2,2,2,2],"helpers":[4],)"
           R"("lines":[{"terms":[[0,1],[8,-1]],"least":0,"most":0}],"choices":[],"givens":[0,0,0,0,0]}})"
           "\n");
}

TEST_F(Proved, NamesFirstInvalidLine) {
    expect(run(operands(puzzle, "-"), changed("s/19\\]\\],/18]],/")), 1,
           "refused: line 2: a living candidate is more in base than cover (cell 3, digit 4)\n");
    expect(run(operands(puzzle, "-"), changed("s/\"empty\":16/\"empty\":17/")), 1,
           "refused: line 14, branch 1: the sector said to be empty has a living member\n");
    expect(run(operands("1..43.1..1..4...", proof)), 1, "refused: line 1: the header states another puzzle\n");
    expect(run(operands(puzzle, "/dev/null")), 1, "refused: line 1: the first line is not a header\n");
    expect(run(operands(puzzle, "-"), changed("$d")), 1, "refused: line 20: the claim is missing\n");
}

TEST_F(Proved, Json) {
    expect(run(operands(puzzle, proof) + " --json"), 0,
           "{\"version\":1,\"verdict\":\"accepted\",\"proved\":\"unique\",\"grid\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1],"
           "\"puzzle\":{\"box\":[2,2],\"givens\":[0,0,0,4,3,0,1,0,0,1,0,0,4,0,0,0]}}\n");
    expect(run(operands(puzzle, "- --json"), changed("s/\"empty\":16/\"empty\":17/")), 1,
           "{\"version\":1,\"verdict\":\"refused\",\"line\":14,\"path\":\"branch 1\","
           "\"rule\":\"the sector said to be empty has a living member\",\"detail\":\"\"}\n");
}

TEST_F(Proved, BadInput) {
    EXPECT_EQ(run(operands("nowhere.txt", proof)).status, 65);
    expect(run(operands("/", proof)), 65, "deduku-check-proved: /: is a directory, expected a file\n");
    expect(run(operands(puzzle, "/")), 65, "deduku-check-proved: /: is a directory, expected a file\n");
    expect(run(operands(puzzle, "nowhere.jsonl")), 65,
           "deduku-check-proved: nowhere.jsonl: No such file or directory\n");
    expect(run(operands("-", proof), "printf '...43.1..1..4...\\n...43.1..1..4...\\n' | "), 65,
           "deduku-check-proved: <stdin>: expected a puzzle of one character a cell, found 32 cells, which are no "
           "square\n");
    expect(run(operands("-", proof), "printf '# a remark\\n..;.' | "), 65,
           "deduku-check-proved: <stdin>: 2:3: expected a cell\n");
    expect(
        run(operands("5..43.1..1..4...", proof)), 65,
        "deduku-check-proved: 5..43.1..1..4...: no such file, and as a puzzle: '5' is not a digit of a board of 4\n");
    EXPECT_EQ(run(operands("'{\"format\":1}'", proof)).status, 65);
    EXPECT_EQ(run(operands(puzzle, "deduku-unique-1.BkKK")).status, 65);
}

TEST_F(Proved, Usage) {
    for (const char* arguments :
         {"", "one", "a b c", "- -", "--nonsense a b", "--box 0x3 a b", "--box", "--box 2x a b"})
        EXPECT_EQ(run(arguments).status, 2) << arguments;
    const Outcome help = run("--help");
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.output.find("Usage: deduku-check-proved"), std::string::npos);
    EXPECT_EQ(run("--json " + operands(puzzle, proof) + " >/dev/full").status, 70);
}

// The box of the header matters: 3x2 and 2x3 are different boards.
TEST_F(Proved, Box) {
    const std::string blanks(36, '.');
    const std::string text =
        R"(printf '{"format":"deduku-proof","version":1,"box":[3,2],"givens":[0,0,0,0,0,0,0,0,0,0,)"
        R"(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n)"
        R"({"claim":"false","candidates":[]}\n' | )";
    EXPECT_EQ(run("--box 3x2 " + blanks + " -", text).status, 0);
    EXPECT_EQ(run(blanks + " -", text).status, 1);
}

// The published examples, each about the puzzle of its own header: equal answers except for the words of a refusal and
// the puzzle, which only the proved checker prints.
TEST_F(Proved, AgreesWithDedukuCheck) {
    const auto verdict = [](std::string json) {
        json.resize(json.find(json.starts_with(R"({"version":1,"verdict":"refused")") ? ",\"rule\"" : ",\"puzzle\""));
        return json;
    };
    std::size_t accepted = 0, refused = 0;
    for (const char* folder : {DEDUKU_ROOT "/data/golden/ledger", DEDUKU_ROOT "/data/golden/ledger-2",
                               DEDUKU_ROOT "/data/golden/ledger-3"}) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().extension() != ".jsonl") continue;
            const std::string header = "head -n 1 '" + entry.path().string() + "' | ";
            const std::string arguments = " --json - '" + entry.path().string() + "'";
            const Outcome cpp = shell(header + "'" DEDUKU_CHECK "'" + arguments), other = run(arguments, header);
            if (cpp.status > 1)
                continue;  // it takes a header for a puzzle only if that is valid from its first character
            EXPECT_EQ(other.status, cpp.status) << arguments << "\n" << other.output << cpp.output;
            const std::string expected =
                cpp.status == 0 ? cpp.output.substr(0, cpp.output.size() - 2) : verdict(cpp.output);
            EXPECT_EQ(verdict(other.output), expected);
            ++(cpp.status == 0 ? accepted : refused);
        }
    }
    EXPECT_GE(accepted, 65U);
    EXPECT_GE(refused, 50U);
}

// Lines of any length are read in pieces, and lines that are too long only up to the limit.
TEST_F(Proved, LongLines) {
    const std::string header = "head -n 1 " + std::string(proof);
    const Outcome blank = run(operands(puzzle, "-"), "(" + header + "; head -c 140000000 /dev/zero | tr '\\0' ' ') | ");
    expect(blank, 1, "refused: line 2: the line is longer than 128 MiB (header: 2)\n");
    const Outcome first = run(operands(puzzle, "-"), "head -c 3000000 /dev/zero | tr '\\0' ' ' | ");
    expect(first, 1, "refused: line 1: the line is longer than 128 MiB (header: 2)\n");
}

TEST_F(Proved, ByDedukuCheck) {
    const std::string check = "'" DEDUKU "' check --with proved ";
    expect(shell(check + operands(puzzle, proof)), 0, run(operands(puzzle, proof)).output);
    expect(shell(check + "--json " + operands(puzzle, proof)), 0, run(operands(puzzle, proof) + " --json").output);
    expect(shell(changed("s/\"empty\":16/\"empty\":17/") + check + operands(puzzle, "-")), 1,
           "refused: line 14, branch 1: the sector said to be empty has a living member\n");
    EXPECT_EQ(shell(check + operands(puzzle, "deduku-unique-1.BkKK")).status, 65);
    // The header of a puzzle with rules may be longer than an operand.
    const std::string cells(81, '.');
    expect(shell(check + "'" + cells + " rules:nonconsecutive' '" DEDUKU_ROOT "/data/golden/four.jsonl'"), 1,
           "refused: line 1: the header states another puzzle\n");
}

// If it was not built, the message names its requirements.
TEST(ProvedIsMissing, IsReported) {
    const std::string folder = ::testing::TempDir() + "deduku_proved_test_" + std::to_string(getpid());
    std::filesystem::create_directory(folder);
    std::filesystem::copy_file(DEDUKU, folder + "/deduku");
    const Outcome outcome = shell("'" + folder + "/deduku' check --with proved " + operands(puzzle, proof));
    std::filesystem::remove_all(folder);
    EXPECT_EQ(outcome.status, 65);
    EXPECT_NE(outcome.output.find("deduku-check-proved is not beside this program"), std::string::npos)
        << outcome.output;
}

}  // namespace
