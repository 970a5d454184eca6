#include "formats/published/reading.hpp"

#include <algorithm>

#include "deduku/text.hpp"
#include "formats/link_rules.hpp"
#include "formats/links.hpp"
#include "formats/published/words/digits.hpp"
#include "formats/sudokupad.hpp"
#include "formats/sudokupad_margin.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::published {
namespace {

/// The words of a puzzle, wherever they are kept.
struct PuzzleWords {
    std::string title, author, rules, solution;
};

std::string all_text(const JsonValue& value) {
    std::string out = value.text;
    for (const JsonValue& item : value.items) out += (out.empty() ? "" : "\n") + item.text;
    return out;
}

void take_word(PuzzleWords& out, std::string_view key, const std::string& text) {
    if (key == "title" || key == "t") out.title = text;
    if (key == "author" || key == "a") out.author = text;
    if (key == "rules" || key == "r") out.rules += (out.rules.empty() ? "" : "\n") + text;
    if (key == "solution" || key == "s") out.solution = text;
}

PuzzleWords words_of_puzzle(const JsonValue& root) {
    PuzzleWords out;
    if (const JsonValue* metadata = either(root, "metadata", "md"))
        for (std::size_t i = 0; i < metadata->keys.size(); ++i)
            take_word(out, metadata->keys[i], all_text(metadata->items[i]));
    if (const JsonValue* cages = either(root, "cages", "ca"))
        for (const JsonValue& cage : cages->items)
            if (const JsonValue* value = either(cage, "value", "v")) {
                const std::size_t colon = value->text.find(':');
                std::string key = value->text.substr(0, std::min<std::size_t>(colon, 20));
                for (char& c : key)
                    if (is_letter(c)) c = static_cast<char>(c | 0x20);
                if (colon != std::string::npos && key.size() > 1)
                    take_word(out, key, std::string(reading::trimmed(std::string_view(value->text).substr(colon + 1))));
            }
    return out;
}

// The digit of a character; with digits from 0, 0 is one.
std::optional<Digit> digit_of_symbol(char c, const Geometry& board) {
    if (board.lowest() == 1) return symbol_digit(c, board.digits());
    const int number = is_digit(c) ? c - '0' - board.lowest() : -1;
    return number >= 0 && number < board.digits() ? std::optional(static_cast<Digit>(number)) : std::nullopt;
}

std::optional<Grid> solution_of(const std::string& text, const Geometry& board) {
    Grid out;
    for (char c : text)
        if (const auto digit = digit_of_symbol(c, board))
            out.push_back(*digit);
        else if (!is_space(c))
            return std::nullopt;
    if (static_cast<int>(out.size()) != board.grid_cells()) return std::nullopt;
    return out;
}

std::optional<ValueError> read_givens(const JsonValue& cells, Puzzle& puzzle) {
    const int n = puzzle.geometry().rows();
    return read_grid(cells, n, [&](const JsonValue& object, Cell cell) -> std::optional<ValueError> {
        const JsonValue* value = either(object, "value", "v");
        if (value == nullptr || !value->says_something()) return std::nullopt;
        const Geometry& board = puzzle.geometry();
        if (board.canvas().usual()) {
            Set<Digit> digit;
            auto mistake = read_digit(*value, n, digit);
            if (!mistake) puzzle.cells[cell] = digit;
            return mistake;
        }
        const auto digit = value->text.size() == 1 ? digit_of_symbol(value->text[0], board) : std::nullopt;
        if (!digit) return ValueError{value->at, quoted(value->text), "a digit of the board"};
        puzzle.cells[cell] = {*digit};
        return std::nullopt;
    });
}

// The regions of a list of places, or of the cages of N cells, if these are N that do not overlap.
Table<Cell, int> regions_in(const std::vector<const JsonValue*>& lists, int n) {
    Table<Cell, int> regions(n * n, -1);
    int number = 0;
    for (const JsonValue* region : lists) {
        if (static_cast<int>(region->items.size()) != n) continue;
        for (const JsonValue& place : region->items) {
            const auto row = place.items.size() == 2 ? place.items[0].number() : std::nullopt;
            const auto column = place.items.size() == 2 ? place.items[1].number() : std::nullopt;
            if (row && column && *row < n && *column < n) regions[static_cast<Cell>(*row * n + *column)] = number;
        }
        ++number;
    }
    const bool all = number == n && std::none_of(regions.begin(), regions.end(), [](int region) { return region < 0; });
    return all ? regions : Table<Cell, int>();
}

// The regions of the data, or else those that are only drawn as cages without a number; otherwise the usual boxes.
void read_regions(const JsonValue& root, int n, HouseLayout& layout) {
    const JsonValue* list = either(root, "regions", "re");
    if (list == nullptr) return;
    layout.at = list->at;
    std::vector<const JsonValue*> parts;
    for (const JsonValue& region : list->items) parts.push_back(&region);
    const JsonValue* cages = either(root, "cages", "ca");
    if (parts.empty() && cages != nullptr)
        for (const JsonValue& cage : cages->items)
            if (const JsonValue* places = either(cage, "cells", "ce");
                places != nullptr && text_of(cage, "value", "v").empty() && text_of(cage, "sum", "sum").empty())
                parts.push_back(places);
    layout.regions = regions_in(parts, n);
}

SaidDigits usual_digits(const Puzzle& puzzle) { return {1, puzzle.geometry().digits(), false}; }

// The puzzle of SudokuPad's data, with its regions and the rules that are flags of the file.
std::variant<Puzzle, ValueError> board_of_sudokupad(const JsonValue& root, const ReadOptions& options,
                                                    const std::optional<SaidDigits>& digits) {
    const JsonValue* cells = either(root, "cells", "ce");
    if (cells == nullptr || !cells->is_list())
        return ValueError{root.at, "no cells", "\"cells\" with a list for each row"};
    auto blank = board_of_size(cells->items.size(), options);
    if (!blank) return ValueError{cells->at, std::to_string(cells->items.size()) + " rows", "a size that boxes divide"};
    Puzzle puzzle = std::move(*blank);
    HouseLayout layout;
    layout.at = cells->at;
    read_regions(root, puzzle.box().digits(), layout);
    if (auto mistake = set_houses(puzzle, layout)) return std::move(*mistake);
    if (digits && *digits != usual_digits(puzzle)) {
        auto other = with_digits(puzzle, *digits);
        if (!other) return ValueError{cells->at, "other digits in the words", "as many as a row has cells"};
        puzzle = *std::move(other);
    }
    if (auto mistake = read_givens(*cells, puzzle)) return std::move(*mistake);
    RuleTexts rules;
    if (auto mistake = sudokupad::read_words(root, puzzle, rules)) return std::move(*mistake);
    if (auto mistake = add_to_board(puzzle, rules)) return std::move(*mistake);
    return puzzle;
}

bool is_fpuzzles(const JsonValue& root) { return root.find("grid") != nullptr; }

PuzzleWords words_of_fpuzzles(const JsonValue& root) {
    const auto text = [&](std::string_view key) {
        const JsonValue* value = root.find(key);
        return value == nullptr ? std::string() : value->text;
    };
    PuzzleWords out{text("title"), text("author"), text("ruleset"), {}};
    if (const JsonValue* solution = root.find("solution"))
        for (const JsonValue& digit : solution->items) out.solution += digit.text.size() == 1 ? digit.text : ".";
    return out;
}

std::variant<Puzzle, ValueError> board_of_fpuzzles(const JsonValue& root, const ReadOptions& options) {
    ReadOptions without = options;
    without.partly = true;
    auto found = read_fpuzzles(root, without);
    if (auto* mistake = std::get_if<ValueError>(&found)) return std::move(*mistake);
    auto& puzzle = std::get<Puzzle>(found);
    // Digits in all cells are the solution, not progress.
    if (!puzzle.state.empty() &&
        std::all_of(puzzle.state.begin(), puzzle.state.end(), [](Set<Digit> digits) { return digits.single(); }))
        puzzle.state = {};
    return std::move(puzzle);
}

// The puzzles of all alternatives whose rules fit the board.
void add_puzzles(Reading& out, const Puzzle& puzzle, std::size_t at) {
    std::string reason;
    for (std::size_t i = 0; i < out.joined.alternatives.size(); ++i) {
        RuleTexts rules;
        for (const std::string& rule : out.joined.alternatives[i].rules) rules.add(rule, at);
        Puzzle each = puzzle;
        if (out.joined.replaces_rules) each.set_board(without_rules(each.shared_geometry()));
        if (auto mistake = add_to_board(each, rules)) {
            reason = "a rule does not fit the board: found " + mistake->found + ", expected " + mistake->expected;
            continue;
        }
        out.puzzles.push_back(std::move(each));
        out.ways.push_back(i);
    }
    if (out.puzzles.empty()) out.joined.missing.push_back(reason);
}

}  // namespace

