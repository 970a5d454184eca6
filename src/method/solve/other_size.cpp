// Boards of other sizes than 9x9: a descent, then the caller's solver if it makes no progress.
#include <utility>

#include "method/solve/descent.hpp"
#include "method/solve/solve.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

// After this many dead ends without a solution, a descent counts as lost: a tenth of a second at 25x25. Larger boards
// are solved early or not at all.
std::uint64_t allowance(const Geometry& geometry) { return geometry.digits() <= 25 ? 2000 : 500; }

}  // namespace

Solutions solve_other_size(const Board& board, const SearchRequest& request, Meter& meter) {
    Tally tally(request, meter);
    Descent descent(board);
    if (!descent.run(tally, request.fallback ? allowance(board.geometry()) : unlimited))
        tally.hand_over(board, descent.searched(), meter);
    return std::move(tally).result();
}

Solutions solve_by_descent(const Board& board, const SearchRequest& request, Meter& meter) {
    Tally tally(request, meter);
    Descent(board).run(tally, unlimited);
    return std::move(tally).result();
}

}  // namespace deduku
