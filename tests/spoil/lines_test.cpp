// Ledgers of versions 2 and 3 on boards of a few cells, all of whose solutions are known: valid ones are accepted, nothing
// false is, and the three checkers agree on valid and changed ones.
#include <gtest/gtest.h>

#include <cstdio>

#include "both.hpp"
#include "small_lines.hpp"
#include "tests/support/changes.hpp"

namespace deduku::spoil {
namespace {

using Random = std::mt19937_64;

Start start_of_header(const std::string& header) {
    const Verdict verdict = check_ledger(nullptr, header + "\n{\"claim\":\"false\",\"candidates\":[]}");
    const auto* accepted = std::get_if<Accepted>(&verdict);
    EXPECT_TRUE(accepted) << header;
    return accepted ? accepted->start : Start{};
}

std::string words(const Verdict& verdict) {
    const auto* refused = std::get_if<Refused>(&verdict);
    return refused ? to_text(*refused) : "accepted";
}

void valid_ledgers(int version, std::uint64_t seed) {
    Random random(seed);
    StepCounts counts;
    Both both;
    std::size_t solvable = 0;
    for (int i = 0; i < 1000 && !::testing::Test::HasFailure(); ++i) {
        const LineBoard board = random_line_board(random, version);
        const LineLedger ledger = random_line_ledger(board, random);
        both.add(board.header(), start_of_header(board.header()), ledger.text);
        const auto* accepted = std::get_if<Accepted>(&both.last());
        ASSERT_TRUE(accepted) << words(both.last()) << "\n" << ledger.text;
        EXPECT_TRUE(board.is_true(*accepted)) << ledger.text;
        counts += ledger.counts;
        solvable += board.solutions.empty() ? 0U : 1U;
    }
    EXPECT_EQ(both.agree(), both.size());
    std::printf(
        "%zu ledgers, %zu of boards with a solution: %d covers, %d sums, %d splits, %d choices, %d nested, %d twins\n",
        both.size(), solvable, counts.covers, counts.sums, counts.splits, counts.choices, counts.nested, counts.twins);
    EXPECT_GT(solvable, 500U);
    for (int count : {counts.covers, counts.sums, counts.splits, counts.choices, counts.nested, counts.twins})
        EXPECT_GT(count, 100);
}

TEST(Lines, ValidLedgersAreAcceptedAndTrue) { valid_ledgers(2, 20261125); }
TEST(Lines, ValidLedgersOfVersion3AreAcceptedAndTrue) { valid_ledgers(3, 20261129); }

// Twenty changes of each ledger, one in four without the puzzle, so that the header may also change.
void changed_ledgers(int version, std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::size_t accepted = 0, inside = 0, done = 0;
    while (done < count && !::testing::Test::HasFailure()) {
        Both both;
        while (both.size() < 10000 && done < count) {
            const LineBoard board = random_line_board(random, version);
            const std::string header = board.header(), ledger = random_line_ledger(board, random).text;
            const Start start = start_of_header(header);
            for (int i = 0; i < 20; ++i, ++done) {
                const std::string text = testing::changed(ledger, random);
                i % 4 == 0 ? both.add(text) : both.add(header, start, text);
                const auto* yes = std::get_if<Accepted>(&both.last());
                const auto* no = std::get_if<Refused>(&both.last());
                inside += no && !no->path.empty() ? 1U : 0U;
                if (yes && text.starts_with(header + "\n")) {
                    EXPECT_TRUE(board.is_true(*yes)) << text;
                }
            }
        }
        accepted += both.agree();
        if (done < count) std::printf("%zu of %zu\n", done, count), std::fflush(stdout);
    }
    std::printf(
        "%zu changed ledgers of version %d: the checkers accept %zu, refuse the others, %zu of them in a branch\n",
        done, version, accepted, inside);
    EXPECT_GT(accepted, count / 50);
    EXPECT_GT(inside, count / 50);
}

TEST(Lines, ChangedLedgersAgreeAndAreTrue) { changed_ledgers(2, 2000, 1); }
TEST(Lines, ChangedLedgersOfVersion3AgreeAndAreTrue) { changed_ledgers(3, 2000, 3); }
TEST(ExhaustiveLines, AMillionChangedLedgers) { changed_ledgers(2, 1'000'000, 2); }
TEST(ExhaustiveLines, AMillionChangedLedgersOfVersion3) { changed_ledgers(3, 1'000'000, 4); }

// The same steps and claim, but other cells of their own are helpers: Twins of helpers alone are refused, and so are
// open cells that count now; what is accepted is true.
void other_helpers(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::size_t accepted = 0, twins = 0, open = 0;
    for (std::size_t done = 0; done < count && !::testing::Test::HasFailure();) {
        Both both;
        for (; both.size() < 2000 && done < count; ++done) {
            const LineBoard board = random_line_board(random, 3);
            const std::string ledger = random_line_ledger(board, random).text;
            LineBoard other = board;
            other.helpers.clear();
            for (int cell = board.digits * board.digits; cell < board.cells; ++cell)
                if (random() % 4 != 0) other.helpers.push_back(cell);
            if (other.helpers == board.helpers) continue;
            const std::string header = other.header();
            both.add(header, start_of_header(header), header + ledger.substr(ledger.find('\n')));
            if (const auto* yes = std::get_if<Accepted>(&both.last())) {
                EXPECT_TRUE(other.is_true(*yes)) << header << ledger;
                continue;
            }
            const std::string& rule = std::get<Refused>(both.last()).rule;
            twins += rule == "a twin of helpers alone" ? 1U : 0U;
            open += rule == "a candidate outside the grid is living" ? 1U : 0U;
        }
        accepted += both.agree();
    }
    std::printf("%zu ledgers with other helpers: the checkers accept %zu; %zu Twins of helpers alone, %zu open cells\n",
                count, accepted, twins, open);
    EXPECT_GT(twins, count / 200);
    EXPECT_GT(open, count / 500);
}

TEST(Lines, OtherHelpers) { other_helpers(800, 5); }
TEST(ExhaustiveLines, OtherHelpers) { other_helpers(100'000, 6); }

}  // namespace
}  // namespace deduku::spoil
