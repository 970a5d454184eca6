// replay: the typed answer.
#pragma once

#include <memory>

#include "report/replay.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

/// The verdicts on the lines of a chain.
struct ReplayAnswer {
    struct Wanted {
        std::string lines;
        hdp::KeptBoards boards = hdp::KeptBoards::none;
    };
    std::unique_ptr<hdp::Replayer> replayer;
    hdp::HdpReplay replay;

    static OrError<Wanted> read(const Question& question);
    static OrError<ReplayAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return replay.all_hold ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
