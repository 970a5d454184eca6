#include "report/parts/whole_board.hpp"

#include "deduku/techniques.hpp"
#include "technique/closure/closure.hpp"

namespace deduku::report {
namespace {

void remove_peers(const Puzzle& puzzle, Board& board) {
    for (Cell cell : puzzle.cells.ids()) {
        if (!puzzle.cells[cell].single()) continue;
        for (Cell peer : board.geometry().peers_of(cell))
            if (const Candidate c{peer, puzzle.cells[cell].first()}; board.has(c)) board.remove(c);
    }
}

/// Singles, locked candidates and subsets; with rules also their simplest techniques.
void close(Board& board) {
    constexpr int subsets = 4, hardest = 128;
    if (!board.geometry().constrained()) {
        Closure(board.geometry(), subsets).run(board, 0);
        return;
    }
    std::vector<Move> moves = closing_moves(subsets);
    for (const Technique& row : techniques())
        if (row.reads_rules() && difficulty_of(row, row.min_size) <= hardest) moves.push_back({&row, row.min_size});
    std::vector<Deduction> ignored;
    close_recorded(board, moves, ignored);
}

}  // namespace

Marks marks_of(std::string_view word) {
    return word == "left" ? Marks::left : word == "peers" ? Marks::peers : Marks::none;
}

Board marked_board(const Puzzle& puzzle, Marks marks) {
    Board board = start_board(puzzle);
    if (marks == Marks::peers) remove_peers(puzzle, board);
    if (marks == Marks::left) close(board);
    return board;
}

Scene whole_board(const Puzzle& puzzle, Marks marks, Coords coords) {
    Scene scene = scene_of(puzzle, marked_board(puzzle, marks));
    scene.marks = marks != Marks::none;
    scene.title = puzzle.name.empty() ? "Sudoku" : puzzle.name;
    scene.description = to_line(puzzle);
    const Geometry& geometry = puzzle.geometry();
    for (const Rule& rule : geometry.rules()) scene.description += '\n' + rule_sentence(rule, geometry, coords);
    return scene;
}

}  // namespace deduku::report
