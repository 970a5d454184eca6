// The checker of VeriPB proofs accepts the published examples, and refuses for each of its reasons.
#include "tests/support/veripb_check.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "tests/support/veripb_constraints.hpp"

namespace deduku::testing {
namespace {

using Proved = VeripbVerdict::Proved;

std::string golden(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(DEDUKU_ROOT "/data/golden/proof4x4/" + name).rdbuf();
    return text.str();
}

TEST(VeripbCheck, ThePublishedExamples) {
    EXPECT_EQ(check_veripb(golden("four_v.opb"), golden("four_v.pbp")).proved, Proved::unique);
    EXPECT_EQ(check_veripb(golden("four.opb"), golden("four.mixed.pbp")).proved, Proved::no_solution);
    EXPECT_EQ(check_veripb(golden("four.opb"), golden("four.pol.pbp")).proved, Proved::no_solution);
    EXPECT_EQ(check_veripb(golden("false.opb"), golden("false.mixed.pbp")).proved, Proved::no_solution);
    EXPECT_EQ(check_veripb(golden("false.opb"), golden("false.pol.pbp")).proved, Proved::no_solution);
}

// x1 or x2, x2 or x3, not both of x1 and x2, not both of x2 and x3: x2, or x1 and x3. Lines 1 to 4.
constexpr const char* formula =
    "* #variable= 3 #constraint= 4\n"
    "1 x1 1 x2 >= 1 ;\n1 x2 1 x3 >= 1 ;\n1 ~x1 1 ~x2 >= 1 ;\n1 ~x2 1 ~x3 >= 1 ;\n";
// Also not x2 and not x3.
constexpr const char* contradictory =
    "* #variable= 3 #constraint= 6\n"
    "1 x1 1 x2 >= 1 ;\n1 x2 1 x3 >= 1 ;\n1 ~x1 1 ~x2 >= 1 ;\n1 ~x2 1 ~x3 >= 1 ;\n1 ~x2 >= 1 ;\n1 ~x3 >= 1 ;\n";

std::string refusal(const std::string& lines, const char* of = formula) {
    return check_veripb(of, "pseudo-Boolean proof version 1.2\n" + lines).refused;
}

TEST(VeripbCheck, AcceptsValidProofs) {
    EXPECT_EQ(refusal("f 6\nu >= 1 ;\nc 7\n", contradictory), "");
    EXPECT_EQ(refusal("f 6\np 2 5 + 6 +\nc 7\n", contradictory), "");
    EXPECT_EQ(refusal("f 6\np 2 5 + 6 +\ne 7 >= 1 ;\nc 7\n", contradictory), "");
    EXPECT_EQ(refusal("f 6\n# 1\nu 1 x2 >= 1 ;\n# 0\np 7 5 +\nw 1\nc 8\n", contradictory), "");
    EXPECT_EQ(refusal("f 4\nv x2\n"), "");
}

TEST(VeripbCheck, RefusesFormulas) {
    const auto refused = [](const std::string& text) { return check_veripb(text, "").refused; };
    const std::string head = "* #variable= 2 #constraint= 1\n";
    EXPECT_EQ(refused(""), "formula, line 1: the line has no end");
    EXPECT_EQ(refused("1 x1 >= 1 ;\n"), "formula, line 1: the formula needs a header");
    EXPECT_EQ(refused("* #variable= 2 #constraint= 2\n1 x1 >= 1 ;\n"),
              "formula, line 2: another number of constraints than the header says");
    EXPECT_EQ(refused(head + "1 x3 >= 1 ;\n"), "formula, line 2: a variable out of range");
    EXPECT_EQ(refused(head + "1 x1 1 x1 >= 1 ;\n"), "formula, line 2: a variable stands there twice");
    EXPECT_EQ(refused(head + "1 x1 >= 1\n"), "formula, line 2: a constraint ends with ' ;'");
    EXPECT_EQ(refused(head + "1 x1 <= 1 ;\n"), "formula, line 2: a constraint needs >= or =");
    EXPECT_EQ(refused(head + "1 >= 1 ;\n"), "formula, line 2: a weight or a variable is missing");
    EXPECT_EQ(refused(head + "0 x1 >= 1 ;\n"), "formula, line 2: a weight out of range");
    EXPECT_EQ(refused(head + "-1 x1 >= 1 ;\n"), "formula, line 2: '-1' is no number");
}

TEST(VeripbCheck, RefusesHeadersAndLoading) {
    EXPECT_EQ(check_veripb(formula, "f 4\n").refused, "line 1: the header is missing");
    EXPECT_EQ(check_veripb(formula, "pseudo-Boolean proof version 2.0\n").refused, "line 1: an unknown version");
    EXPECT_EQ(refusal("f 5\n"), "line 2: the formula has another number of constraints");
    EXPECT_EQ(refusal("f\n"), "line 2: f takes one number");
    EXPECT_EQ(refusal("f 4\nf 4\n"), "line 3: the formula is loaded twice");
    EXPECT_EQ(refusal("u 1 x1 >= 1 ;\n"), "line 2: the formula is not loaded");
    EXPECT_EQ(refusal("p 1 2 +\n"), "line 2: the formula is not loaded");
}

TEST(VeripbCheck, RefusesClausesThatDoNotFollow) {
    EXPECT_EQ(refusal("f 4\nu 1 x2 >= 1 ;\n"), "line 3: the clause does not follow by propagation");
    EXPECT_EQ(refusal("f 4\nu 1 ~x1 1 x3 >= 1 ;\nu 1 x3 >= 1 ;\n"),
              "line 4: the clause does not follow by propagation");
    EXPECT_EQ(refusal("f 4\nu >= 1 ;\n"), "line 3: the clause does not follow by propagation");
    EXPECT_EQ(refusal("f 4\nu 2 x1 1 x2 >= 1 ;\n"), "line 3: only clauses follow by propagation here");
    EXPECT_EQ(refusal("f 4\nu 1 x1 1 x2 >= 2 ;\n"), "line 3: only clauses follow by propagation here");
    EXPECT_EQ(refusal("f 4\nu 1 x1 1 x2 = 1 ;\n"), "line 3: only clauses follow by propagation here");
    EXPECT_EQ(refusal("f 4\nu 1 x1 1 ~x1 >= 1 ;\n"), "line 3: a variable stands there twice");
    EXPECT_EQ(refusal("f 4\nu 1 y1 >= 1 ;\n"), "line 3: 'y1' is no variable");
    EXPECT_EQ(refusal("f 4\nu 1 x1 >= 1\n"), "line 3: a constraint ends with ' ;'");
}

TEST(VeripbCheck, RefusesSums) {
    const std::string stack = "line 3: the stack is too low, a factor is 0 or a coefficient is too large";
    EXPECT_EQ(refusal("f 4\np 1 5 +\n"), "line 3: there is no line 5");
    EXPECT_EQ(refusal("f 4\np 1 -1 +\n"), "line 3: '-1' is no number");
    EXPECT_EQ(refusal("f 4\np 1 2\n"), "line 3: the sum needs exactly one result");
    EXPECT_EQ(refusal("f 4\np\n"), "line 3: the sum needs exactly one result");
    EXPECT_EQ(refusal("f 4\np 1 +\n"), stack);
    EXPECT_EQ(refusal("f 4\np s\n"), stack);
    EXPECT_EQ(refusal("f 4\np x1 w\n"), stack);
    EXPECT_EQ(refusal("f 4\np 1 0 *\n"), stack);
    EXPECT_EQ(refusal("f 4\np 1 0 d\n"), stack);
    EXPECT_EQ(refusal("f 4\np 1 2000000000000 *\n"), stack);
    EXPECT_EQ(refusal("f 4\np 1 ~x1 w\n"), "line 3: a variable is weakened");
    EXPECT_EQ(refusal("f 4\np 1 x4 w\n"), "line 3: a variable out of range");
    EXPECT_EQ(refusal("f 4\np 1 x4 +\n"), "line 3: a variable out of range");
    EXPECT_EQ(refusal("f 4\np x1 +\n"), stack);
    EXPECT_EQ(refusal("f 4\np 1 2 r\n"), "line 3: 'r' is no number");
    const std::string largest = "f 4\np 1 1099511627776 *\n";  // 2^40
    EXPECT_EQ(refusal(largest + "v x2\n"), "");
    EXPECT_EQ(refusal(largest + "p 5 5 +\n"),
              "line 4: the stack is too low, a factor is 0 or a coefficient is too large");
}

TEST(VeripbCheck, RefusesLevels) {
    EXPECT_EQ(refusal("f 4\n# x\n"), "line 3: 'x' is no number");
    EXPECT_EQ(refusal("f 4\n#\n"), "line 3: a level is one number");
    EXPECT_EQ(refusal("f 4\n# 2000000\n"), "line 3: a level out of range");
    EXPECT_EQ(refusal("f 4\nw 1\n"), "line 3: a level that was never set is wiped");
    EXPECT_EQ(refusal("f 4\nw 0\n"), "line 3: level 0 is not wiped");
    EXPECT_EQ(refusal("f 4\n# 1\np 1 2 +\n# 0\nw 1\np 5 1 +\n"), "line 7: there is no line 5");
}

TEST(VeripbCheck, DropsConsequencesOfForgottenLines) {
    // x1, because x2 and x3 have four combinations: propagation finds it only through "x1 or x2".
    const char* four_ways =
        "* #variable= 3 #constraint= 4\n1 x1 1 x2 1 x3 >= 1 ;\n1 x1 1 x2 1 ~x3 >= 1 ;\n"
        "1 x1 1 ~x2 1 x3 >= 1 ;\n1 x1 1 ~x2 1 ~x3 >= 1 ;\n";
    const std::string x1 = "u 1 x1 >= 1 ;\n";
    const std::string derived = "f 4\n# 1\nu 1 x1 1 x2 >= 1 ;\n";
    const std::string refused = "the clause does not follow by propagation";
    EXPECT_EQ(refusal("f 4\n" + x1, four_ways), "line 3: " + refused);
    EXPECT_EQ(refusal(derived + x1 + "v x1 x2 x3\n", four_ways), "line 6: a solution is told on level 0");
    EXPECT_EQ(refusal(derived + x1 + "# 0\nv x1 x2 x3\n", four_ways), "");
    EXPECT_EQ(refusal(derived + "# 0\nw 1\n" + x1, four_ways), "line 7: " + refused);
    EXPECT_EQ(refusal(derived + x1 + "# 0\nw 1\n" + x1, four_ways), "line 8: " + refused);
    EXPECT_EQ(refusal(derived + "# 0\n" + x1 + "w 1\n" + x1 + "v x1 x2 x3\n", four_ways), "");
}

TEST(VeripbCheck, RefusesSolutions) {
    EXPECT_EQ(refusal("f 4\nv x1\n"), "");  // the others follow
    EXPECT_EQ(refusal("f 4\nv x1 x2\n"), "line 3: this is no solution");
    EXPECT_EQ(refusal("f 4\nv\n"), "line 3: this is no solution");
    EXPECT_EQ(refusal("f 4\nv ~x1\n"), "line 3: a solution is told by its true variables");
    EXPECT_EQ(refusal("f 4\nv x2 x2\n"), "line 3: a variable stands there twice");
    EXPECT_EQ(refusal("f 4\nv x2\nv x1\n"), "line 4: a second solution");
    EXPECT_EQ(refusal("f 4\n# 1\nv x2\n"), "line 4: a solution is told on level 0");
    EXPECT_EQ(refusal("f 6\nv x2\n", contradictory), "line 3: this is no solution");
    // The solution itself is excluded afterwards.
    EXPECT_EQ(refusal("f 4\nv x2\nu 1 ~x2 >= 1 ;\n"), "");
    EXPECT_EQ(refusal("f 4\nv x2\nu 1 ~x2 >= 1 ;\nu 1 ~x3 >= 1 ;\n"),
              "line 5: the clause does not follow by propagation");
}

TEST(VeripbCheck, RefusesEnds) {
    EXPECT_EQ(refusal("f 4\n"), "line 2: nothing is concluded");
    EXPECT_EQ(refusal("f 6\nu >= 1 ;\n", contradictory), "line 3: nothing is concluded");
    EXPECT_EQ(refusal("f 6\nc 1\n", contradictory), "line 3: the line is no contradiction");
    EXPECT_EQ(refusal("f 6\nc 9\n", contradictory), "line 3: there is no line 9");
    EXPECT_EQ(refusal("f 6\nc\n", contradictory), "line 3: c needs one line");
    EXPECT_EQ(refusal("f 6\nu >= 1 ;\nc 7\nc 7\n", contradictory), "line 5: nothing may follow");
    EXPECT_EQ(refusal("f 6\nu >= 1 ;\nc 7", contradictory), "line 4: the line has no end");
    EXPECT_EQ(refusal("f 6\ne 1 1 x1 >= 1 ;\n", contradictory), "line 3: the line says something else");
    EXPECT_EQ(refusal("f 6\na 1 x1 >= 1 ;\n", contradictory), "line 3: an unknown rule 'a'");
    EXPECT_EQ(refusal("f 6\nrup >= 1 ;\n", contradictory), "line 3: an unknown rule 'rup'");
    EXPECT_EQ(refusal("f 6\noutput NONE\n", contradictory), "line 3: an unknown rule 'output'");
    EXPECT_EQ(refusal("f 6\n\n", contradictory), "line 3: an empty line");
    EXPECT_EQ(refusal("f 6\nc  7\n", contradictory), "line 3: an empty word");
}

// Against the definition: a clause follows if assuming its opposite and assigning what is forced, in any order,
// until nothing changes, violates a line.
bool follows(const std::vector<PbConstraint>& lines, const std::vector<int>& clause, int variables) {
    std::vector<int> value(static_cast<std::size_t>(2 * variables));
    const auto set = [&](int literal) {
        value[static_cast<std::size_t>(literal)] = 1;
        value[static_cast<std::size_t>(literal ^ 1)] = -1;
    };
    for (int literal : clause) {
        if (value[static_cast<std::size_t>(literal)] > 0) return true;
        set(literal ^ 1);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const PbConstraint& line : lines) {
            long most = -line.degree;
            for (const PbTerm& term : line.terms)
                if (value[static_cast<std::size_t>(term.literal)] >= 0) most += term.weight;
            if (most < 0) return true;
            for (const PbTerm& term : line.terms) {
                if (value[static_cast<std::size_t>(term.literal)] != 0 || term.weight <= most) continue;
                set(term.literal);
                changed = true;
            }
        }
    }
    return false;
}

/// Lines are added and removed at random, in a database and in a list.
class LinesByChance {
  public:
    static constexpr int variables = 9;

