// The Interactive Sudoku Solver (ISS): a puzzle is a string of items, each a kind and its arguments.
//
//   .~R1C1_5~R2C3_1_2.Cage~15~R1C2~R1C3.AntiKnight.Shape~6x6      givens, candidates, rules; 9x9 without a shape
//   https://sigh.github.io/Interactive-Sudoku-Solver/?q=.~R1C1_5..
//
// Boxes have the usual size; .NoBoxes removes them, .Jigsaw~001122.. adds regions. rules.hpp has the rules.
#include <algorithm>

#include "formats/iss/lines.hpp"
#include "formats/iss/read.hpp"
#include "formats/killer.hpp"
#include "grid/houses.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats {
namespace {

// ".~R1C1_5", ".Cage~15~..", ".AntiKnight"; a board may begin with a point, but has no ~.
constexpr std::size_t shortest_alone = 7;
bool looks_like_iss(std::string_view text) {
    if (!text.starts_with('.') || text.size() < 2) return false;
    const std::string_view kind = text.substr(1, text.find_first_of(".~", 1) - 1);
    if (!std::all_of(kind.begin(), kind.end(), [](char c) { return is_letter(c); })) return false;
    if (text.find('~') != text.npos) return true;
    if (kind.size() < shortest_alone) return false;
    return iss::is_kind_alone(kind) || kind == "NoBoxes";
}

std::string givens_text(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    std::string out;
    for (Cell cell : board.every_grid_cell()) {
        if (puzzle.cells[cell].size() == board.digits()) continue;
        out += (out.empty() ? ".~" : "~") + iss::name_of(cell, board);
        for (Digit digit : puzzle.cells[cell]) out += '_' + std::to_string(board.shown(digit));
    }
    return out;
}

// The houses besides rows, columns and boxes.
Written houses_items(const Geometry& board) {
    const int n = board.digits();
    const auto layout = layout_of(board);
    if (!layout && board.text() == iss::text_of_lines(n)) return std::string(".NoBoxes");
    if (!layout) return Refusal{"boards with all rows and columns, and regions of N cells, only"};
    std::string out;
    if (!layout->regions.empty()) {
        out = ".Jigsaw~";
        for (int region : layout->regions) out += "0123456789abcdef"[region];
        out += ".NoBoxes";
    }
    if (layout->up) out += ".Diagonal~1";
    if (layout->down) out += ".Diagonal~-1";
    const HouseLayout others{.windows = layout->windows, .more = layout->more};
    for (const std::vector<Cell>& house : extra_houses(others, n)) {
        out += ".AllDifferent";
        for (Cell cell : house) out += '~' + iss::name_of(cell, board);
    }
    return out;
}

// The type of an unusual canvas, and its houses besides rows, columns and boxes: all of them, if they have no item.
std::pair<std::string, std::string> canvas_houses(const Geometry& board) {
    const Canvas& canvas = board.canvas();
    const auto box = box_on(canvas);
    if (board.text() == "boxes") return {"", ""};
    if (board.text() == "lines") return {"", box ? ".NoBoxes" : ""};
    for (int size = 4; size <= canvas.digits; ++size)
        if (const auto other = box_on(canvas, size); other && board.text() == map_of_boxes(canvas, *other))
            return {"", ".RegionSize~" + std::to_string(size)};
    std::string out;
    const GeometryPtr& plain = board.plain();
    const Geometry& from = plain ? *plain : board;
    for (const House house : from.all_houses()) {
        if (from.size_of(house) < 2) continue;
        out += ".AllDifferent";
        for (const Cell cell : from.cells_of(house)) out += '~' + iss::name_of(cell, board);
    }
    return {"~Raw", out};
}

Written write_canvas(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    const Canvas& canvas = board.canvas();
    const Written rules = iss::write_rules(board, board.rules());
    if (std::holds_alternative<Refusal>(rules)) return rules;
    const auto [type, houses] = canvas_houses(board);
    return ".Shape~" + std::to_string(canvas.rows) + 'x' + std::to_string(canvas.columns) + '~' +
           std::to_string(canvas.lowest) + '-' + std::to_string(canvas.lowest + canvas.digits - 1) + type + houses +
           givens_text(puzzle) + std::get<std::string>(rules) + '\n';
}

Written write_iss(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    const bool raw = (board.plain() ? board.plain()->houses() : board.houses()) == 0;
    if (raw || !board.canvas().usual()) return write_canvas(puzzle);
    const Written houses = houses_items(board);
    if (std::holds_alternative<Refusal>(houses)) return houses;
    const Written rules = iss::write_rules(board, board.rules());
    if (std::holds_alternative<Refusal>(rules)) return rules;
    const std::string n = std::to_string(board.digits());
    const std::string text = std::get<std::string>(houses) + givens_text(puzzle) + std::get<std::string>(rules);
    // Alone in its line, a single item could be a part of the puzzle before it.
    const bool shape = n != "9" || text.empty() || iss::is_part(text);
    return (shape ? ".Shape~" + n + 'x' + n : "") + text + '\n';
}

Written write_iss_link(const Puzzle& puzzle) {
    Written out = write_iss(puzzle);
    if (auto* text = std::get_if<std::string>(&out))
        text->insert(0, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=");
    return out;
}

// In links also other items of ISS are recognized.
std::optional<reading::Parsed> read_iss_line(const reading::Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    const auto query = query_of(line);
    InLine found = query ? *query : iss::text_of_line(line);
    std::optional<PuzzleOrError> outcome;
    if (looks_like_iss(found.text)) {
        // Twice as many lines each time, so that a text is not searched once for each of its lines.
        if (!query && !iss::add_lines(text, found)) return reading::Parsed{std::nullopt, 2 * text.lines.size()};
        outcome = iss::read_items(found.text, text.options);
        if (found.lines == iss::most_lines)
            outcome = ValueError{0, std::to_string(iss::most_lines) + " lines or more", "a puzzle of fewer lines"};
    } else if (query) {
        outcome = read_killer(found.text);
    }
    return outcome ? std::optional(parsed_in_line(text, found, *std::move(outcome))) : std::nullopt;
}

}  // namespace

extern constinit const Format iss_format = {
    .name = "iss",
    .read = {"Interactive Sudoku Solver: .~R1C1_5.Cage~15~R1C2~R1C3, links with ?q=", read_iss_line,
             reading::Headers::none, true},
    .write = {.help = "line of the Interactive Sudoku Solver, up to 16x16",
              .write = write_iss,
              .boards = reading::BoardSizes::up_to_16,
              .any_houses = true,
              .rules = true,
              .any_canvas = true,
              .notes = reading::Notes::above}};
extern constinit const Format iss_link_format = {.name = "iss-link",
                                                 .write = {.help = "link of the Interactive Sudoku Solver, up to 16x16",
                                                           .write = write_iss_link,
                                                           .boards = reading::BoardSizes::up_to_16,
                                                           .any_houses = true,
                                                           .rules = true,
                                                           .any_canvas = true,
                                                           .notes = reading::Notes::above}};

}  // namespace deduku::formats
