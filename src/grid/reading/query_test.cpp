#include "grid/reading/query.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(ExplainQuery, has_a_form) {
    for (const char* word : {"I4=4", "I4!=2", "i4", "AA12=3", "r1c1=9", "r12c16!=16", "A1=F", "R9C9"})
        EXPECT_TRUE(parse_query(word)) << word;
    for (const char* word : {"", "-", "=4", "I4=", "I4!=", "I4!4", "I4==4", "I4=-1", "I=4", "4=I4", "I4=44444444444444",
                             "I4 = 4", "I4=4,5", "r1c=4", "puzzle.txt", "...43.1..1..4...", "A1B2C3"})
        EXPECT_FALSE(parse_query(word)) << word;
    EXPECT_EQ(parse_query("I4!=12")->cell, "I4");
    EXPECT_EQ(parse_query("I4!=12")->digit, "12");
    EXPECT_EQ(parse_query("r1c1")->digit, "");
}

TEST(ExplainQuery, refers_to_cells_and_digits_of_the_board) {
    const Geometry nine(Box{3, 3});
    const Subject subject = std::get<Subject>(subject_of(*parse_query("I4!=2"), nine, Coords::sheet_up));
    EXPECT_EQ(subject.cell, nine.cell(5, 8));
    EXPECT_EQ(subject.digit, static_cast<Digit>(1));
    EXPECT_FALSE(std::get<Subject>(subject_of(*parse_query("I4"), nine, Coords::sheet)).digit);
    EXPECT_TRUE(std::holds_alternative<std::string>(subject_of(*parse_query("J4"), nine, Coords::sheet)));
    EXPECT_TRUE(std::holds_alternative<std::string>(subject_of(*parse_query("A0"), nine, Coords::sheet)));
    EXPECT_TRUE(std::holds_alternative<std::string>(subject_of(*parse_query("A1=0"), nine, Coords::sheet)));
    EXPECT_TRUE(std::holds_alternative<std::string>(subject_of(*parse_query("A1=A"), nine, Coords::sheet)));
    // As a number or as its character in puzzles.
    const Geometry sixteen(Box{4, 4});
    for (const char* word : {"P16=16", "p16=G", "P16=g"})
        EXPECT_EQ(std::get<Subject>(subject_of(*parse_query(word), sixteen, Coords::sheet)).digit,
                  static_cast<Digit>(15));
    EXPECT_TRUE(std::holds_alternative<std::string>(subject_of(*parse_query("A1=H"), sixteen, Coords::sheet)));
}

TEST(ExplainQuery, sets_name_each_cell_once) {
    const Geometry nine(Box{3, 3});
    const SubjectSet set = std::get<SubjectSet>(subject_set("B1,A1,b1", "9", nine, Coords::sheet));
    EXPECT_EQ(set.cells, (std::vector{nine.cell(0, 1), nine.cell(0, 0)}));
    EXPECT_EQ(set.digit, static_cast<Digit>(8));
    for (const char* cells : {"", "A1,", ",A1", "A1 B1", "A1,J1", "A1;B1"})
        EXPECT_TRUE(std::holds_alternative<std::string>(subject_set(cells, "1", nine, Coords::sheet))) << cells;
    EXPECT_TRUE(std::holds_alternative<std::string>(subject_set("A1", "10", nine, Coords::sheet)));
}

}  // namespace
}  // namespace deduku
