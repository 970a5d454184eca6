// The questions of setters, by search, compared with the oracle, which tries all grids by the words of the rules:
// random small boards with random rules of the whole table, and published puzzles.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <sstream>

#include "deduku/rules.hpp"
#include "deduku/setting.hpp"
#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/rules.hpp"
#include "tests/support/worded_rules.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

std::vector<Grid> all_by_words(const Puzzle& puzzle) {
    std::vector<Grid> out;
    SearchRequest request;
    request.limit = unlimited;
    request.each = [&](const Grid& grid) {
        out.push_back(grid);
        return true;
    };
    EXPECT_EQ(oracle_solve(start_board(puzzle), request).end, SearchEnd::complete);
    return out;
}

std::uint64_t count_by_words(const Puzzle& puzzle, std::uint64_t limit) {
    return oracle_solve(start_board(puzzle), {.limit = limit}).count;
}

void expect_counts(const TrueCandidates& found, const Puzzle& puzzle, const std::vector<Grid>& all,
                   std::uint64_t limit) {
    ASSERT_TRUE(found.finished());
    for (const Candidate c : puzzle.geometry().every_candidate()) {
        if (puzzle.geometry().is_helper(c.cell)) continue;
        const auto has = [&](const Grid& grid) { return grid[c.cell] == c.digit; };
        const auto count = static_cast<std::uint64_t>(std::count_if(all.begin(), all.end(), has));
        ASSERT_EQ(found.digits[c.cell].has(c.digit), count > 0) << to_line(puzzle);
        ASSERT_EQ(found.counts[static_cast<std::size_t>(puzzle.geometry().number(c))], std::min(count, limit))
            << to_line(puzzle) << " " << index(c.cell) << " " << index(c.digit) + 1;
    }
    EXPECT_EQ(found.solutions.count, std::min<std::uint64_t>(all.size(), 2));
    EXPECT_EQ(found.solutions.end == SearchEnd::complete, all.size() < 2);
}

