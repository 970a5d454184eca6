#include "method/hdp/replay.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "method/hdp/hdp.hpp"
#include "tests/support/reading.hpp"

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

Replay replay_manual(std::size_t line, const std::string& from, const std::string& to) {
    std::vector<std::string> lines = manual_chain();
    const std::size_t at = lines[line].rfind(from);
    EXPECT_NE(at, std::string::npos);
    lines[line].replace(at, from.size(), to);
    return replay(read_puzzle(worlds_hardest), joined(lines));
}

TEST(Replay, TheAuthorsManualChainHolds) {
    ASSERT_EQ(manual_chain().size(), 11U);
    const Replay result = replay(read_puzzle(worlds_hardest), joined(manual_chain()));
    EXPECT_TRUE(result.all_hold);
    ASSERT_TRUE(result.solution);
    EXPECT_TRUE(solves(*result.solution, read_puzzle(worlds_hardest)));
    for (const ReplayedLine& line : result.lines) {
        EXPECT_EQ(line.verdict, Verdict::holds) << line.text;
        EXPECT_EQ(line.why, "") << line.text;
    }
}

TEST(Replay, ACorruptedLineIsTheFirstThatFails) {
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
        const Replay result = replay_manual(damage.line, damage.from, damage.to);
        ASSERT_TRUE(result.failed) << damage.line << damage.to;
        EXPECT_EQ(*result.failed, damage.line);
        EXPECT_EQ(result.lines[damage.line].why, damage.why);
        EXPECT_FALSE(result.all_hold);
    }
}

TEST(Replay, ADroppedLineIsMissedWhereItIsUsed) {
    for (std::size_t drop = 0; drop + 1 < 11; ++drop) {
        std::vector<std::string> lines = manual_chain();
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(drop));
        const Replay result = replay(read_puzzle(worlds_hardest), joined(lines));
        ASSERT_TRUE(result.failed) << drop;
        EXPECT_EQ(*result.failed, drop) << "the next line names the fact that line " << drop << " showed";
    }
}

TEST(Replay, UnnamedFactsAreRemarkedNotRefused) {
    std::vector<std::string> lines = manual_chain();
    lines[8].replace(lines[8].find("I8: 2,7 + G7"), 12, "G7");  // I8: 2,7 was shown but is not named
    const Replay result = replay(read_puzzle(worlds_hardest), joined(lines));
    EXPECT_TRUE(result.all_hold);
    EXPECT_EQ(result.lines[8].verdict, Verdict::holds);
}

TEST(Replay, PublishedAndOwnSectionsHold) {
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"))) {
        const Puzzle puzzle = read_puzzle(page["initial"]);
        std::string text = "# comment\n\n";
        for (const char* key : {"analysis", "pair_reduction", "deep"})
            if (page.contains(key))
                for (const std::string line : page[key]["lines"]) text += line + "\r\n";
        const Replay published = replay(puzzle, text);
        EXPECT_FALSE(published.failed) << published.lines[published.failed.value_or(0)].text << " "
                                       << published.lines[published.failed.value_or(0)].why;
        const Report report = analyse(puzzle, {});
        std::string own;
        for (const Section* section : {&report.pair_reduction, &report.deep, &report.constraint})
            for (const Line& line : section->lines) own += to_text(report.initial.geometry(), line) + "\n";
        const Replay replayed = replay(puzzle, own + "CNT  25 HDP CHAINS / 103 HYP OPENED\n");
        EXPECT_FALSE(replayed.failed) << replayed.lines[replayed.failed.value_or(0)].text << " "
                                      << replayed.lines[replayed.failed.value_or(0)].why;
        EXPECT_EQ(replayed.solution, report.solution) << page["name"];
    }
}

TEST(Replay, MalformedLinesSayWhere) {
    const Replay result = replay(read_puzzle(worlds_hardest), "DIS # I8: 3,9 ? CTR\n");
    ASSERT_TRUE(result.failed);
    EXPECT_EQ(result.lines[0].why, "column 15: expected '+', '#' or '=>'");
}

TEST(Replay, NothingToCheckIsNotAllHold) {
    EXPECT_FALSE(replay(read_puzzle(worlds_hardest), "").all_hold);
    EXPECT_FALSE(replay(read_puzzle(worlds_hardest), "# only a comment\n").all_hold);
}

TEST(Replay, AConclusionAboutAnotherCellNeedsAConstraintPair) {
    // Published for sudokuwiki 0061: "H2,H3: 1.. / H2 = 1 => 12 pairs (_) / H3 = 1 => 0 pairs (X)".
    const Puzzle puzzle =
        read_puzzle(".7.....8.4..8....25..4..9......23.5...39.41...2.78......7..9..11....8..9.6.....3.");
    EXPECT_TRUE(replay(puzzle, "DIS # H3: 1 => CTR => H2: 1\n").all_hold);
    const Replay elsewhere = replay(puzzle, "DIS # H3: 1 => CTR => H4: 1\n");
    ASSERT_TRUE(elsewhere.failed);
    EXPECT_NE(elsewhere.lines[0].why.find("not H4: 1"), std::string::npos) << elsewhere.lines[0].why;
}

}  // namespace
}  // namespace deduku::hdp
