// solve with true_candidates: the typed answer.
#pragma once

#include "deduku/setting.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// The digits that each cell has in some solution, with the number of solutions up to a limit.
struct TrueCandidatesAnswer {
    std::uint64_t limit = 1;
    TrueCandidates found{};

    /// Reads limit; all and count cannot be combined with it.
    static OrError<std::uint64_t> read(const Question& question);
    static OrError<TrueCandidatesAnswer> find(std::uint64_t limit, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;
    /// "0", "1", "2+"; "unknown" unless all candidates are decided.
    std::string_view number() const;
};

}  // namespace deduku::session
