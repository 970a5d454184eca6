#include "report/parts/worded.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace deduku::report {
namespace {

// The results of fmt.
#define EXPECT_AS_FMT(...) EXPECT_EQ(worded(__VA_ARGS__), fmt::format(__VA_ARGS__))

TEST(Worded, MatchesFmt) {
    EXPECT_AS_FMT("no holes");
    EXPECT_AS_FMT("{{}} {}", "in braces");
    EXPECT_AS_FMT("{} {} {} {}", 1, -2, std::uint64_t{18446744073709551615U}, 'c');
    EXPECT_AS_FMT("{:4}|{:4}|{:<4}|{:>4}|", 7, "ab", 7, "ab");
    EXPECT_AS_FMT("{:02} {:02} {:04x} {:08x}", 7, 123, 0x85U, 0xDEADBEEFU);
    EXPECT_AS_FMT("{:{}}{:>{}}|", "", 3, "ab", 5);
    EXPECT_AS_FMT("{:2} pairs, {:11}{}", 100, "word", std::string("text"));
    EXPECT_AS_FMT("{:.1f} {:.1f} {:.1f} {:.3f} {:.0f}", 0.04, 12.26, -3.0, 1234.5678, 2.0);
    EXPECT_AS_FMT("{}", std::numeric_limits<std::int64_t>::min());
}

TEST(Worded, Joined) {
    EXPECT_EQ(joined(std::vector<int>{1, 22}, "."), "1.22");
    EXPECT_EQ(joined(std::vector<std::string>{"a"}, ", "), "a");
    EXPECT_EQ(joined(std::vector<std::string_view>{"", "b"}, ","), ",b");
}

}  // namespace
}  // namespace deduku::report
