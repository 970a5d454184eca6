// minimal: are all givens needed?
//
//   53..7....6..195..  TAB  redundant  TAB  A1,B1
#include <fmt/format.h>

#include "cli/asking.hpp"
#include "deduku/text.hpp"
#include "session/puzzles/generate.hpp"

namespace deduku::cli {
namespace {

std::string minimal_text(const session::MinimalAnswer& answer, const session::Asking& /*asking*/) {
    return fmt::format("{}\t{}\t{}\n", to_line(answer.puzzle), answer.word(),
                       answer.cells.empty() ? "-" : fmt::format("{}", fmt::join(answer.cells, ",")));
}

Status run_minimal(const Request& request) {
    const Asked<session::MinimalAnswer> asked(request);
    return for_each_puzzle(request, Effort::quick, [&](const Puzzle& puzzle, Job& job) {
        return asked(puzzle, job, "", minimal_text, [](const auto&, const auto&) { return Status::ok; });
    });
}

}  // namespace

extern const Command minimal_command = {
    "minimal",
    "[PUZZLE | FILE | -]...",
    "check whether a puzzle is minimal; list redundant givens",
    R"(One line per puzzle: puzzle TAB result TAB cells. Result is minimal; redundant, with the givens that can each be removed
alone without allowing a second solution; none or several, for the number of solutions; or unknown. --reduce prints the
puzzle without redundant givens, and the cells that were emptied. The exit status is 1 if a puzzle is not minimal (with
--reduce: could not be reduced).)",
    session::minimal_ask.members,
    run_minimal,
    R"($ deduku minimal ...43.1..1..4...
...43.1..1..4...	minimal	-
)",
    Boards::all,
};

}  // namespace deduku::cli
