// Unique rectangles and loops, types 1 to 4.
//
//   {2,5} {2,5}         type 1: only one cell has extra candidates, so it is neither 2 nor 5
//   {2,5} {2,5,7}       two cells have extra candidates; type 2: 7 in both, type 3: more, type 4: 2 is in these only
#include <algorithm>
#include <array>

#include "method/se/families/families.hpp"
#include "method/se/families/loop_search.hpp"
#include "method/se/families/subsets.hpp"

namespace deduku::se {
namespace {

double base_rating(int length) {
    constexpr std::array<double, 5> rating = {4.5, 4.6, 4.7, 4.5 + 0.3 + 0.2, 4.5 + 0.3 + 0.2};
    return rating.at(static_cast<std::size_t>(std::min(length / 2 - 2, 4)));
}

// The best hint of one loop, if better than the best so far: the least rating, then the least type, then the first. (SE
// skips hints that it already has; equal hints are not better.)
class Types {
  public:
    Types(const SePosition& position, const Loop& loop, FoundHint& best)
        : position_(position), loop_(loop), best_(best) {}

    void report() {
        const int more = loop_.more.size();
        if (more == 0 || !is_better(1, base())) return;
        if (more == 1) return type_1();
        if (more > 2) return type_2();
        extra_ = (position_.digits(loop_.first_more) | position_.digits(loop_.second_more)) & ~loop_.pair;
        single(extra_) ? type_2() : type_3();
        type_4();
    }

  private:
    bool is_better(int type, double rating) const {
        return !best_ || rating < best_->rating || (rating == best_->rating && type < best_->type);
    }
    void add(int type, double rating, const Cuts& cuts) {
        if (cuts.empty() || !is_better(type, rating)) return;
        best_ = deleting(SeRule::unique_loop, rating, cuts);
        best_->size = loop_.length;
        best_->type = type;
        best_->cells = loop_.cells;
        best_->pair = loop_.pair;
    }
    double base() const { return base_rating(loop_.length); }

    void type_1() {
        Cuts cuts;
        cuts.add(loop_.first_more, loop_.pair);
        add(1, base(), cuts);
    }

    void type_2() {
        const int digit = lowest(position_.digits(loop_.first_more) & ~loop_.pair);
        NineCells seen = nine.sees[loop_.first_more];
        loop_.more.for_each([&](int cell) { seen &= nine.sees[cell]; });
        Cuts cuts;
        seen.for_each([&](int cell) {
            if (position_.has(candidate_of(cell, digit))) cuts.add(cell, 1 << digit);
        });
        add(2, base(), cuts);
    }

    void type_3() {
        const int a = loop_.first_more, b = loop_.second_more;
        for (int size = count(extra_); 2 * size <= 9; ++size)
            for (int kind = 0; kind < 3; ++kind) {
                const int house = nine.house_of[a][kind];
                if (house != nine.house_of[b][kind]) continue;
                const int first = nine.place_in[a][kind], second = nine.place_in[b][kind];
                if (2 * size <= position_.open_in(house)) naked(house, first, second, size);
                if (2 * size < position_.open_in(house)) hidden(house, first, second, size);
            }
    }

    // The extra candidates of both cells count as one cell.
    void naked(int house, int first, int second, int size) {
        if (!is_better(3, base() + 0.1 * (size - 1))) return;
        int marks[9];
        get_digits(position_, house, marks);
        marks[first] = extra_;
        marks[second] = 0;
        for_each_square(marks, size, [&](int places, int digits) {
            if ((places >> first & 1) == 0) return true;
            int of_others = extra_ & position_.digits(loop_.first_more) & position_.digits(loop_.second_more);
            for (int place : BitsOf(places & ~(1 << first))) of_others |= marks[place];
            if (count(of_others) != size) return true;
            add(3, base() + 0.1 * (size - 1), cuts_of(position_, Subset{house, digits, places | 1 << second, true}));
            return true;
        });
    }

    void hidden(int house, int first, int second, int size) {
        if (!is_better(3, base())) return;
        int rest = 0, of_pair = 0;
        for (int digit = 0; digit < 9; ++digit) {
            const int places = position_.places(house, digit) & ~(1 << second);
            if ((loop_.pair >> digit & 1) != 0) {
                if (places == 0) return;
                of_pair |= places;
            } else if ((extra_ >> digit & 1) == 0 && places != 0 && count(places) <= size) {
                rest |= 1 << digit;
            }
        }
        for_each_choice(rest, size - 2, [&](int others) {
            int places = of_pair;
            for (int digit : BitsOf(others)) places |= position_.places(house, digit) & ~(1 << second);
            const int digits = others | loop_.pair, cut = places & ~(1 << first | 1 << second);
            if (count(places) == size)
                add(3, base() + 0.1 * (count(cut) - 1), cuts_of(position_, Subset{house, digits, cut, false}));
        });
    }

    // The last common house of both cells in which a digit of the pair has no other place.
    void type_4() {
        const int a = loop_.first_more, b = loop_.second_more;
        int locked = 0;
        for (int kind = 0; kind < 3; ++kind) {
            const int house = nine.house_of[a][kind];
            if (house != nine.house_of[b][kind]) continue;
            const int both = 1 << nine.place_in[a][kind] | 1 << nine.place_in[b][kind];
            for (int digit : BitsOf(loop_.pair))
                if ((position_.places(house, digit) & ~both) == 0) locked |= 1 << digit;
        }
        if (locked == 0) return;
        const int other = loop_.pair & ~(locked & -locked);
        Cuts cuts;
        for (int cell : {a, b}) cuts.add(cell, other);
        add(4, base(), cuts);
    }

    const SePosition& position_;
    const Loop& loop_;
    FoundHint& best_;
    int extra_ = 0;  // the extra candidates of two cells
};

}  // namespace

FoundHint find_unique_loop(const SePosition& position, LoopMemory& memory) {
    FoundHint best;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (count(position.digits(cell)) != 2) continue;
        for (const Loop& loop : memory.of(position, cell))
            if (loop.start == cell) Types(position, loop, best).report();
    }
    return best;
}

}  // namespace deduku::se
