// convert: the puzzle in another format.
#include "session/puzzles/convert.hpp"

#include <array>

#include "deduku/board.hpp"
#include "deduku/solve.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array convert_members = {
    Option{"to", MemberType::format, "FORMAT", "line", "output format", 't'},
    Option{"with_solution", MemberType::flag, "", "", "with its only solution, in links of f-puzzles and SudokuPad"}};

struct ConvertAnswer {
    struct Wanted {
        std::string to;
        bool with_solution = false;
    };
    std::string to;
    std::string text;

    static OrError<Wanted> read(const Question& question) {
        return Wanted{question.text("to"), question.flag("with_solution")};
    }
    static OrError<ConvertAnswer> find(const Wanted& wanted, const Context& context) {
        const std::string& to = wanted.to;
        const formats::Format& row = *formats::written_format(to);
        const Geometry& board = context.puzzle.geometry();
        if (!board.standard() && board.rules().empty() && !row.write.any_houses)
            return refused("convert to " + to, Boards::standard);
        formats::Written written =
            wanted.with_solution ? written_with_solution(row, context) : formats::written(row, context.puzzle);
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

formats::Written written_with_solution(const formats::Format& row, const Context& context) {
    if (row.write.write_solved == nullptr) return formats::Refusal{"it has no place for a solution"};
    const Solutions found =
        solve(start_board(context.puzzle), {.limit = 2, .fallback = context.fallback}, context.meter);
    if (found.count > 1) return formats::Refusal{"the puzzle has several solutions"};
    if (found.end == SearchEnd::budget) return formats::Refusal{"time or nodes ran out before it was solved"};
    if (found.count == 0) return formats::Refusal{"the puzzle has no solution"};
    return formats::written(row, context.puzzle, *found.first);
}

extern const QuestionRow convert_question = {
    190,  "convert", "convert",  "the puzzle in another format", convert_members, answer_by<ConvertAnswer>,
    true, false,     Boards::all};

}  // namespace deduku::session
