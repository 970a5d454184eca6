// Proofs about boards with other houses: every goal, in every format, accepted by its checker, by each method;
// methods for rows, columns and boxes refuse.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/methods.hpp"
#include "deduku/prove.hpp"
#include "deduku/solve.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "method/method.hpp"
#include "method/proving/certificate.hpp"
#include "reason/proof_events.hpp"
#include "render/proof/format.hpp"
#include "search/solver.hpp"
#include "tests/support/clause_check.hpp"
#include "tests/support/houses.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/unlimited.hpp"
#include "tests/support/veripb_check.hpp"

namespace deduku {
namespace {

constexpr std::string_view named = "rows, columns and boxes";

// The error in the proof in this format; empty if it is accepted.
std::string refusal(const Ledger& ledger, std::string_view format) {
    const ProofFormat& row = proof_format(format);
    std::string text;
    const ProofWriter writer = row.make([&](std::string_view piece) { text += piece; });
    tell(ledger, *writer.events);
    if (!writer.error().empty()) return writer.error();
    std::string formula;
    if (format != "ledger")
        row.write_formula(ledger.start, ledger.claim, [&](std::string_view piece) { formula += piece; });
    if (format == "ledger") {
        const Verdict verdict = testing::checked(&ledger.start, text);
        const auto* refused = std::get_if<Refused>(&verdict);
        return refused != nullptr ? to_text(*refused) : "";
    }
    if (format == "drat") return testing::check_drat(formula, text).why;
    if (format == "lrat") return testing::check_lrat(formula, text).why;
    return testing::check_veripb(formula, text).refused;
}

void expect_proved(const Puzzle& puzzle, const Wanted& wanted, const std::vector<std::string_view>& formats) {
    Meter no_limit;
    const Proof proof = prove(puzzle, wanted, "auto", no_limit);
    ASSERT_EQ(proof.status, ProofStatus::proved) << to_line(puzzle) << proof.why;
    EXPECT_EQ(proof.method, "search");
    for (const std::string_view format : formats)
        EXPECT_EQ(refusal(*proof.ledger, format), "") << format << ": " << to_line(puzzle);
}

TEST(HousesProofs, AllGoalsInAllFormats) {
    testing::Random random(7);
    int with[3] = {};
    for (int round = 0; round < 2; ++round)
        for (const Puzzle& empty : testing::boards_with_houses(random)) {
            const int n = empty.box().digits();
            for (int share : {35, 60}) {
                const auto puzzle = testing::random_givens(empty, n * n * share / 100, round % 2 == 0, random);
                if (!puzzle) continue;
                Meter no_limit;
                const std::uint64_t count = oracle_solve(start_board(*puzzle), {.limit = 2}, no_limit).count;
                ++with[count];
                const std::vector<std::string_view> all = {"ledger", "veripb", "drat", "lrat"};
                expect_proved(*puzzle,
                              {count == 0   ? Goal::none
                               : count == 1 ? Goal::unique
                                            : Goal::solution},
                              count < 2 ? all : std::vector<std::string_view>{"ledger"});
                // A digit that no solution has in the first cell, if there is one.
                for (Digit d : puzzle->cells[Cell{0}]) {
                    Puzzle assumed = *puzzle;
                    assumed.cells[Cell{0}] = {d};
                    if (oracle_solve(start_board(assumed), {}, no_limit).count > 0) continue;
                    expect_proved(*puzzle, {Goal::falsehood, {{Cell{0}, d}}}, all);
                    break;
                }
            }
        }
    for (int n : with) EXPECT_GT(n, 5);
}

// A proof about a jigsaw does not prove anything about another board.
TEST(HousesProofs, StateTheirBoard) {
    const auto jigsaw = std::get<Puzzle>(read_puzzles("1....4.....2.1.. houses:AAABABBBCCCDCDDD\n")[0]);
    const auto standard = std::get<Puzzle>(read_puzzles("1....4.....2.1..\n")[0]);
    Meter no_limit;
    const Proof proof = prove(jigsaw, {Goal::unique}, "search", no_limit);
    ASSERT_EQ(proof.status, ProofStatus::proved) << proof.why;
    const std::string text = ledger_text(*proof.ledger);
    EXPECT_TRUE(std::holds_alternative<Accepted>(testing::checked(&jigsaw, text)));
    EXPECT_TRUE(std::holds_alternative<Refused>(testing::checked(&standard, text)));
}

// Sudoku Explainer and HoDoKu know rows, columns and boxes; no row gives a wrong answer about an unsupported board.
TEST(HousesProofs, EachMethodProvesOrRefuses) {
    const auto jigsaw = std::get<Puzzle>(read_puzzles("1....4.....2.1.. houses:AAABABBBCCCDCDDD\n")[0]);
    Meter no_limit;
    int refused = 0;
    for (const MethodInfo& row : methods()) {
        const bool any = takes(method::find_method(row.word)->boards, jigsaw.geometry());
        if (row.has_finding) {
            EXPECT_EQ(find_out(row.word, jigsaw, no_limit).has_value(), any) << row.word;
            const Proof proof = prove(jigsaw, {Goal::unique}, row.word, no_limit);
            EXPECT_EQ(proof.status, any ? ProofStatus::proved : ProofStatus::unreached) << row.word;
            EXPECT_TRUE(any || proof.why.find(named) != std::string::npos) << proof.why;
        }
        if (!row.columns.empty()) {
            EXPECT_EQ(rate(row.word, jigsaw, no_limit).has_value(), any) << row.word;
        }
        refused += any ? 0 : 1;
    }
    EXPECT_GE(refused, 3);  // se, er-minlex, hodoku
    const Certificate certificate = certify(jigsaw, {});
    EXPECT_EQ(certificate.status, ProofStatus::proved);
}

}  // namespace
}  // namespace deduku
