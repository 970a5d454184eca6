// Reads puzzles of any format from standard input and prints a solution of each.
#include <deduku/solve.hpp>
#include <deduku/text.hpp>
#include <iostream>
#include <iterator>

int main() {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    for (const deduku::ReadResult& read : deduku::read_puzzles(text)) {
        if (const auto* error = std::get_if<deduku::ReadError>(&read)) {
            std::cerr << "line " << error->line << ": " << error->text() << '\n';
            continue;
        }
        const deduku::Board board = deduku::start_board(std::get<deduku::Puzzle>(read));
        const deduku::Solutions found = deduku::solve(board, {.limit = 2});
        std::cout << (found.first ? deduku::to_line(board.geometry(), *found.first) : "no solution")
                  << (found.count > 1 ? " and others\n" : "\n");
    }
}
