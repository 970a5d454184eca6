// Franken and mutant fish: a digit has its places in k base houses, except the fins, in k cover houses of any kind.
//
//        A   B   C                row 1 and box 4 have 7 only in columns A and C, and at B1, a fin. If B1 is not 7,
//   1    7   f   7                both columns have their 7 there; if it is, the cells that see B1 are not 7. Either
//   2    x       x                way 7 is false at the cells x. A finned Franken X-Wing.
//   4    7   .   .                Franken: rows and boxes in columns and boxes, or columns and boxes in rows and boxes;
//   5    .   .   7                mutant: any other mixture. (Rows in columns, columns in rows: fish.cpp.) All houses
//                                 except rows and columns count as boxes.
//
// A candidate in more base houses than cover houses is a fin, even if it is in two base houses and one cover house (an
// endo-fin). A candidate in more cover houses than base houses that sees all fins is false. A Cover; with fins, nested
// Splits on the base houses of the fins, with the Cover in the branch where no fin is true.
//
// The search starts from the elimination: a fish shows that t is false if, with t true, k base houses have only k - 1
// cover houses left. Then the digit cannot be placed with t, which holds for few candidates: all others are skipped
// immediately. A fish is reported if it is the smallest one for some candidate that it removes. Fish with few fins come
// first.
#include "technique/fish/complex_fish.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/links/chain.hpp"
#include "technique/parts/case.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

// Cells of a board, up to 128 of them.
struct CellSet {
    std::uint64_t low = 0, high = 0;

    void insert(Cell cell) {
        const auto i = static_cast<unsigned>(index(cell));
        (i < 64 ? low : high) |= std::uint64_t{1} << (i % 64);
    }
    bool has(Cell cell) const {
        const auto i = static_cast<unsigned>(index(cell));
        return ((i < 64 ? low : high) >> (i % 64) & 1) != 0;
    }
    bool empty() const { return (low | high) == 0; }
    int size() const { return std::popcount(low) + std::popcount(high); }
    Cell first() const { return static_cast<Cell>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high)); }
    friend CellSet operator&(CellSet a, CellSet b) { return {a.low & b.low, a.high & b.high}; }
    friend CellSet operator|(CellSet a, CellSet b) { return {a.low | b.low, a.high | b.high}; }
    friend CellSet operator-(CellSet a, CellSet b) { return {a.low & ~b.low, a.high & ~b.high}; }
};
constexpr int most_cells = 128, most_houses = 64;

using Houses = std::uint64_t;  // a bit for each

template <class Visit>
void for_each_house(Houses houses, Visit&& visit) {
    for (; houses != 0; houses &= houses - 1) visit(static_cast<House>(std::countr_zero(houses)));
}

Houses bit(House house) { return Houses{1} << index(house); }

struct ComplexFish {
    Houses base = 0, cover = 0;
    std::vector<Cell> fins, removes;
};

// Fish of one digit.
class FishOfDigit {
  public:
    FishOfDigit(const Board& board, Digit digit)
        : board_(board), g_(board.geometry()), digit_(digit), places_(g_.houses()), sees_(g_.cells()) {
        for (House house : g_.every_house())
            for (Place place : board.places(house, digit)) places_[house].insert(g_.cell_at(house, place));
        for (Cell cell : g_.every_cell()) {
            for (Cell peer : g_.peers_of(cell)) sees_[cell].insert(peer);
            if (board.has({cell, digit})) living_.insert(cell);
        }
    }

    // Whether all rows, and so all houses, can have the digit if this place is true.
    bool can_be(Cell cell) const { return placed(0, living_ - sees_[cell]); }

    // Calls `visit(base, cover)` for every fish of this size that removes the place and has no part that does; for some
    // fish several times.
    template <class Visit>
    void for_each_fish(Cell target, int size, Visit&& visit) {
        left_ = living_ - sees_[target];
        Houses own = 0;
        for (const Membership& m : full_houses_of(target)) own |= bit(m.house);
        bases_.clear();
        for (House house : g_.every_house())
            if ((own & bit(house)) == 0 && places_[house].size() >= 2 && !(places_[house] & left_).empty())
                bases_.push_back(house);
        grow(size, 0, 0, 0, [&](Houses bases, Houses covers) {
            for_each_house(own, [&](House last) { visit(bases, covers | bit(last)); });
        });
    }
    // Whether some of the bases fit into fewer of the covers, for the last target.
    bool has_smaller(Houses bases, Houses covers) const {
        for (Houses some = (bases - 1) & bases; some != 0; some = (some - 1) & bases)
            for (Houses of = covers;; of = (of - 1) & covers) {
                if (std::popcount(of) + 1 == std::popcount(some) && too_many(some, of).empty()) return true;
                if (of == 0) break;
            }
        return false;
    }

