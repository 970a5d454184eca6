// Solves single 9x9 boards in lanes (search/lanes).
#include "search/lanes/single.hpp"
#include "search/solver.hpp"

namespace deduku {

Solutions solve_by_lanes(const Board& board, const SearchRequest& request, Meter& meter) {
    Solutions out;
    if (request.limit == 0) {
        out.end = SearchEnd::limit;
        return out;
    }
    if (!meter.spend()) {
        out.end = SearchEnd::budget;
        return out;
    }
    std::array<std::uint16_t, lanes::row_size> row{};
    for (std::size_t k = 0; k < lanes::cells; ++k)
        row[k] = static_cast<std::uint16_t>(board.digits(static_cast<Cell>(k)).bits());
    lanes::SearchGoal wanted;
    wanted.limit = request.limit;
    lanes::SingleSolver solver(lanes::best_kernel());
    const lanes::SearchOutcome found = solver.solve(row.data(), wanted, meter);

    out.count = found.count;
    out.nodes = found.guesses + 1;
    out.end = found.end == SearchEnd::complete ? SearchEnd::complete
              : found.end == SearchEnd::limit  ? SearchEnd::limit
                                               : SearchEnd::budget;
    if (found.count > 0) {
        Grid grid;
        for (std::uint8_t digit : found.first) grid.push_back(static_cast<Digit>(digit - 1));
        out.first = std::move(grid);
    }
    return out;
}

Solutions solve_by_lanes(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_lanes(board, request, no_limit);
}

}  // namespace deduku
