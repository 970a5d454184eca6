// Frames in pictures of steps on boards with rules: which cells, and their numbers.
#include "report/path/picture.hpp"

#include <gtest/gtest.h>

#include "method/path/path.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/walked.hpp"

namespace deduku {
namespace {

struct FrameText {
    FramedCells::As as;
    std::string cells;
    std::string number;
    friend bool operator==(const FrameText&, const FrameText&) = default;
};

std::ostream& operator<<(std::ostream& to, const FrameText& frame) {
    return to << static_cast<int>(frame.as) << ' ' << frame.cells << " \"" << frame.number << '"';
}

// The frames of the first step by this technique.
std::vector<FrameText> frames_of(const std::string& rules, std::string_view technique) {
    const Puzzle puzzle = testing::read_puzzle(std::string(81, '.') + " rules: " + rules);
    const path::Path walked = testing::walked_by_techniques(puzzle);
    const report::Teacher teacher(walked.start, Coords::sheet);
    for (std::size_t i = 0; i < walked.steps.size(); ++i) {
        if (walked.steps[i].move->technique->key != technique) continue;
        std::vector<FrameText> out;
        for (const FramedCells& frame : report::picture_of(walked, i + 1, teacher).frames) {
            out.push_back({frame.as, {}, frame.text});
            for (const Cell cell : frame.cells)
                out.back().cells +=
                    (out.back().cells.empty() ? "" : " ") + cell_name(puzzle.geometry(), cell, Coords::sheet);
        }
        return out;
    }
    return {};
}

using As = FramedCells::As;

TEST(Frames, RuleOf45HasHouseCagesAndTheCellLeft) {
    const std::vector<FrameText> wanted = {{As::house, "A1 B1 C1 A2 B2 C2 A3 B3 C3", "45"},
                                           {As::rule, "A1 B1 C1", "6"},
                                           {As::rule, "A2 B2 C2", "24"},
                                           {As::rule, "A3 B3", "11"},
                                           {As::rest, "C3", "4"}};
    EXPECT_EQ(frames_of("killer 6: A1 B1 C1; killer 24: A2 B2 C2; killer 11: A3 B3", "innie"), wanted);
}

TEST(Frames, OfCellsOnBothSidesTheRestHasNoNumber) {
    const std::vector<FrameText> frames =
        frames_of("killer 6: A1 B1 C1; killer 30: A2 B2 C2 D2; killer 11: A3 B3", "few-innies");
    ASSERT_EQ(frames.size(), 5U);
    EXPECT_EQ(frames[0], (FrameText{As::house, "A1 B1 C1 A2 B2 C2 A3 B3 C3", "45"}));
    EXPECT_EQ(frames[2], (FrameText{As::rule, "A2 B2 C2 D2", "30"}));
    EXPECT_EQ(frames[4], (FrameText{As::rest, "D2 C3", ""}));
}

TEST(Frames, ContradictionsNumberTheirLooks) {
    // With 6 in E1 the cage of 12 has no 9, and H1 and I1, which make 15, are 7 and 8: no 9 is left in row 1.
    const std::vector<FrameText> wanted = {{As::rule, "E1 F1 G1", "1"}, {As::house, "A1 B1 C1 D1 E1 F1 G1 H1 I1", "2"}};
    EXPECT_EQ(frames_of("killer 9: A1 B1; killer 9: C1 D1; killer 12: E1 F1 G1", "short-contradiction"), wanted);
}

}  // namespace
}  // namespace deduku
