// solve: the typed answer. Those of solve with true_candidates and with estimate are beside it.
#pragma once

#include "deduku/solve.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// The limit of the count, and the display of larger numbers as "N+".
struct Counting {
    std::uint64_t stop_after = 2;  ///< solutions to search for
    std::uint64_t plus_from = 2;   ///< numbers of solutions from this one on are shown as plus_shown+
    std::uint64_t plus_shown = 2;

    /// Exact up to N, then "N+".
    [[nodiscard]] static Counting to(std::uint64_t n);
};

/// "unique", "none", "several", "unknown"
[[nodiscard]] std::string_view result_word(const Solutions& found);

struct SolveAnswer {
    struct Wanted {
        Counting counting{};
        bool all = false;  ///< list the solutions
    };
    Counting counting{};
    std::uint64_t count = 0;
    bool cut_short = false;
    std::uint64_t nodes = 0;
    std::string first{};                               ///< empty: none
    std::optional<std::vector<std::string>> listed{};  ///< if requested

    static OrError<Wanted> read(const Question& question);
    static OrError<SolveAnswer> find(const Wanted& wanted, const Context& context);
    /// From the result of a solver.
    static SolveAnswer of(const Solutions& found, const Counting& counting, const Geometry& geometry);
    void add_to(Json& object) const;
    void add_to(Json& object, const Context& /*context*/) const { add_to(object); }
    /// Positive: exactly one solution.
    Outcome outcome() const { return word() == "unique" ? Outcome::positive : Outcome::negative; }
    /// "unique", "none", "several", "unknown"
    std::string_view word() const;
    /// "1", "2+", "unknown"
    std::string number() const;
};

}  // namespace deduku::session
