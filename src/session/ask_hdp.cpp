// hdp: chains of hypotheses, disproofs and proofs. replay: whether the lines of a chain hold.
#include <array>

#include "method/hdp/replay.hpp"
#include "report/hdp.hpp"
#include "session/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array hdp_members = {choose_member, walk_member, depth_member,
                                    Member{"log", Kind::flag, "", "", "with the lines of the reduction log"}};

Answered answer_hdp(const Asking& asking, Json& answer) {
    auto options = hdp_options(asking.question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    auto& wanted = std::get<hdp::Options>(options);
    wanted.log = asking.question.flag("log");
    const hdp::Report report = hdp::analyse(asking.puzzle, wanted, asking.meter);
    report::add_report(answer, report, wanted);
    return report.solution && !report.cut_short ? Outcome::positive : Outcome::negative;
}

constexpr std::array replay_members = {
    Member{"lines", Kind::text, "LINES", "", "chain lines, as the method writes them", true}};

std::string_view word(hdp::Verdict verdict) {
    constexpr std::array<std::string_view, 3> names = {"holds", "fails", "skipped"};
    return names[static_cast<std::size_t>(verdict)];
}

Answered answer_replay(const Asking& asking, Json& answer) {
    const Puzzle& puzzle = asking.puzzle;
    const hdp::Replay replay = hdp::replay(puzzle, asking.question.text("lines"));
    answer["all_hold"] = replay.all_hold;
    answer["failed"] = replay.failed ? Json(replay.lines[*replay.failed].number) : Json(nullptr);
    answer["solution"] = replay.solution ? Json(to_line(*geometry_of(puzzle), *replay.solution)) : Json(nullptr);
    answer["lines"] = Json::array();
    for (const hdp::ReplayedLine& line : replay.lines)
        answer["lines"].push_back(
            {{"number", line.number}, {"text", line.text}, {"verdict", word(line.verdict)}, {"why", line.why}});
    return replay.all_hold ? Outcome::positive : Outcome::negative;
}

}  // namespace

const Ask hdp_ask = {"hdp", "hdp", "hypothesis / disproof / proof chains by pair reduction", hdp_members, answer_hdp};
const Ask replay_ask = {"replay", "hdp", "whether the lines of a chain hold", replay_members, answer_replay,
                        true,     false};

}  // namespace deduku::session
