// Techniques that depend on uniqueness never remove a candidate of the only solution; the checker accepts them under
// their condition, also for puzzles with several solutions, and never without it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>

#include "deduku/check.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "search/solver.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

struct Found {
    const Technique* row;
    Deduction deduction;
};

// All finds of all rows.
std::vector<Found> find_all(const Board& board, const Puzzle& start) {
    std::vector<Found> out;
    for (const Technique& row : techniques())
        if (row.rests_on_uniqueness())
            row.find({board, start}, row.min_size, [&](const Deduction& deduction) {
                out.push_back({&row, deduction});
                return true;
            });
    return out;
}

// The claim proved; Proved::unique means "refused for lack of a condition", Proved::solution any other refusal.
Proved verdict_of(const Puzzle& puzzle, std::vector<Deduction> steps, const Claim& claim) {
    const Ledger ledger = slice({puzzle, std::move(steps), claim});
    const Verdict verdict = testing::checked(&puzzle, ledger_text(ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        return refused->rule.find("condition after a twin") != std::string::npos ? Proved::unique : Proved::solution;
    }
    return std::get<Accepted>(verdict).what;
}

struct Counts {
    std::map<std::string_view, int> finds;
    std::map<std::string_view, std::string> first;  // puzzle of the first find
    int puzzles = 0, checked = 0;
};

// Applies finds at the fixpoint of singles and locked candidates, repeatedly; checks every `each`-th find.
void look_at(const Puzzle& puzzle, const std::optional<Grid>& truth, int each, Counts& counts) {
    Board board = start_board(puzzle);
    std::vector<Deduction> steps;
    ++counts.puzzles;
    for (int round = 0; round < 6; ++round) {
        close_recorded(board, closing_moves(round == 0 ? 1 : 2), steps);
        if (board.contradictory() || board.solved()) return;
        const std::vector<Found> found = find_all(board, puzzle);
        if (found.empty()) {
            if (round > 0) return;
            continue;
        }
        for (const Found& f : found) {
            const bool rests = rests_on_uniqueness(f.deduction);
            ASSERT_TRUE(rests || f.row->family == "bivalue graves") << f.row->name;
            for (Candidate c : f.deduction.removes) {
                ASSERT_TRUE(board.has(c)) << f.row->name;
                ASSERT_FALSE(truth && (*truth)[c.cell] == c.digit) << f.row->name << " " << to_line(puzzle);
            }
            counts.first.emplace(f.row->name, to_line(puzzle));
            if (counts.finds[f.row->name]++ % each != 0) continue;
            std::vector<Deduction> until = steps;
            until.push_back(f.deduction);
            ++counts.checked;
            ASSERT_EQ(verdict_of(puzzle, until, False{f.deduction.removes, true}), Proved::false_if_unique)
                << f.row->name << " " << to_line(puzzle) << "\n"
                << ledger_text({puzzle, until, False{f.deduction.removes, true}});
            const bool all_hold = std::none_of(until.begin(), until.end(), rests_on_uniqueness);
            ASSERT_EQ(verdict_of(puzzle, until, False{f.deduction.removes}),
                      all_hold ? Proved::false_candidates : Proved::unique)
                << f.row->name;
        }
        for (const Found& f : found) {
            std::optional<Deduction> fitted = settle(board, f.deduction);
            if (!fitted || board.contradictory()) continue;
            apply(board, *fitted);
            steps.push_back(std::move(*fitted));
        }
    }
}

void print(const char* what, const Counts& counts) {
    std::printf("%d %s, %d ledgers checked\n", counts.puzzles, what, counts.checked);
    for (const Technique& row : techniques()) {
        if (!row.rests_on_uniqueness()) continue;
        const auto at = counts.finds.find(row.name);
        const auto first = counts.first.find(row.name);
        std::printf("  %-26s %7d  %s\n", std::string(row.name).c_str(), at == counts.finds.end() ? 0 : at->second,
                    first == counts.first.end() ? "" : first->second.c_str());
    }
}

std::vector<Puzzle> puzzles_of(const std::string& name) {
    std::ifstream file(name);
    std::ostringstream text;
    text << file.rdbuf();
    std::vector<Puzzle> out;
    for (const ReadResult& result : read_puzzles(text.str()))
        if (const auto* puzzle = std::get_if<Puzzle>(&result)) out.push_back(*puzzle);
    return out;
}

Solutions solutions_of(const Puzzle& puzzle) {
    SearchRequest request;
    request.limit = 3;
    return oracle_solve(start_board(puzzle), request);
}

void one_solution(const std::vector<std::string>& files, int each, Counts& counts) {
    for (const std::string& file : files)
        for (const Puzzle& puzzle : puzzles_of(file)) {
            const Solutions truth = solutions_of(puzzle);
            if (truth.count != 1) continue;
            look_at(puzzle, truth.first, each, counts);
            if (::testing::Test::HasFatalFailure()) return;
        }
}

const std::string data = DEDUKU_ROOT "/data/";

TEST(Uniqueness, HoldsInUniqueSolution) {
    Counts counts;
    one_solution({data + "sample_clue17.txt", data + "random_minimal_200.txt", data + "sample_top1465.txt",
                  data + "sample_hardest_1106.txt", data + "sample_raw.txt", data + "proofs.txt"},
                 5, counts);
    print("puzzles with one solution", counts);
    EXPECT_GE(counts.finds.size(), 7U);
}

// Without one of the givens there are several solutions.
TEST(Uniqueness, ClaimsNothingForSeveralSolutions) {
    Counts counts;
    for (const Puzzle& puzzle : puzzles_of(data + "random_minimal_200.txt")) {
        for (Cell cell : puzzle.geometry().every_cell()) {
            Puzzle other = puzzle;
            if (!puzzle.cells[cell].single()) continue;
            other.cells[cell] = puzzle.geometry().all_digits();
            if (solutions_of(other).count != 2) continue;
            look_at(other, std::nullopt, 3, counts);
            if (HasFatalFailure()) return;
            break;
        }
    }
    print("puzzles with two solutions", counts);
    EXPECT_GT(counts.checked, 50);
}

// All puzzles available; DEDUKU_PUZZLES can name a file of more.
TEST(ExhaustiveUniqueness, HoldsInUniqueSolution) {
    Counts counts;
    std::vector<std::string> files = {data + "top1465.txt", data + "hardest_1106.txt", data + "hardest_11plus_50.txt"};
    if (const char* more = std::getenv("DEDUKU_PUZZLES")) files.emplace_back(more);
    one_solution(files, 50, counts);
    print("puzzles with one solution", counts);
}

}  // namespace
}  // namespace deduku
