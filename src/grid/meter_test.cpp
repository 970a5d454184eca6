#include "deduku/meter.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(Meter, AllowsExactlyItsBudget) {
    Meter meter(2);
    EXPECT_TRUE(meter.spend());
    EXPECT_TRUE(meter.spend());
    EXPECT_FALSE(meter.exhausted()) << "spent to the last node, but none was refused";
    EXPECT_FALSE(meter.spend());
    EXPECT_TRUE(meter.exhausted());
    EXPECT_EQ(meter.spent(), 2U);
}

TEST(Meter, NeverEndsWithoutLimit) {
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
    EXPECT_FALSE(meter.exhausted()) << "nobody has asked";
    EXPECT_FALSE(meter.spend(0));
    stop = false;
    EXPECT_FALSE(meter.spend());
    EXPECT_TRUE(meter.exhausted());
    EXPECT_EQ(meter.left(), 0U);
}

TEST(Meter, AddsNodesCountedElsewhere) {
    Meter whole(10);
    Meter inner(whole, unlimited);
    inner.book(4);
    EXPECT_EQ(whole.spent(), 4U);
    inner.book(6);
    EXPECT_FALSE(inner.exhausted());
    EXPECT_EQ(inner.left(), 0U);
    inner.book(1);
    EXPECT_TRUE(inner.exhausted());
    EXPECT_TRUE(whole.exhausted());
    EXPECT_EQ(whole.spent(), 10U);
}

TEST(Meter, NestedMeterSpendsFromOuter) {
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
