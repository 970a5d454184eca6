#include "technique/sets/all_different.hpp"

#include <bit>
#include <optional>

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// The digits of each place of a house.
using Rows = std::vector<std::uint64_t>;

Rows rows_of(const Board& board, House house) {
    Rows rows;
    for (Cell cell : board.geometry().cells_of(house)) rows.push_back(board.digits(cell).bits());
    return rows;
}

// Whether the rows from `p` on can take different unused digits.
bool can_place(const Rows& rows, std::size_t p, std::uint64_t used) {
    if (p == rows.size()) return true;
    for (std::uint64_t left = rows[p] & ~used; left != 0; left &= left - 1)
        if (can_place(rows, p + 1, used | (left & -left))) return true;
    return false;
}

// The digits of place p that are in no placement.
std::uint64_t impossible(const Rows& rows, std::size_t p) {
    std::uint64_t out = 0;
    for (std::uint64_t left = rows[p]; left != 0; left &= left - 1) {
        Rows fixed = rows;
        fixed[p] = left & -left;
        if (!can_place(fixed, 0, 0)) out |= fixed[p];
    }
    return out;
}

// Size and kind of the smallest Hall set of the house that removes the digit from the place, and the number of sets of
// that size and kind.
struct Smallest {
    int size = 99;
    bool hidden = false;
    int equals = 0;
};

Smallest smallest(const Rows& rows, std::size_t place, std::size_t digit) {
    const std::size_t n = rows.size();
    Rows columns(n);
    for (std::size_t p = 0; p < n; ++p)
        for (std::size_t d = 0; d < n; ++d) columns[d] |= (rows[p] >> d & 1) << p;
    Smallest out;
    for (const bool hidden : {false, true})
        for (std::uint64_t chosen = 1; chosen < std::uint64_t{1} << n; ++chosen) {
            std::uint64_t joined = 0;
            for (std::uint64_t left = chosen; left != 0; left &= left - 1)
                joined |= (hidden ? columns : rows)[static_cast<std::size_t>(std::countr_zero(left))];
            const int size = std::popcount(chosen);
            if (std::popcount(joined) != size) continue;
            const std::uint64_t places = hidden ? joined : chosen;
            const std::uint64_t digits = hidden ? chosen : joined;
            if ((places >> place & 1) != (hidden ? 1U : 0U) || (digits >> digit & 1) != (hidden ? 0U : 1U)) continue;
            if (size < out.size) out = {size, hidden, 0};
            if (size == out.size && hidden == out.hidden) ++out.equals;
        }
    return out;
}

std::vector<Deduction> all_found(const Board& board) {
    std::vector<Deduction> found;
    find_all_different(board, 0, [&](const Deduction& deduction) {
        EXPECT_TRUE(follows(board, deduction));
        EXPECT_FALSE(deduction.removes.empty());
        found.push_back(deduction);
        return true;
    });
    return found;
}

// The house of a subset, from its Cover with digits.
House house_of(const Geometry& g, const Cover& cover) {
    return g.house_of(g.is_cell(cover.base.front()) ? cover.cover.front() : cover.base.front());
}

struct Seen {
    int removed = 0;
    int lacking = 0;
    int naked = 0;
    int hidden = 0;
};

