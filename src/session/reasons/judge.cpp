// judge: whether a claim about a board in play follows, by one step, by several, or not at all.
#include "session/reasons/judge.hpp"

#include <array>

#include "report/path/path.hpp"

namespace deduku::session {
namespace {

constexpr std::array judge_members = {
    Option{"claim", Kind::text, "CLAIM", "", "I4=4 or I4!=4: that the cell has the digit, or has not", 0, true},
    Option{"technique", Kind::text, "TECHNIQUE", "", "technique that is said to show it: xy-wing, T2"}, first_member,
    only_member};

constexpr std::array<std::string_view, 8> standings = {"said", "one step", "more steps",  "unshown",
                                                       "open", "wrong",    "no solution", "unknown"};

std::string_view word_of(path::Standing standing) { return standings[static_cast<std::size_t>(standing)]; }

}  // namespace

Or<JudgeAnswer::Wanted> JudgeAnswer::read(const Question& question) {
    const std::string text = question.text("claim");
    const auto query = parse_query(text);
    if (!query || query->digit.empty())
        return Error{"request", "'" + text.substr(0, 60) + "' is no claim", "claim", "CELL=DIGIT or CELL!=DIGIT"};
    Wanted out{*query, text.find('!') == text.npos, {}, {}};
    auto options = path_options(question, false);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    out.options = std::get<path::Options>(std::move(options));
    if (!question.given("technique")) return out;
    const auto move = path::parse_move(question.text("technique"));
    if (const auto* problem = std::get_if<std::string>(&move)) return wrong("technique", *problem);
    out.technique = std::get<Move>(move);
    return out;
}

Or<JudgeAnswer> JudgeAnswer::find(const Wanted& wanted, const Asking& asking) {
    const auto asked = ask(wanted.claim, asking.puzzle.geometry(), asking.coords);
    if (const auto* problem = std::get_if<std::string>(&asked)) return wrong("claim", *problem);
    const auto& about = std::get<Asked>(asked);
    const path::Claim claim{{about.cell, *about.digit}, wanted.holds};
    const method::Options methods{.lost = asking.lost};
    method::Known known(asking.puzzle, methods, asking.meter);
    const auto count = [&]() -> const Solutions& { return known.solutions(); };
    const auto find_one = [&](const Board& board) {
        return solve(board, {.limit = 1, .each = {}, .lost = asking.lost}, asking.meter);
    };
    return JudgeAnswer{wanted, claim,
                       path::judge(asking.puzzle, asking.puzzle.state, claim, wanted.technique, wanted.options, count,
                                   find_one, asking.meter)};
}

void JudgeAnswer::add_to(Json& object, const Asking& asking) const {
    const report::StepLine lines(asking.puzzle, report::Notation::sheet, asking.coords);
    object["claim"] = wanted.claim.text;
    object["standing"] = word_of(judged.standing);
    object["text"] = text(asking);
    object["mistakes"] = judged.mistakes.size();
    object["steps"] =
        Json::list(judged.steps, [&](const path::Step& step) { return report::step_object(lines, step); });
    if (wanted.technique) object["by_technique"] = judged.by_wanted;
    if (judged.counterexample) object["counterexample"] = to_line(asking.puzzle.geometry(), *judged.counterexample);
}

Outcome JudgeAnswer::outcome() const {
    using path::Standing;
    const bool follows = judged.standing == Standing::said || judged.standing == Standing::one_step ||
                         judged.standing == Standing::more_steps;
    return follows && (!wanted.technique || judged.by_wanted) ? Outcome::positive : Outcome::negative;
}

std::string JudgeAnswer::text(const Asking& asking) const {
    const std::size_t mistakes = judged.mistakes.size();
    if (mistakes == 0) return standing_text(asking);
    return "After correcting " + std::to_string(mistakes) + (mistakes == 1 ? " mistake" : " mistakes") +
           " (see 'hint'): " + standing_text(asking);
}

std::string JudgeAnswer::standing_text(const Asking& asking) const {
    const report::Teacher teacher(asking.puzzle, asking.coords);
    const report::StepLine lines(asking.puzzle, report::Notation::sheet, asking.coords);
    const auto count = std::to_string(judged.steps.size());
    const auto in_grid = [&] {
        const Cell cell = claim.about.cell;
        return lines.names().cell(cell) + " is " + lines.names().digit((*judged.counterexample)[cell]);
    };
    std::string out;
    switch (judged.standing) {
        case path::Standing::said: return "True: the board already says so.";
        case path::Standing::one_step: {
            const path::Step& step = wanted.technique && judged.by_wanted ? judged.steps.back() : judged.steps.front();
            out = "True, in one step, by " + lines.title(step) + ": " + teacher.sentence(step);
            break;
        }
        case path::Standing::more_steps:
            out = "True, in " + count + " step" + (judged.steps.size() == 1 ? "" : "s") + "; the last is " +
                  lines.title(judged.steps.back()) + ": " + teacher.sentence(judged.steps.back());
            break;
        case path::Standing::unshown: return "True in every solution, but no technique shows it.";
        case path::Standing::open: return "Does not follow: in one of several solutions " + in_grid() + ".";
        case path::Standing::wrong: return "False: in the solution " + in_grid() + ".";
        case path::Standing::no_solution: return "The puzzle has no solution.";
        case path::Standing::unknown: return "Unknown: time or nodes ran out.";
    }
    if (wanted.technique && !judged.by_wanted) out += " " + path::title_of(*wanted.technique) + " does not show it.";
    return out;
}

const Ask judge_ask = {"judge",
                       "judge",
                       "whether a claim about a board in play follows, and by which steps",
                       judge_members,
                       in_more<answered<JudgeAnswer>>,
                       true,
                       true,
                       Boards::all};

}  // namespace deduku::session
