// Single 9x9 boards by the lanes.
#include <algorithm>

#include "search/lanes/single.hpp"
#include "search/solver.hpp"

namespace deduku {

Solutions solve_by_lanes(const Board& board, const SearchRequest& request) {
    Solutions out;
    if (request.limit == 0) {
        out.end = SearchEnd::limit;
        return out;
    }
    if (request.budget.exhausted(1)) {
        out.end = SearchEnd::budget;
        return out;
    }
    std::array<std::uint16_t, lanes::row_size> row{};
    for (std::size_t k = 0; k < lanes::cells; ++k)
        row[k] = static_cast<std::uint16_t>(board.digits(static_cast<Cell>(k)).bits());
    lanes::Wanted wanted;
    wanted.limit = request.limit;
    if (request.budget.max_nodes != unlimited) wanted.max_guesses = request.budget.max_nodes - 1;
    lanes::SingleSolver solver(lanes::best_kernel());
    const lanes::Outcome found = solver.solve(row.data(), wanted, request.budget.stop);

    out.count = found.count;
    out.nodes = std::min(found.guesses + 1, request.budget.max_nodes);
    out.end = found.end == lanes::End::complete ? SearchEnd::complete
              : found.end == lanes::End::limit  ? SearchEnd::limit
                                                : SearchEnd::budget;
    if (found.count > 0) {
        Grid grid;
        for (std::uint8_t digit : found.first) grid.push_back(static_cast<Digit>(digit - 1));
        out.first = std::move(grid);
    }
    return out;
}

}  // namespace deduku