    // The fish with its fins and all its eliminations.
    ComplexFish fish_of(Houses base, Houses cover) const {
        ComplexFish out{base, cover, {}, {}};
        CellSet seen_by_fins = living_;
        for (Cell cell : g_.every_cell())
            if (living_.has(cell) && count(cell, base) > count(cell, cover)) {
                out.fins.push_back(cell);
                seen_by_fins = seen_by_fins & sees_[cell];
            }
        for (Cell cell : g_.every_cell())
            if (seen_by_fins.has(cell) && count(cell, cover) > count(cell, base)) out.removes.push_back(cell);
        return out;
    }

    Deduction deduction(const ComplexFish& fish) const {
        std::vector<Candidate> removes;
        for (Cell cell : fish.removes) removes.push_back({cell, digit_});
        Deduction out{cover_of(fish), removes};
        // From the innermost Split outwards.
        const std::vector<House> bases = bases_with_fins(fish);
        for (std::size_t i = bases.size(); i-- > 0;) out = unless_a_fin(fish, bases, i, std::move(out));
        return out;
    }

    Pattern pattern(const ComplexFish& fish) const {
        std::vector<Cell> fins = fish.fins;
        put_in_order(fins);
        return finned(board_, cover_of(fish), std::move(fins));
    }

  private:
    Cover cover_of(const ComplexFish& fish) const {
        Cover out;
        for_each_house(fish.base, [&](House house) { out.base.push_back(g_.sector(house, digit_)); });
        for_each_house(fish.cover, [&](House house) { out.cover.push_back(g_.sector(house, digit_)); });
        return out;
    }
    bool placed(int row, CellSet rest) const {
        if (!may_fill_all(rest)) return false;
        if (row == g_.digits()) return true;
        for (CellSet here = rest & places_[g_.house(HouseKind::row, row)]; !here.empty();) {
            const Cell cell = here.first();
            CellSet one;
            one.insert(cell);
            here = here - one;
            if (placed(row + 1, (rest - sees_[cell]) | one)) return true;
        }
        return false;
    }

    // Places in all rows, none of which sees another, are in all columns and boxes; perhaps not in all other houses.
    bool may_fill_all(CellSet rest) const {
        return g_.standard() || std::all_of(g_.every_house().begin(), g_.every_house().end(),
                                            [&](House house) { return !(places_[house] & rest).empty(); });
    }
    // Full houses precede the others.
    std::span<const Membership> full_houses_of(Cell cell) const {
        const auto all = g_.houses_of(cell);
        std::size_t full = all.size();
        while (full > 0 && index(all[full - 1].house) >= g_.full_houses()) --full;
        return all.first(full);
    }

    // The number of these houses that contain the cell.
    int count(Cell cell, Houses houses) const {
        int out = 0;
        for (const Membership& m : full_houses_of(cell)) out += (houses & bit(m.house)) != 0 ? 1 : 0;
        return out;
    }

    // The cells that are left in at least one, two and three of these houses.
    std::array<CellSet, 3> layers(Houses houses) const {
        std::array<CellSet, 3> out;
        for_each_house(houses, [&](House house) {
            const CellSet rest = places_[house] & left_;
            out[2] = out[2] | (out[1] & rest);
            out[1] = out[1] | (out[0] & rest);
            out[0] = out[0] | rest;
        });
        return out;
    }
    // The cells left that are in more of the bases than of the covers.
    CellSet too_many(Houses bases, Houses covers) const {
        const auto in = layers(bases), over = layers(covers);
        return (in[0] - over[0]) | (in[1] - over[1]) | (in[2] - over[2]);
    }
    // Adds base by base; first covers all open cells, each by one of its houses. Bases that fit into fewer covers are a
    // smaller fish.
    template <class Visit>
    void grow(int size, std::size_t from, Houses bases, Houses covers, const Visit& visit) const {
        const CellSet open = too_many(bases, covers);
        if (!open.empty()) {
            if (std::popcount(covers) == size - 1) return;
            for (const Membership& m : full_houses_of(open.first()))
                if (((bases | covers) & bit(m.house)) == 0) grow(size, from, bases, covers | bit(m.house), visit);
            return;
        }
        if (std::popcount(covers) < std::popcount(bases)) {
            if (std::popcount(bases) == size && std::popcount(covers) == size - 1) visit(bases, covers);
            return;
        }
        for (std::size_t i = from; i < bases_.size(); ++i)
            if ((covers & bit(bases_[i])) == 0) grow(size, i + 1, bases | bit(bases_[i]), covers, visit);
    }

