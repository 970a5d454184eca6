// canon: the typed answer.
#pragma once

#include "canon/canon.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// Searches for up to two solutions.
[[nodiscard]] canon::Solve solve_for_form(Fallback fallback, Meter& meter);

/// Members rows, columns, digits, transposed: row i becomes row rows[i], digit d becomes digits[d], all from 1.
[[nodiscard]] Json map_object(const Isomorph& map);

struct CanonAnswer {
    canon::FormKind form{};
    std::variant<canon::Canonical, canon::NoForm> found;

    static OrError<canon::FormKind> read(const Question& question);
    static OrError<CanonAnswer> find(canon::FormKind form, const Context& context);
    void add_to(Json& object, const Context& context) const;
    /// Negative: no form, or unknown.
    Outcome outcome() const {
        return std::holds_alternative<canon::Canonical>(found) ? Outcome::positive : Outcome::negative;
    }
};

}  // namespace deduku::session
