// scenarios: the hypothesis array pass by pass, and the scenarios of picked cells.
#include "report/scenarios.hpp"

#include <array>

#include "session/methods/scenarios_options.hpp"

namespace deduku::session {
namespace {

Answered answer_scenarios(const Asking& asking, Json& answer) {
    auto read = scenarios_wanted(asking.question);
    if (auto* error = std::get_if<Error>(&read)) return std::move(*error);
    auto& wanted = std::get<ScenariosWanted>(read);
    report::ScenariosResult result(asking.puzzle);
    if (auto mistake = wanted.pick(result, asking.coords)) return std::move(*mistake);
    wanted.settle(result);
    std::function<void(const scenarios::Round&)> each;
    if (asking.tell)
        each = [&](const scenarios::Round& round) { asking.tell({{"round", report::round_object(round)}}); };
    wanted.run(result, each, {}, asking.meter);
    report::add_result(answer, result, asking.coords);
    answer["options"] = wanted.made_by;
    answer["options_hash"] = report::hash_of(wanted.made_by);
    return result.solved() ? Outcome::positive : Outcome::negative;
}

}  // namespace

const Ask scenarios_ask = {"scenarios",
                           "scenarios",
                           "the hypothesis array pass by pass, and scenarios of picked cells",
                           scenarios_members,
                           in_rate<answer_scenarios>,
                           true,
                           true,
                           Boards::all};

}  // namespace deduku::session
