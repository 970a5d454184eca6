// Library lines of HoDoKu: fields separated by colons; and their board with its removed candidates alone, as in Susser.
//
//   :0901:38:53..+27....6..:435 935:315:99:
//     |    |       |          |     |   extra
//     |    |       |          |     candidates removed by the step
//     |    |       |          candidates removed before: 4 from r3c5, 9 from r3c5
//     |    |       the board; + before a digit placed by the player
//     |    its candidates
//     technique; :0000:x: = none
//
//   +53..7....6..195..:113 114
#include <algorithm>

#include "deduku/board.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/reading/hodoku_line.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::reading {
namespace {

constexpr Digit digit_of(char c) { return static_cast<Digit>(c - '1'); }
constexpr bool is_from_1_to_9(char c) { return c >= '1' && c <= '9'; }

std::optional<HodokuLine> library_of(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty() || text.front() != ':' || std::count(text.begin(), text.end(), ':') < 3) return std::nullopt;
    const CellWords fields = cut(text, {LineCut::fields, ':'});
    if (fields.size() < 4) return std::nullopt;
    const auto cells = std::count_if(fields[3].begin(), fields[3].end(),
                                     [](char c) { return is_from_1_to_9(c) || c == '.' || c == '0'; });
    if (fields[1].empty() || cells < 9) return std::nullopt;
    const std::string_view removed = fields.size() > 4 ? fields[4] : std::string_view();
    const std::string_view rest =
        fields.size() > 5 ? text.substr(static_cast<std::size_t>(fields[5].data() - text.data())) : std::string_view();
    return HodokuLine{fields[1], fields[2], fields[3], removed, rest};
}

bool is_candidate(std::string_view word) {
    return word.size() == 3 && std::all_of(word.begin(), word.end(), is_from_1_to_9);
}

// The board at the start of the line and the candidates after a colon; only if there are such, or digits placed.
std::optional<HodokuLine> susser_of(std::string_view line) {
    const std::string_view text = trimmed(line);
    const std::size_t end = std::min(text.find_first_not_of("+.0123456789"), text.size());
    HodokuLine out{{}, {}, text.substr(0, end), {}, {}};
    const bool placed = out.board.find('+') != out.board.npos;
    if (out.board.size() - static_cast<std::size_t>(std::count(out.board.begin(), out.board.end(), '+')) != board_cells)
        return std::nullopt;
    std::string_view rest = text.substr(end);
    if (rest.starts_with(':')) {
        const CellWords words = cut(rest.substr(1), {LineCut::words});
        std::size_t last = 0;
        while (last < words.size() && is_candidate(words[last])) ++last;
        if (last == 0 && (!placed || !words.empty())) return std::nullopt;
        if (last > 0) {
            const auto used = static_cast<std::size_t>(words[last - 1].data() + 3 - rest.data());
            out.removed = rest.substr(1, used - 1);
            rest.remove_prefix(used);
        }
    } else if (!placed) {
        return std::nullopt;
    }
    rest = trimmed(rest.substr(std::min(rest.find_first_not_of(":"), rest.size())));
    out.rest = trimmed(rest.substr(rest.starts_with('#') ? 1 : 0));
    return out;
}

// Reads the givens into the puzzle, and the placed digits into its state.
std::optional<ReadError> read_clues(const TextLine& line, std::string_view board, Puzzle& puzzle) {
    std::size_t cells = 0;
    bool placed = false;
    for (const char& c : board) {
        if (c == '+') {
            placed = true;
            continue;
        }
        const auto at = static_cast<std::size_t>(&c - line.text.data());
        if (!is_from_1_to_9(c) && c != '.' && c != '0')
            return error_at(line, at, quoted({&c, 1}), "1-9, . or 0, and + before a digit that was placed");
        if (cells < board_cells && is_from_1_to_9(c)) {
            puzzle.state[static_cast<Cell>(cells)] = {digit_of(c)};
            if (!placed) puzzle.cells[static_cast<Cell>(cells)] = {digit_of(c)};
        }
        placed = false;
        ++cells;
    }
    if (cells == board_cells) return std::nullopt;
    return error_at(line, static_cast<std::size_t>(board.data() - line.text.data()), counted(cells, "cell"),
                    "81 cells between the third and the fourth colon of a library line of HoDoKu");
}

// Marks of the cells with removed candidates: the digits allowed by their houses, without those.
std::optional<ReadError> read_removed(const TextLine& line, std::string_view text, Puzzle& puzzle) {
    const Geometry& geometry = puzzle.geometry();
    const Table<Cell, Set<Digit>> placed = puzzle.state;
    for (std::string_view word : cut(text, {LineCut::words})) {
        if (!is_candidate(word))
            return error_at(line, static_cast<std::size_t>(word.data() - line.text.data()), quoted(word),
                            "a candidate as digit, row and column: 435 is 4 in r3c5");
        const auto cell = static_cast<Cell>(9 * (word[1] - '1') + (word[2] - '1'));
        if (!placed[cell].single()) puzzle.state[cell].erase(digit_of(word[0]));
    }
    for (Cell cell : puzzle.state.ids()) {
        Set<Digit>& marks = puzzle.state[cell];
        if (placed[cell].single() || marks == geometry.all_digits()) continue;
        for (Cell peer : geometry.peers_of(cell))
            if (placed[peer].single()) marks.erase(placed[peer].first());
        if (marks.empty())
            return error_at(line, static_cast<std::size_t>(text.data() - line.text.data()),
                            "no candidate left in r" + std::to_string(index(cell) / 9 + 1) + "c" +
                                std::to_string(index(cell) % 9 + 1),
                            "at least one candidate in every cell");
        if (marks.single()) puzzle.lone_marks.push_back(cell);
    }
    return std::nullopt;
}

std::string comment_of(const HodokuLine& found) {
    std::string text;
    if (found.technique != "0000" && found.technique != "x") {
        text = "technique " + std::string(found.technique);
        if (!found.candidates.empty() && found.candidates != "x")
            text += ", candidates " + std::string(found.candidates);
    }
    const std::size_t end = found.rest.find_last_not_of(": ");
    if (end == found.rest.npos) return text;
    if (!text.empty()) text += ", ";
    return text + "removes " + std::string(found.rest.substr(0, end + 1));
}

std::optional<Parsed> read_hodoku(const Excerpt& text) {
    const TextLine& line = text.lines[0];
    const auto library = library_of(line.text);
    const auto found = library ? library : susser_of(line.text);
    if (!found || !box_for(9, text.options)) return std::nullopt;
    return read_hodoku_line(line, *found, text.options);
}

}  // namespace

Parsed read_hodoku_line(const TextLine& line, const HodokuLine& fields, const ReadOptions& options) {
    Puzzle puzzle(board_with(*box_for(9, options), options));
    puzzle.state = puzzle.cells;
    if (auto error = read_clues(line, fields.board, puzzle)) return {*std::move(error)};
    if (auto error = read_removed(line, fields.removed, puzzle)) return {*std::move(error)};
    if (puzzle.state == puzzle.cells) puzzle.state = {};
    puzzle.comment = fields.technique.empty() ? from_one_line(fields.rest) : comment_of(fields);
    return {std::move(puzzle)};
}

extern constinit const Format hodoku_format = {
    "hodoku",
    {"HoDoKu library lines: :0000:x:53..+27..:435 935::, or 53..+27..:435 935 alone, with the player's state",
     read_hodoku}};

}  // namespace deduku::reading
