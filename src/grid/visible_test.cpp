#include "grid/visible.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(Visible, ShowsWhatWouldSteerATerminal) {
    EXPECT_EQ(visible("Easter, \xc3\xa9t\xc3\xa9\t1\n"), "Easter, \xc3\xa9t\xc3\xa9\t1\n");
    EXPECT_EQ(visible("a\x1b[2J\rb\x7f"), "a\\x1b[2J\\x0db\\x7f");
    EXPECT_EQ(visible(std::string_view("\0\b", 2)), "\\x00\\x08");
    EXPECT_EQ(visible("\xc2\x9b"
                      "2J\xc2\xa0\xc2"),
              "\\x9b2J\xc2\xa0\xc2");
}

}  // namespace
}  // namespace deduku
