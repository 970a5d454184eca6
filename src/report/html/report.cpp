#include "report/html/report.hpp"

#include <fmt/format.h>

#include <array>

#include "grid/write.hpp"
#include "render/html/page.hpp"
#include "render/svg/xml.hpp"
#include "report/graph/hdp_graph.hpp"
#include "report/hdp.hpp"
#include "report/html/report_data.hpp"
#include "report/methods.hpp"
#include "report/version.hpp"

namespace deduku::report {
namespace {

constexpr std::size_t most_stages = 2000;
constexpr std::size_t largest_data = 1'500'000;  // bytes; a report stays below two million

struct Part {
    std::string_view id;
    std::string_view title;
    const hdp::Section* section;
};

class Report {
  public:
    Report(const Puzzle& puzzle, const Analysis& analysis, const ReportOptions& options)
        : puzzle_(puzzle),
          analysis_(analysis),
          options_(options),
          geometry_(analysis.report.initial.geometry()),
          parts_{{{"analysis", "Pair Reduction Analysis", &analysis.report.analysis},
                  {"pair", "Pair Reduction", &analysis.report.pair_reduction},
                  {"deep", "Deep Pair Reduction", &analysis.report.deep},
                  {"constraint", "Constraint Pair Reduction", &analysis.report.constraint}}} {}

    std::string html() {
        HtmlPage page;
        page.title = title() + " - Deduku";
        const std::string style = std::string(report_style) + graph::style_of(Theme::automatic);
        page.style = style;
        page.script = report_script;
        page.data = data();
        header();
        xml_.open("main", {{"id", "main"}});
        boards();
        summary();
        ratings();
        stages();
        chains();
        graphs();
        pairs();
        proof();
        xml_.close();
        footer();
        page.body = xml_.take();
        return html_page(page);
    }

  private:
    std::string title() const {
        return puzzle_.name.empty() ? fmt::format("Sudoku {}x{}", geometry_.digits(), geometry_.digits())
                                    : puzzle_.name;
    }

    // Fewer stages where the page would be too large.
    std::string data() const {
        for (std::size_t most = most_stages;; most /= 2) {
            std::string text = report_data(puzzle_, analysis_, options_.coords, most)
                                   .dump(-1, ' ', false, Json::error_handler_t::replace);
            if (text.size() <= largest_data || most < 4) return text;
        }
    }

    void heading(std::string_view id, std::string_view words) {
        xml_.line();
        xml_.put("h2", {{"id", std::string(id)}}, words);
        xml_.line();
    }
    void row(std::string_view name, std::string_view value, std::string_view kind = {}) {
        xml_.open("tr");
        xml_.put("th", {{"scope", "row"}}, name);
        xml_.open("td");
        xml_.put("span", {{"class", std::string(kind)}}, value);
        xml_.close();
        xml_.close();
        xml_.line();
    }

    void header() {
        xml_.put("a", {{"class", "skip"}, {"href", "#main"}}, "Skip to the puzzle");
        xml_.open("header");
        xml_.put("h1", {}, title());
        if (!puzzle_.comment.empty()) xml_.put("p", {}, puzzle_.comment);
        xml_.open("p");
        xml_.put("code", {}, to_line(puzzle_));
        xml_.close();
        xml_.close();
        xml_.open("nav", {{"aria-label", "Sections"}});
        xml_.open("ul");
        const std::array<std::pair<std::string_view, std::string_view>, 8> links = {{{"summary", "Summary"},
                                                                                     {"ratings", "Ratings"},
                                                                                     {"stages-heading", "Stages"},
                                                                                     {"chains", "HDP chains"},
                                                                                     {"graphs", "Decision graphs"},
                                                                                     {"pairs", "Pairs"},
                                                                                     {"proof", "Proof"},
                                                                                     {"made", "How this was made"}}};
        for (const auto& [id, words] : links) {
            xml_.open("li");
            xml_.put("a", {{"href", fmt::format("#{}", id)}}, words);
            xml_.close();
        }
        xml_.close();
        xml_.close();
        xml_.line();
    }

