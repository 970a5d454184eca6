// judge: whether a claim about a board in play follows, by one step, by several, or not at all.
#include "session/reasons/judge.hpp"

#include <array>

#include "deduku/words.hpp"
#include "method/proving/prove.hpp"
#include "report/parts/lists.hpp"
#include "report/path/path.hpp"
#include "session/reasons/prove.hpp"

namespace deduku::session {
namespace {

constexpr std::array judge_members = {
    Option{"claim", MemberType::text, "CLAIM", "", "I4=4 or I4!=4: the cell does, or does not, hold the digit", 0,
           true},
    Option{"technique", MemberType::text, "TECHNIQUE", "", "technique claimed to show it: xy-wing, T2"},
    Option{"cells", MemberType::text, "CELLS", "", "with 'technique': cells of its pattern, A1,B4"},
    Option{"proof", MemberType::flag, "", "",
           "add a proof from the givens, for the checker: that the claim is true, or false"},
    first_member,
    only_member};

constexpr std::array<std::string_view, 8> standings = {"said", "one step", "more steps",  "unshown",
                                                       "open", "wrong",    "no solution", "unknown"};

// The technique with its cells, or nothing.
OrError<std::optional<path::PlayersReason>> reason_of(const JudgeAnswer::Wanted& wanted, const Context& context) {
    if (!wanted.technique) return std::nullopt;
    path::PlayersReason out{*wanted.technique};
    std::string_view rest = wanted.cells;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(", "), rest.size());
        const std::string word(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (word.empty()) continue;
        const auto cell = parse_cell(context.puzzle.geometry(), word, context.coords);
        if (!cell) return wrong("cells", "'" + word.substr(0, 20) + "' is not a cell of the board");
        out.cells.push_back(*cell);
    }
    return out;
}

// The proof of the claim, or of its opposite, whichever is true. None if neither is, or no proof is found.
std::optional<Ledger> proof_of(const path::CellClaim& claim, path::Standing standing, const Context& context) {
    using path::Standing;
    const bool is_true = standing == Standing::said || standing == Standing::one_step ||
                         standing == Standing::more_steps || standing == Standing::unshown;
    if (!is_true && standing != Standing::wrong) return std::nullopt;
    const Set<Digit> digit{claim.about.digit};
    const Set<Digit> others = context.puzzle.cells[claim.about.cell] - digit;
    deduku::Wanted goal{Goal::falsehood};
    if (claim.holds == is_true && others.empty()) return std::nullopt;  // a given
    for (const Digit each : claim.holds == is_true ? others : digit)
        goal.candidates.push_back({claim.about.cell, each});
    const method::MethodOptions methods{.fallback = context.fallback};
    method::Known known(context.puzzle, methods, context.meter);
    return prove(known, goal, {}).ledger;
}

std::string_view word_of(path::Standing standing) { return standings[static_cast<std::size_t>(standing)]; }

}  // namespace

