// rate: the typed answer.
#pragma once

#include <memory>

#include "session/question/options.hpp"

namespace deduku::session {

/// The measures of difficulty: computed when they are first needed, in the order of the rows.
struct RateAnswer {
    struct Wanted {
        RatingRows rows;
        method::MethodOptions options{};
        bool named = false;     ///< the rows were named
        bool in_words = false;  ///< boards with rules are answered in words: no rows or series named
    };
    RatingRows rows;
    bool in_words = false;
    std::unique_ptr<method::MethodOptions> options{};
    std::unique_ptr<method::Known> known{};

    static OrError<Wanted> read(const Question& question);
    static OrError<RateAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    /// Positive: every measure has a value.
    Outcome outcome() const;
    /// "medium: innies and outies; about 12 minutes (not calibrated); one solution; hardest step: ..; score 420"
    std::string words() const;
};

}  // namespace deduku::session
