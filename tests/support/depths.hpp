// data/golden/depth.tsv: puzzles with published depths and ratings of braids, and counts of backdoors.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::testing {

struct PublishedDepth {
    Puzzle puzzle;
    std::vector<std::string> columns;  ///< 12, the puzzle among them
};

inline std::vector<PublishedDepth> published_depths() {
    std::ifstream in(std::string(DEDUKU_ROOT) + "/data/golden/depth.tsv");
    std::vector<PublishedDepth> out;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("#")) continue;
        std::istringstream fields(line);
        std::vector<std::string> columns;
        for (std::string field; std::getline(fields, field, '\t');) columns.push_back(field);
        columns.resize(12);
        out.push_back({read_puzzle(columns[0]), columns});
    }
    return out;
}

/// The same puzzle on a board that lists its rows, columns and boxes as other houses.
inline Puzzle with_houses_of_its_own(const Puzzle& puzzle) {
    Puzzle out(std::make_shared<const Geometry>(9, standard_houses({3, 3})));
    out.cells = puzzle.cells;
    return out;
}

/// The solution of a puzzle with one; throws if it has none.
inline Grid solution_of(const Puzzle& puzzle) {
    return solve_by_sectors(start_board(puzzle), {.limit = 2}).first.value();
}

}  // namespace deduku::testing
