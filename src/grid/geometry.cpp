#include "deduku/geometry.hpp"

#include <algorithm>

namespace deduku {

std::optional<Box> usual_box(int digits) {
    if (digits < 4 || digits > max_digits) return std::nullopt;
    Box best{0, 0};
    for (int height = 2; height * height <= digits; ++height)
        if (digits % height == 0) best = {height, digits / height};
    if (best.height == 0) return std::nullopt;
    return best;
}

Geometry::Geometry(Box box)
    : box_(box), size_(box.digits()), memberships_(cells()), crossings_(houses()), peers_(cells()) {
    place_cells();
    for (House house : every_house()) crossings_[house] = find_crossings(house);
    for (Cell cell : every_cell()) peers_[cell] = find_peers(cell);
}

void Geometry::place_cells() {
    const int boxes_across = size_ / box_.width;
    house_cells_.resize(static_cast<std::size_t>(houses() * size_));
    for (Cell cell : every_cell()) {
        const int r = row(cell);
        const int c = column(cell);
        const int b = r / box_.height * boxes_across + c / box_.width;
        const int place_in_box = r % box_.height * box_.width + c % box_.width;
        memberships_[cell] = {Membership{house(HouseKind::row, r), static_cast<Place>(c)},
                              Membership{house(HouseKind::column, c), static_cast<Place>(r)},
                              Membership{house(HouseKind::box, b), static_cast<Place>(place_in_box)}};
        for (const Membership& m : houses_of(cell))
            *(house_cells_.data() + index(m.house) * size_ + index(m.place)) = cell;
    }
}

// Which houses share cells with this one, and where.
std::vector<Crossing> Geometry::find_crossings(House from) const {
    std::vector<Crossing> found;
    for (Place place : all_places()) {
        for (const Membership& m : houses_of(cell_at(from, place))) {
            if (m.house == from) continue;
            auto it = std::find_if(found.begin(), found.end(), [&](const Crossing& x) { return x.to == m.house; });
            if (it == found.end()) it = found.insert(found.end(), Crossing{from, m.house, {}, {}});
            it->shared_in_from.insert(place);
            it->shared_in_to.insert(m.place);
        }
    }
    std::erase_if(found, [](const Crossing& x) { return x.shared_in_from.size() < 2; });
    return found;
}

std::vector<Cell> Geometry::find_peers(Cell cell) const {
    std::vector<Cell> peers;
    for (const Membership& m : houses_of(cell))
        for (Cell other : cells_of(m.house))
            if (other != cell) peers.push_back(other);
    std::sort(peers.begin(), peers.end());
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    return peers;
}

}  // namespace deduku
