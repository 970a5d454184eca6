#include "formats/published/words/whole_board.hpp"

#include <algorithm>

#include "formats/published/words/writing.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::published {
namespace {

bool on_diagonals(const std::vector<Cell>& cells, const Geometry& board) {
    const int n = board.digits();
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        const int at = static_cast<int>(index(cell));
        return at / n == at % n || at / n + at % n == n - 1;
    });
}

// Both diagonals, or the one that is drawn.
BoardRules diagonals(const std::vector<Thing>& things, const Geometry& board) {
    BoardRules out;
    const Thing* drawn = nullptr;
    std::size_t lines = 0;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Thing& thing = things[i];
        const bool along = on_diagonals(thing.cells, board);
        const bool line = thing.kind == ThingKind::diagonal || (thing.kind == ThingKind::line && along &&
                                                                static_cast<int>(thing.cells.size()) == board.digits());
        if (!line && !(thing.kind == ThingKind::shade && along)) continue;
        out.things.push_back(i);
        if (!line) continue;
        drawn = &thing;
        ++lines;
    }
    if (lines == 1) {
        const int first = static_cast<int>(index(drawn->cells.front()));
        const bool down = first == 0 || first == board.digits() * board.digits() - 1;
        out.rules.emplace_back(down ? "diagonal down" : "diagonal up");
        return out;
    }
    const bool one = std::count_if(board.rules().begin(), board.rules().end(),
                                   [](const Rule& each) { return each.row->key == "diagonal"; }) == 1;
    // Both may be houses of the board itself.
    if (!one && board.text().find("diagonals") == std::string::npos) out.rules.emplace_back("diagonals");
    return out;
}

// "column 1 .. digit 1", "columns 5 and 9 with the digits 5 and 9", or rows: each digit is that of its column or row.
BoardRules index_lines(const Match& match, const std::vector<Thing>& things, const Geometry& board) {
    const bool rows = match.saying->has("rows");
    const std::string name = rows ? "row" : "column";
    std::vector<int> lines = match.values;
    const std::size_t half = lines.size() / 2;
    if (lines.size() > 1) {
        const bool same =
            lines.size() % 2 == 0 && std::equal(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(half),
                                                lines.begin() + static_cast<std::ptrdiff_t>(half));
        if (!same) return {.missing = "a " + name + " that gives the position of another digit than its number"};
        lines.resize(half);
    }
    BoardRules out;
    for (const int line : lines) {
        if (line < 1 || line > board.digits())
            return {.missing = "the board has no " + name + ' ' + std::to_string(line)};
        std::vector<Cell> cells;
        for (int at = 0; at < board.digits(); ++at)
            cells.push_back(rows ? board.cell(line - 1, at) : board.cell(at, line - 1));
        out.rules.push_back(name + "-indexer:" + cell_names(board, cells));
        // They may be shaded.
        for (std::size_t i = 0; i < things.size(); ++i)
            if (things[i].kind == ThingKind::shade && contains(cells, things[i].cells.front())) out.things.push_back(i);
    }
    return out;
}

}  // namespace

BoardRules board_rules(const Match& match, const std::vector<Thing>& things, const Geometry& board) {
    const Saying& saying = *match.saying;
    if (saying.has("diagonals")) return diagonals(things, board);
    if (saying.has("columns") || saying.has("rows")) return index_lines(match, things, board);
    // "All blue dots are given" is about dots of another meaning.
    if (saying.row->key == "all-dots" && std::any_of(match.colours.begin(), match.colours.end(), [](auto colour) {
            return colour != "white" && colour != "black";
        }))
        return {.missing = "all dots of a colour are given"};
    if (saying.has("all-white")) return {.rules = {"all-dots white"}};
    if (saying.has("all-black")) return {.rules = {"all-dots black"}};
    if (saying.has("all-x")) return {.rules = {"all-xv x"}};
    if (saying.has("all-v")) return {.rules = {"all-xv v"}};
    if (saying.head.empty()) return {.rules = {head_of(match, board)}};
    const auto rule = rule_of_cells(match, {}, board);
    return rule ? BoardRules{.rules = {*rule}} : BoardRules{.missing = "a rule about the board lacks a number"};
}

}  // namespace deduku::formats::published
