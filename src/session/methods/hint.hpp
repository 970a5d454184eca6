// hint: the typed answer.
#pragma once

#include "method/path/hint.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct HintAnswer {
    path::Hint hint;

    static OrError<path::PathOptions> read(const Question& question) { return path_options(question); }
    static OrError<HintAnswer> find(const path::PathOptions& options, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;
};

}  // namespace deduku::session
