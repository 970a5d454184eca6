#include "method/solve/solve.hpp"

namespace deduku {

Solutions solve(const Board& board, const SearchRequest& request, Meter& meter) {
    return board.geometry().box() == Box{3, 3} ? solve_by_search(board, request, meter)
                                               : solve_other_size(board, request, meter);
}

Solutions solve(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve(board, request, no_limit);
}

}  // namespace deduku
