// path: the way of a person. hint: its next step on a board in play, after what is wrong there.
#include <array>

#include "method/path/hint.hpp"
#include "report/path/hint.hpp"
#include "report/path/path.hpp"
#include "session/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array path_members = {
    Option{"by", Kind::choice, "order|se|hodoku", "order",
           "whose steps: ours by the order of difficulty, those of Sudoku Explainer 1.2.1 with its ratings, or as "
           "HoDoKu goes"},
    se_profile_member,
    first_member,
    only_member,
    Option{"stop_at", Kind::text, "TECHNIQUE", "", "end where this one, or what comes after it, would be needed"},
    Option{"notation", Kind::choice, report::notation_words, "sheet", "how steps are written"},
    Option{"proof", Kind::flag, "", "", "with member proof, a ledger of all that is shown"}};

Answered answer_path(const Asking& asking, Json& answer) {
    const auto read = path_wanted(asking.question);
    if (const auto* error = std::get_if<Error>(&read)) return *error;
    const auto& wanted = std::get<PathWanted>(read);
    method::Options methods;
    methods.lost = asking.lost;
    methods.se = wanted.se;
    method::Known known(asking.puzzle, methods, asking.meter);
    const report::StepLine lines(asking.puzzle, report::notation_of(asking.question.text("notation")), asking.coords);
    path::Watch watch;
    if (asking.tell) watch = [&](const path::Step& step) { asking.tell({{"step", report::step_object(lines, step)}}); };
    auto walked = walk(wanted, known, watch);
    if (const auto* why = std::get_if<std::string_view>(&walked)) {
        answer["outcome"] = *why;
        answer["steps"] = Json::array();
        answer["text"] = "no path of " + std::string(name_of(wanted.whose)) + ": " + std::string(*why);
        return Outcome::negative;
    }
    auto& path = std::get<path::Path>(walked);
    report::add_path(answer, lines, path, wanted.ladder);
    const bool solved = path.end == path::End::solved;
    if (asking.question.flag("proof"))
        answer["proof"] = ledger_array(
            path::finding_of(std::move(path), wanted.whose == Whose::ours ? "" : asking.question.text("by")).ledger);
    return solved ? Outcome::positive : Outcome::negative;
}

constexpr std::array hint_members = {first_member, only_member};

Answered answer_hint(const Asking& asking, Json& answer) {
    const auto options = path_options(asking.question, false);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    const method::Options methods{.lost = asking.lost};
    method::Known known(asking.puzzle, methods, asking.meter);
    const path::Hint hint = path::hint(
        asking.puzzle, asking.puzzle.state, std::get<path::Options>(options),
        [&]() -> const Solutions& { return known.solutions(); }, asking.meter);
    const report::Teacher teacher(asking.puzzle, asking.coords);
    report::add_hint(answer, asking.puzzle, teacher, hint, asking.coords);
    return hint.mistakes.empty() && (hint.step || hint.finished) ? Outcome::positive : Outcome::negative;
}

}  // namespace

const Ask path_ask = {"path", "path", "the way of a person: the easiest technique at each step", path_members,
                      answer_path};
const Ask hint_ask = {"hint", "hint", "the next step, told in stages, after what is wrong on the board", hint_members,
                      answer_hint};

}  // namespace deduku::session