namespace {

// A puzzle of any other format states its rules itself.
std::variant<Reading, ValueError> reading_of_puzzle(std::string_view text, const ReadOptions& options) {
    auto found = read_puzzles(text, options);
    if (found.size() != 1)
        return ValueError{0, std::to_string(found.size()) + " puzzles", "one link of SudokuPad or f-puzzles"};
    if (const auto* error = std::get_if<ReadError>(&found[0])) return ValueError{0, error->found, error->expected};
    Reading out;
    out.joined.alternatives.resize(1);
    out.puzzles.push_back(std::get<Puzzle>(std::move(found[0])));
    out.ways.push_back(0);
    return out;
}

}  // namespace

std::string paragraph_of(const JsonValue& root) {
    return (is_fpuzzles(root) ? words_of_fpuzzles(root) : words_of_puzzle(root)).rules;
}

std::variant<Reading, ValueError> read_published_text(std::string_view text, const ReadOptions& options) {
    std::string json(reading::trimmed(text));
    const bool is_json = json.starts_with('{');
    if (auto link = find_link(json); link && !link->classic && !is_json) {
        auto unpacked = json_of(*link);
        if (auto* mistake = std::get_if<ValueError>(&unpacked)) return std::move(*mistake);
        json = std::get<std::string>(std::move(unpacked));
    } else if (!is_json) {
        return reading_of_puzzle(text, options);
    }
    const auto value = value_of_json(json);
    if (const auto* error = std::get_if<JsonError>(&value)) return ValueError{error->at, error->found, error->expected};
    return read_published(std::get<JsonValue>(value), options);
}

