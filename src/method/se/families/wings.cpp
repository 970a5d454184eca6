// XY-Wing and XYZ-Wing: a cell and two of its peers with three digits between them.
//
//   x = {1,2}   y = {1,3}   z = {2,3}      one of y, z is 3: no 3 sees both
//   x = {1,2,3}: one of x, y, z is 3: no 3 sees all three
#include "method/se/families/families.hpp"

namespace deduku::se {
namespace {

// The digit common to y and z, removed from cells that see them (and x, if it has it).
FoundHint wing(const SePosition& position, int x, int y, int z, int size) {
    const int digit = lowest(position.digits(y) & position.digits(z));
    NineCells seen = nine.sees[y] & nine.sees[z];
    if (size == 3) seen &= nine.sees[x];
    Cuts cuts;
    seen.for_each([&](int cell) {
        if (cell != x && position.has(candidate_of(cell, digit))) cuts.add(cell, 1 << digit);
    });
    FoundHint out = size == 2 ? deleting(SeRule::xy_wing, 4.2, cuts) : deleting(SeRule::xyz_wing, 4.4, cuts);
    if (out)
        for (int cell : {x, y, z}) out->cells.insert(cell);
    return out;
}

}  // namespace

FoundHint find_wing(const SePosition& position, Profile profile, Quiet& known, int size) {
    NineCells& quiet = known.wings[size];
    for (int x = 0; x < cell_count; ++x) {
        const int of_x = position.digits(x);
        if (count(of_x) != size || quiet.has(x)) continue;
        for (int y : peers_of(x, profile)) {
            const int of_y = position.digits(y);
            if (count(of_y) != 2 || !single(of_x & ~of_y)) continue;
            for (int z : peers_of(x, profile)) {
                const int of_z = position.digits(z);
                if (count(of_z) != 2 || count(of_x | of_y | of_z) != 3) continue;
                if (count(of_x & of_y & of_z) != size - 2) continue;
                if (FoundHint hint = wing(position, x, y, z, size)) return hint;
            }
        }
        quiet.insert(x);
    }
    return std::nullopt;
}

}  // namespace deduku::se
