// judge: the typed answer.
#pragma once

#include "grid/reading/query.hpp"
#include "method/path/judge.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct JudgeAnswer {
    struct Wanted {
        Query claim;
        bool holds = false;
        std::optional<Move> technique{};
        std::string cells{};  ///< of the reason, as typed
        bool proof = false;   ///< whether a proof is requested, too
        path::PathOptions options{};
    };

    Wanted wanted;
    path::CellClaim claim;
    path::Judged judged;
    std::optional<Ledger> proof{};  ///< that the claim follows, or that it is wrong

    static OrError<Wanted> read(const Question& question);
    static OrError<JudgeAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;
    /// "I8 is not 3" as a sentence with its standing: "True, in one step (XY-Wing): .."
    std::string text(const Context& context) const;

  private:
    std::string standing_text(const Context& context) const;
};

}  // namespace deduku::session
