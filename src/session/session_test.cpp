#include "session/session.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "grid/reading/spelling.hpp"
#include "session/bulk.hpp"

namespace deduku::session {
namespace {

constexpr std::string_view worlds_hardest =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Json answer_to(const Json& question, const Hooks& hooks = {}) { return Json::parse(ask(question.dump(), hooks)); }

std::string lines_of_proof(const Json& lines) {
    std::string out;
    for (const Json& line : lines) out += line.dump() + '\n';
    return out;
}

TEST(Questions, EveryRowIsComplete) {
    std::set<std::string_view> words;
    for (const QuestionRow* row : question_rows()) {
        EXPECT_TRUE(words.insert(row->word).second) << row->word;
        EXPECT_EQ(find_question(row->word), row);
        EXPECT_FALSE(row->what.empty());
        std::set<std::string_view> names;
        for (const std::span<const Option> rows : {row->members, common_members(*row)})
            for (const Option& member : rows) {
                EXPECT_TRUE(names.insert(member.name).second) << row->word << ' ' << member.name;
                EXPECT_FALSE(member.help.empty()) << member.name;
                if (member.kind == MemberType::choice && !member.otherwise.empty()) {
                    const auto choices = split(member.value, '|');
                    EXPECT_NE(std::find(choices.begin(), choices.end(), member.otherwise), choices.end())
                        << member.name;
                }
            }
    }
    EXPECT_EQ(find_question("slove"), nullptr);
}

// False has the same effect as omission.
TEST(Questions, DrawingsAreIgnoredOnlyOnRequest) {
    std::ifstream in(DEDUKU_ROOT "/tests/data/formats/links.txt");
    std::string link;
    for (std::string name; link.empty() && std::getline(in, name) && std::getline(in, link);)
        if (name != "# lines") link.clear();
    Json question = {{"ask", "solve"}, {"puzzle", link}};
    EXPECT_TRUE(answer_to(question).contains("error"));
    question["partly"] = false;
    EXPECT_TRUE(answer_to(question).contains("error"));
    question["partly"] = true;
    EXPECT_EQ(answer_to(question)["result"], "unique");
}

// The page equals that of `deduku analyze --html`; report_test.cpp tests its contents.
TEST(Questions, AnalyzeReturnsPageOnlyOnRequest) {
    const Json small = {{"ask", "analyze"}, {"puzzle", "...43.1..1..4..."}};
    EXPECT_FALSE(answer_to(small).contains("page"));
    Json wanted = small;
    wanted["page"] = true;
    const Json answer = answer_to(wanted);
    const auto page = answer["page"].get<std::string>();
    EXPECT_EQ(page.rfind("<!doctype html>", 0), 0U);
    EXPECT_NE(page.find("<h2 id=\"chains\">"), std::string::npos);
    EXPECT_EQ(answer["solution"], "1234341221434321");
}

TEST(Questions, LinesRequireGraphOfLines) {
    const Json lines = {{"ask", "draw"}, {"puzzle", worlds_hardest}, {"lines", "HYP # I8: 3,9"}};
    EXPECT_EQ(answer_to(lines)["error"]["member"], "lines");
    Json graph = lines;
    graph["graph"] = "lines";
    EXPECT_EQ(answer_to(graph)["description"], "1 hypothesis, 0 facts. No solution was reached.");
}

TEST(Questions, ErrorsKeepTheId) {
    EXPECT_EQ(answer_to({{"ask", "solve"}, {"id", "7"}, {"puzzle", worlds_hardest}})["id"], "7");
    EXPECT_EQ(answer_to({{"ask", "slove"}, {"id", "8"}})["id"], "8");
}

TEST(Questions, ErrorsHaveLineAndColumn) {
    const Json answer =
        answer_to({{"ask", "solve"},
                   {"puzzle", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7Q"}});
    EXPECT_EQ(answer["error"]["kind"], "puzzle");
    EXPECT_EQ(answer["error"]["at"]["line"], 1);
    EXPECT_EQ(answer["error"]["at"]["column"], 81);
}

TEST(Questions, TimesAreReportedOnlyWithClock) {
    const Json question = {{"ask", "hdp"}, {"puzzle", worlds_hardest}};
    EXPECT_FALSE(answer_to(question).contains("seconds"));
    double time = 0;
    const Json timed = answer_to(question, {.now = [&time] { return time += 0.25; }});
    EXPECT_GT(timed["seconds"].get<double>(), 0);
}

TEST(Questions, EndsAtTimeNodeAndStopLimits) {
    const Json blank = {{"ask", "solve"}, {"count", true}, {"puzzle", std::string(81, '.')}};
    double time = 0;
    Json limited = blank;
    limited["seconds"] = 5;
    EXPECT_EQ(answer_to(limited, {.now = [&time] { return time += 1; }})["exact"], false);
    limited = blank;
    limited["max_nodes"] = 1000;
    EXPECT_EQ(answer_to(limited)["exact"], false);
    int polls = 0;
    EXPECT_EQ(answer_to(blank, {.stop = [&polls] { return ++polls > 100; }})["exact"], false);
    EXPECT_GT(polls, 100);
}

TEST(Questions, AProofIsAcceptedByTheQuestionCheck) {
    const Json proved = answer_to({{"ask", "prove"}, {"puzzle", worlds_hardest}});
    ASSERT_EQ(proved["result"], "proved");
    std::string ledger;
    for (const Json& line : proved["proof"]) ledger += line.dump() + '\n';
    Json checked = answer_to({{"ask", "check"}, {"puzzle", worlds_hardest}, {"proof", ledger}});
    EXPECT_EQ(checked["verdict"], "accepted");
    EXPECT_EQ(checked["proved"], "unique");
    ledger.erase(ledger.find('\n', ledger.size() / 2) + 1, 40);
    checked = answer_to({{"ask", "check"}, {"puzzle", worlds_hardest}, {"proof", ledger}});
    EXPECT_EQ(checked["verdict"], "refused");
}

TEST(Questions, CandidatesAreThoseLeftByGivens) {
    const Json peers = answer_to({{"ask", "candidates"}, {"marks", "peers"}, {"puzzle", worlds_hardest}});
    EXPECT_EQ(peers["candidates"][0], Json({8}));
    EXPECT_EQ(peers["candidates"][1], Json({1, 2, 4, 6}));  // B1: column has 7, 5, 9; row and box 8, 3, 7
    EXPECT_EQ(answer_to({{"ask", "candidates"}, {"puzzle", "11" + std::string(79, '.')}})["contradiction"], true);
}

TEST(Questions, BoardsWithOtherHousesAreSolvedOrRefused) {
    const std::string diagonal = "................ houses:boxes+diagonals";
    EXPECT_EQ(answer_to({{"ask", "solve"}, {"puzzle", diagonal}})["result"], "several");
    EXPECT_EQ(answer_to({{"ask", "minimal"}, {"puzzle", diagonal}})["result"], "several");
    EXPECT_EQ(answer_to({{"ask", "hdp"}, {"puzzle", diagonal}})["level"], "unsolved");
    const Json refused = answer_to({{"ask", "canon"}, {"puzzle", diagonal}});
    EXPECT_EQ(refused["error"]["kind"], "puzzle");
    EXPECT_NE(refused["error"]["text"].get<std::string>().find("rows, columns and boxes"), std::string::npos);
}

TEST(Questions, BranchReportsPositionAndErrors) {
    const auto branch = [](Json members) {
        members["ask"] = "branch";
        members["puzzle"] = worlds_hardest;
        return answer_to(members);
    };
    const Json fallen = branch({{"at", "# I8=39"}, {"try", "B1: 12"}});
    EXPECT_EQ(fallen["outcome"], "contradiction");
    EXPECT_EQ(fallen["line"], "DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6");
    EXPECT_EQ(fallen["end_cells"], Json({"H3"}));
    const auto lines = fallen["line"].get<std::string>();
    EXPECT_EQ(branch({{"lines", lines}, {"at", "# I8: 3"}, {"facts", "all"}})["at"], "# I8: 3 + B1: 6");
    const Json unknown = branch({{"at", "B1: 6"}})["error"];
    EXPECT_EQ(unknown["kind"], "line");
    EXPECT_EQ(unknown["text"], "B1: 6 was not shown before");
    const Json spoiled = branch({{"at", "# I8: 3,9 + B1 6"}})["error"];
    EXPECT_EQ(spoiled["kind"], "line");
    EXPECT_EQ(spoiled["at"]["column"], 16);
    EXPECT_EQ(branch({{"try", "A2: 1 + B1: 2"}})["error"]["member"], "try");
}

TEST(Questions, MemoAvoidsRecomputationWithoutChangingAnswers) {
    Memo memo;
    int polls = 0;
    const Hooks remembering{.stop = [&polls] { return ++polls < 0; }, .memo = &memo};
    for (const char* method : {"path", "reasonable", "hdp", "path"})
        for (const char* query : {"A2=1", "B1=6", "I8", "E5=4"}) {
            const Json question = {{"ask", "explain"},
                                   {"puzzle", worlds_hardest},
                                   {"queries", {query}},
                                   {"chain", true},
                                   {"method", method}};
            EXPECT_EQ(answer_to(question, remembering), answer_to(question)) << method << ' ' << query;
        }
    const Json question = {{"ask", "explain"}, {"puzzle", worlds_hardest}, {"queries", {"A2=1"}}, {"method", "path"}};
    polls = 0;
    (void)answer_to(question, {.stop = [&polls] { return ++polls < 0; }});
    const int afresh = polls;
    polls = 0;
    (void)answer_to(question, remembering);
    EXPECT_LT(polls, afresh);
}

// The proof of a judged claim proves the claim or its opposite, whichever is true. A1 is 1 here, D1 a given.
TEST(Judge, ProvesTrueClaims) {
    constexpr std::string_view puzzle = "...43.1..1..4...";
    for (const auto& [claim, digits] : std::vector<std::pair<std::string, std::vector<int>>>{
             {"A1=1", {2, 3, 4}}, {"A1=3", {3}}, {"A1!=3", {3}}, {"A1!=1", {2, 3, 4}}}) {
        const Json said = answer_to({{"ask", "judge"}, {"puzzle", puzzle}, {"claim", claim}, {"proof", true}});
        Json verdict = answer_to({{"ask", "check"}, {"puzzle", puzzle}, {"proof", lines_of_proof(said["proof"])}});
        EXPECT_EQ(verdict["verdict"], "accepted") << claim;
        Json numbers = Json::array();
        for (const int digit : digits) numbers.push_back(digit - 1);
        EXPECT_EQ(verdict["candidates"], numbers) << claim;
    }
    EXPECT_EQ(answer_to({{"ask", "judge"}, {"puzzle", puzzle}, {"claim", "D1=4"}, {"proof", true}})["proof"],
              Json(nullptr));
    const Json open = answer_to({{"ask", "judge"}, {"puzzle", "1234............"}, {"claim", "C2=1"}, {"proof", true}});
    EXPECT_EQ(open["proof"], Json(nullptr));
}

// In a row of singles the first digit by its reason, each other one by any single, once those before it are written: D3 is
// 2 or 3 as long as only row 1 is full. With another reason for B1 all are judged at once.
TEST(Judge, RowsOfSingles) {
    const auto verdict_of = [](const std::string& technique, const std::vector<std::string>& written) {
        const Json step = {{"technique", technique}, {"placed", "B1=2"}, {"written", written}};
        Json said = answer_to({{"ask", "judge"}, {"puzzle", "...43.1..1..4..."}, {"claims", Json::array({step})}});
        return said["verdicts"][0]["verdict"].get<std::string>();
    };
    EXPECT_EQ(verdict_of("naked-single", {"A1=1", "C1=3"}), "follows");
    EXPECT_EQ(verdict_of("naked-single", {"C1=3", "A1=1"}), "follows");
    EXPECT_EQ(verdict_of("naked-single", {"A1=1", "D3=3"}), "true");
    EXPECT_EQ(verdict_of("naked-single", {"A1=1", "C1=1"}), "false");
    EXPECT_EQ(verdict_of("full-house", {"A1=1", "C1=3"}), "follows otherwise");
}

TEST(SolveMany, StopsBetweenBoards) {
    std::vector<std::uint8_t> boards(81 * 10'000, 0);
    std::vector<std::uint8_t> counts(10'000, 77);
    const Bulk bulk{boards.data(), 10'000, 1, nullptr, counts.data()};
    int asked_to = 0;
    const std::uint64_t done = solve_many(bulk, [&asked_to] { return ++asked_to > 1; });
    EXPECT_GT(done, 0U);
    EXPECT_LT(done, 10'000U);
    EXPECT_EQ(counts[done - 1], 1);
    EXPECT_EQ(counts[done], 77);
}

}  // namespace
}  // namespace deduku::session
