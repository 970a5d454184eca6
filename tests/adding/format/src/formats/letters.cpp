// Givens as letters: A for 1, B for 2, ..; - for blank, after the word "letters".
//
//   letters ---DC-A--A--D---
#include "formats/parts.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats {
namespace {

constexpr std::string_view word = "letters ";

std::optional<reading::Parsed> read_letters(const reading::Excerpt& text) {
    std::string line = text.lines[0].text;
    if (!line.starts_with(word)) return std::nullopt;
    line.erase(0, word.size());
    for (char& c : line) c = c == '-' ? '.' : static_cast<char>(c - 'A' + '1');
    reading::Parsed out;
    out.result = read_puzzles(line, text.options).at(0);
    return out;
}

Written write_letters(const Puzzle& puzzle) {
    std::string out(word);
    for (Cell cell : puzzle.cells.ids())
        out += puzzle.cells[cell].single() ? static_cast<char>('A' + index(puzzle.cells[cell].first())) : '-';
    return out + '\n';
}

}  // namespace

extern constinit const Format letters_format = {.name = "letters",
                                                .read = {.help = "letters on a line, A for 1", .read = read_letters},
                                                .write = {.help = "letters on a line, A for 1",
                                                          .write = write_letters,
                                                          .boards = reading::BoardSizes::up_to_9,
                                                          .clues_only = true}};

}  // namespace deduku::formats
