// convert: read any format, write one.
//
//   deduku convert --to sdk puzzle.txt
#include "session/puzzles/convert.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/run/output.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

const OptionRows convert_options = options_of(
    "convert",
    {{"to"}, {"with_solution"}, {"list", MemberType::flag, "", "", "list the formats that can be read and written"}});

std::string list_of_formats() {
    std::string text;
    const auto add = [&text](std::string_view name, std::string_view help) {
        text += fmt::format("  {:<11}  {}\n", name, help);
    };
    text += "read, found by content:\n";
    for (const auto rows : {xml::all_and_xml().rows, reading::formats()})
        for (const reading::Format* row : rows)
            if (row->read.read != nullptr) add(row->name, row->read.help);
    text += "written, --to:\n";
    for (const reading::Format* row : formats::all().rows)
        if (row->write.write != nullptr) add(row->name, row->write.help);
    return text;
}

Status run_convert(const Request& request) {
    if (request.values.given("list") && request.json()) throw UsageError("--list: text only");
    if (request.values.given("list")) return print(list_of_formats());
    const reading::Format& row = *formats::written_format(request.values.text("to"));
    const reading::Writer& writer = row.write;
    const bool with_solution = request.values.flag("with_solution");
    require_common_options(request);  // prints nothing if the command line is wrong
    const auto work = [&](const Puzzle& puzzle, Job& job) {
        const Geometry& board = puzzle.geometry();
        if (!board.standard() && board.rules().empty() && !writer.any_houses)
            return refuse(fmt::format("convert --to {}", row.name), Boards::standard, puzzle, job);
        formats::Written written = with_solution ? session::written_with_solution(row, context_of(request, puzzle, job))
                                                 : formats::written(row, puzzle);
        if (const auto* refusal = std::get_if<formats::Refusal>(&written)) {
            job.error(fmt::format("{}: not written as {}: {}", named(puzzle), row.name, refusal->why));
            return Status::bad_input;
        }
        auto& text = std::get<std::string>(written);
        if (request.json()) {
            Json object = json_head(request, puzzle, job);
            object["format"] = row.name;
            object["text"] = text;
            text = json_line(object);
        } else if (job.number() > 1) {
            text.insert(0, writer.gap);
        }
        job.out(text);
        return Status::ok;
    };
    const bool file = !request.json();
    if (file && !writer.head.empty())
        if (const Status status = print(writer.head); status != Status::ok) return status;
    const Status status = for_each_puzzle(request, Effort::quick, work);
    return file && !writer.foot.empty() ? worse(status, print(writer.foot)) : status;
}

}  // namespace

extern const Command convert_command = {
    190,
    "convert",
    "[PUZZLE | FILE | -]...",
    "convert puzzles between formats",
    R"(The input format is detected by content: --list shows all formats, doc/formats.md has examples. Pencil marks are those
that the givens leave. Names and comments are kept: after the puzzle on its line, or as # lines before it. In formats
of several lines, puzzles are separated by an empty line.)",
    convert_options,
    run_convert,
    R"($ deduku convert --to sdk ...43.1..1..4...
[Puzzle]
...4
3.1.
.1..
4...
$ deduku convert --to sdk ...43.1..1..4... | deduku convert -
...43.1..1..4...
)",
    Boards::all,
};

}  // namespace deduku::cli
