#include "method/reasonable/reasonable.hpp"

namespace deduku::reasonable {

std::string_view to_text(Class c) {
    switch (c) {
        case Class::yes: return "yes";
        case Class::no: return "no";
        default: return "contradiction";
    }
}

Class classify(Fixpoint& fixpoint, const Puzzle& puzzle) {
    if (!fixpoint.close(puzzle)) return Class::contradiction;
    return fixpoint.position().complete() ? Class::yes : Class::no;
}

Class classify(const Puzzle& puzzle) {
    Fixpoint fixpoint(puzzle.shared_geometry());
    return classify(fixpoint, puzzle);
}

Run run(const Puzzle& puzzle, Filter filter) {
    Board board = start_board(puzzle);
    Fixpoint fixpoint(board.shared_geometry(), filter);
    const std::size_t given = board.trail().size();
    Ledger ledger{puzzle, {}, False{}};
    Class outcome = Class::no;
    if (!fixpoint.close(board, &ledger.steps)) {
        outcome = Class::contradiction;
        ledger.claim = NoSolution{*board.empty_sector()};
    } else if (board.solved()) {
        outcome = Class::yes;
        ledger.claim = Unique{board.grid()};
    } else {
        const auto removed = board.trail().subspan(given);
        ledger.claim = False{{removed.begin(), removed.end()}};
    }
    return {outcome, std::move(board), std::move(ledger)};
}

}  // namespace deduku::reasonable
