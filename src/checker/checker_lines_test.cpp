// Version 2: lines, Sums and Splits on a choice. Each condition is violated alone; the largest numbers and boards.
#include <gtest/gtest.h>

#include "tests/support/ledgers.hpp"

namespace deduku {
namespace {

using namespace testing::ledgers;

// Cells 0 and 1 of three digits, which differ; sectors 0 to 4, lines from 5.
struct Two {
    std::string lines = "[]", choices = "[]", givens = "[0,0]", digits = "3", houses = "[[0,1]]", more = "";
    std::string text() const {
        return R"({"format":"deduku-proof","version":2,"digits":)" + digits + ",\"houses\":" + houses +
               ",\"lines\":" + lines + ",\"choices\":" + choices + ",\"givens\":" + givens + more + "}\n";
    }
    // .. with a step, and a claim of its eliminations
    std::string with(const std::string& step, const std::string& removes) const {
        return text() + step.substr(0, step.size() - 1) + ",\"removes\":" + removes + "}\n" + claim(removes);
    }
    static std::string claim(const std::string& removes) { return R"({"claim":"false","candidates":)" + removes + "}"; }
};

// cell 0 + cell 1
constexpr const char* both = "[[0,1],[1,2],[2,3],[3,1],[4,2],[5,3]]";
std::string line(const std::string& terms, const std::string& bounds) {
    return "{\"terms\":" + terms + (bounds.empty() ? "" : ",") + bounds + "}";
}
const std::string is_3 = line(both, R"("least":3,"most":3)");

TEST(CheckerLines, Headers) {
    const auto head = [](const std::string& one_line) {
        return Two{.lines = "[" + one_line + "]"}.text() + Two::claim("[]");
    };
    expect_accepted(head(is_3));
    expect_accepted(head(line("[]", "")));
    expect_accepted(head(line("[[0,999999],[1,-999999]]", R"("least":-999999999,"most":999999999)")));
    expect_accepted(head(line("[[0,1]]", R"("most":-5,"least":5,"x-of":-7)")));
    expect_refused(head(line("[[0,0]]", "")), rule::weight, 1);
    expect_refused(head(line("[[0,1000000]]", "")), rule::weight, 1);
    expect_refused(head(line("[[0,-1000000]]", "")), rule::weight, 1);
    expect_refused(head(line("[[0,1],[0,2]]", "")), rule::repeats, 1);
    expect_refused(head(line("[[6,1]]", "")), rule::range, 1);
    expect_refused(head(line("[[-1,1]]", "")), rule::range, 1);
    for (const char* terms : {"[0]", "[[0]]", "[[0,1,2]]", "[[]]", "[{\"a\":1}]"})
        expect_refused(head(line(terms, "")), rule::pair, 1);
    for (const char* terms : {"[[[1]]]", "[[0,\"1\"]]", "[[0,[]]]", "{}", "7", "\"\""})
        expect_refused(head(line(terms, "")), "", 1);
    expect_refused(head(line("[]", R"("least":"1")")), rule::wrong_kind, 1);
    expect_refused(head(line("[]", R"("least":[])")), rule::wrong_kind, 1);
    expect_refused(head(line("[]", R"("least":1000000000)")), rule::json, 1);
    expect_refused(head(line("[]", R"("least":-0)")), rule::json, 1);
    expect_refused(head(line("[]", R"("least":+1)")), rule::json, 1);
    expect_refused(head(line("[]", R"("least":1,"least":1)")), rule::unknown_key, 1);
    expect_refused(head(line("[]", R"("name":1)")), rule::unknown_key, 1);
    expect_refused(head("[]"), rule::missing_key, 1);
    expect_refused(head("{}"), rule::missing_key, 1);
    // A list longer than the board is not read.
    expect_refused(head(line("[[0,1],[1,1],[2,1],[3,1],[4,1],[5,1],[6,1]]", "")), "a list longer than the board", 1);
}

TEST(CheckerLines, KeysOfTheHeader) {
    const std::string none = Two::claim("[]");
    expect_accepted(Two{}.text() + none);
    expect_accepted(Two{.choices = "[[[]],[[" + is_3 + "],[]]]"}.text() + none);
    expect_refused(Two{.choices = "[[]]"}.text() + none, rule::no_cases, 1);
    expect_refused(Two{.choices = "[[[]],[]]"}.text() + none, rule::no_cases, 1);
    for (const char* wrong : {"7", "[7]", "[[7]]", "{}"})
        expect_refused(Two{.choices = wrong}.text() + none, rule::wrong_kind, 1);
    expect_refused(Two{.choices = "[[[7]]]"}.text() + none, rule::missing_key, 1);
    expect_refused(Two{.more = ",\"box\":[1,3]"}.text() + none, rule::unknown_key, 1);
    expect_refused(Two{.more = ",\"version\":1"}.text() + none, rule::unknown_key, 1);
    for (const char* key : {"digits", "houses", "lines", "choices", "givens"}) {
        std::string text = Two{}.text();
        text.replace(text.find(key), 1, "x-");
        EXPECT_TRUE(std::holds_alternative<Refused>(check_text(text + none))) << key;
        text.replace(text.find("\"version\":2"), 11, "\"version\":1");
        EXPECT_TRUE(std::holds_alternative<Refused>(check_text(text + none))) << key;
    }
    expect_refused(Two{.digits = "-3"}.text() + none, rule::range, 1);
    expect_refused(Two{.houses = "[[0,-1]]"}.text() + none, rule::range, 1);
    expect_refused(Two{.givens = "[-1,0]"}.text() + none, rule::range, 1);
}

// Version 2 has signs; version 1 refuses them as before, with the same words.
TEST(CheckerLines, Signs) {
    const std::string first = R"({"format":"deduku-proof","version":1,"digits":2,"houses":[[0]],"givens":[0])";
    expect_refused(first + ",\"x-a\":-1}\n" + Two::claim("[]"), "JSON: expected a whole number from 0", 1);
    expect_refused(first + ",\"x-a\":-1", "JSON: expected a whole number from 0", 1);
    expect_refused(first + "}\n" + Two::claim("[-1]"), "JSON: expected a whole number from 0", 2);
    expect_accepted(Two{.more = ",\"x-a\":-1"}.text() + Two::claim("[]"));
    expect_refused(Two{}.text() + Two::claim("[-1]"), rule::range, 2);
    expect_refused(Two{}.text() + Two::claim("[x]"), "JSON: expected a whole number, a string", 2);
    expect_refused(Two{.more = ",\"x-a\":-1"}.text().substr(0, 90), rule::json, 1);
    // Only the member counts, not similar text.
    expect_refused(first + R"(,"x-\"version":2,"x-a":-1})" + "\n" + Two::claim("[]"), rule::json, 1);
}

TEST(CheckerLines, Sums) {
    const Two two{.lines =
                      "[" + is_3 + "," + line(both, "") + "," + line("[[0,-3],[3,3],[5,-3]]", "\"least\":-1") + "]"};
    const auto sum = [&](const std::string& lines, const std::string& removes, const std::string& over = "") {
        return two.with("{\"sum\":" + lines + over + "}", removes);
    };
    expect_accepted(sum("[[5,-1]]", "[2,5]"));
    expect_accepted(sum("[[5,-9999]]", "[5,2]"));
    expect_refused(sum("[[5,-1]]", "[1]"), rule::sum, 2);  // 2 + 1
    expect_refused(sum("[[5,1]]", "[2]"), rule::sum, 2);   // 3 + 3 is not too small
    expect_refused(sum("[[5,-1]]", "[]"), rule::empty_list, 2);
    expect_refused(sum("[]", "[2]"), rule::empty_list, 2);
    expect_refused(sum("[[5,-1],[5,-1]]", "[2]"), rule::repeats, 2);
    expect_refused(sum("[[5,0]]", "[2]"), rule::factor, 2);
    expect_refused(sum("[[5,10000]]", "[2]"), rule::factor, 2);
    expect_refused(sum("[[5,-10000]]", "[2]"), rule::factor, 2);
    expect_refused(sum("[[8,-1]]", "[2]"), rule::range, 2);
    expect_refused(sum("[[-5,-1]]", "[2]"), rule::range, 2);
    expect_refused(sum("[[6,1]]", "[2]"), rule::no_bound, 2);
    expect_refused(sum("[[6,-1]]", "[2]"), rule::no_bound, 2);
    expect_refused(sum("[5,-1]", "[2]"), rule::pair, 2);
    expect_refused(sum("[[5,\"-1\"]]", "[2]"), rule::wrong_kind, 2);
    expect_refused(sum("7", "[2]"), rule::wrong_kind, 2);
    expect_refused(sum("[[5,-1]]", "[2]", ",\"keep\":[]"), rule::unknown_key, 2);
    expect_refused(sum("[[5,-1]]", "[2]", ",\"choice\":0"), rule::unknown_key, 2);
    expect_refused(two.text() + R"({"sum":[[5,-1]]})", rule::missing_key, 2);
    for (const char* over : {"1", "0", "-2"})
        expect_refused(sum("[[5,-1]]", "[2]", ",\"over\":" + std::string(over)), rule::over, 2);
    expect_refused(sum("[[5,-1]]", "[2]", ",\"over\":[2]"), rule::wrong_kind, 2);
    const std::string twice = sum("[[5,-1]]", "[2,5]");
    expect_refused(twice.substr(0, twice.find("{\"claim")) + "{\"sum\":[[5,-1]],\"removes\":[2]}", rule::removes_dead,
                   3);
    // Over 2, -3, 3 and -3 become -1, 2 and -1, and the bound -1 becomes 0: rounding up loses some eliminations.
    expect_refused(sum("[[7,1]]", "[0]", ",\"over\":2"), rule::sum, 2);  // -1 + 2 >= 0
    expect_accepted(sum("[[7,1]]", "[5]", ",\"over\":2"));               // -1 + 0 <  0
    expect_accepted(sum("[[7,1],[1,-1]]", "[5]"));                       // a cell's own line shifts all its weights
    // Sectors with least 0: the digit 1 of a house of two cells.
    expect_refused(sum("[[2,1]]", "[1]"), rule::sum, 2);
    expect_refused(Two{}.text() + R"({"sum":[[0,1]],"removes":[0]})", rule::sum, 2);
}

// The cells that count: those with living candidates, each with its largest living weight, including 0.
TEST(CheckerLines, TheLargestOfEachCell) {
    const std::string least = "[" + line("[[0,-5],[1,-2],[3,4]]", "\"least\":0") + "]";
    const auto sum = [&](const std::string& givens, const std::string& removes) {
        return Two{.lines = least, .givens = givens}.with(R"({"sum":[[5,1]]})", removes);
    };
    expect_refused(sum("[0,0]", "[1]"), rule::sum, 2);      // -2 + 4
    expect_accepted(sum("[0,0]", "[0]"));                   // -5 + 4
    expect_refused(sum("[0,0]", "[4]"), rule::sum, 2);      // 0, and 0 of cell 0
    expect_accepted(sum("[[1,2],0]", "[0,4,5]"));           // 0 - 2
    expect_refused(sum("[[1,2],0]", "[1]"), rule::sum, 2);  // -2 + 4: candidates already removed count once
    expect_accepted(sum("[0,[2,3]]", "[0,1]"));
}

TEST(CheckerLines, CoversWithLines) {
    // 5: not both 1 in cell 0 and 1 or 2 in cell 1; 6: exactly one; 7: other weights; 8: most 2; 9: 1 and 2 of cell 0
    const std::string lines =
        "[" + line("[[0,1],[3,1],[4,1]]", "\"most\":1") + "," + line("[[0,1],[4,1]]", R"("least":1,"most":1)") + "," +
        line("[[0,2],[4,1]]", R"("least":1,"most":1)") + "," + line("[[0,1],[4,1]]", "\"most\":2") + "," +
        line("[[0,1],[1,1],[5,1]]", R"("least":-3,"most":1)") + "," + line("[[0,1],[4,1]]", R"("least":2,"most":1)") +
        "]";
    const auto cover = [&](const std::string& givens, const std::string& sectors, const std::string& removes) {
        return Two{.lines = lines, .givens = givens}.with("{\"cover\":" + sectors + "}", removes);
    };
    expect_accepted(cover("[1,0]", "[[0],[5]]", "[3,4]"));
    expect_refused(cover("[1,0]", "[[0],[5]]", "[5]"), rule::removes_unsupported, 2);
    expect_refused(cover("[[1,2],0]", "[[0],[5]]", "[3]"), rule::cover_condition, 2);
    expect_accepted(cover("[[1,2],0]", "[[0],[9]]", "[5]"));
    expect_refused(cover("[1,0]", "[[5],[0]]", "[3]"), rule::exactly_one, 2);
    expect_refused(cover("[1,0]", "[[7],[0]]", "[3]"), rule::exactly_one, 2);
    expect_refused(cover("[1,0]", "[[10],[0]]", "[3]"), rule::exactly_one, 2);
    expect_refused(cover("[1,0]", "[[0],[7]]", "[4]"), rule::at_most_one, 2);
    expect_refused(cover("[1,0]", "[[0],[8]]", "[4]"), rule::at_most_one, 2);
    expect_accepted(cover("[1,0]", "[[0],[10]]", "[4]"));  // least does not matter
    expect_refused(cover("[1,0]", "[[0],[11]]", "[4]"), rule::range, 2);
    expect_accepted(cover("[0,2]", "[[1],[6]]", "[0]"));
    expect_accepted(cover("[[1,2],3]", "[[6],[0]]", "[1]"));  // 2 of cell 1 is dead, so cell 0 is 1
    expect_refused(cover("[[1,2],0]", "[[6],[0]]", "[1]"), rule::cover_condition, 2);
}

TEST(CheckerLines, SplitsOnLines) {
    const std::string one =
        "[" + line("[[0,1],[4,1]]", R"("least":1,"most":1)") + "," + line("[[0,1],[4,1]]", "\"most\":1") + "]";
    const auto split = [&](const std::string& on, const std::string& branches, const std::string& removes) {
        return Two{.lines = one}.with("{\"split\":" + on + ",\"branches\":" + branches + "}", removes);
    };
    const std::string first =
        R"({"keep":[0],"steps":[{"cover":[[5],[0]],"removes":[1,2]},{"cover":[[0],[2]],"removes":[3]}]})";
    const std::string second = R"({"keep":[4],"steps":[{"cover":[[5],[1]],"removes":[3,5]}]})";
    expect_accepted(split("5", "[" + first + "," + second + "]", "[3]"));
    expect_refused(split("6", "[" + first + "," + second + "]", "[3]"), rule::exactly_one, 2);
    expect_refused(split("7", "[" + first + "," + second + "]", "[3]"), rule::range, 2);
    expect_refused(split("5", "[" + first + "]", "[3]"), rule::split_not_exhaustive, 2);
    expect_refused(split("5", "[" + first + "," + second + "]", "[2]"), rule::branch_keeps, 2, "branch 1");
    // An empty line of exactly one ends a branch and a proof.
    const std::string empty = "[" + line("[]", R"("least":1,"most":1)") + "," + line("[]", R"("most":1)") + "]";
    expect_accepted(Two{.lines = empty}.text() + R"({"claim":"no-solution","empty":5})");
    expect_refused(Two{.lines = empty}.text() + R"({"claim":"no-solution","empty":6})", rule::exactly_one, 2);
    expect_refused(Two{.lines = empty}.text() + R"({"claim":"no-solution","empty":7})", rule::range, 2);
    expect_accepted(
        Two{.lines = empty}.with(R"({"split":0,"branches":[{"keep":[0,1,2],"steps":[],"empty":5}]})", "[0,1,2]"));
    expect_refused(Two{.lines = one}.text() + R"({"claim":"no-solution","empty":5})", rule::no_solution_living, 2);
}

// Choice 0: cell 0 is 1, or it is 2 (and a line of no terms); choice 1: the sum is 3 or 4.
const std::string is_4 = line(both, R"("least":4,"most":4)"), nothing = line("[]", "");
const std::string one_is_1 = line("[[0,1]]", R"("least":1,"most":1)"),
                  one_is_2 = line("[[1,1]]", R"("least":1,"most":1)");
const Two cases{.choices = "[[[" + one_is_1 + "],[" + nothing + "," + one_is_2 + "]],[[" + is_3 + "],[" + is_4 + "]]]"};

std::string choice(const std::string& k, const std::string& branches, const std::string& removes) {
    return "{\"choice\":" + k + ",\"branches\":" + branches + ",\"removes\":" + removes + "}";
}
const std::string case_0 = R"({"steps":[{"cover":[[5],[0]],"removes":[1,2]}]})",
                  case_1 = R"({"steps":[{"cover":[[6],[0]],"removes":[0,2]}]})";

TEST(CheckerLines, SplitsOnAChoice) {
    const auto with = [](const std::string& k, const std::string& branches, const std::string& removes) {
        return cases.text() + choice(k, branches, removes) + "\n" + Two::claim(removes);
    };
    expect_accepted(with("0", "[" + case_0 + "," + case_1 + "]", "[2]"));
    expect_refused(with("0", "[" + case_1 + "," + case_0 + "]", "[2]"), rule::range, 2, "branch 0 > step 0");
    expect_refused(with("0", "[" + case_0 + "]", "[2]"), rule::branches, 2);
    expect_refused(with("0", "[" + case_0 + "," + case_1 + "," + case_1 + "]", "[2]"), rule::branches, 2);
    expect_refused(with("0", "[]", "[2]"), rule::branches, 2);
    expect_refused(with("0", "7", "[2]"), rule::wrong_kind, 2);
    expect_refused(with("2", "[" + case_0 + "," + case_1 + "]", "[2]"), rule::range, 2);
    expect_refused(with("-1", "[" + case_0 + "," + case_1 + "]", "[2]"), rule::range, 2);
    expect_refused(with("[0]", "[" + case_0 + "," + case_1 + "]", "[2]"), rule::wrong_kind, 2);
    expect_refused(with("0", "[" + case_0 + "," + case_1 + "]", "[1]"), rule::branch_keeps, 2, "branch 1");
    expect_refused(with("0", "[" + case_0 + "," + case_1 + "]", "[]"), rule::empty_list, 2);
    expect_refused(with("0", "[" + case_0 + R"(,{"keep":[1],"steps":[]}])", "[2]"), rule::unknown_key, 2, "branch 1");
    expect_refused(with("0", "[" + case_0 + R"(,{}])", "[2]"), rule::missing_key, 2, "branch 1");
    expect_refused(with("0", "[" + case_0 + R"(,{"steps":[],"empty":0,"twin":[]}])", "[2]"), rule::two_ends, 2,
                   "branch 1");
    expect_refused(with("0", "[" + case_0 + R"(,{"steps":[],"empty":0}])", "[2]"), rule::branch_not_empty, 2,
                   "branch 1");
    expect_refused(cases.text() + R"({"choice":0,"removes":[2]})", rule::missing_key, 2);
    expect_refused(cases.text() + R"({"choice":0,"split":0,"branches":[],"removes":[2]})", rule::unknown_key, 2);
    // After the Split the position is as before, except for the eliminations, and the lines of the cases are gone.
    const std::string good = cases.text() + choice("0", "[" + case_0 + "," + case_1 + "]", "[2]") + "\n";
    expect_refused(good + R"({"cover":[[5],[0]],"removes":[1]})", rule::range, 3);
    expect_refused(good + Two::claim("[0]"), rule::false_living, 3);
    expect_refused(good + choice("0", "[" + case_0 + "," + case_1 + "]", "[1]"), rule::removes_dead, 3,
                   "branch 0 > step 0");
}

// All cases closed: any living candidate may be removed. The sum cannot be 9, and the case with sum 1 is impossible,
// too.
TEST(CheckerLines, AllCasesClosed) {
    const std::string lines = "[[[" + line(both, "\"least\":9") + "],[" + line(both, "\"most\":1") + "]]]";
    const std::string closed_0 = R"({"steps":[{"sum":[[5,1]],"removes":[0,1,2]}],"empty":0})",
                      closed_1 = R"({"steps":[{"sum":[[5,-1]],"removes":[3,4,5]}],"empty":1})";
    const std::string start = Two{.choices = lines}.text();
    expect_accepted(start + choice("0", "[" + closed_0 + "," + closed_1 + "]", "[0,1,2,5]") + "\n" +
                    R"({"claim":"no-solution","empty":0})");
    expect_refused(start + choice("0", "[" + closed_0 + R"(,{"steps":[]}])", "[0]"), rule::branch_keeps, 2, "branch 1");
}

// The lines of the outer case come first.
TEST(CheckerLines, NestedChoices) {
    const auto nested = [](const std::string& a, const std::string& b) {  // the number of the inner line in both cases
        const auto inner = [](const std::string& s) {
            return choice("1",
                          R"([{"steps":[{"sum":[[)" + s + R"(,-1]],"removes":[5]}]},{"steps":[{"sum":[[)" + s +
                              R"(,-1],[2,-1]],"removes":[5]}]}])",
                          "[5]");
        };
        return cases.text() + choice("0",
                                     "[{\"steps\":[" + inner(a) +
                                         "]},{\"steps\":[{\"cover\":[[6],[0]],\"removes\":[0,2]}," + inner(b) + "]}]",
                                     "[5]");
    };
    expect_refused(nested("5", "7"), rule::sum, 2, "branch 0 > step 0 > branch 0 > step 0");
    expect_refused(nested("7", "7"), rule::range, 2, "branch 0 > step 0 > branch 0 > step 0");
    expect_refused(nested("6", "7"), rule::sum, 2, "branch 0 > step 0 > branch 1 > step 0");  // 1 + 3 is 4
    expect_refused(nested("6", "8"), rule::sum, 2, "branch 0 > step 0 > branch 1 > step 0");
    // A choice within itself: its line is in force twice. The first says 1, the second 2: a contradiction.
    const std::string outer =
        cases.text() +
        choice(
            "0",
            "[{\"steps\":[{\"cover\":[[5],[0]],\"removes\":[2]}," +
                choice(
                    "0",
                    R"([{"steps":[{"cover":[[6],[0]],"removes":[1]}]},{"steps":[{"cover":[[7],[0]],"removes":[0]},{"cover":[[5],[0]],"removes":[1]}],"empty":0}])",
                    "[1]") +
                "]}," + case_1 + "]",
            "[2]") +
        "\n";
    expect_accepted(outer + Two::claim("[2]"));
}

TEST(CheckerLines, Twins) {
    // Cells 0 and 1 can be exchanged.
    const auto twin = [](const std::string& lines, const std::string& choices) {
        return Two{.lines = lines, .choices = choices, .givens = "[[1,2],[1,2]]"}.text() +
               R"({"split":0,"branches":[{"keep":[0],"steps":[{"cover":[[0],[2]],"removes":[3]}],"twin":[[0,4],[1,3]]},)" +
               R"({"keep":[1],"steps":[]}],"removes":[0]})" + "\n" +
               R"({"claim":"false","if":"unique","candidates":[0]})";
    };
    expect_accepted(twin("[]", "[]"));
    expect_accepted(twin("[" + is_3 + "]", "[]"));
    expect_refused(twin("[]", "[[[]]]"), rule::twin_choices, 2, "branch 0");
    expect_refused(twin("[" + is_3 + "," + line("[[0,1]]", "\"most\":1") + "]", "[]"), rule::twin_sum, 2, "branch 0");
    expect_refused(twin("[" + line("[[1,1]]", "") + "]", "[]"), rule::twin_sum, 2, "branch 0");
}

TEST(CheckerLines, ClaimsWithAGrid) {
    const auto solved = [](const Two& two, const std::string& grid) {
        return two.text() + R"({"claim":"solved","grid":)" + grid + "}";
    };
    const Two sum{.lines = "[" + line(both, "\"least\":4") + "," + line(both, "\"most\":4") + "]"};
    expect_accepted(solved(sum, "[1,3]"));
    expect_refused(solved(sum, "[1,2]"), rule::grid_line, 2);
    expect_refused(solved(sum, "[2,3]"), rule::grid_line, 2);
    expect_refused(solved(sum, "[2,2]"), rule::grid_sectors, 2);
    expect_accepted(solved(cases, "[1,2]"));
    expect_accepted(solved(cases, "[1,3]"));
    expect_accepted(solved(cases, "[2,1]"));
    expect_refused(solved(cases, "[3,1]"), rule::grid_choice, 2);
    expect_refused(solved(cases, "[2,3]"), rule::grid_choice, 2);
    std::string unique = solved(Two{.lines = "[" + is_3 + "]", .givens = "[1,2]"}, "[1,2]");
    unique.replace(unique.find("solved"), 6, "unique");
    expect_accepted(unique);
}

TEST(CheckerLines, RequiresSameLinesAsPuzzle) {
    const Verdict verdict = check_text(cases.text() + Two::claim("[]"));
    const Start start = std::get<Accepted>(verdict).start;
    EXPECT_EQ(start.choices.size(), 2U);
    const auto accepted = [&](const Two& other) {
        return std::holds_alternative<Accepted>(check_ledger(&start, other.text() + Two::claim("[]")));
    };
    EXPECT_TRUE(accepted(cases));
    EXPECT_FALSE(accepted({}));
    EXPECT_FALSE(accepted({.lines = "[" + is_3 + "]", .choices = cases.choices}));
    EXPECT_FALSE(accepted(
        {.choices = "[[[" + one_is_1 + "],[" + one_is_2 + "," + nothing + "]],[[" + is_3 + "],[" + is_4 + "]]]"}));
    EXPECT_FALSE(accepted(
        {.choices = "[[[" + is_3 + "],[" + is_4 + "]],[[" + one_is_1 + "],[" + nothing + "," + one_is_2 + "]]]"}));
    // The version is not part of a puzzle: without lines and choices both state the same.
    const Start plain = std::get<Accepted>(check_text(Two{}.text() + Two::claim("[]"))).start;
    const std::string first = R"({"format":"deduku-proof","version":1,"digits":3,"houses":[[1,0]],"givens":[0,0]})";
    EXPECT_TRUE(std::holds_alternative<Accepted>(check_ledger(&plain, first + "\n" + Two::claim("[]"))));
    EXPECT_EQ(std::get<Refused>(check_ledger(&start, first + "\n" + Two::claim("[]"))).rule, rule::other_puzzle);
}

}  // namespace
}  // namespace deduku
