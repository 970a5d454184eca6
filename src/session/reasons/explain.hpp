// explain: the typed answer.
#pragma once

#include <memory>

#include "grid/reading/query.hpp"
#include "report/explanation.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct ExplainAnswer {
    struct Wanted {
        std::vector<Query> queries;
        std::vector<std::pair<std::string, std::string>> sets;
        ChosenMethod finder;
        Voice voice = Voice::plain;
        report::Grounds grounds = report::Grounds::deciding;
    };

    std::string method{};  ///< the method that found it: "reasonable", "steps T1H1"
    std::unique_ptr<report::Explanation> told;
    Json contradiction{};  ///< its member, if the puzzle contradicts itself

    static OrError<Wanted> read(const Question& question);
    static OrError<ExplainAnswer> find(const Wanted& wanted, const Context& context);
    /// The deductions of this method only; no question is answered yet.
    static ExplainAnswer found_by(const ChosenMethod& finder, const Wanted& wanted, const Context& context);
    /// Answers all questions.
    void answer(const Wanted& wanted);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;
};

}  // namespace deduku::session
