#include "report/html/report.hpp"

#include <algorithm>

#include "deduku/text.hpp"
#include "grid/reading/line_labels.hpp"
#include "grid/regions.hpp"
#include "pictures/svg/board_svg.hpp"
#include "report/analysis.hpp"
#include "report/graph/hdp_graph.hpp"
#include "report/hdp.hpp"
#include "report/html/report_data.hpp"
#include "report/parts/board_text.hpp"
#include "report/parts/glossary.hpp"
#include "report/parts/json.hpp"
#include "report/parts/twice.hpp"
#include "report/parts/whole_board.hpp"
#include "report/parts/worded.hpp"
#include "report/path/path.hpp"
#include "report/steps.hpp"
#include "report/templates/page.hpp"
#include "report/templates/template.hpp"

namespace deduku::report {
namespace {

constexpr std::size_t most_stages = 2000;
constexpr std::size_t largest_data = 1'500'000;  // bytes; then a report has less than two million

Slots fact(std::string_view name, std::string value, std::string_view kind = {}) {
    return {{{"name", std::string(name)}, {"value", std::move(value)}, {"kind", std::string(kind)}}};
}

bool has_rules(const Geometry& geometry) {
    return std::any_of(geometry.rules().begin(), geometry.rules().end(),
                       [&](const Rule& rule) { return !says_houses(rule, geometry); });
}

Slots rating(std::string name, std::string value, const std::string& made_by) {
    return {{{"name", std::move(name)}, {"value", std::move(value)}, {"options", made_by}, {"hash", hash_of(made_by)}}};
}

// The values of the slots of report.html, a function for each part of the page.
class Report {
  public:
    Report(const Puzzle& puzzle, const Analysis& analysis, const ReportOptions& options)
        : puzzle_(puzzle), analysis_(analysis), options_(options), geometry_(analysis.report.initial.geometry()) {}

    std::string title() const {
        return puzzle_.name.empty() ? worded("Sudoku {}x{}", geometry_.rows(), geometry_.columns()) : puzzle_.name;
    }

    // With fewer stages if the page would be too large.
    std::string data() const {
        for (std::size_t most = most_stages;; most /= 2) {
            std::string text = report_data(puzzle_, analysis_, options_.coords, most).dump();
            if (text.size() <= largest_data || most < 4) return text;
        }
    }

    Slots slots() const {
        return {{{"title", title()},
                 {"comment", comment()},
                 {"puzzle", to_line(puzzle_)},
                 {"drawn_rules", drawn_rules()},
                 {"boards", boards()},
                 {"path_link", SlotList(has_path() ? 1 : 0)},
                 {"path", path()},
                 {"facts", facts()},
                 {"ratings", ratings()},
                 {"stage_size", geometry_.digits() <= 9 ? "board" : "board large"},
                 {"hdp_links", SlotList(1)},
                 {"hdp", hdp_parts()},
                 {"pairs", pairs()},
                 {"no_proof", no_proof()},
                 {"proof", proof()},
                 {"terms", terms()},
                 {"version", std::string(program_version)},
                 {"milliseconds", worded("{:.1f}", options_.seconds * 1e3)},
                 {"options", options_text(options_.hdp)},
                 {"hash", options_hash(options_.hdp)}}};
    }

  private:
    static SlotList terms() {
        SlotList out;
        for (const GlossaryTerm& term : glossary())
            out.push_back({{{"word", std::string(term.word)}, {"meaning", std::string(term.meaning)}}});
        return out;
    }

    SlotList comment() const {
        if (puzzle_.comment.empty()) return {};
        return {{{{"comment", puzzle_.comment}}}};
    }

    // Rules need a picture; the boards of the page are tables.
    SlotList drawn_rules() const {
        if (!has_rules(puzzle_.geometry())) return {};
        Scene scene = whole_board(puzzle_, Marks::none, options_.coords);
        SvgOptions style;
        style.coords = options_.coords;
        style.styled = false;
        style.id = "rules";
        return {
            {{{"picture", Markup{board_svg(scene, style)}}, {"markings", Markup{markings_svg(puzzle_.geometry())}}}}};
    }

