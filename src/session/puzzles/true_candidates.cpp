// solve with true_candidates: the digits that each cell has in some solution.
#include "session/puzzles/true_candidates.hpp"

#include "report/parts/lists.hpp"
#include "session/puzzles/solve.hpp"

namespace deduku::session {

OrError<std::uint64_t> TrueCandidatesAnswer::read(const Question& question) {
    for (const std::string_view other : {"all", "count"})
        if (question.flag(other)) return wrong(other, "not with 'true_candidates'");
    const std::uint64_t limit = question.count("limit").value_or(1);
    if (limit == 0 || limit > most_counted)
        return wrong("limit", std::to_string(limit) + " is not a number from 1 to " + std::to_string(most_counted) +
                                  ", with 'true_candidates'");
    return limit;
}

OrError<TrueCandidatesAnswer> TrueCandidatesAnswer::find(std::uint64_t limit, const Context& context) {
    return TrueCandidatesAnswer{limit,
                                true_candidates(start_board(context.puzzle), limit, context.fallback, context.meter)};
}

void TrueCandidatesAnswer::add_to(Json& object, const Context& context) const {
    const Geometry& geometry = context.puzzle.geometry();
    const auto numbers = [&](Set<Digit> digits) { return report::digit_list_of(digits, geometry.lowest()); };
    object["result"] = result_word(found.solutions);
    object["finished"] = found.finished();
    object["limit"] = limit;
    object["true_candidates"] = Json::list(found.digits, numbers);
    Json& counts = object["counts"] = Json::array();
    for (const Cell cell : geometry.every_cell())
        counts.push_back(Json::list(found.digits[cell], [&](Digit digit) {
            return found.counts[static_cast<std::size_t>(geometry.number({cell, digit}))];
        }));
    if (!found.finished()) object["undecided"] = Json::list(found.undecided, numbers);
}

Outcome TrueCandidatesAnswer::outcome() const {
    return found.finished() && found.solutions.count > 0 ? Outcome::positive : Outcome::negative;
}

std::string_view TrueCandidatesAnswer::number() const {
    if (!found.finished()) return "unknown";
    return found.solutions.count == 0 ? "0" : found.solutions.count == 1 ? "1" : "2+";
}

}  // namespace deduku::session
