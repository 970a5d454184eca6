// draw: a picture of the board, of a step of its path, of a stage of its proof, or of a decision graph, as SVG.
#include "session/reasons/draw.hpp"

#include <array>

#include "method/method.hpp"
#include "method/proving/prove.hpp"
#include "pictures/svg/stages.hpp"
#include "report/graph/hdp_graph.hpp"
#include "report/graph/lines_graph.hpp"
#include "report/parts/whole_board.hpp"
#include "report/path/picture.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array draw_members = std::to_array<Option>({
    {"marks", MemberType::choice, report::marks_words, "none",
     "pencil marks: none, all not excluded by givens, or those left by singles, locked candidates and subsets, and the "
     "simplest techniques of rules"},
    {"stage", MemberType::count, "K", "", "step K of the proof (0 = the start), in the position before it"},
    {"path", MemberType::count, "K", "", "step K of the path (0 = the start), in the position before it"},
    {"by", MemberType::method, "METHOD", "auto", "method of the proof, as in prove; se: also of the path"},
    {"graph", MemberType::choice, "analysis|reduction|lines", "", "decision graph of HDP chains, or of custom lines"},
    {"lines", MemberType::text, "LINES", "", "for the graph 'lines': chain lines; invalid lines are ignored"},
    {"unfold", MemberType::flag, "", "", "also show each decision without a conclusion"},
    {"no_coords", MemberType::flag, "", "", "without the names of rows and columns"},
    {"theme", MemberType::choice, "auto|light|dark", "auto", "dark: light on dark; auto: follows the reader's system"},
});

Theme theme_of(const Question& question) {
    const std::string word = question.text("theme");
    return word == "dark" ? Theme::dark : word == "light" ? Theme::light : Theme::automatic;
}

Picture picture_of_scene(const Scene& scene, const SvgOptions& style, std::optional<std::size_t> stage = {}) {
    return {scene.title, scene.description, board_svg(scene, style) + '\n', stage};
}

graph::Graph graph_of_lines(const Context& context) {
    hdp::Replayer replayer(context.puzzle, context.meter);
    const hdp::HdpReplay replay = hdp::replay(replayer, context.question.text("lines"), hdp::KeptBoards::none);
    return report::lines_graph(replayer, replay, context.coords, context.puzzle.name);
}

graph::Graph graph_of_puzzle(const Context& context) {
    hdp::HdpOptions wanted;
    wanted.log = true;
    const hdp::HdpReport report = hdp::analyse(context.puzzle, wanted, context.meter);
    report::GraphOptions shape{context.coords, context.puzzle.name};
    if (context.question.flag("unfold")) shape.fold_from = graph::none;
    const bool analysis = context.question.text("graph") == "analysis";
    return analysis ? report::analysis_graph(report, shape) : report::reduction_graph(report, shape);
}

// The source of the picture must support such boards.
std::optional<Error> refused_by(std::string_view method, const std::string& what, const Context& context) {
    const method::MethodRow* row = method::find_method(method);
    if (row == nullptr || takes(row->boards, context.puzzle.geometry())) return std::nullopt;
    return refused("draw " + what, row->boards);
}

std::optional<Error> draw_steps(const Context& context, const SvgOptions& style, const StepRange& steps,
                                const TakePicture& take) {
    PathWanted wanted;
    wanted.whose = whose(context.question.text("by"));
    wanted.options.proved = false;
    wanted.options.pruned = true;
    const std::string method = wanted.whose == Whose::ours ? "path" : "se";
    if (auto error = refused_by(method, "--path --by " + method, context)) return error;
    const method::MethodOptions methods{.fallback = context.fallback};
    method::Known known(context.puzzle, methods, context.meter);
    const auto walked = walk(wanted, known);
    if (const auto* why = std::get_if<std::string_view>(&walked))
        return wrong("by", "no path of " + std::string(name_of(wanted.whose)) + ": " + std::string(*why));
    const auto& path = std::get<path::Path>(walked);
    const std::uint64_t end = path.steps.size(), last = steps.last.value_or(end);
    if (steps.first > end || last > end) return wrong("path", "the path has steps 1 to " + std::to_string(end));
    const report::Teacher teacher(context.puzzle, context.coords);
    for (std::uint64_t i = steps.first; i <= last; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!take(picture_of_scene(report::picture_of(path, at, teacher), style, at))) break;
    }
    return std::nullopt;
}

