// prove: the typed answer.
#pragma once

#include "method/proving/goal.hpp"
#include "render/proof/format.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct ProveAnswer {
    struct Wanted {
        GoalText goal{};
        ChosenMethod finder{};
        const ProofFormat* format = nullptr;
    };
    /// Receives a proof while it is found; `progress` may be empty.
    struct Watch {
        TakeText write;
        std::function<void(std::uint64_t done, std::uint64_t total)> progress{};
    };

    const ProofFormat* format = nullptr;
    Told told{};
    std::uint64_t bytes = 0;               ///< of the proof
    std::optional<Json> lines{};           ///< of the proof; none if it went elsewhere
    std::optional<std::string> formula{};  ///< that the proof refutes, if requested

    static OrError<Wanted> read(const Question& question);
    /// Errors are about this puzzle: its board does not suit the method, or the goal does not exist there.
    static OrError<ProveAnswer> find(const Wanted& wanted, const Context& context, const Watch& watch);
    static OrError<ProveAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return told.status == ProofStatus::proved ? Outcome::positive : Outcome::negative; }
    /// "time or nodes ran out", or why it is not proved.
    std::string why_not() const;
    /// "solution", "unique", "no solution", "false candidates"
    std::string_view claim() const;
};

}  // namespace deduku::session
