// hint: the next step of a board in play, in stages, mistakes first.
//
//   deduku hint board.sdk                   where, technique, cells, sentence
//   deduku hint --stage where board.sdk     Look at column C.
#include "session/methods/hint.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/run/files.hpp"
#include "cli/run/result_place.hpp"
#include "pictures/svg/board_svg.hpp"
#include "report/path/path.hpp"
#include "report/path/picture.hpp"

namespace deduku::cli {
namespace {

const OptionRows hint_options = options_of(
    "hint",
    {{"stage", MemberType::choice, report::stage_words, "", "print only this stage (default: all four)"},
     {"output", MemberType::text, "FILE.svg|DIR/", "", "also write a picture of the step; see also 'draw --path'", 'o'},
     {"order"},
     {"only"}});

std::string hint_text(const session::HintAnswer& answer, const session::Context& context) {
    return report::mistakes_text(context.puzzle, answer.hint, context.coords) +
           report::stages_text(report::Teacher(context.puzzle, context.coords), answer.hint,
                               context.question.text("stage"));
}

/// Draws the picture, if requested and if there is a step.
Status draw_hint(const ResultPlace& place, const path::Hint& hint, const session::Context& context, Job& job) {
    if (place.name().empty() || !hint.step) return Status::ok;
    SvgOptions style;
    style.coords = context.coords;
    const report::Teacher teacher(context.puzzle, context.coords);
    const Scene scene = report::picture_of(context.puzzle, hint.before, *hint.step, teacher);
    return write_result(place.file_for(job.number(), ".svg"), board_svg(scene, style) + '\n', place.sync(),
                        "cannot write the picture: ", job);
}

Status run_hint(const Request& request) {
    const ResultPlace place("-o", request.values.text("output"), "the picture of one hint");
    if (place.is_file() && extension_of(place.name()) != ".svg")
        throw UsageError(fmt::format("-o {}: the picture of a hint is .svg", place.name()));
    const Answering<session::HintAnswer> answering(request);
    prepare({&place}, request.operands);
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        if (!place.has_room_for(job)) return Status::usage;
        return answering(puzzle, job, "\n", hint_text, [&](const session::HintAnswer& answer, const auto& context) {
            return draw_hint(place, answer.hint, context, job);
        });
    });
}

}  // namespace

extern const Command hint_command = {
    50,
    "hint",
    "[PUZZLE | FILE | -]...",
    "the next step in stages, mistakes first",
    R"(Prints four lines: where to look, the technique, its digits and cells, and the complete step; --stage prints one of
them. A file with [Puzzle] and [State] is a board in play; the player's digits and pencil marks are taken into account:
  [Puzzle]
  ...43.1..1..4...
  [State]
  1..43.1.[23]1..4...
Mistakes come first, each with a reason: digits that appear twice or break a rule, wrong digits, missing pencil marks.
The hint is then for the corrected board. Digits and marks are compared with the solution if there is exactly one. If
there are several, they are mistakes if no solution has them, or has them together.
The exit status is 1 if there is a mistake, or if the board is incomplete and there is no next step.)",
    hint_options,
    run_hint,
    R"($ deduku hint --stage sentence 1234341221434321
Every cell is filled.
$ deduku hint ...43.1..1..4...
where..
..
)",
    Boards::all,
};

}  // namespace deduku::cli
