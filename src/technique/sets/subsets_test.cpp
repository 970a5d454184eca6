#include "technique/sets/subsets.hpp"

#include <bit>

#include "technique/parts/subset_search.hpp"
#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// Calls `use` with every set of k positions of a house.
template <class Use>
void each_choice(int n, int k, Use&& use) {
    for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << n; ++chosen)
        if (std::popcount(chosen) == k) use(chosen);
}

// k cells of a house, each with 2..k digits, k digits together: removes these from the other cells.
std::vector<Removes> naked_subsets(const Board& board, int k) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (int h = 0; h < g.houses(); ++h) {
        const auto house = static_cast<House>(h);
        each_choice(g.digits(), k, [&](std::uint64_t chosen) {
            Set<Digit> joined;
            bool fits = true;
            for (Place p : Set<Place>::from_bits(chosen)) {
                const Set<Digit> digits = board.digits(g.cell_at(house, p));
                joined |= digits;
                fits = fits && 2 <= digits.size() && digits.size() <= k;
            }
            if (!fits || joined.size() != k) return;
            Removes removes;
            for (Place p : g.all_places() - Set<Place>::from_bits(chosen))
                for (Digit d : board.digits(g.cell_at(house, p)) & joined) removes.push_back({g.cell_at(house, p), d});
            add(out, removes);
        });
    }
    return out;
}

// k digits of a house, each with 2..k places, k cells together: removes the other digits of these.
std::vector<Removes> hidden_subsets(const Board& board, int k) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (int h = 0; h < g.houses(); ++h) {
        const auto house = static_cast<House>(h);
        each_choice(g.digits(), k, [&](std::uint64_t chosen) {
            const auto digits = Set<Digit>::from_bits(chosen);
            Set<Place> joined;
            bool fits = true;
            for (Digit d : digits) {
                const Set<Place> places = board.places(house, d);
                joined |= places;
                fits = fits && 2 <= places.size() && places.size() <= k;
            }
            if (!fits || joined.size() != k) return;
            Removes removes;
            for (Place p : joined)
                for (Digit d : board.digits(g.cell_at(house, p)) - digits) removes.push_back({g.cell_at(house, p), d});
            add(out, removes);
        });
    }
    return out;
}

TEST(Subsets, MatchDefinitions) {
    compare(find_naked_subsets, naked_subsets, 2, 3);
    compare(find_hidden_subsets, hidden_subsets, 2, 3);
}

TEST(Subsets, LargeOnesMatchDefinition) {
    Random random(12);
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    std::size_t seen = 0;
    for (int i = 0; i < 40; ++i) {
        const Board board = random_position(geometry, 45 + i, random);
        for (int size = 4; size <= 8; ++size) {
            auto naked = naked_subsets(board, size);
            auto hidden = hidden_subsets(board, size);
            std::sort(naked.begin(), naked.end());
            std::sort(hidden.begin(), hidden.end());
            ASSERT_TRUE(found_by(find_naked_subsets, board, size) == naked) << i << ", size " << size;
            ASSERT_TRUE(found_by(find_hidden_subsets, board, size) == hidden) << i << ", size " << size;
            seen += naked.size() + hidden.size();
        }
    }
    EXPECT_GT(seen, 100U);
}

// Row 1 alone holds the pair: A1 and D1 are in different boxes.
TEST(Subsets, NakedPair) {
    const Board board = board_of({{"A1", "25"}, {"D1", "25"}});
    EXPECT_EQ(texts(find_naked_subsets, board, 2), (Texts{"B1=2,5 C1=2,5 E1=2,5 F1=2,5 G1=2,5 H1=2,5 I1=2,5"}));
    EXPECT_TRUE(texts(find_naked_subsets, board, 3).empty());
    EXPECT_TRUE(texts(find_hidden_subsets, board, 2).empty());
}

// No cell has all three digits.
TEST(Subsets, NakedTriple) {
    const Board board = board_of({{"A1", "12"}, {"D1", "23"}, {"G1", "13"}});
    EXPECT_EQ(texts(find_naked_subsets, board, 3), (Texts{"B1=1,2,3 C1=1,2,3 E1=1,2,3 F1=1,2,3 H1=1,2,3 I1=1,2,3"}));
}

// 2 and 5 of row 1 only at A1 and D1.
TEST(Subsets, HiddenPair) {
    const std::string rest = "1346789";
    const Board board =
        board_of({{"B1", rest}, {"C1", rest}, {"E1", rest}, {"F1", rest}, {"G1", rest}, {"H1", rest}, {"I1", rest}});
    EXPECT_EQ(texts(find_hidden_subsets, board, 2), (Texts{"A1=1,3,4,6,7,8,9 D1=1,3,4,6,7,8,9"}));
    EXPECT_TRUE(texts(find_hidden_subsets, board, 3).empty());
}

TEST(Subsets, StopOnRequest) {
    expect_stops(find_naked_subsets, board_of({{"A1", "25"}, {"B1", "25"}}), 2);  // in row 1 and in box 1
}

TEST(SubsetSearch, SmallRows) {
    const std::vector<std::uint64_t> rows = {0b0011, 0b0110, 0b0101, 0b1111, 0b1000};
    std::vector<std::uint64_t> found;
    const auto keep = [&](std::uint64_t chosen, std::uint64_t joined) {
        EXPECT_EQ(joined, 0b0111U);
        found.push_back(chosen);
        return true;
    };
    EXPECT_TRUE(for_each_subset(rows, 3, keep));
    EXPECT_EQ(found, (std::vector<std::uint64_t>{0b00111}));
    found.clear();
    EXPECT_TRUE(for_each_subset(rows, 2, keep));
    EXPECT_TRUE(found.empty());
}

}  // namespace
}  // namespace deduku
