#include "formats/sudokupad_grids.hpp"

#include "formats/link_words.hpp"
#include "formats/sudokupad_extras.hpp"
#include "grid/holes.hpp"
#include "grid/houses.hpp"
#include "grid/reading/format_grids.hpp"

namespace deduku::formats::sudokupad {
namespace {

constexpr std::size_t most_lines = 64;

bool is_box(const Geometry& board, std::span<const Cell> cells) {
    return board.row(cells.front()) != board.row(cells.back()) &&
           board.column(cells.front()) != board.column(cells.back());
}

// A white rectangle on each run of cells that are in no grid, a little smaller so that borders of boxes stay.
std::string covers(const Geometry& board) {
    std::string out;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0, end = 0; column < board.columns(); column = end) {
            end = column + 1;
            if (!is_hole(board, board.cell(row, column))) continue;
            while (end < board.columns() && is_hole(board, board.cell(row, end))) ++end;
            const int width = end - column;
            const std::string middle = std::to_string(column + width / 2) + (width % 2 == 0 ? "" : ".5");
            out += (out.empty() ? "" : ",") + std::string("{\"center\":[") + std::to_string(row) + ".5," + middle +
                   "],\"width\":" + std::to_string(width - 1) +
                   ".95,\"height\":1,\"backgroundColor\":\"#FFFFFF\",\"borderColor\":\"#FFFFFF\"}";
        }
    return out;
}

// What rows, columns and boxes mean here, before the rules of the puzzle.
std::string words_of_grids(const Puzzle& puzzle, const std::string& rules) {
    const std::string n = std::to_string(puzzle.geometry().digits());
    const std::string grids =
        "Each row, column and box of each " + n + "x" + n + " grid has the digits 1 to " + n + " once.";
    return rules.starts_with(grids) ? rules : grids + (rules.empty() ? "" : " ") + rules;
}

}  // namespace

std::string places_text(std::span<const Cell> cells, const Geometry& board) {
    std::string out;
    for (Cell cell : cells)
        out += (out.empty() ? "[[" : ",[") + std::to_string(board.row(cell)) + ',' +
               std::to_string(board.column(cell)) + ']';
    return out + ']';
}

GeometryPtr board_of_grids(const JsonValue& root) {
    const JsonValue* id = root.find("id");
    const JsonValue* cells = root.find("cells");
    const JsonValue* regions = root.find("regions");
    if (id == nullptr || id->text != "deduku" || cells == nullptr || regions == nullptr || regions->items.empty())
        return nullptr;
    const std::size_t rows = cells->items.size(), columns = rows == 0 ? 0 : cells->items[0].items.size();
    const std::size_t n = regions->items[0].items.size();
    if (rows > most_lines || columns > most_lines || (n != 4 && n != 6 && n != 9)) return nullptr;
    std::vector<bool> covered(rows * columns, false);
    for (const JsonValue& region : regions->items)
        for (const JsonValue& place : region.items) {
            const auto row = place.items.size() == 2 ? place.items[0].number() : std::nullopt;
            const auto column = place.items.size() == 2 ? place.items[1].number() : std::nullopt;
            if (!row || !column || *row < 0 || *column < 0 || *row >= static_cast<int>(rows) ||
                *column >= static_cast<int>(columns))
                return nullptr;
            covered[static_cast<std::size_t>(*row) * columns + static_cast<std::size_t>(*column)] = true;
        }
    const Canvas canvas{static_cast<int>(rows), static_cast<int>(columns), static_cast<int>(n), 1};
    if (canvas.usual()) return nullptr;
    const std::string houses = reading::grids_on(canvas, [&](int row, int column) {
        return covered[static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column)];
    });
    return houses.empty() ? nullptr : parse_houses_on(canvas, houses);
}

Written write_grids(const Puzzle& puzzle, const Grid& solution) {
    const Geometry& board = puzzle.geometry();
    const GeometryPtr plain = without_rules(puzzle.shared_geometry());
    Extras extras(board);
    std::string regions, cells, digits;
    for (const auto house : plain->every_house())
        if (const auto of = plain->cells_of(house); is_box(board, of))
            regions += (regions.empty() ? "" : ",") + places_text(of, board);
        else
            extras.hidden_house(of);
    for (std::size_t i = 0; i < board.rules().size(); ++i)
        if (!extras.rule(i)) return Refusal{"cannot represent the rule '" + write_rule(board.rules()[i], board) + '\''};
    for (int row = 0; row < board.rows(); ++row) {
        cells += row == 0 ? "[" : ",[";
        for (int column = 0; column < board.columns(); ++column) {
            const Cell cell = board.cell(row, column);
            const bool given = !is_hole(board, cell) && puzzle.cells[cell].single();
            cells += (column == 0 ? "" : ",") +
                     (given ? "{\"value\":" + std::to_string(index(puzzle.cells[cell].first()) + 1) + '}' : "{}");
            if (!solution.empty())
                digits += is_hole(board, cell) ? '.' : static_cast<char>('1' + index(solution[cell]));
        }
        cells += ']';
    }
    const LinkWords words = link_words(puzzle);
    return link_to("https://sudokupad.app/scl",
                   "{\"id\":\"deduku\",\"cellSize\":64,\"metadata\":{\"norowcol\":true" + member("title", puzzle.name) +
                       member("author", words.author) + member("rules", words_of_grids(puzzle, words.rules)) +
                       member("solution", digits) + "},\"cells\":[" + cells + "],\"regions\":[" + regions + ']' +
                       extras.text() + ",\"overlays\":[" + covers(board) + "]}");
}

}  // namespace deduku::formats::sudokupad
