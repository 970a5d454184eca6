#include "reason/shown.hpp"

namespace deduku {

std::string_view word(Ending ending) {
    switch (ending) {
        case Ending::solved: return "solved";
        case Ending::open: return "open";
        case Ending::contradiction: return "contradiction";
        case Ending::unknown: return "unknown";
    }
    return {};
}

Claim shown_on(const Board& board, std::size_t given) {
    if (board.contradictory()) return NoSolution{*board.empty_sector()};
    if (board.solved()) return Unique{board.grid()};
    const auto removed = board.trail().subspan(given);
    return False{{removed.begin(), removed.end()}};
}

Finding concluded(const Puzzle& puzzle, std::vector<Deduction> steps, std::string by) {
    Board board = start_board(puzzle);
    const std::size_t given = board.trail().size();
    std::size_t used = 0;
    while (used < steps.size() && !board.contradictory()) apply(board, steps[used++]);
    steps.resize(used);
    const Ending ending = board.contradictory() ? Ending::contradiction
                          : board.solved()      ? Ending::solved
                                                : Ending::open;
    return {ending, {puzzle, std::move(steps), shown_on(board, given)}, std::move(by)};
}

}  // namespace deduku
