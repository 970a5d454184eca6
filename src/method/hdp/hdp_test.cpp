// The method compared with its author's pages: data/golden/hdp.json holds 27 of the published analyses.
#include "method/hdp/hdp.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "deduku/text.hpp"
#include "method/hdp/reduction.hpp"
#include "method/hdp/replay.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::hdp {
namespace {

using deduku::testing::read_puzzle;

using nlohmann::json;

const json& golden() {
    static const json data = json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"));
    return data;
}

std::vector<std::string> texts(const Geometry& geometry, const std::vector<HdpLine>& lines) {
    std::vector<std::string> out;
    for (const HdpLine& line : lines) out.push_back(to_text(geometry, line));
    return out;
}

// Compares with a published list, complete or its beginning.
void expect_lines(const std::vector<std::string>& ours, const json& published, const char* what) {
    auto expected = published["lines"].get<std::vector<std::string>>();
    if (published["complete"]) {
        EXPECT_EQ(ours, expected) << what;
        return;
    }
    ASSERT_GE(ours.size(), expected.size()) << what;
    EXPECT_EQ(std::vector<std::string>(ours.begin(), ours.begin() + static_cast<std::ptrdiff_t>(expected.size())),
              expected)
        << what;
}

void expect_section(const Geometry& geometry, const Section& section, const json& page, const char* key) {
    if (!page.contains(key)) return;
    const json& published = page[key];
    expect_lines(texts(geometry, section.lines), published, key);
    if (published["chains"].is_null()) return;
    EXPECT_EQ(section.chains(), published["chains"]) << key;
    EXPECT_EQ(section.opened, published["opened"]) << key;
}

class Published : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Published, PageIsReproduced) {
    const json& page = golden()[GetParam()];
    const HdpReport report = analyse(read_puzzle(page["initial"]), {});
    const Geometry& geometry = report.initial.geometry();
    EXPECT_EQ(name_of(report.level), page["level"].get<std::string>());
    EXPECT_EQ(position_text(report.initial), page["initial"].get<std::string>());
    EXPECT_EQ(position_text(report.autosolved), page["autosolve"].get<std::string>());
    if (page.contains("pair_reduction_position") && !page["pair_reduction_position"].is_null()) {
        EXPECT_EQ(position_text(*report.pair_reduced), page["pair_reduction_position"].get<std::string>());
    }
    if (page.contains("solved")) {
        std::string solved;
        for (Digit d : report.solution.value()) solved += std::to_string(index(d) + 1);
        EXPECT_EQ(solved, page["solved"].get<std::string>());
    }
    expect_section(geometry, report.analysis, page, "analysis");
    expect_section(geometry, report.pair_reduction, page, "pair_reduction");
    expect_section(geometry, report.deep, page, "deep");
    if (page.contains("pairs")) {
        std::vector<std::string> pairs;
        for (Cell cell : report.pairs) pairs.push_back(pair_line(report.autosolved, cell));
        EXPECT_EQ(pairs.size(), page["pairs"]["count"].get<std::size_t>());
        expect_lines(pairs, page["pairs"], "pairs");
    }
    if (page.contains("constraint_pairs")) {
        std::vector<std::string> pairs;
        for (const ConstraintPair& pair : report.constraint_pairs)
            pairs.push_back(constraint_pair_line(geometry, pair));
        expect_lines(pairs, page["constraint_pairs"], "constraint pairs");
    }
}

INSTANTIATE_TEST_SUITE_P(Pages, Published, ::testing::Range(std::size_t{0}, std::size_t{27}),
                         [](const auto& name) { return "page" + std::to_string(name.param); });

// The document's decision graph of this puzzle has 103 branches.
TEST(Golden, WorldsHardestOpens103Branches) {
    EXPECT_EQ(count_line(analyse(read_puzzle(golden()[0]["initial"]), {}).deep), "CNT  24 HDP CHAINS / 103 HYP OPENED");
}

TEST(Golden, Has27Pages) { EXPECT_EQ(golden().size(), 27U); }

