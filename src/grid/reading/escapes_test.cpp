#include "grid/reading/escapes.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(Escapes, EscapeTerminalControls) {
    EXPECT_EQ(visible("Easter, \xc3\xa9t\xc3\xa9\t1\n"), "Easter, \xc3\xa9t\xc3\xa9\t1\n");
    EXPECT_EQ(visible("a\x1b[2J\rb\x7f"), "a\\x1b[2J\\x0db\\x7f");
    EXPECT_EQ(visible(std::string_view("\0\b", 2)), "\\x00\\x08");
    EXPECT_EQ(visible("\xc2\x9b"
                      "2J\xc2\xa0\xc2"),
              "\\xc2\\x9b2J\xc2\xa0\xc2");
    // Not UTF-8: a control character of Latin-1, and a letter.
    EXPECT_EQ(visible("\x9b"
                      "2J caf\xe9"),
              "\\x9b2J caf\xe9");
}

TEST(Escapes, MessagesHaveOneLine) {
    EXPECT_EQ(visible_line("found 'A1\ndeduku: all is well\r\n'"), "found 'A1\\x0adeduku: all is well\\x0d\\x0a'");
    EXPECT_EQ(visible_line("caf\xc3\xa9\t1"), "caf\xc3\xa9\t1");
}

TEST(Escapes, KeepTextOnOneLine) {
    EXPECT_EQ(to_one_line("Easter\rMonster\n"), "Easter\\x0dMonster\\x0a");
    EXPECT_EQ(to_one_line(" a b "), "\\x20a b\\x20");
    EXPECT_EQ(to_one_line("a\xef\xbf\xbe"), "a\\xef\\xbf\\xbe");
    EXPECT_EQ(to_one_line("caf\xe9"), "caf\xe9");
    EXPECT_EQ(to_one_line("caf\xe9", Encoding::utf8), "caf\\xe9");
    // Only a backslash that could begin an escape is escaped.
    EXPECT_EQ(to_one_line("C:\\x \\1b \\x1b"), "C:\\x \\1b \\x5cx1b");
    for (const std::string_view text :
         {"", "plain", "\\x1b", "\\x5cx1b", "\\\x1b", "\\x1\x1b", " \t", "\xc2\x9b", "\xff"})
        for (const Encoding encoding : {Encoding::any, Encoding::utf8})
            EXPECT_EQ(from_one_line(to_one_line(text, encoding)), text);
}

TEST(Escapes, KeepTheLinesOfAComment) {
    EXPECT_EQ(to_lines(" first\n\n  \nsec\rond "), (std::vector<std::string>{"first", "sec\\x0dond"}));
    EXPECT_TRUE(to_lines("").empty());
}

}  // namespace
}  // namespace deduku
