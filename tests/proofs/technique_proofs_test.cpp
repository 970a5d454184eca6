// Every deduction a technique finds is accepted by the checker, which knows no technique.
#include <gtest/gtest.h>

#include <map>

#include "deduku/check.hpp"
#include "deduku/techniques.hpp"
#include "deduku/words.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"

namespace deduku {
namespace {

void expect_accepted(const Ledger& ledger, const std::string& name) {
    const Verdict verdict = testing::checked(&ledger.start, ledger_text(ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) FAIL() << name << ": " << to_text(*refused);
}

std::vector<Deduction> find_all(const Board& board, const Move& move) {
    std::vector<Deduction> found;
    move.technique->find(board, move.size, [&](const Deduction& deduction) {
        found.push_back(deduction);
        return true;
    });
    return found;
}

// Simplest first; from the closing moves to those for open positions.
std::vector<Move> all_moves() {
    std::vector<Move> moves = closing_moves(4);
    moves.push_back(find_move('A', 0));
    for (int size = 2; size <= 4; ++size) moves.push_back(find_move('W', size));
    for (int size = 1; size <= 3; ++size) moves.push_back(find_move('C', size));
    moves.push_back(find_move('X', 0));
    moves.push_back(find_move('Y', 0));
    return moves;
}

bool is_closing(const Move& move) {
    return std::string_view("THB").find(move.technique->letter) != std::string_view::npos;
}

using Counts = std::map<char, int>;

// Each deduction of each row on each position from the start to the fixpoint as a separate proof, and all applied
// deductions (rows in order, one row a round) as one proof.
void check_all(const Puzzle& puzzle, Counts& counts) {
    const std::vector<Move> moves = all_moves();
    Board board = start_board(puzzle);
    Ledger whole{puzzle, {}, Claim{}};
    for (bool moved = true; moved;) {
        moved = false;
        const Board frozen = board;
        for (const Move& move : moves) {
            const std::string name = name_of(*move.technique, move.size);
            if (is_closing(move)) {  // tested in tests/spoil and beside the finders
                if (moved) continue;
            } else {
                for (const Deduction& found : find_all(frozen, move)) {
                    ++counts[move.technique->letter];
                    expect_accepted({puzzle_of(frozen), {found}, False{found.removes}}, name);
                    if (::testing::Test::HasFatalFailure()) return;
                }
            }
            if (!moved)
                for (Deduction& found : find_all(frozen, move))
                    if (auto now = settle(board, std::move(found))) {
                        apply(board, *now);
                        whole.steps.push_back(std::move(*now));
                        moved = true;
                    }
        }
    }
    if (whole.steps.empty()) return;
    std::vector<Candidate> dead;
    for (const Deduction& step : whole.steps) dead.insert(dead.end(), step.removes.begin(), step.removes.end());
    whole.claim = False{dead};
    expect_accepted(whole, "all together");
    expect_accepted(slice(whole), "the slice of all");
    whole.claim = False{{dead.back()}};
    expect_accepted(slice(whole), "the slice of the last");
}

void check_list(const char* name, std::size_t every, Counts& counts) {
    const std::vector<Puzzle> puzzles = testing::read_list(name);
    for (std::size_t i = 0; i < puzzles.size(); i += every) {
        check_all(puzzles[i], counts);
        ASSERT_FALSE(::testing::Test::HasFatalFailure()) << name << ", puzzle " << i + 1;
    }
}

void expect_all_seen(const Counts& counts) {
    for (char letter : {'A', 'W', 'C', 'X', 'Y'}) EXPECT_GT(counts.count(letter), 0U) << letter;
}

TEST(TechniqueProofs, RandomMinimalPuzzles) {
    Counts counts;
    check_list("random_minimal_200.txt", 25, counts);
    expect_all_seen(counts);
}

TEST(TechniqueProofs, HardPuzzles) {
    Counts counts;
    check_list("sample_top1465.txt", 10, counts);
    check_list("sample_hardest_1106.txt", 10, counts);
    expect_all_seen(counts);
}

TEST(TechniqueProofs, RandomPositions) {
    testing::Random random(31);
    Counts counts;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{3, 4}, Box{4, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 8; ++i)
            for (const Move& move : all_moves()) {
                const Board board = testing::random_position(geometry, 40 + 6 * i, random);
                for (const Deduction& found : find_all(board, move)) {
                    ++counts[move.technique->letter];
                    expect_accepted({puzzle_of(board), {found}, False{found.removes}},
                                    name_of(*move.technique, move.size));
                    ASSERT_FALSE(HasFatalFailure()) << i;
                }
            }
    }
    expect_all_seen(counts);
}

TEST(ExhaustiveTechniqueProofs, WholeLists) {
    Counts counts;
    for (const char* name : {"random_minimal_200.txt", "sample_top1465.txt", "sample_hardest_1106.txt"})
        check_list(name, 1, counts);
    expect_all_seen(counts);
}

}  // namespace
}  // namespace deduku
