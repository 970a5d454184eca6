#include "method/hdp/hand.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/reading.hpp"

namespace deduku::hdp {
namespace {

using deduku::testing::read_puzzle;

const char* const hardest_of_scherer =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(Hand, EveryLineOfManualChainIsReproduced) {
    Meter meter;
    Replayer replayer(read_puzzle(hardest_of_scherer), meter);
    std::ifstream file(DEDUKU_ROOT "/data/golden/worlds-hardest-manual.hdp");
    std::size_t number = 0;
    for (std::string text; std::getline(file, text);) {
        const HdpChain chain = std::get<HdpLine>(parse_line(replayer.geometry(), text)).chain;
        const std::optional<HdpLine> line = line_of(chain, replayer.reach(chain));
        ASSERT_TRUE(line);
        EXPECT_EQ(to_text(replayer.geometry(), *line), text);
        EXPECT_EQ(replayer.line(++number, text).verdict, ReplayVerdict::holds);
    }
    EXPECT_EQ(number, 11U);
}

TEST(Hand, OpenPositionIsHypothesisStatusOrNothing) {
    Meter meter;
    Replayer replayer(read_puzzle(hardest_of_scherer), meter);
    const auto written = [&](std::string_view text) {
        const HdpChain chain = std::get<HdpChain>(parse_chain(replayer.geometry(), text));
        const std::optional<HdpLine> line = line_of(chain, replayer.reach(chain));
        return line ? to_text(replayer.geometry(), *line) : "nothing";
    };
    EXPECT_EQ(written(""), "nothing");
    EXPECT_EQ(written("# I8: 3,9"), "HYP # I8: 3,9");
    EXPECT_EQ(written("# I8: 3,9 # B1: 1,2"), "DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6");
    std::ifstream file(DEDUKU_ROOT "/data/golden/worlds-hardest-manual.hdp");
    std::size_t number = 0;
    for (std::string text; number < 4 && std::getline(file, text);)
        EXPECT_EQ(replayer.line(++number, text).verdict, ReplayVerdict::holds);
    EXPECT_EQ(written("I8: 2,7"), "STA I8: 2,7");
}

TEST(Hand, OffersMatchPublishedAnalysis) {
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"))) {
        if (!page.contains("analysis")) continue;
        Meter meter;
        Replayer replayer(read_puzzle(page["initial"]), meter);
        Reached root = replayer.reach({});
        std::vector<std::string> lines;  // without duplicates, from conclusive branches of the offers
        for (const Offer& offer : offers(root.board, replayer.autosolver())) {
            EXPECT_TRUE((offer.first.digits & offer.second.digits).empty());
            EXPECT_EQ(offer.first.digits | offer.second.digits, root.board.digits(offer.first.cell));
            for (const auto& [tried, other, result] : {std::tuple{offer.first, offer.second, offer.if_first},
                                                       {offer.second, offer.first, offer.if_second}}) {
                if (result.outcome == BranchOutcome::open) continue;
                HdpLine line{Mark::prf, {{tried, true}}, result.outcome, std::nullopt};
                if (result.outcome == BranchOutcome::contradiction) line.mark = Mark::dis, line.conclusion = other;
                lines.push_back(to_text(replayer.geometry(), line));
            }
        }
        for (const std::string line : page["analysis"]["lines"])
            EXPECT_NE(std::find(lines.begin(), lines.end(), line), lines.end()) << page["name"] << " " << line;
    }
}

TEST(Hand, ContinuingFromStartGivesPublishedReduction) {
    int pages = 0;
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"))) {
        if (!page.contains("pair_reduction")) continue;
        Meter meter;
        Replayer replayer(read_puzzle(page["initial"]), meter);
        std::vector<std::string> published;
        for (const std::string line : page["pair_reduction"]["lines"])
            if (line.substr(0, 3) != "STA") published.push_back(line);
        std::vector<std::string> found;
        for (const HdpLine& line : go_on({}, replayer.reach({}), 0, replayer.autosolver()))
            found.push_back(to_text(replayer.geometry(), line));
        EXPECT_EQ(found, published) << page["name"];
        ++pages;
    }
    EXPECT_GT(pages, 20);
}

TEST(Hand, ContinuingUnderHypothesisEndsWithOtherBranch) {
    Meter meter;
    Replayer replayer(read_puzzle(hardest_of_scherer), meter);
    const HdpChain chain = std::get<HdpChain>(parse_chain(replayer.geometry(), "# I8: 3,9"));
    std::size_t number = 0;
    std::string last;
    for (const HdpLine& line : go_on(chain, replayer.reach(chain), 0, replayer.autosolver())) {
        last = to_text(replayer.geometry(), line);
        const ReplayedLine read = replayer.line(++number, last);
        EXPECT_EQ(read.verdict, ReplayVerdict::holds) << last << " " << read.why;
    }
    EXPECT_EQ(last, "DIS # I8: 3,9 + B1: 6 + A2: 5,9 + B5: 3,8 => CTR => I8: 2,7");
}

}  // namespace
}  // namespace deduku::hdp
