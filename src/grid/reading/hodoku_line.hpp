// The fields of a library line of HoDoKu, or of a board with its removed candidates alone (format_hodoku.cpp).
#pragma once

#include "grid/reading/formats.hpp"

namespace deduku::reading {

struct HodokuLine {
    std::string_view technique, candidates;  ///< empty for a board alone
    std::string_view board, removed, rest;
};

/// The puzzle of the fields, which are parts of the line; or an error.
[[nodiscard]] Parsed read_hodoku_line(const TextLine& line, const HodokuLine& fields, const ReadOptions& options);

}  // namespace deduku::reading
