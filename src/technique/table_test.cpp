#include <gtest/gtest.h>

#include <set>

#include "deduku/techniques.hpp"

namespace deduku {
namespace {

TEST(Table, EveryRowIsComplete) {
    std::set<std::string_view> names, keys;
    for (const Technique& row : techniques()) {
        EXPECT_TRUE(std::visit([](auto find) { return find != nullptr; }, row.finder));
        EXPECT_TRUE(keys.insert(row.key).second) << row.key;
        EXPECT_EQ(row.key.find_first_not_of("abcdefghijklmnopqrstuvwxyz-0123456789"), row.key.npos) << row.key;
        EXPECT_LE(row.min_size, row.max_size);
        EXPECT_FALSE(row.family.empty());
        EXPECT_FALSE(row.example.empty());
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
    }
}

TEST(Table, EachMoveHasOneRow) {
    for (const Technique& row : ordered_techniques())
        for (int size = row.min_size; size <= row.max_size; ++size) {
            int rows = 0;
            for (const Technique& other : ordered_techniques())
                if (other.letter == row.letter && other.min_size <= size && size <= other.max_size) ++rows;
            EXPECT_EQ(rows, 1) << row.letter << size;
            EXPECT_EQ(find_move(row.letter, size).technique, &row);
            EXPECT_EQ(find_move(row.letter, size).size, size);
        }
}

TEST(Table, HaveStandardNames) {
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

TEST(Table, KeysNameRowAndSize) {
    for (const Technique& row : techniques())
        for (int size = row.min_size; size <= std::min(row.max_size, max_digits); ++size) {
            const Move move = find_move(key_of(row, size));
            EXPECT_EQ(move.technique, &row) << key_of(row, size);
            EXPECT_EQ(move.size, size) << key_of(row, size);
        }
    const auto key = [](std::string_view word) { return key_of(*find_move(word).technique, find_move(word).size); };
    EXPECT_EQ(key("T2"), "naked-pair");
    EXPECT_EQ(key("H4"), "hidden-quad");
    EXPECT_EQ(key("W2"), "x-wing");
    EXPECT_EQ(key("W5"), "fish-of-5");
    EXPECT_EQ(key("B2"), "pointing");
    EXPECT_EQ(key("X"), "x-cycle");
    EXPECT_EQ(key("locked-triple"), "locked-triple");
    for (const char* word : {"", "T", "T0", "naked", "naked-subset", "fish", "xyz", "Naked-Pair", "naked-pair "})
        EXPECT_EQ(find_move(std::string_view(word)).technique, nullptr) << word;
}

// The order of all guides to solving.
TEST(Table, DifficultyIsTheUsualOrder) {
    int before = 0;
    for (const char* word :
         {"full-house", "naked-single", "hidden-single", "locked-pair", "locked-triple", "pointing", "naked-pair",
          "naked-triple", "hidden-pair", "hidden-triple", "naked-quad", "hidden-quad", "x-wing", "swordfish",
          "jellyfish", "bivalue-grave-plus-one", "unique-rectangle-1", "hidden-rectangle", "y-cycle"}) {
        const Move move = find_move(std::string_view(word));
        ASSERT_NE(move.technique, nullptr) << word;
        EXPECT_GT(difficulty_of(*move.technique, move.size), before) << word;
        before = difficulty_of(*move.technique, move.size);
    }
    for (const Technique& row : techniques())
        for (int size = row.min_size; size <= std::min(row.max_size, 10); ++size) {
            EXPECT_GT(difficulty_of(row, size), 0) << row.name;
            if (size > row.min_size) {
                EXPECT_GT(difficulty_of(row, size), difficulty_of(row, size - 1)) << row.name;
            }
        }
}

TEST(Table, UniquenessTechniquesNeedThePuzzle) {
    for (const Technique& row : techniques()) {
        EXPECT_FALSE(row.in_orders() && row.rests_on_uniqueness()) << row.name;
        if (row.rests_on_uniqueness()) {
            const Board board(std::make_shared<const Geometry>(Box{3, 3}));
            EXPECT_TRUE(row.find(board, row.min_size, [](const Deduction&) { return false; })) << row.name;
        }
    }
    const auto rests = [](const char* word) {
        return find_move(std::string_view(word)).technique->rests_on_uniqueness();
    };
    EXPECT_TRUE(rests("unique-rectangle-1"));
    EXPECT_TRUE(rests("bivalue-grave"));
    EXPECT_FALSE(rests("locked-pair"));
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
