// Covers, Splits and Twins: each condition is violated alone, on the published 4x4 proof or a proof of a few lines.
#include <gtest/gtest.h>

#include "tests/support/ledgers.hpp"

namespace deduku {
namespace {

using namespace testing::ledgers;

TEST(Checker, Covers) {
    const auto first = [](const std::string& cover, const std::string& removes) {
        return golden_with(1, "{\"cover\":" + cover + ",\"removes\":" + removes + "}");
    };
    expect_accepted(first("[[3],[19]]", "[11,3,7]"));
    expect_refused(first("[[],[]]", "[3,7,11]"), rule::empty_list, 2);
    expect_refused(first("[[3],[]]", "[3,7,11]"), rule::empty_list, 2);
    expect_refused(first("[[3],[19,47]]", "[3,7,11]"), rule::cover_sizes, 2);
    expect_refused(first("[[3]]", "[3,7,11]"), rule::cover_sizes, 2);
    expect_refused(first("[[3],[19],[19]]", "[3,7,11]"), rule::cover_sizes, 2);
    expect_refused(first("[[3,3],[19,19]]", "[3,7,11]"), rule::repeats, 2);
    expect_refused(first("[[3,4],[19,19]]", "[3,7,11]"), rule::repeats, 2);
    expect_refused(first("[[64],[19]]", "[3,7,11]"), rule::range, 2);
    expect_refused(first("[[3],[64]]", "[3,7,11]"), rule::range, 2);
    expect_refused(first("[[0],[19]]", "[7,11]"), rule::cover_condition, 2);
    expect_refused(first("[[3],[18]]", "[6]"), rule::cover_condition, 2);
    expect_refused(first("[[3],[19]]", "[]"), rule::empty_list, 2);
    expect_refused(first("[[3],[19]]", "[3,7,11,3]"), rule::repeats, 2);
    expect_refused(first("[[4],[18]]", "[2]"), rule::cover_condition, 2);
    expect_refused(first("[[3],[19]]", "[3,7,15]"), rule::removes_unsupported, 2);
    expect_refused(first("[[3],[19]]", "[3,7,31]"), rule::removes_unsupported, 2);
    expect_refused(first("[[3],[19]]", "[3,64]"), rule::range, 2);
    expect_refused(first("[[3],[19]]", "3"), rule::wrong_kind, 2);
    expect_refused(first("[[3],19]", "[3]"), rule::wrong_kind, 2);
    expect_refused(first("[3,19]", "[3]"), rule::wrong_kind, 2);
    expect_refused(first("[[\"3\"],[19]]", "[3]"), rule::wrong_kind, 2);
    expect_refused(golden_with(1, R"({"cover":[[3],[19]]})"), rule::missing_key, 2);
    auto lines = golden_lines();
    lines.insert(lines.begin() + 2, lines[1]);
    expect_refused(joined(lines), rule::removes_dead, 3);
}

// 4 of cell 0 and 3 of cell 6 in one step; cell 7 instead of 6 is open.
TEST(Checker, ACoverOfTwoSectors) {
    const std::string start = header({2, 2}, {4, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    const std::string claim = R"({"claim":"false","candidates":[7,18]})";
    expect_accepted(start + "{\"cover\":[[0,6],[19,22]],\"removes\":[7,18]}\n" + claim);
    expect_refused(start + "{\"cover\":[[0,7],[19,22]],\"removes\":[7,18]}\n" + claim, rule::cover_condition, 2);
}

TEST(Checker, Splits) {
    const auto with = [](const std::string& branches, const std::string& removes = "[1]", const std::string& on = "0") {
        return golden_with(split_line,
                           "{\"split\":" + on + ",\"branches\":" + branches + ",\"removes\":" + removes + "}");
    };
    const std::size_t line = split_line + 1;
    const std::string open = R"({"keep":[0],"steps":[]})", closed = R"({"keep":[1],"steps":[],"empty":16})";
    expect_accepted(with("[" + closed + "," + open + "]"));
    expect_accepted(with("[" + open + "," + closed + "," + closed + "]"));
    expect_refused(with("[]"), rule::split_no_branches, line);
    expect_refused(with("{}"), rule::wrong_kind, line);
    expect_refused(with("[7]"), rule::missing_key, line, "branch 0");
    for (const char* list : {"[[]]", "[[7]]", "[[318,1]]", "[[1,2,3]]", "[[\"keep\",[0]]]"})
        expect_refused(with(list), rule::missing_key, line, "branch 0");
    expect_refused(with("[" + open + "]"), rule::split_not_exhaustive, line);
    expect_refused(with("[" + open + R"(,{"keep":[],"steps":[],"empty":16}])"), rule::empty_list, line, "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1,1],"steps":[],"empty":16}])"), rule::repeats, line, "branch 1");
    expect_refused(with(R"([{"keep":[0,2],"steps":[]},)" + closed + "]"), rule::keep_foreign, line, "branch 0");
    expect_refused(with(R"([{"keep":[0,5],"steps":[]},)" + closed + "]"), rule::keep_foreign, line, "branch 0");
    expect_refused(with(R"([{"keep":[0,64],"steps":[]},)" + closed + "]"), rule::range, line, "branch 0");
    expect_refused(with("[" + open + R"(,{"keep":[1],"steps":[],"empty":17}])"), rule::branch_not_empty, line,
                   "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1],"steps":[],"empty":64}])"), rule::range, line, "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1],"steps":[]}])"), rule::branch_keeps, line, "branch 1");
    expect_refused(with("[" + open + R"(,{"keep":[1],"empty":16}])"), rule::missing_key, line, "branch 1");
    expect_refused(with(R"([{"keep":[0],"steps":[],"note":1},)" + closed + "]"), rule::unknown_key, line, "branch 0");
    expect_refused(with("[" + open + "," + closed + "]", "[1,5]"), rule::branch_keeps, line, "branch 0");
    expect_refused(with("[" + open + "," + closed + "]", "[2]"), rule::removes_dead, line);
    expect_refused(with("[" + open + "," + closed + "]", "[1,1]"), rule::repeats, line);
    expect_refused(with("[" + open + "," + closed + "]", "[]"), rule::empty_list, line);
    expect_refused(with("[" + open + "," + closed + "]", "[1]", "64"), rule::range, line);
    expect_refused(with("[" + open + "," + closed + "]", "[1]", "1"), rule::keep_foreign, line, "branch 0");
}

TEST(Checker, ASplitWithAllBranchesClosedRemovesInItsSector) {
    const auto with = [](const std::string& removes) {
        return clash + R"({"split":2,"branches":[{"keep":[8,9],"steps":[],"empty":1},)" +
               R"({"keep":[10,11],"steps":[],"empty":1}],"removes":)" + removes + "}\n" +
               R"({"claim":"no-solution","empty":1})";
    };
    expect_accepted(with("[8]"));
    expect_accepted(with("[8,9,10,11]"));
    expect_refused(with("[8,12]"), rule::split_closed_outside, 3);
}

// 1 2 3 4   The four cells of 1 and 2 in rows 1 and 3 can be filled in two ways: two solutions. In each branch one way
// is 3 4 1 2   forced, and the other is its twin.
// 2 1 4 3
// 4 3 2 1
const std::string rectangle = R"({"format":"deduku-proof","version":1,"box":[2,2],"givens":)"
                              "[[1,2],[1,2],3,4,3,4,1,2,[1,2],[1,2],4,3,4,3,2,1]}\n";
const std::string first_steps = R"({"cover":[[0],[16]],"removes":[4]},{"cover":[[0],[32]],"removes":[32]})";
const std::string last_step = R"(,{"cover":[[1],[37]],"removes":[37]})";
const std::string other_branch = R"({"keep":[1],"steps":[{"cover":[[0],[17]],"removes":[5]},)"
                                 R"({"cover":[[0],[33]],"removes":[33]},{"cover":[[1],[36]],"removes":[36]}],)"
                                 R"("twin":[[1,4,32,37],[0,5,33,36]]})";
const std::string not_unique = R"({"claim":"not-unique","empty":0})";

std::string with_twin(const std::string& twin, const std::string& claim = not_unique,
                      const std::string& steps = first_steps + last_step, const std::string& start = rectangle) {
    return start + R"({"split":0,"branches":[{"keep":[0],"steps":[)" + steps + "]," + twin + "}," + other_branch +
           R"(],"removes":[0,1]})" + "\n" + claim;
}

const std::string good_twin = R"("twin":[[0,5,33,36],[1,4,32,37]])";

TEST(Checker, Twins) {
    EXPECT_EQ(expect_accepted(with_twin(good_twin)).what, Proved::not_unique);
    const auto refused = [](const std::string& twin, std::string_view rule) {
        expect_refused(with_twin(twin), rule, 2, "branch 0");
    };
    refused(R"("twin":[[0,5,33,36],[1,4,32,37]],"empty":0)", rule::two_ends);
    refused(R"("twin":[[0,5,33,36]])", rule::twin_lists);
    refused(R"("twin":[[0,5,33,36],[1,4,32,37],[1]])", rule::twin_lists);
    refused(R"("twin":[])", rule::twin_lists);
    refused(R"("twin":[[],[]])", rule::empty_list);
    refused(R"("twin":[[0,5,33,36],[]])", rule::empty_list);
    refused(R"("twin":[[0,5,33,36,36],[1,4,32,37]])", rule::repeats);
    refused(R"("twin":[[0,5,33,36],[1,4,32,37,1]])", rule::repeats);
    refused(R"("twin":[[0,5,33,64],[1,4,32,37]])", rule::range);
    refused(R"("twin":7)", rule::wrong_kind);
    refused(R"("twin":[0,1])", rule::wrong_kind);
    refused(R"("twin":[[0,4,33,36],[1,5,32,37]])", rule::twin_forced);        // a candidate of T is dead
    refused(R"("twin":[[0,5,33,36,10],[1,4,32,37,10]])", rule::twin_shared);  // 3 of cell 2, a given
    refused(R"("twin":[[0,5,33,36],[1,4,32]])", rule::twin_uneven);
    refused(R"("twin":[[0,5,33],[1,4,32,37]])", rule::twin_uneven);
    refused(R"("twin":[[0,5],[1,4]])", rule::twin_uneven);  // the rows of a box, not its columns
    expect_refused(with_twin(good_twin, not_unique, first_steps), rule::twin_forced, 2, "branch 0");
    std::string fewer = rectangle;  // cell 9 cannot be 2
    fewer.replace(fewer.rfind("[1,2]"), 5, "[1,3]");
    expect_refused(with_twin(good_twin, not_unique, first_steps, fewer), rule::twin_forced, 2, "branch 0");
    const std::string three = R"(,{"cover":[[9],[39]],"removes":[38]})";
    expect_refused(with_twin(good_twin, not_unique, first_steps + three, fewer), rule::cover_condition, 2,
                   "branch 0 > step 2");
}

// F must be allowed by the givens, living or not: cell 9 can be 1 or 3, and is 1.
TEST(Checker, TwinMustRespectGivens) {
    std::string start = rectangle, steps = first_steps;
    start.replace(start.rfind("[1,2]"), 5, "1");
    expect_refused(with_twin(good_twin, not_unique, steps, start), rule::twin_allowed, 2, "branch 0");
}

TEST(Checker, ClaimsAfterATwin) {
    const auto claimed = [](const std::string& claim) { return with_twin(good_twin, claim); };
    const std::string grid = R"("grid":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]})";
    EXPECT_EQ(expect_accepted(claimed(R"({"claim":"solved",)" + grid)).what, Proved::solution);
    const Accepted wrong = expect_accepted(claimed(R"({"claim":"false","if":"unique","candidates":[0,2]})"));
    EXPECT_EQ(wrong.what, Proved::false_if_unique);
    EXPECT_EQ(wrong.numbers, (std::vector<int>{0, 2}));
    expect_refused(claimed(R"({"claim":"false","candidates":[0,2]})"), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"false","candidates":[2]})"), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"no-solution","empty":0})"), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"unique",)" + grid), rule::twin_claim, 3);
    expect_refused(claimed(R"({"claim":"false","if":"unique","candidates":[4]})"), rule::false_living, 3);
    expect_refused(claimed(R"({"claim":"not-unique","empty":1})"), rule::no_solution_living, 3);
    expect_refused(claimed(R"({"claim":"false","if":"solvable","candidates":[0]})"), rule::condition, 3);
    expect_refused(claimed(R"({"claim":"false","if":1,"candidates":[0]})"), rule::condition, 3);
    expect_refused(claimed(R"({"claim":"not-unique","if":"unique","empty":0})"), rule::condition, 3);
    expect_refused(claimed(R"({"claim":"solved","if":"unique",)" + grid), rule::condition, 3);
    // Conditional claims do not require a Twin.
    EXPECT_EQ(expect_accepted(clash + R"({"claim":"not-unique","empty":1})").what, Proved::not_unique);
    expect_accepted(clash + R"({"claim":"false","if":"unique","candidates":[4,5]})");
}

