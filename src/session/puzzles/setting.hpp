// Questions of setters: the typed answers of `solve` for true candidates and estimates, and of `rules`.
#pragma once

#include "deduku/setting.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {

/// Numbers of rules, from 1.
[[nodiscard]] Json numbers_of(const std::vector<std::size_t>& rules);

/// The digits that each cell has in some solution, with the number of solutions up to a limit.
struct TrueCandidatesAnswer {
    std::uint64_t limit = 1;
    TrueCandidates found{};

    /// Reads limit; all and count cannot be combined with it.
    static Or<std::uint64_t> read(const Question& question);
    static Or<TrueCandidatesAnswer> find(std::uint64_t limit, const Asking& asking);
    void add_to(Json& object, const Asking& asking) const;
    Outcome outcome() const;
    /// "0", "1", "2+"; "unknown" unless all candidates are decided.
    std::string_view number() const;
};

/// The estimated number of solutions.
struct EstimateAnswer {
    struct Wanted {
        std::uint64_t samples = 0;
        std::uint64_t seed = 1;
    };
    Estimate found{};

    /// Reads estimate and seed; all, count, limit and true_candidates cannot be combined with them.
    static Or<Wanted> read(const Question& question);
    static Or<EstimateAnswer> find(const Wanted& wanted, const Asking& asking);
    void add_to(Json& object, const Asking& asking) const;
    /// Negative: no solution, or unknown.
    Outcome outcome() const;
    /// "12" if exact, "2.86e7", "unknown"
    std::string number() const;
};

/// The rules in words, their contradictions with each other and the givens, and the superfluous rules.
struct RulesAnswer {
    Solutions solutions{};  ///< up to 2
    Contradiction contradiction{};
    Superfluous superfluous{};
    std::vector<std::string> givens{};  ///< names of the cells of the contradiction

    static Or<std::monostate> read(const Question& /*question*/) { return std::monostate{}; }
    static Or<RulesAnswer> find(std::monostate none, const Asking& asking);
    void add_to(Json& object, const Asking& asking) const;
    /// Negative: no solution, or unknown.
    Outcome outcome() const;
    /// "unique", "none", "several", "unknown"
    std::string_view word() const;
};

}  // namespace deduku::session