    static std::string_view size_class(int digits) { return digits <= 9 ? "board" : "board small"; }

    // A board of digits only, blank where none is known.
    void board(std::string_view caption, const std::vector<Set<Digit>>& cells, bool marked) {
        const Box box = geometry_.box();
        const int n = geometry_.digits();
        xml_.open("div",
                  {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", std::string(caption)}});
        xml_.open("table", {{"class", std::string(size_class(n))}});
        xml_.put("caption", {}, caption);
        xml_.open("thead");
        xml_.open("tr");
        xml_.open("td", {{"class", "corner"}});
        xml_.close();
        for (int c = 0; c < n; ++c) xml_.put("th", {{"scope", "col"}}, label(HouseKind::column, c));
        xml_.close();
        xml_.close();
        xml_.open("tbody");
        for (int r = 0; r < n; ++r) {
            xml_.open("tr");
            xml_.put("th", {{"scope", "row"}}, label(HouseKind::row, r));
            for (int c = 0; c < n; ++c) {
                const auto i = static_cast<std::size_t>(r * n + c);
                std::string kind;
                if (c % box.width == 0) kind += "box-left ";
                if (r % box.height == 0) kind += "box-top ";
                if (c == n - 1) kind += "box-right ";
                if (r == n - 1) kind += "box-bottom";
                xml_.open("td", {{"class", kind}});
                if (cells[i].single())
                    xml_.put("span", {{"class", puzzle_.cells[i].single() || marked ? "given" : "digit"}},
                             std::to_string(index(cells[i].first()) + 1));
                xml_.close();
            }
            xml_.close();
        }
        xml_.close();
        xml_.close();
        xml_.close();
        xml_.line();
    }
    std::string label(HouseKind kind, int ordinal) const {
        return house_label(geometry_, geometry_.house(kind, ordinal), options_.coords);
    }

    void boards() {
        xml_.open("div", {{"class", "boards"}});
        board("The puzzle", puzzle_.cells, true);
        if (analysis_.solutions.first) {
            std::vector<Set<Digit>> cells;
            for (Digit digit : *analysis_.solutions.first) cells.push_back({digit});
            board(analysis_.solutions.count > 1 ? "A solution" : "The solution", cells, false);
        }
        xml_.close();
    }

    void summary() {
        heading("summary", "Summary");
        xml_.open("table", {{"class", "facts"}});
        xml_.open("tbody");
        row("Clues", std::to_string(clue_count(puzzle_)));
        const std::string solutions = solutions_word(analysis_.solutions);
        if (solutions == "1")
            row("Solutions", "1, unique", "good");
        else
            row("Solutions",
                solutions == "0"    ? "0, no solution"
                : solutions == "2+" ? "2 or more, not unique"
                                    : "unknown",
                "bad");
        if (analysis_.solutions.first) row("Solution", to_line(geometry_, *analysis_.solutions.first));
        if (analysis_.proof) {
            const Proved& proof = *analysis_.proof;
            if (!proof.proved)
                row("Proof", fmt::format("{}: not proved, {}", proof.claim, proof.why), "bad");
            else
                row("Proof",
                    fmt::format("{}: {} deductions ({}), {}", proof.claim, proof.deductions, proof.method,
                                proof.accepted ? "accepted by the checker" : "refused by the checker: " + proof.why),
                    proof.accepted ? "good" : "bad");
        }
        row("HDP level", level_word(analysis_.report));
        for (const auto& [name, words] : words_of(analysis_.methods)) row(name, words);
        xml_.close();
        xml_.close();
    }

    void ratings() {
        heading("ratings", "Ratings and what made them");
        xml_.open("div", {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", "Ratings"}});
        xml_.open("table", {{"class", "facts"}});
        xml_.open("thead");
        xml_.open("tr");
        for (std::string_view name : {"Rating", "Value", "Options", "Hash of the options"})
            xml_.put("th", {{"scope", "col"}}, name);
        xml_.close();
        xml_.close();
        xml_.open("tbody");
        rating("HDP level", level_word(analysis_.report), options_text(options_.hdp));
        if (analysis_.methods.rating) {
            const steps::Rating& rated = *analysis_.methods.rating;
            const std::string value = rated.value ? std::to_string(*rated.value) : "-";
            rating("Step model",
                   fmt::format("{} (label {}, girth {})", value, rated.label ? std::to_string(*rated.label) : "-",
                               rated.run.girth),
                   rating_options());
        }
        rating("Reasonable", reasonable::to_text(analysis_.methods.two_rules), "filter=components");
        xml_.close();
        xml_.close();
        xml_.close();
    }
    void rating(std::string_view name, std::string_view value, const std::string& made_by) {
        xml_.open("tr");
        xml_.put("th", {{"scope", "row"}}, name);
        xml_.put("td", {}, value);
        xml_.put("td", {}, made_by);
        xml_.put("td", {}, hash_of(made_by));
        xml_.close();
    }

    void button(std::string_view id, std::string_view words) {
        xml_.put("button", {{"id", std::string(id)}, {"type", "button"}}, words);
    }

    void stages() {
        heading("stages-heading", "Stages");
        xml_.put("noscript", {}, "The stages are drawn by a script in this page, which is switched off here.");
        xml_.open("div", {{"id", "stages"}, {"hidden", "hidden"}});
        xml_.put("p", {},
                 "Left and right arrow keys, Home and End step through the stages. In the board arrow keys move from "
                 "cell to cell; Enter says why the cell has lost its digits.");
        xml_.open("div", {{"class", "controls"}});
        xml_.put("label", {{"for", "view"}}, "Method");
        xml_.raw("<select id=\"view\"></select>");
        button("previous", "Previous");
        button("next", "Next");
        xml_.put("label", {{"for", "slider"}, {"class", "hidden"}}, "Stage");
        xml_.raw("<input type=\"range\" id=\"slider\" min=\"0\" value=\"0\"><span id=\"count\"></span>");
        xml_.close();
        xml_.open("div", {{"class", "viewer"}});
        xml_.open("div", {{"class", "scroll"}});
        xml_.open("table", {{"class", geometry_.digits() <= 9 ? "board" : "board large"}, {"id", "board"}});
        xml_.raw(
            "<caption class=\"hidden\">The board at this "
            "stage</caption><thead><tr><td class=\"corner\"></td></tr></thead><tbody></tbody>");
        xml_.close();
        xml_.close();
        xml_.open("div", {{"class", "words"}});
        xml_.raw(
            "<div aria-live=\"polite\"><h3 id=\"stage-title\" tabindex=\"-1\">Stage</h3><p id=\"words\"></p></div><div "
            "class=\"why\" id=\"why\" aria-live=\"polite\"></div>");
        legend();
        xml_.close();
        xml_.close();
        xml_.close();
        xml_.line();
    }

    void legend() {
        xml_.raw(
            "<ul class=\"legend\" aria-label=\"Signs\">"
            "<li><span class=\"swatch struck\">5</span>removed</li>"
            "<li><span class=\"swatch\"><span class=\"kept\">5</span></span>what it rests on</li>"
            "<li>hatched, framed: base of the reason</li><li>dotted: its cover</li>"
            "<li>#1 in a double frame: hypothesis and its level</li><li>corner: changed</li></ul>");
    }

    void chains() {
        heading("chains", "HDP chains");
        xml_.put("p", {},
                 fmt::format("Level: {}. Each line leads to its position above.", level_word(analysis_.report)));
        for (const Part& part : parts_) {
            if (!part.section->ran) continue;
            xml_.put("h3", {}, part.title);
            xml_.open("ol", {{"class", "lines"}});
            std::size_t number = 0;
            for (const hdp::Line& line : part.section->lines) {
                xml_.open("li");
                xml_.put("a", {{"class", "line"}, {"href", fmt::format("#{}-{}", part.id, number++)}},
                         hdp::to_text(geometry_, line));
                xml_.close();
                xml_.line();
            }
            xml_.close();
            xml_.open("p");
            xml_.put("code", {}, hdp::count_line(*part.section));
            xml_.close();
        }
    }

    void graphs() {
        heading("graphs", "Decision graphs");
        xml_.put("p", {}, "What was decided in which order, and what came of it. Ctrl and the wheel zoom.");
        const GraphOptions wanted{options_.coords, puzzle_.name};
        graph("analysis", "Pair Reduction Analysis", analysis_graph(analysis_.report, wanted));
        if (analysis_.report.pair_reduction.ran)
            graph("reduction", "The reductions", reduction_graph(analysis_.report, wanted));
    }

    void graph(std::string_view id, std::string_view title, const graph::Graph& drawn) {
        xml_.put("h3", {}, title);
        graph::SvgOptions style;
        style.prefix = fmt::format("{}-graph", id);
        style.style = false;
        const std::string zoom = fmt::format("{}-zoom", id);
        xml_.open("div",
                  {{"class", "zoom controls"}, {"id", zoom}, {"role", "group"}, {"aria-label", "Size of the graph"}});
        xml_.close();
        xml_.open("div", {{"class", "graph"},
                          {"data-zoom", zoom},
                          {"tabindex", "0"},
                          {"role", "region"},
                          {"aria-label", std::string(title)}});
        xml_.raw(graph::svg_of(drawn, style));
        xml_.close();
        xml_.line();
    }

    void pairs() {
        heading("pairs", "Pairs and constraint pairs");
        const hdp::Report& report = analysis_.report;
        std::string text;
        for (Cell cell : report.pairs)
            text += fmt::format("{}{}: {}", text.empty() ? "" : "   ", cell_name(geometry_, cell, options_.coords),
                                digit_list(report.autosolved.digits(cell)));
        xml_.put("h3", {}, fmt::format("Pairs ({})", report.pairs.size()));
        xml_.put("pre", {}, text);
        text.clear();
        for (const hdp::ConstraintPair& pair : report.constraint_pairs)
            text += hdp::constraint_pair_line(geometry_, pair) + '\n';
        xml_.put("h3", {}, fmt::format("Constraint pairs ({})", report.constraint_pairs.size()));
        xml_.put("pre", {}, text);
    }

    void proof() {
        heading("proof", "Proof");
        if (!analysis_.proof || !analysis_.proof->proved) {
            xml_.put(
                "p", {},
                "There is no proof: " +
                    std::string(analysis_.proof ? analysis_.proof->why
                                                : "the puzzle has several solutions, or their number is not known") +
                    '.');
            return;
        }
        const Proved& proof = *analysis_.proof;
        xml_.put("p", {{"class", proof.accepted ? "good" : "bad"}},
                 fmt::format("{}: {} deductions, found by {}; the independent checker {} it.", proof.claim,
                             proof.deductions, proof.method, proof.accepted ? "accepts" : "refuses"));
        xml_.open("p");
        xml_.text("Its steps are the view ");
        xml_.put("a", {{"href", "#proof-0"}}, "Proof");
        xml_.text(" of the stages; the file itself is written by ");
        xml_.put("code", {}, "deduku prove");
        xml_.text(" and checked by ");
        xml_.put("code", {}, "deduku check");
        xml_.text(".");
        xml_.close();
    }

    void footer() {
        xml_.open("footer");
        heading("made", "How this was made");
        xml_.put("p", {},
                 fmt::format("deduku {}, in {:.1f} ms. Options of the chains: {} ({}).", program_version,
                             options_.seconds * 1e3, options_text(options_.hdp), options_hash(options_.hdp)));
        xml_.close();
    }

    const Puzzle& puzzle_;
    const Analysis& analysis_;
    const ReportOptions& options_;
    const Geometry& geometry_;
    std::array<Part, 4> parts_;
    Xml xml_;
};

}  // namespace

std::string report_html(const Puzzle& puzzle, const Analysis& analysis, const ReportOptions& options) {
    return Report(puzzle, analysis, options).html();
}

}  // namespace deduku::report
