// Every technique on boards of every kind of houses: no find removes a digit of the only solution, and the
// checker accepts its finds as separate proofs.
//
//   puzzle -> singles, locked candidates, perhaps pairs -> finds of every row -> some of them applied -> again
//
// Each position along the path is another board. Patterns of four (fish with four houses, ..) take most of the time,
// and nets have very many finds: these are examined only at a fraction of the positions.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <map>

#include "deduku/check.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "search/solver.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/houses.hpp"

namespace deduku {
namespace {

using testing::KindOfBoard;
using testing::Random;

struct Counts {
    std::map<std::string, int> finds;
    int puzzles = 0, positions = 0, checked = 0;
};

std::vector<Move> moves_up_to(int most, int digits) {
    std::vector<Move> out;
    for (const Technique& row : techniques())
        for (int size = row.min_size; size <= std::min({row.max_size, std::max(row.min_size, most), digits - 1});
             ++size)
            out.push_back({&row, size});
    return out;
}

/// The fractions of the work that are done.
struct Effort {
    int whole;    ///< one position in this many is searched for all finds
    int checked;  ///< one find in this many of a technique goes to the checker
    int taken;    ///< number of finds applied before the next position; 0: all
};

// The find as the last step of a ledger.
void expect_accepted(const Puzzle& puzzle, const std::vector<Deduction>& steps, const Deduction& found,
                     const std::string& name) {
    std::vector<Deduction> until = steps;
    until.push_back(found);
    const bool rests = std::any_of(until.begin(), until.end(), rests_on_uniqueness);
    const Ledger ledger = slice({puzzle, std::move(until), False{found.removes, rests}});
    EXPECT_TRUE(std::holds_alternative<Accepted>(check(&puzzle, ledger_text(ledger))))
        << name << " " << to_line(puzzle);
}

class Walk {
  public:
    Walk(const Puzzle& puzzle, const Grid& solution, int subsets, Effort effort, Counts& counts, Random& random)
        : puzzle_(puzzle),
          solution_(solution),
          closing_(closing_moves(subsets)),
          effort_(effort),
          counts_(counts),
          random_(random),
          board_(start_board(puzzle)) {}

    /// Until there are no more finds, or the total number of positions is reached.
    void run(int positions) {
        const int digits = puzzle_.geometry().digits();
        const std::vector<Move> most = moves_up_to(3, digits), all = moves_up_to(4, digits);
        ++counts_.puzzles;
        for (std::size_t before = 0; before != board_.trail().size() && counts_.positions < positions;) {
            before = board_.trail().size();
            close_recorded(board_, closing_, steps_);
            ASSERT_FALSE(board_.contradictory()) << to_line(puzzle_);
            const Board frozen = board_;
            const std::vector<Deduction> so_far = steps_;
            std::vector<Deduction> found;
            if (frozen.solved()) return;
            const bool whole = counts_.positions++ % effort_.whole == 0;
            for (const Move& move : whole ? all : most) look(frozen, so_far, move, whole ? 60 : 12, found);
            if (::testing::Test::HasFailure()) return;
            std::shuffle(found.begin(), found.end(), random_);
            take(std::move(found));
        }
    }

  private:
    void look(const Board& frozen, const std::vector<Deduction>& so_far, const Move& move, int left,
              std::vector<Deduction>& out) {
        move.technique->find({frozen, puzzle_}, move.size, [&](const Deduction& found) {
            const std::string name = name_of(*move.technique, move.size);
            EXPECT_TRUE(move.technique->knows(frozen.geometry())) << name;
            EXPECT_FALSE(found.removes.empty()) << name;
            for (Candidate c : found.removes) EXPECT_NE(solution_[c.cell], c.digit) << name << " " << to_line(puzzle_);
            EXPECT_TRUE(testing::follows(frozen, found)) << name << " " << to_line(puzzle_);
            if (const int number = counts_.finds[name]++; number < 3 || number % effort_.checked == 0) {
                ++counts_.checked;
                expect_accepted(puzzle_, so_far, found, name);
            }
            out.push_back(found);
            return --left > 0 && !::testing::Test::HasFailure();
        });
    }

    void take(std::vector<Deduction> found) {
        int taken = 0;
        for (Deduction& each : found) {
            std::optional<Deduction> fitted = settle(board_, std::move(each));
            if (!fitted || board_.contradictory()) continue;
            apply(board_, *fitted);
            steps_.push_back(std::move(*fitted));
            if (++taken == effort_.taken) return;
        }
    }

    const Puzzle& puzzle_;
    const Grid& solution_;
    std::vector<Move> closing_;
    Effort effort_;
    Counts& counts_;
    Random& random_;
    Board board_;
    std::vector<Deduction> steps_;
};

// Random minimal puzzles with one solution, until the number of positions is reached.
void look_at(const KindOfBoard& kind, int positions, Effort effort, Counts& counts, unsigned seed) {
    Random random(seed);
    for (int i = 0; counts.positions < positions; ++i) {
        const Puzzle puzzle = testing::random_minimal(kind.board, random);
        Meter no_limit;
        const Solutions truth = solve_by_sectors(start_board(puzzle), SearchRequest{}, no_limit);
        Walk(puzzle, *truth.first, 1 + i % 2, effort, counts, random).run(positions);
        if (::testing::Test::HasFailure()) return;
    }
}

void print(const std::string& kind, const Counts& counts) {
    std::printf("%s: %d puzzles, %d positions, %zu techniques found something, %d ledgers checked\n", kind.c_str(),
                counts.puzzles, counts.positions, counts.finds.size(), counts.checked);
    for (const auto& [name, finds] : counts.finds) std::printf("  %-36s %8d\n", name.c_str(), finds);
}

TEST(HousesSoundness, EveryKindOfHouses) {
    for (const KindOfBoard& kind : testing::kinds_of_boards()) {
        if (kind.board->digits() == 4) continue;  // solved by pairs
        Counts counts;
        look_at(kind, kind.board->digits() == 9 ? 10 : 15, {2, 400, 0}, counts, 20261128);
        std::printf("%s: %d positions, %zu techniques, %d ledgers\n", kind.name.c_str(), counts.positions,
                    counts.finds.size(), counts.checked);
        EXPECT_GT(counts.finds.size(), kind.board->digits() == 9 ? 40U : 0U) << kind.name;
        if (HasFailure()) return;
    }
}

class HousesSoundnessOfKind : public ::testing::TestWithParam<KindOfBoard> {};

// DEDUKU_BOARDS can set another number of positions, DEDUKU_SEED another seed.
TEST_P(HousesSoundnessOfKind, ManyPositions) {
    const char* boards = std::getenv("DEDUKU_BOARDS");
    const char* seed = std::getenv("DEDUKU_SEED");
    const int positions = boards != nullptr ? std::atoi(boards) : 5'000;
    Counts counts;
    look_at(GetParam(), positions, {8, 2000, 3}, counts, seed != nullptr ? static_cast<unsigned>(std::atoi(seed)) : 1);
    print(GetParam().name, counts);
    EXPECT_TRUE(HasFailure() || counts.positions == positions);
}

INSTANTIATE_TEST_SUITE_P(Exhaustive, HousesSoundnessOfKind, ::testing::ValuesIn(testing::kinds_of_boards(9)),
                         [](const auto& row) {
                             std::string name = row.param.name;
                             std::erase_if(name, [](char c) { return c == ' ' || c == '-'; });
                             return name;
                         });

}  // namespace
}  // namespace deduku
