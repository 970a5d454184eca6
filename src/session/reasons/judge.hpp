// judge: the typed answer, about one claim, or about the steps of a whole answer, one after another.
#pragma once

#include "grid/reading/query.hpp"
#include "method/path/judge.hpp"
#include "session/question/options.hpp"
#include "session/reasons/claims.hpp"

namespace deduku::session {

/// The verdict on a step: what the position says about its claims and about its reason.
enum class StepVerdict : std::uint8_t {
    follows,            ///< the reason shows it; without a reason, some technique does
    follows_otherwise,  ///< another technique shows it in one step, not the reason
    only_true,          ///< true in every solution, but no single step shows it
    known,              ///< already on the board
    is_false,           ///< false in every solution
    open,               ///< false in one of several solutions
    no_solution,        ///< the puzzle has none
    unknown,            ///< time or nodes ran out
    unreadable,         ///< not a step
};
/// "follows", "follows otherwise", "true", "known", "false", ..
[[nodiscard]] std::string_view word_of(StepVerdict verdict);

struct JudgeAnswer {
    struct Wanted {
        std::optional<Query> claim{};  ///< none: `steps`
        bool holds = false;
        std::optional<Move> technique{};
        std::string cells{};        ///< of the reason, as typed
        bool proof = false;         ///< whether a proof is requested, too
        std::vector<Json> steps{};  ///< of a whole answer
        std::string state{};        ///< the board in play; empty: that of the puzzle
        path::PathOptions options{};
    };
    /// A step with its verdict.
    struct JudgedStep {
        ClaimedStep step;
        std::optional<path::Judged> judged{};  ///< none: unreadable
        std::string problem{};                 ///< of an unreadable one

        StepVerdict verdict() const;
    };

    Wanted wanted;
    std::vector<JudgedStep> steps;  ///< the claim, or the steps of a whole answer
    std::optional<Ledger> proof{};  ///< that the claim follows, or that it is wrong
    /// Of a whole answer: the position after all steps that are true.
    std::optional<path::WorkingPaper> after{};

    /// The first step that does not follow, or the last.
    const JudgedStep& told() const;
    path::Standing standing() const;

    static OrError<Wanted> read(const Question& question);
    static OrError<JudgeAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;
    /// "I8 is not 3" as a sentence with its standing: "True, in one step (XY-Wing): .."
    std::string text(const Context& context) const;

  private:
    void add_steps(Json& object, const Context& context) const;
};

}  // namespace deduku::session
