#include "deduku/geometry.hpp"

#include <algorithm>
#include <functional>

#include "grid/in_order.hpp"

namespace deduku {

std::optional<Box> usual_box(int digits) {
    if (digits < 4 || digits > max_digits) return std::nullopt;
    Box best{0, 0};
    for (int height = 2; height * height <= digits; ++height)
        if (digits % height == 0) best = {height, digits / height};
    if (best.height == 0) return std::nullopt;
    return best;
}

bool is_valid(int digits, const HouseCells& houses) {
    if (digits < 2 || digits > max_digits || houses.empty() || houses.size() > 250) return false;
    std::vector<std::size_t> count(static_cast<std::size_t>(digits * digits));
    for (const std::vector<Cell>& house : houses) {
        if (house.size() != static_cast<std::size_t>(digits) || index(house.back()) >= digits * digits) return false;
        if (std::adjacent_find(house.begin(), house.end(), std::greater_equal<>()) != house.end()) return false;
        for (Cell cell : house)
            if (++count[static_cast<std::size_t>(cell)] > max_houses_of_cell) return false;
    }
    return true;
}

HouseCells standard_houses(Box box) {
    const int n = box.digits();
    HouseCells out(static_cast<std::size_t>(3 * n));
    for (std::vector<Cell>& house : out) house.reserve(static_cast<std::size_t>(n));
    for (int cell = 0; cell < n * n; ++cell) {
        const int r = cell / n;
        const int c = cell % n;
        const int b = r / box.height * (n / box.width) + c / box.width;
        for (int house : {r, n + c, 2 * n + b}) out[static_cast<std::size_t>(house)].push_back(static_cast<Cell>(cell));
    }
    return out;
}

Geometry::Geometry(Box box) : Geometry(box, standard_houses(box), true) {}

Geometry::Geometry(int digits, const HouseCells& houses) : Geometry({1, digits}, houses, false) {}

Geometry::Geometry(Box box, const HouseCells& houses, bool standard)
    : box_(box),
      size_(box.digits()),
      houses_(static_cast<int>(houses.size())),
      standard_(standard),
      memberships_(cells()),
      crossings_(houses_),
      peers_(cells()) {
    for (House house : every_house())
        for (Cell cell : houses[static_cast<std::size_t>(house)]) {
            const auto place = static_cast<Place>(house_cells_.size() % static_cast<std::size_t>(size_));
            Memberships& in = memberships_[cell];
            in.items[in.count++] = {house, place};
            house_cells_.push_back(cell);
        }
    for (House house : every_house()) crossings_[house] = find_crossings(house);
    for (Cell cell : every_cell()) peers_[cell] = find_peers(cell);
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
    peers.reserve(houses_of(cell).size() * static_cast<std::size_t>(size_ - 1));
    for (const Membership& m : houses_of(cell))
        for (Cell other : cells_of(m.house))
            if (other != cell) peers.push_back(other);
    put_in_order(peers);
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    return peers;
}

}  // namespace deduku
