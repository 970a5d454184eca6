// Houses as text.
//
//   boxes+diagonals        AABBAABBCCDDCCDD         [[0,1,2,3],[4,5,6,7],..]
//                          A A B B   each region
//                          A A B B   has one name
#include <algorithm>
#include <charconv>

#include "deduku/geometry.hpp"
#include "grid/in_order.hpp"
#include "grid/module.hpp"

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

// A printable ASCII character for each cell; regions are ordered by their first cells.
bool take_regions(std::string_view& text, int n, HouseCells& out) {
    if (text.size() < slot(n * n)) return false;
    std::string names;
    for (int cell = 0; cell < n * n; ++cell) {
        if (text[slot(cell)] <= ' ' || text[slot(cell)] > '~') return false;
        const std::size_t region = std::min(names.find(text[slot(cell)]), names.size());
        if (region == names.size()) {
            if (region == slot(n)) return false;
            names += text[slot(cell)];
            out.emplace_back();
        }
        out[out.size() - names.size() + region].push_back(static_cast<Cell>(cell));
    }
    text.remove_prefix(slot(n * n));
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

// The boxes as a map of regions.
std::string map_of(Box box) {
    constexpr std::string_view names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const int n = box.digits();
    std::string out;
    for (int cell = 0; cell < n * n; ++cell)
        out += names[slot(cell / n / box.height * (n / box.width) + cell % n / box.width)];
    return out;
}

}  // namespace

GeometryPtr parse_houses(std::string_view text, Box box) {
    needs(Module::more);
    const int n = box.digits();
    std::string known(text);
    HouseCells houses;
    if (text.starts_with("[")) {
        if (!take_list(text, n * n, houses)) return nullptr;
    } else {
        houses = standard_houses(box);
        if (take(text, "boxes")) {
            // Other readers of the text may assume the usual box.
            if (box != usual_box(n)) known = map_of(box) + std::string(text);
        } else {
            houses.resize(slot(2 * n));
            if (!take_regions(text, n, houses)) return nullptr;
        }
        if (take(text, "+diagonals")) add_diagonals(n, houses);
        if (n == 9 && take(text, "+windoku")) add_windows(houses);
    }
    if (!text.empty() || !is_valid(n, houses)) return nullptr;
    return std::make_shared<const Geometry>(n, houses, std::move(known));
}

}  // namespace deduku
