// Commands as questions (session/question/row.hpp): their options are its members, and --json prints its answer.
//
//   deduku hdp --depth 2 --json PUZZLE        {"ask":"hdp","depth":2}
#pragma once

#include <fmt/format.h>

#include "cli/each.hpp"
#include "session/question/options.hpp"
#include "session/session.hpp"

namespace deduku::cli {

/// The options of the command line as a question about a puzzle; the request and the job must outlive it.
session::Context context_of(const Request& request, const Puzzle& puzzle, Job& job, Meter& meter);
session::Context context_of(const Request& request, const Puzzle& puzzle, Job& job);

/// From --seed; without it another for each run, printed on stderr.
std::uint64_t seed_of(const Request& request);

/// The text of an error about an option.
std::string usage_text(const session::Error& error);
/// The same for the option of this name.
std::string usage_text(const session::Error& error, std::string_view name);

/// The value, or a UsageError that names the option: "--depth: 70 is more than 64".
template <class T>
T value_or_usage(std::variant<T, session::Error> read) {
    if (const auto* error = std::get_if<session::Error>(&read)) throw UsageError(usage_text(*error));
    return std::get<T>(std::move(read));
}

inline Status status_of(session::Outcome outcome) {
    return outcome == session::Outcome::positive ? Status::ok : Status::negative;
}

/// A command whose question has a typed answer (session/question/row.hpp); a UsageError if the question is invalid.
template <class Answer>
class Answering {
  public:
    using Wanted = std::decay_t<decltype(std::get<0>(Answer::read(std::declval<const session::Question&>())))>;

    explicit Answering(const Request& request) : Answering(request, *session::find_question(request.command)) {}
    /// For a question of another name than the command.
    Answering(const Request& request, const session::QuestionRow& row)
        : Answering(request, row, value_or_usage(Answer::read(request.values))) {}
    Answering(const Request& request, const session::QuestionRow& row, Wanted wanted)
        : request_(request), row_(row), wanted_(std::move(wanted)) {}

    /// Finds the answer and prints its members with --json, otherwise its text; `gap` separates the texts of several
    /// puzzles. The code that uses the answer determines the status.
    template <class Text, class Also>
    Status operator()(const Puzzle& puzzle, Job& job, std::string_view gap, const Text& text, const Also& also) const {
        const session::Context context = context_of(request_, puzzle, job);
        const auto found = Answer::find(wanted_, context);
        if (const auto* error = std::get_if<session::Error>(&found)) return refuse(*error, puzzle, job);
        const auto& answer = std::get<Answer>(found);
        if (request_.json())
            print_members(answer, context, job);
        else
            job.out((job.number() > 1 ? std::string(gap) : std::string()) + text(answer, context));
        return worse(also(answer, context), status_of(answer.outcome()));
    }
    template <class Text>
    Status operator()(const Puzzle& puzzle, Job& job, std::string_view gap, const Text& text) const {
        return (*this)(puzzle, job, gap, text, [](const Answer&, const session::Context&) { return Status::ok; });
    }

    /// Finds the answer and prints its members.
    Status print_json(const Puzzle& puzzle, Job& job) const {
        return (*this)(puzzle, job, "", [](const Answer&, const session::Context&) { return std::string(); });
    }

    const auto& wanted() const { return wanted_; }

    Status refuse(const session::Error& error, const Puzzle& puzzle, Job& job) const {
        if (error.kind == "internal") throw std::logic_error(error.text);
        if (error.kind == "puzzle") {
            job.error(fmt::format("{}: {}", named(puzzle), error.text));
            return Status::bad_input;
        }
        job.error(fmt::format("deduku {}: {}", request_.command, usage_text(error)));
        return Status::usage;
    }

    void print_members(const Answer& answer, const session::Context& context, Job& job) const {
        Json object = json_head(request_, context.puzzle, job);
        answer.add_to(object, context);
        if (row_.timed) object["seconds"] = job.seconds();
        job.out(json_line(object));
    }

  private:
    const Request& request_;
    const session::QuestionRow& row_;
    Wanted wanted_;
};

/// Runs a command that only prints; empty lines separate texts of several lines.
template <class Answer, auto text>
Status run_question(const Request& request) {
    const Answering<Answer> answering(request);
    return for_each_puzzle(request, Effort::long_lasting,
                           [&](const Puzzle& puzzle, Job& job) { return answering(puzzle, job, "\n", text); });
}

}  // namespace deduku::cli
