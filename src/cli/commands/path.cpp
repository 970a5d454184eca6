// path: the whole way of a person, a step a line.
//
//   deduku path PUZZLE                         1  Hidden Single: D6=2 (box 5) ..
//   deduku path --stop-at x-wing PUZZLE        as far as it goes without X-Wings and what is harder
//   deduku path --by se PUZZLE                 1   1.2  Hidden Single: ..   as Sudoku Explainer goes
#include "session/path.hpp"

#include "cli/asking.hpp"

namespace deduku::cli {
namespace {

const Options path_options =
    options_of(session::path_ask,
               {{"by"},
                {"se_profile"},
                {"order"},
                {"only"},
                {"stop_at"},
                {"notation"},
                {"proof", Kind::flag, "", "", "with --format json: member proof, a ledger of all that is shown"}});

std::string path_text(const session::PathAnswer& answer, const session::Asking& asking) {
    const auto* path = std::get_if<path::Path>(&answer.found);
    if (path == nullptr) return answer.why_not() + '\n';
    const report::StepLine lines = session::step_lines(asking);
    return report::steps_text(lines, *path) + report::end_text(lines, *path, answer.wanted.ladder);
}

}  // namespace

extern const Command path_command = {
    "path",
    "[PUZZLE | FILE | -]...",
    "the way of a person: the easiest technique at each step",
    "A line for each step: number, technique, what is seen (digits, cells, houses, chain), and behind => what "
    "follows.\n"
    "The last line says how it ended, the hardest technique, and the score: the sum of the points that HoDoKu gives\n"
    "its techniques. Techniques are tried by difficulty, easiest first; 'deduku list' has their keys for --order,\n"
    "--only and --stop-at (several between commas; families, too). Those that rest on uniqueness are used only where\n"
    "a count has shown one solution. Where no technique finds anything, a supposition of HDP goes on.\n"
    "With --by se the steps are those of Sudoku Explainer: its names and ratings, its choice of each step, ER, EP and\n"
    "ED in the last line. With --by hodoku they are in its default order, and singles come in the order in which they\n"
    "appear, as it takes them. Both are for 9x9 boards with one solution.\n"
    "Notations: sheet names cells as --coords says, rc as r1c1, hodoku words steps as HoDoKu does; eureka is rc.\n"
    "The exit status is 1 if a puzzle is not solved.",
    path_options,
    run_asked<session::PathAnswer, path_text>,
    R"($ deduku path ...43.1..1..4...
 1  Naked Single: B1=2
 2  Naked Single: A1=1
 3  Full House: C1=3 (row 1)
 4  Full House: A3=2 (column A)
..
solved in 11 steps..
$ deduku path --by se ..5.3..9..97..5....2.........47......8.....6....94..5...6.9.2.5..3..4.86..2.564..
 1   1.2  Hidden Single: F3=9 (box 2)
..
solved in 64 steps; hardest: Region Forcing Chains; ER 8.2, EP 1.2, ED 1.2
)",
};

}  // namespace deduku::cli
