#include "method/hdp/replay.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "method/hdp/hdp.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::hdp {
namespace {

using deduku::testing::read_puzzle;

const char* const worlds_hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

std::vector<std::string> manual_chain() {
    std::ifstream file(DEDUKU_ROOT "/data/golden/worlds-hardest-manual.hdp");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) out += line + "\n";
    return out;
}

HdpReplay replay_manual(std::size_t line, const std::string& from, const std::string& to) {
    std::vector<std::string> lines = manual_chain();
    const std::size_t at = lines[line].rfind(from);
    EXPECT_NE(at, std::string::npos);
    lines[line].replace(at, from.size(), to);
    return replay(read_puzzle(worlds_hardest), joined(lines));
}

TEST(HdpReplay, AuthorsManualChainHolds) {
    ASSERT_EQ(manual_chain().size(), 11U);
    const HdpReplay result = replay(read_puzzle(worlds_hardest), joined(manual_chain()));
    EXPECT_TRUE(result.all_hold);
    ASSERT_TRUE(result.solution);
    EXPECT_TRUE(solves(*result.solution, read_puzzle(worlds_hardest)));
    for (const ReplayedLine& line : result.lines) {
        EXPECT_EQ(line.verdict, ReplayVerdict::holds) << line.text;
        EXPECT_EQ(line.why, "") << line.text;
    }
}

TEST(HdpReplay, CorruptedLineIsFirstFailure) {
    struct Damage {
        std::size_t line;
        const char* from;
        const char* to;
        const char* why;
    };
    const Damage damages[] = {
        {0, "=> B1: 6", "=> B1: 2", "what follows is B1: 6, not B1: 2"},
        {0, "# B1: 1,2", "# B1: 1,6", "autosolve stays open (UNS)"},
        {1, "+ B1: 6", "+ B1: 2", "B1: 2 was not shown under # I8: 3,9"},
        {2, "+ A2: 5,9", "+ A3: 5,9", "A3: 5,9 was not shown under # I8: 3,9"},
        {3, "=> I8: 2,7", "=> I8: 2", "what follows is I8: 2,7, not I8: 2"},
        {4, "# G7: 5", "# G7: 4", "G7: 4 is no candidate there"},
        {5, "=> C5: 6", "=> C5: 2,6", "what follows is C5: 6, not C5: 2,6"},
        {7, "=> G7: 3,9", "=> G8: 3,9", "what follows is G7: 3,9, not G8: 3,9"},
        {10, "=> SOL", "=> CTR", "column 58: expected SOL"},
        {10, "A8: 3,4,6 + A9: 6,7 + D7: 4,9", "A8: 2,7", "autosolve stays open (UNS)"},
    };
    for (const Damage& damage : damages) {
        const HdpReplay result = replay_manual(damage.line, damage.from, damage.to);
        ASSERT_TRUE(result.failed) << damage.line << damage.to;
        EXPECT_EQ(*result.failed, damage.line);
        EXPECT_EQ(result.lines[damage.line].why, damage.why);
        EXPECT_FALSE(result.all_hold);
    }
}

TEST(HdpReplay, DroppedLineFailsWhereItIsUsed) {
    for (std::size_t drop = 0; drop + 1 < 11; ++drop) {
        std::vector<std::string> lines = manual_chain();
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(drop));
        const HdpReplay result = replay(read_puzzle(worlds_hardest), joined(lines));
        ASSERT_TRUE(result.failed) << drop;
        EXPECT_EQ(*result.failed, drop) << "the next line names the fact that line " << drop << " showed";
    }
}

TEST(HdpReplay, OmittedFactsGiveARemark) {
    std::vector<std::string> lines = manual_chain();
    lines[8].replace(lines[8].find("I8: 2,7 + G7"), 12, "G7");  // I8: 2,7 was shown but is not named
    const HdpReplay result = replay(read_puzzle(worlds_hardest), joined(lines));
    EXPECT_TRUE(result.all_hold);
    EXPECT_EQ(result.lines[8].verdict, ReplayVerdict::holds);
}

