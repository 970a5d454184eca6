// Givens listed by cell, on one line or several.
//
//   r1c1=5 r1c2=3, r1c5=7
//   r2c1=6 r2c4=1 ..
//
// The board is the smallest square one from 9x9 up that has these cells and digits; --box chooses another.
#include <algorithm>
#include <charconv>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/formats.hpp"

namespace deduku::reading {
namespace {

struct NamedGiven {
    int row = 0, column = 0, digit = 0;  // from 1
    std::string_view text;
};

// Removes a letter and the number after it.
std::optional<int> take_number(std::string_view& text, char letter) {
    if (text.empty() || (text.front() | 0x20) != (letter | 0x20)) return std::nullopt;
    int value = 0;
    const char* const begin = text.data() + 1;
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
    if (error != std::errc() || value < 1) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

std::optional<NamedGiven> given_of(std::string_view word) {
    NamedGiven out{.text = word};
    const auto row = take_number(word, 'r'), column = take_number(word, 'c'), digit = take_number(word, '=');
    if (!row || !column || !digit || !word.empty()) return std::nullopt;
    out.row = *row, out.column = *column, out.digit = *digit;
    return out;
}

// All givens of a line; none if there is any other text.
std::vector<NamedGiven> givens_of(std::string_view line) {
    std::vector<NamedGiven> out;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t,;"), line.size()));
        if (line.empty()) return out;
        const std::string_view word = line.substr(0, line.find_first_of(" \t,;"));
        const auto given = given_of(word);
        if (!given) return {};
        out.push_back(*given);
        line.remove_prefix(word.size());
    }
}

constexpr std::size_t most_givens = std::size_t{max_digits} * max_digits;

int largest(const NamedGiven& given) { return std::max({given.row, given.column, given.digit}); }

int size_for(int needed, const ReadOptions& options) {
    if (options.box) return options.box->digits();
    int root = 3;
    while (root * root < needed) ++root;
    return root * root;
}

std::optional<Parsed> read_named_givens(const Excerpt& text) {
    int needed = 0;
    std::vector<std::pair<const TextLine*, NamedGiven>> all;
    std::size_t lines = 0;
    // No board has more givens.
    for (; lines < text.lines.size() && all.size() <= most_givens; ++lines) {
        const auto found = givens_of(text.lines[lines].text);
        if (found.empty()) break;
        for (const NamedGiven& given : found) {
            needed = std::max(needed, largest(given));
            all.emplace_back(&text.lines[lines], given);
        }
    }
    if (lines == 0) return std::nullopt;
    if (lines == text.lines.size() && !text.complete) return more_than(text);
    if (all.size() > most_givens)
        return Parsed{error_at(text.lines[0], 0, "more than 4096 givens", "at most one for each cell"), lines};
    const int n = size_for(needed, text.options);
    const auto wrong = [&](const TextLine& line, const NamedGiven& given, std::string expected) {
        const auto at = static_cast<std::size_t>(given.text.data() - line.text.data());
        return Parsed{error_at(line, at, quoted(given.text), std::move(expected)), lines};
    };
    const std::string most = std::to_string(std::min(n, max_digits));
    for (const auto& [line, given] : all)
        if (largest(given) > std::min(n, max_digits))
            return wrong(*line, given, "rows, columns and digits from 1 to " + most);
    Puzzle puzzle(board_with(*box_for(n, text.options), text.options));
    for (const auto& [line, given] : all) {
        Set<Digit>& cell = puzzle.cells[puzzle.geometry().cell(given.row - 1, given.column - 1)];
        const Set<Digit> digit{static_cast<Digit>(given.digit - 1)};
        if (cell.single() && cell != digit) return wrong(*line, given, "one digit for each cell");
        cell = digit;
    }
    return Parsed{std::move(puzzle), lines};
}

}  // namespace

extern constinit const Format cells_format = {
    "cells", {"a list of givens: r1c1=5 r1c2=3 r1c5=7, on one line or several", read_named_givens}};

}  // namespace deduku::reading
