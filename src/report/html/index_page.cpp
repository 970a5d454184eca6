#include "report/html/index_page.hpp"

#include <algorithm>
#include <array>

#include "grid/in_order.hpp"
#include "report/html/table_page.hpp"
#include "report/parts/worded.hpp"

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

std::string shown_name(const IndexRow& row) {
    if (!row.name.empty()) return row.name;
    return row.puzzle.size() <= 100 ? row.puzzle : row.puzzle.substr(0, 97) + "...";
}

// By level, then rating.
std::vector<const IndexRow*> sorted(const IndexRows& all) {
    std::vector<const IndexRow*> rows;
    for (const auto& [number, row] : all) rows.push_back(&row);
    put_in_order(rows, [](const IndexRow* a, const IndexRow* b) {
        const std::size_t ra = rank(a->level), rb = rank(b->level);
        return ra != rb ? ra < rb : rating_key(*a) < rating_key(*b);
    });
    return rows;
}

// The levels of the puzzles, with the number of puzzles.
std::vector<std::pair<std::string, std::size_t>> count_by_level(const IndexRows& all) {
    std::array<std::size_t, levels.size() + 1> counts{};
    for (const auto& [number, row] : all) ++counts[rank(row.level)];
    std::vector<std::pair<std::string, std::size_t>> out;
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (counts[i] > 0) out.emplace_back(levels[i], counts[i]);
    return out;
}

}  // namespace

std::string report_file(std::uint64_t number) { return worded("puzzles/{:06}.html", number); }

std::string index_html(const std::string& title, const IndexRows& all, std::string_view made_by, IndexState state) {
    using Kind = TableColumn::Kind;
    TablePage page;
    page.title = title;
    page.made_by = made_by;
    page.count = puzzles_counted(all.size()) +
                 (state == IndexState::complete ? "" : "; incomplete: run the same command again to continue");
    const auto counts = count_by_level(all);
    std::vector<std::string> there;
    for (const auto& [level, puzzles] : counts) {
        page.legend.push_back(worded("{}: {}", level, grouped(puzzles)));
        there.push_back(level);
    }
    page.columns = {{"Number", Kind::number, "number", {}, 0, false},
                    {"Puzzle"},
                    {"HDP level", Kind::word, "level", there},
                    {"Rating", Kind::number, "rating"},
                    {"Reasonable", Kind::word, "reasonable", {"contradiction", "no", "yes"}},
                    {"Solutions", Kind::word, "solutions", {"0", "1", "2+", "unknown"}, 0, false},
                    {"Proof", Kind::word, "proof", {"none", "accepted", "refused"}, 0, false},
                    {"Seconds", Kind::number, "seconds", {}, 3, false}};
    page.link = 1;
    for (const IndexRow* row : sorted(all)) {
        page.rows.push_back({std::to_string(row->number), shown_name(*row), row->level,
                             row->rating.empty() ? "-" : row->rating, row->reasonable, row->solutions, row->proof,
                             row->seconds});
        page.files.push_back(report_file(row->number));
    }
    return table_html(page);
}

}  // namespace deduku::report
