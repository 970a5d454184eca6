#include "canon/grid_form.hpp"

#include <algorithm>
#include <utility>

#include "canon/bands.hpp"

namespace deduku::canon {
namespace {

/// A row with the columns and names of the form: its first eight digits, and its number.
struct Row {
    std::uint64_t text;
    std::uint8_t number;
};

/// The other six rows, in the order of the form.
using Rest = std::array<Row, 6>;

void order_two(Row& a, Row& b) {
    if (b.text < a.text) std::swap(a, b);
}

/// Sorts three rows by their first digits.
void order_three(Row* rows) {
    order_two(rows[0], rows[1]);
    order_two(rows[1], rows[2]);
    order_two(rows[0], rows[1]);
}

/// Negative, 0 or positive if the text is before, equal to or after the best.
int compared(const Rest& rest, const Rest& best) {
    for (std::size_t i = 0; i < 6; ++i)
        if (rest[i].text != best[i].text) return rest[i].text < best[i].text ? -1 : 1;
    return 0;
}

class GridSearch {
  public:
    GridSearch(const NineGrid& grid, std::vector<Map>* all) : lines_(lines_of(grid)), all_(all) {}

    GridForm run() {
        const BandTable& table = bands();
        std::array<BandTable::Place, 6> places;
        std::array<int, 6> numbers;
        for (std::size_t i = 0; i < 6; ++i) places[i] = table.find(band(i));
        for (std::size_t i = 0; i < 6; ++i) {
            numbers[i] = table.class_at(places[i]);
            form_.bands[i] = static_cast<std::uint16_t>(numbers[i] + 1);
        }
        const int smallest = *std::min_element(numbers.begin(), numbers.end());
        for (std::size_t i = 0; i < 6; ++i) {
            if (numbers[i] != smallest) continue;
            const BandMap map = table.map_at(places[i]);
            for (const BandMap& same : table.automorphisms(smallest)) try_map(i, joined(map, same));
        }
        return form_;
    }

  private:
    Band band(std::size_t i) const {
        const RowVectors& lines = lines_[i / 3];
        return {lines[3 * (i % 3)], lines[3 * (i % 3) + 1], lines[3 * (i % 3) + 2]};
    }

    void try_map(std::size_t number, const BandMap& map) {
        const RowVectors& lines = lines_[number / 3];
        const std::size_t first = 3 * (number % 3);
        Rest rest;
        const Bytes names = names_of(shuffled(lines[first + map.rows[0]], map.columns));
        std::size_t at = 0;
        for (std::size_t b = 0; b < 9; b += 3) {
            if (b == first) continue;
            for (std::size_t i = b; i < b + 3; ++i, ++at)
                rest[at] = {first_eight(shuffled(names, shuffled(lines[i], map.columns))),
                            static_cast<std::uint8_t>(i)};
        }
        order_three(rest.data());
        order_three(rest.data() + 3);
        if (rest[3].text < rest[0].text) std::swap_ranges(rest.begin(), rest.begin() + 3, rest.begin() + 3);
        const int order = form_.automorphisms == 0 ? -1 : compared(rest, best_);
        if (order > 0) return;
        if (order < 0) form_.automorphisms = 0;
        ++form_.automorphisms;
        if (order == 0 && all_ == nullptr) return;
        best_ = rest;
        const Map found = map_of(number, map, rest, names);
        if (order < 0) form_.map = found;
        if (all_ == nullptr) return;
        if (order < 0) all_->clear();
        all_->push_back(found);
    }

    /// The name of each digit.
    static Bytes names_of(Bytes row) {
        Bytes names{};
        for (std::uint8_t i = 0; i < 9; ++i) names[row[i]] = static_cast<std::uint8_t>(i + 1);
        return names;
    }

    static Map map_of(std::size_t number, const BandMap& map, const Rest& rest, Bytes names) {
        Map out;
        out.transposed = number >= 3;
        for (std::size_t i = 0; i < 3; ++i) out.rows[i] = static_cast<std::uint8_t>(3 * (number % 3) + map.rows[i]);
        for (std::size_t i = 0; i < 6; ++i) out.rows[3 + i] = rest[i].number;
        std::memcpy(out.columns.data(), &map.columns, out.columns.size());
        std::memcpy(out.digits.data(), &names, out.digits.size());
        return out;
    }

    std::array<RowVectors, 2> lines_;
    std::vector<Map>* all_;
    GridForm form_;
    Rest best_{};
};

}  // namespace

GridForm grid_form(const NineGrid& grid, std::vector<Map>* all) { return GridSearch(grid, all).run(); }

}  // namespace deduku::canon
