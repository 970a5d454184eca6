// Aligned pair and triplet exclusion: of two or three cells the digits that occur in no allowed combination.
//
//   A1 {1,2}  A4 {1,3}   B1 {2,3} sees both: not 2 and 3 at once; 1 and 1 neither
//                        if every combination with the 2 of A1 is excluded, A1 is not 2
//
// An excluder is a peer with few candidates; two cells at least have to be excluders of all cells of the set.
#include "method/explainer/aligned.hpp"

#include "method/explainer/families.hpp"

namespace deduku::explainer {
namespace {

/// Digits that some excluder forbids beside others.
struct Forbidden {
    std::uint16_t beside[9] = {};  ///< the others of pairs
    std::uint16_t three[20];       ///< all of three
    int threes = 0;

    /// The third of those that have both.
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
    /// Without what is `changed` there would be no hint.
    Exclusion(const Position& position, int size, Profile profile, const Cells& changed)
        : position_(position), size_(size), profile_(profile), changed_(changed) {
        Cells few, one;
        for (int cell = 0; cell < cell_count; ++cell) {
            const int n = count(position.digits(cell));
            if (n == 1) one.insert(cell);
            if (n >= 2 && n <= size) few.insert(cell);
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

    Found find() {
        for (int second = 1; second < bases_; ++second)
            for (int first = 0; first < second; ++first) {
                const int a = base_[first], b = base_[second];
                if (!near_.has(a) && !near_.has(b)) continue;
                const Cells common = excluders_[a] & excluders_[b];
                if (common.size() < 2) continue;
                const bool changed = changed_.has(a) || changed_.has(b) || !(common & changed_).empty();
                if (size_ == 2 ? changed && test_pair(a, b, common) : find_third(a, b, common, changed)) return hint_;
            }
        return std::nullopt;
    }

  private:
    // Most often there is nothing, in whatever order.
    bool find_third(int a, int b, const Cells& common, bool changed) {
        Cells thirds = (excluders_[a] | excluders_[b]) & is_base_;
        if (!changed) thirds &= changed_;
        thirds.erase(a);
        thirds.erase(b);
        bool found = false;
        thirds.for_each([&](int third) {
            const Cells of_all = common & excluders_[third];
            if (!found && of_all.size() >= 2) found = test_triplet(a, b, third, of_all);
        });
        if (!found) return false;
        for (int of : {a, b})
            for (int third : peers_of(of, profile_)) {
                const Cells of_all = common & excluders_[third];
                if (excluders_[of].has(third) && thirds.has(third) && of_all.size() >= 2 &&
                    test_triplet(a, b, third, of_all))
                    return true;
            }
        return true;
    }

    Forbidden forbidden_by(const Cells& excluders) const {
        Forbidden out;
        excluders.for_each([&](int cell) {
            const int digits = position_.digits(cell), low = digits & -digits;
            if (!single(digits & ~low)) {
                out.three[out.threes++] = static_cast<std::uint16_t>(digits);
                return;
            }
            for (int d : Members(digits))
                out.beside[d] = static_cast<std::uint16_t>(out.beside[d] | (digits & ~(1 << d)));
        });
        return out;
    }

    bool test_pair(int a, int b, const Cells& common) {
        const Forbidden forbidden = forbidden_by(common);
        const int together = sees(a, b) ? all_nine : 0;
        int of_a = 0, of_b = 0;
        for (int d : Members(position_.digits(a))) {
            const int allowed = position_.digits(b) & ~((1 << d & together) | forbidden.beside[d]);
            if (allowed != 0) of_a |= 1 << d;
            of_b |= allowed;
        }
        return report({a, b, -1}, {of_a, of_b, 0}, 6.2);
    }

    bool test_triplet(int a, int b, int c, const Cells& common) {
        const Forbidden forbidden = forbidden_by(common);
        const int ab = sees(a, b) ? all_nine : 0, ac = sees(a, c) ? all_nine : 0, bc = sees(b, c) ? all_nine : 0;
        int of_a = 0, of_b = 0, of_c = 0;
        for (int d : Members(position_.digits(a)))
            for (int e : Members(position_.digits(b) & ~((1 << d & ab) | forbidden.beside[d]))) {
                const int gone = (1 << d & ac) | (1 << e & bc) | forbidden.beside[d] | forbidden.beside[e] |
                                 forbidden.beside_both(d, e);
                const int allowed = position_.digits(c) & ~gone;
                if (allowed == 0) continue;
                of_a |= 1 << d;
                of_b |= 1 << e;
                of_c |= allowed;
            }
        return report({a, b, c}, {of_a, of_b, of_c}, 7.5);
    }

    struct Three {
        int of[3];
    };
    bool report(const Three& cells, const Three& allowed, double rating) {
        Cuts cuts;
        for (int i = 0; i < size_; ++i)
            if (const int gone = position_.digits(cells.of[i]) & ~allowed.of[i]; gone != 0) cuts.add(cells.of[i], gone);
        if (cuts.empty()) return false;
        Hint& hint = hint_.emplace();
        hint.rule = Rule::aligned_exclusion;
        hint.size = size_;
        hint.rating = rating;
        hint.cuts = cuts;
        for (int i = 0; i < size_; ++i) hint.cells.insert(cells.of[i]);
        return true;
    }

    const Position& position_;
    int size_;
    Profile profile_;
    const Cells& changed_;
    Cells excluders_[cell_count];
    Cells is_base_;
    Cells near_;  ///< base cells that changed, or of which an excluder did
    int base_[cell_count];
    int bases_ = 0;
    Found hint_;
};

}  // namespace

Found find_aligned_exclusion(const Position& position, int size, Profile profile) {
    Cells all;
    for (int cell = 0; cell < cell_count; ++cell) all.insert(cell);
    return Exclusion(position, size, profile, all).find();
}

// A set of cells is excluded from nothing new unless one of them or a common excluder changed. Cells with one candidate
// decide which sets are looked at, so there must not have been any.
Found AlignedMemory::find(const Position& position, int size, Profile profile) {
    Cells changed;
    bool single_cell = false;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (!known_ || digits_[cell] != position.digits(cell)) changed.insert(cell);
        single_cell = single_cell || single(position.digits(cell));
    }
    known_ = false;
    Found out = single_cell ? find_aligned_exclusion(position, size, profile)
                            : Exclusion(position, size, profile, changed).find();
    if (out || single_cell) return out;
    known_ = true;
    for (int cell = 0; cell < cell_count; ++cell) digits_[cell] = static_cast<std::uint16_t>(position.digits(cell));
    return out;
}

}  // namespace deduku::explainer
