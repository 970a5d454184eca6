// deduku-check in use: answers, messages, exit status.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/shell.hpp"

namespace {

using namespace deduku::testing;

constexpr const char* puzzle = four;
constexpr const char* proof = proof_of_four;

// Runs `before deduku-check arguments` in a shell.
Outcome run(const std::string& arguments, const std::string& before = "") {
    return shell(before + DEDUKU_CHECK " " + arguments);
}

TEST(CheckProgram, Accepts) {
    expect(run(operands(puzzle, proof)), 0, "accepted: unique\n");
    expect(run(operands("-", proof), std::string("echo ") + puzzle + " | "), 0, "accepted: unique\n");
    expect(run(operands(puzzle, "-"), changed("s/unique/solved/")), 0, "accepted: solution\n");
    expect(run(operands(puzzle, "-"), changed("$s/.*/{\"claim\":\"false\",\"candidates\":[3,31]}/")), 0,
           "accepted: false A1=4 D2=4\n");
    // Two cells of the first row are given 1: the second loses it.
    const std::string clash = R"(printf '{"format":"deduku-proof","version":1,"box":[2,2],"givens":[1,1,0,0,0,0,0,0,)"
                              R"(0,0,0,0,0,0,0,0]}\n{"cover":[[0],[16]],"removes":[4]}\n)"
                              R"({"claim":"no-solution","empty":1}\n' | )";
    expect(run("11.............. -", clash), 0, "accepted: no solution\n");
}

TEST(CheckProgram, Refuses) {
    expect(run(operands(puzzle, "-"), changed("s/19\\]\\],/18]],/")), 1,
           "refused: line 2: a living candidate is more in base than cover (candidate 15)\n");
    expect(run(operands(puzzle, "-"), changed("s/\"empty\":16/\"empty\":17/")), 1,
           "refused: line 14, branch 1: the sector said to be empty has a living member\n");
    expect(run(operands("1..43.1..1..4...", proof)), 1, "refused: line 1: the header states another puzzle\n");
    expect(run(operands(puzzle, "/dev/null")), 1, "refused: line 1: the first line is not a header\n");
    expect(run(operands(puzzle, "-"), changed("$d")), 1, "refused: line 20: the claim is missing\n");
}

TEST(CheckProgram, Json) {
    expect(run(operands(puzzle, proof) + " --json"), 0,
           "{\"version\":1,\"verdict\":\"accepted\",\"proved\":\"unique\","
           "\"grid\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}\n");
    expect(run(operands(puzzle, "- --json"), changed("s/\"empty\":16/\"empty\":17/")), 1,
           "{\"version\":1,\"verdict\":\"refused\",\"line\":14,\"path\":\"branch 1\","
           "\"rule\":\"the sector said to be empty has a living member\",\"detail\":\"\"}\n");
}

// For a puzzle with lines or choices it prints their number.
TEST(CheckProgram, Version2) {
    const std::string folder = DEDUKU_ROOT "/data/golden/ledger-2/";
    const auto about_its_own = [&](const std::string& name, int status, const std::string& output) {
        const std::string file = "'" + folder + name + "'";
        expect(run("- " + file, "head -n 1 " + file + " | "), status, output);
    };
    about_its_own("01-cage-most.jsonl", 0,
                  "accepted: false A1=3 B1=4\nof the puzzle with 12 houses, 1 line and 0 choices\n");
    about_its_own("11-sandwich.jsonl", 0,
                  "accepted: false B1=1 C1=1 B1=4 C1=4\nof the puzzle with 12 houses, 0 lines and 1 choice\n");
    about_its_own("33-sum-too-far.jsonl", 1,
                  "refused: line 2: a removed candidate does not break the sum (candidate 1)\n");
    expect(run("................ '" + folder + "01-cage-most.jsonl'"), 1,
           "refused: line 1: the header states another puzzle\n");
}

// The rules of a puzzle are compiled and compared with the header: a house and a line for a cage.
TEST(CheckProgram, Rules) {
    const std::string cage =
        R"(printf '{"format":"deduku-proof","version":2,"digits":4,"houses":[[0,1,2,3],[4,5,6,7],[8,9,10,11],)"
        R"([12,13,14,15],[0,4,8,12],[1,5,9,13],[2,6,10,14],[3,7,11,15],[0,1,4,5],[2,3,6,7],[8,9,12,13],[10,11,14,15],)"
        R"([0,1]],"lines":[{"terms":[[0,1],[1,2],[2,3],[3,4],[4,1],[5,2],[6,3],[7,4]],"least":3,"most":3}],"choices":[],)"
        R"("givens":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n{"sum":[[68,-1]],"removes":[2,3]}\n)"
        R"({"claim":"false","candidates":[2,3]}\n' | )";
    expect(run("'................ rules:killer 3: A1 B1' -", cage), 0,
           "accepted: false A1=3 A1=4\nof the puzzle with 13 houses, 1 line and 0 choices\n");
    for (const char* other :
         {"'................ rules:killer 4: A1 B1' -", "................ -",
          "'................ rules:killer 3: A1 A2' -", "'................ rules:killer 3: A1 B1; killer 7: C1 D1' -"})
        expect(run(other, cage), 1, "refused: line 1: the header states another puzzle\n");
}

TEST(CheckProgram, BadInput) {
    EXPECT_EQ(run(operands("nowhere.txt", proof)).status, 65);
    expect(run(operands("/", proof)), 65, "deduku-check: /: is a directory, expected a file\n");
    expect(run(operands(puzzle, "/")), 65, "deduku-check: /: is a directory, expected a file\n");
    expect(run(operands(puzzle, "nowhere.jsonl")), 65, "deduku-check: nowhere.jsonl: No such file or directory\n");
    expect(run(operands("-", proof), "printf '...43.1..1..4...\\n...43.1..1..4...\\n' | "), 65,
           "deduku-check: <stdin>: holds more than one puzzle, expected one\n");
}

TEST(CheckProgram, Usage) {
    for (const char* arguments : {"", "one", "a b c", "- -", "--nonsense a b", "--box 0x3 a b", "--box"})
        EXPECT_EQ(run(arguments).status, 2) << arguments;
    const Outcome help = run("--help");
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.output.find("Usage: deduku-check"), std::string::npos);
}

