#include "method/solve/solve.hpp"

namespace deduku {

Solutions solve(const Board& board, const SearchRequest& request, Meter& meter) {
    if (board.geometry().box() == Box{3, 3}) return solve_by_search(board, request, meter);
    if (board.geometry().constrained()) return solve_by_rules(board, request, meter);
    return solve_other_size(board, request, meter);
}

Solutions solve(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve(board, request, no_limit);
}

}  // namespace deduku
