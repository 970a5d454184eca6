// clues: the typed answer.
#pragma once

#include "session/question/row.hpp"

namespace deduku::session {

struct CluesAnswer {
    std::uint64_t least = 0;
    std::uint64_t clues = 0;

    static OrError<std::uint64_t> read(const Question& question) { return *question.count("least"); }
    static OrError<CluesAnswer> find(std::uint64_t least, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return clues >= least ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
