// Damaged ledgers as clauses: each checker refuses the proof, or its claim is still true.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "damage.hpp"
#include "recorder.hpp"
#include "render/proof/clauses/clauses.hpp"
#include "tests/support/clause_check.hpp"

namespace deduku::spoil {
namespace {

using deduku::testing::check_drat;
using deduku::testing::check_lrat;
using deduku::testing::ClauseVerdict;

constexpr std::uint64_t seed = 20240607;

const std::vector<Subject>& all_subjects() {
    static const std::vector<Subject> list = subjects();
    return list;
}

template <class Writer>
std::string written(const Ledger& ledger, bool& ok) {
    std::string text;
    Writer writer([&text](std::string_view piece) { text += piece; });
    tell(ledger, writer);
    ok = writer.ok();
    return text;
}

// A line cut short somewhere; the text must not be empty.
std::string with_a_line_cut(std::string text, Random& random) {
    std::size_t start = pick(random, text.size());
    while (start > 0 && text[start - 1] != '\n') --start;
    const std::size_t end = text.find('\n', start);
    const std::size_t keep = start + pick(random, end - start);
    return text.erase(keep, end - keep);
}

struct Row {
    std::size_t tried = 0;
    std::size_t writer = 0;  // refused by the writer, which still writes the clauses
    std::size_t drat = 0;    // accepted
    std::size_t lrat = 0;
};

void expect_true(bool accepted, const Subject& subject, const Claim& claim, const char* what) {
    if (accepted) {
        ASSERT_TRUE(is_true(subject, claim)) << what;
    }
}

// One damaged ledger through both formats. False if it cannot have this damage, or claims a solution.
bool try_one(const Subject& subject, const Ledger& ledger, Damage damage, Random& random, Row& row) {
    const auto spoiled = spoil(ledger, damage, random);
    if (!spoiled || std::holds_alternative<Solved>(spoiled->ledger.claim)) return false;
    const Claim& claim = spoiled->ledger.claim;
    const std::string formula = cnf_formula(subject.puzzle, claim);
    bool drat_ok = false;
    bool lrat_ok = false;
    std::string drat = written<DratWriter>(spoiled->ledger, drat_ok);
    std::string lrat = written<LratWriter>(spoiled->ledger, lrat_ok);
    EXPECT_EQ(drat_ok, lrat_ok);
    if (damage == Damage::line_truncated) {
        drat = with_a_line_cut(drat, random);
        lrat = with_a_line_cut(lrat, random);
    }
    const bool by_drat = check_drat(formula, drat).verified;
    const bool by_lrat = check_lrat(formula, lrat).verified;
    const char* name = damage_names[static_cast<std::size_t>(damage)].data();
    expect_true(by_drat, subject, claim, name);
    expect_true(by_lrat, subject, claim, name);
    if (damage != Damage::line_truncated) {
        // Proofs the writer reports as valid are valid; others have no valid hints.
        EXPECT_EQ(by_lrat, lrat_ok) << name;
        EXPECT_TRUE(by_drat || !drat_ok) << name;
    }
    ++row.tried;
    row.writer += drat_ok ? 0U : 1U;
    row.drat += by_drat ? 1U : 0U;
    row.lrat += by_lrat ? 1U : 0U;
    return true;
}

void check_damages(std::size_t per_damage, int least_digits, int most_digits) {
    Random random(seed);
    std::vector<std::pair<const Subject*, const Ledger*>> ledgers;
    for (const Subject& subject : all_subjects()) {
        if (subject.puzzle.box().digits() < least_digits || subject.puzzle.box().digits() > most_digits) continue;
        for (const Ledger& ledger : subject.ledgers) ledgers.emplace_back(&subject, &ledger);
    }
    ASSERT_FALSE(ledgers.empty());
    std::printf("%-22s %7s | %13s | %13s %13s | %13s %13s\n", "damage", "spoiled", "writer: error", "DRAT: refused",
                "true all same", "LRAT: refused", "true all same");
    for (std::size_t kind = 0; kind < damage_names.size(); ++kind) {
        Row row;
        while (row.tried < per_damage) {
            const auto& [subject, ledger] = ledgers[pick(random, ledgers.size())];
            try_one(*subject, *ledger, static_cast<Damage>(kind), random, row);
            if (::testing::Test::HasFatalFailure()) return;
        }
        std::printf("%-22s %7zu | %13zu | %13zu %13zu | %13zu %13zu\n", damage_names[kind].data(), row.tried,
                    row.writer, row.tried - row.drat, row.drat, row.tried - row.lrat, row.lrat);
        // Clauses do not name the cover: the eliminations follow from the base sectors or not at all.
        if (static_cast<Damage>(kind) != Damage::cover_sector_replaced && per_damage >= 100) {
            EXPECT_GT(row.tried - row.lrat, row.tried / 4) << damage_names[kind];
        }
    }
}

// Before any damage: every ledger of the recorder, with Splits that join, in both formats.
TEST(ClauseSpoil, UndamagedLedgersAreVerified) {
    for (const Subject& subject : all_subjects()) {
        for (const Ledger& ledger : subject.ledgers) {
            if (std::holds_alternative<Solved>(ledger.claim)) continue;
            const std::string formula = cnf_formula(subject.puzzle, ledger.claim);
            bool ok = false;
            const ClauseVerdict drat = check_drat(formula, written<DratWriter>(ledger, ok));
            ASSERT_TRUE(ok && drat.verified) << drat.line << ": " << drat.why;
            const ClauseVerdict lrat = check_lrat(formula, written<LratWriter>(ledger, ok));
            ASSERT_TRUE(ok && lrat.verified) << lrat.line << ": " << lrat.why;
        }
    }
}

TEST(ClauseSpoil, DamagedLedgersAreRefusedOrStillTrue) { check_damages(40, 4, 9); }

TEST(ExhaustiveClauseSpoil, DamagedLedgersAreRefusedOrStillTrue) { check_damages(2000, 4, 9); }

TEST(ExhaustiveClauseSpoil, LargeBoards) { check_damages(20, 16, 25); }

}  // namespace
}  // namespace deduku::spoil
