#include "grid/geometry.hpp"

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

Geometry::Geometry(Box box) : box_(box), size_(box.digits()) {
    const auto n = static_cast<std::size_t>(size_);
    memberships_.resize(n * n);
    house_cells_.resize(3 * n * n);
    for (int r = 0; r < size_; ++r) {
        for (int c = 0; c < size_; ++c) {
            const int boxes_across = size_ / box.width;
            const int b = r / box.height * boxes_across + c / box.width;
            const int place_in_box = r % box.height * box.width + c % box.width;
            const std::array<Membership, 3> in = {
                Membership{house(HouseKind::row, r), static_cast<Place>(c)},
                Membership{house(HouseKind::column, c), static_cast<Place>(r)},
                Membership{house(HouseKind::box, b), static_cast<Place>(place_in_box)}};
            memberships_[at(cell(r, c))] = in;
            for (const Membership& m : in) house_cells_[at(m.house) * n + at(m.place)] = cell(r, c);
        }
    }
    // Which houses share cells, and where: count for every pair over the cells of the first.
    crossings_.resize(3 * n);
    for (int h = 0; h < houses(); ++h) {
        const auto from = static_cast<House>(h);
        std::vector<Crossing> found;
        for (int p = 0; p < size_; ++p) {
            for (const Membership& m : houses_of(cell_at(from, static_cast<Place>(p)))) {
                if (m.house == from) continue;
                auto it = std::find_if(found.begin(), found.end(), [&](const Crossing& x) { return x.to == m.house; });
                if (it == found.end()) it = found.insert(found.end(), Crossing{from, m.house, {}, {}});
                it->shared_in_from.insert(static_cast<Place>(p));
                it->shared_in_to.insert(m.place);
            }
        }
        std::erase_if(found, [](const Crossing& x) { return x.shared_in_from.size() < 2; });
        crossings_[at(from)] = std::move(found);
    }
    peers_.resize(n * n);
    for (int i = 0; i < cells(); ++i) {
        const auto self = static_cast<Cell>(i);
        std::vector<Cell>& peers = peers_[at(self)];
        for (const Membership& m : houses_of(self))
            for (Cell other : cells_of(m.house))
                if (other != self) peers.push_back(other);
        std::sort(peers.begin(), peers.end());
        peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    }
}

}  // namespace deduku
