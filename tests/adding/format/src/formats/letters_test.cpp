#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"

namespace deduku::formats {
namespace {

TEST(Letters, AreReadAndWritten) {
    const std::string text =
        "letters EC--G----F--AIE----IH----F-H---F---CD--H-C--AG---B---F-F----BH----DAI--E----H--GI\n";
    const auto read = read_puzzles(text, {std::nullopt, &all()});
    ASSERT_TRUE(std::holds_alternative<Puzzle>(read.at(0)));
    EXPECT_EQ(std::get<std::string>(written(*written_format("letters"), std::get<Puzzle>(read.at(0)))), text);
}

}  // namespace
}  // namespace deduku::formats
