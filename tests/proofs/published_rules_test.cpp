// Puzzles with rules of data/rules: published counts and solutions, and proofs that every checker accepts.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/methods.hpp"
#include "deduku/prove.hpp"
#include "deduku/solve.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "render/proof/format.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/veripb_check.hpp"

namespace deduku {
namespace {

struct Row {
    std::string name;
    Puzzle puzzle;
    std::string count;  // "" = unknown
    std::string solution;
};

std::vector<Row> rows_of(const std::string& file) {
    std::vector<Row> out;
    std::ifstream in(DEDUKU_ROOT "/data/rules/" + file);
    bool head = true;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        if (std::exchange(head, false)) continue;
        std::istringstream fields(line);
        Row row;
        std::string puzzle;
        std::getline(fields, row.name, '\t');
        std::getline(fields, puzzle, '\t');
        std::getline(fields, row.count, '\t');
        std::getline(fields, row.solution, '\t');
        std::vector<ReadResult> read = read_puzzles(puzzle);
        if (read.size() == 1 && std::holds_alternative<Puzzle>(read[0])) {
            row.puzzle = std::get<Puzzle>(std::move(read[0]));
            out.push_back(std::move(row));
        } else {
            ADD_FAILURE() << row.name;
        }
    }
    EXPECT_GT(out.size(), 10U);
    return out;
}

std::string file_in(const Ledger& ledger, std::string_view format) {
    std::string text;
    const ProofWriter writer = proof_format(format).make([&](std::string_view piece) { text += piece; });
    tell(ledger, *writer.events);
    return writer.error().empty() ? text : writer.error();
}

// The checker in C++, the proved one, and that of the tests for VeriPB.
void expect_accepted(const Row& row, const Ledger& ledger, bool veripb) {
    const std::string text = file_in(ledger, "ledger");
    const Verdict verdict = testing::checked(&row.puzzle, text);
    const auto* refused = std::get_if<Refused>(&verdict);
    EXPECT_EQ(refused != nullptr ? to_text(*refused) : "", "") << row.name;
    if (!veripb) return;
    std::string formula;
    proof_format("veripb").write_formula(ledger.start, ledger.claim, [&](std::string_view piece) { formula += piece; });
    EXPECT_EQ(testing::check_veripb(formula, file_in(ledger, "veripb")).refused, "") << row.name;
}

// Compares the count, up to 2; proves puzzles with one solution or none. False if it needs more than this many nodes.
bool check(const Row& row, std::uint64_t nodes, bool veripb) {
    Meter meter(nodes);
    const Solutions found = solve(start_board(row.puzzle), {.limit = 2}, meter);
    if (found.end == SearchEnd::budget && found.count < 2) return false;
    if (row.count == "2+") {
        EXPECT_EQ(found.count, 2U) << row.name;
    } else if (!row.count.empty()) {
        EXPECT_EQ(std::to_string(found.count), row.count) << row.name;
    }
    if (found.first) {
        const Geometry& board = row.puzzle.geometry();
        EXPECT_TRUE(solves(*found.first, row.puzzle)) << row.name;
        EXPECT_TRUE(obeys(board.rules(), board, *found.first)) << row.name;
        if (found.count == 1 && !row.solution.empty()) {
            EXPECT_EQ(to_line(board, *found.first).substr(0, row.solution.size()), row.solution) << row.name;
        }
    }
    if (found.count > 1) return true;
    Meter patience(nodes);
    const Proof proof = prove(row.puzzle, {found.count == 1 ? Goal::unique : Goal::none}, "search", patience);
    if (proof.status == ProofStatus::exhausted) return false;
    EXPECT_EQ(proof.status, ProofStatus::proved) << row.name << ": " << proof.why;
    if (proof.ledger) expect_accepted(row, *proof.ledger, veripb);
    return true;
}

// Puzzles that take milliseconds, with nearly every kind of rule.
TEST(PublishedRules, ProofsOfPublishedPuzzlesAreAccepted) {
    int ended = 0;
    for (const std::string file : {"iss.tsv", "f-puzzles.tsv"})
        for (const Row& row : rows_of(file)) ended += check(row, 150, false) ? 1 : 0;
    EXPECT_GT(ended, 30);
}

TEST(ExhaustivePublishedRules, ProofsOfPublishedPuzzlesAreAccepted) {
    int ended = 0;
    for (const std::string file : {"iss.tsv", "f-puzzles.tsv"})
        for (const Row& row : rows_of(file)) ended += check(row, 20'000, true) ? 1 : 0;
    EXPECT_GT(ended, 110);
}

TEST(PublishedRules, OtherMethodsRefuseByName) {
    const auto puzzle =
        std::get<Puzzle>(read_puzzles("................ rules:killer 5: A1 A2; killer 7: B1 C1 D1; anti-knight\n")[0]);
    Meter no_limit;
    for (const MethodInfo& row : methods()) {
        if (!row.has_finding || row.word == "search") continue;
        const Proof proof = prove(puzzle, {}, row.word, no_limit);
        EXPECT_TRUE(proof.status == ProofStatus::unreached || proof.method == "search") << row.word;
    }
}

}  // namespace
}  // namespace deduku
