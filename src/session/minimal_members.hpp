// What minimal finds as members of an answer.
#pragma once

#include <string_view>

#include "generate/minimal.hpp"
#include "report/json.hpp"
#include "session/ask.hpp"

namespace deduku::session {

/// Redundant clues, or what is left without them.
struct MinimalFound {
    Puzzle puzzle;  ///< as given, or reduced
    generate::Minimal minimal;
    bool reduced = false;  ///< was asked for

    /// "minimal", "redundant", "none", "several", "unknown"; of what was reduced, "minimal".
    std::string_view word() const;
};

[[nodiscard]] MinimalFound find_minimal(const Puzzle& puzzle, bool reduce, const LostSearches& lost, Meter& meter);

/// Members result, redundant; or result, taken, reduced.
void add_minimal(Json& object, const MinimalFound& found, const Puzzle& given, Coords coords);

}  // namespace deduku::session
