// Writes regions unchanged, other houses and killers as cages, rules for the whole board as words of `global`; boards with
// other rules in the form of f-puzzles, which SudokuPad opens.
#include <algorithm>

#include "formats/link_words.hpp"
#include "formats/sudokupad.hpp"

namespace deduku::formats::sudokupad {
namespace {

// [[0,0],[0,1],..]: row and column of each cell
std::string places_text(std::span<const Cell> cells, int n) {
    std::string out;
    for (Cell cell : cells)
        out +=
            (out.empty() ? "[[" : ",[") + std::to_string(index(cell) / n) + ',' + std::to_string(index(cell) % n) + ']';
    return out + ']';
}

std::string regions_text(const Table<Cell, int>& regions, int n) {
    std::vector<std::vector<Cell>> cells(static_cast<std::size_t>(n));
    for (Cell cell : regions.ids()) cells[static_cast<std::size_t>(regions[cell])].push_back(cell);
    std::string out;
    for (const std::vector<Cell>& region : cells) out += (out.empty() ? "[" : ",") + places_text(region, n);
    return out + ']';
}

/// Cages and words for houses other than regions.
class Extras {
  public:
    explicit Extras(const Geometry& board) : board_(board) {}

    void house(std::span<const Cell> cells) { cage(cells, ",\"unique\":true"); }
    // False if the rule has no machine-readable form; the sum 0 is none.
    bool rule(std::size_t number) {
        const Rule& rule = board_.rules()[number];
        const std::string_view key = rule.row->key;
        const auto global =
            std::find_if(globals.begin(), globals.end(), [&](const Global& row) { return row.rule == key; });
        if (global != globals.end()) {
            (global_ += global_.empty() ? "\"" : ",\"") += std::string(global->word) + '"';
            return true;
        }
        if (key == "killer" || key == "sum") {
            if (!rule.values.empty() && rule.values[0] == 0) return false;
            const std::string sum = rule.values.empty() ? std::string() : std::to_string(rule.values[0]);
            const std::string value = sum.empty() ? sum : ",\"sum\":" + sum + ",\"value\":\"" + sum + '"';
            cage(rule.groups[0], (key == "killer" ? ",\"unique\":true" : "") + value);
            return true;
        }
        return house_rule(number);
    }
    std::string text() const {
        return (cages_.empty() ? cages_ : ",\"cages\":[" + cages_ + ']') +
               (global_.empty() ? global_ : ",\"global\":[" + global_ + ']');
    }

  private:
    void cage(std::span<const Cell> cells, const std::string& more) {
        cages_ += (cages_.empty() ? "{\"cells\":" : ",{\"cells\":") + places_text(cells, board_.digits()) + more + '}';
    }
    bool house_rule(std::size_t number) {
        const std::string_view key = board_.rules()[number].row->key;
        if (key != "extra-region" && key != "diagonal" && key != "diagonals" && key != "windows") return false;
        for (const auto each : board_.parts_of(number).houses) house(board_.cells_of(each));
        return true;
    }

    const Geometry& board_;
    std::string cages_, global_;
};

}  // namespace

Written write(const Puzzle& puzzle, const Grid& solution) {
    const Geometry& board = puzzle.geometry();
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
                       ",\"cells\":" + cells + ",\"regions\":" + regions_text(regions, n) + extras.text() + '}');
}

}  // namespace deduku::formats::sudokupad
