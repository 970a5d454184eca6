// minimal: redundant givens.
#include "session/puzzles/minimal.hpp"

#include <array>

#include "deduku/board.hpp"
#include "deduku/solve.hpp"
#include "session/puzzles/rules.hpp"

namespace deduku::session {
namespace {

constexpr std::array minimal_members = {
    Option{"reduce", MemberType::flag, "", "", "remove redundant givens, from the first cell to the last"},
    Option{"of_rules", MemberType::flag, "", "",
           "rules, not givens: those that can be omitted together, from the first to the last"}};

generate::Needed needed_of(const Solutions& found) {
    if (found.count >= 2) return generate::Needed::several;
    if (found.end == SearchEnd::budget) return generate::Needed::unknown;
    return found.count == 0 ? generate::Needed::none : generate::Needed::minimal;
}

}  // namespace

OrError<MinimalAnswer> MinimalAnswer::find(const Wanted& wanted, const Context& context) {
    MinimalAnswer out{wanted, context.puzzle};
    if (wanted.rules) {
        out.minimal.what =
            needed_of(solve(start_board(context.puzzle), {.limit = 2, .fallback = context.fallback}, context.meter));
        Puzzle fewer = context.puzzle;
        if (out.minimal.what == generate::Needed::minimal)
            out.rules = omit_rules(fewer, context.fallback, context.meter);
        if (!out.rules.rules.empty())
            out.minimal.what = generate::Needed::redundant;
        else if (!out.rules.undecided.empty())
            out.minimal.what = generate::Needed::unknown;
        if (wanted.reduce) out.puzzle = std::move(fewer);
        return out;
    }
    out.minimal = wanted.reduce ? generate::reduce(out.puzzle, solve, context.fallback, context.meter)
                                : generate::redundant_givens(out.puzzle, solve, context.fallback, context.meter);
    for (Cell cell : out.minimal.redundant) out.cells.push_back(cell_name(out.puzzle.geometry(), cell, context.coords));
    return out;
}

std::string_view MinimalAnswer::word() const {
    constexpr std::array<std::string_view, 5> words = {"minimal", "redundant", "none", "several", "unknown"};
    const bool made_so = wanted.reduce && minimal.what == generate::Needed::redundant && rules.undecided.empty();
    return words[made_so ? 0 : static_cast<std::size_t>(minimal.what)];
}

void MinimalAnswer::add_to(Json& object, const Context& /*context*/) const {
    object["result"] = word();
    if (wanted.rules) {
        object["superfluous"] = numbers_of(rules.rules);
        object["undecided"] = numbers_of(rules.undecided);
    } else {
        object[wanted.reduce ? "taken" : "redundant"] = cells;
    }
    if (wanted.reduce) object["reduced"] = to_line(puzzle);
}

extern const QuestionRow minimal_question = {210,
                                             "minimal",
                                             "minimal",
                                             "whether every given, or every rule, is needed, and which are redundant",
                                             minimal_members,
                                             answer_by<MinimalAnswer>,
                                             true,
                                             false,
                                             Boards::all};

}  // namespace deduku::session
