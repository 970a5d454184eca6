// judge: whether a claim about a board in play follows, by one step, by several, or not at all.
#include "session/reasons/judge.hpp"

#include <algorithm>
#include <array>

#include "deduku/words.hpp"
#include "grid/reading/canvas_text.hpp"
#include "grid/reading/cell_text.hpp"
#include "method/proving/prove.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/position_line.hpp"
#include "report/path/path.hpp"
#include "session/reasons/prove.hpp"
#include "session/reasons/standing_text.hpp"

namespace deduku::session {
namespace {

constexpr std::array judge_members = {
    Option{"claim", MemberType::text, "CLAIM", "", "I4=4 or I4!=4: the cell does, or does not, hold the digit"},
    Option{"claims", MemberType::records, "STEPS", "",
           "instead of 'claim': the steps of a whole answer, as 'trace' writes them, each on the position after those "
           "before"},
    Option{"state", MemberType::text, "CELLS", "",
           "the board in play on one line, as 'before' and 'after' of a trace, instead of [State]"},
    Option{"technique", MemberType::text, "TECHNIQUE", "", "technique claimed to show it: xy-wing, T2"},
    Option{"cells", MemberType::text, "CELLS", "", "with 'technique': cells of its pattern, A1,B4"},
    Option{"proof", MemberType::flag, "", "",
           "add a proof from the givens, for the checker: that the claim is true, or false"},
    first_member,
    only_member};

constexpr std::array<std::string_view, 8> standings = {"said", "one step", "more steps",  "unshown",
                                                       "open", "wrong",    "no solution", "unknown"};

constexpr std::array<std::string_view, 9> verdicts = {"follows", "follows otherwise", "true",    "known",     "false",
                                                      "open",    "no solution",       "unknown", "unreadable"};

// The technique with its cells, or nothing.
OrError<std::optional<path::PlayersReason>> reason_of(const JudgeAnswer::Wanted& wanted, const Context& context) {
    if (!wanted.technique) return std::optional<path::PlayersReason>();
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
    return std::optional(std::move(out));
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

std::string text_of(const JudgeAnswer::JudgedStep& step, const Context& context) {
    if (!step.judged) return "Not a step: " + step.problem + ".";
    return standing_text(*step.judged, step.step, context.puzzle, context.coords);
}

bool follows(const JudgeAnswer::JudgedStep& step) { return step.verdict() == StepVerdict::follows; }

/// The parsed claim.
OrError<JudgeAnswer::Wanted> read_claim(const Question& question) {
    const std::string text = question.text("claim");
    const auto query = parse_query(text);
    if (!query || query->digit.empty())
        return Error{"request", "'" + text.substr(0, 60) + "' is not a claim", "claim", "CELL=DIGIT or CELL!=DIGIT"};
    JudgeAnswer::Wanted out{*query, text.find('!') == text.npos, {}, question.text("cells"), question.flag("proof")};
    if (!question.given("technique") && !out.cells.empty()) return wrong("cells", "only with 'technique'");
    if (!question.given("technique")) return out;
    const auto move = path::parse_move(question.text("technique"));
    if (const auto* problem = std::get_if<std::string>(&move)) return wrong("technique", *problem);
    out.technique = std::get<Move>(move);
    return out;
}

OrError<JudgeAnswer::Wanted> read_steps(const Question& question) {
    for (const std::string_view other : {"claim", "technique", "cells", "proof"})
        if (question.given(other)) return wrong(other, "not with 'claims'");
    JudgeAnswer::Wanted out;
    out.steps = question.records("claims");
    if (out.steps.empty()) return wrong("claims", "no steps");
    return out;
}

/// The cells on a line in rows, as boards of unusual outline need them.
std::string in_rows(std::string_view line, Canvas canvas, bool symbols) {
    std::string out;
    int cells = 0;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t next = line[at] == '[' ? line.find(']', at) : symbols ? at : line.find(' ', at) - 1;
        const std::size_t end = std::min(next == line.npos ? line.size() : next + 1, line.size());
        out += line.substr(at, end - at);
        at = std::max(end, at + 1);
        while (at < line.size() && line[at] == ' ') ++at;
        out += ++cells % canvas.columns == 0 ? '\n' : ' ';
    }
    return canvas.usual() ? std::string(line) + '\n' : out;
}

/// The puzzle with the player's board of `state`, if it is given.
OrError<Puzzle> in_play_of(const JudgeAnswer::Wanted& wanted, Puzzle puzzle) {
    if (wanted.state.empty()) return puzzle;
    ReadOptions options;
    options.box = puzzle.box();
    const Canvas canvas = puzzle.geometry().canvas();
    // A single mark is read as such after a puzzle only.
    const bool symbols = DigitRange(puzzle.geometry()).has_symbols();
    std::string blanks;
    for (int i = 0; i < canvas.cells(); ++i) blanks += symbols ? "." : ". ";
    const std::string board = canvas.usual() ? "" : "[Board]\n" + reading::canvas_text(canvas, false) + "\n";
    auto read = read_puzzles(
        board + "[Puzzle]\n" + in_rows(blanks, canvas, symbols) + "[State]\n" + in_rows(wanted.state, canvas, symbols),
        options);
    auto* state = read.size() == 1 ? std::get_if<Puzzle>(&read[0]) : nullptr;
    if (state == nullptr || state->state.size() != puzzle.geometry().grid_cells())
        return wrong("state", "not the cells of this board on one line");
    for (const Cell cell : state->state.ids()) {
        state->state[cell] &= puzzle.cells[cell];
        if (state->state[cell].empty())
            return wrong("state", "not a board of this puzzle: " + cell_name(puzzle.geometry(), cell));
    }
    puzzle.state = std::move(state->state);
    puzzle.lone_marks = state->lone_marks;
    return puzzle;
}

/// What the judge needs, alive as long as it is.
struct Means {
    Means(const JudgeAnswer::Wanted& wanted, const Context& context)
        : methods{.fallback = context.fallback},
          known(context.puzzle, methods, context.meter),
          count([this]() -> const Solutions& { return known.solutions(); }),
          find_one([&context](const Board& board) {
              return solve(board, {.limit = 1, .each = {}, .fallback = context.fallback}, context.meter);
          }),
          play{context.puzzle, context.puzzle.state, wanted.options, count, find_one, context.meter} {}

