// Ledgers of boards with their own houses.
#include <gtest/gtest.h>

#include "tests/support/ledgers.hpp"

namespace deduku {
namespace {

using namespace testing::ledgers;

// The 4x4 rows and columns; instead of boxes four shapes, and a pair of cells that must differ.
const std::string own_houses = R"({"format":"deduku-proof","version":1,"digits":4,"houses":[[0,1,2,3],[4,5,6,7],)"
                               "[8,9,10,11],[12,13,14,15],[0,4,8,12],[1,5,9,13],[2,6,10,14],[3,7,11,15],"
                               "[0,1,2,4],[3,5,6,7],[8,9,10,12],[11,13,14,15],[0,7]],\"givens\":";
constexpr int pair_of_one = 16 + 12 * 4;  // the sector of 1 in the last house

TEST(Checker, OtherHouses) {
    const std::string blank = own_houses + "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n";
    const std::string given = own_houses + "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n";
    const std::string last = std::to_string(pair_of_one);
    const auto claim = [](const std::string& list) { return R"({"claim":"false","candidates":)" + list + "}"; };
    // 1 in cell 0 excludes cell 4 by the shape and cell 7 by the pair, which can be a cover sector.
    expect_accepted(given + "{\"cover\":[[0],[48]],\"removes\":[4,8,16]}\n{\"cover\":[[0],[" + last +
                    "]],\"removes\":[28]}\n" + claim("[4,8,16,28]"));
    expect_refused(given + "{\"cover\":[[0],[48]],\"removes\":[20]}\n" + claim("[20]"), rule::removes_unsupported, 2);
    // .. but not a base sector, a Split or an empty sector.
    expect_refused(blank + "{\"cover\":[[" + last + "],[0]],\"removes\":[1]}\n", rule::exactly_one, 2);
    expect_refused(blank + "{\"split\":" + last + R"(,"branches":[{"keep":[0,28],"steps":[]}],"removes":[1]})",
                   rule::exactly_one, 2);
    std::string two = given;  // 2 in cell 0, 3 in cell 7: no 1 in the pair
    two.replace(two.find("[1,0,0,0,0,0,0,0"), 16, "[2,0,0,0,0,0,0,3");
    expect_refused(two + R"({"claim":"no-solution","empty":)" + last + "}", rule::exactly_one, 2);
    // 1 2 3 4 / 3 4 2 1 / 2 1 4 3 / 4 3 1 2 has 1 at cell 0 and at cell 7.
    expect_refused(blank + R"({"claim":"solved","grid":[1,2,3,4,3,4,2,1,2,1,4,3,4,3,1,2]})", rule::grid_sectors, 2);
    expect_accepted(own_houses.substr(0, own_houses.find(",[0,7]")) +
                    "],\"givens\":" + "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}\n" +
                    R"({"claim":"solved","grid":[1,2,3,4,4,3,2,1,2,1,4,3,3,4,1,2]})");
}

TEST(Checker, HeadersWithHouses) {
    const auto head = [](const std::string& digits, const std::string& houses, const std::string& givens = "[0,0,0]") {
        return R"({"format":"deduku-proof","version":1,"digits":)" + digits + ",\"houses\":" + houses +
               ",\"givens\":" + givens + "}\n" + R"({"claim":"false","candidates":[]})";
    };
    expect_accepted(head("3", "[[0,1,2]]"));
    expect_accepted(head("4", "[[0,1],[1,2]]", "[0,[1,4],4]"));  // no square, no house with all digits
    expect_refused(head("1", "[[0]]"), rule::header_box, 1);
    expect_refused(head("65", "[[0]]"), rule::range, 1);
    expect_refused(head("3", "[]"), rule::header_houses, 1);
    expect_refused(head("3", "[[]]"), rule::empty_list, 1);
    expect_refused(head("3", "[[0,0]]"), rule::repeats, 1);
    expect_refused(head("3", "[[0,3]]"), rule::range, 1);
    expect_refused(head("3", "[0]"), rule::wrong_kind, 1);
    expect_refused(head("2", "[[0,1,2]]"), rule::header_wide, 1);
    expect_refused(head("3", "[[0]]", "[]"), rule::header_givens, 1);
    expect_refused(head("3", "[[0]]", "[4]"), rule::range, 1);
    std::string many = "[[0]";
    for (int i = 0; i < 1024; ++i) many += ",[0]";
    expect_refused(head("3", many + "]"), rule::header_houses, 1);
    for (const char* keys : {R"("box":[2,2],"digits":4)", R"("houses":[[0]])", R"("digits":4)", R"("x-box":[2,2])"}) {
        const std::string text = R"({"format":"deduku-proof","version":1,)" + std::string(keys) + R"(,"givens":[0]})";
        EXPECT_TRUE(std::holds_alternative<Refused>(check_text(text + "\n{\"claim\":\"false\",\"candidates\":[]}")));
    }
}

// The two cells of a row can be exchanged, unless one of them is in a pair with a third.
TEST(Checker, TwinsAndHousesOfAFewCells) {
    const auto with = [](const std::string& pair) {
        return R"({"format":"deduku-proof","version":1,"digits":2,"houses":[[0,1],)" + pair + R"(],"givens":[0,0,0]})" +
               "\n" + R"({"split":0,"branches":[{"keep":[0],"steps":[{"cover":[[0],[3]],"removes":[2]}],)" +
               R"("twin":[[0,3],[1,2]]},{"keep":[1],"steps":[]}],"removes":[0]})" + "\n" +
               R"({"claim":"false","if":"unique","candidates":[0]})";
    };
    expect_accepted(with("[2]"));
    expect_refused(with("[0,2]"), rule::twin_uneven, 2, "branch 0");
}

}  // namespace
}  // namespace deduku
