#include "method/solve/solve.hpp"

#include "grid/module.hpp"

namespace deduku {
namespace {

// Each search of boards with rules fails on some that the other solves in twenty guesses (long sums over many cells), so the
// general one has a turn after a few guesses of the fast one. Solutions reported singly could not be taken back:
// then the fast one continues alone.
Solutions solve_in_turns(const Board& board, const SearchRequest& request, Meter& meter) {
    constexpr std::uint64_t nodes_of_turn = 500;
    constexpr int most_digits_of_fast_one = 9;
    if (!request.each && board.geometry().digits() <= most_digits_of_fast_one)
        for (const Solver solver : {Solver{solve_by_rules}, Solver{solve_by_lines}}) {
            Meter turn(meter, nodes_of_turn);
            Solutions found = solver(board, request, turn);
            if (found.end != SearchEnd::budget || meter.exhausted()) return found;
        }
    return solve_by_rules(board, request, meter);
}

}  // namespace

Solutions solve(const Board& board, const SearchRequest& request, Meter& meter) {
    if (board.geometry().box() == Box{3, 3}) return solve_by_search(board, request, meter);
    needs(Module::more);
    if (board.geometry().constrained()) return solve_in_turns(board, request, meter);
    return solve_other_size(board, request, meter);
}

Solutions solve(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve(board, request, no_limit);
}

}  // namespace deduku
