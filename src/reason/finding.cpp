#include "deduku/reason.hpp"

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

Finding concluded(const Puzzle& puzzle, std::vector<Deduction> steps, std::string by) {
    Board board = start_board(puzzle);
    const std::size_t given = board.trail().size();
    std::size_t used = 0;
    while (used < steps.size() && !board.contradictory()) apply(board, steps[used++]);
    steps.resize(used);
    if (board.contradictory())
        return {Ending::contradiction, {puzzle, std::move(steps), NoSolution{*board.empty_sector()}}, std::move(by)};
    if (board.solved()) return {Ending::solved, {puzzle, std::move(steps), Unique{board.grid()}}, std::move(by)};
    const auto removed = board.trail().subspan(given);
    return {Ending::open, {puzzle, std::move(steps), False{{removed.begin(), removed.end()}}}, std::move(by)};
}

}  // namespace deduku
