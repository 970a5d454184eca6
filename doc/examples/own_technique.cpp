// A technique of one's own, run beside those of the table until nothing is found any more, every step in words.
//
//   Two cells of a row with the same two digits: no other cell of the row has them. (The table has it too, as a naked
//   pair of any house; it is here as an example.) Its reason is a Cover: two cells, which two digits in the row cover.
#include <deduku/techniques.hpp>
#include <deduku/text.hpp>
#include <deduku/words.hpp>
#include <iostream>

namespace {

using namespace deduku;

bool pairs_of_rows(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    for (House row : geometry.every_house()) {
        if (geometry.kind(row) != HouseKind::row) continue;
        for (Cell a : geometry.cells_of(row))
            for (Cell b : geometry.cells_of(row)) {
                const Set<Digit> digits = board.digits(a);
                if (a >= b || digits.size() != 2 || board.digits(b) != digits) continue;
                Cover why{{geometry.sector(a), geometry.sector(b)}, {}};
                for (Digit digit : digits) why.cover.push_back(geometry.sector(row, digit));
                const Deduction found{why, consequences(board, why)};
                if (!found.removes.empty() && !sink(found)) return false;
            }
    }
    return true;
}

constexpr Technique mine = {.key = "pair-of-a-row",
                            .min_size = 2,
                            .max_size = 2,
                            .difficulty = {130},
                            .name = "pair of a row",
                            .family = "subsets",
                            .finder = pairs_of_rows,
                            .example = "A1, B1 = {2,5}"};

}  // namespace

int main() {
    std::string line;
    std::getline(std::cin, line);
    const auto read = read_puzzles(line);
    if (read.empty() || !std::holds_alternative<Puzzle>(read.front())) return 65;
    const auto& puzzle = std::get<Puzzle>(read.front());
    Board board = start_board(puzzle);
    const Words words(puzzle, Coords::sheet);
    const Move moves[] = {find_move('T', 1), find_move('H', 1), {&mine, 2}};
    for (bool moved = true; moved;) {
        moved = false;
        for (const Move& move : moves) {
            std::optional<Deduction> first;
            const bool none = move.technique->find(board, move.size, [&](const Deduction& deduction) {
                first = deduction;
                return false;
            });
            if (none) continue;
            std::cout << name_of(*move.technique, move.size) << ": " << words.sentence(*first) << '\n';
            apply(board, *first);
            moved = true;
            break;
        }
    }
    std::cout << (board.solved() ? to_line(board.geometry(), board.grid()) : "stuck") << '\n';
}