TEST(HdpReplay, PublishedAndOwnSectionsHold) {
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"))) {
        const Puzzle puzzle = read_puzzle(page["initial"]);
        std::string text = "# comment\n\n";
        for (const char* key : {"analysis", "pair_reduction", "deep"})
            if (page.contains(key))
                for (const std::string line : page[key]["lines"]) text += line + "\r\n";
        const HdpReplay published = replay(puzzle, text);
        EXPECT_FALSE(published.failed) << published.lines[published.failed.value_or(0)].text << " "
                                       << published.lines[published.failed.value_or(0)].why;
        const HdpReport report = analyse(puzzle, {});
        std::string own;
        for (const Section* section : {&report.pair_reduction, &report.deep, &report.constraint})
            for (const HdpLine& line : section->lines) own += to_text(report.initial.geometry(), line) + "\n";
        const HdpReplay replayed = replay(puzzle, own + "CNT  25 HDP CHAINS / 103 HYP OPENED\n");
        EXPECT_FALSE(replayed.failed) << replayed.lines[replayed.failed.value_or(0)].text << " "
                                      << replayed.lines[replayed.failed.value_or(0)].why;
        EXPECT_EQ(replayed.solution, report.solution) << page["name"];
    }
}

TEST(HdpReplay, MalformedLinesHavePositions) {
    const HdpReplay result = replay(read_puzzle(worlds_hardest), "DIS # I8: 3,9 ? CTR\n");
    ASSERT_TRUE(result.failed);
    EXPECT_EQ(result.lines[0].why, "column 15: expected '+', '#' or '=>'");
}

TEST(HdpReplay, NoLinesIsNotAllHold) {
    EXPECT_FALSE(replay(read_puzzle(worlds_hardest), "").all_hold);
    EXPECT_FALSE(replay(read_puzzle(worlds_hardest), "# only a comment\n").all_hold);
}

TEST(HdpReplay, EmptyChainIsPositionWithoutFacts) {
    const char* const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    EXPECT_TRUE(replay(read_puzzle(easy), "PRF => SOL").all_hold);
    EXPECT_EQ(replay(read_puzzle(easy), "DIS => CTR").lines[0].why, "autosolve solves the puzzle (SOL)");
    EXPECT_EQ(replay(read_puzzle(worlds_hardest), "PRF => SOL").lines[0].why, "autosolve stays open (UNS)");
    EXPECT_TRUE(replay(read_puzzle(worlds_hardest), "INC => UNS").all_hold);
    EXPECT_TRUE(replay(read_puzzle("11" + std::string(79, '.')), "DIS => CTR").all_hold);
}

TEST(HdpReplay, FactHoldsUnderStrongerAssumptions) {
    const std::vector<std::string> manual = manual_chain();
    const std::string shown = manual[0] + "\n";  // B1: 6 under # I8: 3,9
    const Puzzle puzzle = read_puzzle(worlds_hardest);
    EXPECT_TRUE(replay(puzzle, shown + "HYP # I8: 3 + B1: 6").all_hold) << "fewer digits are supposed";
    EXPECT_TRUE(replay(puzzle, shown + "HYP # I8: 9 # A1: 8 + B1: 6").all_hold) << "on a level below";
    EXPECT_EQ(replay(puzzle, shown + "HYP # I8: 2,3,9 + B1: 6").lines[1].why, "B1: 6 was not shown under # I8: 2,3,9");
    EXPECT_EQ(replay(puzzle, shown + "HYP B1: 6").lines[1].why, "B1: 6 was not shown before");
    // Derived under the other branch first, which then becomes a fact: facts under it hold at level 0.
    const std::string other = "DIS # I8: 2,7 # G7: 5 # G4: 6 => CTR => G4: 1,8\n";
    const std::string fact = joined({manual.begin(), manual.begin() + 4});
    EXPECT_TRUE(replay(puzzle, other + fact + "HYP I8: 2,7 # G7: 5 + G4: 1,8").all_hold);
}

TEST(HdpReplay, EachLineThatHoldsLeavesAPosition) {
    const Puzzle puzzle = read_puzzle(worlds_hardest);
    Meter meter;
    Replayer replayer(puzzle, meter);
    const std::vector<std::string> manual = manual_chain();
    const HdpReplay kept = replay(replayer, joined(manual), KeptBoards::kept);
    const char* const after[] = {"# I8: 3,9 + B1: 6", "# I8: 3,9 + B1: 6 + A2: 5,9",
                                 "# I8: 3,9 + B1: 6 + A2: 5,9 + B5: 3,8", "I8: 2,7", "I8: 2,7 # G7: 5 + G4: 1,8"};
    for (std::size_t i = 0; i < std::size(after); ++i)
        EXPECT_EQ(to_text(replayer.geometry(), *kept.lines[i].after), after[i]);
    for (const ReplayedLine& line : kept.lines) {
        ASSERT_TRUE(line.board);
        const Reached there = replayer.reach(*line.after);
        EXPECT_TRUE(there.why_not.empty()) << there.why_not;
        for (Cell cell : replayer.geometry().every_cell())
            EXPECT_EQ(line.board->digits(cell), there.board.digits(cell)) << line.text;
    }
    EXPECT_TRUE(kept.lines.back().board->solved());
}

