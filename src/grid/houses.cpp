// Houses as text.
//
//   boxes+diagonals        AABBAABBCCDDCCDD         [[0,1,2,3],[4,5,6,7],..]
//                          A A B B   each region
//                          A A B B   has one name
#include "grid/houses.hpp"

#include <algorithm>
#include <charconv>

#include "deduku/text.hpp"
#include "grid/holes.hpp"
#include "grid/in_order.hpp"

namespace deduku {
namespace {

constexpr std::size_t slot(int i) { return static_cast<std::size_t>(i); }

// Removes the word from the start of the text, if it is there.
bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

// "0,1,8]" or "0,1,8,..", after the opening bracket.
bool take_cells(std::string_view& text, int cells, std::vector<Cell>& out) {
    do {
        int cell = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), cell);
        if (problem != std::errc() || cell < 0 || cell >= cells || out.size() > slot(max_digits)) return false;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        out.push_back(static_cast<Cell>(cell));
    } while (take(text, ","));
    put_in_order(out);
    return take(text, "]");
}

// [[..],[..]]
bool take_list(std::string_view& text, int cells, HouseCells& out) {
    if (!take(text, "[")) return false;
    do {
        if (out.size() == max_full_houses || !take(text, "[") || !take_cells(text, cells, out.emplace_back()))
            return false;
    } while (take(text, ","));
    return take(text, "]");
}

// A printable ASCII character for each cell, of at most so many regions; these are ordered by their first cells.
bool take_regions(std::string_view& text, int cells, int most, HouseCells& out) {
    if (text.size() < slot(cells)) return false;
    std::string names;
    for (int cell = 0; cell < cells; ++cell) {
        if (text[slot(cell)] <= ' ' || text[slot(cell)] > '~') return false;
        const std::size_t region = std::min(names.find(text[slot(cell)]), names.size());
        if (region == names.size()) {
            if (region == slot(most)) return false;
            names += text[slot(cell)];
            out.emplace_back();
        }
        out[out.size() - names.size() + region].push_back(static_cast<Cell>(cell));
    }
    text.remove_prefix(slot(cells));
    return true;
}

void add_diagonals(int n, HouseCells& out) {
    std::vector<Cell> down;
    std::vector<Cell> up;
    for (int r = 0; r < n; ++r) {
        down.push_back(static_cast<Cell>(r * n + r));
        up.push_back(static_cast<Cell>(r * n + n - 1 - r));
    }
    out.push_back(down);
    out.push_back(up);
}

// Four more boxes, one cell from the edges and from each other.
void add_windows(HouseCells& out) {
    for (int top : {1, 5})
        for (int left : {1, 5}) {
            std::vector<Cell>& window = out.emplace_back();
            for (int i = 0; i < 9; ++i) window.push_back(static_cast<Cell>((top + i / 3) * 9 + left + i % 3));
        }
}

// "+diagonals" and "+windoku", each at most once, in any order; false for any other text.
bool take_extras(std::string_view& text, int n, HouseCells& out) {
    bool diagonals = false, windows = false;
    while (!text.empty()) {
        if (!diagonals && take(text, "+diagonals"))
            diagonals = true;
        else if (n == 9 && !windows && take(text, "+windoku"))
            windows = true;
        else
            return false;
    }
    if (diagonals) add_diagonals(n, out);
    if (windows) add_windows(out);
    return true;
}

// The size of the boxes, if the houses are rows, columns and boxes in their order.
std::optional<Box> box_of(int n, const HouseCells& houses) {
    if (houses.size() != slot(3 * n)) return std::nullopt;
    const std::vector<Cell>& first = houses[slot(2 * n)];
    int width = 0;
    while (width < n && index(first[slot(width)]) == width) ++width;
    if (width == 0 || n % width != 0) return std::nullopt;
    const Box box{n / width, width};
    return houses == standard_houses(box) ? std::optional(box) : std::nullopt;
}

constexpr std::string_view region_signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// The boxes as a map of regions.
std::string map_of(Box box) {
    const int n = box.digits();
    std::string out;
    for (int cell = 0; cell < n * n; ++cell)
        out += region_signs[slot(cell / n / box.height * (n / box.width) + cell % n / box.width)];
    return out;
}

HouseCells boxes_in(Canvas canvas, Box box) {
    const int across = canvas.columns / box.width;
    HouseCells out(slot(canvas.rows / box.height * across));
    for (int cell = 0; cell < canvas.cells(); ++cell) {
        const int row = cell / canvas.columns, column = cell % canvas.columns;
        out[slot(row / box.height * across + column / box.width)].push_back(static_cast<Cell>(cell));
    }
    return out;
}

// "boxes", or a map of regions, after rows and columns; "lines" for these alone.
bool take_canvas_regions(std::string_view& text, Canvas canvas, HouseCells& out) {
    if (take(text, "lines")) return true;
    if (!take(text, "boxes")) return take_regions(text, canvas.cells(), max_digits, out);
    const auto box = box_on(canvas);
    if (!box) return false;
    for (std::vector<Cell>& cells : boxes_in(canvas, *box)) out.push_back(std::move(cells));
    return true;
}

