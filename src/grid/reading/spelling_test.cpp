#include "grid/reading/spelling.hpp"

#include <gtest/gtest.h>

#include <array>

namespace deduku {
namespace {

TEST(Spelling, closest_counts_swaps_as_one_edit_and_has_a_limit) {
    const std::array<std::string_view, 3> list = {"solve", "prove", "list"};
    EXPECT_EQ(closest("slove", list), "solve");
    EXPECT_EQ(closest("sol", list), "solve");
    EXPECT_EQ(closest("xyz", list), std::nullopt);
    EXPECT_EQ(closest(std::string(1000, 'a'), list), std::nullopt);
}

TEST(Spelling, suggests_similar_words_only) {
    const std::array<std::string_view, 2> list = {"limit", "all"};
    EXPECT_EQ(suggestion("limt", list, "--"), "; did you mean '--limit'?");
    EXPECT_EQ(suggestion("xyz", list), "");
}

}  // namespace
}  // namespace deduku
