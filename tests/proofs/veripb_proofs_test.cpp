// Proofs of the whole corpus, and Splits of every kind, as VeriPB files: the checker accepts them with the
// claim of the ledger.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/check.hpp"
#include "deduku/techniques.hpp"
#include "deduku/words.hpp"
#include "method/proving/prove.hpp"
#include "render/proof/formula/cnf.hpp"
#include "render/proof/formula/opb.hpp"
#include "render/proof/veripb/veripb.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"
#include "tests/support/veripb_check.hpp"

namespace deduku {
namespace {

using proof::candidates_of;
using proof::OpbIds;
using testing::below;
using testing::check_veripb;
using testing::proof_corpus;
using testing::ProofSubject;
using testing::Random;
using testing::thinned;
using Shown = testing::VeripbVerdict::Proved;

void expect_accepted(const Ledger& ledger) {
    std::string text;
    VeripbWriter writer([&](std::string_view line) { text += line; });
    tell(ledger, writer);
    ASSERT_EQ(writer.error(), "");
    const auto verdict = check_veripb(opb_formula(ledger.start, ledger.claim), text);
    ASSERT_EQ(verdict.refused, "");
    EXPECT_EQ(verdict.proved, Shown::no_solution);
}

void expect_proved(const std::vector<ProofSubject>& subjects) {
    for (const ProofSubject& subject : subjects) {
        SCOPED_TRACE(subject.name);
        if (subject.solutions != 1) {
            EXPECT_EQ(prove(subject.puzzle, Goal::unique, {}).status, ProofStatus::untrue);
        }
        const Proof proof = prove(subject.puzzle, Goal::automatic, {});
        ASSERT_TRUE(proof.ledger);
        if (!std::holds_alternative<Solved>(proof.ledger->claim)) expect_accepted(*proof.ledger);
    }
}

TEST(VeripbProofs, Corpus) { expect_proved(thinned(proof_corpus(), 3)); }

TEST(ExhaustiveVeripbProofs, Corpus) { expect_proved(proof_corpus()); }

// Without the claim in the formula, two hand-written lines could make VeriPB say "unique" of a puzzle with two
// solutions: one stating a solution, the other the conclusion. With the claim the formula is satisfiable, so only a
// rule that changes the formula could contradict it; the recipe refuses such lines.
TEST(VeripbProofs, TwoSolutionsAreNotUnique) {
    int tried = 0;
    for (const ProofSubject& subject : proof_corpus()) {
        if (subject.solutions < 2 || subject.puzzle.box().digits() > 9) continue;
        const Grid grid = *prove(subject.puzzle, Goal::solution, {}).solution;
        const std::string formula = opb_formula(subject.puzzle, Unique{grid});
        const long count = OpbIds(subject.puzzle, Unique{grid}).count();
        const std::string begin = "pseudo-Boolean proof version 1.2\nf " + std::to_string(count) + "\n";
        for (const char* lie : {"u >= 1 ;\n", "p 1 2 +\n"}) {
            const auto verdict = check_veripb(formula, begin + lie + "c " + std::to_string(count + 1) + "\n");
            EXPECT_NE(verdict.refused, "");
        }
        std::string solution = "v";
        for (Candidate c : candidates_of(subject.puzzle.geometry(), grid))
            solution += " x" + std::to_string(subject.puzzle.geometry().number(c) + 1);
        EXPECT_NE(check_veripb(formula, begin + solution + "\n").refused, "");  // the formula excludes it
        ++tried;
    }
    EXPECT_GT(tried, 3);
}

TEST(VeripbProofs, FalseCandidates) {
    Random random(17);
    for (const ProofSubject& subject : thinned(proof_corpus(), 12)) {
        if (subject.solutions != 1 || subject.puzzle.box().digits() > 16) continue;
        SCOPED_TRACE(subject.name);
        const Proof proof = prove(subject.puzzle, Goal::unique, {});
        Ledger ledger = *proof.ledger;
        const Geometry& geometry = subject.puzzle.geometry();
        std::vector<Candidate> out;
        for (int i = 0; i < 3; ++i) {
            const Candidate c = geometry.candidate(below(random, geometry.candidates()));
            if ((*proof.solution)[c.cell] == c.digit) continue;
            ledger.claim = False{{c}};
            expect_accepted(slice(ledger));
            out.push_back(c);
        }
        if (out.empty()) continue;
        ledger.claim = False{out};
        expect_accepted(slice(ledger));
    }
}

TEST(VeripbProofs, NoSolution) {
    // Every wrong digit in an open cell of a published puzzle.
    const Puzzle puzzle = proof_corpus().front().puzzle;
    const Grid grid = *prove(puzzle, Goal::solution, {}).solution;
    for (int i = 0; i < grid.size(); i += 4) {
        if (puzzle.cells[static_cast<Cell>(i)].single()) continue;
        Puzzle wrong = puzzle;
        wrong.cells[static_cast<Cell>(i)] = {static_cast<Digit>((index(grid[static_cast<Cell>(i)]) + 1 + i % 8) % 9)};
        expect_accepted(*prove(wrong, Goal::none, {}).ledger);
    }
}

// Random ledgers with Splits: branches that keep one candidate or several, the same candidate in two branches, Splits
// inside Splits, on sectors that outer hypotheses already decide.
class RandomSplits {
  public:
    explicit RandomSplits(Random& random) : random_(random) {}

