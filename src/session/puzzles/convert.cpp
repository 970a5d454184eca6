// convert: the puzzle in another format.
#include <array>

#include "formats/formats.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array convert_members = {Option{"to", Kind::format, "FORMAT", "line", "output format", 't'}};

Answered answer_convert(const Asking& asking, Json& answer) {
    const std::string to = asking.question.text("to");
    const formats::Format& row = *formats::written_format(to);
    const Geometry& board = asking.puzzle.geometry();
    if (!board.standard() && board.rules().empty() && !row.write.any_houses)
        return refused("convert to " + to, Boards::standard);
    formats::Written written = formats::written(row, asking.puzzle);
    if (const auto* refusal = std::get_if<formats::Refusal>(&written))
        return Error{"puzzle", "not written as " + to + ": " + refusal->why, "puzzle"};
    answer["format"] = to;
    answer["text"] = std::get<std::string>(std::move(written));
    return Outcome::positive;
}

}  // namespace

const Ask convert_ask = {
    "convert", "convert",  "the puzzle in another format", convert_members, in_more<answer_convert>, true,
    false,     Boards::all};

}  // namespace deduku::session