// The first cells of grids of N x N cells, "A1,M1": their rows, columns and boxes, each house once.
bool add_grids(std::string_view names, Canvas canvas, HouseCells& out) {
    const auto box = usual_box(canvas.digits);
    if (!box) return false;
    const Geometry plain(canvas, {}, {}, "none");
    const HouseCells one = standard_houses(*box);
    for (std::size_t end = 0; end != names.npos; names.remove_prefix(std::min(names.size(), end + 1))) {
        end = names.find(',');
        const auto first = parse_cell(plain, names.substr(0, end), Coords::sheet);
        if (!first) return false;
        const int row = plain.row(*first), column = plain.column(*first);
        if (row + canvas.digits > canvas.rows || column + canvas.digits > canvas.columns) return false;
        for (std::vector<Cell> house : one) {
            for (Cell& cell : house)
                cell = plain.cell(row + index(cell) / canvas.digits, column + index(cell) % canvas.digits);
            if (std::find(out.begin(), out.end(), house) == out.end()) out.push_back(std::move(house));
        }
    }
    return true;
}

}  // namespace

std::string list_of(const HouseCells& houses) {
    std::string out;
    for (const std::vector<Cell>& house : houses) {
        out += out.empty() ? "[[" : "],[";
        for (const Cell cell : house) out += std::to_string(index(cell)) + ',';
        out.pop_back();
    }
    return out + "]]";
}

GeometryPtr parse_houses_on(Canvas canvas, std::string_view text) {
    if (!is_valid_canvas(canvas)) return nullptr;
    if (canvas.usual()) return parse_houses(text, usual_box(canvas.digits).value_or(Box{1, canvas.digits}));
    HouseCells houses;
    std::string_view left = text;
    if (text.starts_with("[")) {
        if (!take_list(left, canvas.cells(), houses) || !left.empty()) return nullptr;
    } else if (take(left, grids_word)) {
        if (!add_grids(left, canvas, houses)) return nullptr;
    } else if (text != "none") {
        houses = rows_and_columns(canvas);
        if (!take_canvas_regions(left, canvas, houses)) return nullptr;
        const bool square = canvas.rows == canvas.columns;
        if (!left.empty() && !(square && take_extras(left, canvas.rows, houses))) return nullptr;
    }
    if (!is_valid(canvas, houses, {})) return nullptr;
    return std::make_shared<const Geometry>(canvas, std::move(houses), Constraints{}, std::string(text));
}

GeometryPtr parse_houses(std::string_view text, Box box) {
    const int n = box.digits();
    HouseCells houses;
    std::string known;
    if (text == "none") return std::make_shared<const Geometry>(canvas_of(n), houses, Constraints{}, "none");
    if (text == "lines") {
        houses = rows_and_columns(canvas_of(n));
        known = list_of(houses);
    } else if (text.starts_with("[")) {
        known = text;
        if (!take_list(text, n * n, houses) || !text.empty()) return nullptr;
    } else {
        houses = standard_houses(box);
        const std::string_view whole = text;
        if (take(text, "boxes")) {
            // Other readers of the text may assume the usual box.
            known = box == usual_box(n) ? "boxes" : map_of(box);
        } else {
            houses.resize(slot(2 * n));
            if (!take_regions(text, n * n, n, houses)) return nullptr;
            known = whole.substr(0, whole.size() - text.size());
        }
        const std::string_view extras = text;
        if (!take_extras(text, n, houses)) return nullptr;
        for (const std::string_view extra : {"+diagonals", "+windoku"})
            if (extras.find(extra) != extras.npos) known += extra;
    }
    if (!is_valid(n, houses)) return nullptr;
    if (const auto boxes = box_of(n, houses)) return std::make_shared<const Geometry>(*boxes);
    return std::make_shared<const Geometry>(n, houses, std::move(known));
}

std::string usual_houses(Canvas canvas) { return box_on(canvas) ? "boxes" : "lines"; }

std::string map_of_boxes(Canvas canvas, Box box) {
    std::string out(slot(canvas.cells()), ' ');
    std::size_t number = 0;
    for (const std::vector<Cell>& cells : boxes_in(canvas, box)) {
        for (const Cell cell : cells) out[slot(index(cell))] = region_signs[number % region_signs.size()];
        ++number;
    }
    return out;
}

std::string houses_text(const Geometry& board) {
    if (!board.canvas().usual()) return board.text() == usual_houses(board.canvas()) ? std::string() : board.text();
    if (board.standard()) return board.box() == usual_box(board.digits()) ? std::string() : map_of(board.box());
    return !board.rules().empty() && board.text() == "boxes" ? std::string() : board.text();
}

std::optional<OddRegions> odd_regions(const std::vector<std::string>& names, int n) {
    std::optional<OddRegions> out;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto count = std::count(names.begin(), names.end(), names[i]);
        if (count == n ||
            std::find(names.begin(), names.end(), names[i]) - names.begin() != static_cast<std::ptrdiff_t>(i))
            continue;
        if (!out) out = OddRegions{i, {}, std::to_string(n) + " cells in each region"};
        out->found += (out->found.empty() ? "" : ", ") + std::to_string(count) + (count == 1 ? " cell" : " cells") +
                      " in region " + names[i];
    }
    return out;
}

std::optional<OddRegions> odd_map(std::string_view text, int n) {
    const std::size_t cells = slot(n * n);
    if (text.starts_with("boxes") || text.starts_with("[") || text.size() + slot(n) < cells) return std::nullopt;
    const std::size_t extras = text.find("+", cells);
    const std::string_view map = text.substr(0, extras == cells ? cells : text.size());
    if (map.size() != cells)
        return OddRegions{0, "a map of " + std::to_string(map.size()) + " cells", std::to_string(cells) + " cells"};
    std::vector<std::string> names;
    for (const char c : map) names.emplace_back(1, c);
    return odd_regions(names, n);
}

}  // namespace deduku
