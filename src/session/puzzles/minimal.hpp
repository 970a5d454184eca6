// minimal: the typed answer.
#pragma once

#include "deduku/setting.hpp"
#include "generate/minimal.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// Redundant givens or rules, or the puzzle without them.
struct MinimalAnswer {
    struct Wanted {
        bool reduce = false;
        bool rules = false;  ///< rules, not givens
    };
    Wanted wanted{};
    Puzzle puzzle{};  ///< as given, or reduced
    generate::Minimal minimal{};
    std::vector<std::string> cells{};  ///< names of the redundant givens
    Superfluous rules{};               ///< rules that can be omitted together

    static OrError<Wanted> read(const Question& question) {
        return Wanted{question.flag("reduce"), question.flag("of_rules")};
    }
    static OrError<MinimalAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return word() == "minimal" ? Outcome::positive : Outcome::negative; }
    /// "minimal", "redundant", "none", "several", "unknown"; of a reduced puzzle, "minimal".
    std::string_view word() const;
};

}  // namespace deduku::session
