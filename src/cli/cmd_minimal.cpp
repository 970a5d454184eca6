// minimal: are all clues needed?
//
//   53..7....6..195..  TAB  redundant  TAB  A1,B1
#include <fmt/format.h>

#include <array>

#include "cli/each.hpp"
#include "cli/lost.hpp"
#include "deduku/text.hpp"
#include "session/minimal_members.hpp"

namespace deduku::cli {
namespace {

Status run_minimal(const Request& request) {
    const bool reducing = request.values.given("reduce");
    const Coords coords = *parse_coords(request.values.text("coords"));
    const auto work = [&](const Puzzle& given, Job& job) {
        const session::MinimalFound found = session::find_minimal(given, reducing, lost_searches(), job.meter());
        if (request.json()) {
            Json object = json_head(request, given, job);
            session::add_minimal(object, found, given, coords);
            job.out(json_line(object));
        } else {
            const GeometryPtr geometry = start_position(given).shared_geometry();
            std::vector<std::string> cells;
            for (Cell cell : found.minimal.redundant) cells.push_back(cell_name(*geometry, cell, coords));
            job.out(fmt::format("{}\t{}\t{}\n", to_line(found.puzzle), found.word(),
                                cells.empty() ? "-" : fmt::format("{}", fmt::join(cells, ","))));
        }
        return found.word() == "minimal" ? Status::ok : Status::negative;
    };
    return for_each_puzzle(request, Effort::quick, work);
}

}  // namespace

const Command minimal_command = {
    "minimal",
    "[PUZZLE | FILE | -]...",
    "whether every clue is needed, and which are not",
    "A line for each puzzle: puzzle TAB result TAB cells. Result is minimal; redundant: each of these clues can be "
    "taken\n"
    "away by itself, and the solution is still the only one; none or several: so many solutions; or unknown. With\n"
    "--reduce the puzzle without redundant clues, and the cells that were emptied. The exit status is 1 if a\n"
    "puzzle is not minimal (with --reduce: was not made so).",
    session::minimal_ask.members,
    run_minimal,
    true,
};

}  // namespace deduku::cli
