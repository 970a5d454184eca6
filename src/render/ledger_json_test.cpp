// The JSON of a ledger with the content of the published 4x4 proof has its exact bytes.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "deduku/words.hpp"

namespace deduku {
namespace {

std::string golden() {
    std::ifstream file(DEDUKU_ROOT "/data/golden/four.jsonl");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Digit shown(int digit) { return static_cast<Digit>(digit - 1); }

class Four {
  public:
    Deduction cover(const std::vector<int>& base, const std::vector<int>& over, const std::vector<int>& removes) const {
        return {Cover{sectors(base), sectors(over)}, candidates(removes)};
    }
    std::vector<Candidate> candidates(const std::vector<int>& numbers) const {
        std::vector<Candidate> out;
        for (int v : numbers) out.push_back(geometry.candidate(v));
        return out;
    }
    static std::vector<Sector> sectors(const std::vector<int>& numbers) {
        std::vector<Sector> out;
        for (int s : numbers) out.push_back(static_cast<Sector>(s));
        return out;
    }
    Geometry geometry{Box{2, 2}};
};

TEST(LedgerJson, PrintsThePublishedProof) {
    const Four four;
    Ledger ledger{blank_puzzle({2, 2}), {}, Solved{}};
    for (auto [cell, digit] : {std::pair{3, 4}, {4, 3}, {6, 1}, {9, 1}, {12, 4}})
        ledger.start.cells[static_cast<Cell>(cell)] = {shown(digit)};
    Split split{static_cast<Sector>(0), {}};
    split.branches.push_back({four.candidates({0}), {}, std::nullopt});
    split.branches.push_back({four.candidates({1}), {}, static_cast<Sector>(16)});
    ledger.steps = {
        four.cover({3}, {19}, {3, 7, 11}),  four.cover({3}, {47}, {31, 47, 63}),
        four.cover({4}, {22}, {22, 30}),    four.cover({4}, {34}, {2, 34}),
        four.cover({4}, {50}, {6}),         four.cover({6}, {20}, {20, 28}),
        four.cover({6}, {40}, {8, 40, 56}), four.cover({9}, {24}, {32, 44}),
        four.cover({9}, {36}, {4, 52}),     four.cover({12}, {31}, {55, 59}),
        four.cover({12}, {35}, {35}),       four.cover({13, 14}, {29, 30}, {61, 62}),
        {split, four.candidates({1})},      four.cover({1}, {17}, {9}),
        four.cover({1}, {37}, {21, 53}),    four.cover({7}, {45}, {45}),
        four.cover({8}, {25}, {41}),        four.cover({18}, {42}, {42, 58}),
    };
    Unique unique;
    for (int digit : {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}) unique.grid.push_back(shown(digit));
    ledger.claim = unique;
    ASSERT_FALSE(golden().empty());
    EXPECT_EQ(ledger_text(ledger), golden());
}

TEST(LedgerJson, OtherGivensAndClaims) {
    const Four four;
    Puzzle puzzle = blank_puzzle({1, 2});
    puzzle.cells[Cell{3}] = {shown(2)};
    EXPECT_EQ(header_json(puzzle), R"({"format":"deduku-proof","version":1,"box":[1,2],"givens":[0,0,0,2]})");
    puzzle = blank_puzzle({1, 3});
    puzzle.cells[Cell{1}] = {shown(1), shown(3)};
    EXPECT_EQ(header_json(puzzle),
              R"({"format":"deduku-proof","version":1,"box":[1,3],"givens":[0,[1,3],0,0,0,0,0,0,0]})");
    const auto last_line = [](const Claim& claim) {
        const std::string text = ledger_text({blank_puzzle({2, 2}), {}, claim});
        return text.substr(text.find('\n') + 1);
    };
    EXPECT_EQ(last_line(NoSolution{static_cast<Sector>(63)}), "{\"claim\":\"no-solution\",\"empty\":63}\n");
    EXPECT_EQ(last_line(False{four.candidates({5, 60})}), "{\"claim\":\"false\",\"candidates\":[5,60]}\n");
    EXPECT_EQ(last_line(False{four.candidates({5}), true}),
              "{\"claim\":\"false\",\"if\":\"unique\",\"candidates\":[5]}\n");
    EXPECT_EQ(last_line(NotUnique{static_cast<Sector>(3)}), "{\"claim\":\"not-unique\",\"empty\":3}\n");
    EXPECT_EQ(last_line(Solved{{shown(1), shown(4)}}), "{\"claim\":\"solved\",\"grid\":[1,4]}\n");
}

TEST(LedgerJson, Twins) {
    const Four four;
    const Twin twin{four.candidates({0, 5}), four.candidates({1, 4})};
    const Split split{Sector{0}, {{four.candidates({0}), {}, {}, twin}, {four.candidates({1, 2, 3}), {}, {}, {}}}};
    const std::string text = ledger_text({blank_puzzle({2, 2}), {{split, four.candidates({0})}}, False{{}, true}});
    EXPECT_EQ(text.substr(text.find('\n') + 1, text.find("\n{\"claim") - text.find('\n') - 1),
              R"({"split":0,"branches":[{"keep":[0],"steps":[],"twin":[[0,5],[1,4]]},)"
              R"({"keep":[1,2,3],"steps":[]}],"removes":[0]})");
}

// Version 2 of doc/ledger-format.md, second example: a cage with a choice, a Sum, a Split on the choice.
TEST(LedgerJson, BoardsWithRules) {
    const auto c = [](int number) { return Geometry(Box{1, 2}).candidate(number); };
    Constraints rules{{{Cell{1}, Cell{2}}, {Cell{3}}},
                      {{{{c(1), 1}, {c(2), -20}}, {}, 1}, {{}, -3, {}}, {{{c(0), 1}}, 0, 7}},
                      {{{}, {{{{c(6), 4}}, 4, 4}}}}};
    rules.houses.push_back({Cell{0}, Cell{3}});
    Puzzle puzzle(std::make_shared<const Geometry>(2, HouseCells{{Cell{0}, Cell{1}}}, rules, "any"));
    puzzle.cells[Cell{3}] = {shown(2)};
    const std::string header = R"({"format":"deduku-proof","version":2,"digits":2,"houses":[[0,1],[1,2],[0,3],[3]],)"
                               R"("lines":[{"terms":[[1,1],[2,-20]],"most":1},{"terms":[],"least":-3},)"
                               R"({"terms":[[0,1]],"least":0,"most":7}],)"
                               R"("choices":[[[],[{"terms":[[6,4]],"least":4,"most":4}]]],"givens":[0,0,0,2]})";
    EXPECT_EQ(header_json(puzzle), header);
    const Sum sum{{{Sector{12}, -1}, {Sector{0}, 20}}}, divided{{{Sector{15}, 3}}, 2};
    const Cases cases{0, {{{}, {}, Sector{1}}, {{}, {{divided, {c(0)}}, {sum, {c(1)}}}, {}}}};
    EXPECT_EQ(ledger_text({puzzle, {{sum, {c(0), c(2)}}, {cases, {c(3)}}}, NoSolution{Sector{2}}}),
              header +
                  "\n"
                  R"({"sum":[[12,-1],[0,20]],"removes":[0,2]})"
                  "\n"
                  R"({"choice":0,"branches":[{"steps":[],"empty":1},{"steps":[{"sum":[[15,3]],"over":2,"removes":[0]},)"
                  R"({"sum":[[12,-1],[0,20]],"removes":[1]}]}],"removes":[3]})"
                  "\n"
                  R"({"claim":"no-solution","empty":2})"
                  "\n");
}

}  // namespace
}  // namespace deduku
