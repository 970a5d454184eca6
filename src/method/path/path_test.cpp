// Paths: every step follows, is the easiest, and together they are a proof.
#include "method/path/path.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

using testing::read_puzzle;

class Walked {
  public:
    explicit Walked(Puzzle puzzle, const PathOptions& options = {}, std::uint64_t most = unlimited)
        : puzzle_(std::move(puzzle)), found_(count(puzzle_)), meter_(most) {
        path = walk(
            puzzle_, options, [this]() -> const Solutions& { return found_; }, meter_);
    }
    const Solutions& solutions() const { return found_; }

  private:
    static Solutions count(const Puzzle& puzzle) {
        SearchRequest two;
        two.limit = 2;
        return solve_by_sectors(start_board(puzzle), two);
    }
    Puzzle puzzle_;
    Solutions found_;
    Meter meter_;

  public:
    Path path{blank_puzzle({2, 2}), {}, {}, PathEnd::unknown, start_board(blank_puzzle({2, 2}))};
};

std::vector<Move> moves(std::string_view list) { return std::get<std::vector<Move>>(parse_moves(list)); }

// A digit is written only if its cell or its house has no other candidate.
void expect_single(const Board& board, const Step& step) {
    const Candidate c = *step.places;
    bool only = board.digits(c.cell).single();
    for (const Membership& in : board.geometry().houses_of(c.cell))
        only = only || board.places(in.house, c.digit).single();
    EXPECT_TRUE(only);
    EXPECT_TRUE(board.has(c));
    EXPECT_TRUE(step.removes.empty());
}

// Each step on its position: its removals are living and not in the solution.
void expect_steps_follow(const Path& path, const Grid* grid) {
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    for (const Step& step : path.steps) {
        if (step.places) expect_single(board, step);
        for (Candidate c : step.removes) {
            EXPECT_TRUE(board.has(c));
            if (grid != nullptr) {
                EXPECT_NE((*grid)[c.cell], c.digit);
            }
        }
        EXPECT_FALSE(step.pattern.cells.empty());
        for (const Deduction& deduction : step.deductions) apply(board, deduction);
    }
    EXPECT_TRUE(
        std::equal(board.trail().begin(), board.trail().end(), path.board.trail().begin(), path.board.trail().end()));
}

