#include <algorithm>

#include "deduku/techniques.hpp"

namespace deduku {
namespace {

// Applies all current finds of this move. They see the same board, so a later one may have lost some of its
// eliminations to an earlier one: only living candidates are removed.
bool apply_all(Board& board, const Move& move, std::vector<Deduction>& out) {
    std::vector<Deduction> found;
    move.technique->find(board, move.size, [&](const Deduction& deduction) {
        found.push_back(deduction);
        return true;
    });
    for (Deduction& deduction : found) {
        if (board.contradictory()) break;
        std::erase_if(deduction.removes, [&](Candidate c) { return !board.has(c); });
        if (deduction.removes.empty()) continue;
        apply(board, deduction);
        out.push_back(std::move(deduction));
    }
    return !found.empty();
}

}  // namespace

std::vector<Move> closing_moves(int max_subset) {
    std::vector<Move> moves = {find_move('T', 1), find_move('H', 1), find_move('B', 2), find_move('B', 3)};
    for (int size = 2; size <= max_subset; ++size) {
        moves.push_back(find_move('T', size));
        moves.push_back(find_move('H', size));
    }
    return moves;
}

void close_recorded(Board& board, const std::vector<Move>& moves, std::vector<Deduction>& out) {
    const auto moved = [&](const Move& move) { return apply_all(board, move, out); };
    while (!board.contradictory() && std::any_of(moves.begin(), moves.end(), moved)) {
    }
}

}  // namespace deduku
