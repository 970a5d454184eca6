#include "grid/function_ref.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

int twice(FunctionRef<int(int)> f) { return f(f(1)); }

int doubled(int x) { return 2 * x; }

TEST(FunctionRef, CallsWhatItRefersTo) {
    int calls = 0;
    const auto add = [&calls](int x) { return ++calls, x + 10; };
    EXPECT_EQ(twice(add), 21);
    EXPECT_EQ(twice([&](int x) { return ++calls, x - 1; }), -1);
    EXPECT_EQ(twice(&doubled), 4);
    EXPECT_EQ(calls, 4);
}

TEST(FunctionRef, ChangesTheObjectAndPassesReferences) {
    struct Counter {
        int sum = 0;
        void operator()(int& x) { sum += x++; }
    } counter;
    const auto run = [](FunctionRef<void(int&)> f) {
        int x = 3;
        f(x);
        f(x);
        return x;
    };
    EXPECT_EQ(run(counter), 5);
    EXPECT_EQ(counter.sum, 7);
}

}  // namespace
}  // namespace deduku
