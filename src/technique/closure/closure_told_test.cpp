// The closures with and without reasons have the same result, and every reason holds when it is reported.
#include <gtest/gtest.h>

#include <algorithm>

#include "technique/closure/closure.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::Random;

// Applies the reported Covers on a separate board.
class Follower : public ProofEvents {
  public:
    explicit Follower(Board start) : board(std::move(start)) {}
    void cover(const Cover& why, const std::vector<Candidate>& removes) override {
        EXPECT_TRUE(holds(board, why));
        const std::vector<Candidate> shown = consequences(board, why);
        for (Candidate c : removes) {
            EXPECT_NE(std::find(shown.begin(), shown.end(), c), shown.end());
            board.remove(c);
        }
        ++count;
    }
    Board board;
    int count = 0;
};

std::vector<std::uint64_t> living_of(const Board& board) {
    std::vector<std::uint64_t> out;
    for (int s = 0; s < board.geometry().sectors(); ++s) out.push_back(board.living(static_cast<Sector>(s)));
    return out;
}

TEST(ClosureTold, MatchesUnrecordedClosure) {
    Random random(17);
    int told = 0;
    int contradictions = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{3, 4}, Box{4, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 60; ++i) {
            Board start = testing::random_position(geometry, 30 + i, random);
            // Every third position has lost another candidate, perhaps one of the grid's.
            if (i % 3 == 0)
                for (int v = 0; v < geometry->candidates(); v += 7)
                    if (const Candidate c = geometry->candidate(v); start.has(c) && start.digits(c.cell).size() > 1)
                        start.remove(c);
            for (int subsets : {1, 2, 4}) {
                Follower follower(start);
                Closure<ProofEvents> told_closure(*geometry, subsets, follower);
                Board told_board = start;
                Board plain = start;
                const bool open = told_closure.run(told_board, 0);
                ASSERT_EQ(open, Closure(*geometry, subsets).run(plain, 0));
                EXPECT_EQ(open, !told_board.contradictory());
                EXPECT_EQ(living_of(follower.board), living_of(told_board));
                if (open) {
                    EXPECT_EQ(living_of(told_board), living_of(plain));
                }
                told += follower.count;
                contradictions += open ? 0 : 1;
            }
        }
    }
    EXPECT_GT(told, 10'000);
    EXPECT_GT(contradictions, 20);
}

TEST(ClosureTold, ContinuesFromSettledPosition) {
    Random random(18);
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    for (int i = 0; i < 60; ++i) {
        Board board = testing::random_position(geometry, 50, random);
        ProofEvents nowhere;
        Closure<ProofEvents> told(*geometry, 3, nowhere);
        if (!told.run(board, 0)) continue;
        const std::size_t settled = board.trail().size();
        for (int v = 0; v < geometry->candidates(); v += 31)
            if (const Candidate c = geometry->candidate(v); board.has(c) && !board.contradictory()) board.remove(c);
        Board plain = board;
        if (told.run(board, settled)) {
            ASSERT_TRUE(Closure(*geometry, 3).run(plain, 0));
            EXPECT_EQ(living_of(board), living_of(plain));
        }
    }
}

}  // namespace
}  // namespace deduku
