#include "report/replay.hpp"

#include <array>

#include "deduku/techniques.hpp"
#include "grid/pick.hpp"
#include "report/hdp.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

std::string_view word_of(hdp::ReplayVerdict verdict) {
    constexpr std::array<std::string_view, 3> names = {"holds", "fails", "skipped"};
    return pick(names, verdict);
}

Json or_null(std::size_t line) { return line == 0 ? Json(nullptr) : Json(line); }

Json tested(const Geometry& geometry, const hdp::Statement& statement, const hdp::TestedBranch& result) {
    return {{"statement", to_text(geometry, statement)}, {"outcome", word(result.outcome)}, {"pairs", result.pairs}};
}

// The view of a level: its chain, and the result there.
struct Look {
    hdp::HdpChain at;
    hdp::TestedBranch now;
};

Look look(hdp::Replayer& replayer, const hdp::ShownLevel& level, const hdp::HdpChain& above) {
    Look out{replayer.look_at(level, above), {}};
    const hdp::Reached reached = replayer.reach(out.at);
    out.now = {reached.outcome, reached.outcome == BranchOutcome::open ? hdp::pair_count(reached.board) : 0};
    return out;
}

Json level_object(hdp::Replayer& replayer, const Geometry& geometry, const hdp::ShownLevel& level,
                  const hdp::HdpChain& above) {
    const Look here = look(replayer, level, above);
    Json out;
    const bool root = level.hypothesis.digits.empty();
    out["hypothesis"] = root ? Json(nullptr) : Json(to_text(geometry, level.hypothesis));
    out["at"] = to_text(geometry, here.at);
    out["outcome"] = word(level.settled != 0 ? level.ended : here.now.outcome);
    out["pairs"] = here.now.pairs;
    out["opened"] = or_null(level.opened);
    out["settled"] = or_null(level.settled);
    out["facts"] = Json::list(level.facts, [&](const hdp::ShownFact& fact) -> Json {
        return {{"statement", to_text(geometry, fact.statement)}, {"line", fact.line}};
    });
    out["levels"] = Json::list(
        level.under, [&](const hdp::ShownLevel& below) { return level_object(replayer, geometry, below, here.at); });
    return out;
}

void add_level(std::string& text, hdp::Replayer& replayer, const Geometry& geometry, const hdp::ShownLevel& level,
               const hdp::HdpChain& above, std::size_t indent) {
    const Look here = look(replayer, level, above);
    const BranchOutcome outcome = level.settled != 0 ? level.ended : here.now.outcome;
    const std::string name = level.hypothesis.digits.empty() ? "LEVEL 0" : "# " + to_text(geometry, level.hypothesis);
    text += worded("{:{}}{}: ", "", indent, name);
    if (outcome == BranchOutcome::open)
        text += worded("{} {}", here.now.pairs, here.now.pairs == 1 ? "pair" : "pairs");
    else
        text += outcome == BranchOutcome::solution ? "SOL" : "CTR";
    if (level.settled != 0) text += worded(", line {}", level.settled);
    text += '\n';
    for (const hdp::ShownFact& fact : level.facts)
        text += worded("{:{}}+ {}, line {}\n", "", indent + 2, to_text(geometry, fact.statement), fact.line);
    for (const hdp::ShownLevel& below : level.under) add_level(text, replayer, geometry, below, here.at, indent + 2);
}

Json replayed_line(const Geometry& geometry, const hdp::ReplayedLine& line) {
    Json out = {{"number", line.number}, {"text", line.text}, {"verdict", word_of(line.verdict)}, {"why", line.why}};
    if (line.line) out["line"] = to_text(geometry, *line.line);
    if (line.column != 0) {
        out["column"] = line.column;
        out["expected"] = line.expected;
    }
    if (line.after) out["after"] = to_text(geometry, *line.after);
    if (line.board) out["marks"] = marks_of(*line.board);
    return out;
}

}  // namespace

void add_replay(Json& object, hdp::Replayer& replayer, const hdp::HdpReplay& replay) {
    const Geometry& geometry = replayer.geometry();
    object["lines"] = Json::list(replay.lines, [&](const auto& line) { return replayed_line(geometry, line); });
    object["levels"] = level_object(replayer, geometry, replayer.levels(), {});
}

std::string levels_text(hdp::Replayer& replayer) {
    std::string text;
    add_level(text, replayer, replayer.geometry(), replayer.levels(), {}, 0);
    return text;
}

void add_position(Json& object, const Words& words, const hdp::HdpChain& chain, const hdp::Reached& reached) {
    const Geometry& geometry = words.geometry();
    object["at"] = to_text(geometry, chain);
    object["outcome"] = word(reached.outcome);
    const auto empty = reached.board.empty_sector();
    object["end"] = empty ? Json(words.nothing_left(*empty)) : Json(nullptr);
    object["end_cells"] = Json::array();
    if (empty)
        for (int place = 0; place < geometry.digits(); ++place) {
            const Cell cell = geometry.member(*empty, static_cast<Place>(place)).cell;
            if (object["end_cells"].empty() || object["end_cells"].back() != cell_name(geometry, cell))
                object["end_cells"].push_back(cell_name(geometry, cell));
        }
    object["pairs"] = Json::array();
    if (reached.outcome == BranchOutcome::open)
        for (Cell cell : hdp::pairs_of(reached.board)) object["pairs"].push_back(hdp::pair_line(reached.board, cell));
    object["marks"] = marks_of(reached.board);
    object["before"] = marks_of(reached.before);
    const std::optional<hdp::HdpLine> line = line_of(chain, reached);
    object["line"] = line ? Json(to_text(geometry, *line)) : Json(nullptr);
    object["words"] = line ? Json(chain_words(words, *line, empty)) : Json(nullptr);
}

Json autosolve_steps(const Words& words, const hdp::HdpChain& chain, const hdp::Reached& reached) {
    Board board = reached.before;
    if (!chain.empty()) board.keep_only(chain.back().statement.cell, chain.back().statement.digits);
    std::vector<Deduction> steps;
    hdp::told_autosolve(board.geometry()).run(board, steps);
    return Json::list(steps, [&](const Deduction& step) -> Json {
        return {{"text", words.sentence(step)}, {"removes", list_of(words.geometry(), step.removes, "!=")}};
    });
}

Json offer_object(const Geometry& geometry, const hdp::Offer& offer) {
    return {{"pair", worded("{}: {}", cell_name(geometry, offer.pair_cell), digit_list(offer.first.digits))},
            {"house", house_name(geometry, offer.house)},
            {"cell", cell_name(geometry, offer.first.cell)},
            {"first", tested(geometry, offer.first, offer.if_first)},
            {"second", tested(geometry, offer.second, offer.if_second)}};
}

}  // namespace deduku::report
