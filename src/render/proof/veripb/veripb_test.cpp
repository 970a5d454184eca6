#include "render/proof/veripb/veripb.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "render/proof/clauses/clauses.hpp"
#include "render/proof/formula/opb.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/veripb_check.hpp"

namespace deduku {
namespace {

using testing::check_veripb;
using testing::read_puzzle;
using Proved = testing::VeripbVerdict::Proved;
using Numbers = std::vector<int>;

const Geometry& geometry() {
    static const Geometry four(Box{2, 2});
    return four;
}
std::vector<Candidate> candidates(const Numbers& numbers) {
    std::vector<Candidate> out;
    for (int v : numbers) out.push_back(geometry().candidate(v));
    return out;
}
std::vector<Sector> sectors(const Numbers& numbers) {
    std::vector<Sector> out;
    for (int s : numbers) out.push_back(static_cast<Sector>(s));
    return out;
}
Deduction cover(const Numbers& base, const Numbers& cover, const Numbers& removes) {
    return {Cover{sectors(base), sectors(cover)}, candidates(removes)};
}
Branch branch(const Numbers& keep, std::optional<int> empty = std::nullopt) {
    Branch out{candidates(keep), {}, std::nullopt};
    if (empty) out.empty = static_cast<Sector>(*empty);
    return out;
}

// The ledger of the 4x4 example.
Ledger published() {
    Ledger out{read_puzzle("...43.1..1..4..."), {}, {}};
    out.steps = {
        cover({3}, {19}, {3, 7, 11}),
        cover({3}, {47}, {31, 47, 63}),
        cover({4}, {22}, {22, 30}),
        cover({4}, {34}, {2, 34}),
        cover({4}, {50}, {6}),
        cover({6}, {20}, {20, 28}),
        cover({6}, {40}, {8, 40, 56}),
        cover({9}, {24}, {32, 44}),
        cover({9}, {36}, {4, 52}),
        cover({12}, {31}, {55, 59}),
        cover({12}, {35}, {35}),
        cover({13, 14}, {29, 30}, {61, 62}),
        {Split{Sector{0}, {branch({0}), branch({1}, 16)}}, candidates({1})},
        cover({1}, {17}, {9}),
        cover({1}, {37}, {21, 53}),
        cover({7}, {45}, {45}),
        cover({8}, {25}, {41}),
        cover({18}, {42}, {42, 58}),
    };
    Unique unique;
    for (char c : std::string("1234341221434321")) unique.grid.push_back(static_cast<Digit>(c - '1'));
    out.claim = unique;
    return out;
}

struct Written {
    std::string text;
    std::string error;
};
Written write(const Ledger& ledger) {
    Written out;
    VeripbWriter writer([&](std::string_view text) { out.text += text; });
    tell(ledger, writer);
    out.error = writer.error();
    EXPECT_EQ(writer.ok(), out.error.empty());
    return out;
}

void expect_accepted(const Ledger& ledger, Proved proved) {
    const Written written = write(ledger);
    EXPECT_EQ(written.error, "");
    const auto verdict = check_veripb(opb_formula(ledger.start, ledger.claim), written.text);
    EXPECT_EQ(verdict.refused, "") << written.text;
    EXPECT_EQ(verdict.proved, proved);
}

TEST(Veripb, PublishedExampleWithoutUnneededLines) {
    std::ifstream file(DEDUKU_ROOT "/data/golden/proof4x4/four.mixed.pbp");
    std::string expected;
    for (std::string line; std::getline(file, line);) {
        // Omitted: kill lines of givens that no sum uses; levels of a Split that has no lines there.
        if (line.starts_with("#") || line.starts_with("w") || (line.starts_with("p ") && !line.starts_with("p 27")))
            continue;
        // Ids are smaller by those five lines, and the weakened parts are true there.
        if (line.starts_with("p 27")) line = "p 27 29 + 60 + 62 + 154 + 155 + 150 + 156 +";
        if (line.starts_with("c ")) line = "c " + std::to_string(std::stol(line.substr(2)) - 5);
        expected += line + "\n";
    }
    EXPECT_EQ(write(published()).text, expected);
    expect_accepted(published(), Proved::no_solution);
}

TEST(Veripb, EveryClaim) {
    Ledger ledger = published();
    // A solution is not a contradiction.
    ledger.claim = Solved{std::get<Unique>(ledger.claim).grid};
    EXPECT_TRUE(write(ledger).error.starts_with("a solution is its own certificate")) << write(ledger).error;
    ledger.claim = False{candidates({42})};
    expect_accepted(ledger, Proved::no_solution);
    ledger.claim = False{candidates({42, 1, 58})};
    expect_accepted(ledger, Proved::no_solution);
    // 1 twice in the first row.
    const Ledger none{read_puzzle("11.............."), {cover({0}, {16}, {4})}, NoSolution{Sector{1}}};
    expect_accepted(none, Proved::no_solution);
}

TEST(Veripb, CellsOfSeveralDigits) {
    // Two cells of the first row hold 1 and 2, so the others do not.
    Ledger ledger{read_puzzle("[12][12].............."), {}, False{candidates({8, 9, 12, 13})}};
    ledger.steps = {cover({0, 1}, {16, 17}, {8, 9, 12, 13})};
    expect_accepted(ledger, Proved::no_solution);
}

TEST(Veripb, ReportsInvalidStep) {
    const auto error = [](const Ledger& ledger) { return write(ledger).error; };
    const auto with = [](std::size_t at, Deduction step) {
        Ledger ledger = published();
        ledger.steps[at] = std::move(step);
        return ledger;
    };
    EXPECT_EQ(error(with(0, cover({3}, {19}, {3, 7, 15}))),
              "event 1: a removed candidate does not lie in more cover than base sectors");
    EXPECT_EQ(error(with(0, cover({2}, {19}, {3, 7}))),
              "event 1: a living candidate lies in more base than cover sectors");
    EXPECT_EQ(error(with(1, cover({3}, {19}, {3}))), "event 2: a removed candidate is dead before");
    EXPECT_EQ(error(with(0, cover({3}, {19, 47}, {3}))), "event 1: a Cover needs as many base as cover sectors");
    // The Split: event 13, its branches 14 and 15, 16 and 17, its end 18; the claim 24.
    const Deduction split = published().steps[12];
    Deduction changed = split;
    std::get<Split>(changed.why).branches[1].empty = Sector{17};
    EXPECT_EQ(error(with(12, changed)), "event 17: the sector said to be empty has a living member");
    changed = split;
    std::get<Split>(changed.why).branches.pop_back();
    EXPECT_EQ(error(with(12, changed)), "event 16: a living member is in no branch");
    changed = split;
    changed.removes = candidates({0});
    EXPECT_EQ(error(with(12, changed)), "event 18: a removed candidate lives in an open branch");
    changed = split;
    std::get<Split>(changed.why).branches[0].keep = candidates({3});
    EXPECT_EQ(error(with(12, changed)), "event 14: a branch keeps what is no living member");
    Ledger ledger = published();
    ledger.steps.pop_back();
    EXPECT_EQ(error(ledger), "event 23: a candidate that should be false is living");
    std::get<Unique>(ledger.claim).grid[Cell{0}] = static_cast<Digit>(1);
    EXPECT_EQ(error(ledger), "event 23: the grid is no solution");
    ledger.claim = NoSolution{Sector{20}};
    EXPECT_EQ(error(ledger), "event 23: the sector said to be empty has a living member");
}

// No formula of a puzzle states that it has one solution.
TEST(Veripb, RefusesTwins) {
    const Puzzle puzzle = blank_puzzle({2, 2});
    const std::string_view by_name = "what holds only if there is one solution";
    for (const Claim& claim : {Claim{False{{}, true}}, Claim{NotUnique{}}}) {
        VeripbWriter veripb([](std::string_view) {});
        tell(Ledger{puzzle, {}, claim}, veripb);
        EXPECT_TRUE(std::string_view(veripb.error()).starts_with(by_name));
        DratWriter drat([](std::string_view) {});
        tell(Ledger{puzzle, {}, claim}, drat);
        EXPECT_TRUE(std::string_view(drat.error()).starts_with(by_name));
    }
    const Candidate one{}, two{Cell{}, static_cast<Digit>(1)};
    const Split split{Sector{0}, {{{one}, {}, {}, Twin{{one}, {two}}}, {{two}, {}, {}, {}}}};
    const Ledger twin{puzzle, {{split, {one}}}, False{{one}}};
    VeripbWriter veripb([](std::string_view) {});
    tell(twin, veripb);
    EXPECT_TRUE(std::string_view(veripb.error()).starts_with(by_name));
    LratWriter lrat([](std::string_view) {});
    tell(twin, lrat);
    EXPECT_TRUE(std::string_view(lrat.error()).starts_with(by_name));
}

}  // namespace
}  // namespace deduku
