#include "grid/meter.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(Meter, AllowsExactlyWhatItHas) {
    Meter meter(2);
    EXPECT_TRUE(meter.spend());
    EXPECT_TRUE(meter.spend());
    EXPECT_FALSE(meter.exhausted()) << "spent to the last node, but none was refused";
    EXPECT_FALSE(meter.spend());
    EXPECT_TRUE(meter.exhausted());
    EXPECT_EQ(meter.spent(), 2U);
}

TEST(Meter, WithoutLimitNeverEnds) {
    Meter meter;
    EXPECT_TRUE(meter.spend(unlimited / 2));
    EXPECT_TRUE(meter.spend(unlimited / 2));
    EXPECT_FALSE(meter.exhausted());
}

TEST(Meter, StaysExhaustedOnceStopped) {
    bool stop = false;
    Meter meter(unlimited, [&stop] { return stop; });
    EXPECT_TRUE(meter.spend());
    stop = true;
    EXPECT_FALSE(meter.spend());
    stop = false;
    EXPECT_FALSE(meter.spend());
    EXPECT_TRUE(meter.exhausted());
    EXPECT_EQ(meter.left(), 0U);
}

TEST(Meter, AnInnerOneSpendsOfTheWhole) {
    Meter whole(10);
    {
        Meter quick(whole, 3);
        EXPECT_TRUE(quick.spend(3));
        EXPECT_FALSE(quick.spend());
        EXPECT_TRUE(quick.exhausted());
    }
    EXPECT_EQ(whole.spent(), 3U);
    EXPECT_FALSE(whole.exhausted()) << "the inner limit is none of the whole";
    Meter rest(whole, 100);
    EXPECT_EQ(rest.left(), 7U);
    EXPECT_TRUE(rest.spend(7));
    EXPECT_FALSE(rest.spend());
    EXPECT_TRUE(whole.exhausted());
}

}  // namespace
}  // namespace deduku