std::variant<Reading, ValueError> read_published(const JsonValue& root, const ReadOptions& options) {
    const bool fpuzzles = is_fpuzzles(root);
    if (!fpuzzles)
        if (const auto inner = sudokupad::without_margin(root)) return read_published(*inner, options);
    const PuzzleWords words = fpuzzles ? words_of_fpuzzles(root) : words_of_puzzle(root);
    std::vector<ReadSentence> sentences = understand(words.rules);
    const auto digits = fpuzzles ? std::nullopt : digits_said(sentences);
    auto board = fpuzzles ? board_of_fpuzzles(root, options) : board_of_sudokupad(root, options, digits);
    if (auto* mistake = std::get_if<ValueError>(&board)) return std::move(*mistake);
    const Puzzle& puzzle = std::get<Puzzle>(board);
    const int n = puzzle.geometry().rows();
    Reading out;
    out.title = words.title;
    out.author = words.author;
    out.paragraph = words.rules;
    out.sentences = std::move(sentences);
    out.things = fpuzzles ? things_of_fpuzzles(root, n) : things_of_sudokupad(root, n);
    out.joined = join(out.things, out.sentences, puzzle.geometry());
    if (digits && digits->chosen)
        for (Alternative& each : out.joined.alternatives)
            each.rules.push_back(rule_of_chosen(*digits, puzzle.geometry()));
    out.solution = solution_of(words.solution, puzzle.geometry());
    add_puzzles(out, puzzle, root.at);
    return out;
}

}  // namespace deduku::formats::published
