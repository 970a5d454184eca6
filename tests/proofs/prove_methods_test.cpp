// Proofs of every puzzle of the corpus by every method, written as they are found: the checker accepts them, and their
// claims are true by the oracle.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "deduku/check.hpp"
#include "method/proving/prove.hpp"
#include "render/proof/ledger_writer.hpp"
#include "search/solver.hpp"
#include "technique/closure/closure.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using testing::ProofSubject;
using testing::Random;

/// By a row of the table alone; "auto": the smallest; "chains": HDP, and a search for the rest.
ProveOptions by_word(std::string_view word) {
    ProveOptions options;
    if (word == "chains") return options;
    options.by = method::find_method(word);
    options.alone = true;
    return options;
}

struct Written {
    Told told;
    std::string text;
};

Written write(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options, Meter& meter,
              const method::MethodOptions& methods = {}) {
    method::Known known(puzzle, methods, meter);
    Written out;
    LedgerWriter writer([&](std::string_view part) { out.text += part; });
    out.told = tell_proof(known, wanted, options, writer);
    return out;
}

// If proved, the checker accepts it as a proof of the reported claim.
ProofStatus expect_accepted(const std::string& name, const Puzzle& puzzle, const Wanted& wanted,
                            const ProveOptions& options, const method::MethodOptions& methods = {}) {
    Meter no_limit;
    const Written written = write(puzzle, wanted, options, no_limit, methods);
    if (written.told.status != ProofStatus::proved) {
        EXPECT_FALSE(written.told.why.empty());
        return written.told.status;
    }
    const Verdict verdict = testing::checked(&puzzle, written.text);
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        ADD_FAILURE() << name << ": " << to_text(*refused);
        return written.told.status;
    }
    constexpr Proved by_claim[] = {Proved::solution, Proved::unique, Proved::no_solution, Proved::false_candidates};
    EXPECT_EQ(std::get<Accepted>(verdict).what, by_claim[written.told.claim->index()]);
    const auto lines = static_cast<std::uint64_t>(std::count(written.text.begin(), written.text.end(), '\n'));
    EXPECT_EQ(written.told.size.top + 2, lines);
    return written.told.status;
}

Goal goal_of(const ProofSubject& subject) {
    return subject.solutions == 0 ? Goal::none : subject.solutions == 1 ? Goal::unique : Goal::solution;
}

TEST(ProveMethods, CorpusBySmallestProof) {
    int refused = 0;
    for (const ProofSubject& subject : testing::proof_corpus()) {
        ProveOptions options = by_word("auto");
        EXPECT_EQ(expect_accepted(subject.name, subject.puzzle, {goal_of(subject), {}}, options), ProofStatus::proved)
            << subject.name;
        for (Goal wrong : {Goal::unique, Goal::none}) {
            if (wrong == goal_of(subject)) continue;
            EXPECT_EQ(prove(subject.puzzle, wrong, options).status, ProofStatus::untrue) << subject.name;
            ++refused;
        }
    }
    EXPECT_GT(refused, 300);
}

// With any limit on held deductions, and with every style: long searches write their path unreduced.
TEST(ProveMethods, SearchesUseLittleMemory) {
    for (const ProofSubject& subject : testing::thinned(testing::proof_corpus(), 25))
        for (std::size_t most : {0U, 10U, 200U}) {
            ProveOptions options = by_word("search");
            options.most_held = most;
            EXPECT_EQ(expect_accepted(subject.name, subject.puzzle, {goal_of(subject), {}}, options),
                      ProofStatus::proved);
        }
}

