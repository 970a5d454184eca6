// steps: the typed answer.
#pragma once

#include "report/steps.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct StepsAnswer {
    /// An order, a series, or both.
    struct Wanted {
        std::optional<steps::Order> order{};
        std::optional<steps::Series> series{};
        steps::CountedPasses count = steps::CountedPasses::passes;
        steps::StepOptions options{};
    };

    Wanted wanted;
    std::optional<steps::StepsRun> run{};
    std::optional<steps::StepRating> rating{};
    std::string line{};  ///< in an output format of the program; empty: none

    static OrError<Wanted> read(const Question& question);
    static OrError<StepsAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;

    /// The run of the order, or otherwise of the rating.
    const steps::StepsRun& shown() const { return run ? *run : rating->run; }
    const steps::Order& order_shown() const { return wanted.order ? *wanted.order : order_rated(); }
    /// The order of the rating; without one, the last order tried.
    const steps::Order& order_rated() const { return order_of(*wanted.series, *rating); }
    report::StepsResult result() const { return {&shown(), rating ? &*rating : nullptr, wanted.count}; }

  private:
    void add(Json& object, const Puzzle& puzzle, const steps::Order& order, const steps::StepsRun& of) const;
};

}  // namespace deduku::session
