// Commands as questions (session/ask.hpp): their options are its members, and --json prints its answer.
//
//   deduku hdp --depth 2 --json PUZZLE        {"ask":"hdp","depth":2,"coords":"sheet"}
#pragma once

#include "cli/each.hpp"
#include "session/options.hpp"
#include "session/session.hpp"

namespace deduku::cli {

class CommandQuestion {
  public:
    /// The options of the request that are members of the row, by their names; dashes are underscores there.
    CommandQuestion(const Request& request, const session::Ask& row);
    CommandQuestion(const CommandQuestion&) = delete;
    CommandQuestion& operator=(const CommandQuestion&) = delete;
    ~CommandQuestion() = default;

    /// Sets a member that no option gives.
    void set(std::string_view member, Json value) { object_[std::string(member)] = std::move(value); }
    const session::Question& question() const { return question_; }
    /// Asks it about a puzzle.
    session::Reply ask(const Puzzle& puzzle, Job& job) const;
    /// The same, and prints the answer as a line of JSON.
    Status tell(const Puzzle& puzzle, Job& job) const;

  private:
    const session::Ask& row_;
    Coords coords_;
    Json object_ = Json::object();
    session::Question question_;
};

/// The error as said of an option.
std::string usage_text(const session::Error& error);

/// What was read, or a UsageError that names the option: "--depth: 70 is more than 64".
template <class T>
T value_or_usage(std::variant<T, session::Error> read) {
    if (const auto* error = std::get_if<session::Error>(&read)) throw UsageError(usage_text(*error));
    return std::get<T>(std::move(read));
}

}  // namespace deduku::cli
