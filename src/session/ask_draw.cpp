// draw: a picture of the board, of a step of its path, of a stage of its proof, of a decision graph; as SVG.
#include <array>

#include "method/prove/prove.hpp"
#include "render/svg/board_svg.hpp"
#include "render/svg/stages.hpp"
#include "report/graph/hdp_graph.hpp"
#include "report/graph/lines_graph.hpp"
#include "report/path/picture.hpp"
#include "report/whole_board.hpp"
#include "session/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array draw_members = std::to_array<Option>({
    {"marks", Kind::choice, report::marks_words, "none",
     "pencil marks: none, all that no given excludes, or what singles, locked candidates and subsets leave"},
    {"stage", Kind::count, "K", "", "step K of the proof (0 = the start), on the position before it"},
    {"path", Kind::count, "K", "", "step K of the path (0 = the start), on the position before it"},
    {"by", Kind::method, "METHOD", "auto", "whose proof has the stages, as in prove; se: whose path, too"},
    {"graph", Kind::choice, "analysis|reduction|lines", "", "the decision graph of HDP chains, or of one's own lines"},
    {"lines", Kind::text, "LINES", "", "of the graph 'lines': chain lines; what fails adds nothing"},
    {"unfold", Kind::flag, "", "", "decisions without conclusion one by one, too"},
    {"theme", Kind::choice, "auto|light|dark", "auto", "dark = light on dark; auto: as the reader's system"},
});

Theme theme_of(const Question& question) {
    const std::string word = question.text("theme");
    return word == "dark" ? Theme::dark : word == "light" ? Theme::light : Theme::automatic;
}

void add_picture(const Asking& asking, const Scene& scene, Json& answer) {
    SvgOptions style;
    style.coords = asking.coords;
    style.theme = theme_of(asking.question);
    answer["title"] = scene.title;
    answer["description"] = scene.description;
    answer["svg"] = board_svg(scene, style) + '\n';
}

graph::Graph graph_of_lines(const Asking& asking) {
    hdp::Replayer replayer(asking.puzzle, asking.meter);
    const hdp::Replay replay = hdp::replay(replayer, asking.question.text("lines"), hdp::Boards::none);
    return report::lines_graph(replayer, replay, asking.coords, asking.puzzle.name);
}

graph::Graph graph_of_puzzle(const Asking& asking) {
    hdp::Options wanted;
    wanted.log = true;
    const hdp::Report report = hdp::analyse(asking.puzzle, wanted, asking.meter);
    report::GraphOptions shape{asking.coords, asking.puzzle.name};
    if (asking.question.flag("unfold")) shape.fold_from = graph::none;
    const bool analysis = asking.question.text("graph") == "analysis";
    return analysis ? report::analysis_graph(report, shape) : report::reduction_graph(report, shape);
}

Answered draw_graph(const Asking& asking, Json& answer) {
    const bool lines = asking.question.text("graph") == "lines";
    const graph::Graph drawn = lines ? graph_of_lines(asking) : graph_of_puzzle(asking);
    graph::SvgOptions style;
    style.theme = theme_of(asking.question);
    answer["title"] = drawn.title;
    answer["description"] = drawn.description;
    answer["svg"] = graph::svg_of(drawn, style) + '\n';
    return Outcome::positive;
}

Answered draw_step(const Asking& asking, std::uint64_t number, Json& answer) {
    PathWanted wanted;
    wanted.whose = whose(asking.question.text("by"));
    const method::Options methods{.lost = asking.lost};
    method::Known known(asking.puzzle, methods, asking.meter);
    const auto walked = walk(wanted, known);
    if (const auto* why = std::get_if<std::string_view>(&walked))
        return wrong("by", "no path of " + std::string(name_of(wanted.whose)) + ": " + std::string(*why));
    const auto& path = std::get<path::Path>(walked);
    if (number > path.steps.size())
        return wrong("path", "the path has steps 1 to " + std::to_string(path.steps.size()));
    add_picture(
        asking,
        report::picture_of(path, static_cast<std::size_t>(number), report::Teacher(asking.puzzle, asking.coords)),
        answer);
    answer["stage"] = number;
    return Outcome::positive;
}

Answered draw_stage(const Asking& asking, std::uint64_t number, Json& answer) {
    const std::string by = asking.question.text("by");
    ProveOptions wanted;
    wanted.by = method::find_method(by);
    if (by != "auto" && (wanted.by == nullptr || wanted.by->find == nullptr))
        return wrong("by", "'" + by.substr(0, 60) + "' is no method that finds something out");
    wanted.method.lost = asking.lost;
    wanted.alone = true;
    const Proof proof = prove(asking.puzzle, Goal::automatic, wanted, asking.meter);
    if (proof.status == ProofStatus::exhausted)
        return Error{"stopped", "time or nodes ran out before there was a proof"};
    if (proof.status != ProofStatus::proved) return Error{"request", "there is no proof: " + proof.why, "stage"};
    const std::size_t last = stage_count(*proof.ledger) - 1;
    if (number > last) return wrong("stage", "the proof has stages 0 to " + std::to_string(last));
    const auto shown = static_cast<std::size_t>(number);
    for_each_stage(*proof.ledger, asking.coords, shown, shown, [&](std::size_t at, const Stage& stage) {
        add_picture(asking, picture_of(at, stage), answer);
        return true;
    });
    answer["stage"] = number;
    return Outcome::positive;
}

Answered answer_draw(const Asking& asking, Json& answer) {
    const Question& question = asking.question;
    int kinds = 0;
    for (std::string_view kind : {"graph", "stage", "path", "marks"}) kinds += question.given(kind) ? 1 : 0;
    if (kinds > 1) return wrong("stage", "'graph', 'stage', 'path' and 'marks' exclude each other");
    if (question.given("lines") && question.text("graph") != "lines")
        return wrong("lines", "'lines' goes with the graph 'lines'");
    if (question.given("graph")) return draw_graph(asking, answer);
    if (const auto step = question.count("path")) return draw_step(asking, *step, answer);
    if (const auto stage = question.count("stage")) return draw_stage(asking, *stage, answer);
    add_picture(asking, report::whole_board(asking.puzzle, report::marks_of(question.text("marks"))), answer);
    return Outcome::positive;
}

}  // namespace

const Ask draw_ask = {
    "draw", "draw", "a picture of the board, of a step, of a decision graph", draw_members, answer_draw, true, false};

}  // namespace deduku::session
