// minimal: redundant givens.
#include <array>

#include "deduku/board.hpp"
#include "deduku/solve.hpp"
#include "session/puzzles/generate.hpp"

namespace deduku::session {
namespace {

constexpr std::array minimal_members = {
    Option{"reduce", Kind::flag, "", "", "remove redundant givens, from the first cell to the last"}};

}  // namespace

Or<MinimalAnswer> MinimalAnswer::find(bool reduce, const Asking& asking) {
    MinimalAnswer out{reduce, asking.puzzle};
    out.minimal = reduce ? generate::reduce(out.puzzle, solve, asking.lost, asking.meter)
                         : generate::redundant_givens(out.puzzle, solve, asking.lost, asking.meter);
    for (Cell cell : out.minimal.redundant) out.cells.push_back(cell_name(out.puzzle.geometry(), cell, asking.coords));
    return out;
}

std::string_view MinimalAnswer::word() const {
    constexpr std::array<std::string_view, 5> words = {"minimal", "redundant", "none", "several", "unknown"};
    const bool made_so = reduced && minimal.what == generate::Needed::redundant;
    return words[made_so ? 0 : static_cast<std::size_t>(minimal.what)];
}

void MinimalAnswer::add_to(Json& object, const Asking& /*asking*/) const {
    object["result"] = word();
    object[reduced ? "taken" : "redundant"] = cells;
    if (reduced) object["reduced"] = to_line(puzzle);
}

const Ask minimal_ask = {"minimal",
                         "minimal",
                         "whether every given is needed, and which are redundant",
                         minimal_members,
                         in_more<answered<MinimalAnswer>>,
                         true,
                         false,
                         Boards::all};

}  // namespace deduku::session
