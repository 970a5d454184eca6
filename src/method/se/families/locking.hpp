// Locked candidates: the places of a digit in one house are all in another.
//
//   |. 7 7|. . .|. . .|     pointing: the 7s of the box are in one row, so not elsewhere in the row
//   |. . .|                 claiming: box and line exchanged
//
// SE visits four kinds of pairs of houses: box and column, box and row, column and box, row and box.
#pragma once

#include "method/se/position/hint.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

/// All places of the digit in `from` (two or more) are in `to`.
struct Locking {
    int from = 0;
    int to = 0;
    int digit = 0;
    int outside = 0;  ///< places of the digit in `to` outside `from`
    [[nodiscard]] bool pointing() const { return from >= 18; }
};

[[nodiscard]] Cuts cuts_of(const Locking& locking);
[[nodiscard]] inline CoverSectors sectors_of(const Locking& locking) {
    return {1, {sector_of(locking.from, locking.digit)}, {sector_of(locking.to, locking.digit)}};
}

/// One of SE's four kinds of pairs of houses; each house of the first kind meets three of the second.
struct Crossings {
    int first_from = 0;
    int first_to = 0;
    std::uint8_t met[9][3] = {};         ///< numbers among their kind, ascending
    std::uint16_t shared[9][3] = {};     ///< places of the first house in the second
    std::uint16_t shared_to[9][3] = {};  ///< places of the second house in the first
};
inline constexpr int crossing_kinds = 4;
extern const Crossings crossings[crossing_kinds];

/// By kind, house and house met: the digits of the first house that are nowhere else in it.
struct LockedDigits {
    LockedDigits() = default;
    explicit LockedDigits(const SePosition& position);
    std::uint16_t digits[crossing_kinds][9][3] = {};
};

/// Calls `found(locking, kind)` with each Locking of these digits in the order of the profile; stops and returns false
/// once it does.
template <class With>
bool for_each_locking(const SePosition& position, Profile profile, const LockedDigits& locked, int of_digits,
                      With&& found) {
    const auto look = [&](int k, int from, int met, int digit) {
        const Crossings& kind = crossings[k];
        const int house = kind.first_from + from, to = kind.first_to + kind.met[from][met];
        if (single(position.places(house, digit))) return true;
        return found(Locking{house, to, digit, position.places(to, digit) & ~kind.shared_to[from][met]}, k);
    };
    for (int k = 0; k < crossing_kinds; ++k) {
        const auto& digits = locked.digits[k];
        if (profile == Profile::se121) {
            for (int from = 0; from < 9; ++from)
                for (int met = 0; met < 3; ++met)
                    for (int digit : BitsOf(digits[from][met] & of_digits))
                        if (!look(k, from, met, digit)) return false;
        } else {
            for (int digit : BitsOf(of_digits))
                for (int from = 0; from < 9; ++from)
                    for (int met = 0; met < 3; ++met)
                        if ((digits[from][met] >> digit & 1) != 0 && !look(k, from, met, digit)) return false;
        }
    }
    return true;
}

template <class With>
bool for_each_locking(const SePosition& position, Profile profile, With&& found) {
    return for_each_locking(position, profile, LockedDigits(position), all_nine, found);
}

}  // namespace deduku::se