// Cells of their own by number, also those of as many values as the grid has digits if they are helpers.
TEST(CheckProgram, OwnCells) {
    const auto check = [](const std::string& name) {
        const std::string file = DEDUKU_ROOT "/data/golden/ledger-3/" + name + ".jsonl";
        return run("- '" + file + "'", "head -n 1 '" + file + "' | ");
    };
    expect(check("01-doubler"), 0,
           "accepted: false A1=1 A1=2 cell 16=1 cell 17=1 cell 17=2 cell 17=3 cell 17=4 cell 17=5 cell 17=7\n"
           "of the puzzle with 2 own cells, 0 helpers, 12 houses, 9 lines and 0 choices\n");
    expect(check("04-free-helper"), 0,
           "accepted: unique\nof the puzzle with 1 own cell, 1 helper, 4 houses, 0 lines and 0 choices\n");
    expect(check("22-false-if-unique-of-helper"), 0,
           "accepted: false if unique cell 4=1\nof the puzzle with 2 own cells, 1 helper, 4 houses, 1 line and 0 "
           "choices\n");
}

// The box of the header matters: 3x2 and 2x3 are different boards.
TEST(CheckProgram, Box) {
    const std::string blanks(36, '.');
    const std::string text =
        R"(printf '{"format":"deduku-proof","version":1,"box":[3,2],"givens":[0,0,0,0,0,0,0,0,0,0,)"
        R"(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n)"
        R"({"claim":"false","candidates":[]}\n' | )";
    expect(run("--box 3x2 " + blanks + " -", text), 0, "accepted: false\n");
    EXPECT_EQ(run(blanks + " -", text).status, 1);
}

}  // namespace
