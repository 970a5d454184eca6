// Twins on boards whose grids are all known: facts that depend on them hold for every puzzle with one solution; both
// checkers accept them, but neither without the condition, or spoiled.
#include <gtest/gtest.h>

#include <map>

#include "both.hpp"
#include "small_boards.hpp"

namespace deduku::spoil {
namespace {

constexpr std::uint64_t seed = 20261122;

Start start_of_header(const std::string& header) {
    const Verdict verdict = check_ledger(nullptr, header + "\n{\"claim\":\"false\",\"candidates\":[]}\n");
    return std::get<Accepted>(verdict).start;
}

std::string numbers_text(const std::vector<int>& numbers) {
    std::string out;
    for (int x : numbers) out += (out.empty() ? "" : ",") + std::to_string(x);
    return "[" + out + "]";
}

bool accepts(const std::string& ledger) { return std::holds_alternative<Accepted>(testing::checked(nullptr, ledger)); }

TEST(Twin, HoldsForUniquePuzzles) {
    std::mt19937_64 random(seed);
    Both both;
    std::map<std::size_t, int> with_solutions;
    int made = 0, several = 0, one = 0;
    for (int i = 0; i < 12000; ++i) {
        const SmallBoard& board = small_boards()[random() % small_boards().size()];
        SmallPuzzle puzzle = random_puzzle(board, 3 + i / 7 % 5, random);
        while (i % 16 != 0 && puzzle.solutions.size() != 1) puzzle = random_puzzle(board, 4, random);
        const TwinLedger made_here = twin_ledger(puzzle, random);
        if (made_here.twins == 0) continue;
        ++made;
        ++with_solutions[std::min<std::size_t>(puzzle.solutions.size(), 3)];
        const std::string listed = numbers_text(made_here.removed), begin = puzzle.header() + "\n" + made_here.steps;
        const std::string conditional = begin + R"({"claim":"false","if":"unique","candidates":)" + listed + "}\n";
        EXPECT_TRUE(accepts(conditional)) << conditional;
        EXPECT_FALSE(accepts(begin + R"({"claim":"false","candidates":)" + listed + "}\n"));
        EXPECT_FALSE(accepts(begin + R"({"claim":"false","candidates":[]})" + "\n"));
        if (made % 4 == 0) both.add(puzzle.header(), start_of_header(puzzle.header()), conditional);
        if (made_here.empty >= 0) {
            ++several;
            const std::string empty = std::to_string(made_here.empty);
            EXPECT_TRUE(accepts(begin + R"({"claim":"not-unique","empty":)" + empty + "}\n"));
            EXPECT_FALSE(accepts(begin + R"({"claim":"no-solution","empty":)" + empty + "}\n"));
            EXPECT_NE(puzzle.solutions.size(), 1U) << begin;
        }
        if (puzzle.solutions.size() != 1) continue;
        ++one;
        for (int v : made_here.removed)
            EXPECT_NE((*puzzle.solutions[0])[static_cast<std::size_t>(v / 4)], v % 4) << begin;
    }
    std::printf("%d ledgers with Twins: %d of puzzles with one solution, %d show that there is not one\n", made, one,
                several);
    EXPECT_EQ(both.agree(), both.size());
    EXPECT_GT(one, 15);
    EXPECT_GT(several, 150);
    EXPECT_GT(with_solutions[2], 50);
    EXPECT_GT(with_solutions[3], 50);
}

// One number of a ledger changed: accepted claims still hold of the puzzles with one solution.
void damage_twins(int wanted) {
    std::mt19937_64 random(seed + 1);
    Both both;
    int accepted = 0, spoiled = 0, in_twins = 0;
    for (int i = 0; spoiled < wanted; ++i) {
        const SmallBoard& board = small_boards()[static_cast<std::size_t>(i) % small_boards().size()];
        const SmallPuzzle puzzle = random_puzzle(board, 4 + i / 7 % 4, random);
        const TwinLedger made = twin_ledger(puzzle, random);
        if (made.twins == 0) continue;
        std::string text = puzzle.header() + "\n" + made.steps;
        const std::size_t first = puzzle.header().size() + 1;
        for (int tries = 0; tries < 4; ++tries) {
            // A number after "twin" half of the time, else any.
            std::size_t at = first + random() % (text.size() - first);
            if (tries % 2 == 0)
                at = text.find("\"twin\"", at) == text.npos ? at : text.find("\"twin\"", at) + 7 + random() % 24;
            at = text.find_first_of("0123456789", at);
            if (at == text.npos) continue;
            std::string other = text;
            const std::size_t end = std::min(other.find_first_not_of("0123456789", at), other.size());
            other.replace(at, end - at, std::to_string(random() % 64));
            if (other == text) continue;
            ++spoiled;
            in_twins += tries % 2 == 0 ? 1 : 0;
            std::vector<int> claimed = made.removed;
            const std::string ledger =
                other + R"({"claim":"false","if":"unique","candidates":)" + numbers_text(claimed) + "}\n";
            if (spoiled % 20 == 0) both.add(puzzle.header(), start_of_header(puzzle.header()), ledger);
            if (!accepts(ledger)) continue;
            ++accepted;
            if (puzzle.solutions.size() != 1) continue;
            for (int v : claimed) EXPECT_NE((*puzzle.solutions[0])[static_cast<std::size_t>(v / 4)], v % 4) << ledger;
        }
    }
    std::printf("%d ledgers with one number changed, %d of them in a Twin: %d refused, %d accepted\n", spoiled,
                in_twins, spoiled - accepted, accepted);
    both.agree();
    EXPECT_LT(accepted, spoiled / 4);
}
TEST(Twin, DamagedLedgersProveNothingFalse) { damage_twins(2000); }
TEST(ExhaustiveTwin, DamagedLedgersProveNothingFalse) { damage_twins(8000); }

// Only the Twin is damaged: all refused by both checkers, also if a sector of at most one is taken as exact.
void refuse_twins(int of_each) {
    std::mt19937_64 random(seed + 2);
    Both both;
    for (TwinDamage damage :
         {TwinDamage::t_not_forced, TwinDamage::f_not_allowed, TwinDamage::shared, TwinDamage::uneven}) {
        for (int damaged = 0; damaged < of_each;) {
            const SmallBoard& board = small_boards()[random() % small_boards().size()];
            const SmallPuzzle puzzle = random_puzzle(board, 4 + static_cast<int>(random() % 4), random);
            const TwinLedger made = twin_ledger(puzzle, random, damage);
            if (!made.damaged) continue;
            ++damaged;
            const std::string ledger =
                puzzle.header() + "\n" + made.steps + R"({"claim":"false","if":"unique","candidates":[]})" + "\n";
            ASSERT_FALSE(accepts(ledger)) << ledger;
            if (damaged % 100 == 0) both.add(puzzle.header(), start_of_header(puzzle.header()), ledger);
        }
    }
    EXPECT_EQ(both.agree(), 0U);
}
TEST(Twin, DamagedTwinsAreRefused) { refuse_twins(500); }
TEST(ExhaustiveTwin, DamagedTwinsAreRefused) { refuse_twins(2000); }

TEST(Twin, SectorOfAtMostOneCannotBeBase) {
    std::mt19937_64 random(seed + 3);
    const SmallBoard& board = small_boards().back();  // with a pair
    const int pair = 16 + 12 * 4;
    for (int i = 0; i < 2000; ++i) {
        const SmallPuzzle puzzle = random_puzzle(board, 4, random);
        const int d = static_cast<int>(random() % 4), cover = static_cast<int>(random() % 64);
        const std::string base = "{\"cover\":[[" + std::to_string(pair + d) + "],[" + std::to_string(cover) + "]],";
        const std::string step = base + "\"removes\":[" + std::to_string(random() % 64) + "]}\n";
        ASSERT_FALSE(accepts(puzzle.header() + "\n" + step + R"({"claim":"false","candidates":[]})" + "\n"));
    }
}

}  // namespace
}  // namespace deduku::spoil