OrError<JudgeAnswer::Wanted> JudgeAnswer::read(const Question& question) {
    const std::string text = question.text("claim");
    const auto query = parse_query(text);
    if (!query || query->digit.empty())
        return Error{"request", "'" + text.substr(0, 60) + "' is not a claim", "claim", "CELL=DIGIT or CELL!=DIGIT"};
    Wanted out{*query, text.find('!') == text.npos, {}, question.text("cells"), question.flag("proof"), {}};
    auto options = path_options(question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    out.options = std::get<path::PathOptions>(std::move(options));
    if (!question.given("technique") && !out.cells.empty()) return wrong("cells", "only with 'technique'");
    if (!question.given("technique")) return out;
    const auto move = path::parse_move(question.text("technique"));
    if (const auto* problem = std::get_if<std::string>(&move)) return wrong("technique", *problem);
    out.technique = std::get<Move>(move);
    return out;
}

OrError<JudgeAnswer> JudgeAnswer::find(const Wanted& wanted, const Context& context) {
    const auto subject = subject_of(wanted.claim, context.puzzle.geometry(), context.coords);
    if (const auto* problem = std::get_if<std::string>(&subject)) return wrong("claim", *problem);
    const auto& about = std::get<Subject>(subject);
    const path::CellClaim claim{{about.cell, *about.digit}, wanted.holds};
    const method::MethodOptions methods{.fallback = context.fallback};
    method::Known known(context.puzzle, methods, context.meter);
    const path::CountSolutions count = [&]() -> const Solutions& { return known.solutions(); };
    const path::FindOne find_one = [&](const Board& board) {
        return solve(board, {.limit = 1, .each = {}, .fallback = context.fallback}, context.meter);
    };
    const auto reason = reason_of(wanted, context);
    if (const auto* error = std::get_if<Error>(&reason)) return *error;
    JudgeAnswer out{wanted, claim,
                    path::judge({context.puzzle, context.puzzle.state, wanted.options, count, find_one, context.meter},
                                claim, std::get<0>(reason))};
    if (wanted.proof) out.proof = proof_of(claim, out.judged.standing, context);
    return out;
}

void JudgeAnswer::add_to(Json& object, const Context& context) const {
    const report::StepLine lines(context.puzzle, report::StepNotation::sheet, context.coords);
    object["claim"] = wanted.claim.text;
    object["standing"] = word_of(judged.standing);
    object["text"] = text(context);
    object["mistakes"] = judged.mistakes.size();
    object["steps"] =
        Json::list(judged.steps, [&](const path::Step& step) { return report::step_object(lines, step); });
    if (wanted.technique) object["by_technique"] = judged.by_wanted;
    if (wanted.proof) object["proof"] = proof ? report::list_of_lines(ledger_text(*proof)) : Json(nullptr);
    if (judged.counterexample) object["counterexample"] = to_line(context.puzzle.geometry(), *judged.counterexample);
}

Outcome JudgeAnswer::outcome() const {
    using path::Standing;
    const bool follows = judged.standing == Standing::said || judged.standing == Standing::one_step ||
                         judged.standing == Standing::more_steps;
    return follows && (!wanted.technique || judged.by_wanted) ? Outcome::positive : Outcome::negative;
}

std::string JudgeAnswer::text(const Context& context) const {
    const std::size_t mistakes = judged.mistakes.size();
    if (mistakes == 0) return standing_text(context);
    return "After correcting " + std::to_string(mistakes) + (mistakes == 1 ? " mistake" : " mistakes") +
           " (see 'hint'): " + standing_text(context);
}

std::string JudgeAnswer::standing_text(const Context& context) const {
    const report::Teacher teacher(context.puzzle, context.coords);
    const report::StepLine lines(context.puzzle, report::StepNotation::sheet, context.coords);
    const auto count = std::to_string(judged.steps.size());
    const auto in_grid = [&] {
        const Cell cell = claim.about.cell;
        return lines.names().cell(cell) + " is " + lines.names().digit((*judged.counterexample)[cell]);
    };
    // Several solutions of the puzzle, some of which the player's entries may exclude.
    const std::string of_board = judged.several && judged.played ? " that keeps the entries on the board" : "";
    std::string out;
    switch (judged.standing) {
        case path::Standing::said: return "True: already on the board.";
        case path::Standing::one_step: {
            const path::Step& step = wanted.technique && judged.by_wanted ? judged.steps.back() : judged.steps.front();
            out = "True, in one step, by " + lines.title(step) + ": " + teacher.sentence(step);
            break;
        }
        case path::Standing::more_steps:
            out = "True, in " + count + " step" + (judged.steps.size() == 1 ? "" : "s") + "; the last is " +
                  lines.title(judged.steps.back()) + ": " + teacher.sentence(judged.steps.back());
            break;
        case path::Standing::unshown: return "True in every solution" + of_board + ", but no technique shows it.";
        case path::Standing::open: return "Does not follow: in one of several solutions " + in_grid() + ".";
        case path::Standing::wrong:
            return judged.several ? "False in every solution" + of_board + ": in one of several " + in_grid() + "."
                                  : "False: in the solution " + in_grid() + ".";
        case path::Standing::no_solution: return "The puzzle has no solution.";
        case path::Standing::unknown: return "Unknown: time or nodes ran out.";
    }
    if (wanted.technique && !judged.by_wanted)
        out += " " + path::title_of(*wanted.technique) + (wanted.cells.empty() ? "" : " with these cells") +
               " does not show it.";
    return out;
}

extern const QuestionRow judge_question = {
    130,           "judge",
    "judge",       "check a claim about a board in play, with the steps that show it",
    judge_members, answer_by<JudgeAnswer>,
    true,          true,
    Boards::all};

}  // namespace deduku::session
