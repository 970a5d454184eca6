// trace: the typed answer, a path as data for training: a record for each step, with the positions before and after it.
//
//   {"step":1,"of":57,"technique":"hidden-single",..,"sentence":"In box 2, only D3 can be 9. ..","before":"..","after":".."}
#pragma once

#include "grid/isomorph.hpp"
#include "method/path/path.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct TraceAnswer {
    struct Wanted {
        path::PathOptions options{};
        bool sentences = true;    ///< each step in a sentence, too
        bool candidates = false;  ///< positions with candidates
        bool proof = false;       ///< the lines of a ledger, step by step
        std::uint64_t isomorphs = 0;
        std::uint64_t seed = 1;
    };
    struct Trace {
        path::Path path;
        std::optional<Isomorph> map{};  ///< from the puzzle; none: the puzzle itself
    };

    Wanted wanted;
    std::vector<Trace> traces;  ///< one, or one for each isomorph

    static OrError<Wanted> read(const Question& question);
    static OrError<TraceAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;

    /// The members puzzle, outcome, isomorph.
    Json head_of(const Trace& trace) const;
    /// The steps, as one object each.
    Json steps_of(const Trace& trace, Coords coords) const;
};

}  // namespace deduku::session
