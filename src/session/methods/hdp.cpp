// hdp: chains of hypotheses, disproofs and proofs. replay: checks the lines of a chain. branch: the result of following
// a chain.
#include "report/hdp.hpp"

#include <array>

#include "report/replay.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array hdp_members = {choose_member, walk_member, depth_member,
                                    Option{"log", Kind::flag, "", "", "add the lines of the reduction log"}};

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
    Option{"lines", Kind::text, "LINES", "", "chain lines, in the notation of the method", 0, true},
    Option{"marks", Kind::flag, "", "", "add the candidates after each line"}};

Answered answer_replay(const Asking& asking, Json& answer) {
    const Puzzle& puzzle = asking.puzzle;
    hdp::Replayer replayer(puzzle, asking.meter);
    const auto boards = asking.question.flag("marks") ? hdp::Boards::kept : hdp::Boards::none;
    const hdp::Replay replay = hdp::replay(replayer, asking.question.text("lines"), boards);
    answer["all_hold"] = replay.all_hold;
    answer["failed"] = replay.failed ? Json(replay.lines[*replay.failed].number) : Json(nullptr);
    answer["solution"] = replay.solution ? Json(to_line(puzzle.geometry(), *replay.solution)) : Json(nullptr);
    report::add_replay(answer, replayer, replay);
    return replay.all_hold ? Outcome::positive : Outcome::negative;
}

constexpr std::array branch_members = {
    Option{"lines", Kind::text, "LINES", "", "chain lines so far; invalid lines are ignored"},
    Option{"at", Kind::text, "CHAIN", "", "position: \"I8: 2,7 # G7: 5\"; default: level 0"},
    Option{"facts", Kind::choice, "named|all", "named", "all: add every fact that holds there"},
    Option{"try", Kind::text, "STATEMENT", "", "a further hypothesis: \"G4: 6\""},
    Option{"decisions", Kind::flag, "", "", "add the decisions of pair reduction there, with both branches"},
    Option{"steps", Kind::flag, "", "", "add the steps of autosolve"},
    Option{"go_on", Kind::flag, "", "", "with the lines that the program finds from there on"},
    depth_member};

using ChainOrError = std::variant<hdp::Chain, Error>;

ChainOrError chain_of(const Asking& asking, const Geometry& geometry, std::string_view member) {
    if (!asking.question.given(member)) return hdp::Chain{};
    auto parsed = hdp::parse_chain(geometry, asking.question.text(member));
    if (auto* error = std::get_if<hdp::LineError>(&parsed))
        return Error{"line", "not a chain", std::string(member), std::move(error->expected), 1, error->column + 1};
    return std::get<hdp::Chain>(std::move(parsed));
}

// The chain of `at`, completed if requested, with the hypothesis of `try` after it.
ChainOrError chain_asked(const Asking& asking, const hdp::Replayer& replayer) {
    ChainOrError at = chain_of(asking, replayer.geometry(), "at");
    if (std::holds_alternative<Error>(at)) return at;
    ChainOrError more = chain_of(asking, replayer.geometry(), "try");
    if (std::holds_alternative<Error>(more)) return more;
    auto& chain = std::get<hdp::Chain>(at);
    if (asking.question.text("facts") == "all") chain = replayer.with_facts(chain);
    const auto& tried = std::get<hdp::Chain>(more);
    if (tried.size() > 1) return Error{"line", "this is more than one statement", "try", "a statement such as A2: 4,9"};
    if (!tried.empty()) chain.push_back({tried[0].statement, true});
    return at;
}

Answered answer_branch(const Asking& asking, Json& answer) {
    hdp::Replayer replayer(asking.puzzle, asking.meter);
    const Geometry& geometry = replayer.geometry();
    const hdp::Replay replay = hdp::replay(replayer, asking.question.text("lines"), hdp::Boards::none);
    const ChainOrError asked = chain_asked(asking, replayer);
    if (const auto* error = std::get_if<Error>(&asked)) return *error;
    const auto& chain = std::get<hdp::Chain>(asked);
    hdp::Reached reached = replayer.reach(chain);
    if (!reached.why_not.empty()) return Error{"line", reached.why_not, asking.question.given("try") ? "try" : "at"};
    const Words words(asking.puzzle, Coords::sheet);
    report::add_position(answer, words, chain, reached);
    report::add_replay(answer, replayer, replay);
    answer["solution"] = replay.solution ? Json(to_line(geometry, *replay.solution)) : Json(nullptr);
    const bool open = reached.outcome == hdp::Outcome::open;
    if (asking.question.flag("steps")) answer["steps"] = report::autosolve_steps(words, chain, reached);
    if (asking.question.flag("decisions")) {
        const auto offers = open ? hdp::offers(reached.board, replayer.autosolver()) : std::vector<hdp::Offer>();
        answer["decisions"] =
            Json::list(offers, [&](const auto& each) { return report::offer_object(geometry, each); });
    }
    if (asking.question.flag("go_on")) {
        const auto depth = depth_of(asking.question);
        if (const auto* error = std::get_if<Error>(&depth)) return *error;
        const auto lines =
            open ? hdp::go_on(chain, reached, std::get<int>(depth), replayer.autosolver()) : std::vector<hdp::Line>();
        answer["go_on"] = Json::list(lines, [&](const hdp::Line& line) { return to_text(geometry, line); });
    }
    return reached.outcome == hdp::Outcome::contradiction ? Outcome::negative : Outcome::positive;
}

}  // namespace

const Ask hdp_ask = {"hdp",       "hdp",      "hypothesis / disproof / proof chains by pair reduction",
                     hdp_members, answer_hdp, true,
                     true,        Boards::all};
const Ask replay_ask = {"replay", "hdp",      "whether the lines of a chain hold", replay_members, answer_replay, true,
                        false,    Boards::all};
const Ask branch_ask = {
    "branch",       "hdp",         "the position after a chain of hypotheses, and possible continuations",
    branch_members, answer_branch, true,
    false,          Boards::all};

}  // namespace deduku::session
