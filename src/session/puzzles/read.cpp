// read: the puzzles of a text.
#include <algorithm>
#include <array>

#include "report/parts/state_line.hpp"
#include "session/question/row.hpp"

namespace deduku::session {
namespace {

constexpr std::array read_members = std::to_array<Option>({
    {"text", MemberType::text, "TEXT", "", "any number of puzzles, in any known formats", 0, true},
});

Json read_object(const ReadResult& each) {
    Json one;
    if (const auto* error = std::get_if<ReadError>(&each)) {
        one["error"] =
            Error{"puzzle", "found " + error->found, {}, error->expected, error->line, error->column}.to_json();
        return one;
    }
    const auto& puzzle = std::get<Puzzle>(each);
    one["puzzle"] = to_line(puzzle);
    one["box"] = {puzzle.box().height, puzzle.box().width};
    if (!puzzle.state.empty()) one["state"] = report::state_line(puzzle);
    if (!puzzle.name.empty()) one["name"] = puzzle.name;
    if (!puzzle.comment.empty()) one["comment"] = puzzle.comment;
    return one;
}

struct ReadAnswer {
    std::vector<ReadResult> puzzles;

    static OrError<ReadOptions> read(const Question& question) { return read_options(question); }
    static OrError<ReadAnswer> find(const ReadOptions& options, const Context& context) {
        return ReadAnswer{read_puzzles(context.question.text("text"), options)};
    }
    void add_to(Json& object, const Context& /*context*/) const {
        object["puzzles"] = Json::list(puzzles, read_object);
    }
    Outcome outcome() const {
        const bool fine = std::all_of(puzzles.begin(), puzzles.end(),
                                      [](const ReadResult& each) { return std::holds_alternative<Puzzle>(each); });
        return fine ? Outcome::positive : Outcome::negative;
    }
};

}  // namespace

extern const QuestionRow read_question = {
    10, "read", "read", "the puzzles in a text, or its errors", read_members, answer_by<ReadAnswer>, false, false};

}  // namespace deduku::session
