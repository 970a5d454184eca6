// branch: the result of following a chain.
#include <array>
#include <memory>

#include "report/replay.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array branch_members = {
    Option{"lines", MemberType::text, "LINES", "", "chain lines so far; invalid lines are ignored"},
    Option{"at", MemberType::text, "CHAIN", "", "position: \"I8: 2,7 # G7: 5\"; default: level 0"},
    Option{"facts", MemberType::choice, "named|all", "named", "all: add every fact that holds there"},
    Option{"try", MemberType::text, "STATEMENT", "", "a further hypothesis: \"G4: 6\""},
    Option{"decisions", MemberType::flag, "", "", "add the decisions of pair reduction there, with both branches"},
    Option{"steps", MemberType::flag, "", "", "add the steps of autosolve"},
    Option{"go_on", MemberType::flag, "", "", "with the lines that the program finds from there on"},
    depth_member};

OrError<hdp::HdpChain> chain_of(const Context& context, const Geometry& geometry, std::string_view member) {
    if (!context.question.given(member)) return hdp::HdpChain{};
    auto parsed = hdp::parse_chain(geometry, context.question.text(member));
    if (auto* error = std::get_if<hdp::LineError>(&parsed))
        return Error{"line", "not a chain", std::string(member), std::move(error->expected), 1, error->column + 1};
    return std::get<hdp::HdpChain>(std::move(parsed));
}

// The chain of `at`, completed if requested, with the hypothesis of `try` after it.
OrError<hdp::HdpChain> wanted_chain(const Context& context, const hdp::Replayer& replayer) {
    OrError<hdp::HdpChain> at = chain_of(context, replayer.geometry(), "at");
    if (std::holds_alternative<Error>(at)) return at;
    OrError<hdp::HdpChain> more = chain_of(context, replayer.geometry(), "try");
    if (std::holds_alternative<Error>(more)) return more;
    auto& chain = std::get<hdp::HdpChain>(at);
    if (context.question.text("facts") == "all") chain = replayer.with_facts(chain);
    const auto& tried = std::get<hdp::HdpChain>(more);
    if (tried.size() > 1) return Error{"line", "this is more than one statement", "try", "a statement such as A2: 4,9"};
    if (!tried.empty()) chain.push_back({tried[0].statement, true});
    return at;
}

/// The position at the end of a chain, and what goes on from there.
struct BranchAnswer {
    std::unique_ptr<hdp::Replayer> replayer;
    hdp::HdpReplay replay;
    hdp::HdpChain chain;
    hdp::Reached reached;
    std::optional<std::vector<hdp::Offer>> decisions{};  ///< none: not requested
    std::optional<std::vector<hdp::HdpLine>> lines{};

    static OrError<int> read(const Question& question) {
        return question.flag("go_on") ? depth_of(question) : OrError<int>(0);
    }
    static OrError<BranchAnswer> find(int depth, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const {
        return reached.outcome == BranchOutcome::contradiction ? Outcome::negative : Outcome::positive;
    }
};

OrError<BranchAnswer> BranchAnswer::find(int depth, const Context& context) {
    auto replayer = std::make_unique<hdp::Replayer>(context.puzzle, context.meter);
    hdp::HdpReplay replay = hdp::replay(*replayer, context.question.text("lines"), hdp::KeptBoards::none);
    auto chosen = wanted_chain(context, *replayer);
    if (auto* error = std::get_if<Error>(&chosen)) return std::move(*error);
    auto& chain = std::get<hdp::HdpChain>(chosen);
    hdp::Reached reached = replayer->reach(chain);
    if (!reached.why_not.empty()) return Error{"line", reached.why_not, context.question.given("try") ? "try" : "at"};
    BranchAnswer out{std::move(replayer), std::move(replay), std::move(chain), std::move(reached)};
    const bool open = out.reached.outcome == BranchOutcome::open;
    hdp::Autosolver& autosolver = out.replayer->autosolver();
    if (context.question.flag("decisions")) {
        out.decisions.emplace();
        if (open) out.decisions = hdp::offers(out.reached.board, autosolver);
    }
    if (context.question.flag("go_on")) {
        out.lines.emplace();
        if (open) out.lines = hdp::go_on(out.chain, out.reached, depth, autosolver);
    }
    return out;
}

void BranchAnswer::add_to(Json& object, const Context& context) const {
    const Geometry& geometry = replayer->geometry();
    const Words words(context.puzzle, Coords::sheet);
    report::add_position(object, words, chain, reached);
    report::add_replay(object, *replayer, replay);
    object["solution"] = replay.solution ? Json(to_line(geometry, *replay.solution)) : Json(nullptr);
    if (context.question.flag("steps")) object["steps"] = report::autosolve_steps(words, chain, reached);
    if (decisions)
        object["decisions"] =
            Json::list(*decisions, [&](const auto& each) { return report::offer_object(geometry, each); });
    if (lines) object["go_on"] = Json::list(*lines, [&](const hdp::HdpLine& line) { return to_text(geometry, line); });
}

}  // namespace

extern const QuestionRow branch_question = {60,
                                            "branch",
                                            "hdp",
                                            "the position after a chain of hypotheses, and possible continuations",
                                            branch_members,
                                            answer_by<BranchAnswer>,
                                            true,
                                            false,
                                            Boards::all};

}  // namespace deduku::session
