// hint: the next step of a path on a board in play, mistakes first.
#include "session/methods/hint.hpp"

#include <array>

#include "report/path/path.hpp"

namespace deduku::session {
namespace {

constexpr std::array hint_members = {first_member, only_member};

}  // namespace

OrError<HintAnswer> HintAnswer::find(const path::PathOptions& options, const Context& context) {
    const method::MethodOptions methods{.fallback = context.fallback};
    method::Known known(context.puzzle, methods, context.meter);
    path::PathOptions plain = options;
    plain.proved = false;
    return HintAnswer{path::hint(
        context.puzzle, context.puzzle.state, plain, [&]() -> const Solutions& { return known.solutions(); },
        context.meter)};
}

void HintAnswer::add_to(Json& object, const Context& context) const {
    const report::Teacher teacher(context.puzzle, context.coords);
    report::add_hint(object, context.puzzle, teacher, hint, context.coords);
}

Outcome HintAnswer::outcome() const {
    return hint.mistakes.empty() && (hint.step || hint.finished) ? Outcome::positive : Outcome::negative;
}

extern const QuestionRow hint_question = {100,          "hint",
                                          "hint",       "the next step in stages; mistakes on the board first",
                                          hint_members, answer_by<HintAnswer>,
                                          true,         true,
                                          Boards::all};

}  // namespace deduku::session
