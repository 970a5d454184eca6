#include "method/se/families/locking.hpp"

#include "method/se/families/families.hpp"

namespace deduku::se {
namespace {

constexpr int first_box = 18, first_column = 9, first_row = 0;

constexpr Crossings make(int from, int to) {
    Crossings out{from, to, {}, {}, {}};
    const bool row = from == first_row || to == first_row, from_box = from == first_box;
    for (int a = 0; a < 9; ++a)
        for (int i = 0; i < 3; ++i) {
            const int met = from_box ? (row ? a / 3 : a % 3) * 3 + i : row ? a / 3 * 3 + i : i * 3 + a / 3;
            const int box = from_box ? a : met, line = from_box ? met : a;
            // Places of the box in the line, and of the line in the box.
            const int in_box = row ? 7 << line % 3 * 3 : 0b1001001 << line % 3;
            const int in_line = 7 << (row ? box % 3 : box / 3) * 3;
            out.met[a][i] = static_cast<std::uint8_t>(met);
            out.shared[a][i] = static_cast<std::uint16_t>(from_box ? in_box : in_line);
            out.shared_to[a][i] = static_cast<std::uint16_t>(from_box ? in_line : in_box);
        }
    return out;
}

// Another house of the same kind as `from` with one place left for the digit.
FoundHint direct(const SePosition& position, const Crossings& back, const Locking& locking, const Crossings& kind) {
    const int to = locking.to - kind.first_to;
    for (int i = 0; i < 3; ++i) {
        const int other = kind.first_from + back.met[to][i];
        if (other == locking.from) continue;
        const int places = position.places(other, locking.digit), outside = places & ~back.shared_to[to][i];
        if (single(places) || !single(outside)) continue;
        SeHint hint;
        hint.rule = locking.pointing() ? SeRule::direct_pointing : SeRule::direct_claiming;
        hint.rating = locking.pointing() ? 1.7 : 1.9;
        hint.placed = candidate_of(nine.cell_at[other][lowest(outside)], locking.digit);
        hint.first = sectors_of(locking);
        return hint;
    }
    return std::nullopt;
}

}  // namespace

// A kind and its reverse differ in bit 1.
constinit const Crossings crossings[crossing_kinds] = {make(first_box, first_column), make(first_box, first_row),
                                                       make(first_column, first_box), make(first_row, first_box)};

// Digits within a line that are in one third only, and digits within a box that are in one line only.
LockedDigits::LockedDigits(const SePosition& position) {
    for (int k = 2; k < crossing_kinds; ++k) {
        const Crossings& kind = crossings[k];
        int part[9][3];
        for (int line = 0; line < 9; ++line)
            for (int i = 0; i < 3; ++i) {
                const std::uint8_t* cell = nine.cell_at[kind.first_from + line] + 3 * i;
                part[line][i] = position.digits(cell[0]) | position.digits(cell[1]) | position.digits(cell[2]);
            }
        for (int line = 0; line < 9; ++line)
            for (int i = 0; i < 3; ++i) {
                const int band = line / 3 * 3, next = band + (line + 1) % 3, last = band + (line + 2) % 3;
                const int elsewhere_in_line = part[line][(i + 1) % 3] | part[line][(i + 2) % 3];
                const int elsewhere_in_box = part[next][i] | part[last][i];
                digits[k][line][i] = static_cast<std::uint16_t>(part[line][i] & ~elsewhere_in_line);
                digits[k ^ 2][kind.met[line][i]][line % 3] =
                    static_cast<std::uint16_t>(part[line][i] & ~elsewhere_in_box);
            }
    }
}

Cuts cuts_of(const Locking& locking) {
    Cuts cuts;
    for (int place : BitsOf(locking.outside)) cuts.add(nine.cell_at[locking.to][place], 1 << locking.digit);
    return cuts;
}

FoundHint find_direct_locking(const SePosition& position, Profile profile, Quiet& quiet, int) {
    FoundHint out;
    const int digits = all_nine & ~quiet.direct_locked;
    for_each_locking(position, profile, quiet.locked_digits, digits, [&](const Locking& locking, int kind) {
        out = direct(position, crossings[kind ^ 2], locking, crossings[kind]);
        return !out.has_value();
    });
    if (!out) quiet.direct_locked = all_nine;
    return out;
}

FoundHint find_locking(const SePosition& position, Profile profile, Quiet& quiet, int) {
    FoundHint out;
    for_each_locking(position, profile, quiet.locked_digits, all_nine, [&](const Locking& locking, int) {
        if (locking.outside == 0) return true;
        const Cuts cuts = cuts_of(locking);
        out = locking.pointing() ? deleting(SeRule::pointing, 2.6, cuts) : deleting(SeRule::claiming, 2.8, cuts);
        out->first = sectors_of(locking);
        return false;
    });
    return out;
}

}  // namespace deduku::se
