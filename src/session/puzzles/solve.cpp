// solve: solutions, true candidates, an estimate. candidates: after the givens. read: the puzzles of a text. list:
// techniques.
#include <array>

#include "deduku/techniques.hpp"
#include "grid/cell_text.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/state_line.hpp"
#include "report/parts/whole_board.hpp"
#include "session/puzzles/members.hpp"
#include "session/puzzles/setting.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array solve_members = std::to_array<Option>({
    {"limit", Kind::count, "N", "", "count solutions exactly up to N, then 'N+'"},
    {"count", Kind::flag, "", "", "count all solutions exactly"},
    {"all", Kind::flag, "", "", "list the solutions, up to limit and at most a million, in member all"},
    {"true_candidates", Kind::flag, "", "", "the digits each cell has in some solution, counted up to --limit (1)"},
    {"estimate", Kind::count, "N", "", "estimate the number of solutions from N random samples"},
    {"seed", Kind::count, "S", "1", "random seed of --estimate"},
});

constexpr std::uint64_t most_shown = 1'000'000;

Answered answer_solve(const Asking& asking, Json& answer) {
    const Question& question = asking.question;
    if (question.flag("true_candidates")) {
        needs(Module::more);
        return answered<TrueCandidatesAnswer>(asking, answer);
    }
    if (question.given("estimate") || question.given("seed")) {
        needs(Module::more);
        return answered<EstimateAnswer>(asking, answer);
    }
    const bool all = question.flag("all");
    const auto limit = question.count("limit");
    if (all && limit.value_or(most_shown) > most_shown)
        return wrong("limit", std::to_string(*limit) + " is more than " + std::to_string(most_shown) + ", with 'all'");
    const Counting counting = counting_to(all && !limit ? most_shown : limit, !all && !question.flag("count"));
    const Board board = start_board(asking.puzzle);
    SearchRequest wanted;
    wanted.limit = counting.stop_after;
    wanted.fallback = asking.fallback;
    if (all) {
        Json& shown = answer["all"] = Json::array();
        wanted.each = [&](const Grid& grid) {
            if (shown.size() < counting.plus_shown) shown.push_back(to_line(board.geometry(), grid));
            return true;
        };
    }
    const Solutions found = solve(board, wanted, asking.meter);
    const std::string first = found.first ? to_line(board.geometry(), *found.first) : "";
    add_found(answer, found_of(found), counting, first);
    return result_word(found_of(found)) == "unique" ? Outcome::positive : Outcome::negative;
}

constexpr std::array candidates_members = std::to_array<Option>({
    {"marks", Kind::choice, report::marks_words, "left",
     "none: the digits the puzzle allows; peers: those no given excludes; left: those that singles, locked candidates "
     "and subsets leave, and the simplest techniques of rules"},
});

// A list of digits for each cell.
Answered answer_candidates(const Asking& asking, Json& answer) {
    const Board board = report::marked_board(asking.puzzle, report::marks_of(asking.question.text("marks")));
    answer["candidates"] = report::marks_of(board);
    answer["contradiction"] = board.contradictory();
    return board.contradictory() ? Outcome::negative : Outcome::positive;
}

constexpr std::array read_members = std::to_array<Option>({
    {"text", Kind::text, "TEXT", "", "any number of puzzles, in any known formats", 0, true},
});

Answered answer_read(const Asking& asking, Json& answer) {
    const auto options = read_options(asking.question);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    answer["puzzles"] = Json::array();
    bool fine = true;
    for (const ReadResult& each : read_puzzles(asking.question.text("text"), std::get<ReadOptions>(options))) {
        Json one;
        if (const auto* error = std::get_if<ReadError>(&each)) {
            fine = false;
            one["error"] =
                Error{"puzzle", "found " + error->found, {}, error->expected, error->line, error->column}.to_json();
        } else {
            const auto& puzzle = std::get<Puzzle>(each);
            one["puzzle"] = to_line(puzzle);
            one["box"] = {puzzle.box().height, puzzle.box().width};
            if (!puzzle.state.empty()) one["state"] = report::state_line(puzzle);
            if (!puzzle.name.empty()) one["name"] = puzzle.name;
            if (!puzzle.comment.empty()) one["comment"] = puzzle.comment;
        }
        answer["puzzles"].push_back(std::move(one));
    }
    return fine ? Outcome::positive : Outcome::negative;
}

Answered answer_list(const Asking& /*asking*/, Json& answer) {
    answer["techniques"] = Json::list(techniques(), technique_object);
    return Outcome::positive;
}

}  // namespace

Json technique_object(const Technique& row) {
    Json object;
    object["key"] = row.key;
    object["letter"] = row.in_orders() ? Json(std::string(1, row.letter)) : Json(nullptr);
    object["name"] = row.name;
    object["family"] = row.family;
    object["min_size"] = row.min_size;
    object["max_size"] = row.max_size == any_size ? Json(nullptr) : Json(row.max_size);
    object["difficulty"] = difficulty_of(row, row.min_size);
    object["rests_on_uniqueness"] = row.rests_on_uniqueness();
    object["example"] = row.example;
    return object;
}

const Ask solve_ask = {"solve",       "solve",      "solutions, and whether there is only one",
                       solve_members, answer_solve, true,
                       false,         Boards::all};
const Ask candidates_ask = {
    "candidates", "candidates", "the candidates that the givens leave", candidates_members, answer_candidates, true,
    false,        Boards::all};
const Ask read_ask = {"read", "read", "the puzzles in a text, or its errors", read_members, answer_read, false, false};
const Ask list_ask = {"list", "list", "the table of techniques", {}, in_more<answer_list>, false, false};

}  // namespace deduku::session
