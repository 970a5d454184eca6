#include "method/hdp/chain.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

namespace deduku::hdp {
namespace {

const Geometry& nine() {
    static const Geometry geometry({3, 3});
    return geometry;
}

LineError error_in(std::string_view text) {
    const auto parsed = parse_line(nine(), text);
    return std::holds_alternative<LineError>(parsed) ? std::get<LineError>(parsed) : LineError{9999, "no error"};
}

TEST(HdpChain, EveryPublishedLineIsReadAndPrintedBack) {
    int lines = 0;
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"))) {
        for (const char* key : {"analysis", "pair_reduction", "deep"}) {
            if (!page.contains(key)) continue;
            for (const std::string text : page[key]["lines"]) {
                const auto parsed = parse_line(nine(), text);
                ASSERT_TRUE(std::holds_alternative<HdpLine>(parsed)) << text;
                EXPECT_EQ(to_text(nine(), std::get<HdpLine>(parsed)), text);
                ++lines;
            }
        }
    }
    EXPECT_GT(lines, 300);
}

TEST(HdpChain, LevelsAndConclusionAreSeparated) {
    const auto parsed = parse_line(nine(), "DIS I8: 2,7 # G7: 5 + G4: 1,8 # A4: 2,9 => CTR => A4: 1,3");
    const HdpLine& line = std::get<HdpLine>(parsed);
    ASSERT_EQ(line.chain.size(), 4U);
    EXPECT_FALSE(line.chain[0].hypothesis);
    EXPECT_TRUE(line.chain[1].hypothesis);
    EXPECT_FALSE(line.chain[2].hypothesis);
    EXPECT_TRUE(line.chain[3].hypothesis);
    EXPECT_EQ(line.outcome, BranchOutcome::contradiction);
    EXPECT_EQ(to_text(nine(), *line.conclusion), "A4: 1,3");
}

TEST(HdpChain, SpacingDoesNotMatter) {
    const auto parsed = parse_line(nine(), "  DIS  #I8:3 , 9+B1: 6  => CTR=>I8: 2,7 ");
    ASSERT_TRUE(std::holds_alternative<HdpLine>(parsed));
    EXPECT_EQ(to_text(nine(), std::get<HdpLine>(parsed)), "DIS # I8: 3,9 + B1: 6 => CTR => I8: 2,7");
}

std::string read_back(std::string_view text) {
    const auto parsed = parse_line(nine(), text);
    if (const auto* error = std::get_if<LineError>(&parsed)) return error->expected;
    return to_text(nine(), std::get<HdpLine>(parsed));
}

TEST(HdpChain, VariantSpellingsPrintCanonically) {
    const std::string one = "DIS # A2: 4,9 + B1: 6 => CTR => A2: 1,5";
    for (const char* text :
         {"DIS # A2=4/9 + B1=6 => CTR => A2=1/5", "dis # a2: 94 + b1: 6 => ctr => a2: 51",
          "DIS # r2c1: 4,9 + r1c2: 6 => CTR => r2c1: 1,5", "Dis #A2=49+B1=6=>CTR=>A2 : 1 , 5", one.c_str()})
        EXPECT_EQ(read_back(text), one) << text;
}

TEST(HdpChain, EmptyChainRequiresConclusion) {
    EXPECT_EQ(read_back("PRF => SOL"), "PRF => SOL");
    EXPECT_EQ(read_back("DIS => CTR"), "DIS => CTR");
    EXPECT_EQ(read_back("INC => UNS"), "INC");
    for (const char* text : {"PRF", "STA", "HYP", "INC", "STA => UNS", "HYP => CTR"})
        EXPECT_EQ(read_back(text), "a statement such as A2: 4,9") << text;
    EXPECT_EQ(error_in("DIS # => CTR").column, 6U);
    EXPECT_EQ(error_in("DIS A2: 4,9 + => CTR").column, 14U);
}

TEST(HdpChain, ChainWithoutLineReadsTheSame) {
    const auto parsed = parse_chain(nine(), "I8=27 # g7: 5 + G4: 1,8");
    EXPECT_EQ(to_text(nine(), std::get<HdpChain>(parsed)), "I8: 2,7 # G7: 5 + G4: 1,8");
    EXPECT_TRUE(std::get<HdpChain>(parse_chain(nine(), "  ")).empty());
    for (const auto& [text, column] :
         {std::pair{"I8: 2,7 #", 9U}, {"I8: 2,7 => CTR", 8U}, {"I8", 2U}, {"+ I8: 2", 0U}}) {
        const auto wrong = parse_chain(nine(), text);
        ASSERT_TRUE(std::holds_alternative<LineError>(wrong)) << text;
        EXPECT_EQ(std::get<LineError>(wrong).column, column) << text;
    }
}

TEST(HdpChain, LargeBoardsUseNumbersAndMoreLetters) {
    const Geometry large({8, 8});
    const std::string text = "DIS # BL64: 10,64 => CTR => BL64: 1,63";
    EXPECT_EQ(to_text(large, std::get<HdpLine>(parse_line(large, text))), text);
}

TEST(HdpChain, ErrorsNamePlaceAndExpectation) {
    EXPECT_EQ(error_in("DAS # I8: 3,9").column, 0U);
    EXPECT_EQ(error_in("DIS # J8: 3,9 => CTR").column, 6U);
    EXPECT_EQ(error_in("DIS # I8 3,9 => CTR").column, 9U);
    EXPECT_EQ(error_in("DIS # I8 => CTR").expected, "':' and digits, such as A2: 4,9");
    EXPECT_EQ(error_in("DIS # I8: 33 => CTR").column, 10U);
    EXPECT_EQ(error_in("DIS # I8: 3,0 => CTR").column, 12U);
    EXPECT_NE(error_in("DIS # I8: 3,0 => CTR").expected.find("1 to 9"), std::string::npos);
    EXPECT_EQ(error_in("DIS # I8: 3,9 B1: 6").column, 14U);
    EXPECT_EQ(error_in("DIS # I8: 3,9 => END").column, 17U);
    EXPECT_EQ(error_in("DIS # I8: 3,9").expected, "=> CTR or => SOL");
    EXPECT_EQ(error_in("PRF # I8: 3,9 => CTR").expected, "SOL");
    EXPECT_EQ(error_in("PRF # I8: 3,9 => CTR").column, 17U);
    EXPECT_EQ(error_in("DIS # I8: 3,9 => SOL").expected, "CTR");
    EXPECT_EQ(error_in("PRF # I8: 3,9 => SOL => A1: 1").expected, "the end of the line");
    EXPECT_EQ(error_in("DIS").expected, "a statement such as A2: 4,9");
    EXPECT_EQ(error_in("").expected, "STA, INC, HYP, DIS or PRF");
    EXPECT_EQ(error_in("DIS # I8: 3,99999999999999999999 => CTR").column, 12U);
}

}  // namespace
}  // namespace deduku::hdp
