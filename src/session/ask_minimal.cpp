// minimal: which clues are not needed.
#include <array>

#include "deduku/board.hpp"
#include "deduku/solve.hpp"
#include "session/minimal_members.hpp"

namespace deduku::session {
namespace {

constexpr std::array minimal_members = {Option{
    "reduce", Kind::flag, "", "", "take redundant clues away, from the first cell to the last, until none is left"}};

Answered answer_minimal(const Asking& asking, Json& answer) {
    const MinimalFound found = find_minimal(asking.puzzle, asking.question.flag("reduce"), asking.lost, asking.meter);
    add_minimal(answer, found, asking.puzzle, asking.coords);
    return found.word() == "minimal" ? Outcome::positive : Outcome::negative;
}

}  // namespace

std::string_view MinimalFound::word() const {
    constexpr std::array<std::string_view, 5> words = {"minimal", "redundant", "none", "several", "unknown"};
    const bool made_so = reduced && minimal.what == generate::Needed::redundant;
    return words[made_so ? 0 : static_cast<std::size_t>(minimal.what)];
}

MinimalFound find_minimal(const Puzzle& puzzle, bool reduce, const LostSearches& lost, Meter& meter) {
    MinimalFound out{puzzle, {}, reduce};
    out.minimal = reduce ? generate::reduce(out.puzzle, solve, lost, meter)
                         : generate::redundant_clues(out.puzzle, solve, lost, meter);
    return out;
}

void add_minimal(Json& object, const MinimalFound& found, const Puzzle& given, Coords coords) {
    const GeometryPtr geometry = start_board(given).shared_geometry();
    Json cells = Json::array();
    for (Cell cell : found.minimal.redundant) cells.push_back(cell_name(*geometry, cell, coords));
    object["result"] = found.word();
    object[found.reduced ? "taken" : "redundant"] = cells;
    if (found.reduced) object["reduced"] = to_line(found.puzzle);
}

const Ask minimal_ask = {
    "minimal", "minimal", "whether every clue is needed, and which are not", minimal_members, answer_minimal,
    true,      false};

}  // namespace deduku::session