TEST(Log, SixNumbersOfTheWorldsHardest) {
    const json& page = golden()[0];
    ASSERT_TRUE(page.contains("log_level0"));
    HdpOptions options;
    options.log = true;
    const HdpReport report = analyse(read_puzzle(page["initial"]), options);
    std::vector<std::string> branches;
    for (const Event& event : report.events) {
        if (event.kind == Event::Kind::unsolved) break;
        if (event.kind == Event::Kind::branch)
            branches.push_back(to_text(report.initial.geometry(), Statement{event.cell, event.digits}) + " -> " +
                               std::to_string(event.result.pairs) + " pairs");
    }
    EXPECT_EQ(branches, page["log_level0"].get<std::vector<std::string>>());

    const std::vector<std::string> published = {
        "# * PAIR REDUCTION ..",
        "# * LEVEL 0 PASS 1 ROUND 1 (AUTO SOLVE) (G8)",
        "# * 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "# * PAIR G8: 3,9 BLK 9",
        "# G7: 3,9,5 # reduction candidate for 3,9",
        "# G7: 3,9 # 3 pairs"};
    std::vector<std::string> lines = log_lines(report);
    ASSERT_GT(lines.size(), published.size());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "# * UNSOLVED!"), lines.end());
    lines.resize(published.size());
    EXPECT_EQ(lines, published);
}

// A closed board on which pair reduction and deep pair reduction have found nothing.
struct Stuck {
    explicit Stuck(const std::string& line)
        : board(start_board(read_puzzle(line))), autosolver(board.geometry(), no_limit) {
        autosolver.run(board, 0);
    }
    BranchOutcome reduce(int depth) {
        HdpChain chain;
        return Reduction(autosolver, options, section, nullptr).reduce(board, chain, depth);
    }
    BranchOutcome assume(std::string_view cell, int digit) {
        return autosolver.assume(board, {*parse_cell(board.geometry(), cell), {static_cast<Digit>(digit - 1)}});
    }
    Board board;
    Meter no_limit;
    Autosolver autosolver;
    HdpOptions options;
    Section section;
};

// Compares one autosolver, used twice for each of several boards, with new ones.
TEST(Autosolver, CachedResultsEqualFreshOnes) {
    Meter no_limit;
    int asked = 0;
    int contradictions = 0;
    for (std::size_t page : {0U, 4U, 9U}) {
        Board start = start_board(read_puzzle(golden()[page]["initial"]));
        Autosolver remembers(start.geometry(), no_limit);
        EXPECT_EQ(remembers.run(start, 0), BranchOutcome::open);
        std::vector<Board> boards = {start};
        for (const PairDecision& choice : choices_of(start)) {
            Board next = start;
            if (boards.size() < 6 && remembers.assume(next, choice.first) == BranchOutcome::open)
                boards.push_back(std::move(next));
        }
        for (int round = 0; round < 2; ++round)
            for (Board& board : boards)
                for (const PairDecision& choice : choices_of(board)) {
                    const Statement statement = choice.first;
                    const Probe found = Autosolver(board.geometry(), no_limit).probe(board, statement);
                    const Probe remembered = remembers.probe(board, statement);
                    ASSERT_EQ(remembered.outcome, found.outcome);
                    ASSERT_EQ(remembered.pairs, found.pairs);
                    ++asked;
                    contradictions += found.outcome == BranchOutcome::contradiction ? 1 : 0;
                }
    }
    EXPECT_GT(asked, 400);
    EXPECT_GT(contradictions, 20);
}

TEST(ConstraintPairs, ConclusionOnTarx0119) {
    const std::string tarx0119 = "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8";
    Stuck stuck(tarx0119);
    EXPECT_EQ(stuck.reduce(0), BranchOutcome::open);
    EXPECT_EQ(stuck.reduce(1), BranchOutcome::open);
    EXPECT_TRUE(stuck.section.chains() == 0 || stuck.section.lines.back().conclusion);
    Stuck branch(tarx0119);
    EXPECT_EQ(branch.assume("A7", 8), BranchOutcome::open);
    EXPECT_EQ(branch.reduce(1), BranchOutcome::contradiction);
    const HdpReport report = analyse(read_puzzle(tarx0119), {});
    EXPECT_TRUE(report.constraint.ran);
    EXPECT_NE(report.level, HdpLevel::hard);
}

TEST(ConstraintPairs, ConclusionsOnCheese) {
    const std::string cheese = golden()[4]["initial"];
    ASSERT_EQ(golden()[4]["name"], "xx-Cheese");
    Stuck first(cheese);
    EXPECT_EQ(first.assume("D1", 8), BranchOutcome::open);
    EXPECT_EQ(first.reduce(0), BranchOutcome::open);
    int singles = 0;
    for (int i = 0; i < 81; ++i) singles += first.board.digits(static_cast<Cell>(i)).single() ? 1 : 0;
    EXPECT_EQ(pair_count(first.board), 16);
    EXPECT_EQ(singles, 65);
    Stuck second(cheese);
    EXPECT_NE(second.assume("E2", 8), BranchOutcome::contradiction);
    EXPECT_EQ(second.reduce(1), BranchOutcome::solution);
}

