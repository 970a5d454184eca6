// The questions of `explain`: words of the command line, and their meaning on a board.
//
//   I4=4   I4!=2   I4      a digit in a cell, a digit not in a cell, the digit of a cell
//   --set A1,B1,C1 2       how many 2 these cells hold
//
// Cells and digits can only be resolved once the size of the board is known, so reading takes two steps.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "deduku/text.hpp"

namespace deduku {

/// A question as typed.
struct Query {
    std::string text;
    std::string cell;
    std::string digit;  ///< empty: the cell alone
};

/// The word as a question; none if it does not have that form.
[[nodiscard]] std::optional<Query> parse_query(const std::string& word);

/// A question about one board.
struct Subject {
    Cell cell{};
    std::optional<Digit> digit;
};
struct SubjectSet {
    std::vector<Cell> cells;  ///< in the order typed, each once
    Digit digit{};
};

/// The question on this board, or a message: no such cell, no such digit.
[[nodiscard]] std::variant<Subject, std::string> subject_of(const Query& query, const Geometry& geometry,
                                                            Coords coords);
/// The same for the words CELLS and DIGIT of --set.
[[nodiscard]] std::variant<SubjectSet, std::string> subject_set(const std::string& cells, const std::string& digit,
                                                                const Geometry& geometry, Coords coords);

}  // namespace deduku
