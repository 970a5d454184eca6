#include <gtest/gtest.h>

#include "deduku/methods.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

TEST(Givens, AreCounted) {
    Meter meter;
    const auto rated = rate("givens", testing::read_puzzle("...43.1..1..4..."), meter);
    ASSERT_TRUE(rated.has_value());
    EXPECT_TRUE(rated->rated);
    EXPECT_EQ(rated->values.at(0), method::Value(5));
}

}  // namespace
}  // namespace deduku
