// hint: the next step of a path on a board in play, mistakes first.
#include "session/methods/hint.hpp"

#include <array>

#include "report/path/path.hpp"

namespace deduku::session {
namespace {

constexpr std::array hint_members = {first_member, only_member};

}  // namespace

OrError<HintAnswer> HintAnswer::find(const path::PathOptions& options, const Asking& asking) {
    const method::MethodOptions methods{.fallback = asking.fallback};
    method::Known known(asking.puzzle, methods, asking.meter);
    path::PathOptions plain = options;
    plain.proved = false;
    return HintAnswer{path::hint(
        asking.puzzle, asking.puzzle.state, plain, [&]() -> const Solutions& { return known.solutions(); },
        asking.meter)};
}

void HintAnswer::add_to(Json& object, const Asking& asking) const {
    const report::Teacher teacher(asking.puzzle, asking.coords);
    report::add_hint(object, asking.puzzle, teacher, hint, asking.coords);
}

Outcome HintAnswer::outcome() const {
    return hint.mistakes.empty() && (hint.step || hint.finished) ? Outcome::positive : Outcome::negative;
}

extern const Ask hint_ask = {100,          "hint",
                             "hint",       "the next step in stages; mistakes on the board first",
                             hint_members, answered<HintAnswer>,
                             true,         true,
                             Boards::all};

}  // namespace deduku::session
