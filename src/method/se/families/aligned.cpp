// Aligned pair and triplet exclusion: removes digits of two or three cells that occur in no allowed combination.
//
//   A1 {1,2}  A4 {1,3}   B1 {2,3} sees both: not 2 and 3 at once, nor 1 and 1
//                        if every combination with the 2 of A1 is excluded, A1 is not 2
//
// An excluder is a peer with few candidates; all cells of the set must share at least two of them.
#include "method/se/families/aligned.hpp"

#include "method/se/families/families.hpp"

namespace deduku::se {
namespace {

/// A set of digits for each digit, padded so that several can be combined at once.
struct Beside {
    std::uint16_t of[16] = {};
    void operator|=(const Beside& other) {
        for (int d = 0; d < 16; ++d) of[d] = static_cast<std::uint16_t>(of[d] | other.of[d]);
    }
};

/// The combinations forbidden by some excluder.
struct Forbidden {
    Beside beside;            ///< partners of each digit in pairs
    std::uint16_t three[20];  ///< triples of digits
    int threes = 0;

    /// The third digits of excluders with both digits.
    [[nodiscard]] int beside_both(int d, int e) const {
        const int both = 1 << d | 1 << e;
        int out = 0;
        for (int i = 0; i < threes; ++i)
            if ((three[i] & both) == both) out |= three[i] & ~both;
        return d == e ? 0 : out;
    }
};

class Exclusion {
  public:
    /// Tests only sets that depend on `changed` cells: others have no hint.
    Exclusion(const SePosition& position, int size, Profile profile, const NineCells& changed)
        : position_(position), size_(size), profile_(profile), changed_(changed) {
        NineCells few, one;
        for (int cell = 0; cell < cell_count; ++cell) {
            const int n = count(position.digits(cell));
            if (n == 1) one.insert(cell);
            if (n >= 2 && n <= size) few.insert(cell);
            if (n == 3) three_.insert(cell);
            if (n == 2)
                for (int digit : BitsOf(position.digits(cell)))
                    of_pair_[cell].of[digit] = static_cast<std::uint16_t>(position.digits(cell) & ~(1 << digit));
        }
        for (int cell = 0; cell < cell_count; ++cell) {
            excluders_[cell] = nine.sees[cell] & few;
            if (count(position.digits(cell)) < 2 || excluders_[cell].empty()) continue;
            if (!(nine.sees[cell] & one).empty()) continue;
            base_[bases_++] = cell;
            is_base_.insert(cell);
            if (changed.has(cell) || !(excluders_[cell] & changed).empty()) near_.insert(cell);
        }
    }

    FoundHint find() {
        for (int second = 0; second < bases_; ++second) {
            const int b = base_[second];
            NineCells partners = seen_twice(excluders_[b]) & before_;
            before_.insert(b);
            if (!near_.has(b)) partners &= near_;
            bool found = false;
            partners.for_each([&](int a) { found = found || test_with(a, b); });
            if (found) return hint_;
        }
        return std::nullopt;
    }

  private:
    // Cells that see two of these: two excluders must see all cells of a set.
    static NineCells seen_twice(const NineCells& excluders) {
        NineCells once, twice;
        excluders.for_each([&](int cell) {
            twice |= once & nine.sees[cell];
            once |= nine.sees[cell];
        });
        return twice;
    }

    static NineCells seen_by_some(const NineCells& cells) {
        NineCells out;
        cells.for_each([&](int cell) { out |= nine.sees[cell]; });
        return out;
    }

    bool test_with(int a, int b) {
        const NineCells common = excluders_[a] & excluders_[b];
        const bool changed = changed_.has(a) || changed_.has(b);
        if (size_ == 3) return find_third(a, b, common, changed);
        return (changed || !(common & changed_).empty()) && test_pair(a, b, common);
    }

    // Usually there is no hint, whatever the order.
    bool find_third(int a, int b, const NineCells& common, bool changed) {
        NineCells thirds = (excluders_[a] | excluders_[b]) & is_base_ & seen_twice(common);
        if (!changed) thirds &= changed_ | seen_by_some(common & changed_);
        thirds.erase(a);
        thirds.erase(b);
        if (thirds.empty()) return false;
        const Alone alone(*this, a, b, common);
        bool found = false;
        thirds.for_each([&](int third) {
            found = found ||
                    (alone.may_cut(position_.digits(third)) && test_triplet(a, b, third, common & excluders_[third]));
        });
        if (!found) return false;
        for (int of : {a, b})
            for (int third : peers_of(of, profile_))
                if (excluders_[of].has(third) && thirds.has(third) &&
                    test_triplet(a, b, third, common & excluders_[third]))
                    return true;
        return true;
    }

    // A filter for third cells: the exclusions if every excluder of both cells, and both cells themselves, saw the
    // third cell. A hint needs candidates that are excluded even then.
    struct Alone {
        int beside[18], size = 0;  ///< per digit of a and b: a hint if one has all candidates of the third
        int never = all_nine;      ///< of the third cell: excluded for all combinations

