// Boards in lists and objects of any program.
//
//   [[5,3,0,..],..]    N rows of N cells         [5,3,0,..]    N^2 cells        ["53..7....",..]    N rows
//   {"puzzle":"53..7....6.."}    {"newboard":{"grids":[{"value":[[..]],"solution":[[..]]}]}}    a list of any of these
//
// A cell is a number, a character, blank (0 null None "" . -) or a list of candidates.
#include <algorithm>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "formats/fpuzzles_rules.hpp"
#include "formats/published/puzzle.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats {
namespace {

constexpr std::size_t most_boards = 20'000;

bool is_scalar(const JsonValue& value) { return value.kind == JsonKind::word || value.kind == JsonKind::string; }

bool is_none(const JsonValue& value) { return !value.says_something() || value.text == " " || value.text == "-1"; }

std::variant<Set<Digit>, ValueError> cell_of(const JsonValue& value, int n, DigitSigns signs) {
    if (is_scalar(value)) {
        if (const auto digit = digit_of(value.text, signs, n)) return Set<Digit>{*digit};
        const bool none = is_none(value);
        auto cell = read_cell(none ? std::string_view() : std::string_view(value.text), n,
                              n > 9 ? WordReading::numbers : WordReading::candidates);
        if (const auto* digits = std::get_if<Set<Digit>>(&cell)) return *digits;
        auto& error = std::get<CellError>(cell);
        return ValueError{value.at, std::move(error.found), std::move(error.expected)};
    }
    Set<Digit> digits;
    for (const JsonValue& item : value.items) {
        const auto number = item.number();
        if (!number || *number < 1 || *number > n)
            return ValueError{item.at, quoted(item.text), "a candidate 1-" + std::to_string(n)};
        digits.insert(static_cast<Digit>(*number - 1));
    }
    return digits.empty() ? Set<Digit>::first_n(n) : digits;
}

PuzzleOrError board_of_cells(const std::vector<const JsonValue*>& cells, std::size_t n, const ReadOptions& options) {
    auto puzzle = board_of_size(n, options);
    if (!puzzle) return ValueError{cells.front()->at, std::to_string(n) + " rows", "a size that boxes divide"};
    std::vector<std::string_view> texts;
    for (const JsonValue* cell : cells) {
        const bool shown = is_scalar(*cell) && (cell->text == "0" || !is_none(*cell));
        texts.push_back(shown ? std::string_view(cell->text) : is_scalar(*cell) ? "." : "[]");
    }
    const DigitSigns signs = signs_of(texts, static_cast<int>(n));
    for (Cell cell : puzzle->cells.ids()) {
        auto digits = cell_of(*cells[static_cast<std::size_t>(cell)], static_cast<int>(n), signs);
        if (auto* mistake = std::get_if<ValueError>(&digits)) return std::move(*mistake);
        puzzle->cells[cell] = std::get<Set<Digit>>(digits);
    }
    return std::move(*puzzle);
}

// Reads a text like any other; the caller has checked that it has a board.
PuzzleOrError board_of_text(const JsonValue& value, std::string_view text, const ReadOptions& options) {
    auto results = read_puzzles(text, {options.box});
    if (auto* puzzle = std::get_if<Puzzle>(&results.front()); puzzle != nullptr && results.size() == 1)
        return std::move(*puzzle);
    if (results.size() > 1) return ValueError{value.at, "several puzzles in one string", "one"};
    auto& error = std::get<ReadError>(results.front());
    return ValueError{value.at, std::move(error.found), std::move(error.expected)};
}

bool is_board_text(const JsonValue& value) {
    return value.kind == JsonKind::string && value.text.size() >= 16 && reading::root_of(value.text.size()) &&
           std::all_of(value.text.begin(), value.text.end(),
                       [](char c) { return !symbol_cell(c, max_symbols).empty(); });
}

// Whether it is N lists of N cells.
bool is_rows(const JsonValue& value) {
    const std::size_t n = value.items.size();
    return n >= 4 &&
           std::all_of(value.items.begin(), value.items.end(),
                       [n](const JsonValue& row) { return row.is_list() && row.items.size() == n; }) &&
           !value.items[0].items[0].is_object();
}

bool is_cells(const JsonValue& value) {
    return value.items.size() >= 16 && reading::root_of(value.items.size()) &&
           std::all_of(value.items.begin(), value.items.end(), [](const JsonValue& cell) {
               return is_scalar(cell) ? cell.text.size() < 3 || !cell.says_something() : cell.is_list();
           });
}

bool is_row_texts(const JsonValue& value) {
    const std::size_t n = value.items.size();
    return n >= 4 && std::all_of(value.items.begin(), value.items.end(), [n](const JsonValue& row) {
               return row.kind == JsonKind::string && row.text.size() == n;
           });
}

PuzzleOrError board_of_rows(const JsonValue& value, const ReadOptions& options) {
    std::vector<const JsonValue*> cells;
    for (const JsonValue& row : value.items)
        for (const JsonValue& cell : row.items) cells.push_back(&cell);
    return board_of_cells(cells, value.items.size(), options);
}

PuzzleOrError board_of_list(const JsonValue& value, const ReadOptions& options) {
    std::vector<const JsonValue*> cells;
    for (const JsonValue& cell : value.items) cells.push_back(&cell);
    return board_of_cells(cells, static_cast<std::size_t>(*reading::root_of(cells.size())), options);
}

// The error of a list without a board: names the first row of the wrong length, if any.
ValueError no_board(const JsonValue& root) {
    ValueError out{root.at, "an object without a board",
                   "a list for each row, all cells in one list (81 of 9x9), 81 characters in quotes, or an object of "
                   "f-puzzles or SudokuPad"};
    if (root.is_object()) return out;
    const std::size_t n = root.items.size();
    const auto lists = static_cast<std::size_t>(
        std::count_if(root.items.begin(), root.items.end(), [](const JsonValue& item) { return item.is_list(); }));
    out.found = "a list of " + std::to_string(n) + (lists == n && n > 0 ? " row" : " value") + (n == 1 ? "" : "s");
    if (lists != n || n < 4) return out;
    for (std::size_t row = 0; row < n; ++row)
        if (const std::size_t cells = root.items[row].items.size(); cells != n)
            return {root.items[row].at, std::to_string(cells) + " cells in row " + std::to_string(row + 1),
                    std::to_string(n) + " cells, as there are " + std::to_string(n) + " rows"};
    return out;
}

// Whether a member beside a board changes its meaning: a rule of a program, or regions. Words and numbers do not.
bool may_be_rule(std::string_view key, const JsonValue& value) {
    constexpr std::string_view others = "rules constraints regions cages lines arrows global";
    const bool flag = value.kind == JsonKind::word && (value.text == "true" || value.text == "True");
    if (!(value.is_list() || value.is_object() || flag) || !value.says_something()) return false;
    // Forms have common words as names, and no members.
    const RuleRow* row = find_rule(key);
    const bool rule = row != nullptr && row->read_text == nullptr && row->fewest_cases == 0;
    return is_listed(others, key) || is_fpuzzles_rule(key) || rule;
}

class Search {
  public:
    explicit Search(const ReadOptions& options) : options_(options) {}
    std::vector<PuzzleOrError> found;

