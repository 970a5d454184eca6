// Clauses for boards with small houses and lines of at most one; sums and choices are refused by name.
#include <gtest/gtest.h>

#include "render/proof/clauses/clauses.hpp"
#include "render/proof/formula/cnf.hpp"
#include "tests/support/clause_check.hpp"

namespace deduku {
namespace {

Candidate digit_in(int cell, int digit) { return {static_cast<Cell>(cell), static_cast<Digit>(digit - 1)}; }

// A1 is given as 1; B3 differs from it; 1 in A1 excludes 3 and 4 in C4.
Puzzle linked_board(std::optional<int> least, int weight = 1) {
    const Linear line{{{digit_in(0, 1), 1}, {digit_in(14, 3), 1}, {digit_in(14, 4), weight}}, least, 1};
    Puzzle out(std::make_shared<const Geometry>(4, standard_houses({2, 2}),
                                                Constraints{{{Cell{0}, Cell{9}}}, {line}, {}}, ""));
    out.cells[Cell{0}] = {Digit{0}};
    return out;
}

Ledger linked_ledger(const Puzzle& puzzle) {
    const Geometry& g = puzzle.geometry();
    const House small = *g.every_small_house().begin();
    Ledger out{puzzle, {}, {}};
    const Sector a1 = g.sector(Cell{0});
    out.steps.push_back({Cover{{a1}, {g.sector(small, Digit{0})}}, {digit_in(9, 1)}});
    out.steps.push_back({Cover{{a1}, {g.sector_of_line(0)}}, {digit_in(14, 3), digit_in(14, 4)}});
    out.claim = False{{digit_in(9, 1), digit_in(14, 3), digit_in(14, 4)}};
    return out;
}

template <class Writer>
std::pair<std::string, std::string> written(const Ledger& ledger) {
    std::string text;
    Writer writer([&](std::string_view piece) { text += piece; });
    tell(ledger, writer);
    return {text, writer.error()};
}

TEST(ClausesOfRules, PairsOfSmallHousesAndLinesStandOnce) {
    const Puzzle puzzle = linked_board(std::nullopt);
    const std::string text = cnf_formula(puzzle, NoSolution{});
    // 64 sectors, 96 pairs in cells, 4 * 56 of one digit in houses, 4 in the small house, 2 in the line, 1 given.
    EXPECT_EQ(text.substr(0, text.find('\n')), "p cnf 64 391");
    EXPECT_TRUE(text.ends_with("\n-1 -37 0\n-2 -38 0\n-3 -39 0\n-4 -40 0\n-1 -59 0\n-1 -60 0\n1 0\n"))
        << text.substr(text.size() - 80);
}

TEST(ClausesOfRules, CoversBySmallHousesAndLines) {
    const Puzzle puzzle = linked_board(std::nullopt);
    const Ledger ledger = linked_ledger(puzzle);
    const std::string formula = cnf_formula(puzzle, ledger.claim);
    const auto [drat, drat_error] = written<DratWriter>(ledger);
    EXPECT_EQ(drat_error, "");
    EXPECT_EQ(testing::check_drat(formula, drat).why, "") << drat;
    const auto [lrat, lrat_error] = written<LratWriter>(ledger);
    EXPECT_EQ(lrat_error, "");
    EXPECT_EQ(testing::check_lrat(formula, lrat).why, "") << lrat;
}

TEST(ClausesOfRules, SumsAndChoicesAreRefused) {
    const std::string why =
        "clauses have no sums and no cases: a ledger or VeriPB says what such rules mean (--as ledger, --as veripb)";
    EXPECT_EQ(written<DratWriter>(linked_ledger(linked_board(std::nullopt, 2))).second, why);
    EXPECT_EQ(written<LratWriter>(linked_ledger(linked_board(1))).second, why);
    Ledger with_sum = linked_ledger(linked_board(std::nullopt));
    with_sum.steps.push_back({Sum{{{with_sum.start.geometry().sector_of_line(0), -1}}}, {digit_in(9, 2)}});
    EXPECT_EQ(written<DratWriter>(with_sum).second,
              "a Sum is no clause: a ledger or VeriPB says it (--as ledger, --as veripb)");
}

}  // namespace
}  // namespace deduku
