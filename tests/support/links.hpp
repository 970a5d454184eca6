// Puzzles of links and JSON in tests, and comparison of boards.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <variant>
#include <vector>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::testing {

using Fields = std::vector<std::string>;

/// The lines of a table in a file of the repository, without comments and its header.
inline std::vector<Fields> table(const std::string& name) {
    std::ifstream file(DEDUKU_ROOT "/" + name);
    std::vector<Fields> out;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') {
            const auto fields = split(line, '\t');
            out.emplace_back(fields.begin(), fields.end());
        }
    EXPECT_FALSE(out.empty()) << name;
    if (!out.empty()) out.erase(out.begin());
    return out;
}

/// The only puzzle of a text in any format, or its error.
inline std::variant<Puzzle, std::string> outcome_of(const std::string& text) {
    auto results = read_puzzles(text, {std::nullopt, &formats::all()});
    EXPECT_EQ(results.size(), 1U) << text;
    if (auto* error = std::get_if<ReadError>(&results.front()))
        return "found " + error->found + ", expected " + error->expected;
    return std::get<Puzzle>(std::move(results.front()));
}
/// The same as a line.
inline std::string line_of(const std::string& text) {
    const auto read = outcome_of(text);
    const auto* puzzle = std::get_if<Puzzle>(&read);
    return puzzle != nullptr ? to_line(*puzzle) : std::get<std::string>(read);
}

/// An object of f-puzzles or SudokuPad: a blank board with additional members.
inline std::string fpuzzles_with(int n, const std::string& members) {
    std::string grid;
    for (int r = 0; r < n; ++r) {
        grid += r == 0 ? "[" : ",[";
        for (int c = 0; c < n; ++c) grid += c == 0 ? "{}" : ",{}";
        grid += ']';
    }
    return "{\"size\":" + std::to_string(n) + ",\"grid\":[" + grid + "]" + members + "}";
}
inline std::string sudokupad_with(int n, const std::string& members) {
    std::string json = fpuzzles_with(n, members);
    json.erase(1, json.find("\"grid\"") - 1);
    return json.replace(json.find("\"grid\""), 6, "\"cells\"");
}
/// A blank board with houses and rules, on a line.
inline std::string ruled(int n, const std::string& rules) {
    return std::string(static_cast<std::size_t>(n * n), '.') + (rules.empty() ? "" : ' ' + rules);
}

/// All houses of a board, in one order.
inline HouseCells houses_of(const Geometry& board) {
    HouseCells out;
    for (House house : board.all_houses()) out.emplace_back(board.cells_of(house).begin(), board.cells_of(house).end());
    std::sort(out.begin(), out.end());
    return out;
}
/// Whether they have the same cells, houses, lines and choices, in any order and under any name.
inline bool same(const Puzzle& a, const Puzzle& b) {
    const Geometry &one = a.geometry(), &two = b.geometry();
    return a.cells == b.cells && houses_of(one) == houses_of(two) && one.lines().size() == two.lines().size() &&
           std::is_permutation(one.lines().begin(), one.lines().end(), two.lines().begin()) &&
           one.choices().size() == two.choices().size();
}

}  // namespace deduku::testing
