// Whole paths as proofs that the checker accepts.
#include "method/se/path.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"

namespace deduku::se {
namespace {

using testing::read_puzzle;

struct Row {
    std::string puzzle;
    double er = 0.0;
    bool invalid = false;
};

std::vector<Row> rows() {
    std::ifstream in(DEDUKU_ROOT "/data/golden/se.tsv");
    std::vector<Row> out;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        Row row;
        fields >> row.puzzle >> row.er;
        row.invalid = line.find("invalid") != std::string::npos;
        out.push_back(row);
    }
    return out;
}

// The path solves the puzzle, agrees with the rating, and the checker accepts it. Returns whether it depends on
// uniqueness.
bool check_path(const std::string& text) {
    SCOPED_TRACE(text);
    const Puzzle puzzle = read_puzzle(text);
    Meter meter;
    const path::Path path = path_of(puzzle, {}, meter);
    EXPECT_EQ(path.end, path::PathEnd::solved);
    if (!path.ratings) return false;
    int hardest = 0;
    bool conditional = false;
    for (const path::Step& step : path.steps) {
        hardest = std::max(hardest, step.label->tenths);
        EXPECT_TRUE(step.places || !step.removes.empty());
        for (const Deduction& why : step.deductions) conditional = conditional || rests_on_uniqueness(why);
    }
    EXPECT_EQ(hardest, path.ratings->er);
    const Finding finding = path::finding_of(path, "se");
    EXPECT_EQ(finding.ending, Ending::solved);
    EXPECT_EQ(std::holds_alternative<Unique>(finding.ledger.claim), !conditional);
    for (const Ledger& ledger : {finding.ledger, slice(finding.ledger)}) {
        const Verdict verdict = testing::checked(&puzzle, ledger_text(ledger));
        if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused);
    }
    return conditional;
}

TEST(ExplainerProofs, AreAccepted) {
    int number = 0, conditional = 0;
    for (const Row& row : rows())
        if (!row.invalid && row.er <= 8.9 && ++number % 30 == 0) conditional += check_path(row.puzzle) ? 1 : 0;
    EXPECT_GT(conditional, 0);
}

// Without an outer search, whose results the inner search needs: they must be computed first.
TEST(ExplainerProofs, ContainDynamicChainsInsideChains) {
    Meter meter;
    const Puzzle golden_nugget =
        read_puzzle(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    const path::Path path = path_of(golden_nugget, {}, meter);
    EXPECT_EQ(path.end, path::PathEnd::solved);
    ASSERT_TRUE(path.ratings);
    EXPECT_EQ(path.ratings->er, 119);
}

TEST(ExhaustiveExplainerProofs, AreAccepted) {
    for (const Row& row : rows())
        if (!row.invalid && row.er <= 10.2) (void)check_path(row.puzzle);
}

}  // namespace
}  // namespace deduku::se