// Compares the finder's result with the definitions, for one house.
void compare_house(const Board& board, House house, const std::vector<Deduction>& found, Seen& seen) {
    const Geometry& g = board.geometry();
    const Rows rows = rows_of(board, house);
    std::vector<const Deduction*> here;
    for (const Deduction& deduction : found)
        if (house_of(g, std::get<Cover>(deduction.why)) == house) here.push_back(&deduction);
    if (!can_place(rows, 0, 0)) {
        ASSERT_EQ(here.size(), 1U);
        Board after = board;
        apply(after, *here.front());
        EXPECT_TRUE(after.contradictory());
        ++seen.lacking;
        return;
    }
    for (std::size_t p = 0; p < rows.size(); ++p) {
        const Cell cell = g.cell_at(house, static_cast<Place>(p));
        const auto gone = Set<Digit>::from_bits(impossible(rows, p));
        for (Digit d : board.digits(cell)) {
            const Candidate c{cell, d};
            const auto removes = [&](const Deduction* x) {
                return std::find(x->removes.begin(), x->removes.end(), c) != x->removes.end();
            };
            const auto first = std::find_if(here.begin(), here.end(), removes);
            ASSERT_EQ(first != here.end(), gone.has(d));
            if (first == here.end()) continue;
            // The first deduction is the smallest, naked before hidden.
            const auto& cover = std::get<Cover>((*first)->why);
            const Smallest best = smallest(rows, p, static_cast<std::size_t>(d));
            EXPECT_EQ(static_cast<int>(cover.base.size()), best.size);
            EXPECT_EQ(!g.is_cell(cover.base.front()), best.hidden);
            EXPECT_EQ(best.equals, 1);
            ++seen.removed;
            ++(best.hidden ? seen.hidden : seen.naked);
        }
    }
}

Seen compare_boards(Box box, int boards, unsigned seed) {
    Random random(seed);
    const auto geometry = std::make_shared<const Geometry>(box);
    Seen seen;
    for (int i = 0; i < boards; ++i) {
        Board board = random_position(geometry, 30 + 50 * i / boards, random);
        for (int k = i % 5 * box.digits() / 3; k > 0; --k) {
            const Candidate c = geometry->candidate(below(random, geometry->candidates()));
            if (board.has(c)) board.remove(c);
        }
        const std::vector<Deduction> found = all_found(board);
        if (board.contradictory()) {
            EXPECT_TRUE(found.empty());
            continue;
        }
        for (int h = 0; h < geometry->houses(); ++h) {
            compare_house(board, static_cast<House>(h), found, seen);
            if (::testing::Test::HasFatalFailure()) return seen;
        }
    }
    EXPECT_GT(seen.lacking, 0);
    EXPECT_GT(seen.naked, boards / 4);
    EXPECT_GT(seen.hidden, boards / 4);
    return seen;
}

TEST(AllDifferent, RemovesUnplaceableCandidatesBySmallestSet) {
    compare_boards({2, 2}, 600, 1);
    compare_boards({2, 3}, 200, 2);
    compare_boards({3, 3}, 60, 3);
}

