// Reading puzzles in tests.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "deduku/text.hpp"

namespace deduku::testing {

using Lines = std::vector<std::string>;

/// Puzzles as lines; an error as "LINE:COLUMN: found .., expected ..".
inline Lines read(const std::string& text, const ReadOptions& options = {}) {
    Lines out;
    for (const ReadResult& result : read_puzzles(text, options)) {
        if (const auto* puzzle = std::get_if<Puzzle>(&result)) {
            out.push_back(to_line(*puzzle));
        } else {
            const auto& e = std::get<ReadError>(result);
            out.push_back(std::to_string(e.line) + ":" + std::to_string(e.column) + ": " + e.text());
        }
    }
    return out;
}

/// The only puzzle of a text; throws if there is none.
inline Puzzle read_puzzle(const std::string& text) { return std::get<Puzzle>(read_puzzles(text).at(0)); }

}  // namespace deduku::testing
