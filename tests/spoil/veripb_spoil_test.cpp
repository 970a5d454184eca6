// Damaged ledgers as VeriPB proofs: the checker refuses them, or their claims are still true.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "damage.hpp"
#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "recorder.hpp"
#include "render/proof/formula/opb.hpp"
#include "render/proof/veripb/veripb.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/veripb_check.hpp"

namespace deduku::spoil {
namespace {

using testing::check_veripb;
using Shown = testing::VeripbVerdict::Proved;

constexpr std::uint64_t seed = 20250301;

const std::vector<Subject>& all_subjects() {
    static const std::vector<Subject> list = subjects();
    return list;
}

std::vector<std::pair<const Subject*, const Ledger*>> all_ledgers() {
    std::vector<std::pair<const Subject*, const Ledger*>> out;
    for (const Subject& subject : all_subjects())
        for (const Ledger& ledger : subject.ledgers)
            if (!std::holds_alternative<Solved>(ledger.claim)) out.emplace_back(&subject, &ledger);
    return out;
}

struct Outcome {
    bool writer_ok;
    bool accepted;
};

// The proof, perhaps with a line cut short, and the checker's answer.
Outcome outcome(const Ledger& ledger, Random* cut) {
    std::string text;
    VeripbWriter writer([&](std::string_view line) { text += line; });
    tell(ledger, writer);
    if (cut) {
        std::size_t start = pick(*cut, text.size());
        while (start > 0 && text[start - 1] != '\n') --start;
        const std::size_t end = text.find('\n', start);
        const std::size_t keep = start + pick(*cut, end - start);
        text.erase(keep, end - keep);
    }
    const auto verdict = check_veripb(opb_formula(ledger.start, ledger.claim), text);
    return {writer.ok(), verdict.refused.empty() && verdict.proved == Shown::no_solution};
}

TEST(VeripbSpoil, UndamagedLedgersAreAccepted) {
    for (const auto& [subject, ledger] : all_ledgers()) {
        const Outcome got = outcome(*ledger, nullptr);
        EXPECT_TRUE(got.writer_ok);
        EXPECT_TRUE(got.accepted);
    }
}

void damage_all(std::size_t per_damage) {
    const auto ledgers = all_ledgers();
    ASSERT_FALSE(ledgers.empty());
    std::printf("%-24s %8s %8s %8s %12s\n", "damage", "spoiled", "refused", "accepted", "writer: no");
    for (std::size_t kind = 0; kind < damage_names.size(); ++kind) {
        const auto damage = static_cast<Damage>(kind);
        Random random(seed + kind);
        std::size_t tried = 0, refused = 0, writer = 0;
        while (tried < per_damage) {
            const auto& [subject, ledger] = ledgers[pick(random, ledgers.size())];
            const auto spoiled = spoil(*ledger, damage, random);
            if (!spoiled) continue;
            ++tried;
            const bool truncated = damage == Damage::line_truncated;
            const Outcome got = outcome(spoiled->ledger, truncated ? &random : nullptr);
            refused += got.accepted ? 0 : 1;
            writer += got.writer_ok ? 0 : 1;
            if (got.accepted) {
                ASSERT_TRUE(is_true(*subject, spoiled->ledger.claim)) << damage_names[kind] << "\n" << spoiled->text;
            }
            if (truncated) continue;
            // Proofs the writer reports as valid are valid; so are those of ledgers that the checker accepts.
            ASSERT_TRUE(got.accepted || !got.writer_ok) << spoiled->text;
            const bool valid = std::holds_alternative<Accepted>(testing::checked(&subject->puzzle, spoiled->text));
            ASSERT_TRUE(got.writer_ok || !valid) << spoiled->text;
        }
        // Clauses that follow by propagation hold with any reason, so not all kinds of damage are refused.
        std::printf("%-24s %8zu %8zu %8zu %12zu\n", damage_names[kind].data(), tried, refused, tried - refused, writer);
    }
}

TEST(VeripbSpoil, DamagedProofsAreRefusedOrStillTrue) { damage_all(20); }

TEST(ExhaustiveVeripbSpoil, DamagedProofsAreRefusedOrStillTrue) { damage_all(2000); }

// A candidate of the solution removed outside all Splits: the writer reports it. The checker cannot always: the formula
// is contradictory, so anything may follow from it.
void remove_true_ones(std::size_t rounds) {
    Random random(seed);
    std::size_t tried = 0, refused = 0;
    for (const auto& [subject, ledger] : all_ledgers()) {
        if (!std::holds_alternative<Unique>(ledger->claim) || ledger->steps.empty()) continue;
        for (std::size_t round = 0; round < rounds; ++round) {
            Ledger wrong = *ledger;
            const auto cell = static_cast<Cell>(pick(random, static_cast<std::size_t>(subject->solution->size())));
            const Candidate true_one{cell, (*subject->solution)[cell]};
            wrong.steps[pick(random, wrong.steps.size())].removes.push_back(true_one);
            const Outcome got = outcome(wrong, nullptr);
            EXPECT_FALSE(got.writer_ok);
            refused += got.accepted ? 0 : 1;
            ++tried;
        }
    }
    std::printf("%zu proofs with a true candidate removed: %zu refused\n", tried, refused);
    EXPECT_GT(refused, tried / 8);
    EXPECT_GT(tried, 300U);
}

TEST(VeripbSpoil, KeepsTrueCandidates) { remove_true_ones(4); }

TEST(ExhaustiveVeripbSpoil, KeepsTrueCandidates) { remove_true_ones(40); }

}  // namespace
}  // namespace deduku::spoil
