// prove() and the checker share nothing but the ledger file between them.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "method/hdp/argument.hpp"
#include "method/hdp/replay.hpp"
#include "method/proving/prove.hpp"
#include "search/solver.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

std::vector<Puzzle> puzzles_of(std::string_view text) {
    std::vector<Puzzle> out;
    for (ReadResult& result : read_puzzles(text)) {
        if (const auto* error = std::get_if<ReadError>(&result)) ADD_FAILURE() << error->text();
        if (auto* puzzle = std::get_if<Puzzle>(&result)) out.push_back(std::move(*puzzle));
    }
    return out;
}

std::vector<Puzzle> puzzles_in(const char* file) {
    std::ostringstream text;
    text << std::ifstream(std::string(DEDUKU_ROOT "/data/") + file).rdbuf();
    return puzzles_of(text.str());
}

std::vector<Puzzle> golden_puzzles() {
    std::string text;
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json")))
        text += page["initial"].get<std::string>() + "\n";
    return puzzles_of(text);
}

std::uint64_t solutions(const Puzzle& puzzle) {
    SearchRequest request;
    request.limit = 2;
    return oracle_solve(start_board(puzzle), request).count;
}

void expect_accepted(const Puzzle& puzzle, const Proof& proof, Proved what) {
    ASSERT_EQ(proof.status, ProofStatus::proved) << proof.why;
    const Verdict verdict = testing::checked(&puzzle, ledger_text(*proof.ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) FAIL() << to_text(*refused);
    EXPECT_EQ(std::get<Accepted>(verdict).what, what);
}

void expect_all_unique(const std::vector<Puzzle>& puzzles, const ProveOptions& options,
                       const method::MethodOptions& methods = {}) {
    for (const Puzzle& puzzle : puzzles) {
        const Proof proof = prove(puzzle, Goal::unique, options, methods);
        expect_accepted(puzzle, proof, Proved::unique);
        expect_accepted(puzzle, prove(puzzle, Goal::solution, options, methods), Proved::solution);
        EXPECT_EQ(prove(puzzle, Goal::none, options, methods).status, ProofStatus::untrue);
    }
}

TEST(Proofs, The27PublishedPuzzles) {
    ASSERT_EQ(golden_puzzles().size(), 27U);
    expect_all_unique(golden_puzzles(), {});
}

TEST(Proofs, PublishedPuzzlesUnsliced) {
    ProveOptions options;
    options.sliced = false;
    expect_all_unique(golden_puzzles(), options);
}

TEST(Proofs, PublishedPuzzlesWithoutHypotheses) {
    method::MethodOptions methods;
    methods.hdp.depth = 0;
    expect_all_unique(golden_puzzles(), {}, methods);
}

TEST(Proofs, RandomMinimalPuzzles) {
    ASSERT_EQ(puzzles_in("random_minimal_200.txt").size(), 200U);
    expect_all_unique(puzzles_in("random_minimal_200.txt"), {});
}

TEST(Proofs, LargeBoards) {
    const std::vector<Puzzle> large = puzzles_in("large.txt");
    ASSERT_EQ(large.size(), 8U);
    for (const Puzzle& puzzle : large) expect_accepted(puzzle, prove(puzzle, Goal::unique, {}), Proved::unique);
}

TEST(Proofs, SmallBoards) {
    // The 4x4 example of the proof format, a 4x4 with 4 givens, a 6x6.
    const auto puzzles = puzzles_of(
        "...43.1..1..4...\n1.....2...3.4...\n1....3.3....2..4.....3..5..5....6..1\n"
        ".5.2..4...3...1..3.6..5.6.........4.\n");
    for (const Puzzle& puzzle : puzzles) {
        const std::uint64_t count = solutions(puzzle);
        const Proved what = count == 0 ? Proved::no_solution : count == 1 ? Proved::unique : Proved::solution;
        expect_accepted(puzzle, prove(puzzle, Goal::automatic, {}), what);
    }
}

TEST(Chains, HoldOnBoardsOfEverySize) {
    std::vector<Puzzle> puzzles = puzzles_in("large.txt");
    for (Puzzle& puzzle : puzzles_in("proofs.txt")) puzzles.push_back(std::move(puzzle));
    // A minimal 6x6 that autosolve leaves open, which is rare.
    for (Puzzle& puzzle : puzzles_of(".5.2..4...3...1..3.6..5.6.........4.")) puzzles.push_back(std::move(puzzle));
    std::map<int, int> chains;
    for (const Puzzle& puzzle : puzzles) {
        const hdp::HdpReport report = hdp::analyse(puzzle, {});
        const Geometry& geometry = report.initial.geometry();
        std::string text;
        for (const hdp::Section* section :
             {&report.analysis, &report.pair_reduction, &report.deep, &report.constraint}) {
            for (const hdp::HdpLine& line : section->lines) text += to_text(geometry, line) + "\n";
            chains[geometry.digits()] += section->chains();
        }
        const hdp::HdpReplay replayed = hdp::replay(puzzle, text);
        EXPECT_FALSE(replayed.failed) << replayed.lines[replayed.failed.value_or(0)].text << ": "
                                      << replayed.lines[replayed.failed.value_or(0)].why;
        if (report.solution) {
            EXPECT_TRUE(solves(*report.solution, puzzle));
        }
    }
    for (int digits : {4, 6, 9, 16, 25}) EXPECT_GT(chains[digits], 0) << digits << " digits";
}

TEST(Proofs, TheWorldsHardestByHdpAlone) {
    const Puzzle puzzle = golden_puzzles().front();
    const Proof proof = prove(puzzle, Goal::unique, {});
    EXPECT_EQ(proof.method, "hdp");
    expect_accepted(puzzle, proof, Proved::unique);
}

TEST(Proofs, NoSolution) {
    // Every wrong digit in an open cell of the World's Hardest leaves no solution.
    const Puzzle puzzle = golden_puzzles().front();
    const Grid grid = *prove(puzzle, Goal::solution, {}).solution;
    int proved = 0;
    for (int i = 0; i < grid.size() && proved < 60; i += 2) {
        if (puzzle.cells[static_cast<Cell>(i)].single()) continue;
        Puzzle wrong = puzzle;
        wrong.cells[static_cast<Cell>(i)] = {static_cast<Digit>((index(grid[static_cast<Cell>(i)]) + 1 + i % 8) % 9)};
        expect_accepted(wrong, prove(wrong, Goal::automatic, {}), Proved::no_solution);
        EXPECT_EQ(prove(wrong, Goal::unique, {}).status, ProofStatus::untrue);
        ++proved;
    }
    EXPECT_GT(proved, 20);
    Puzzle clash = blank_puzzle({3, 3});
    clash.cells[Cell{0}] = clash.cells[Cell{8}] = {static_cast<Digit>(0)};
    expect_accepted(clash, prove(clash, Goal::none, {}), Proved::no_solution);
}

TEST(Proofs, SeveralSolutions) {
    const Puzzle blank = blank_puzzle({3, 3});
    expect_accepted(blank, prove(blank, Goal::automatic, {}), Proved::solution);
    const Proof refused = prove(blank, Goal::unique, {});
    EXPECT_EQ(refused.status, ProofStatus::untrue);
    EXPECT_EQ(refused.why, "the puzzle has several solutions");
}

TEST(Proofs, StopAtLimits) {
    Meter meter(3);
    const Proof proof = prove(golden_puzzles().front(), {Goal::unique}, "hdp", meter);
    EXPECT_EQ(proof.status, ProofStatus::exhausted);
    EXPECT_FALSE(proof.ledger);
}

TEST(Proofs, TheManualChainIsConfirmedStepByStep) {
    const Puzzle puzzle = golden_puzzles().front();
    std::ostringstream text;
    text << std::ifstream(DEDUKU_ROOT "/data/golden/worlds-hardest-manual.hdp").rdbuf();
    const hdp::HdpReplay replayed = hdp::replay(puzzle, text.str());
    ASSERT_TRUE(replayed.all_hold);
    // The facts of the chain before its last hypothesis: I8 is not 3 or 9, G7 is not 5.
    std::vector<Candidate> shown;
    for (const auto& [cell, digit] : {std::pair{7 * 9 + 8, 3}, {7 * 9 + 8, 9}, {6 * 9 + 6, 5}})
        shown.push_back({static_cast<Cell>(cell), static_cast<Digit>(digit - 1)});
    const Ledger ledger{puzzle, replayed.steps, False{shown}};
    for (const Ledger& each : {ledger, slice(ledger)}) {
        const Verdict verdict = testing::checked(&puzzle, ledger_text(each));
        if (const auto* refused = std::get_if<Refused>(&verdict)) FAIL() << to_text(*refused);
        EXPECT_EQ(std::get<Accepted>(verdict).what, Proved::false_candidates);
    }
}

TEST(Proofs, FactsOfWeakerHypothesesAreProvedAgain) {
    const Puzzle puzzle = golden_puzzles().front();
    // Three facts under # I8: 3,9; without them autosolve stays open under # I8: 3.
    const std::string last = "DIS # I8: 3 + B1: 6 + A2: 5,9 + B5: 3,8 => CTR => I8: 2,7,9\n";
    std::ifstream file(DEDUKU_ROOT "/data/golden/worlds-hardest-manual.hdp");
    std::string text;
    std::string line;
    for (int i = 0; i < 3 && std::getline(file, line); ++i) text += line + '\n';
    const hdp::HdpReplay replayed = hdp::replay(puzzle, text + last);
    ASSERT_TRUE(replayed.all_hold);
    const Ledger ledger{puzzle, replayed.steps, False{{{static_cast<Cell>(7 * 9 + 8), static_cast<Digit>(2)}}}};
    const Verdict verdict = check(&puzzle, ledger_text(ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) FAIL() << to_text(*refused);
    EXPECT_FALSE(hdp::replay(puzzle, "DIS # I8: 3 => CTR => I8: 2,7,9").all_hold);
}

}  // namespace
}  // namespace deduku
