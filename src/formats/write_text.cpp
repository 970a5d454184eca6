// Text files of other programs.
//
//   sdm  0053..      sdx  5 3 u4 26 7 ..      ss  *-----------*      hodoku  :0000:x:53+4..:114 214::
//                                                 |53.|.7.|...|      csv     53..7..,name,"a, b"
#include "deduku/board.hpp"
#include "deduku/text.hpp"
#include "formats/parts.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats {
namespace {

char symbol(Set<Digit> cell) { return static_cast<char>('1' + index(cell.first())); }

// Candidates deleted by the player: those missing from the marks, although no entered digit excludes them.
std::string deleted_candidates(const Puzzle& puzzle) {
    const Geometry& geometry = puzzle.geometry();
    std::string out;
    for (Cell cell : puzzle.geometry().every_grid_cell()) {
        if (puzzle.cells[cell].single() || placed_digit(puzzle, cell) >= 0) continue;
        Set<Digit> missing = geometry.all_digits();
        for (Digit digit : puzzle.state[cell]) missing.erase(digit);
        for (Cell peer : geometry.peers_of(cell))
            if (puzzle.state[peer].single() && !is_lone_mark(puzzle, peer)) missing.erase(puzzle.state[peer].first());
        for (Digit digit : missing) {
            if (!out.empty()) out += ' ';
            out += std::to_string(index(digit) + 1) + std::to_string(index(cell) / 9 + 1) +
                   std::to_string(index(cell) % 9 + 1);
        }
    }
    return out;
}

// A field of CSV, quoted if necessary: other readers take dashes and box-drawing characters for frames.
std::string field(std::string_view text) {
    if (text.find_first_of(",\";-=") == text.npos && !reading::has_frames(text)) return std::string(text);
    std::string out = "\"";
    for (char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

Written write_hodoku(const Puzzle& puzzle) {
    std::string out = ":0000:x:";
    for (Cell cell : puzzle.geometry().every_grid_cell()) {
        const int placed = placed_digit(puzzle, cell);
        if (placed >= 0) (out += '+') += static_cast<char>('1' + placed);
        if (placed < 0) out += puzzle.cells[cell].single() ? symbol(puzzle.cells[cell]) : '.';
    }
    return out + ':' + (puzzle.state.empty() ? std::string() : deleted_candidates(puzzle)) + "::\n";
}

Written write_sdm(const Puzzle& puzzle) { return clues_with_zeros(puzzle) + '\n'; }

Written write_sdx(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    std::string out;
    for (Cell cell : puzzle.geometry().every_grid_cell()) {
        const int placed = placed_digit(puzzle, cell);
        const Set<Digit> marks =
            puzzle.state.empty() || puzzle.cells[cell].single() ? puzzle.cells[cell] : puzzle.state[cell];
        if (placed >= 0) out += 'u';
        // A digit alone is a given: the format cannot represent a single remaining mark.
        out += digits_text(is_lone_mark(puzzle, cell) ? puzzle.cells[cell] : marks, n);
        out += index(cell) % n == n - 1 ? '\n' : ' ';
    }
    return out;
}

Written write_ss(const Puzzle& puzzle) {
    const std::string line = to_line(puzzle);
    std::string out = "*-----------*\n";
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t band = 0; band < 3; ++band) out += '|' + line.substr(9 * row + 3 * band, 3);
        out += "|\n";
        if (row == 2 || row == 5) out += "|---+---+---|\n";
    }
    return out + "*-----------*\n";
}

Written write_csv(const Puzzle& puzzle) {
    return field(to_line(puzzle)) + ',' + field(to_one_line(puzzle.name)) + ',' +
           field(joined(to_lines(puzzle.comment), " ")) + '\n';
}

Written write_line(const Puzzle& puzzle) { return to_line(puzzle) + '\n'; }
Written write_sdk(const Puzzle& puzzle) { return to_sdk(puzzle); }
Written write_rule_lines(const Puzzle& puzzle) { return to_rules(puzzle); }

// The candidates left by the givens, whose digits are removed from the other cells of their houses.
Written write_pencil_marks(const Puzzle& puzzle) {
    Board board = start_board(puzzle);
    const Geometry& geometry = board.geometry();
    for (Cell cell : geometry.every_grid_cell()) {
        if (!puzzle.cells[cell].single()) continue;
        const Digit digit = puzzle.cells[cell].first();
        for (Cell peer : geometry.peers_of(cell))
            if (!puzzle.cells[peer].single() && board.digits(peer).has(digit)) board.remove({peer, digit});
    }
    return to_pencil_marks(board);
}

using reading::BoardSizes;
using reading::Notes;

}  // namespace

extern constinit const Format line_format = {
    .name = "line",
    .write = {.help = "N^2 characters on a line, . for blank, [35] for several digits",
              .write = write_line,
              .any_houses = true,
              .rules = true,
              .any_canvas = true,
              .notes = Notes::beside}};
extern constinit const Format sdk_format = {
    .name = "sdk",
    .write = {.help = ".sdk: #D name, #C comment, a line for each row and each rule, the player's state",
              .write = write_sdk,
              .any_houses = true,
              .rules = true,
              .any_canvas = true,
              .gap = "\n"}};
extern constinit const Format rules_format = {.name = "rules",
                                              .write = {.help = "a line for each row and each rule, easy to edit",
                                                        .write = write_rule_lines,
                                                        .any_houses = true,
                                                        .rules = true,
                                                        .any_canvas = true,
                                                        .notes = Notes::above,
                                                        .gap = "\n"}};
extern constinit const Format pencil_marks_format = {.name = "pencilmarks",
                                                     .write = {.help = "candidates that the givens leave, in a frame",
                                                               .write = write_pencil_marks,
                                                               .notes = Notes::above,
                                                               .gap = "\n"}};
extern constinit const Format hodoku_format = {
    .name = "hodoku",
    .write = {.help = "HoDoKu library line, with digits placed and candidates deleted",
              .write = write_hodoku,
              .boards = BoardSizes::nine,
              .clues_only = true}};
extern constinit const Format sdm_format = {.name = "sdm",
                                            .write = {.help = ".sdm of SadMan Sudoku: 81 digits on a line, 0 for blank",
                                                      .write = write_sdm,
                                                      .boards = BoardSizes::nine,
                                                      .clues_only = true}};
extern constinit const Format sdx_format = {
    .name = "sdx",
    .write = {.help = ".sdx: a line for each row, candidates of each cell, u5 for a digit of the player",
              .write = write_sdx,
              .boards = BoardSizes::up_to_9,
              .usual_boxes = true,
              .notes = Notes::above,
              .gap = "\n"}};
extern constinit const Format ss_format = {.name = "ss",
                                           .write = {.help = ".ss of Simple Sudoku: 9 rows in a frame",
                                                     .write = write_ss,
                                                     .boards = BoardSizes::nine,
                                                     .clues_only = true,
                                                     .notes = Notes::above,
                                                     .gap = "\n"}};
extern constinit const Format csv_format = {
    .name = "csv",
    .write = {.help = "puzzle,name,comment under a header", .write = write_csv, .head = "puzzle,name,comment\n"}};

}  // namespace deduku::formats
