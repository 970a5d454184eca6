// solve with estimate: the typed answer.
#pragma once

#include "deduku/setting.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// The estimated number of solutions.
struct EstimateAnswer {
    struct Wanted {
        std::uint64_t samples = 0;
        std::uint64_t seed = 1;
    };
    Estimate found{};

    /// Reads estimate and seed; all, count, limit and true_candidates cannot be combined with them.
    static OrError<Wanted> read(const Question& question);
    static OrError<EstimateAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    /// Negative: no solution, or unknown.
    Outcome outcome() const;
    /// "12" if exact, "2.86e7", "unknown"
    std::string number() const;
};

}  // namespace deduku::session