void expect_accepted(const Path& path) {
    const Ledger ledger = finding_of(path).ledger;
    const auto* dead = std::get_if<False>(&ledger.claim);
    if (dead != nullptr && dead->candidates.empty()) return;
    const Verdict verdict = testing::checked(&path.start, ledger_text(ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused);
}

std::vector<Puzzle> every_nth(const std::string& list, std::size_t n) {
    std::vector<Puzzle> out;
    std::size_t at = 0;
    for (const Puzzle& puzzle : testing::read_list(list))
        if (at++ % n == 0) out.push_back(puzzle);
    return out;
}

TEST(Path, EveryStepFollowsAndTheLedgerIsAccepted) {
    std::vector<Puzzle> puzzles = every_nth("random_minimal_200.txt", 3);
    for (const std::string list : {"sample_clue17.txt", "sample_top1465.txt", "sample_hardest_1106.txt"})
        for (Puzzle& puzzle : every_nth(list, 4)) puzzles.push_back(std::move(puzzle));
    bool conditional = false, beyond = false;
    for (const Puzzle& puzzle : puzzles) {
        SCOPED_TRACE(to_line(puzzle));
        const Walked walked(puzzle);
        ASSERT_EQ(walked.solutions().count, 1U);
        EXPECT_EQ(walked.path.end, PathEnd::solved);
        expect_steps_follow(walked.path, &*walked.solutions().first);
        expect_accepted(walked.path);
        const Ledger ledger = finding_of(walked.path).ledger;
        const auto* dead = std::get_if<False>(&ledger.claim);
        conditional = conditional || (dead != nullptr && dead->if_unique);
        for (const Step& step : walked.path.steps) beyond = beyond || !step.move;
    }
    EXPECT_TRUE(conditional);
    EXPECT_TRUE(beyond);
}

// Without steps that depend on uniqueness, the ledger proves that the grid is the only solution.
TEST(Path, WithoutUniquenessLedgerProvesUniqueness) {
    PathOptions options;
    options.uniqueness = false;
    for (const Puzzle& puzzle : every_nth("random_minimal_200.txt", 10)) {
        const Walked walked(puzzle, options);
        const Finding found = finding_of(walked.path);
        EXPECT_EQ(found.ending, Ending::solved);
        EXPECT_TRUE(std::holds_alternative<Unique>(found.ledger.claim));
        expect_accepted(walked.path);
    }
}

// Each step is by the first technique of the order with a find.
TEST(Path, NoEasierTechniqueApplies) {
    for (const Puzzle& puzzle : every_nth("random_minimal_200.txt", 40)) {
        const PathOptions options;
        const Walked walked(puzzle, options);
        Board board = start_board(puzzle);
        for (const Deduction& deduction : walked.path.givens) apply(board, deduction);
        for (const Step& step : walked.path.steps) {
            for (const Move& move : options.order) {
                if (step.move && move.technique == step.move->technique && move.size == step.move->size) break;
                if (move.technique->effect == Effect::places) continue;
                EXPECT_TRUE(finds({board, puzzle}, move, 1).empty()) << title_of(move);
            }
            for (const Deduction& deduction : step.deductions) apply(board, deduction);
        }
    }
}

// Several solutions, none, other sizes: the steps hold, and none depends on uniqueness.
TEST(Path, OtherPuzzles) {
    for (const std::string text :
         {"1234............", "11..............", "123....4........", "...43.1..1..4...",
          "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7......"}) {
        SCOPED_TRACE(text);
        const Walked walked(read_puzzle(text));
        expect_steps_follow(walked.path, nullptr);
        expect_accepted(walked.path);
        EXPECT_EQ(walked.path.end == PathEnd::contradiction, walked.solutions().count == 0);
        EXPECT_EQ(walked.path.end == PathEnd::solved, walked.solutions().count == 1);
        if (walked.solutions().count == 1) continue;
        for (const Step& step : walked.path.steps)
            EXPECT_FALSE(std::any_of(step.deductions.begin(), step.deductions.end(), rests_on_uniqueness));
    }
}

TEST(Path, OnlyUsesListedTechniques) {
    PathOptions options;
    options.order = moves("naked-single");
    options.beyond = false;
    const Walked stuck(every_nth("random_minimal_200.txt", 200).front(), options);
    EXPECT_EQ(stuck.path.end, PathEnd::stuck);
    for (const Step& step : stuck.path.steps) EXPECT_EQ(title_of(*step.move), "Naked Single");
    EXPECT_EQ(Walked(read_puzzle("...43.1..1..4..."), options).path.end, PathEnd::solved);
}

TEST(Path, StopsBeforeATechnique) {
    PathOptions options;
    options.stop_at = std::get<Move>(parse_move("pointing"));
    std::size_t stopped = 0;
    for (const Puzzle& puzzle : every_nth("random_minimal_200.txt", 10)) {
        const Walked walked(puzzle, options);
        stopped += walked.path.end == PathEnd::stopped ? 1 : 0;
        for (const Step& step : walked.path.steps)
            EXPECT_LT(difficulty_of(*step.move->technique, step.move->size), 120);
        if (walked.path.end == PathEnd::stopped) continue;
        EXPECT_EQ(walked.path.end, PathEnd::solved);
    }
    EXPECT_GT(stopped, 5U);
}

TEST(Path, LimitsNeverGiveWrongResults) {
    const Puzzle puzzle = every_nth("sample_hardest_1106.txt", 30).front();
    for (const std::uint64_t most : {0U, 1U, 10U, 40U, 200U, 1000U, 5000U}) {
        const Walked walked(puzzle, {}, most);
        EXPECT_TRUE(walked.path.end == PathEnd::unknown || walked.path.end == PathEnd::solved);
        expect_steps_follow(walked.path, &*walked.solutions().first);
        expect_accepted(walked.path);
    }
}

TEST(PathLadder, EveryTechniqueHasRankAndPoints) {
    const std::vector<Move> order = by_difficulty();
    for (std::size_t i = 1; i < order.size(); ++i)
        EXPECT_LE(difficulty_of(*order[i - 1].technique, order[i - 1].size),
                  difficulty_of(*order[i].technique, order[i].size));
    for (const Technique& row : techniques()) {
        // Innies and outies are in the order by the number of their cells, as three techniques.
        const bool once = row.key != "innies-outies";
        EXPECT_EQ(std::any_of(order.begin(), order.end(), [&](const Move& m) { return m.technique == &row; }), once)
            << row.key;
    }
    for (const Move& move : order) EXPECT_GT(points_of(move), 0) << title_of(move);  // it is in the table
}

TEST(PathLadder, Lists) {
    EXPECT_EQ(moves("naked-subset").size(), 3U);
    EXPECT_EQ(moves("T2,x-wing,T2").size(), 2U);
    EXPECT_GE(moves("unique-rectangles").size(), 6U);
    EXPECT_EQ(with_first(moves("x-wing")).size(), by_difficulty().size());
    EXPECT_EQ(title_of(with_first(moves("x-wing")).front()), "X-Wing");
    EXPECT_EQ(title_of(moves("hidden-pair").front()), "Hidden Pair");
    for (std::string_view wrong : {"", "naked-pairs", "T2,", ",T2", "T2, T3", "T99"})
        EXPECT_TRUE(std::holds_alternative<std::string>(parse_moves(wrong))) << wrong;
    EXPECT_TRUE(std::holds_alternative<std::string>(parse_move("naked-subset")));
}

}  // namespace
}  // namespace deduku::path
