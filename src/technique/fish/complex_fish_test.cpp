// Franken and mutant fish against their definition: all choices of k base houses and k cover houses.
#include "technique/fish/complex_fish.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// All choices of `size` of the numbers below n.
void for_each_choice(int n, int size, const std::function<void(const std::vector<int>&)>& visit) {
    std::vector<int> chosen(static_cast<std::size_t>(size));
    const std::function<void(int, int)> go = [&](int at, int from) {
        if (at == size) return visit(chosen);
        for (int i = from; i < n; ++i) {
            chosen[static_cast<std::size_t>(at)] = i;
            go(at + 1, i + 1);
        }
    };
    go(0, 0);
}

struct PlainFish {
    const Board& board;
    Digit digit;
    std::vector<int> base, cover;

    int times(Cell cell, const std::vector<int>& houses) const {
        int out = 0;
        for (const Membership& m : board.geometry().houses_of(cell))
            out += std::find(houses.begin(), houses.end(), index(m.house)) != houses.end() ? 1 : 0;
        return out;
    }
    std::vector<Cell> fins() const {
        std::vector<Cell> out;
        for (Cell cell : board.geometry().every_cell())
            if (board.has({cell, digit}) && times(cell, base) > times(cell, cover)) out.push_back(cell);
        return out;
    }
    Removes removes() const {
        Removes out;
        const std::vector<Cell> all = fins();
        for (Cell cell : board.geometry().every_cell()) {
            if (!board.has({cell, digit}) || times(cell, base) >= times(cell, cover)) continue;
            if (std::all_of(all.begin(), all.end(), [&](Cell fin) { return share_house(board.geometry(), cell, fin); }))
                out.push_back({cell, digit});
        }
        return out;
    }
    // Whether a part with equal numbers of base and cover houses also removes this; a part of one and one always may.
    bool part_removes(Candidate c) const {
        const unsigned all = (1U << base.size()) - 1;
        for (unsigned some = 1; some < all; ++some)
            for (unsigned of = 1; of < all; ++of) {
                if (std::popcount(some) != std::popcount(of)) continue;
                PlainFish part{board, digit, {}, {}};
                for (std::size_t i = 0; i < base.size(); ++i) {
                    if ((some >> i & 1) != 0) part.base.push_back(base[i]);
                    if ((of >> i & 1) != 0) part.cover.push_back(cover[i]);
                }
                const Removes gone = part.removes();
                if (std::find(gone.begin(), gone.end(), c) != gone.end()) return true;
            }
        return false;
    }
    bool has_kind(const std::vector<int>& houses, HouseKind kind) const {
        return std::any_of(houses.begin(), houses.end(),
                           [&](int house) { return board.geometry().kind(static_cast<House>(house)) == kind; });
    }
    bool has_area(const std::vector<int>& houses) const {
        return std::any_of(houses.begin(), houses.end(),
                           [&](int house) { return is_area(board.geometry(), static_cast<House>(house)); });
    }
    bool is_franken() const {
        return (!has_kind(base, HouseKind::row) && !has_kind(cover, HouseKind::column)) ||
               (!has_kind(base, HouseKind::column) && !has_kind(cover, HouseKind::row));
    }
    bool has_box() const { return has_area(base) || has_area(cover); }
};

std::vector<Removes> complex_fish(const Board& board, int size, bool franken, bool finned) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Digit digit : g.all_digits()) {
        for_each_choice(g.houses(), size, [&](const std::vector<int>& base) {
            for (int house : base)
                if (places_of(board, static_cast<House>(house), digit).size() < 2) return;
            for_each_choice(g.houses(), size, [&](const std::vector<int>& cover) {
                for (int house : cover)
                    if (std::find(base.begin(), base.end(), house) != base.end()) return;
                const PlainFish fish{board, digit, base, cover};
                if (fish.is_franken() != franken || (franken && !fish.has_box())) return;
                const Removes removes = fish.removes();
                if (removes.empty() || fish.fins().empty() == finned) return;
                if (std::all_of(removes.begin(), removes.end(), [&](Candidate c) { return fish.part_removes(c); }))
                    return;
                add(out, removes);
            });
        });
    }
    return out;
}

// On boards with few places of a digit, so that there are many fish.
void compare_complex(Finder find, bool franken, bool finned, int largest_board, int max_size, int boards,
                     std::size_t least) {
    compare(
        find, [&](const Board& board, int size) { return complex_fish(board, size, franken, finned); }, 2, max_size,
        largest_board, boards, least);
}

TEST(ComplexFish, MatchDefinitions) {
    compare_complex(find_franken_fish, true, false, 4, 3, 40, 10);
    compare_complex(find_mutant_fish, false, false, 4, 3, 40, 10);
    compare_complex(find_finned_franken_fish, true, true, 4, 3, 16, 10);
    compare_complex(find_finned_mutant_fish, false, true, 4, 3, 16, 10);
}

TEST(ComplexFish, MatchDefinitionsOnAnyHouses) {
    for (const bool franken : {true, false})
        for (const bool finned : {true, false})
            compare_on_houses(
                franken  ? finned ? find_finned_franken_fish : find_franken_fish
                : finned ? find_finned_mutant_fish
                         : find_mutant_fish,
                [&](const Board& board, int size) { return complex_fish(board, size, franken, finned); }, 2, 3, 4, 6,
                10);
}

TEST(ExhaustiveComplexFish, MatchDefinitionsOnLargerBoards) {
    compare_complex(find_franken_fish, true, false, 6, 3, 6, 10);
    compare_complex(find_mutant_fish, false, false, 6, 3, 6, 10);
    compare_complex(find_finned_franken_fish, true, true, 6, 3, 6, 10);
    compare_complex(find_finned_mutant_fish, false, true, 6, 3, 6, 10);
    compare_complex(find_finned_franken_fish, true, true, 9, 2, 2, 10);
    compare_complex(find_finned_mutant_fish, false, true, 9, 2, 2, 10);
}

}  // namespace
}  // namespace deduku