TEST(Walk, BothWalksHoldAndReachTheSameSolution) {
    for (const json& page : golden()) {
        HdpOptions options;
        options.walk = Walk::depth;
        const Puzzle puzzle = read_puzzle(page["initial"]);
        const HdpReport report = analyse(puzzle, options);
        ASSERT_TRUE(report.depth_first.ran);
        std::string text;
        for (const HdpLine& line : report.depth_first.lines) text += to_text(report.initial.geometry(), line) + "\n";
        const HdpReplay replayed = replay(puzzle, text);
        EXPECT_FALSE(replayed.failed) << page["name"] << ": " << text;
        if (report.depth_first.outcome == BranchOutcome::solution) {
            EXPECT_EQ(replayed.solution, report.solution);
        }
    }
}

TEST(Walk, BreadthFirstNeedsFewerBranches) {
    // Published for xx-top500-390: pair reduction, which stays on its level, solves it with 1 chain and 6 branches.
    const auto page =
        std::find_if(golden().begin(), golden().end(), [](const json& p) { return p["name"] == "xx-top500-390"; });
    ASSERT_NE(page, golden().end());
    HdpOptions options;
    options.walk = Walk::depth;
    const HdpReport report = analyse(read_puzzle((*page)["initial"]), options);
    EXPECT_EQ(report.pair_reduction.chains(), 1);
    EXPECT_EQ(report.pair_reduction.opened, 6);
    EXPECT_EQ(report.depth_first.outcome, BranchOutcome::solution);
    EXPECT_GT(report.depth_first.chains(), 1);
    EXPECT_GT(report.depth_first.opened, 6);
    EXPECT_EQ(report.depth_first.lines.front().mark, Mark::inc);
}

TEST(Choose, MostPairsSolvesTheSamePuzzles) {
    for (const json& page : golden()) {
        if (page["level"] != "hard") continue;
        HdpOptions options;
        options.choose = Choose::most_pairs;
        const Puzzle puzzle = read_puzzle(page["initial"]);
        const HdpReport report = analyse(puzzle, options);
        EXPECT_EQ(report.solution, analyse(puzzle, {}).solution) << page["name"];
        std::string text;
        for (const HdpLine& line : report.pair_reduction.lines) text += to_text(report.initial.geometry(), line) + "\n";
        for (const HdpLine& line : report.deep.lines) text += to_text(report.initial.geometry(), line) + "\n";
        EXPECT_TRUE(replay(puzzle, text).all_hold) << text;
    }
}

TEST(Depth, MoreNestedLevelsSolveMore) {
    // One more hypothesis level than published, on a puzzle that needs it according to the specification.
    HdpOptions options;
    options.depth = 2;
    const HdpReport report = analyse(
        read_puzzle("........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8"), options);
    ASSERT_TRUE(report.solution);
    EXPECT_EQ(report.level, HdpLevel::very_deep);
}

TEST(Limits, CutShortResultsAreNotWrong) {
    const Puzzle puzzle = read_puzzle(golden()[0]["initial"]);
    Meter twenty(20);
    const HdpReport report = analyse(puzzle, {}, twenty);
    EXPECT_TRUE(report.cut_short);
    EXPECT_FALSE(report.solution);
    EXPECT_EQ(twenty.spent(), 20U);
    Meter five(5);  // not enough for the 8 constraint pairs: their list must not look complete
    const HdpReport fewer = analyse(puzzle, {}, five);
    EXPECT_TRUE(fewer.cut_short);
    EXPECT_EQ(fewer.constraint_pairs.size(), 2U);
    Meter stopped(unlimited, [] { return true; });
    EXPECT_TRUE(analyse(puzzle, {}, stopped).cut_short);
}

TEST(Start, ContradictionAndSolvedByAutosolve) {
    Puzzle clash = blank_puzzle({3, 3});
    clash.cells[Cell{0}] = clash.cells[Cell{1}] = {static_cast<Digit>(4)};
    EXPECT_EQ(analyse(clash, {}).start, BranchOutcome::contradiction);
    const HdpReport easy =
        analyse(read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"), {});
    EXPECT_EQ(easy.level, HdpLevel::easy);
    EXPECT_TRUE(easy.solution);
}

}  // namespace
}  // namespace deduku::hdp
