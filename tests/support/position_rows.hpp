// Positions as rows of cells, as input of lanes.
#pragma once

#include <bit>
#include <vector>

#include "deduku/puzzle.hpp"
#include "search/lanes/what_ifs.hpp"

namespace deduku::lanes {

/// A puzzle with its givens placed: their digits are removed from the cells that see them.
[[nodiscard]] inline PositionRow row_of(const Puzzle& puzzle) {
    PositionRow row{};
    for (std::size_t k = 0; k < cells; ++k)
        row[k] = static_cast<std::uint16_t>(puzzle.cells[static_cast<Cell>(k)].bits());
    for (std::size_t k = 0; k < cells; ++k) {
        if (!std::has_single_bit(row[k])) continue;
        for (const std::uint8_t peer : peers[k]) row[peer] &= static_cast<std::uint16_t>(~row[k]);
        row[k] |= placed_flag;
    }
    return row;
}

/// Every candidate of the unplaced cells.
[[nodiscard]] inline std::vector<Assumption> candidates_of(const PositionRow& row) {
    std::vector<Assumption> out;
    for (std::size_t k = 0; k < cells; ++k)
        for (unsigned d = 0; d < 9 && (row[k] & placed_flag) == 0; ++d)
            if ((row[k] >> d & 1) != 0) out.push_back({static_cast<std::uint8_t>(k), static_cast<std::uint8_t>(d)});
    return out;
}

}  // namespace deduku::lanes
