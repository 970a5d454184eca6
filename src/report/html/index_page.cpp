#include "report/html/index_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "render/html/page.hpp"
#include "render/svg/xml.hpp"

namespace deduku::report {
namespace {

constexpr std::array<std::string_view, 7> levels = {"easy",      "medium",   "hard",   "deep",
                                                    "very-deep", "unsolved", "unknown"};

std::size_t rank(const std::string& level) {
    return static_cast<std::size_t>(std::find(levels.begin(), levels.end(), level) - levels.begin());
}

// Unrated puzzles come last in their level.
std::uint64_t rating_key(const IndexRow& row) {
    if (row.rating.empty() || row.rating == "-") return ~std::uint64_t{0};
    return std::strtoull(row.rating.c_str(), nullptr, 10);
}

void cell(Xml& xml, std::string_view text, const std::string& key = {}) { xml.put("td", {{"data-key", key}}, text); }

void table_row(Xml& xml, const IndexRow& row) {
    xml.open("tr", {{"data-level", row.level}});
    cell(xml, std::to_string(row.number));
    xml.open("td", {{"class", "name"}, {"data-key", row.name.empty() ? row.puzzle : row.name}});
    const std::string shown = !row.name.empty()          ? row.name
                              : row.puzzle.size() <= 100 ? row.puzzle
                                                         : row.puzzle.substr(0, 97) + "...";
    xml.put("a", {{"href", report_file(row.number)}}, shown);
    xml.close();
    cell(xml, row.level, std::to_string(rank(row.level)));
    cell(xml, row.rating);
    cell(xml, row.reasonable);
    cell(xml, row.solutions);
    cell(xml, row.proof);
    cell(xml, row.seconds);
    xml.close();
    xml.line();
}

}  // namespace

std::string report_file(std::uint64_t number) { return fmt::format("puzzles/{:06}.html", number); }

std::string index_html(const std::string& title, const IndexRows& all, std::string_view made_by, bool complete) {
    std::vector<const IndexRow*> rows;
    std::array<std::size_t, levels.size() + 1> counts{};
    for (const auto& [number, row] : all) {
        rows.push_back(&row);
        ++counts[rank(row.level)];
    }
    std::stable_sort(rows.begin(), rows.end(), [](const IndexRow* a, const IndexRow* b) {
        const std::size_t ra = rank(a->level), rb = rank(b->level);
        return ra != rb ? ra < rb : rating_key(*a) < rating_key(*b);
    });
    Xml xml;
    xml.open("main");
    xml.put("h1", {}, title);
    xml.put("p", {},
            fmt::format("{} puzzle{}{}", rows.size(), rows.size() == 1 ? "" : "s",
                        complete ? "" : "; the run was interrupted, the same command goes on from here"));
    xml.open("ul", {{"class", "legend"}, {"aria-label", "Puzzles of each level"}});
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (counts[i] > 0) xml.put("li", {}, fmt::format("{}: {}", levels[i], counts[i]));
    xml.close();
    xml.open("div", {{"class", "controls"}, {"id", "tools"}, {"hidden", "hidden"}});
    xml.put("label", {{"for", "level"}}, "Level");
    xml.open("select", {{"id", "level"}});
    xml.raw("<option value=\"\">all</option>");
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (counts[i] > 0) xml.put("option", {{"value", std::string(levels[i])}}, levels[i]);
    xml.close();
    xml.raw("<span id=\"said\" role=\"status\"></span>");
    xml.close();
    xml.open("div", {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", "Puzzles"}});
    xml.open("table", {{"class", "facts"}, {"id", "collection"}});
    xml.open("thead");
    xml.open("tr");
    for (std::string_view name :
         {"Number", "Puzzle", "HDP level", "Rating", "Reasonable", "Solutions", "Proof", "Seconds"})
        xml.put("th", {{"scope", "col"}}, name);
    xml.close();
    xml.close();
    xml.open("tbody");
    for (const IndexRow* row : rows) table_row(xml, *row);
    xml.close();
    xml.close();
    xml.close();
    xml.close();
    xml.open("footer");
    xml.put("p", {}, fmt::format("Made by {}.", made_by));
    xml.close();
    HtmlPage page;
    page.title = title;
    page.body = xml.take();
    page.style = report_style;
    page.script = index_script;
    return html_page(page);
}

}  // namespace deduku::report