// 4 is in cell 3, so 3 and 11 (4 in cells 0 and 2) are false whatever cell 1 is; two open branches find it, the second
// by its own Split.
TEST(Checker, NestedSplitsAndThePathOfARefusal) {
    const std::string start = header({2, 2}, {0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    const auto with = [&](const std::string& innermost, const std::string& claimed = "[3,11]") {
        return start + R"({"split":1,"branches":[{"keep":[4,5],"steps":[{"cover":[[3],[19]],"removes":[3,11]}]},)" +
               R"({"keep":[6,7],"steps":[{"cover":[[3],[19]],"removes":[11]},{"split":2,"branches":[)" +
               R"({"keep":[8],"steps":[{"cover":[[3],[19]],"removes":[3]}]},{"keep":[9,10],"steps":[)" + innermost +
               R"(]}],"removes":[3]}]}],"removes":[3,11]})" + "\n" + R"({"claim":"false","candidates":)" + claimed +
               "}";
    };
    expect_accepted(with(R"({"cover":[[3],[19]],"removes":[3,7]})"));
    expect_refused(with(R"({"cover":[[3],[19]],"removes":[3,7]})", "[7]"), rule::false_living, 3);
    expect_refused(with(R"({"cover":[[3],[19]],"removes":[3,9]})"), rule::removes_unsupported, 2,
                   "branch 1 > step 1 > branch 1 > step 0");
    expect_refused(with(""), rule::branch_keeps, 2, "branch 1 > step 1 > branch 1");
    expect_refused(with(R"({"claim":"false","candidates":[]})"), rule::unknown_object, 2,
                   "branch 1 > step 1 > branch 1 > step 0");
}

TEST(Checker, DepthIsLimitedTo200Splits) {
    const auto nested = [](int depth) {
        std::string text;
        for (int i = 1; i < depth; ++i) text += R"({"split":2,"branches":[{"keep":[8,9,10,11],"steps":[)";
        text += R"({"split":2,"branches":[{"keep":[8,9,10,11],"steps":[],"empty":1}],"removes":[8]})";
        for (int i = 1; i < depth; ++i) text += R"(],"empty":1}],"removes":[8]})";
        return clash + text + "\n" + R"({"claim":"no-solution","empty":1})";
    };
    expect_accepted(nested(1));
    expect_accepted(nested(200));
    expect_refused(nested(201), rule::json, 3);
    expect_refused(nested(100000), rule::json, 3);
}

}  // namespace
}  // namespace deduku