    Ledger ledger(const Puzzle& puzzle) {
        Board board = start_board(puzzle);
        Ledger out{puzzle, {}, False{}};
        for (int i = 0; i < 6 && !board.contradictory(); ++i) {
            add_covers(board, out.steps, 2);
            if (auto step = split(board, 0)) {
                apply(board, *step);
                out.steps.push_back(std::move(*step));
            }
        }
        std::vector<Candidate> removed;
        for (const Deduction& step : out.steps) removed.insert(removed.end(), step.removes.begin(), step.removes.end());
        if (board.contradictory())
            out.claim = NoSolution{*board.empty_sector()};
        else
            out.claim = False{removed};
        return out;
    }

    int joins = 0, wide_joins = 0, overlaps = 0, nested = 0, wide_closed = 0, decided = 0, all_closed = 0;

  private:
    // Covers of any technique, no Splits.
    void add_covers(Board& board, std::vector<Deduction>& steps, int most) {
        for (int i = 0; i < most && !board.contradictory(); ++i) {
            std::vector<Deduction> found;
            for (const Technique& row : ordered_techniques()) {
                for (int size = row.min_size; size <= std::min(3, row.max_size); ++size)
                    row.find(board, size, [&](const Deduction& step) {
                        if (std::holds_alternative<Cover>(step.why)) found.push_back(step);
                        return found.size() < 12 && std::holds_alternative<Cover>(step.why);
                    });
                if (found.size() > 8) break;
            }
            if (found.empty()) return;
            steps.push_back(found[static_cast<std::size_t>(below(random_, static_cast<int>(found.size())))]);
            apply(board, steps.back());
        }
    }

    std::vector<Candidate> members(const Board& board, Sector sector) {
        std::vector<Candidate> out;
        for (Place p : Set<Place>::from_bits(board.living(sector)))
            out.push_back(board.geometry().member(sector, index(p)));
        return out;
    }

    // A sector with two to five living members; sometimes one decided by the hypotheses.
    std::optional<Sector> any_sector(const Board& board) {
        std::vector<Sector> sectors;
        for (Sector s : board.geometry().every_sector())
            if (const int count = board.members(s).size(); count >= 2 && count <= 5) sectors.push_back(s);
        if (sectors.empty()) return std::nullopt;
        Sector on = sectors[static_cast<std::size_t>(below(random_, static_cast<int>(sectors.size())))];
        for (Candidate c : kept_alone_)
            for (Sector s : board.geometry().sectors_of(c))
                if (below(random_, 6) == 0 && board.has(c) && board.members(s).size() > 1) on = s;
        return on;
    }

    // Each member in one of two or three branches, some also in the next one.
    std::vector<Branch> dealt(const std::vector<Candidate>& living) {
        std::vector<Branch> branches(static_cast<std::size_t>(2 + below(random_, 2)));
        for (Candidate c : living) {
            const auto first = static_cast<std::size_t>(below(random_, static_cast<int>(branches.size())));
            branches[first].keep.push_back(c);
            const std::size_t second = (first + 1) % branches.size();
            if (below(random_, 4) == 0) branches[second].keep.push_back(c);
        }
        std::erase_if(branches, [](const Branch& b) { return b.keep.empty(); });
        return branches;
    }

