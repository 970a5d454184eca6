#include "formats/published/path.hpp"

#include <algorithm>
#include <cstdlib>

namespace deduku::formats::published {
namespace {

// How far from the centre of a cell a line may turn, and end.
constexpr int turn_distance = 300, end_distance = 480;

}  // namespace

std::optional<Cell> cell_at(DrawnPoint point, int n) {
    if (point.row < 0 || point.column < 0 || point.row >= 1000 * n || point.column >= 1000 * n) return std::nullopt;
    return static_cast<Cell>(point.row / 1000 * n + point.column / 1000);
}

DrawnPoint centre_of(Cell cell, int n) {
    const int at = static_cast<int>(index(cell));
    return {at / n * 1000 + 500, at % n * 1000 + 500};
}

bool is_near(DrawnPoint a, DrawnPoint b, int distance) {
    return std::abs(a.row - b.row) <= distance && std::abs(a.column - b.column) <= distance;
}

std::optional<std::vector<Cell>> cells_through(std::span<const DrawnPoint> points, int n) {
    std::vector<Cell> out;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto cell = cell_at(points[i], n);
        const bool end = i == 0 || i + 1 == points.size();
        if (!cell || !is_near(points[i], centre_of(*cell, n), end ? end_distance : turn_distance)) return std::nullopt;
        if (out.empty()) {
            out.push_back(*cell);
            continue;
        }
        const int from = static_cast<int>(index(out.back())), to = static_cast<int>(index(*cell));
        const int down = to / n - from / n, right = to % n - from % n;
        const int steps = std::max(std::abs(down), std::abs(right));
        if (down != 0 && right != 0 && std::abs(down) != std::abs(right)) return std::nullopt;
        for (int step = 1; step <= steps; ++step)
            out.push_back(static_cast<Cell>((from / n + down / steps * step) * n + from % n + right / steps * step));
    }
    return out;
}

}  // namespace deduku::formats::published
