#include <gtest/gtest.h>

#include <set>

#include "deduku/techniques.hpp"

namespace deduku {
namespace {

TEST(Table, EveryRowIsComplete) {
    std::set<std::string_view> names;
    for (const Technique& row : techniques()) {
        EXPECT_TRUE(row.find);
        EXPECT_LE(row.min_size, row.max_size);
        EXPECT_FALSE(row.family.empty());
        EXPECT_FALSE(row.example.empty());
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
    }
}

TEST(Table, EachMoveHasOneRow) {
    for (const Technique& row : techniques())
        for (int size = row.min_size; size <= row.max_size; ++size) {
            int rows = 0;
            for (const Technique& other : techniques())
                if (other.letter == row.letter && other.min_size <= size && size <= other.max_size) ++rows;
            EXPECT_EQ(rows, 1) << row.letter << size;
            EXPECT_EQ(find_move(row.letter, size).technique, &row);
            EXPECT_EQ(find_move(row.letter, size).size, size);
        }
}

TEST(Table, NamesOfTheField) {
    const auto name = [](char letter, int size) { return name_of(*find_move(letter, size).technique, size); };
    EXPECT_EQ(name('T', 1), "naked single");
    EXPECT_EQ(name('H', 1), "hidden single");
    EXPECT_EQ(name('B', 2), "pointing");
    EXPECT_EQ(name('B', 3), "claiming");
    EXPECT_EQ(name('T', 2), "naked pair");
    EXPECT_EQ(name('H', 3), "hidden triple");
    EXPECT_EQ(name('T', 4), "naked quad");
    EXPECT_EQ(name('H', 7), "hidden set of 7");
    EXPECT_EQ(name('A', 0), "all-different");
    EXPECT_EQ(name('W', 2), "X-Wing");
    EXPECT_EQ(name('W', 3), "Swordfish");
    EXPECT_EQ(name('W', 4), "Jellyfish");
    EXPECT_EQ(name('W', 5), "fish of 5");
    EXPECT_EQ(name('C', 1), "hidden conjugate singletons");
    EXPECT_EQ(name('C', 3), "hidden conjugate singletons, U, T");
    EXPECT_EQ(name('X', 0), "X cycle");
    EXPECT_EQ(name('Y', 0), "Y cycle");
}

TEST(Table, OnlySinglesPlace) {
    for (const Technique& row : techniques())
        EXPECT_EQ(row.effect == Effect::places, row.family == "singles") << row.name;
}

TEST(Table, UnknownMoves) {
    EXPECT_EQ(find_move('?', 1).technique, nullptr);
    EXPECT_EQ(find_move('B', 4).technique, nullptr);
    EXPECT_EQ(find_move('T', 0).technique, nullptr);
    EXPECT_EQ(find_move('W', 1).technique, nullptr);
    EXPECT_EQ(find_move('X', 1).technique, nullptr);
    EXPECT_EQ(find_move('T', max_digits + 1).technique, nullptr);
}

}  // namespace
}  // namespace deduku
