// The checker must refuse damaged ledgers; the claim of one that it accepts must still be true.
#include <gtest/gtest.h>

#include <cstdio>

#include "damage.hpp"
#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "recorder.hpp"
#include "tests/support/proved.hpp"

namespace deduku::spoil {
namespace {

constexpr std::uint64_t seed = 20240229;

const std::vector<Subject>& all_subjects() {
    static const std::vector<Subject> list = subjects();
    return list;
}

bool accepted(const Puzzle& puzzle, const std::string& text) {
    return std::holds_alternative<Accepted>(testing::checked(&puzzle, text));
}

// The contents of the ledgers: without nested and open Splits the damage would test little.
struct Content {
    std::size_t covers = 0;
    std::size_t splits = 0;
    std::size_t nested = 0;
    std::size_t joins = 0;  // Splits with two or more open branches

    void add(const std::vector<Deduction>& steps, bool inside) {
        for (const Deduction& step : steps) {
            const auto* split = std::get_if<Split>(&step.why);
            if (!split) {
                ++covers;
                continue;
            }
            ++splits;
            nested += inside ? 1U : 0U;
            std::size_t open = 0;
            for (const Branch& branch : split->branches) {
                open += branch.empty ? 0U : 1U;
                add(branch.steps, true);
            }
            joins += open >= 2 ? 1U : 0U;
        }
    }
};

TEST(Spoil, UndamagedLedgersAreAcceptedAndTrue) {
    Content content;
    std::size_t ledgers = 0, unique = 0, none = 0;
    for (const Subject& subject : all_subjects()) {
        for (const Ledger& ledger : subject.ledgers) {
            const Verdict verdict = testing::checked(&subject.puzzle, ledger_text(ledger));
            const auto* refused = std::get_if<Refused>(&verdict);
            EXPECT_FALSE(refused) << to_text(*refused);
            EXPECT_TRUE(is_true(subject, ledger.claim));
            ++ledgers;
            unique += std::holds_alternative<Unique>(ledger.claim) ? 1U : 0U;
            none += std::holds_alternative<NoSolution>(ledger.claim) ? 1U : 0U;
        }
        if (!subject.ledgers.empty()) content.add(subject.ledgers.front().steps, false);
    }
    std::printf(
        "%zu puzzles, %zu ledgers (%zu unique, %zu without solution): %zu covers, %zu splits, %zu nested, "
        "%zu with open branches\n",
        all_subjects().size(), ledgers, unique, none, content.covers, content.splits, content.nested, content.joins);
    EXPECT_GE(all_subjects().size(), 50U);
    EXPECT_GT(unique, 30U);
    EXPECT_GT(none, 3U);
    EXPECT_GT(content.nested, 100U);
    EXPECT_GT(content.joins, 20U);
}

void damage_ledgers(std::size_t per_damage) {
    Random random(seed);
    std::vector<std::pair<const Subject*, const Ledger*>> ledgers;
    for (const Subject& subject : all_subjects())
        for (const Ledger& ledger : subject.ledgers) ledgers.emplace_back(&subject, &ledger);
    ASSERT_FALSE(ledgers.empty());
    std::printf("%-24s %8s %8s %8s\n", "damage", "spoiled", "refused", "accepted");
    for (std::size_t kind = 0; kind < damage_names.size(); ++kind) {
        const auto damage = static_cast<Damage>(kind);
        std::size_t tried = 0, refused = 0;
        while (tried < per_damage) {
            const auto& [subject, ledger] = ledgers[pick(random, ledgers.size())];
            const auto spoiled = spoil(*ledger, damage, random);
            if (!spoiled) continue;
            ++tried;
            if (!accepted(subject->puzzle, spoiled->text)) {
                ++refused;
                continue;
            }
            ASSERT_NE(damage, Damage::line_truncated) << spoiled->text;
            ASSERT_TRUE(is_true(*subject, spoiled->ledger.claim)) << damage_names[kind] << "\n" << spoiled->text;
        }
        std::printf("%-24s %8zu %8zu %8zu\n", damage_names[kind].data(), tried, refused, tried - refused);
        EXPECT_GT(refused, tried / 2) << damage_names[kind];
    }
}

TEST(Spoil, DamagedLedgersAreRefusedOrStillTrue) { damage_ledgers(80); }
TEST(ExhaustiveSpoil, DamagedLedgersAreRefusedOrStillTrue) { damage_ledgers(5000); }

// A slice is accepted, is not longer, and keeps the claim.
TEST(Slice, SlicesAreAcceptedAndNotLonger) {
    std::size_t before = 0, after = 0;
    for (const Subject& subject : all_subjects()) {
        for (const Ledger& ledger : subject.ledgers) {
            const Ledger sliced = slice(ledger);
            const Verdict verdict = testing::checked(&subject.puzzle, ledger_text(sliced));
            const auto* refused = std::get_if<Refused>(&verdict);
            ASSERT_FALSE(refused) << to_text(*refused);
            EXPECT_EQ(sliced.claim.index(), ledger.claim.index());
            EXPECT_LE(size_of(sliced.steps), size_of(ledger.steps));
            EXPECT_LE(ledger_text(sliced).size(), ledger_text(ledger).size());
            before += size_of(ledger.steps);
            after += size_of(sliced.steps);
            if (std::holds_alternative<Solved>(ledger.claim)) {
                EXPECT_TRUE(sliced.steps.empty());
            }
        }
    }
    std::printf("slices: %zu deductions of %zu\n", after, before);
    EXPECT_LT(after, before);
}

// Every candidate that a ledger removes, claimed false by itself.
TEST(Slice, EveryDeadCandidate) {
    std::size_t claims = 0;
    for (std::size_t i = 0; i < all_subjects().size(); i += 6) {
        const Subject& subject = all_subjects()[i];
        const Geometry& geometry = subject.puzzle.geometry();
        if (subject.ledgers.empty() || geometry.digits() > 9) continue;
        Ledger ledger = subject.ledgers.front();
        const std::vector<int> origin = removing_steps(ledger);
        for (int v = 0; v < geometry.candidates(); ++v) {
            if (origin[static_cast<std::size_t>(v)] == never_removed) continue;
            ledger.claim = False{{geometry.candidate(v)}};
            const Ledger sliced = slice(ledger);
            const Verdict verdict = testing::checked(&subject.puzzle, ledger_text(sliced));
            const auto* refused = std::get_if<Refused>(&verdict);
            ASSERT_FALSE(refused) << to_text(*refused) << " for candidate " << v;
            EXPECT_LE(size_of(sliced.steps), size_of(ledger.steps));
            if (origin[static_cast<std::size_t>(v)] == dead_at_start) {
                EXPECT_TRUE(sliced.steps.empty());
            }
            ++claims;
        }
    }
    std::printf("%zu claims of one candidate\n", claims);
    EXPECT_GT(claims, 3000U);
}

}  // namespace
}  // namespace deduku::spoil
