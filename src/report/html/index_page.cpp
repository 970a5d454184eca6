#include "report/html/index_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "render/html/page.hpp"
#include "render/html/template.hpp"

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

Slots slots_of(const IndexRow& row) {
    const std::string& name = row.name.empty() ? row.puzzle : row.name;
    const bool fits = !row.name.empty() || row.puzzle.size() <= 100;
    return {{{"number", std::to_string(row.number)},
             {"name_key", name},
             {"file", report_file(row.number)},
             {"name", fits ? name : row.puzzle.substr(0, 97) + "..."},
             {"rank", std::to_string(rank(row.level))},
             {"level", row.level},
             {"rating", row.rating},
             {"reasonable", row.reasonable},
             {"solutions", row.solutions},
             {"proof", row.proof},
             {"seconds", row.seconds}}};
}

// By level, then rating.
std::vector<const IndexRow*> sorted(const IndexRows& all) {
    std::vector<const IndexRow*> rows;
    for (const auto& [number, row] : all) rows.push_back(&row);
    std::stable_sort(rows.begin(), rows.end(), [](const IndexRow* a, const IndexRow* b) {
        const std::size_t ra = rank(a->level), rb = rank(b->level);
        return ra != rb ? ra < rb : rating_key(*a) < rating_key(*b);
    });
    return rows;
}

// The levels that have puzzles, with their numbers.
std::vector<std::pair<std::string, std::size_t>> count_by_level(const IndexRows& all) {
    std::array<std::size_t, levels.size() + 1> counts{};
    for (const auto& [number, row] : all) ++counts[rank(row.level)];
    std::vector<std::pair<std::string, std::size_t>> out;
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (counts[i] > 0) out.emplace_back(levels[i], counts[i]);
    return out;
}

}  // namespace

std::string report_file(std::uint64_t number) { return fmt::format("puzzles/{:06}.html", number); }

std::string index_html(const std::string& title, const IndexRows& all, std::string_view made_by, bool complete) {
    SlotList columns, rows, counts, choices;
    for (const char* name : {"Number", "Puzzle", "HDP level", "Rating", "Reasonable", "Solutions", "Proof", "Seconds"})
        columns.push_back({{{"name", name}}});
    for (const auto& [level, puzzles] : count_by_level(all)) {
        counts.push_back({{{"level", level}, {"puzzles", std::to_string(puzzles)}}});
        choices.push_back({{{"level", level}}});
    }
    for (const IndexRow* row : sorted(all)) rows.push_back(slots_of(*row));
    const std::string count = fmt::format("{} puzzle{}{}", rows.size(), rows.size() == 1 ? "" : "s",
                                          complete ? "" : "; not all are done, the same command goes on from here");
    HtmlPage page;
    page.title = title;
    page.body = filled(index_page, {{{"title", title},
                                     {"count", count},
                                     {"levels", std::move(counts)},
                                     {"choices", std::move(choices)},
                                     {"columns", std::move(columns)},
                                     {"rows", std::move(rows)},
                                     {"made_by", std::string(made_by)}}});
    page.style = report_style;
    page.script = index_script;
    return html_page(page);
}

}  // namespace deduku::report
