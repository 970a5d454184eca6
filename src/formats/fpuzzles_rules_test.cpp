// Rules of f-puzzles with the meaning that f-puzzles and its solver give them: defaults, blank clues, dots, drawn cages.
#include <gtest/gtest.h>

#include <map>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/lz_string.hpp"
#include "tests/support/links.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::fpuzzles_trials {
namespace {

using testing::fpuzzles_with;
using testing::line_of;
using testing::outcome_of;
using testing::ruled;

std::string read(int n, const std::string& members) { return line_of(fpuzzles_with(n, members)); }
std::string link_with(int n, const std::string& members) {
    return "https://www.f-puzzles.com/?load=" + lz_pack(fpuzzles_with(n, members));
}
std::string comment_of(const std::string& text) { return std::get<Puzzle>(outcome_of(text)).comment; }
std::string as_fpuzzles(int n, const std::string& rules) {
    const Written out = written(*written_format("f-puzzles"), testing::read_puzzle(ruled(n, "rules:" + rules)));
    const auto* refusal = std::get_if<Refusal>(&out);
    return refusal != nullptr ? refusal->why : line_of(std::get<std::string>(out));
}

// No rule for pairs without a dot applies across a dot; `negative` is about the ratios of the dots.
TEST(FpuzzlesRules, PairsWithoutDots) {
    const std::string black = R"(,"ratio":[{"cells":["R1C1","R1C2"]}])";
    const std::string black_3 = R"(,"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])";
    const std::string both = R"(,"nonconsecutive":true,"negative":["ratio"])";
    EXPECT_EQ(read(6, R"(,"nonconsecutive":true)"), ruled(6, "rules:non-consecutive"));
    EXPECT_EQ(read(6, R"(,"nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}])"),
              ruled(6, "rules:non-consecutive; white: A1 B1"));
    EXPECT_EQ(read(6, R"(,"nonconsecutive":true)" + black), ruled(6, "rules:all-dots white; black: A1 B1"));
    EXPECT_EQ(read(6, both), ruled(6, "rules:non-consecutive; all-dots black"));
    EXPECT_EQ(read(6, both + black), ruled(6, "rules:all-dots white; all-dots black; black: A1 B1"));
    EXPECT_EQ(read(6, both + black_3), ruled(6, "rules:all-dots white; all-ratios 3; black 3: A1 B1"));
    EXPECT_EQ(read(6, R"(,"negative":["ratio"])"), ruled(6, "rules:all-dots black"));
    EXPECT_EQ(read(6, R"(,"negative":["ratio"])" + black), ruled(6, "rules:all-dots black; black: A1 B1"));
    EXPECT_EQ(read(6, R"(,"negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"},)"
                      R"({"cells":["R2C1","R2C2"]}])"),
              ruled(6, "rules:all-ratios 2 3; black 3: A1 B1; black: A2 B2"));
}

// Each of these means the same as what is read back.
TEST(FpuzzlesRules, PairsWithoutDotsAreWritten) {
    const std::map<std::string, std::string> both = {
        {"all-dots", "non-consecutive; all-dots black"},
        {"all-dots white", "non-consecutive"},
        {"all-dots; black: A1 B1; white: A2 B2", "all-dots white; all-dots black; black: A1 B1; white: A2 B2"},
        {"black: A1 B1; all-dots black; all-xv; v: A1 B1", "all-dots black; all-xv; black: A1 B1; v: A1 B1"},
        {"all-dots white; black 3: A1 B1", "all-dots white; black 3: A1 B1"},
        {"all-ratios 2", "all-dots black"},
        {"black 3: A1 B1; all-ratios 3", "all-ratios 3; black 3: A1 B1"},
        {"all-dots black; all-ratios 3; black 3: A1 B1; black: A2 B2", "all-ratios 2 3; black 3: A1 B1; black: A2 B2"},
        {"white: A1 B1; non-consecutive", "non-consecutive; white: A1 B1"}};
    for (const auto& [rules, back] : both) EXPECT_EQ(as_fpuzzles(6, rules), ruled(6, "rules:" + back)) << rules;
    EXPECT_EQ(as_fpuzzles(6, "non-consecutive; black: A1 B1"), "cannot combine 'non-consecutive' with black dots");
    EXPECT_EQ(as_fpuzzles(6, "all-dots; black 3: A1 B1"), "cannot represent the rule 'all-dots'");
    EXPECT_EQ(as_fpuzzles(6, "all-dots black; black: A1 B1; black 3: A2 B2"),
              "cannot represent the rule 'all-dots black'");
    EXPECT_EQ(as_fpuzzles(6, "all-ratios 3"), "cannot represent the rule 'all-ratios 3'");
    EXPECT_EQ(as_fpuzzles(6, "all-xv x"), "cannot represent the rule 'all-xv x'");
}

