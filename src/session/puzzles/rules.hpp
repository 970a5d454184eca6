// rules: the typed answer.
#pragma once

#include "deduku/setting.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// Numbers of rules, from 1.
[[nodiscard]] Json numbers_of(const std::vector<std::size_t>& rules);

/// The rules in words, their contradictions with each other and the givens, and the superfluous rules.
struct RulesAnswer {
    Solutions solutions{};  ///< up to 2
    Contradiction contradiction{};
    Superfluous superfluous{};
    std::vector<std::string> givens{};  ///< names of the cells of the contradiction

    static OrError<std::monostate> read(const Question& /*question*/) { return std::monostate{}; }
    static OrError<RulesAnswer> find(std::monostate none, const Context& context);
    void add_to(Json& object, const Context& context) const;
    /// Negative: no solution, or unknown.
    Outcome outcome() const;
    /// "unique", "none", "several", "unknown"
    std::string_view word() const;
};

}  // namespace deduku::session
