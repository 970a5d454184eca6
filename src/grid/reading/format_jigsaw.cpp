// Lines of jigsaws.
//
//   3.......4..2.6.1.. .. 000111222000..
#include <algorithm>
#include <array>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/jigsaw.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {
namespace {

// The number of cells that are connected with one of them within its region; marks them as seen.
std::size_t connected(std::string_view map, std::size_t first, std::size_t n, std::vector<bool>& seen) {
    std::vector<std::size_t> open = {first};
    seen[first] = true;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const std::size_t cell = open[i];
        const auto visit = [&](bool inside, std::size_t other) {
            if (!inside || seen[other] || map[other] != map[first]) return;
            seen[other] = true;
            open.push_back(other);
        };
        visit(cell >= n, cell - n);
        visit(cell + n < map.size(), cell + n);
        visit(cell % n > 0, cell - 1);
        visit(cell % n + 1 < n, cell + 1);
    }
    return open.size();
}

// Whether there are N regions of N connected cells.
bool is_map(std::string_view map, std::size_t n) {
    if (std::any_of(map.begin(), map.end(), [](char c) { return c <= ' ' || c > '~'; })) return false;
    std::vector<bool> seen(map.size());
    for (std::size_t cell = 0; cell < map.size(); ++cell)
        if (!seen[cell] && connected(map, cell, n, seen) != n) return false;
    std::string names(map);
    std::sort(names.begin(), names.end());
    return std::unique(names.begin(), names.end()) - names.begin() == static_cast<std::ptrdiff_t>(n);
}

std::optional<Parsed> read_jigsaw(const Excerpt& text) {
    const TextLine& line = text.lines[0];
    const auto found = jigsaw_in(line.text);
    if (!found) return std::nullopt;
    const ReadOptions options = without_boxes(found->cells.size(), text.options);
    if (!box_for(found->size, options)) return std::nullopt;
    const std::array row = {BoardRow{&line, cut(found->cells, {LineCut::characters})}};
    if (row[0].cells.size() != found->cells.size()) return std::nullopt;
    ReadResult result = read_board(row, found->size, options);
    auto* puzzle = std::get_if<Puzzle>(&result);
    if (puzzle == nullptr) return Parsed{std::move(result)};
    puzzle->set_board(parse_houses(found->map, puzzle->box()));
    puzzle->comment = from_one_line(comment_after(line.text, found->map));
    return with_demands(text, std::move(*puzzle));
}

}  // namespace

std::optional<JigsawLine> jigsaw_in(std::string_view line) {
    const std::string_view word = first_word(line);
    const auto both = word.size() % 2 == 0 ? root_of(word.size() / 2) : std::nullopt;
    const auto one = both ? std::nullopt : root_of(word.size());
    const int n = both.value_or(one.value_or(0));
    if (n < 4 || n > max_symbols) return std::nullopt;
    const auto cells = static_cast<std::size_t>(n * n);
    const std::string_view map = both ? word.substr(cells) : first_word(comment_after(line, word));
    if (map.size() != cells || !is_map(map, static_cast<std::size_t>(n))) return std::nullopt;
    return JigsawLine{word.substr(0, cells), map, n};
}

extern constinit const Format jigsaw_format = {
    "jigsaw", {"N^2 cells and the region of each, on one line: a jigsaw", read_jigsaw}};

}  // namespace deduku::reading