    SlotList boards() const {
        SlotList out = {board("The puzzle", puzzle_.cells, "given")};
        out[0].values["shown"] = SlotList{};
        out[0].values["hidden"] = SlotList{};
        if (!analysis_.solutions.first) return out;
        Table<Cell, Set<Digit>> cells;
        for (Digit digit : *analysis_.solutions.first) cells.push_back({digit});
        const bool several = analysis_.solutions.count > 1;
        out.push_back(board(several ? "A solution" : "The solution", cells, "digit"));
        // Hidden until requested.
        out[1].values["hidden"] = SlotList{{{{"what", several ? "a" : "the"}}}};
        out[1].values["shown"] = SlotList{{{{"line", to_line(geometry_, *analysis_.solutions.first)}}}};
        return out;
    }

    // A board of digits only, blank if unknown; `kind` is that of digits that are not givens.
    Slots board(std::string caption, const Table<Cell, Set<Digit>>& cells, std::string_view kind) const {
        SlotList columns, rows;
        for (int i = 0; i < geometry_.columns(); ++i)
            columns.push_back({{{"label", column_label(geometry_, i, options_.coords)}}});
        for (int i = 0; i < geometry_.rows(); ++i) {
            rows.push_back({{{"label", row_label(geometry_, i, options_.coords)}, {"cells", SlotList{}}}});
        }
        for (Cell cell : geometry_.every_grid_cell()) {
            SlotList digits;
            if (cells[cell].single())
                digits.push_back({{{"digit", std::to_string(geometry_.shown(cells[cell].first()))},
                                   {"kind", puzzle_.cells[cell].single() ? "given" : std::string(kind)}}});
            auto& row = rows[static_cast<std::size_t>(geometry_.row(cell))].values["cells"];
            std::get<SlotList>(row).push_back({{{"edges", classes_[cell]}, {"digits", std::move(digits)}}});
        }
        return {{{"caption", std::move(caption)},
                 {"size", geometry_.digits() <= 9 ? "board" : "board small"},
                 {"columns", std::move(columns)},
                 {"rows", std::move(rows)}}};
    }
    SlotList facts() const {
        SlotList out = {fact("Clues", std::to_string(clue_count(puzzle_))), solutions_fact()};
        if (analysis_.proof) out.push_back(proof_fact(*analysis_.proof));
        for (const std::string& line : houses_and_rules(puzzle_.geometry(), options_.coords)) {
            const std::size_t colon = line.find(": ");
            out.push_back(colon == line.npos ? fact("Rule", line)
                                             : fact(line.substr(0, colon), line.substr(colon + 2)));
        }
        out.push_back(fact("HDP level", level_word(analysis_.report)));
        for (auto& [name, words] : words_of(analysis_.methods)) out.push_back(fact(name, words));
        return out;
    }

    Slots solutions_fact() const {
        const std::string word = solutions_word(analysis_.solutions);
        if (word == "1") return fact("Solutions", "1, unique", "good");
        if (word == "0") return fact("Solutions", "0, " + no_solution_text(puzzle_, options_.coords), "bad");
        return fact("Solutions", word == "2+" ? "2 or more, not unique" : "unknown", "bad");
    }

    static Slots proof_fact(const CheckedProof& proof) {
        if (!proof.proved) return fact("Proof", worded("{}: not proved, {}", proof.claim, proof.why), "bad");
        const std::string checked = proof.accepted ? "accepted by the checker" : "refused by the checker: " + proof.why;
        return fact("Proof", worded("{}: {} deductions ({}), {}", proof.claim, proof.deductions, proof.method, checked),
                    proof.accepted ? "good" : "bad");
    }

    SlotList ratings() const {
        const Methods& methods = analysis_.methods;
        SlotList out = {rating("HDP level", level_word(analysis_.report), options_text(options_.hdp))};
        if (methods.rating) {
            const steps::StepRating& rated = *methods.rating;
            out.push_back(
                rating("Step model",
                       worded("{} (label {}, girth {})", or_dash(rated.value), or_dash(rated.label), rated.run.girth),
                       rating_options(puzzle_.geometry())));
        }
        if (!methods.time_words.empty())
            out.push_back(rating("Time", methods.time_words, "fitted to data/human/times.tsv"));
        out.push_back(rating("Reasonable", std::string(to_text(methods.two_rules)), "filter=components"));
        return out;
    }

    SlotList hdp_parts() const {
        return {{{{"level", level_word(analysis_.report)}, {"chains", sections()}, {"graphs", graphs()}}}};
    }