    // The first base of each fin.
    std::vector<House> bases_with_fins(const ComplexFish& fish) const {
        std::vector<House> out;
        for (Cell fin : fish.fins) {
            const House house = base_of(fish, fin);
            if (!contains(out, house)) out.push_back(house);
        }
        return out;
    }
    House base_of(const ComplexFish& fish, Cell fin) const {
        for (const Membership& m : full_houses_of(fin))
            if ((fish.base & bit(m.house)) != 0) return m.house;
        return {};  // never reached: a fin is in a base
    }

    // A Split on the i-th base with fins: one of its fins is true and seen, or `rest` holds.
    Deduction unless_a_fin(const ComplexFish& fish, const std::vector<House>& bases, std::size_t i,
                           Deduction rest) const {
        const Sector on = g_.sector(bases[i], digit_);
        std::vector<Candidate> fins, others;
        for (Place place : board_.members(on)) {
            const Candidate c = g_.member(on, place);
            if (!contains(fish.fins, c.cell)) {
                others.push_back(c);
                continue;
            }
            const auto before = bases.begin() + static_cast<std::ptrdiff_t>(i);
            const bool is_false =
                std::any_of(bases.begin(), before, [&](House b) { return count(c.cell, bit(b)) > 0; });
            if (!is_false) fins.push_back(c);
        }
        const std::vector<Candidate> removes = rest.removes;
        Split split{on, {}};
        for (Candidate fin : fins) {
            Case branch(board_, on, {fin});
            branch.take_seen(on, fin, removes);
            split.branches.push_back(branch.open());
        }
        if (!others.empty()) split.branches.push_back({std::move(others), {std::move(rest)}, std::nullopt});
        return {std::move(split), removes};
    }

    const Board& board_;
    const Geometry& g_;
    Digit digit_;
    Table<House, CellSet> places_;
    Table<Cell, CellSet> sees_;
    CellSet living_;
    // For the target: the candidates left if it is true, and the houses that keep any.
    CellSet left_;
    std::vector<House> bases_;
};

enum class Mixture : std::uint8_t { basic, franken, mutant };

Mixture mixture_of(const Geometry& geometry, Houses base, Houses cover) {
    constexpr std::size_t row = 0, column = 1, box = 2;
    const auto kinds = [&](Houses houses) {
        std::array<bool, 3> out{};
        for_each_house(houses, [&](House house) {
            const HouseKind kind = geometry.kind(house);
            out[kind == HouseKind::row ? row : kind == HouseKind::column ? column : box] = true;
        });
        return out;
    };
    const auto in = kinds(base), over = kinds(cover);
    const bool crossed = (!in[column] && !over[row]) || (!in[row] && !over[column]);
    if (!crossed) return Mixture::mutant;
    return in[box] || over[box] ? Mixture::franken : Mixture::basic;
}

bool find_complex(const Board& board, int size, Mixture mixture, bool with_fins, const Sink& sink) {
    const Geometry& g = board.geometry();
    if (g.cells() > most_cells || g.full_houses() > most_houses) return true;
    for (Digit digit : g.all_digits()) {
        FishOfDigit search(board, digit);
        std::set<std::pair<Houses, Houses>> known;
        std::vector<ComplexFish> found;
        for (Cell cell : g.every_cell()) {
            if (!board.has({cell, digit}) || search.can_be(cell)) continue;
            search.for_each_fish(cell, size, [&](Houses base, Houses cover) {
                if (mixture_of(g, base, cover) != mixture || known.count({base, cover}) > 0) return;
                if (search.has_smaller(base, cover)) return;
                known.insert({base, cover});
                ComplexFish fish = search.fish_of(base, cover);
                if (fish.fins.empty() != with_fins) found.push_back(std::move(fish));
            });
        }
        put_in_order(found, [](const auto& a, const auto& b) { return a.fins.size() < b.fins.size(); });
        for (const ComplexFish& fish : found)
            if (!sink({search.deduction(fish), [&] { return search.pattern(fish); }})) return false;
    }
    return true;
}

}  // namespace

bool find_franken_fish(const Board& board, int size, const Sink& sink) {
    return find_complex(board, size, Mixture::franken, false, sink);
}

bool find_finned_franken_fish(const Board& board, int size, const Sink& sink) {
    return find_complex(board, size, Mixture::franken, true, sink);
}

bool find_mutant_fish(const Board& board, int size, const Sink& sink) {
    return find_complex(board, size, Mixture::mutant, false, sink);
}

bool find_finned_mutant_fish(const Board& board, int size, const Sink& sink) {
    return find_complex(board, size, Mixture::mutant, true, sink);
}

}  // namespace deduku
