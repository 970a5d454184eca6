#include "grid/house_groups.hpp"

namespace deduku {

std::vector<HouseGroup> grouped(const Geometry& geometry, const std::vector<House>& houses, Coords style) {
    std::vector<HouseGroup> out;
    for (int kind = 0; kind <= static_cast<int>(HouseKind::other); ++kind)
        for (House house : houses) {
            if (static_cast<int>(geometry.kind(house)) != kind) continue;
            HouseWords words = house_words(geometry, house, style);
            const bool counted = !words.label.empty() && geometry.size_of(house) == geometry.digits();
            if (!counted || out.empty() || out.back().labels.empty() || out.back().noun != words.noun)
                out.push_back({geometry.kind(house), std::move(words.noun), {}});
            if (!words.label.empty()) out.back().labels.push_back(std::move(words.label));
        }
    return out;
}

}  // namespace deduku