    SlotList sections() const {
        const hdp::HdpReport& report = analysis_.report;
        SlotList out;
        for (const ChainSection& row : chain_sections) {
            const hdp::Section& section = report.*row.of;
            if (!section.ran || row.of == &hdp::HdpReport::depth_first) continue;
            SlotList lines;
            for (const hdp::HdpLine& line : section.lines)
                lines.push_back({{{"number", std::to_string(lines.size())}, {"line", hdp::to_text(geometry_, line)}}});
            out.push_back({{{"id", std::string(row.word)},
                            {"title", std::string(row.title)},
                            {"lines", std::move(lines)},
                            {"count", hdp::count_line(section)}}});
        }
        return out;
    }

    SlotList graphs() const {
        const GraphOptions wanted{options_.coords, puzzle_.name};
        SlotList out = {graph("analysis", "Pair Reduction Analysis", analysis_graph(analysis_.report, wanted))};
        if (analysis_.report.pair_reduction.ran)
            out.push_back(graph("reduction", "The reductions", reduction_graph(analysis_.report, wanted)));
        return out;
    }

    static Slots graph(std::string id, std::string title, const graph::Graph& drawn) {
        graph::GraphSvgOptions style;
        style.prefix = worded("{}-graph", id);
        style.style = false;
        return {{{"id", std::move(id)}, {"title", std::move(title)}, {"picture", Markup{graph::svg_of(drawn, style)}}}};
    }

    // Pairs and constraint pairs; without empty lists.
    SlotList pairs() const {
        const hdp::HdpReport& report = analysis_.report;
        SlotList out;
        std::string text;
        for (Cell cell : report.pairs)
            text += worded("{}{}: {}", text.empty() ? "" : "   ", cell_name(geometry_, cell, options_.coords),
                           digit_list(report.autosolved.digits(cell), geometry_.lowest()));
        const auto add = [&](std::string_view title, std::size_t count) {
            if (count > 0)
                out.push_back({{{"title", std::string(title)}, {"count", std::to_string(count)}, {"text", text}}});
            text.clear();
        };
        add("Pairs", report.pairs.size());
        for (const hdp::ConstraintPair& pair : report.constraint_pairs)
            text += hdp::constraint_pair_line(geometry_, pair) + '\n';
        add("Constraint pairs", report.constraint_pairs.size());
        return out;
    }

    bool has_path() const { return analysis_.details && analysis_.details->path; }

    // The solving path, one line per step; none on large boards.
    SlotList path() const {
        if (!has_path()) return {};
        const path::Path& path = *analysis_.details->path;
        const StepLine lines(puzzle_, StepNotation::sheet, options_.coords);
        SlotList steps;
        for (const path::Step& step : path.steps) steps.push_back({{{"step", lines.line(step)}}});
        return {{{{"end", end_text(lines, path, path::PathOptions{})},
                  {"count", std::to_string(steps.size())},
                  {"steps", std::move(steps)}}}};
    }

    bool proved() const { return analysis_.proof && analysis_.proof->proved; }

    SlotList no_proof() const {
        if (proved()) return {};
        const std::string why =
            analysis_.proof ? analysis_.proof->why : "the puzzle has several solutions, or their number is not known";
        return {{{{"why", why}}}};
    }

    SlotList proof() const {
        if (!proved()) return {};
        const CheckedProof& proof = *analysis_.proof;
        return {{{{"kind", proof.accepted ? "good" : "bad"},
                  {"claim", proof.claim},
                  {"deductions", std::to_string(proof.deductions)},
                  {"method", proof.method},
                  {"says", proof.accepted ? "accepts" : "refuses"}}}};
    }

    const Puzzle& puzzle_;
    const Analysis& analysis_;
    const ReportOptions& options_;
    const Geometry& geometry_;
    Table<Cell, std::string> classes_ = cell_classes(geometry_);
};

}  // namespace

std::string report_html(const Puzzle& puzzle, const Analysis& analysis, const ReportOptions& options) {
    const Report report(puzzle, analysis, options);
    const std::string style = worded("{}.board {{ --n: {}; }}\n{}", report_style, puzzle.geometry().columns(),
                                     graph::style_of(Theme::automatic)) +
                              (has_rules(puzzle.geometry()) ? board_style(Theme::automatic, 0, &puzzle.geometry()) +
                                                                  frame_style(Theme::automatic)
                                                            : "");
    HtmlPage page;
    page.title = report.title() + " - Deduku";
    page.body = filled(report_page, report.slots());
    page.style = style;
    page.script = report_script;
    page.data = report.data();
    return html_page(page);
}

}  // namespace deduku::report