TEST(ProveMethods, EveryMethodProvesOrReportsUnreached) {
    std::map<std::string_view, int> proved;
    for (const ProofSubject& subject : testing::thinned(testing::proof_corpus(), 20))
        for (const std::string_view by : {"chains", "hdp", "steps", "reasonable", "scenarios", "search"}) {
            const bool slow = subject.puzzle.box().digits() > 9 || subject.name.find("hardest") == 0;
            if ((slow && by == "scenarios") || subject.solutions > 1) continue;
            ProveOptions options = by_word(by);
            const ProofStatus status = expect_accepted(subject.name, subject.puzzle, {goal_of(subject), {}}, options);
            proved[by] += status == ProofStatus::proved ? 1 : 0;
            const bool complete = by == "chains" || by == "search";
            EXPECT_TRUE(status == ProofStatus::proved || (!complete && status == ProofStatus::unreached))
                << subject.name << " by " << by;
        }
    for (const std::string_view by : {"hdp", "steps", "reasonable", "scenarios"}) EXPECT_GT(proved[by], 4) << by;
}

bool in_a_solution(const Puzzle& puzzle, Candidate c) {
    Puzzle assumed = puzzle;
    if (!assumed.cells[c.cell].has(c.digit)) return false;
    assumed.cells[c.cell] = {c.digit};
    return oracle_solve(start_board(assumed), {}).count > 0;
}

// Any cell and digit, of puzzles with one solution, several and none.
TEST(ProveMethods, FalseCandidatesAreProvedAndTrueOnesRefused) {
    Random random(5);
    std::map<ProofStatus, int> met;
    std::vector<ProofSubject> subjects = testing::thinned(testing::proof_corpus(), 25);
    for (int i = 0; i < 6; ++i) {
        const Box box = i % 2 == 0 ? Box{2, 2} : Box{2, 3};
        subjects.push_back({"few clues", testing::random_givens(box, box.digits() + i, random), 2});
    }
    for (const ProofSubject& subject : subjects) {
        if (subject.puzzle.box().digits() > 9) continue;
        const Geometry& geometry = subject.puzzle.geometry();
        for (int i = 0; i < 8; ++i) {
            const Candidate c = geometry.candidate(testing::below(random, geometry.candidates()));
            for (const std::string_view by : {"auto", "hdp", "chains", "search"}) {
                ProveOptions options = by_word(by);
                const ProofStatus status =
                    expect_accepted(subject.name, subject.puzzle, {Goal::falsehood, {c}}, options);
                if (in_a_solution(subject.puzzle, c)) {
                    EXPECT_EQ(status, ProofStatus::untrue) << subject.name;
                } else if (by != "hdp") {
                    EXPECT_EQ(status, ProofStatus::proved) << subject.name;
                }
                ++met[status];
            }
        }
    }
    EXPECT_GT(met[ProofStatus::proved], 300);
    EXPECT_GT(met[ProofStatus::untrue], 40);
}

