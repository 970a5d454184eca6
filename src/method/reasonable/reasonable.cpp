#include "method/reasonable/reasonable.hpp"

#include "reason/shown.hpp"

namespace deduku::reasonable {

std::string_view to_text(Class c) {
    switch (c) {
        case Class::yes: return "yes";
        case Class::no: return "no";
        default: return "contradiction";
    }
}

Class classify(Fixpoint& fixpoint, const Puzzle& puzzle) {
    const bool has_own_cells = puzzle.geometry().cells() > puzzle.geometry().grid_cells();
    if (!fixpoint.close(puzzle)) return Class::contradiction;
    if (has_own_cells) return run(puzzle).outcome;  // the position has cells of the grid only
    return fixpoint.board().solved() ? Class::yes : Class::no;
}

Class classify(const Puzzle& puzzle) {
    Fixpoint fixpoint(puzzle.shared_geometry());
    return classify(fixpoint, puzzle);
}

ReasonableRun run(const Puzzle& puzzle) {
    Board board = start_board(puzzle);
    Fixpoint fixpoint(board.shared_geometry());
    const std::size_t given = board.trail().size();
    std::vector<Deduction> steps;
    const Class outcome = !fixpoint.close(board, &steps) ? Class::contradiction
                          : board.solved()               ? Class::yes
                                                         : Class::no;
    Claim claim = shown_on(board, given);
    return {outcome, std::move(board), {puzzle, std::move(steps), std::move(claim)}};
}

}  // namespace deduku::reasonable