TEST(HdpReplay, StatusAfterSolutionHasNoPosition) {
    const auto& pages = nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"));
    int solved_by_hypothesis = 0;
    for (const auto& page : pages) {
        if (!page.contains("pair_reduction")) continue;
        std::string text;
        for (const std::string line : page["pair_reduction"]["lines"]) text += line + "\n";
        Meter meter;
        Replayer replayer(read_puzzle(page["initial"]), meter);
        for (const ReplayedLine& line : replay(replayer, text, KeptBoards::kept).lines) {
            if (line.after) {
                EXPECT_TRUE(replayer.reach(*line.after).why_not.empty()) << line.text;
            } else if (line.verdict == ReplayVerdict::holds) {
                EXPECT_EQ(line.text.substr(0, 3), "STA");
                ++solved_by_hypothesis;
            }
        }
    }
    EXPECT_GT(solved_by_hypothesis, 0);
}

TEST(HdpReplay, ResultsFormATreeOfLevels) {
    Meter meter;
    Replayer replayer(read_puzzle(worlds_hardest), meter);
    const HdpReplay whole =
        replay(replayer, joined(manual_chain()) + "HYP I8: 2,7 + G7: 3,9 # A8: 2,7\n", KeptBoards::none);
    ASSERT_TRUE(whole.all_hold);
    const ShownLevel& root = replayer.levels();
    EXPECT_EQ(root.settled, 0U);
    ASSERT_EQ(root.facts.size(), 2U);
    EXPECT_EQ(root.facts[0].line, 4U);
    ASSERT_EQ(root.under.size(), 4U);
    const ShownLevel& first = root.under[0];
    EXPECT_EQ(to_text(replayer.geometry(), first.hypothesis), "I8: 3,9");
    EXPECT_EQ(first.opened, 1U);
    EXPECT_EQ(first.settled, 4U);
    EXPECT_EQ(first.ended, BranchOutcome::contradiction);
    EXPECT_EQ(first.facts.size(), 3U);
    EXPECT_EQ(first.under.size(), 3U);
    EXPECT_EQ(root.under[2].ended, BranchOutcome::solution);
    EXPECT_EQ(root.under[3].settled, 0U);
    EXPECT_EQ(root.under[3].opened, 12U);
    const HdpChain at_root = replayer.look_at(root, {});
    EXPECT_EQ(to_text(replayer.geometry(), at_root), "I8: 2,7 + G7: 3,9");
    EXPECT_EQ(to_text(replayer.geometry(), replayer.look_at(root.under[3], at_root)), "I8: 2,7 + G7: 3,9 # A8: 2,7");
}

TEST(HdpReplay, NestingOfHypothesesIsLimited) {
    std::string line = "HYP";
    for (std::size_t i = 0; i <= most_levels; ++i) line += " # A2: 1,2,4,5,9";
    const HdpReplay deep = replay(read_puzzle(worlds_hardest), line);
    EXPECT_EQ(deep.lines[0].verdict, ReplayVerdict::fails);
    EXPECT_EQ(deep.lines[0].why, "there are more than 100 hypotheses");
}

TEST(HdpReplay, ConclusionAboutAnotherCellNeedsConstraintPair) {
    // Published for sudokuwiki 0061: "H2,H3: 1.. / H2 = 1 => 12 pairs (_) / H3 = 1 => 0 pairs (X)".
    const Puzzle puzzle =
        read_puzzle(".7.....8.4..8....25..4..9......23.5...39.41...2.78......7..9..11....8..9.6.....3.");
    EXPECT_TRUE(replay(puzzle, "DIS # H3: 1 => CTR => H2: 1\n").all_hold);
    const HdpReplay elsewhere = replay(puzzle, "DIS # H3: 1 => CTR => H4: 1\n");
    ASSERT_TRUE(elsewhere.failed);
    EXPECT_NE(elsewhere.lines[0].why.find("not H4: 1"), std::string::npos) << elsewhere.lines[0].why;
}

}  // namespace
}  // namespace deduku::hdp