    explicit LinesByChance(std::mt19937& random) : random_(random) {}

    void add() {
        PbConstraint line;
        for (int v = 0; v < variables; ++v)
            if (below(3) == 0) line.terms.push_back({1 + below(3), 2 * v + below(2)});
        line.degree = 1 + below(3);
        if (below(4) != 0 && lines_.size() < 25) lines_.emplace_back(database_.add(line), line);
    }
    void erase() {
        std::vector<std::size_t> gone;
        for (std::size_t i = below(8) == 0 ? lines_.size() : 0; i-- > 0;) {
            if (below(3) != 0) continue;
            gone.push_back(lines_[i].first);
            lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(i));
        }
        database_.erase(gone);
    }
    /// Often with the hypotheses of the previous clause.
    void change(std::vector<int>& clause) {
        if (below(3) == 0) clause.clear();
        if (clause.empty()) {
            for (int v = 0; v < variables; ++v)
                if (below(4) == 0) clause.push_back(2 * v + below(2));
        } else {
            clause.front() = 2 * (clause.front() / 2) + below(2);
        }
    }
    bool implied(const std::vector<int>& clause) const {
        std::vector<PbConstraint> held;
        for (const auto& [place, line] : lines_) held.push_back(line);
        return follows(held, clause, variables);
    }
    bool rup(const std::vector<int>& clause) { return database_.rup(clause); }

  private:
    int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

    std::mt19937& random_;
    PbDatabase database_{variables};
    std::vector<std::pair<std::size_t, PbConstraint>> lines_;
};

TEST(VeripbCheck, PropagatesByDefinition) {
    std::mt19937 random(3);
    int yes = 0, no = 0;
    for (int round = 0; round < 300; ++round) {
        LinesByChance lines(random);
        std::vector<int> clause;
        for (int step = 0; step < 60; ++step) {
            lines.add();
            lines.erase();
            lines.change(clause);
            const bool expected = lines.implied(clause);
            ++(expected ? yes : no);
            ASSERT_EQ(lines.rup(clause), expected) << "round " << round << ", step " << step;
        }
    }
    EXPECT_GT(yes, 2000);
    EXPECT_GT(no, 2000);
}

}  // namespace
}  // namespace deduku::testing
