// 9x9 killers on one line, without givens, as used in forums.
//
//   3x3:d:k:3841:7705:7705:..      for each cell 256 * sum of its cage + number of the cage; d: diagonals
//   S<J<<O<<KJ^<<^<^>^^<..         the sum in one cell (A = 10, a = 36), the direction to it in others: < > ^ v ` ' , .
#include "formats/killer.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include "formats/in_line.hpp"
#include "formats/link_rules.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats {
namespace {

constexpr int killer_width = 9;
constexpr std::size_t killer_cells = 81;

struct CageOf {
    int sum = 0;         // 0: not given
    std::size_t at = 0;  // in the text
    std::vector<Cell> cells;
};

PuzzleOrError puzzle_of(const std::map<int, CageOf>& cages, std::string_view more) {
    Puzzle puzzle = blank_puzzle({3, 3});
    RuleTexts rules;
    if (!more.empty()) rules.add(std::string(more), 0);
    for (const auto& [number, cage] : cages)
        rules.add("killer" + (cage.sum > 0 ? ' ' + std::to_string(cage.sum) : std::string()) + ':' +
                      names_of(puzzle.geometry(), cage.cells),
                  cage.at);
    if (auto mistake = set_board(puzzle, {}, rules)) return std::move(*mistake);
    return puzzle;
}

// The offset of the cell that a character points to; 0: none.
int step_of(char c) {
    switch (c) {
        case '<': return -1;
        case '>': return 1;
        case '^': return -killer_width;
        case 'v': return killer_width;
        case '`': return -killer_width - 1;
        case '\'': return -killer_width + 1;
        case ',': return killer_width - 1;
        case '.': return killer_width + 1;
        default: return 0;
    }
}

std::optional<int> sum_of(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    return c >= 'a' && c <= 'j' ? std::optional(c - 'a' + 36) : std::nullopt;
}

// The cell with the sum of the cage; none if the path leaves the board or is a cycle.
std::optional<int> head_of(std::string_view text, int cell) {
    for (std::size_t steps = 0; steps < killer_cells; ++steps) {
        const int step = step_of(text[static_cast<std::size_t>(cell)]);
        if (step == 0) return cell;
        const int right = (step + killer_width + 1) % killer_width - 1, next = cell + step;
        const int column = cell % killer_width + right;
        if (next < 0 || next >= static_cast<int>(killer_cells) || column < 0 || column >= killer_width)
            return std::nullopt;
        cell = next;
    }
    return std::nullopt;
}

PuzzleOrError read_killer_numbers(std::string_view text) {
    std::vector<std::pair<std::string_view, std::size_t>> fields;
    for (std::size_t at = 0; at <= text.size() && fields.size() < 2 * killer_cells;) {
        const std::size_t end = std::min(text.find(':', at), text.size());
        fields.emplace_back(text.substr(at, end - at), at);
        at = end + 1;
    }
    if (fields.back().first.empty()) fields.pop_back();
    if (fields.size() < 3 || (!fields[1].first.empty() && fields[1].first != "d"))
        return ValueError{4, fields.size() < 2 ? "nothing" : quoted(fields[1].first), "':' or 'd:', with diagonals"};
    if (fields[2].first != "k") return ValueError{fields[2].second, quoted(fields[2].first), "'k', a killer"};
    if (fields.size() != killer_cells + 3)
        return ValueError{fields[2].second, std::to_string(fields.size() - 3) + " numbers after 'k'", "81"};
    std::map<int, CageOf> cages;
    for (std::size_t i = 0; i < killer_cells; ++i) {
        const auto& [field, at] = fields[i + 3];
        int value = 0;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
        if (error != std::errc() || end != field.data() + field.size() || value < 0)
            return ValueError{at, quoted(field), "256 times the sum of the cage and the number of the cage"};
        const int sum = value / 256;
        if (sum == 0) continue;
        CageOf& cage = cages.try_emplace(value % 256, CageOf{sum, at, {}}).first->second;
        if (cage.sum != sum)
            return ValueError{at, "the sum " + std::to_string(sum) + " for cage " + std::to_string(value % 256),
                              std::to_string(cage.sum) + ", as before"};
        cage.cells.push_back(static_cast<Cell>(i));
    }
    return puzzle_of(cages, fields[1].first == "d" ? "diagonal up; diagonal down" : "");
}

bool is_killer_arrows(std::string_view text) {
    return text.size() == killer_cells && text.find_first_of("<>^`") != text.npos &&
           std::all_of(text.begin(), text.end(), [](char c) { return step_of(c) != 0 || sum_of(c); });
}

PuzzleOrError read_killer_arrows(std::string_view text) {
    std::map<int, CageOf> cages;
    for (int cell = 0; cell < static_cast<int>(killer_cells); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const auto head = head_of(text, cell);
        if (!head) return ValueError{at, quoted(text.substr(at, 1)), "a way to a cell with a sum"};
        CageOf& cage = cages[*head];
        cage.sum = *sum_of(text[static_cast<std::size_t>(*head)]);
        cage.at = static_cast<std::size_t>(*head);
        cage.cells.push_back(static_cast<Cell>(cell));
    }
    return puzzle_of(cages, "");
}

// Writes disjoint cages, each with a sum, and both diagonals or none.
Written write_killer(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    const auto layout = board.digits() == killer_width ? layout_of(board) : std::nullopt;
    if (!layout || !layout->regions.empty() ||
        !extra_houses({.windows = layout->windows, .more = layout->more}, killer_width).empty())
        return Refusal{"boards of 9x9 with rows, columns, boxes, and both diagonals, only"};
    bool up = layout->up, down = layout->down;
    Table<Cell, int> values(board.grid_cells(), 0);
    int cages = 0;
    for (const Rule& rule : board.rules()) {
        const std::string text = write_rule(rule, board);
        const bool cage = rule.row->key == "killer" && !rule.values.empty() && rule.values[0] > 0 && cages < 255;
        up = up || text == "diagonals" || text == "diagonal up";
        down = down || text == "diagonals" || text == "diagonal down";
        if (!cage && !text.starts_with("diagonal")) return Refusal{"cannot represent the rule '" + text + "'"};
        if (cage) ++cages;
        for (Cell cell : cage ? rule.groups[0] : std::vector<Cell>())
            if (std::exchange(values[cell], 256 * rule.values[0] + cages) != 0)
                return Refusal{"cannot represent overlapping cages"};
    }
    if (up != down) return Refusal{std::string("cannot represent the rule 'diagonal ") + (up ? "up'" : "down'")};
    for (Cell cell : board.every_grid_cell())
        if (puzzle.cells[cell].size() < killer_width) return Refusal{"cannot represent givens"};
    std::string out = up ? "3x3:d:k" : "3x3::k";
    for (int value : values) out += ':' + std::to_string(value);
    return out + ":\n";
}

std::optional<reading::Parsed> read_killer_line(const reading::Excerpt& text) {
    const InLine found = word_of(text.lines[0].text);
    auto outcome = read_killer(found.text);
    return outcome ? std::optional(parsed_in_line(text, found, *std::move(outcome))) : std::nullopt;
}

}  // namespace

PuzzleOrError read_killer_puzzle(std::string_view text) {
    return text.starts_with("3x3:") ? read_killer_numbers(text) : read_killer_arrows(text);
}

std::optional<PuzzleOrError> read_killer(std::string_view text) {
    if (!text.starts_with("3x3:") && !is_killer_arrows(text)) return std::nullopt;
    return read_killer_puzzle(text);
}

extern constinit const Format killer_format = {
    .name = "killer",
    .read = {"killer puzzles in forums: 3x3::k:3841:7705:.. or S<J<<O<<KJ^<<..", read_killer_line},
    .write = {.help = "3x3::k: and a number for each cell, 9x9 killers",
              .write = write_killer,
              .any_houses = true,
              .rules = true,
              .notes = reading::Notes::beside}};

}  // namespace deduku::formats