void compare_candidates(Box box, int boards, int givens, unsigned seed) {
    Random random(seed);
    std::map<std::string, int> met;
    int several = 0;
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = testing::random_worded_puzzle(box, below(random, 4), givens, random, met);
        const std::vector<Grid> all = all_by_words(puzzle);
        several += all.size() > 5 ? 1 : 0;
        for (const auto limit : {1U, 2U + static_cast<unsigned>(below(random, 9))}) {
            Meter meter;
            expect_counts(true_candidates(start_board(puzzle), limit, {}, meter), puzzle, all, limit);
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
    EXPECT_GT(several, boards / 20);
}

TEST(TrueCandidates, MatchOracleOn4x4) { compare_candidates({2, 2}, 500, 1, 1); }
TEST(TrueCandidates, MatchOracleOn6x6) { compare_candidates({2, 3}, 30, 15, 2); }
TEST(ExhaustiveTrueCandidates, MatchOracle) {
    compare_candidates({2, 2}, 40'000, 1, 3);
    compare_candidates({2, 3}, 2'000, 14, 4);
}

void compare_estimates(Box box, int boards, int givens, unsigned seed) {
    Random random(seed);
    std::map<std::string, int> met;
    int exact = 0, open = 0, wrong = 0, first = 0;
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = testing::random_worded_puzzle(box, below(random, 3), givens, random, met);
        const auto count = static_cast<double>(count_by_words(puzzle, unlimited));
        Meter meter;
        const Estimate found = estimate_solutions(start_board(puzzle), 200, 1, {}, meter, CountFirst::no);
        const double estimate = std::pow(10.0, found.log10);
        ASSERT_EQ(found.exact.has_value(), count <= 64) << to_line(puzzle);
        wrong += std::abs(estimate - count) > 1e-6 + *found.relative_error * estimate ? 1 : 0;
        ++(found.exact ? exact : open);
        const Estimate counted = estimate_solutions(start_board(puzzle), 200, 1, {}, meter);
        first += counted.exact && static_cast<double>(*counted.exact) == count ? 1 : 0;
    }
    EXPECT_GT(exact, boards / 10);
    EXPECT_GT(open, boards / 10);
    EXPECT_EQ(first, boards);
    // The stated error holds in 95 of 100 cases.
    EXPECT_LE(20 * wrong, open);
}

TEST(Estimates, AreCloseToOracle) { compare_estimates({2, 2}, 300, 1, 6); }
TEST(ExhaustiveEstimates, AreCloseToOracle) {
    compare_estimates({2, 2}, 5'000, 1, 7);
    compare_estimates({2, 3}, 200, 8, 8);
}

// Counts by B. Felgenhauer and F. Jarvis (9x9), E. Russell and F. Jarvis (6x6, both diagonals), A. Brouwer (windows).
void expect_published_counts(std::uint64_t samples) {
    struct Row {
        std::string_view houses;
        Box box;
        double count;
    };
    for (const Row& row :
         {Row{"boxes", {2, 3}, 28'200'960}, Row{"boxes", {3, 3}, 6.670903752021073e21},
          Row{"boxes+diagonals", {3, 3}, 5.561339339953152e16}, Row{"boxes+windoku", {3, 3}, 6.3371743884288e15}}) {
        Meter meter;
        const Estimate found = estimate_solutions(Board(parse_houses(row.houses, row.box)), samples, 1, {}, meter);
        EXPECT_EQ(found.samples, samples);
        ASSERT_TRUE(found.relative_error) << row.houses;
        EXPECT_LT(*found.relative_error, 12 / std::sqrt(static_cast<double>(samples))) << row.houses;
        EXPECT_NEAR(std::pow(10.0, found.log10) / row.count, 1, *found.relative_error) << row.houses;
    }
}

TEST(Estimates, AreCloseToPublishedCounts) { expect_published_counts(50); }
TEST(ExhaustiveEstimates, AreCloseToPublishedCounts) { expect_published_counts(2000); }

TEST(Estimates, StopAtMeterLimit) {
    const Board board{std::make_shared<const Geometry>(Box{3, 3})};
    Meter none(0), some(200'000);
    EXPECT_EQ(estimate_solutions(board, 10, 1, {}, none).samples, 0U);
    const Estimate found = estimate_solutions(board, 100'000, 1, {}, some);
    EXPECT_GT(found.samples, 0U);
    EXPECT_LT(found.samples, 100'000U);
    EXPECT_LE(some.spent(), 200'000U);
}

TEST(TrueCandidates, LargeBoardsWithoutRules) {
    Random random(5);
    for (const Box box : {Box{3, 4}, Box{2, 5}}) {
        for (int i = 0; i < 5; ++i) {
            const Puzzle puzzle = testing::random_givens(box, box.digits() * box.digits() * 3 / 5, random);
            const std::vector<Grid> all = all_by_words(puzzle);
            Meter meter;
            expect_counts(true_candidates(start_board(puzzle), 3, {}, meter), puzzle, all, 3);
        }
    }
}

// On an empty board all candidates are true: very many solutions, few nodes.
TEST(TrueCandidates, ManySolutionsNeedFewNodes) {
    for (const Box box : {Box{2, 3}, Box{3, 3}}) {
        Meter meter(20'000);
        const TrueCandidates found = true_candidates(start_board(blank_puzzle(box)), 1, {}, meter);
        ASSERT_TRUE(found.finished());
        for (const Set<Digit> digits : found.digits) EXPECT_EQ(digits.size(), box.digits());
    }
}

TEST(TrueCandidates, ReportsUnfinishedResult) {
    Random random(6);
    std::map<std::string, int> met;
    int unfinished = 0;
    for (int i = 0; i < 300; ++i) {
        const Puzzle puzzle = testing::random_worded_puzzle({2, 2}, 2, 1, random, met);
        const std::vector<Grid> all = all_by_words(puzzle);
        Meter meter(static_cast<std::uint64_t>(below(random, 40)));
        const TrueCandidates found = true_candidates(start_board(puzzle), 2, {}, meter);
        unfinished += found.finished() ? 0 : 1;
        for (const Candidate c : puzzle.geometry().every_candidate()) {
            if (puzzle.geometry().is_helper(c.cell)) continue;
            const auto has = [&](const Grid& grid) { return grid[c.cell] == c.digit; };
            const auto count = static_cast<std::uint64_t>(std::count_if(all.begin(), all.end(), has));
            const std::uint64_t counted = found.counts[static_cast<std::size_t>(puzzle.geometry().number(c))];
            ASSERT_LE(counted, count);
            if (!found.undecided[c.cell].has(c.digit)) {
                ASSERT_EQ(counted, std::min<std::uint64_t>(count, 2)) << to_line(puzzle);
            }
        }
    }
    EXPECT_GT(unfinished, 30);
}

// The puzzle with some of its rules, as text, and some of its givens. None if a rule requires another.
std::optional<Puzzle> part_of(const Puzzle& puzzle, const std::vector<std::size_t>& rules,
                              const std::vector<Cell>& givens) {
    const Geometry& board = puzzle.geometry();
    const auto plain = std::make_shared<const Geometry>(board.digits() == 4 ? Box{2, 2} : Box{3, 3});
    std::string text;
    for (const std::size_t rule : rules) text += (text.empty() ? "" : "; ") + write_rule(board.rules()[rule], *plain);
    const auto added = text.empty() ? std::variant<GeometryPtr, RuleError>(plain) : add_rules(plain, text);
    if (!std::holds_alternative<GeometryPtr>(added)) return std::nullopt;
    Puzzle out(std::get<GeometryPtr>(added));
    for (const Cell cell : givens) out.cells[cell] = puzzle.cells[cell];
    return out;
}

// Whether the text of the rule determines its meaning: not if it depends on others ("no dots except those given").
bool by_itself(const Rule& rule) {
    constexpr std::array<std::string_view, 6> others = {"all-dots",        "all-ratios", "all-xv",
                                                        "non-consecutive", "minimum",    "maximum"};
    return std::find(others.begin(), others.end(), rule.row->key) == others.end();
}

void compare_contradictions(int boards, unsigned seed) {
    Random random(seed);
    std::map<std::string, int> met;
    int seen = 0;
    std::size_t left_out = 0;
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = testing::random_worded_puzzle({2, 2}, 2 + below(random, 6), 3, random, met);
        const std::vector<Rule>& rules = puzzle.geometry().rules();
        if (!std::all_of(rules.begin(), rules.end(), by_itself) || count_by_words(puzzle, 1) > 0) continue;
        Meter meter;
        const Contradiction found = contradiction_of(puzzle, {}, meter);
        ++seen;
        left_out += rules.size() - found.rules.size();
        ASSERT_TRUE(found.irreducible);
        const auto whole = part_of(puzzle, found.rules, found.givens);
        ASSERT_TRUE(whole);
        ASSERT_EQ(count_by_words(*whole, 1), 0U) << to_line(puzzle);
        for (std::size_t k = 0; k < found.rules.size(); ++k) {
            auto fewer = found.rules;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
            ASSERT_EQ(count_by_words(part_of(puzzle, fewer, found.givens).value(), 1), 1U) << to_line(puzzle);
        }
        for (std::size_t k = 0; k < found.givens.size(); ++k) {
            auto fewer = found.givens;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
            ASSERT_EQ(count_by_words(part_of(puzzle, found.rules, fewer).value(), 1), 1U) << to_line(puzzle);
        }
    }
    EXPECT_GT(seen, boards / 10);
    EXPECT_GT(left_out, static_cast<std::size_t>(seen));
}

TEST(Contradiction, IsIrreducibleByOracle) { compare_contradictions(400, 7); }
TEST(ExhaustiveContradiction, IsIrreducibleByOracle) { compare_contradictions(20'000, 8); }

TEST(Contradiction, ReportsUnfinishedResult) {
    const auto read =
        read_puzzles("................ rules:thermo: A1-D1; killer 3: C1 D1; thermo: A2-D2; killer 3: C2 D2");
    const auto puzzle = std::get<Puzzle>(read.at(0));
    Meter none(0);
    EXPECT_FALSE(contradiction_of(puzzle, {}, none).irreducible);
    Meter few(3);
    EXPECT_FALSE(contradiction_of(puzzle, {}, few).irreducible);
    Meter no_limit;
    const Contradiction found = contradiction_of(puzzle, {}, no_limit);
    EXPECT_TRUE(found.irreducible);
    EXPECT_EQ(found.rules.size(), 2U);
}

TEST(Superfluous, EachMatchesOracle) {
    Random random(9);
    std::map<std::string, int> met;
    int superfluous = 0;
    int needed = 0;
    for (int i = 0; i < 4000; ++i) {
        const Puzzle puzzle = testing::random_worded_puzzle({2, 2}, 1 + below(random, 4), 2, random, met);
        if (count_by_words(puzzle, 2) != 1) continue;
        Meter meter;
        const Superfluous found = superfluous_rules(puzzle, {}, meter);
        EXPECT_TRUE(found.undecided.empty());
        const Range<Cell> grid = puzzle.geometry().every_grid_cell();
        std::vector<Cell> cells(grid.begin(), grid.end());
        for (std::size_t k = 0; k < puzzle.geometry().rules().size(); ++k) {
            std::vector<std::size_t> others;
            for (std::size_t j = 0; j < puzzle.geometry().rules().size(); ++j)
                if (j != k) others.push_back(j);
            const auto fewer = part_of(puzzle, others, cells);
            if (!fewer) continue;
            const bool listed = std::count(found.rules.begin(), found.rules.end(), k) > 0;
            ASSERT_EQ(listed, count_by_words(*fewer, 2) == 1) << to_line(puzzle) << " " << k;
            ++(listed ? superfluous : needed);
        }
    }
    EXPECT_GT(superfluous, 50);
    EXPECT_GT(needed, 50);
}

struct Published {
    std::string name, text, count, solution;
};

std::vector<Published> published() {
    std::ifstream file(DEDUKU_ROOT "/data/rules/iss.tsv");
    std::vector<Published> out;
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        Published one;
        std::getline(fields, one.name, '\t');
        std::getline(fields, one.text, '\t');
        std::getline(fields, one.count, '\t');
        std::getline(fields, one.solution, '\t');
        if (one.count == "1") out.push_back(one);
    }
    return out;
}

// For published puzzles with one solution, the true candidates are exactly those of the solution.
TEST(TrueCandidates, OfPublishedPuzzles) {
    int seen = 0;
    for (const auto& [name, text, count, solution] : published()) {
        if (solution.empty() || seen == 40) continue;
        const auto puzzle = std::get<Puzzle>(read_puzzles(text).at(0));
        Meter meter;
        const TrueCandidates found = true_candidates(start_board(puzzle), 1, {}, meter);
        ASSERT_TRUE(found.finished()) << name;
        for (const Cell cell : puzzle.cells.ids()) {
            const auto digit = static_cast<Digit>(solution[static_cast<std::size_t>(index(cell))] - '1');
            ASSERT_EQ(found.digits[cell], Set<Digit>{digit}) << name;
        }
        ++seen;
    }
    EXPECT_EQ(seen, 40);
}

std::vector<Cell> cells_of(const Puzzle& puzzle) { return {puzzle.cells.ids().begin(), puzzle.cells.ids().end()}; }

// 9x9 boards with at least three rules, none of which depends on others.
std::vector<Puzzle> published_boards() {
    std::vector<Puzzle> out;
    for (const Published& one : published()) {
        if (one.text.find("houses:") != std::string::npos) continue;
        const auto puzzle = std::get<Puzzle>(read_puzzles(one.text).at(0));
        const std::vector<Rule>& rules = puzzle.geometry().rules();
        if (puzzle.geometry().digits() != 9 || rules.size() < 3) continue;
        if (std::all_of(rules.begin(), rules.end(), by_itself)) out.push_back(puzzle);
    }
    return out;
}

constexpr std::uint64_t enough = 300'000;

// Tries each candidate by a search with the solver of lines. Returns the number of true candidates beyond one a cell;
// none if a search took too long.
std::optional<int> compare_digit_by_digit(const Puzzle& puzzle) {
    Meter meter(enough);
    const TrueCandidates found = true_candidates(start_board(puzzle), 1, {}, meter);
    if (!found.finished()) return std::nullopt;
    int open = 0;
    for (const Candidate c : puzzle.geometry().every_candidate()) {
        Puzzle written = puzzle;
        written.cells[c.cell] = written.cells[c.cell] & Set<Digit>{c.digit};
        Meter own(enough);
        const Solutions one = solve_by_lines(start_board(written), {.limit = 1}, own);
        if (one.count == 0 && one.end != SearchEnd::complete) return std::nullopt;
        EXPECT_EQ(found.digits[c.cell].has(c.digit), one.count > 0) << to_line(puzzle) << " " << index(c.cell);
        open += one.count > 0 ? 1 : 0;
    }
    return open - 81;
}

void compare_with_rules_left_out(int wanted) {
    Random random(10);
    int seen = 0, open = 0;
    for (const Puzzle& puzzle : published_boards()) {
        if (seen == wanted) break;
        std::vector<std::size_t> kept;
        for (std::size_t k = 0; k < puzzle.geometry().rules().size(); ++k)
            if (below(random, 6) > 0) kept.push_back(k);
        const auto fewer = part_of(puzzle, kept, cells_of(puzzle));
        if (!fewer) continue;
        const std::optional<int> more = compare_digit_by_digit(*fewer);
        if (::testing::Test::HasFailure()) return;
        seen += more ? 1 : 0;
        open += more.value_or(0) > 0 ? 1 : 0;
    }
    EXPECT_EQ(seen, wanted);
    EXPECT_GT(open, wanted / 4);
}

TEST(TrueCandidates, DigitByDigitOfPublishedPuzzles) { compare_with_rules_left_out(3); }
TEST(ExhaustiveTrueCandidates, DigitByDigitOfPublishedPuzzles) { compare_with_rules_left_out(40); }

void compare_superfluous(int wanted) {
    int seen = 0, superfluous = 0;
    for (const Puzzle& puzzle : published_boards()) {
        if (seen == wanted) break;
        Meter meter(enough);
        const Superfluous found = superfluous_rules(puzzle, {}, meter);
        bool decided = true;
        for (std::size_t k = 0; k < puzzle.geometry().rules().size(); ++k) {
            std::vector<std::size_t> others;
            for (std::size_t j = 0; j < puzzle.geometry().rules().size(); ++j)
                if (j != k) others.push_back(j);
            const auto fewer = part_of(puzzle, others, cells_of(puzzle));
            if (!fewer || std::count(found.undecided.begin(), found.undecided.end(), k) > 0) continue;
            Meter own(enough);
            const Solutions left = solve_by_lines(start_board(*fewer), {.limit = 2}, own);
            const bool told = left.count == 2 || left.end == SearchEnd::complete;
            decided = decided && told;
            const bool listed = std::count(found.rules.begin(), found.rules.end(), k) > 0;
            ASSERT_TRUE(!told || listed == (left.count == 1)) << to_line(puzzle) << " " << k;
            superfluous += listed ? 1 : 0;
        }
        seen += decided ? 1 : 0;
    }
    EXPECT_EQ(seen, wanted);
    EXPECT_GT(superfluous, wanted);
}

TEST(Superfluous, EachByItselfOfPublishedPuzzles) { compare_superfluous(4); }
TEST(ExhaustiveSuperfluous, EachByItselfOfPublishedPuzzles) { compare_superfluous(40); }

}  // namespace
}  // namespace deduku