std::optional<Error> draw_stages(const Context& context, const SvgOptions& style, std::optional<std::uint64_t> number,
                                 const TakePicture& take) {
    const auto finder = finder_of(context.question, "by");
    if (const auto* error = std::get_if<Error>(&finder)) return *error;
    ProveOptions wanted;
    wanted.by = std::get<ChosenMethod>(finder).row;
    wanted.alone = true;
    const std::string by = context.question.text("by");
    if (auto error = refused_by(by, "--stage --by " + by, context)) return error;
    if (by != "auto" && (wanted.by == nullptr || wanted.by->find == nullptr))
        return wrong("by", "'" + by.substr(0, 60) + "' is not a method that finds deductions");
    const method::MethodOptions methods{.fallback = context.fallback};
    method::Known known(context.puzzle, methods, context.meter);
    const Proof proof = prove(known, {Goal::automatic, {}}, wanted);
    if (proof.status == ProofStatus::exhausted) return Error{"stopped", "not proved: time or nodes ran out"};
    if (proof.status != ProofStatus::proved) return Error{"request", "not proved: " + proof.why};
    const std::size_t last = stage_count(*proof.ledger) - 1;
    if (number && *number > last) return wrong("stage", "the proof has stages 0 to " + std::to_string(last));
    const std::size_t to = number ? static_cast<std::size_t>(*number) : last;
    for_each_stage(*proof.ledger, context.coords, number ? to : 0, to, [&](std::size_t at, const Stage& stage) {
        return take(picture_of_scene(picture_of(at, stage), style, at));
    });
    return std::nullopt;
}

struct DrawAnswer {
    Picture picture;

    static OrError<SvgOptions> read(const Question& question);
    static OrError<DrawAnswer> find(const SvgOptions& style, const Context& context);
    void add_to(Json& object, const Context& /*context*/) const {
        object["title"] = picture.title;
        object["description"] = picture.description;
        object["svg"] = picture.svg;
        if (picture.stage) object["stage"] = *picture.stage;
    }
    Outcome outcome() const { return Outcome::positive; }
};

OrError<SvgOptions> DrawAnswer::read(const Question& question) {
    int kinds = 0;
    for (std::string_view kind : {"graph", "stage", "path", "marks"}) kinds += question.given(kind) ? 1 : 0;
    if (kinds > 1) return wrong("stage", "'graph', 'stage', 'path' and 'marks' exclude each other");
    if (question.given("lines") && question.text("graph") != "lines")
        return wrong("lines", "'lines' needs the graph 'lines'");
    SvgOptions style;
    style.theme = theme_of(question);
    if (question.flag("no_coords")) style.labels = Labels::hidden;
    return style;
}

OrError<DrawAnswer> DrawAnswer::find(const SvgOptions& style, const Context& context) {
    SvgOptions own = style;
    own.coords = context.coords;
    DrawAnswer out;
    std::optional<StepRange> step;
    if (const auto number = context.question.count("path")) step = {*number, *number};
    auto error = draw(context, own, Stages::one, step, [&](const Picture& made) {
        out.picture = made;
        return true;
    });
    if (error) return std::move(*error);
    return out;
}

}  // namespace

Picture picture_of_graph(const Context& context, const SvgOptions& style) {
    const bool lines = context.question.text("graph") == "lines";
    graph::Graph drawn = lines ? graph_of_lines(context) : graph_of_puzzle(context);
    graph::GraphSvgOptions shown;
    shown.theme = style.theme;
    return {drawn.title, drawn.description, graph::svg_of(drawn, shown) + '\n', {}, std::move(drawn)};
}

std::optional<Error> draw(const Context& context, const SvgOptions& style, Stages stages,
                          const std::optional<StepRange>& steps, const TakePicture& take) {
    const Question& question = context.question;
    if (question.given("graph")) {
        if (auto error = refused_by("hdp", "--graph", context)) return error;
        take(picture_of_graph(context, style));
        return std::nullopt;
    }
    if (steps) return draw_steps(context, style, *steps, take);
    if (const auto stage = question.count("stage"); stage || stages == Stages::all)
        return draw_stages(context, style, stage, take);
    take(picture_of_scene(report::whole_board(context.puzzle, report::marks_of(question.text("marks")), context.coords),
                          style));
    return std::nullopt;
}

extern const QuestionRow draw_question = {180,          "draw",
                                          "draw",       "a picture of the board, of a step, of a decision graph",
                                          draw_members, answer_by<DrawAnswer>,
                                          true,         false,
                                          Boards::all};

}  // namespace deduku::session