    void look(const JsonValue& value, int depth) {
        if (found.size() == most_boards || depth > 6) return;
        if (is_board_text(value)) return found.push_back(board_of_text(value, value.text, options_));
        if (value.is_list()) return look_in_list(value, depth);
        if (value.is_object()) look_in_object(value, depth);
    }

  private:
    void look_in_list(const JsonValue& value, int depth) {
        if (is_row_texts(value)) {
            std::string text;
            for (const JsonValue& row : value.items) text += row.text;
            return found.push_back(board_of_text(value, text, options_));
        }
        if (is_rows(value)) return found.push_back(board_of_rows(value, options_));
        if (is_cells(value)) return found.push_back(board_of_list(value, options_));
        for (const JsonValue& item : value.items) look(item, depth + 1);
    }

    // Looks in a member named like a puzzle, otherwise in all except solutions; title and name are its name. A rule beside
    // the board is refused.
    void look_in_object(const JsonValue& value, int depth) {
        const std::size_t before = found.size();
        for (std::string_view key :
             {"puzzle", "quiz", "board", "grid", "sudoku", "unsolved", "question", "givens", "start"})
            if (const JsonValue* member = value.find(key); member != nullptr && found.size() == before)
                look(*member, depth + 1);
        if (found.size() == before)
            for (std::size_t i = 0; i < value.items.size(); ++i)
                if (value.keys[i].find("olution") == std::string::npos && value.keys[i] != "solved")
                    look(value.items[i], depth + 1);
        if (found.size() == before) return;
        for (std::size_t i = 0; i < value.items.size(); ++i)
            if (may_be_rule(value.keys[i], value.items[i])) {
                found.erase(found.begin() + static_cast<std::ptrdiff_t>(before), found.end());
                found.emplace_back(ValueError{value.items[i].at, quoted(value.keys[i]) + ", which may be a rule",
                                              std::string(known_rules)});
                return;
            }
        for (std::string_view key : {"title", "name"})
            if (const JsonValue* name = value.find(key); name != nullptr && found.size() == before + 1)
                if (auto* puzzle = std::get_if<Puzzle>(&found.back()); puzzle != nullptr && puzzle->name.empty())
                    puzzle->name = name->text;
    }

    const ReadOptions& options_;
};

}  // namespace

std::vector<PuzzleOrError> read_boards(const JsonValue& root, const ReadOptions& options) {
    Search search(options);
    search.look(root, 0);
    if (search.found.empty()) search.found.emplace_back(no_board(root));
    return std::move(search.found);
}

std::vector<PuzzleOrError> read_any(const JsonValue& root, const ReadOptions& options) {
    std::vector<PuzzleOrError> out;
    const JsonValue* grid = root.find("grid");
    const bool cells = grid != nullptr && grid->is_list() && !grid->items.empty() && !grid->items[0].items.empty() &&
                       grid->items[0].items[0].is_object();
    if (cells)
        out.push_back(published::puzzle_of_fpuzzles(root, options));
    else if (root.find("cells") != nullptr || root.find("ce") != nullptr)
        out.push_back(published::puzzle_of_sudokupad(root, options));
    else
        return read_boards(root, options);
    return out;
}

}  // namespace deduku::formats
