#include "method/se/families/fish.hpp"

#include <array>

#include "method/se/families/families.hpp"

namespace deduku::se {

Cuts cuts_of(const SePosition& position, const Fish& fish) {
    Cuts cuts;
    for (int line : BitsOf(fish.across)) {
        const int house = fish.first_cover() + line;
        for (int place : BitsOf(position.places(house, fish.digit) & ~fish.lines))
            cuts.add(nine.cell_at[house][place], 1 << fish.digit);
    }
    return cuts;
}

CoverSectors sectors_of(const Fish& fish) {
    CoverSectors out;
    for (int line : BitsOf(fish.lines)) out.base[out.size++] = sector_of(fish.base + line, fish.digit);
    std::uint16_t* cover = out.cover;
    for (int line : BitsOf(fish.across)) *cover++ = sector_of(fish.first_cover() + line, fish.digit);
    return out;
}

FoundHint find_fish(const SePosition& position, Profile, Quiet& quiet, int size) {
    constexpr std::array<double, 5> rating = {0, 0, 3.2, 3.8, 5.2};
    FoundHint out;
    for_each_fish(position, size, all_nine & ~quiet.fish[size], [&](const Fish& fish) {
        out = deleting(SeRule::fish, rating.at(static_cast<std::size_t>(size)), cuts_of(position, fish));
        if (!out) return true;
        out->size = size;
        out->first = sectors_of(fish);
        return false;
    });
    if (!out) quiet.fish[size] = all_nine;
    return out;
}

}  // namespace deduku::se