        Alone(const Exclusion& of, int a, int b, const NineCells& common) {
            const Forbidden forbidden = of.forbidden_by(common);
            const int together = sees(a, b) ? all_nine : 0, of_b = of.position_.digits(b);
            int by_b[9];
            for (int e : BitsOf(of_b)) by_b[e] = all_nine;
            for (int d : BitsOf(of.position_.digits(a))) {
                int by_d = all_nine;
                for (int e : BitsOf(of_b & ~((1 << d & together) | forbidden.beside.of[d]))) {
                    const int gone =
                        1 << d | 1 << e | forbidden.beside.of[d] | forbidden.beside.of[e] | forbidden.beside_both(d, e);
                    by_d &= gone;
                    by_b[e] &= gone;
                }
                beside[size++] = by_d;
                never &= by_d;
            }
            for (int e : BitsOf(of_b)) beside[size++] = by_b[e];
        }
        [[nodiscard]] bool may_cut(int third) const {
            bool out = (third & never) != 0;
            for (int i = 0; i < size; ++i) out = out | ((third & ~beside[i]) == 0);
            return out;
        }
    };

    Forbidden forbidden_by(const NineCells& excluders) const {
        Forbidden out;
        excluders.for_each([&](int cell) {
            if (three_.has(cell)) out.three[out.threes++] = static_cast<std::uint16_t>(position_.digits(cell));
            out.beside |= of_pair_[cell];
        });
        return out;
    }

    bool test_pair(int a, int b, const NineCells& common) {
        const Forbidden forbidden = forbidden_by(common);
        const int together = sees(a, b) ? all_nine : 0;
        int of_a = 0, of_b = 0;
        for (int d : BitsOf(position_.digits(a))) {
            const int allowed = position_.digits(b) & ~((1 << d & together) | forbidden.beside.of[d]);
            if (allowed != 0) of_a |= 1 << d;
            of_b |= allowed;
        }
        return report({a, b, -1}, {of_a, of_b, 0}, 6.2);
    }

    bool test_triplet(int a, int b, int c, const NineCells& common) {
        const Forbidden forbidden = forbidden_by(common);
        const int ab = sees(a, b) ? all_nine : 0, ac = sees(a, c) ? all_nine : 0, bc = sees(b, c) ? all_nine : 0;
        const int of[3] = {position_.digits(a), position_.digits(b), position_.digits(c)};
        int seen[3] = {};
        const auto look_at = [&](int d, int e) {
            const int gone = (1 << d & ac) | (1 << e & bc) | forbidden.beside.of[d] | forbidden.beside.of[e] |
                             forbidden.beside_both(d, e);
            const int allowed = of[2] & ~gone;
            if (allowed == 0) return;
            seen[0] |= 1 << d;
            seen[1] |= 1 << e;
            seen[2] |= allowed;
        };
        const auto beside = [&](int d) { return of[1] & ~((1 << d & ab) | forbidden.beside.of[d]); };
        // Usually a few combinations contain all digits.
        for (int d : BitsOf(of[0]))
            if (const int others = beside(d), fresh = others & ~seen[1]; others != 0)
                look_at(d, lowest(fresh != 0 ? fresh : others));
        if (seen[0] == of[0] && seen[1] == of[1] && seen[2] == of[2]) return false;
        for (int d : BitsOf(of[0]))
            for (int e : BitsOf(beside(d)))
                if ((seen[0] >> d & seen[1] >> e & 1) == 0 || seen[2] != of[2]) look_at(d, e);
        return report({a, b, c}, {seen[0], seen[1], seen[2]}, 7.5);
    }

    struct Three {
        int of[3];
    };
    bool report(const Three& cells, const Three& allowed, double rating) {
        int gone[3], any = 0;
        for (int i = 0; i < size_; ++i) any |= gone[i] = position_.digits(cells.of[i]) & ~allowed.of[i];
        if (any == 0) return false;
        Cuts cuts;
        for (int i = 0; i < size_; ++i)
            if (gone[i] != 0) cuts.add(cells.of[i], gone[i]);
        hint_ = deleting(SeRule::aligned_exclusion, rating, cuts);
        hint_->size = size_;
        for (int i = 0; i < size_; ++i) hint_->cells.insert(cells.of[i]);
        return true;
    }

    const SePosition& position_;
    int size_;
    Profile profile_;
    const NineCells& changed_;
    NineCells excluders_[cell_count];
    NineCells three_;             ///< those with three candidates
    Beside of_pair_[cell_count];  ///< of cells with two candidates
    NineCells is_base_;
    NineCells before_;  ///< base cells before the second
    NineCells near_;    ///< base cells that changed, or have an excluder that did
    int base_[cell_count];
    int bases_ = 0;
    FoundHint hint_;
};

}  // namespace

// A set of cells has no new exclusions unless one of them or a common excluder changed. This requires that no cell had
// a single candidate, since these cells determine which sets are tested. After a find, the memory is unchanged.
FoundHint AlignedMemory::find(const SePosition& position, int size, Profile profile) {
    NineCells changed, all;
    bool single_cell = false;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (!known_ || digits_[cell] != position.digits(cell)) changed.insert(cell);
        all.insert(cell);
        single_cell = single_cell || single(position.digits(cell));
    }
    const FoundHint out = Exclusion(position, size, profile, single_cell ? all : changed).find();
    if (out || single_cell) return out;
    known_ = true;
    for (int cell = 0; cell < cell_count; ++cell) digits_[cell] = static_cast<std::uint16_t>(position.digits(cell));
    return out;
}

}  // namespace deduku::se