TEST(ProveMethods, SeveralFalseCandidatesAtOnce) {
    const Puzzle puzzle =
        testing::read_puzzle("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    const Grid grid = *prove(puzzle, Goal::solution, {}).solution;
    Wanted wanted{Goal::falsehood, {}};
    for (int i = 1; i < 81; i += 9) {
        const Digit digit = grid[static_cast<Cell>(i)];
        wanted.candidates.push_back({static_cast<Cell>(i), static_cast<Digit>((index(digit) + 4) % 9)});
    }
    for (const std::string_view by : {"auto", "hdp", "search", "scenarios"}) {
        ProveOptions options = by_word(by);
        EXPECT_EQ(expect_accepted("World's Hardest", puzzle, wanted, options), ProofStatus::proved);
    }
    wanted.candidates.push_back({Cell{2}, grid[Cell{2}]});
    const Proof refused = prove(puzzle, wanted, {});
    EXPECT_EQ(refused.status, ProofStatus::untrue);
    EXPECT_FALSE(refused.ledger);
}

// A wrong digit, and clashing givens, on boards of every size.
TEST(ProveMethods, NoSolution) {
    Random random(6);
    int searched = 0;
    for (const Puzzle& puzzle : testing::read_list("large.txt")) {
        const Grid grid = *prove(puzzle, Goal::solution, {}).solution;
        for (int i = 0; i < 3; ++i) {
            Puzzle wrong = puzzle;
            // A false digit that singles and locked candidates do not eliminate.
            std::vector<Candidate> open;
            Board closed = start_board(puzzle);
            Closure(closed.geometry(), 1).run(closed, 0);
            for (int v = 0; v < closed.geometry().candidates(); ++v) {
                const Candidate c = closed.geometry().candidate(v);
                if (closed.has(c) && grid[c.cell] != c.digit) open.push_back(c);
            }
            const Candidate c = open[static_cast<std::size_t>(testing::below(random, static_cast<int>(open.size())))];
            wrong.cells[c.cell] = {c.digit};
            ProveOptions options = by_word("search");
            EXPECT_EQ(expect_accepted("large", wrong, {Goal::none, {}}, options), ProofStatus::proved);
            const Proof proof = prove(wrong, Wanted{Goal::none, {}}, options);
            for (const Deduction& step : proof.ledger->steps)
                searched += std::holds_alternative<Split>(step.why) ? 1 : 0;
        }
    }
    EXPECT_GT(searched, 3);
    for (Box box : {Box{2, 2}, Box{3, 3}, Box{4, 4}, Box{5, 5}}) {
        Puzzle clash = blank_puzzle(box);
        clash.cells[Cell{0}] = clash.cells[Cell{1}] = {static_cast<Digit>(1)};
        for (const std::string_view by : {"auto", "reasonable", "steps", "scenarios", "search"}) {
            ProveOptions options = by_word(by);
            EXPECT_EQ(expect_accepted("clash", clash, {Goal::automatic, {}}, options), ProofStatus::proved);
        }
    }
}

TEST(ProveMethods, StopAtLimits) {
    const Puzzle puzzle =
        testing::read_puzzle("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    for (const std::string_view by : {"auto", "hdp", "steps", "scenarios", "search"}) {
        ProveOptions options = by_word(by);
        Meter meter(30);
        EXPECT_EQ(write(puzzle, {Goal::unique, {}}, options, meter).told.status, ProofStatus::exhausted) << by;
    }
    // The limit is shared by all attempts: the nodes of a proof suffice, one node less does not.
    for (const std::string_view by : {"chains", "hdp", "scenarios"}) {
        ProveOptions options = by_word(by);
        Meter all;
        ASSERT_EQ(write(puzzle, {Goal::unique, {}}, options, all).told.status, ProofStatus::proved) << by;
        Meter enough(all.spent());
        EXPECT_EQ(write(puzzle, {Goal::unique, {}}, options, enough).told.status, ProofStatus::proved) << by;
        EXPECT_EQ(write(puzzle, {Goal::unique, {}}, options, enough).told.status, ProofStatus::exhausted)
            << "nothing is left";
        Meter less(all.spent() - 1);
        EXPECT_EQ(write(puzzle, {Goal::unique, {}}, options, less).told.status, ProofStatus::exhausted) << by;
        EXPECT_EQ(less.spent(), all.spent() - 1);
    }
    // A stopped search has begun to write, and does not finish.
    int polls = 0;
    ProveOptions options = by_word("search");
    options.most_held = 0;
    Meter meter(unlimited, [&] { return ++polls > 30'000; });
    const Puzzle large = testing::read_list("large.txt")[5];
    const Written written = write(large, {Goal::unique, {}}, options, meter);
    EXPECT_EQ(written.told.status, written.told.claim ? ProofStatus::proved : ProofStatus::exhausted);
    EXPECT_EQ(written.text.find("claim") != std::string::npos, written.told.claim.has_value());
}

TEST(ProveMethods, AnOrderOfTheStepModel) {
    const Puzzle puzzle = testing::read_puzzle("...43.1..1..4...");
    const ProveOptions options = by_word("steps");
    for (const char* order : {"{T1H1}", "T1P(T1)", "inferior", "hardest"}) {
        const std::string_view text = steps::named(order).empty() ? order : steps::named(order);
        const method::MethodOptions methods{.series = std::get<steps::Series>(steps::parse_series(text))};
        EXPECT_EQ(expect_accepted(order, puzzle, {Goal::unique, {}}, options, methods), ProofStatus::proved);
    }
}

}  // namespace
}  // namespace deduku