    method::MethodOptions methods;
    method::Known known;
    path::CountSolutions count;
    path::FindOne find_one;
    path::InPlay play;
};

bool is_single(const Technique* technique) { return technique != nullptr && technique->family == "singles"; }

/// A single and those that follow from it: a step of a path with rules.
bool is_row_of_singles(const ClaimedStep& step) {
    return step.claims.size() > 1 && step.reason && is_single(step.reason->technique.technique) &&
           std::all_of(step.claims.begin(), step.claims.end(),
                       [](const path::CellClaim& claim) { return claim.holds; });
}

/// The first digit by the player's reason, each other one by any single once those before it are written.
path::Judged judge_singles(path::Judge& judge, const ClaimedStep& step) {
    std::optional<path::Judged> out;
    for (const path::CellClaim& claim : step.claims) {
        const bool first = !out;
        out = judge.judge({claim}, first ? step.reason : std::nullopt, path::Wanting::one);
        const bool shown = out->standing == path::Standing::one_step;
        if (shown && !first) out->by_wanted = out->steps.back().move && is_single(out->steps.back().move->technique);
        if (shown && out->by_wanted) {
            judge.take({claim}, *out);
            continue;
        }
        if (first) return judge.judge(step.claims, step.reason, path::Wanting::one);
        if (shown || out->standing == path::Standing::said) {
            out->steps.clear();
            out->standing = path::Standing::unshown;
        }
        break;
    }
    return *std::move(out);
}

JudgeAnswer judge_steps(const JudgeAnswer::Wanted& wanted, const Context& context) {
    const Means means(wanted, context);
    path::Judge judge(means.play);
    JudgeAnswer out{wanted, {}};
    for (const Json& record : wanted.steps) {
        auto read = read_claims(record, context.puzzle.geometry(), context.coords);
        if (auto* problem = std::get_if<std::string>(&read)) {
            out.steps.push_back({{}, {}, std::move(*problem)});
            continue;
        }
        auto& step = std::get<ClaimedStep>(read);
        auto judged = is_row_of_singles(step) ? judge_singles(judge, step)
                                              : judge.judge(step.claims, step.reason, path::Wanting::one);
        out.steps.push_back({std::move(step), std::move(judged)});
        const JudgeAnswer::JudgedStep& last = out.steps.back();
        if (last.verdict() <= StepVerdict::known) judge.take(last.step.claims, *last.judged);
    }
    out.after = judge.paper();
    return out;
}

}  // namespace

std::string_view word_of(StepVerdict verdict) { return verdicts[static_cast<std::size_t>(verdict)]; }

StepVerdict JudgeAnswer::JudgedStep::verdict() const {
    if (!judged) return StepVerdict::unreadable;
    switch (judged->standing) {
        case path::Standing::said: return StepVerdict::known;
        case path::Standing::one_step:
            return !step.reason || judged->by_wanted ? StepVerdict::follows : StepVerdict::follows_otherwise;
        case path::Standing::more_steps:
        case path::Standing::unshown: return StepVerdict::only_true;
        case path::Standing::open: return StepVerdict::open;
        case path::Standing::wrong: return StepVerdict::is_false;
        case path::Standing::no_solution: return StepVerdict::no_solution;
        case path::Standing::unknown: break;
    }
    return StepVerdict::unknown;
}

const JudgeAnswer::JudgedStep& JudgeAnswer::told() const {
    const auto first = std::find_if_not(steps.begin(), steps.end(), follows);
    return after && first != steps.end() ? *first : steps.back();
}

path::Standing JudgeAnswer::standing() const {
    return told().judged ? told().judged->standing : path::Standing::unknown;
}

OrError<JudgeAnswer::Wanted> JudgeAnswer::read(const Question& question) {
    if (!question.given("claim") && !question.given("claims"))
        return Error{"request", "'claim' is missing", "claim", "CELL=DIGIT or CELL!=DIGIT, or 'claims'"};
    auto out = question.given("claims") ? read_steps(question) : read_claim(question);
    auto options = path_options(question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    if (auto* wanted = std::get_if<Wanted>(&out)) wanted->state = question.text("state");
    if (auto* wanted = std::get_if<Wanted>(&out)) wanted->options = std::get<path::PathOptions>(std::move(options));
    return out;
}

OrError<JudgeAnswer> JudgeAnswer::find(const Wanted& wanted, const Context& asked) {
    const auto in_play = in_play_of(wanted, asked.puzzle);
    if (const auto* error = std::get_if<Error>(&in_play)) return *error;
    const Context context{asked.question, std::get<Puzzle>(in_play), asked.coords, asked.meter, asked.fallback};
    if (!wanted.claim) return judge_steps(wanted, context);
    const auto subject = subject_of(*wanted.claim, context.puzzle.geometry(), context.coords);
    if (const auto* problem = std::get_if<std::string>(&subject)) return wrong("claim", *problem);
    const auto& about = std::get<Subject>(subject);
    const path::CellClaim claim{{about.cell, *about.digit}, wanted.holds};
    auto reason = reason_of(wanted, context);
    if (const auto* error = std::get_if<Error>(&reason)) return *error;
    const Means means(wanted, context);
    JudgeAnswer out{wanted, {{{{claim}, std::get<0>(std::move(reason))}}}};
    JudgedStep& step = out.steps.front();
    step.judged = path::judge(means.play, claim, step.step.reason);
    if (wanted.proof) out.proof = proof_of(claim, step.judged->standing, context);
    return out;
}

void JudgeAnswer::add_to(Json& object, const Context& context) const {
    const Geometry& g = context.puzzle.geometry();
    const report::StepLine lines(context.puzzle, report::StepNotation::sheet, context.coords);
    const JudgedStep& one = told();
    std::string claims;
    for (const auto& [about, holds] : one.step.claims)
        claims += (claims.empty() ? "" : ", ") + report::candidate_name(g, about, holds ? "=" : "!=", context.coords);
    object["claim"] = wanted.claim ? wanted.claim->text : claims;
    object["standing"] = word_of(standing());
    object["text"] = text(context);
    object["mistakes"] = one.judged ? one.judged->mistakes.size() : 0;
    const std::vector<path::Step> shown = one.judged ? one.judged->steps : std::vector<path::Step>();
    object["steps"] = Json::list(shown, [&](const path::Step& step) { return report::step_object(lines, step); });
    if (wanted.technique) object["by_technique"] = one.judged->by_wanted;
    if (wanted.proof) object["proof"] = proof ? report::list_of_lines(ledger_text(*proof)) : Json(nullptr);
    if (one.judged && one.judged->counterexample) object["counterexample"] = to_line(g, *one.judged->counterexample);
    if (after) add_steps(object, context);
}

void JudgeAnswer::add_steps(Json& object, const Context& context) const {
    const Geometry& g = context.puzzle.geometry();
    object["verdicts"] = Json::list(steps, [&](const JudgedStep& one) {
        Json out = {{"verdict", word_of(one.verdict())}, {"text", text_of(one, context)}};
        out["technique"] = nullptr;
        if (one.judged && !one.judged->steps.empty())
            if (const auto& move = one.judged->steps.front().move)
                out["technique"] = key_of(*move->technique, move->size);
        if (one.judged && one.judged->counterexample) out["counterexample"] = to_line(g, *one.judged->counterexample);
        return out;
    });
    const auto count = [&](StepVerdict verdict) {
        return std::count_if(steps.begin(), steps.end(), [&](const auto& one) { return one.verdict() == verdict; });
    };
    const auto first = std::find_if_not(steps.begin(), steps.end(), follows);
    const auto follow = static_cast<double>(count(StepVerdict::follows));
    object["score"] = {{"steps", steps.size()},
                       {"follow", static_cast<std::uint64_t>(count(StepVerdict::follows))},
                       {"false", static_cast<std::uint64_t>(count(StepVerdict::is_false) + count(StepVerdict::open))},
                       {"share", follow / static_cast<double>(steps.size())},
                       {"first_failing", first == steps.end() ? Json(nullptr) : Json(first - steps.begin() + 1)},
                       {"solved", after->board().solved()}};
    Table<Cell, bool> written;
    for (const Cell cell : g.every_cell()) written.push_back(after->is_written(cell));
    object["after"] = report::position_line(after->board(), written, report::CellMarks::shown);
}

Outcome JudgeAnswer::outcome() const {
    if (after) return std::all_of(steps.begin(), steps.end(), follows) ? Outcome::positive : Outcome::negative;
    using path::Standing;
    const bool is_shown =
        standing() == Standing::said || standing() == Standing::one_step || standing() == Standing::more_steps;
    return is_shown && (!wanted.technique || told().judged->by_wanted) ? Outcome::positive : Outcome::negative;
}

std::string JudgeAnswer::text(const Context& context) const {
    const JudgedStep& one = told();
    const std::size_t mistakes = one.judged ? one.judged->mistakes.size() : 0;
    std::string out;
    if (mistakes > 0)
        out = "After correcting " + std::to_string(mistakes) + (mistakes == 1 ? " mistake" : " mistakes") +
              " (see 'hint'): ";
    if (!after) return out + text_of(one, context);
    if (!follows(one)) return out + "Step " + std::to_string(&one - steps.data() + 1) + ": " + text_of(one, context);
    return out + (steps.size() == 1 ? "The step follows." : "All " + std::to_string(steps.size()) + " steps follow.");
}

extern const QuestionRow judge_question = {
    130,           "judge",
    "judge",       "check a claim about a board in play, or each step of an answer, with the steps that show it",
    judge_members, answer_by<JudgeAnswer>,
    true,          true,
    Boards::all};

}  // namespace deduku::session