TEST(ExhaustiveAllDifferent, RemovesUnplaceableCandidatesBySmallestSet) {
    EXPECT_GT(compare_boards({2, 2}, 20'000, 4).removed, 10'000);
    EXPECT_GT(compare_boards({3, 3}, 1'500, 5).removed, 50'000);
}

// The drawing of the header, in row 1 of a 4x4 board.
TEST(AllDifferent, Example) {
    const Board board = board_of({{"A1", "12"}, {"B1", "12"}, {"C1", "123"}, {"D1", "34"}}, {2, 2});
    const std::vector<Deduction> found = all_found(board);
    const Geometry& g = board.geometry();
    std::vector<const Cover*> row;
    for (const Deduction& d : found)
        if (house_of(g, std::get<Cover>(d.why)) == House{0}) row.push_back(&std::get<Cover>(d.why));
    ASSERT_EQ(row.size(), 2U);
    EXPECT_EQ(row[0]->base, std::vector<Sector>{g.sector(House{0}, Digit{3})});  // 4 only at D1
    EXPECT_EQ(row[0]->cover, std::vector<Sector>{g.sector(Cell{3})});
    EXPECT_EQ(row[1]->base, (std::vector<Sector>{g.sector(Cell{0}), g.sector(Cell{1})}));
    EXPECT_EQ(row[1]->cover, (std::vector<Sector>{g.sector(House{0}, Digit{0}), g.sector(House{0}, Digit{1})}));
}

// Three cells with the same two digits: the first two empty the third.
TEST(AllDifferent, TooFewDigits) {
    const Board board = board_of({{"A1", "12"}, {"D1", "12"}, {"G1", "12"}});
    const std::vector<Deduction> found = all_found(board);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(std::get<Cover>(found[0].why).base.size(), 2U);
    Board after = board;
    apply(after, found[0]);
    EXPECT_TRUE(after.contradictory());
}

TEST(AllDifferent, StopsOnRequest) {
    const Board board = board_of({{"A1", "25"}, {"B1", "25"}});  // in row 1 and in box 1
    expect_stops(find_all_different, board, 0);
}

// A separate house, initially with all digits in all places.
struct LoneHouse {
    explicit LoneHouse(int n)
        : size(n),
          digits(static_cast<std::size_t>(n), Set<Place>::first_n(n)),
          places(static_cast<std::size_t>(n), Set<Place>::first_n(n)) {
        for (int p = 0; p < n; ++p) cells.push_back(static_cast<Cell>(p));
    }
    HouseView view() const { return {cells, digits.data(), places.data()}; }
    void remove(Place p, Digit d) {
        digits[static_cast<std::size_t>(p)].erase(static_cast<Place>(d));
        places[static_cast<std::size_t>(d)].erase(p);
    }
    AllDifferent filter() const {
        AllDifferent out;
        out.reset(Set<Place>::first_n(size), Set<Digit>::first_n(size));
        return out;
    }

    int size;
    std::vector<Cell> cells;
    std::vector<Set<Place>> digits;
    std::vector<Set<Place>> places;
};

void expect_lacking(const HouseView& view, const AllDifferent::Lack& lack) {
    Set<Digit> digits = view.at(lack.place);
    Set<Place> places = view.of(lack.digit);
    for (Place p : lack.set.places) digits |= view.at(p);
    for (Digit d : lack.set.digits) places |= view.of(d);
    EXPECT_EQ(lack.set.places.size(), lack.set.digits.size());
    if (lack.set.hidden) {
        EXPECT_TRUE(lack.set.places.contains(places));
        EXPECT_FALSE(lack.set.digits.has(lack.digit));
    } else {
        EXPECT_TRUE(lack.set.digits.contains(digits));
        EXPECT_FALSE(lack.set.places.has(lack.place));
    }
}

// Removes at random until there is no placement; returns the number of digits excluded in the process.
int wear_down(LoneHouse house, Random& random) {
    int excluded = 0;
    const HouseView view = house.view();
    AllDifferent kept = house.filter();
    for (Set<Place> fresh = Set<Place>::first_n(house.size);; fresh = {}) {
        for (int k = below(random, 6); k >= 0; --k) {
            const auto p = static_cast<Place>(below(random, house.size));
            const auto d = static_cast<Digit>(below(random, house.size));
            if (!view.at(p).has(d)) continue;
            house.remove(p, d);
            fresh.insert(p);
        }
        AllDifferent anew = house.filter();
        const bool fits = anew.update(view, Set<Place>::first_n(house.size));
        EXPECT_EQ(kept.update(view, fresh), fits);
        if (::testing::Test::HasFailure()) return excluded;
        if (!fits) break;
        for (Place p : Set<Place>::first_n(house.size)) {
            const Set<Digit> gone = kept.excluded(view, p);
            EXPECT_EQ(gone, anew.excluded(view, p));
            EXPECT_TRUE(gone.empty() || kept.split().has(p));
            for (Digit d : gone) house.remove(p, d);
            excluded += gone.size();
        }
    }
    expect_lacking(view, kept.lacking());
    return excluded;
}

// Matching and components kept over removals exclude the same candidates as new ones.
TEST(AllDifferent, StaysCorrectOverManyRemovals) {
    Random random(6);
    for (const int n : {9, 16, 25, 64}) {
        int excluded = 0;
        for (int i = 0; i < 60; ++i) excluded += wear_down(LoneHouse(n), random);
        EXPECT_GT(excluded, 60) << n;
    }
}

}  // namespace
}  // namespace deduku