    std::optional<Deduction> split(const Board& board, int depth) {
        const auto on = any_sector(board);
        if (!on) return std::nullopt;
        const std::vector<Candidate> living = members(board, *on);
        Split out{*on, dealt(living)};
        std::vector<Board> open;
        for (Branch& branch : out.branches) {
            Board inner = board;
            for (Candidate c : living)
                if (std::find(branch.keep.begin(), branch.keep.end(), c) == branch.keep.end()) inner.remove(c);
            const std::size_t outside = kept_alone_.size();
            for (Candidate c : kept_alone_) decided += inner.has(c) || !board.has(c) ? 0 : 1;
            if (branch.keep.size() == 1) kept_alone_.push_back(branch.keep.front());
            reason_in(inner, branch, depth);
            kept_alone_.resize(outside);
            branch.empty = inner.empty_sector();
            if (!branch.empty) open.push_back(std::move(inner));
        }
        std::vector<Candidate> removes;
        for (Candidate c : board.geometry().every_candidate()) {
            const bool member = std::find(living.begin(), living.end(), c) != living.end();
            const auto has = [c](const Board& b) { return b.has(c); };
            if (board.has(c) && std::none_of(open.begin(), open.end(), has) && (!open.empty() || member))
                removes.push_back(c);
        }
        // Sometimes not all.
        if (removes.size() > 1 && below(random_, 3) == 0) removes.pop_back();
        if (removes.empty()) return std::nullopt;
        count(out, open.size(), living.size(), depth);
        return Deduction{std::move(out), std::move(removes)};
    }

    void reason_in(Board& inner, Branch& branch, int depth) {
        add_covers(inner, branch.steps, 3 + below(random_, 20));
        if (depth >= 3 || inner.contradictory() || below(random_, 2) == 0) return;
        if (auto step = split(inner, depth + 1)) {
            apply(inner, *step);
            branch.steps.push_back(std::move(*step));
            add_covers(inner, branch.steps, 10);
        }
    }

    void count(const Split& split, std::size_t open, std::size_t living, int depth) {
        std::size_t kept = 0;
        bool wide = false, wide_and_closed = false;
        for (const Branch& branch : split.branches) {
            kept += branch.keep.size();
            wide = wide || (!branch.empty && branch.keep.size() > 1);
            wide_and_closed = wide_and_closed || (branch.empty && branch.keep.size() > 1);
        }
        joins += open > 1 ? 1 : 0;
        wide_joins += open > 1 && wide ? 1 : 0;
        overlaps += kept > living ? 1 : 0;
        nested += depth > 0 ? 1 : 0;
        wide_closed += wide_and_closed ? 1 : 0;
        all_closed += open == 0 ? 1 : 0;
    }

    Random& random_;
    std::vector<Candidate> kept_alone_;  // alone, by the open hypotheses
};

void try_random_splits(const std::vector<Puzzle>& puzzles, int rounds, bool enough) {
    Random random(23);
    RandomSplits maker(random);
    int ledgers = 0;
    for (int round = 0; round < rounds; ++round) {
        for (const Puzzle& puzzle : puzzles) {
            const Ledger ledger = maker.ledger(puzzle);
            if (ledger.steps.empty()) continue;
            // The generator makes valid ledgers.
            const Verdict verdict = testing::checked(&puzzle, ledger_text(ledger));
            if (const auto* refused = std::get_if<Refused>(&verdict)) FAIL() << to_text(*refused);
            SCOPED_TRACE(ledger_text(ledger));
            expect_accepted(ledger);
            if (::testing::Test::HasFatalFailure()) return;
            ++ledgers;
        }
    }
    std::printf(
        "%d ledgers: %d joins, %d of kept sets, %d overlapping, %d nested, %d closed sets, "
        "%d against a hypothesis, %d all closed\n",
        ledgers, maker.joins, maker.wide_joins, maker.overlaps, maker.nested, maker.wide_closed, maker.decided,
        maker.all_closed);
    if (!enough) return;
    EXPECT_GT(maker.wide_joins, 100);
    EXPECT_GT(maker.overlaps, 100);
    EXPECT_GT(maker.nested, 100);
    EXPECT_GT(maker.wide_closed, 100);
    EXPECT_GT(maker.decided, 30);
    EXPECT_GT(maker.all_closed, 30);
}

std::vector<Puzzle> for_splits() {
    std::vector<Puzzle> out = testing::read_list("sample_top1465.txt");
    for (const char* list : {"sample_hardest_1106.txt", "sample_raw.txt"})
        for (Puzzle& puzzle : testing::read_list(list)) out.push_back(std::move(puzzle));
    return out;
}

TEST(VeripbProofs, RandomSplits) { try_random_splits(for_splits(), 1, true); }

TEST(VeripbProofs, RandomSplitsOnOtherBoards) {
    std::vector<Puzzle> puzzles{testing::read_puzzle("..3.1.....43...."),
                                testing::read_puzzle(".5.2..4...3...1..3.6..5.6.........4."),
                                testing::read_list("large.txt").front()};
    try_random_splits(puzzles, 5, false);
}

TEST(ExhaustiveVeripbProofs, RandomSplits) { try_random_splits(for_splits(), 40, true); }

}  // namespace
}  // namespace deduku