// Whispers differ by half of the largest digit, rounded up.
TEST(FpuzzlesRules, MissingValues) {
    const std::string line = R"(,"whispers":[{"lines":[["R1C1","R1C2"]]}])";
    EXPECT_EQ(read(4, line), ruled(4, "rules:whispers 2: A1 B1"));
    EXPECT_EQ(read(6, line), ruled(6, "rules:whispers 3: A1 B1"));
    EXPECT_EQ(read(8, line), ruled(8, "rules:whispers 4: A1 B1"));
    EXPECT_EQ(read(9, line), ruled(9, "rules:whispers: A1 B1"));
    EXPECT_EQ(read(6, R"(,"whispers":[{"lines":[["R1C1","R1C2"]],"value":"4"}])"), ruled(6, "rules:whispers 4: A1 B1"));
    EXPECT_EQ(read(4, R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"0"},{"cells":["R2C1","R2C2"],"value":0},)"
                      R"({"cells":["R3C1","R3C2"],"value":" 5 "}])"),
              ruled(4, "rules:killer: A1 B1; killer: A2 B2; killer 5: A3 B3"));
    EXPECT_EQ(as_fpuzzles(4, "killer 0: A1 B1"), "cannot represent the rule 'killer 0: A1 B1'");
    EXPECT_EQ(as_fpuzzles(4, "little-killer 0: A1 down-right"),
              "cannot represent the rule 'little-killer 0: A1 down-right'");
    EXPECT_EQ(as_fpuzzles(4, "sandwich 0: row 1"), ruled(4, "rules:sandwich 0: row 1"));
}

TEST(FpuzzlesRules, BlankCluesAreLeftOut) {
    const std::string rest = R"(,"antiking":true)", left = ruled(4, "rules:anti-king");
    for (const std::string blank :
         {R"(,"littlekillersum":[{"cells":["R1C1","R2C2"],"cell":"R0C0","direction":"DR","value":""}])",
          R"(,"littlekillersum":[{"cells":["R1C1","R2C2"],"cell":"R0C0","direction":"DR","value":"0"}])",
          R"(,"sandwichsum":[{"cell":"R0C2","value":" "}])", R"(,"xsum":[{"cell":"R0C2"}])",
          R"(,"xv":[{"cells":["R1C1","R1C2"],"value":""}])", R"(,"quadruple":[{"cells":["R1C1","R1C2"],"values":[]}])",
          R"(,"killercage":[{"cells":[],"value":"5"}])", R"(,"odd":[{"cell":""}])", R"(,"renban":[{"lines":[]}])"}) {
        EXPECT_EQ(read(4, blank + rest), left) << blank;
        EXPECT_EQ(comment_of(fpuzzles_with(4, blank + rest)), "Left out: blank clues (1)") << blank;
    }
    EXPECT_EQ(read(4, R"(,"ratio":["R1C1"])"), R"(found no cells, expected "cells":["R1C1",..])");
    EXPECT_EQ(read(4, R"(,"xv":["R1C1"])").substr(0, 14), "found no cells");
}

// The part of a link with a mistake, whose position cannot be seen.
TEST(FpuzzlesRules, MistakesInLinksNameTheirPart) {
    const std::string good = R"({"cells":["R1C1","R1C2"],"value":"5"})";
    EXPECT_EQ(line_of(link_with(4, R"(,"killercage":[)" + good + R"(,{"cells":["R2C1"],"value":"x"}])")),
              "found 'x' (killercage 2), expected a number");
    EXPECT_EQ(line_of(link_with(4, R"(,"lockout":[{"lines":[["R1C1","R1C2"]]}])")),
              "found no value (lockout 1), expected a difference from 1 to 3");
    EXPECT_EQ(line_of(link_with(4, R"(,"thermometer":[{"lines":[["R1C1","R1C2"],["R2C1"]]}])")),
              "found 1 cell (thermometer 1), expected at least 2 cells");
    EXPECT_EQ(line_of(link_with(4, R"(,"thermometer":[{"lines":[["R1C1","R1C2"]],"slow":true}])")),
              "found 'slow', which may be a rule (thermometer 1), expected houses and rules as in doc/formats.md");
    std::string five = fpuzzles_with(4, "");
    five.replace(five.find("{},{}"), 5, R"({},{"value":5})");
    EXPECT_EQ(line_of("https://www.f-puzzles.com/?load=" + lz_pack(five)),
              "found '5' (row 1, cell 2), expected a digit 1-4");
}

TEST(FpuzzlesRules, DrawnCages) {
    const std::string cage = R"({"cells":["R1C1","R1C2"],"value":"10","outlineC":"#000000"})";
    EXPECT_EQ(read(4, R"(,"cage":[)" + cage + "]"),
              "found drawings, which may be rules: cages (1), expected houses and rules as in doc/formats.md; "
              "--partly goes on without them");
    EXPECT_EQ(read(4, R"(,"cage":[{"cells":["R1C1"]},{"cells":["R1C2"],"value":"msgcorrect: Well done!"}])"),
              ruled(4, ""));
    // Over a cage of the puzzle it repeats its sum.
    EXPECT_EQ(read(4, R"(,"killercage":[{"cells":["R1C2","R1C1"],"value":"5"}],"cage":[)" + cage + "]"),
              ruled(4, "rules:killer 5: B1 A1"));
}

}  // namespace
}  // namespace deduku::formats::fpuzzles_trials
