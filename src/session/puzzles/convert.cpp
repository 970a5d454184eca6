// convert: the puzzle in another format.
#include <array>

#include "formats/formats.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array convert_members = {Option{"to", MemberType::format, "FORMAT", "line", "output format", 't'}};

struct ConvertAnswer {
    std::string to;
    std::string text;

    static OrError<std::string> read(const Question& question) { return question.text("to"); }
    static OrError<ConvertAnswer> find(const std::string& to, const Context& context) {
        const formats::Format& row = *formats::written_format(to);
        const Geometry& board = context.puzzle.geometry();
        if (!board.standard() && board.rules().empty() && !row.write.any_houses)
            return refused("convert to " + to, Boards::standard);
        formats::Written written = formats::written(row, context.puzzle);
        if (const auto* refusal = std::get_if<formats::Refusal>(&written))
            return Error{"puzzle", "not written as " + to + ": " + refusal->why, "puzzle"};
        return ConvertAnswer{to, std::get<std::string>(std::move(written))};
    }
    void add_to(Json& object, const Context& /*context*/) const {
        object["format"] = to;
        object["text"] = text;
    }
    Outcome outcome() const { return Outcome::positive; }
};

}  // namespace

extern const QuestionRow convert_question = {
    190,  "convert", "convert",  "the puzzle in another format", convert_members, answer_by<ConvertAnswer>,
    true, false,     Boards::all};

}  // namespace deduku::session
