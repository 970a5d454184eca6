// clues: the number of givens.
#include "session/puzzles/clues.hpp"

#include <array>

namespace deduku::session {
namespace {

constexpr std::array clues_members = {Option{"least", MemberType::count, "N", "17", "the smallest number expected"}};

}  // namespace

OrError<CluesAnswer> CluesAnswer::find(std::uint64_t least, const Context& context) {
    return CluesAnswer{least, static_cast<std::uint64_t>(clue_count(context.puzzle))};
}

void CluesAnswer::add_to(Json& object, const Context& /*context*/) const { object["clues"] = clues; }

extern const QuestionRow clues_question = {
    225, "clues", "clues", "the number of givens", clues_members, answer_by<CluesAnswer>, true, false, Boards::all};

}  // namespace deduku::session
