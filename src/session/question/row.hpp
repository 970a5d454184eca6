// The table of questions: one row each, with its members and its function.
//
//   word     members                     answer
//   solve    puzzle, limit               result, solutions, exact, solution, nodes
//   hdp      puzzle, choose, walk, ..    level, positions, ..
//
// A typed answer represents the result; its members and the text of the program are functions of it:
//
//   {"stop_at":"x-wing"} -- read --> PathWanted -- find --> PathAnswer -- add_to --> {"steps":[..], ..}
//                                                               `-- path_text --> 1  Hidden Single: D6=2 ..
//
// To add a question, add a file NAME.cpp with its row in a room of src/session, and a part of doc/json.md (CONTRIBUTING).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/boards.hpp"
#include "deduku/meter.hpp"
#include "deduku/reason.hpp"
#include "deduku/solve.hpp"
#include "deduku/text.hpp"
#include "method/path/path.hpp"
#include "session/question/question.hpp"

namespace deduku::session {

/// Receives events before the answer, as members of an object; the answer is complete without them.
///
///   {"step":{..}}   {"member":"hdp","value":{..}}   {"progress":{"done":1,"total":4,"unit":"parts"}}
using Tell = std::function<void(const Json& event)>;

/// Receives the progress of long work: 12 of 81 "cells"; the unit is a literal.
using Advance = std::function<void(std::uint64_t done, std::uint64_t total, std::string_view unit)>;

/// Sends progress as an event, {"progress":{"done":1,"total":4,"unit":"parts"}}; empty if `tell` is.
[[nodiscard]] Advance progress_events(const Tell& tell);

/// Findings for recent questions, reused for the next ones about the same puzzle; does not change answers.
class Memo {
  public:
    struct Kept {
        std::string key;
        Finding finding;
        std::shared_ptr<const path::Path> path;  ///< null, unless a path found it
    };

    /// Null: unknown.
    const Kept* find(const std::string& key) const;
    void keep(std::string key, const Finding& finding, std::shared_ptr<const path::Path> path = {});

  private:
    std::vector<Kept> kept_;
};

/// The context of a question.
struct Context {
    const Question& question;
    const Puzzle& puzzle;
    Coords coords;
    Meter& meter;
    Fallback fallback{};
    /// Seconds since the start of the question; empty: no clock.
    std::function<double()> seconds{};
    Tell tell{};        ///< empty: no receiver
    Advance advance{};  ///< empty: no receiver
    Memo* memo = nullptr;
};

/// As in the exit statuses 0 and 1.
enum class Outcome : std::uint8_t { positive, negative };

template <class T>
using OrError = std::variant<T, Error>;

/// QuestionRow::answer for a typed answer, which has
///   static OrError<Wanted> read(const Question&)              the parsed question, checked before there is a puzzle
///   static OrError<Answer> find(const Wanted&, const Context&)
///   void add_to(Json&, const Context&) const                  its members
///   Outcome outcome() const
template <class Answer>
[[nodiscard]] OrError<Outcome> answer_by(const Context& context, Json& object) {
    const auto wanted = Answer::read(context.question);
    if (const auto* error = std::get_if<Error>(&wanted)) return *error;
    auto found = Answer::find(std::get<0>(wanted), context);
    if (auto* error = std::get_if<Error>(&found)) return std::move(*error);
    std::get<0>(found).add_to(object, context);
    return std::get<0>(found).outcome();
}

struct QuestionRow {
    int place;                 ///< in the list of all questions
    std::string_view word;     ///< its name in "ask"
    std::string_view command;  ///< the command of the program with the same answer
    std::string_view what;     ///< summary, one line
    std::span<const Option> members;
    /// Adds the members of the answer after the head, or returns an error found late.
    OrError<Outcome> (*answer)(const Context& context, Json& answer);
    bool about_puzzle = true;        ///< it has a member `puzzle`
    bool timed = true;               ///< its answer has the time taken
    Boards boards = Boards::houses;  ///< other boards are refused
};

/// The rows.
[[nodiscard]] std::span<const QuestionRow* const> question_rows();
/// The row of this word; null if there is none.
[[nodiscard]] const QuestionRow* find_question(std::string_view word);

/// Members of every question about a puzzle, and of this one.
[[nodiscard]] std::span<const Option> common_members();
[[nodiscard]] std::span<const Option> common_members(const QuestionRow& row);

/// From box, with all formats of the library.
[[nodiscard]] OrError<ReadOptions> read_options(const Question& question);

/// The error that `what` supports only such boards.
[[nodiscard]] Error refused(std::string_view what, Boards boards);
/// An error of the kind `request` about a member.
[[nodiscard]] Error wrong(std::string_view member, std::string text);

}  // namespace deduku::session
