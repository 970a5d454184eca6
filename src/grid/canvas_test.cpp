// Boards whose grid and digits differ: geometry and text.
//
//   4x6 digits 1-6     rows and boxes have all digits, columns only 4
#include <gtest/gtest.h>

#include "deduku/board.hpp"
#include "deduku/text.hpp"
#include "grid/holes.hpp"

namespace deduku {
namespace {

Puzzle canvas_puzzle(const std::string& text) {
    const auto results = read_puzzles(text);
    EXPECT_EQ(results.size(), 1U) << text;
    if (const auto* error = std::get_if<ReadError>(&results.at(0))) {
        ADD_FAILURE() << text << ": " << error->line << ':' << error->column << ": " << error->text();
        return blank_puzzle({2, 2});
    }
    return std::get<Puzzle>(results[0]);
}

ReadError canvas_error(const std::string& text) {
    const auto results = read_puzzles(text);
    if (const auto* error = std::get_if<ReadError>(&results.at(0))) return *error;
    ADD_FAILURE() << text;
    return {};
}

std::string blank_cells(int cells) { return std::string(static_cast<std::size_t>(cells), '.'); }

// Rows and columns are numbered alone; a house is full if it has every digit.
TEST(Canvas, Houses) {
    const Puzzle puzzle = canvas_puzzle(blank_cells(24) + " board:4x6 digits:1-6");
    const Geometry& board = puzzle.geometry();
    EXPECT_EQ(board.rows(), 4);
    EXPECT_EQ(board.columns(), 6);
    EXPECT_EQ(board.digits(), 6);
    EXPECT_EQ(board.grid_cells(), 24);
    EXPECT_EQ(board.candidates(), 144);
    EXPECT_EQ(board.full_houses(), 8);  // 4 rows, 4 boxes of 2x3
    EXPECT_EQ(board.houses(), 14);
    EXPECT_TRUE(board.constrained());
    EXPECT_FALSE(board.has_lines());
    EXPECT_EQ(house_name(board, *board.find_house(HouseKind::column, 5)), "column F");
    EXPECT_EQ(house_name(board, *board.find_house(HouseKind::row, 3)), "row 4");
    EXPECT_TRUE(board.find_house(HouseKind::box, 3));
    EXPECT_EQ(cell_name(board, board.cell(3, 5)), "F4");
    EXPECT_EQ(parse_cell(board, "F4"), board.cell(3, 5));
    EXPECT_EQ(parse_cell(board, "F5"), std::nullopt);
    EXPECT_EQ(parse_cell(board, "r4c6"), board.cell(3, 5));
    EXPECT_EQ(cell_name(board, board.cell(0, 0), Coords::sheet_up), "A4");
    const Geometry& none = canvas_puzzle(blank_cells(6) + " board:2x3 digits:0-8 houses:none").geometry();
    EXPECT_EQ(none.houses(), 0);
    EXPECT_TRUE(none.constrained());
}

TEST(Canvas, DigitsFromZero) {
    const Puzzle puzzle = canvas_puzzle("0123" + blank_cells(12) + " board:4x4 digits:0-3");
    const Geometry& board = puzzle.geometry();
    EXPECT_EQ(board.worth({Cell{}, Digit{}}), 0);
    EXPECT_EQ(board.with_worth(Cell{}, 3)->digit, Digit{3});
    EXPECT_EQ(board.with_worth(Cell{}, 4), std::nullopt);
    EXPECT_EQ(puzzle.cells[Cell{1}], Set<Digit>{Digit{1}});
    EXPECT_EQ(board.full_houses(), 12);
}

TEST(Canvas, RoundTrips) {
    for (const std::string& line : std::vector<std::string>{
             "0123" + blank_cells(12) + " board:4x4 digits:0-3", "[02]12." + blank_cells(12) + " board:4x4 digits:0-3",
             blank_cells(49) + " board:7x7 digits:1-9", blank_cells(24) + " board:4x6 digits:1-6",
             blank_cells(36) + " board:6x6 digits:0-8", blank_cells(81) + " board:9x9 digits:0-9",
             blank_cells(12) + " board:3x4 digits:0-4 houses:none",
             blank_cells(12) + " board:3x4 digits:0-4 houses:AABBAABBCCCC",
             blank_cells(6) + " board:2x3 digits:1-4 houses:[[0,1,2],[3,4,5],[0,4]]",
             blank_cells(12) + " board:3x4 digits:0-4 rules:killer 3: A1 B1; white 1: A1 A2; anti-knight",
             "5." + blank_cells(14) + " board:4x4 digits:0-5 houses:lines"}) {
        SCOPED_TRACE(line);
        const Puzzle puzzle = canvas_puzzle(line);
        const std::string canonical = to_line(puzzle);
        for (const std::string& text : {canonical, to_sdk(puzzle), to_rules(puzzle)}) {
            const Puzzle again = canvas_puzzle(text);
            EXPECT_EQ(again.cells, puzzle.cells) << text;
            EXPECT_EQ(again.geometry(), puzzle.geometry()) << text;
            EXPECT_EQ(to_line(again), canonical) << text;
        }
    }
    EXPECT_EQ(to_line(canvas_puzzle(blank_cells(49) + " board:7x7 digits:1-9")),
              blank_cells(49) + " board:7x7 digits:1-9");
    EXPECT_EQ(to_line(canvas_puzzle("[Board]\n2x3 digits 0-5\n[Puzzle]\n0.5\n.[12].\n[Regions]\nlines\n")),
              "0.5.[12]. board:2x3 digits:0-5");
    Puzzle state =
        canvas_puzzle("[Board]\n2x2 digits 0-3\n\n[Puzzle]\n0.\n..\n\n[Rules]\nkiller 4: A2 B2\n[State]\n01\n..\n");
    EXPECT_EQ(state.state[Cell{1}], Set<Digit>{Digit{1}});
    EXPECT_EQ(canvas_puzzle(to_sdk(state)).state, state.state);
}

// Two grids of 4x4 that share a box: blanks are no cells, whatever rules see.
//
//   12..
//   ....
//   ......
//   ......
//     ....
//     ...1
TEST(Canvas, SeveralGrids) {
    const std::string rows = "12..##\n....##\n......\n......\n##....\n##...1\n";
    const Puzzle puzzle = canvas_puzzle(rows);
    const Geometry& board = puzzle.geometry();
    EXPECT_EQ(to_line(puzzle), "12..__....__............__....__...1 board:6x6 digits:1-4 houses:grids:A1,C3");
    EXPECT_EQ(canvas_puzzle(to_line(puzzle)).geometry(), board);
    EXPECT_EQ(canvas_puzzle(to_sdk(puzzle)).geometry(), board);
    EXPECT_EQ(canvas_puzzle(to_sdk(puzzle)).cells, puzzle.cells);
    EXPECT_EQ(to_line(canvas_puzzle("  ....\n  ....\n......\n......\n....\n...1\n")),
              "__....__....................__...1__ board:6x6 digits:1-4 houses:grids:C1,A3");
    EXPECT_EQ(board.houses(), 23);  // 12 for each grid, the box in the middle once
    EXPECT_TRUE(is_hole(board, Cell{4}));
    EXPECT_FALSE(is_hole(board, Cell{3}));
    EXPECT_EQ(house_name(board, House{0}), "row A1-D1");
    EXPECT_EQ(house_name(board, House{8}), "box A1-B2");
    const auto with = [&](const std::string& rule) { return add_rules(puzzle.shared_geometry(), rule); };
    EXPECT_EQ(std::get<RuleError>(with("killer 5: A1 E1")).expected, "a cell of one of the grids");
    EXPECT_EQ(std::get<RuleError>(with("thermo: D1-F1")).at, 11U);
    EXPECT_EQ(std::get<RuleError>(with("layer flag 0 1")).expected, "a board of a single grid for this rule");
    const GeometryPtr knights = std::get<GeometryPtr>(with("anti-knight; pair board a + b != 5"));
    EXPECT_TRUE(is_hole(*knights, Cell{4}));
    for (const Linear& line : knights->lines())
        for (const Term& term : line.terms) EXPECT_FALSE(is_hole(board, term.candidate.cell));
}

TEST(Canvas, LongDigitsAreNumbers) {
    std::string cells;
    for (int i = 0; i < 8; ++i) cells += i == 2 ? "63 " : i == 3 ? "[0,62] " : ". ";
    const Puzzle puzzle = canvas_puzzle(cells + "board:2x4 digits:0-63 houses:lines");
    EXPECT_EQ(puzzle.cells[Cell{2}], Set<Digit>{Digit{63}});
    EXPECT_EQ(canvas_puzzle(to_line(puzzle)).cells, puzzle.cells);
    EXPECT_EQ(canvas_puzzle(to_sdk(puzzle)).cells, puzzle.cells);
}

TEST(Canvas, ErrorsHavePlaces) {
    const auto column_of = [](const std::string& text) { return canvas_error(text).column; };
    EXPECT_EQ(canvas_error(".... board:2x3 digits:0-5").expected, "6 cells");
    EXPECT_EQ(column_of("..4... board:2x3 digits:0-3"), 3U);
    EXPECT_EQ(column_of("...... board:2x3 digits:2-5"), 18U);
    EXPECT_EQ(column_of("...... board:2x3 digits:0"), 25U);
    EXPECT_EQ(column_of("...... board:2x3 digits:0-5 houses:AB"), 29U);
    EXPECT_EQ(column_of("...... board:2x3 digits:0-5 rules:product 6: A1 B1"), 46U);
    EXPECT_EQ(canvas_error("...... board:2x3 digits:0-5 rules:product 6: A1 B1").expected,
              "a board of N x N cells with digits from 1 to N for this rule");
    EXPECT_EQ(column_of("...... board:2x3 digits:0-5 rules:killer 6: A1 A3"), 48U);
    EXPECT_EQ(canvas_error("[Board]\n2x3 digits 0-5\n[Puzzle]\n0.5\n.6.\n").line, 5U);
    EXPECT_EQ(canvas_error("[Board]\n2x3 digits 0-5\n[Puzzle]\n0.5\n").expected, "row 2 of 2");
    EXPECT_EQ(canvas_error("[Board]\n65x3\n[Puzzle]\n0.5\n").line, 2U);
}

}  // namespace
}  // namespace deduku
