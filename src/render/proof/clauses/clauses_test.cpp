#include "render/proof/clauses/clauses.hpp"

#include <gtest/gtest.h>

#include "tests/support/clause_check.hpp"

namespace deduku::proof {
namespace {

using deduku::testing::check_drat;
using deduku::testing::check_lrat;
using deduku::testing::ClauseVerdict;

template <class Writer>
std::string written(const Ledger& ledger, Detail detail, std::string* error = nullptr) {
    std::string text;
    Writer writer([&text](std::string_view piece) { text += piece; }, detail);
    tell(ledger, writer);
    if (error != nullptr)
        *error = writer.error();
    else
        EXPECT_EQ(writer.error(), "");
    return text;
}

// Verifies both formats in both details; returns the number of lemmas with full detail.
std::size_t verified(const Ledger& ledger) {
    const std::string formula = cnf_formula(ledger.start, ledger.claim);
    std::size_t lemmas = 0;
    for (Detail detail : {Detail::needed, Detail::all}) {
        const ClauseVerdict drat = check_drat(formula, written<DratWriter>(ledger, detail));
        EXPECT_TRUE(drat.verified) << "DRAT, line " << drat.line << ": " << drat.why;
        const ClauseVerdict lrat = check_lrat(formula, written<LratWriter>(ledger, detail));
        EXPECT_TRUE(lrat.verified) << "LRAT, line " << lrat.line << ": " << lrat.why;
        lemmas = lrat.lemmas;
    }
    return lemmas;
}

Set<Digit> digits(int count) { return Set<Digit>::first_n(count); }

// Cells 0..k-1 of the first row of a 16x16 hold the digits 0..k-1.
Ledger hall_set(int k, bool hidden) {
    Ledger ledger{blank_puzzle({4, 4}), {}, Claim{}};
    const Geometry geometry({4, 4});
    const House row = geometry.house(HouseKind::row, 0);
    Cover cover;
    for (int i = 0; i < geometry.digits(); ++i) {
        Set<Digit>& cell = ledger.start.cells[static_cast<Cell>(i)];
        if (hidden && i >= k) cell = geometry.all_digits() - digits(k);
        if (!hidden && i < k) cell = digits(k);
        if (i >= k) continue;
        cover.base.push_back(geometry.sector(static_cast<Cell>(i)));
        cover.cover.push_back(geometry.sector(row, static_cast<Digit>(i)));
    }
    if (hidden) std::swap(cover.base, cover.cover);
    const std::vector<Candidate> removes = consequences(start_board(ledger.start), cover);
    ledger.steps.push_back({cover, removes});
    ledger.claim = False{removes};
    return ledger;
}

TEST(ClauseProof, ProvesHallSetsOfEverySize) {
    for (int k = 1; k <= 15; ++k) {
        for (bool hidden : {false, true}) {
            const Ledger ledger = hall_set(k, hidden);
            const std::size_t removed = std::get<False>(ledger.claim).candidates.size();
            EXPECT_EQ(removed, static_cast<std::size_t>(k * (16 - k)));
            const std::size_t lemmas = verified(ledger);
            // The removals, the empty clause, and the specified number for the smaller of set and complement.
            const int least = std::min(k, 16 - k);
            const std::size_t most = least == 1 ? 0 : static_cast<std::size_t>(least * ((1 << (least - 1)) - 1));
            EXPECT_LE(lemmas, removed + 1 + most) << k;
            if (least <= 2) {
                EXPECT_EQ(lemmas, removed + 1) << k;
            }
        }
    }
}

TEST(ClauseProof, TooLargeASetIsAnError) {
    // 18 cells of a 36x36 with 18 digits: the complement is as large.
    Ledger ledger{blank_puzzle({6, 6}), {}, Claim{}};
    const Geometry geometry({6, 6});
    Cover cover;
    for (int i = 0; i < 18; ++i) {
        ledger.start.cells[static_cast<Cell>(i)] = digits(18);
        cover.base.push_back(geometry.sector(static_cast<Cell>(i)));
        cover.cover.push_back(geometry.sector(geometry.house(HouseKind::row, 0), static_cast<Digit>(i)));
    }
    const Candidate removed{static_cast<Cell>(20), static_cast<Digit>(0)};
    ledger.steps.push_back({cover, {removed}});
    ledger.claim = False{{removed}};
    std::string error;
    written<DratWriter>(ledger, Detail::needed, &error);
    EXPECT_NE(error.find("write it in VeriPB"), std::string::npos) << error;
}

TEST(ClauseProof, TooDeepANestIsAnError) {
    for (std::size_t depth : {max_levels, max_levels + 1}) {
        DratWriter writer([](std::string_view) {});
        const Geometry geometry({4, 4});
        writer.begin(blank_puzzle({4, 4}), False{{{static_cast<Cell>(1), static_cast<Digit>(0)}}});
        // Each branch keeps all but the last two digits of another cell.
        for (std::size_t i = 0; i < depth; ++i) {
            const auto cell = static_cast<Cell>(i % 256);
            writer.open_split(geometry.sector(cell));
            std::vector<Candidate> keep;
            for (int d = 0; d < 14; ++d) keep.push_back({cell, static_cast<Digit>(d)});
            writer.open_branch(keep);
        }
        EXPECT_EQ(writer.ok(), depth <= max_levels) << depth;
    }
}

TEST(ClauseProof, SolvedBoardHasNoProof) {
    const Ledger ledger{blank_puzzle({2, 2}), {}, Solved{Grid(16)}};
    std::string error;
    EXPECT_EQ(written<LratWriter>(ledger, Detail::needed, &error), "");
    EXPECT_NE(error.find("its own certificate"), std::string::npos) << error;
}

TEST(ClauseProof, InvalidStepIsAnError) {
    Ledger ledger{blank_puzzle({2, 2}), {}, Claim{}};
    const Geometry geometry({2, 2});
    ledger.start.cells[Cell{0}] = {static_cast<Digit>(0), static_cast<Digit>(1)};
    const Candidate removed{static_cast<Cell>(1), static_cast<Digit>(0)};
    const House row = geometry.house(HouseKind::row, 0);
    const Cover cover{{geometry.sector(static_cast<Cell>(0))}, {geometry.sector(row, static_cast<Digit>(0))}};
    ledger.steps.push_back({cover, {removed}});
    ledger.claim = False{{removed}};
    std::string error;
    const std::string drat = written<DratWriter>(ledger, Detail::needed, &error);
    EXPECT_EQ(error, "the proof has a step that does not follow");
    const std::string formula = cnf_formula(ledger.start, ledger.claim);
    EXPECT_EQ(check_drat(formula, drat).why, "does not follow by unit propagation");
    EXPECT_FALSE(check_lrat(formula, written<LratWriter>(ledger, Detail::needed, &error)).verified);
}

TEST(ClauseProof, ClashingGivens) {
    Ledger ledger{blank_puzzle({3, 3}), {}, Claim{}};
    ledger.start.cells[Cell{0}] = ledger.start.cells[Cell{8}] = {static_cast<Digit>(4)};
    const Geometry geometry({3, 3});
    const Sector in_row = geometry.sector(geometry.house(HouseKind::row, 0), static_cast<Digit>(4));
    const Sector corner = geometry.sector(static_cast<Cell>(8));
    ledger.steps.push_back(
        {Cover{{geometry.sector(static_cast<Cell>(0))}, {in_row}}, {{static_cast<Cell>(8), static_cast<Digit>(4)}}});
    ledger.claim = NoSolution{corner};
    verified(ledger);
}

}  // namespace
}  // namespace deduku::proof
