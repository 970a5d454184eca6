// Contradictions as they are told: each look follows from those told before, by all fillings of its rule, by its house, or,
// for sums of houses, by all solutions; and what is told leaves a cell or a digit of a house nothing. What a look excludes
// and does not tell is not used.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "grid/contains.hpp"
#include "technique/rules/contradictions.hpp"
#include "technique/rules/rule_chains.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

// What a reader knows: the digits of cells, where one that is alone in its cell excludes itself from the houses.
class Known {
  public:
    Known(const Puzzle& puzzle, Candidate supposed) : puzzle_(puzzle), board_(start_board(puzzle)) {
        keep(supposed.cell, {supposed.digit});
    }

    Set<Digit> digits(Cell cell) const { return board_.digits(cell); }

    void exclude(Cell cell, Set<Digit> gone) {
        for (const Digit d : gone& digits(cell)) board_.remove({cell, d});
        const Set<Digit> left = digits(cell);
        if (!left.single() || contains(placed_, cell)) return;
        placed_.push_back(cell);
        for (const Cell peer : geometry().peers_of(cell)) exclude(peer, left);
    }
    void keep(Cell cell, Set<Digit> left) { exclude(cell, digits(cell) - left); }

    std::vector<Cell> places(House house, Digit d) const {
        std::vector<Cell> out;
        for (const Cell cell : geometry().cells_of(house))
            if (digits(cell).has(d)) out.push_back(cell);
        return out;
    }

    // Whether a filling of the cells of the rule has the digit there.
    bool allows(const Rule& rule, Cell cell, Digit d) const {
        std::vector<Cell> cells = {cell};
        for (const std::vector<Cell>& group : rule.groups)
            for (const Cell each : group)
                if (!contains(cells, each)) cells.push_back(each);
        Table<Cell, Digit> grid(geometry().cells());
        return digits(cell).has(d) && fills(rule, cells, 0, {d}, grid);
    }
    bool in_some_solution(Cell cell, Digit d) const {
        if (!solutions_) solutions_ = testing::all_solutions(puzzle_);
        return std::any_of(solutions_->begin(), solutions_->end(), [&](const Grid& grid) {
            const auto& all = geometry().every_grid_cell();
            return grid[cell] == d &&
                   std::all_of(all.begin(), all.end(), [&](Cell each) { return digits(each).has(grid[each]); });
        });
    }
    bool sees(Cell a, Cell b) const {
        const auto peers = geometry().peers_of(a);
        return std::find(peers.begin(), peers.end(), b) != peers.end();
    }
    const Geometry& geometry() const { return puzzle_.geometry(); }

  private:
    bool fills(const Rule& rule, const std::vector<Cell>& cells, std::size_t next, Set<Digit> choice,
               Table<Cell, Digit>& grid) const {
        if (next == cells.size()) return rule.row->holds(rule, {geometry(), {}}, grid);
        const auto taken = [&](std::size_t i, Digit d) { return grid[cells[i]] == d && sees(cells[i], cells[next]); };
        for (const Digit d : choice) {
            bool free = true;
            for (std::size_t i = 0; i < next; ++i) free = free && !taken(i, d);
            grid[cells[next]] = d;
            const Set<Digit> then = next + 1 < cells.size() ? digits(cells[next + 1]) : Set<Digit>{};
            if (free && fills(rule, cells, next + 1, then, grid)) return true;
        }
        return false;
    }

    const Puzzle& puzzle_;
    Board board_;
    std::vector<Cell> placed_;
    mutable std::optional<std::vector<Grid>> solutions_;
};

// Whether the digit there, by its houses or by a rule alone, excludes this one.
bool excludes(const Known& known, Candidate one, Candidate other) {
    Known then = known;
    then.keep(one.cell, {one.digit});
    const auto& rules = known.geometry().rules();
    return !then.digits(other.cell).has(other.digit) || std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return !then.allows(rule, other.cell, other.digit);
    });
}

