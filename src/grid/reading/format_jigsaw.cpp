// Lines of jigsaws.
//
//   3.......4..2.6.1.. .. 000111222000..        000111222000..,3.......4..2.6.1..
#include <algorithm>
#include <array>

#include "grid/in_order.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/escapes.hpp"
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
    put_in_order(names);
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
    puzzle->comment = from_one_line(found->comment);
    return with_demands(text, std::move(*puzzle));
}

bool is_between_parts(char c) {
    switch (c) {
        case ' ':
        case '\t':
        case '"':
        case ',':
        case ';':
        case '|':
        case ':':
        case '/': return true;
        default: return false;
    }
}

// The text of the line after its first `used` characters, from the next part.
std::string_view next_part(std::string_view line, std::size_t used = 0) {
    while (used < line.size() && is_between_parts(line[used])) ++used;
    return line.substr(std::min(used, line.size()));
}

std::size_t part_size(std::string_view text) {
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return is_between_parts(c) || c == '#'; });
    return static_cast<std::size_t>(end - text.begin());
}

}  // namespace

std::optional<JigsawLine> jigsaw_in(std::string_view line) {
    constexpr std::size_t fewest = 16;
    const std::string_view text = next_part(line);
    const std::size_t size = text.size() < 2 * fewest ? 0 : part_size(text);
    const auto both = size % 2 == 0 ? root_of(size / 2) : std::nullopt;
    const int n = both.value_or(root_of(size).value_or(0));
    if (n < 4 || n > max_symbols) return std::nullopt;
    const auto cells = static_cast<std::size_t>(n * n);
    const std::string_view one = text.substr(0, cells), rest = both ? text.substr(cells) : next_part(text, cells);
    if (!both && part_size(rest) != cells) return std::nullopt;
    const std::string_view other = rest.substr(0, cells);
    std::string_view comment = next_part(rest, cells);
    if (comment.starts_with('#')) comment = next_part(comment, 1);
    if (is_map(other, static_cast<std::size_t>(n))) return JigsawLine{one, other, n, comment};
    if (is_map(one, static_cast<std::size_t>(n))) return JigsawLine{other, one, n, comment};
    return std::nullopt;
}

extern constinit const Format jigsaw_format = {
    "jigsaw", {"N^2 cells and the region of each, on one line, in any order: a jigsaw", read_jigsaw}};

}  // namespace deduku::reading
