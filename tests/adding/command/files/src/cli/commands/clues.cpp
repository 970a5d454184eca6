// clues: prints the number of givens.
//
//   ...43.1..1..4...  TAB  5
#include "session/puzzles/clues.hpp"

#include "cli/answering.hpp"

namespace deduku::cli {
namespace {

const OptionRows clues_options = options_of("clues", {{"least"}});

std::string clues_text(const session::CluesAnswer& answer, const session::Context& context) {
    return fmt::format("{}\t{}\n", to_line(context.puzzle), answer.clues);
}

}  // namespace

extern const Command clues_command = {
    225,
    "clues",
    "[PUZZLE | FILE | -]...",
    "number of givens",
    "One line per puzzle: puzzle TAB number of givens. The exit status is 1 if a puzzle has fewer than --least.",
    clues_options,
    run_question<session::CluesAnswer, clues_text>,
    R"($ deduku clues --least 5 ...43.1..1..4...
...43.1..1..4...	5
)",
    Boards::all,
};

}  // namespace deduku::cli