// Whether it does by one of these rules.
bool excludes_by(const std::vector<std::size_t>& rules, const Known& known, Candidate one, Candidate other) {
    Known then = known;
    then.keep(one.cell, {one.digit});
    return std::any_of(rules.begin(), rules.end(), [&](std::size_t rule) {
        return !then.allows(known.geometry().rules()[rule], other.cell, other.digit);
    });
}

// Sums of houses are checked on small boards, where all solutions can be listed.
bool can_be(const Known& known, const Glance& look, Cell cell, Digit d) {
    const Geometry& g = known.geometry();
    if (look.rule && g.is_cell(look.on)) return known.allows(g.rules()[*look.rule], cell, d);
    if (!g.is_cell(look.on)) return g.digits() == 4 && known.in_some_solution(cell, d);
    const Cell own = g.cell_of(look.on);
    const Set<Digit> digits = known.digits(own);
    if (cell == own) return digits.has(d);
    for (const Digit each : digits)
        if (!excludes(known, {own, each}, {cell, d})) return true;
    return false;
}

// The digits that the look says are gone from cells.
std::vector<std::pair<Cell, Set<Digit>>> told_gone(const Known& known, const Glance& look) {
    std::vector<std::pair<Cell, Set<Digit>>> out;
    for (const CellGroup& group : look.left)
        for (const Cell cell : group.cells) out.emplace_back(cell, known.digits(cell) - group.digits);
    for (const CellGroup& group : look.without)
        for (const Cell cell : group.cells) out.emplace_back(cell, known.digits(cell) & group.digits);
    return out;
}

// "1 and 2 of row 3 are in A3 and B3": these cells have no others, or no other cell of the house has these.
void expect_subset(Known& known, const Glance& look) {
    const CellGroup& subset = look.left.front();
    const House house = known.geometry().house_of(look.on);
    ASSERT_EQ(subset.cells.size(), static_cast<std::size_t>(subset.digits.size()));
    Set<Digit> inside, outside;
    for (const Cell cell : known.geometry().cells_of(house))
        (contains(subset.cells, cell) ? inside : outside) |= known.digits(cell);
    EXPECT_TRUE((inside - subset.digits).empty() || (outside & subset.digits).empty());
    for (const Cell cell : known.geometry().cells_of(house))
        known.exclude(cell, contains(subset.cells, cell) ? known.digits(cell) - subset.digits : subset.digits);
    for (std::size_t i = 1; i < look.left.size(); ++i)
        for (const Cell cell : look.left[i].cells)
            EXPECT_TRUE((known.digits(cell) - look.left[i].digits).empty()) << "left to others";
}

// "row 3 has 4 only in A3 or B3, so not in A2"
void expect_places(Known& known, const Glance& look) {
    const Digit d = known.geometry().digit_of(look.on);
    std::vector<Cell> told;
    for (const CellGroup& group : look.left) told.insert(told.end(), group.cells.begin(), group.cells.end());
    EXPECT_FALSE(told.empty());
    for (const Cell place : known.places(known.geometry().house_of(look.on), d)) {
        EXPECT_TRUE(contains(told, place));
        for (const auto& [cell, gone] : told_gone(known, {std::nullopt, {}, {}, look.without}))
            for (const Digit each : gone)
                EXPECT_TRUE(look.through.empty() ? excludes(known, {place, d}, {cell, each})
                                                 : excludes_by(look.through, known, {place, d}, {cell, each}));
    }
    for (const CellGroup& group : look.without)
        for (const Cell cell : group.cells) known.exclude(cell, group.digits);
    if (told.size() == 1) known.keep(told.front(), {d});
}

void expect_follows(Known& known, const Glance& look) {
    const Geometry& g = known.geometry();
    if (look.subset) return expect_subset(known, look);
    if (!look.rule && !g.is_cell(look.on) && !g.is_linear(look.on)) return expect_places(known, look);
    for (const auto& [cell, gone] : told_gone(known, look))
        for (const Digit d : gone) EXPECT_FALSE(can_be(known, look, cell, d)) << index(cell) << ' ' << index(d) + 1;
    for (const auto& [cell, gone] : told_gone(known, look)) known.exclude(cell, gone);
}

