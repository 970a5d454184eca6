// Writes regions unchanged, other houses and killers as cages, rules for the whole board as words of `global`; boards with
// other rules in the form of f-puzzles, which SudokuPad opens.
#include <algorithm>

#include "formats/link_words.hpp"
#include "formats/sudokupad.hpp"
#include "formats/sudokupad_extras.hpp"
#include "formats/sudokupad_grids.hpp"
#include "grid/holes.hpp"

namespace deduku::formats::sudokupad {
namespace {

std::string regions_text(const Table<Cell, int>& regions, const Geometry& board) {
    const int n = board.digits();
    std::vector<std::vector<Cell>> cells(static_cast<std::size_t>(n));
    for (Cell cell : regions.ids()) cells[static_cast<std::size_t>(regions[cell])].push_back(cell);
    std::string out;
    for (const std::vector<Cell>& region : cells) out += (out.empty() ? "[" : ",") + places_text(region, board);
    return out + ']';
}

}  // namespace

Written write(const Puzzle& puzzle, const Grid& solution) {
    const Geometry& board = puzzle.geometry();
    if (has_holes(board)) return write_grids(puzzle, solution);
    const int n = board.digits();
    const auto layout = layout_of(board);
    if (!layout) return Refusal{"boards with all rows and columns, and regions of N cells, only"};
    Extras extras(board);
    for (const std::vector<Cell>& house : extra_houses(*layout, n)) extras.house(house);
    bool all = solution.empty() || n <= 9;  // its solution has a character for each cell
    for (std::size_t i = 0; i < board.rules().size(); ++i) all = all && extras.rule(i);
    if (!all) return fpuzzles_link("https://sudokupad.app/fpuzzles", puzzle, solution);
    const LinkWords words = link_words(puzzle);
    std::string digits;
    for (Digit digit : solution) digits += static_cast<char>('1' + index(digit));
    const std::string metadata = member("title", puzzle.name) + member("author", words.author) +
                                 member("rules", words.rules) + member("solution", digits);
    const std::string cells = grid_text(n, [&](Cell cell) {
        const Set<Digit> given = puzzle.cells[cell];
        return given.single() ? "{\"value\":" + std::to_string(index(given.first()) + 1) + '}' : std::string("{}");
    });
    const Table<Cell, int> regions = layout->regions.empty() ? boxes_of(*usual_box(n)) : layout->regions;
    return link_to("https://sudokupad.app/scl",
                   "{\"id\":\"deduku\",\"cellSize\":64" +
                       (metadata.empty() ? metadata : ",\"metadata\":{" + metadata.substr(1) + '}') +
                       ",\"cells\":" + cells + ",\"regions\":" + regions_text(regions, board) + extras.text() + '}');
}

}  // namespace deduku::formats::sudokupad
