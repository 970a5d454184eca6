// Named techniques on the paths of real puzzles: no find removes a candidate of the solution, and the checker
// accepts each find as a separate proof.
//
//   puzzle -> singles, locked candidates, pairs -> all finds of every row without a letter -> all applied -> again
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"

namespace deduku {
namespace {

// The first finds of each technique are checked as ledgers, then every nth.
constexpr std::size_t always_checked = 10;

struct Counts {
    std::map<std::string, std::size_t> finds;
    std::size_t puzzles = 0, positions = 0, checked = 0;
};

// Rows of the table that hold without uniqueness and are in no order, with their sizes.
std::vector<Move> named_moves(int digits) {
    std::vector<Move> out;
    for (const Technique& row : techniques()) {
        if (row.in_orders() || row.rests_on_uniqueness()) continue;
        for (int size = row.min_size; size <= std::min({row.max_size, 4, digits - 1}); ++size)
            out.push_back({&row, size});
    }
    return out;
}

void look_at(const Puzzle& puzzle, const Grid& solution, std::size_t each, Counts& counts) {
    Board board = start_board(puzzle);
    const std::vector<Move> moves = named_moves(puzzle.box().digits());
    ++counts.puzzles;
    std::vector<Deduction> ignored;
    for (std::size_t before = 0; before != board.trail().size();) {
        before = board.trail().size();
        close_recorded(board, closing_moves(2), ignored);
        ASSERT_FALSE(board.contradictory());
        const Board frozen = board;
        ++counts.positions;
        for (const Move& move : moves)
            move.technique->find(frozen, move.size, [&](const Deduction& found) {
                const std::string name = name_of(*move.technique, move.size);
                for (Candidate c : found.removes) {
                    EXPECT_NE(solution[c.cell], c.digit) << name << " " << to_line(puzzle);
                    if (board.has(c)) board.remove(c);
                }
                if (const std::size_t number = counts.finds[name]++; number < always_checked || number % each == 0) {
                    ++counts.checked;
                    const Puzzle here = puzzle_of(frozen);
                    const Verdict verdict = testing::checked(&here, ledger_text({here, {found}, False{found.removes}}));
                    EXPECT_TRUE(std::holds_alternative<Accepted>(verdict)) << name << " " << to_line(puzzle);
                }
                return !::testing::Test::HasFailure();
            });
        if (::testing::Test::HasFailure()) return;
    }
}

void look_at_all(const std::vector<Puzzle>& puzzles, std::size_t each, Counts& counts) {
    for (const Puzzle& puzzle : puzzles) {
        SearchRequest request;
        request.limit = 2;
        const Solutions truth = solve_by_search(start_board(puzzle), request);
        if (truth.count != 1) continue;
        look_at(puzzle, *truth.first, each, counts);
        if (::testing::Test::HasFailure()) return;
    }
}

void print(const Counts& counts) {
    std::printf("%zu puzzles, %zu positions, %zu finds checked as ledgers\n", counts.puzzles, counts.positions,
                counts.checked);
    for (const auto& [name, finds] : counts.finds) std::printf("  %-40s %9zu\n", name.c_str(), finds);
}

TEST(NamedTechniques, KeepTheSolution) {
    Counts counts;
    for (const char* name : {"random_minimal_200.txt", "sample_top1465.txt", "sample_hardest_1106.txt",
                             "techniques/tridagon.sdm", "techniques/multi-sector-locked-set.sdm"})
        look_at_all(testing::read_list(name), 40, counts);
    print(counts);
    EXPECT_GE(counts.finds.size(), 50U);
    EXPECT_GT(counts.finds["tridagon"], 9U);
    EXPECT_GT(counts.finds["junior exocet"], 9U);
}

TEST(NamedTechniques, KeepTheSolutionOfOtherSizes) {
    testing::Random random(7);
    Counts counts;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 4}})
        for (int i = 0; i < (box.digits() > 9 ? 3 : 60); ++i)
            look_at_all({testing::random_minimal(box, random)}, 5, counts);
    print(counts);
    EXPECT_GE(counts.finds.size(), 10U);
}

// All puzzles available; DEDUKU_PUZZLES can name a file of more.
TEST(ExhaustiveNamedTechniques, KeepTheSolution) {
    Counts counts;
    look_at_all(testing::read_list("top1465.txt"), 500, counts);
    if (const char* more = std::getenv("DEDUKU_PUZZLES")) {
        std::ifstream file(more);
        for (std::string line; std::getline(file, line);)
            for (const ReadResult& result : read_puzzles(line))
                if (const auto* puzzle = std::get_if<Puzzle>(&result)) look_at_all({*puzzle}, 500, counts);
    }
    print(counts);
}

}  // namespace
}  // namespace deduku
