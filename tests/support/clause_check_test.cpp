#include "tests/support/clause_check.hpp"

#include <gtest/gtest.h>

namespace deduku::testing {
namespace {

// (1 or 2) (1 or -2) (-1 or 3) (-1 or -3): needs one lemma.
const std::string formula = "p cnf 3 4\n1 2 0\n1 -2 0\n-1 3 0\n-1 -3 0\n";

std::string drat(const std::string& proof, const std::string& cnf = formula) { return check_drat(cnf, proof).why; }
std::string lrat(const std::string& proof, const std::string& cnf = formula) { return check_lrat(cnf, proof).why; }

TEST(CheckDrat, AcceptsLemmasByPropagation) {
    EXPECT_TRUE(check_drat(formula, "1 0\n0\n").verified);
    EXPECT_TRUE(check_drat(formula, "1 1 0\n0\n").verified);
    EXPECT_EQ(check_drat(formula, "-1 0\n1 0\n0\n").lemmas, 3U);
    // A formula that propagation alone refutes.
    EXPECT_TRUE(check_drat("p cnf 1 2\n1 0\n-1 0\n", "0\n").verified);
    EXPECT_TRUE(check_drat("p cnf 1 1\n0\n", "0\n").verified);
}

TEST(CheckDrat, RefusesOtherLemmas) {
    EXPECT_EQ(drat("0\n"), "does not follow by unit propagation");
    EXPECT_EQ(check_drat(formula, "-1 -2 3 0\n2 0\n").line, 2U);
    EXPECT_EQ(drat("1 0\n"), "no empty clause");
    EXPECT_EQ(drat(""), "no empty clause");
    EXPECT_EQ(drat("1 0\n0\n1 0\n"), "text after the empty clause");
    EXPECT_EQ(drat("4 0\n0\n"), "a literal out of range");
    EXPECT_EQ(drat("1 0 2 0\n0\n"), "a literal out of range");
    for (const char* line : {"1\n", "1 0", "\n", "x 0\n", "1  0\n", " 1 0\n", "1 0 \n", "d 1 2 0\n", "-0\n", "+1 0\n"})
        EXPECT_EQ(drat(line), "not a lemma") << line;
}

TEST(CheckDrat, LemmasAreKeptOnlyIfTrueOfTheFormula) {
    // Satisfiable: neither a unit nor the empty clause follows.
    const std::string satisfiable = "p cnf 2 1\n1 2 0\n";
    EXPECT_EQ(drat("1 0\n", satisfiable), "does not follow by unit propagation");
    EXPECT_EQ(drat("1 2 0\n0\n", satisfiable), "does not follow by unit propagation");
}

TEST(CheckLrat, AcceptsHintsInOrder) {
    EXPECT_TRUE(check_lrat(formula, "5 1 0 1 2 0\n6 0 5 3 4 0\n").verified);
    EXPECT_TRUE(check_lrat(formula, "7 1 0 1 2 0\n9 0 7 3 4 0\n").verified);
}

TEST(CheckLrat, RefusesOtherLemmas) {
    EXPECT_EQ(lrat("5 0 3 4 0\n"), "a hint out of turn");
    EXPECT_EQ(lrat("5 1 0 1 2 0\n6 0 3 5 4 0\n"), "a hint out of turn");
    EXPECT_EQ(lrat("5 1 0 1 2 0\n6 0 5 5 3 4 0\n"), "a hint out of turn");  // 5 is already true
    EXPECT_EQ(lrat("5 1 0 1 2 0\n6 0 5 3 4 1 0\n"), "a hint after the conflict");
    EXPECT_EQ(lrat("5 1 0 1 0\n"), "the hints end without a conflict");
    EXPECT_EQ(lrat("5 1 0 0\n"), "the hints end without a conflict");
    // Also for the empty clause, where a public checker accepts it.
    EXPECT_EQ(lrat("3 0 1 0\n", "p cnf 2 2\n1 0\n1 2 0\n"), "the hints end without a conflict");
    EXPECT_EQ(lrat("5 1 0 1 6 0\n"), "a hint that names no clause");
    EXPECT_EQ(lrat("5 1 0 1 0 0\n"), "a hint that names no clause");
    EXPECT_EQ(lrat("5 1 0 1 5 0\n"), "a hint that names no clause");
    EXPECT_EQ(lrat("5 1 0 -1 2 0\n"), "a hint of another kind");
    EXPECT_EQ(lrat("4 1 0 1 2 0\n"), "the number of the lemma does not grow");
    EXPECT_EQ(lrat("5 1 0 1 2 0\n5 0 5 3 4 0\n"), "the number of the lemma does not grow");
    EXPECT_EQ(lrat("5 1 -1 0 1 2 0\n"), "a lemma with both signs");
    EXPECT_EQ(lrat("5 9 0 1 2 0\n"), "a literal out of range");
    EXPECT_EQ(lrat("5 1 0 1 2 0\n"), "no empty clause");
    EXPECT_EQ(lrat("5 1 0 1 2 0\n6 0 5 3 4 0\n7 1 0 1 2 0\n"), "text after the empty clause");
    for (const char* line : {"5 0\n", "5 1 0 1 2\n", "5 1 2 0\n", "5 d 1 0\n", "", "5 1 0 1 2 0"})
        EXPECT_NE(lrat(line), "") << line;
}

TEST(CheckFormula, RefusesMalformedFormulas) {
    for (const char* text : {"", "p cnf 3\n", "p cnf 3 1\n1 2 0\n1 0\n", "p cnf 3 2\n1 2 0\n", "p cnf 1 1\n2 0\n",
                             "p cnf 2 1\n1 2\n", "p cnf 2 1\n1 2 0", "c\np cnf 1 1\n1 0\n", "1 2 0\n"}) {
        EXPECT_EQ(drat("0\n", text).substr(0, 9), "formula: ") << text;
        EXPECT_EQ(lrat("9 0 1 0\n", text).substr(0, 9), "formula: ") << text;
    }
}

}  // namespace
}  // namespace deduku::testing
