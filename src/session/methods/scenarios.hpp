// scenarios: the typed answer.
#pragma once

#include "report/scenarios.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct ScenariosAnswer {
    struct Wanted {
        std::vector<std::string> names{};  ///< of picked cells; empty: automatic
        std::optional<scenarios::Sample> sample{};
        bool picks = false;
        bool extends = false;
        bool tabled = false;
        scenarios::Rules rules{};
        scenarios::ExtendOptions extend{};
        std::string made_by{};  ///< the options that affect the numbers
    };
    /// Receives results as they are found; each function may be empty.
    struct Watch {
        std::function<void(const report::ScenariosResult& result)> passes{};  ///< to the fixpoint
        std::function<void(const scenarios::Round& round)> round{};
        std::function<void(std::uint64_t done, std::uint64_t total)> progress{};
    };

    report::ScenariosResult result;
    std::string made_by;

    static OrError<Wanted> read(const Question& question);
    static OrError<ScenariosAnswer> find(const Wanted& wanted, const Context& context, const Watch& watch);
    static OrError<ScenariosAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return result.solved() ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
