// convert: read any format, write one.
//
//   deduku convert --to sdk puzzle.txt
#include <unistd.h>

#include <array>

#include "cli/each.hpp"
#include "deduku/text.hpp"
#include "grid/visible.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 1> convert_command_options = {{
    {"to", 't', Kind::choice, "line|sdk|pencilmarks", "line", "the format to write"},
}};

/// The name and comment as `#` lines.
std::string comment_lines(const Puzzle& puzzle) {
    std::string text = puzzle.name;
    if (!text.empty() && !puzzle.comment.empty()) text += '\n';
    text += puzzle.comment;
    std::string lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines += "# " + text.substr(at, end - at) + '\n';
        at = end + 1;
    }
    return lines;
}

std::string one_line(const Puzzle& puzzle) {
    const std::string comment = comment_lines(puzzle);
    const bool fits = comment.empty() || comment.find('\n') == comment.size() - 1;
    if (!fits) return comment + to_line(puzzle) + '\n';
    return to_line(puzzle) + (comment.empty() ? "\n" : ' ' + comment);
}

Status run_convert(const Request& request) {
    const std::string& to = request.values.text("to");
    const bool terminal = isatty(STDOUT_FILENO) != 0 && !request.json();  // a file gets names as they are
    const auto work = [&](const Puzzle& puzzle, Job& job) {
        std::string text;
        if (puzzle.houses && to != "line") return refuse_houses("convert --to " + to, puzzle, job);
        if (to == "line") text = one_line(puzzle);
        if (to == "sdk") text = to_sdk(puzzle);
        if (to == "pencilmarks") text = comment_lines(puzzle) + to_pencil_marks(start_position(puzzle));
        if (terminal) text = visible(text);
        if (request.json()) {
            Json object = json_head(request, puzzle, job);
            object["format"] = to;
            object["text"] = text;
            text = json_line(object);
        } else if (to != "line" && job.number() > 1) {
            text.insert(text.begin(), '\n');
        }
        job.out(text);
        return Status::ok;
    };
    return for_each_puzzle(request, Effort::quick, work);
}

}  // namespace

const Command convert_command = {
    "convert",
    "[PUZZLE | FILE | -]...",
    "read puzzles of any format, write them in one",
    "The format read is found by content. Names and comments are kept: behind the puzzle on its line, or as\n"
    "# lines before it. Several puzzles in a format of many lines are separated by an empty line.",
    convert_command_options,
    run_convert,
    true,
};

}  // namespace deduku::cli
