#include "formats/published/things/path.hpp"

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

std::optional<std::vector<Cell>> cells_beside(std::span<const DrawnPoint> points, int n) {
    constexpr int off = 100;  // how far from a corner of cells a line may turn
    std::vector<Cell> out;
    DrawnPoint last{};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const DrawnPoint corner = {(points[i].row + 500) / 1000, (points[i].column + 500) / 1000};
        if (!is_near(points[i], {1000 * corner.row, 1000 * corner.column}, off)) return std::nullopt;
        const int down = corner.row - last.row, right = corner.column - last.column;
        if (i > 0 && down != 0 && right != 0) return std::nullopt;
        for (int step = 0; i > 0 && step < std::abs(down) + std::abs(right); ++step) {
            const int row = last.row + (down > 0 ? step : down < 0 ? -step - 1 : 0);
            const int column = last.column + (right > 0 ? step : right < 0 ? -step - 1 : 0);
            const auto before = down != 0 ? cell_at({1000 * row + 500, 1000 * column - 500}, n)
                                          : cell_at({1000 * row - 500, 1000 * column + 500}, n);
            const auto after = cell_at({1000 * row + 500, 1000 * column + 500}, n);
            if (before && after) out.insert(out.end(), {*before, *after});
        }
        last = corner;
    }
    return out;
}

}  // namespace deduku::formats::published
