// replay: checks the lines of a chain.
#include "session/methods/replay.hpp"

#include <array>

namespace deduku::session {
namespace {

constexpr std::array replay_members = {
    Option{"lines", MemberType::text, "LINES", "", "chain lines, in the notation of the method", 0, true},
    Option{"marks", MemberType::flag, "", "", "add the candidates after each line"}};

}  // namespace

OrError<ReplayAnswer::Wanted> ReplayAnswer::read(const Question& question) {
    return Wanted{question.text("lines"), question.flag("marks") ? hdp::KeptBoards::kept : hdp::KeptBoards::none};
}

OrError<ReplayAnswer> ReplayAnswer::find(const Wanted& wanted, const Context& context) {
    ReplayAnswer out{std::make_unique<hdp::Replayer>(context.puzzle, context.meter), {}};
    out.replay = hdp::replay(*out.replayer, wanted.lines, wanted.boards);
    return out;
}

void ReplayAnswer::add_to(Json& object, const Context& context) const {
    object["all_hold"] = replay.all_hold;
    object["failed"] = replay.failed ? Json(replay.lines[*replay.failed].number) : Json(nullptr);
    object["solution"] = replay.solution ? Json(to_line(context.puzzle.geometry(), *replay.solution)) : Json(nullptr);
    report::add_replay(object, *replayer, replay);
}

extern const QuestionRow replay_question = {
    50,   "replay", "hdp",      "whether the lines of a chain hold", replay_members, answer_by<ReplayAnswer>,
    true, false,    Boards::all};

}  // namespace deduku::session
