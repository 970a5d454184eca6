// hint: the next step of a board in play, in stages; first what is wrong in it.
//
//   deduku hint board.sdk                   where, technique, cells, sentence
//   deduku hint --stage where board.sdk     Look at column C.
#include <fmt/format.h>

#include <array>

#include "cli/asking.hpp"
#include "cli/run/files.hpp"
#include "cli/run/result_place.hpp"
#include "method/known.hpp"
#include "render/svg/board_svg.hpp"
#include "report/path/hint.hpp"
#include "report/path/picture.hpp"
#include "session/options.hpp"

namespace deduku::cli {
namespace {

const Options hint_options = options_of(
    session::hint_ask,
    {{"stage", Kind::choice, report::stage_words, "", "this much of the hint alone (default: all four)"},
     {"output", Kind::text, "FILE.svg|DIR/", "", "also a picture of the step; 'draw --path' has other kinds", 'o'},
     {"order"},
     {"only"}});

class Hints {
  public:
    explicit Hints(const Request& request)
        : request_(request),
          question_(request, session::hint_ask),
          options_(value_or_usage(session::path_options(question_.question(), false))),
          coords_(*parse_coords(request.values.text("coords"))),
          place_("-o", request.values.text("output"), "the picture of one hint") {
        if (place_.is_file() && extension_of(place_.name()) != ".svg")
            throw UsageError(fmt::format("-o {}: the picture of a hint is .svg", place_.name()));
    }

    const ResultPlace& place() const { return place_; }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        if (!place_.has_room_for(job)) return Status::usage;
        if (request_.json() && place_.name().empty()) return question_.tell(puzzle, job);
        const method::Options methods;
        method::Known known(puzzle, methods, job.meter());
        const path::Hint hint = path::hint(
            puzzle, puzzle.state, options_, [&]() -> const Solutions& { return known.solutions(); }, job.meter());
        const report::Teacher teacher(puzzle, coords_);
        if (request_.json()) {
            Json object = json_head(request_, puzzle, job);
            report::add_hint(object, puzzle, teacher, hint, coords_);
            object["seconds"] = job.seconds();
            job.out(json_line(object));
        } else {
            if (job.number() > 1) job.out("\n");
            job.out(report::mistakes_text(puzzle, hint, coords_) +
                    report::stages_text(teacher, hint, request_.values.text("stage")));
        }
        if (!draw(puzzle, hint, teacher, job)) return Status::internal;
        return hint.mistakes.empty() && (hint.step || hint.finished) ? Status::ok : Status::negative;
    }

  private:
    // False if a picture is wanted and cannot be written.
    bool draw(const Puzzle& puzzle, const path::Hint& hint, const report::Teacher& teacher, Job& job) const {
        if (place_.name().empty() || place_.name() == "-" || !hint.step) return true;
        const std::string file =
            place_.folder() ? fmt::format("{}{:04}.svg", place_.name(), job.number()) : place_.name();
        SvgOptions style;
        style.coords = coords_;
        const std::string svg = board_svg(report::picture_of(puzzle, hint.before, *hint.step, teacher), style) + '\n';
        const std::string error = write_file(file, svg, place_.sync());
        if (!error.empty()) job.error("deduku: cannot write the picture: " + error);
        return error.empty();
    }

    const Request& request_;
    CommandQuestion question_;
    path::Options options_;
    Coords coords_;
    ResultPlace place_;
};

Status run_hint(const Request& request) {
    const Hints hints(request);
    prepare({&hints.place()}, request.operands);
    return for_each_puzzle(request, Effort::long_lasting,
                           [&hints](const Puzzle& puzzle, Job& job) { return hints(puzzle, job); });
}

}  // namespace

const Command hint_command = {
    "hint",
    "[PUZZLE | FILE | -]...",
    "the next step, told in stages, after what is wrong on the board",
    "Four lines: where to look, which technique, which digits and cells, the whole sentence; or one of them with\n"
    "--stage. A file with [Puzzle] and [State] is a board in play: digits and pencil marks of the player count. What\n"
    "is wrong in it comes first, with its reason: a digit that cannot stand, a mark that is missing. The hint is then\n"
    "for the board with that put right. Digits are held against the solution, if there is only one.\n"
    "The exit status is 1 if something is wrong, or if there is no next step and the board is not full.",
    hint_options,
    run_hint,
};

}  // namespace deduku::cli
