// solve: the solutions.
#include "session/puzzles/solve.hpp"

#include <array>

#include "deduku/board.hpp"
#include "session/puzzles/estimate.hpp"
#include "session/puzzles/true_candidates.hpp"

namespace deduku::session {
namespace {

constexpr std::array solve_members = std::to_array<Option>({
    {"limit", MemberType::count, "N", "", "count solutions exactly up to N, then 'N+'"},
    {"count", MemberType::flag, "", "", "count all solutions exactly"},
    {"all", MemberType::flag, "", "", "list the solutions, up to limit and at most a million, in member all"},
    {"true_candidates", MemberType::flag, "", "",
     "the digits each cell has in some solution, counted up to --limit (1)"},
    {"estimate", MemberType::count, "N", "", "estimate the number of solutions from N random samples"},
    {"seed", MemberType::count, "S", "1", "random seed of --estimate"},
});

constexpr std::uint64_t most_shown = 1'000'000;

OrError<Outcome> answer_solve(const Context& context, Json& answer) {
    const Question& question = context.question;
    if (question.flag("true_candidates")) return answer_by<TrueCandidatesAnswer>(context, answer);
    if (question.given("estimate") || question.given("seed")) return answer_by<EstimateAnswer>(context, answer);
    return answer_by<SolveAnswer>(context, answer);
}

std::string_view result_word(std::uint64_t count, bool cut_short) {
    if (count >= 2) return "several";
    if (cut_short) return "unknown";
    return count == 1 ? "unique" : "none";
}

}  // namespace

Counting Counting::to(std::uint64_t n) {
    const std::uint64_t more = n == unlimited ? n : n + 1;
    return {more, more, n};
}

std::string_view result_word(const Solutions& found) {
    return result_word(found.count, found.end == SearchEnd::budget);
}

OrError<SolveAnswer::Wanted> SolveAnswer::read(const Question& question) {
    const bool all = question.flag("all");
    const auto limit = question.count("limit");
    if (all && limit.value_or(most_shown) > most_shown)
        return wrong("limit", std::to_string(*limit) + " is more than " + std::to_string(most_shown) + ", with 'all'");
    if (all || limit) return Wanted{Counting::to(limit.value_or(most_shown)), all};
    return Wanted{question.flag("count") ? Counting::to(unlimited) : Counting{}};
}

OrError<SolveAnswer> SolveAnswer::find(const Wanted& wanted, const Context& context) {
    const Board board = start_board(context.puzzle);
    std::vector<std::string> listed;
    SearchRequest search;
    search.limit = wanted.counting.stop_after;
    search.fallback = context.fallback;
    if (wanted.all)
        search.each = [&](const Grid& grid) {
            if (listed.size() < wanted.counting.plus_shown) listed.push_back(to_line(board.geometry(), grid));
            return true;
        };
    SolveAnswer out = of(solve(board, search, context.meter), wanted.counting, board.geometry());
    if (wanted.all) out.listed = std::move(listed);
    return out;
}

SolveAnswer SolveAnswer::of(const Solutions& found, const Counting& counting, const Geometry& geometry) {
    return {counting, found.count, found.end == SearchEnd::budget, found.nodes,
            found.first ? to_line(geometry, *found.first) : ""};
}

void SolveAnswer::add_to(Json& object) const {
    if (listed) object["all"] = *listed;
    const bool plus = count >= counting.plus_from;
    object["result"] = word();
    object["solutions"] = plus ? counting.plus_shown : count;
    object["exact"] = !plus && !cut_short;
    object["solution"] = first.empty() ? Json(nullptr) : Json(first);
    object["nodes"] = nodes;
}

std::string_view SolveAnswer::word() const { return result_word(count, cut_short); }

std::string SolveAnswer::number() const {
    if (count >= counting.plus_from) return std::to_string(counting.plus_shown) + '+';
    return cut_short ? "unknown" : std::to_string(count);
}

extern const QuestionRow solve_question = {
    20,   "solve", "solve",    "solutions, and whether there is only one", solve_members, answer_solve,
    true, false,   Boards::all};

}  // namespace deduku::session
