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

/// Looks for up to two solutions.
[[nodiscard]] canon::Solve solve_for_form(LostSearches lost, Meter& meter);

/// Members text, automorphisms, map, bands, grid.
void add_form(report::Json& object, const canon::Canonical& found);

/// The limit of the count, and when it is known only as "N+".
struct Counting {
    std::uint64_t stop_after = 2;  ///< solutions to look for
    std::uint64_t plus_from = 2;   ///< the number of solutions from which on it is shown as plus_shown+
    std::uint64_t plus_shown = 2;
};

/// Up to `limit` exactly, then "N+"; without it 2 if `bounded`, else all.
[[nodiscard]] Counting counting_to(std::optional<std::uint64_t> limit, bool bounded);

/// What was found, by whichever solver.
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
