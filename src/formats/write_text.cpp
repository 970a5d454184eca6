// Files of other programs that are text.
//
//   sdm  0053..      sdx  5 3 u4 26 7 ..      ss  *-----------*      hodoku  :0000:x:53+4..:114 214::
//                                                 |53.|.7.|...|      csv     53..7..,name,"a, b"
#include "deduku/geometry.hpp"
#include "deduku/text.hpp"
#include "formats/write_parts.hpp"
#include "grid/cell_text.hpp"

namespace deduku::formats {
namespace {

std::string why_not_nine(const Puzzle& puzzle) {
    if (!(puzzle.box() == Box{3, 3})) return "boards of 9x9 only";
    return why_not_clues(puzzle);
}

char symbol(Set<Digit> cell) { return static_cast<char>('1' + index(cell.first())); }

// Candidates a player deleted: those missing from the marks though no digit written rules them out.
std::string deleted_candidates(const Puzzle& puzzle) {
    const Geometry& geometry = puzzle.geometry();
    std::string out;
    for (Cell cell : puzzle.cells.ids()) {
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

// A field of CSV, in quotes where it must be.
std::string field(std::string_view text) {
    if (text.find_first_of(",\"\n;") == text.npos) return std::string(text);
    std::string out = "\"";
    for (char c : on_one_line(text)) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

}  // namespace

Written write_hodoku(const Puzzle& puzzle) {
    if (std::string why = why_not_nine(puzzle); !why.empty()) return Refusal{std::move(why)};
    std::string out = ":0000:x:";
    for (Cell cell : puzzle.cells.ids()) {
        const int placed = placed_digit(puzzle, cell);
        if (placed >= 0) (out += '+') += static_cast<char>('1' + placed);
        if (placed < 0) out += puzzle.cells[cell].single() ? symbol(puzzle.cells[cell]) : '.';
    }
    return out + ':' + (puzzle.state.empty() ? std::string() : deleted_candidates(puzzle)) + "::\n";
}

Written write_sdm(const Puzzle& puzzle) {
    if (std::string why = why_not_nine(puzzle); !why.empty()) return Refusal{std::move(why)};
    return clues_with_zeros(puzzle) + '\n';
}

Written write_sdx(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    if (n > 9) return Refusal{"boards up to 9x9 only"};
    std::string out;
    for (Cell cell : puzzle.cells.ids()) {
        const int placed = placed_digit(puzzle, cell);
        const Set<Digit> marks =
            puzzle.state.empty() || puzzle.cells[cell].single() ? puzzle.cells[cell] : puzzle.state[cell];
        if (placed >= 0) out += 'u';
        // A digit alone is a clue: there is no word for one mark that is left.
        out += digits_text(is_lone_mark(puzzle, cell) ? puzzle.cells[cell] : marks, n);
        out += index(cell) % n == n - 1 ? '\n' : ' ';
    }
    return out;
}

Written write_ss(const Puzzle& puzzle) {
    if (std::string why = why_not_nine(puzzle); !why.empty()) return Refusal{std::move(why)};
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
    return field(to_line(puzzle)) + ',' + field(puzzle.name) + ',' + field(puzzle.comment) + '\n';
}

}  // namespace deduku::formats
