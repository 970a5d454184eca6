#include "method/explainer/families/fish.hpp"

#include <array>

#include "method/explainer/families/families.hpp"

namespace deduku::explainer {

Found find_fish(const Position& position, int size, Quiet& quiet) {
    constexpr std::array<double, 5> rating = {0, 0, 3.2, 3.8, 5.2};
    Found out;
    for_each_fish(position, size, all_nine & ~quiet.fish[size], [&](const Fish& fish) {
        Cuts cuts;
        each_cut(position, fish, [&](int cell) { cuts.add(cell, 1 << fish.digit); });
        if (cuts.empty()) return true;
        Hint& hint = out.emplace();
        hint.rule = Rule::fish;
        hint.size = size;
        hint.rating = rating.at(static_cast<std::size_t>(size));
        hint.cuts = cuts;
        for (int line : Members(fish.lines))
            hint.first.base[hint.first.size++] = static_cast<std::uint16_t>(sector_of(fish.base + line, fish.digit));
        std::uint16_t* cover = hint.first.cover;
        for (int line : Members(fish.across))
            *cover++ = static_cast<std::uint16_t>(sector_of(fish.first_cover() + line, fish.digit));
        return false;
    });
    if (!out) quiet.fish[size] = all_nine;
    return out;
}

}  // namespace deduku::explainer
