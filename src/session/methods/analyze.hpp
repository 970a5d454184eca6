// analyze: the typed answer.
#pragma once

#include "report/analysis/analysis.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct AnalyzeAnswer {
    struct Wanted {
        hdp::HdpOptions hdp{};
        bool page = false;  ///< the HTML report, too
    };
    Wanted wanted;
    analysis::Analysis found;

    static OrError<Wanted> read(const Question& question);
    /// Runs all methods.
    static OrError<AnalyzeAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return analysis::succeeded(found) ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