bool tells_nothing(const Glance& look) { return look.left.empty() && look.without.empty(); }

bool leaves_nothing(const Known& known) {
    const Geometry& g = known.geometry();
    const auto& cells = g.every_grid_cell();
    if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return known.digits(cell).empty(); })) return true;
    for (const House house : g.every_house())
        for (int d = 0; d < g.digits(); ++d)
            if (g.size_of(house) == g.digits() && known.places(house, static_cast<Digit>(d)).empty()) return true;
    return false;
}

// The last look tells nothing, or what was told leaves nothing.
void expect_empty(const Known& known, const ToldContradiction& told) {
    if (leaves_nothing(known)) return;
    const Geometry& g = known.geometry();
    const Sector empty = *told.branch.empty;
    const bool ends = !told.looks.empty() && tells_nothing(told.looks.back());
    const auto is_open = [&](Cell cell, Digit d) { return !ends || can_be(known, told.looks.back(), cell, d); };
    if (g.is_cell(empty)) {
        for (const Digit d : known.digits(g.cell_of(empty))) EXPECT_FALSE(is_open(g.cell_of(empty), d));
        return;
    }
    for (const Cell cell : known.places(g.house_of(empty), g.digit_of(empty)))
        EXPECT_FALSE(is_open(cell, g.digit_of(empty)));
}

std::string cages_and_lines(testing::Random& random) {
    const auto number = [&](int from, int count) { return std::to_string(from + testing::below(random, count)); };
    return std::string(16, '.') + " rules: killer " + number(3, 5) + ": A1 B1; killer " + number(6, 4) +
           ": C2 D2 D3; thermo: B4 B3 C3; killer " + number(3, 5) + ": C1 D1; white-dot: A3 A4; arrow: A2 = B2 C2";
}

struct Count {
    std::size_t told = 0, looks = 0, subsets = 0;
};

void expect_all_follow(const std::string& text, Count& count) {
    const Puzzle puzzle = testing::read_puzzle(text);
    const Board board = start_board(puzzle);
    const RuleView rules(puzzle.shared_geometry());
    for (const auto* all : {&rules.chains().on(board), &rules.contradictions().on(board)})
        for (const ToldContradiction& told : *all) {
            SCOPED_TRACE(text + " supposed: digit " + std::to_string(index(told.what.digit) + 1) + " in cell " +
                         std::to_string(index(told.what.cell)));
            Known known(puzzle, told.what);
            for (const Glance& look : told.looks)
                if (!tells_nothing(look) && !leaves_nothing(known)) expect_follows(known, look);
            expect_empty(known, told);
            ++count.told;
            count.looks += told.looks.size();
            for (const Glance& look : told.looks) count.subsets += look.subset ? 1U : 0U;
        }
}

TEST(ToldLooks, FollowFromThoseBefore) {
    testing::Random random(20261201);
    Count count;
    for (int round = 0; round < 100; ++round) expect_all_follow(cages_and_lines(random), count);
    EXPECT_GT(count.told, 1000U);
    EXPECT_GT(2 * count.looks, 3 * count.told);
}

// The cells of a box that an arrow crosses have few digits.
TEST(ToldLooks, ThroughSubsets) {
    testing::Random random(20261202);
    const auto some = [&](int digits) {
        std::string out = "[";
        for (int d = 1; d <= 9; ++d)
            if (testing::below(random, 9) < digits) out += static_cast<char>('0' + d);
        return out.size() > 1 ? out + ']' : std::string(".");
    };
    Count count;
    for (int round = 0; round < 300; ++round)
        expect_all_follow(std::string(27, '.') + some(5) + some(5) + some(4) + std::string(6, '.') + some(8) + some(6) +
                              some(6) + std::string(6, '.') + some(5) + some(5) + some(4) + std::string(33, '.') +
                              " rules: arrow: A5 = B5 C5",
                          count);
    EXPECT_GT(count.subsets, 30U);
}

}  // namespace
}  // namespace deduku
