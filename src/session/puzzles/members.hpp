// Canonical forms as members of an answer; also the limit of a count, and its result.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "canon/canon.hpp"
#include "deduku/solve.hpp"
#include "deduku/techniques.hpp"
#include "report/parts/json.hpp"

namespace deduku::session {

/// Searches for up to two solutions.
[[nodiscard]] canon::Solve solve_for_form(Fallback fallback, Meter& meter);

/// Members text, automorphisms, map, bands, grid.
void add_form(report::Json& object, const canon::Canonical& found);

/// The limit of the count, and the display of larger numbers as "N+".
struct Counting {
    std::uint64_t stop_after = 2;  ///< solutions to search for
    std::uint64_t plus_from = 2;   ///< numbers of solutions from this one on are shown as plus_shown+
    std::uint64_t plus_shown = 2;
};

/// Exact up to `limit`, then "N+"; without a limit 2 if `bounded`, otherwise unlimited.
[[nodiscard]] Counting counting_to(std::optional<std::uint64_t> limit, bool bounded);

/// The result of any solver.
struct Found {
    std::uint64_t count = 0;
    bool cut_short = false;
    std::uint64_t nodes = 0;
};

[[nodiscard]] Found found_of(const Solutions& found);
/// "1", "2+" or "unknown".
[[nodiscard]] std::string number_text(const Found& found, const Counting& counting);
/// "unique", "none", "several", "unknown"
[[nodiscard]] std::string_view result_word(const Found& found);
/// Members result, solutions, exact, solution (empty: null), nodes.
void add_found(report::Json& object, const Found& found, const Counting& counting, std::string_view first);

/// Members key, letter, name, .. of a row of the table of techniques.
[[nodiscard]] report::Json technique_object(const Technique& row);

}  // namespace deduku::session
