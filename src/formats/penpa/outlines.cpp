#include "formats/penpa/outlines.hpp"

#include <algorithm>
#include <array>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::penpa {

void ThickEdges::add(DrawnPoint from, DrawnPoint to) {
    const int row = from.row / 1000, column = from.column / 1000;
    const auto on_board = [&](int r, int c) { return r >= 0 && c >= 0 && r < n_ && c < n_; };
    const auto place = [&](int r, int c) { return static_cast<std::size_t>(r * n_ + c); };
    for (int c = std::min(column, to.column / 1000); from.row == to.row && c < std::max(column, to.column / 1000); ++c)
        if (on_board(row - 1, c)) below_[place(row - 1, c)] = true;
    for (int r = std::min(row, to.row / 1000); from.column == to.column && r < std::max(row, to.row / 1000); ++r)
        if (on_board(r, column - 1)) right_[place(r, column - 1)] = true;
}

bool ThickEdges::any() const {
    for (std::size_t i = 0; i < cells(); ++i) {
        const auto n = static_cast<std::size_t>(n_);
        if ((below_[i] && i / n + 1 < n) || (right_[i] && i % n + 1 < n)) return true;
    }
    return false;
}

std::vector<int> ThickEdges::regions() const {
    std::vector<int> out(cells(), -1);
    const auto n = static_cast<std::size_t>(n_);
    int number = 0;
    for (std::size_t start = 0; start < cells(); ++start) {
        if (out[start] >= 0) continue;
        std::vector<std::size_t> open{start};
        out[start] = number;
        const auto reach = [&](std::size_t cell) {
            if (out[cell] >= 0) return;
            out[cell] = number;
            open.push_back(cell);
        };
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            if (at % n + 1 < n && !right_[at]) reach(at + 1);
            if (at % n > 0 && !right_[at - 1]) reach(at - 1);
            if (at / n + 1 < n && !below_[at]) reach(at + n);
            if (at / n > 0 && !below_[at - n]) reach(at - n);
        }
        ++number;
    }
    return out;
}

std::size_t ThickEdges::loose(const std::vector<int>& regions) const {
    const auto n = static_cast<std::size_t>(n_);
    std::size_t out = 0;
    for (std::size_t i = 0; i < cells(); ++i) {
        if (below_[i] && i / n + 1 < n && regions[i] == regions[i + n]) ++out;
        if (right_[i] && i % n + 1 < n && regions[i] == regions[i + 1]) ++out;
    }
    return out;
}

namespace {

enum Side : std::uint8_t { top, right, bottom, left };

/// The lines of cages in each cell of the board.
struct CageLines {
    std::vector<std::array<bool, 4>> sides{};
    std::vector<std::string> colours{};  // of the last line of each cell
    std::size_t outside = 0;             // lines that are no side of a cell, nor between two

    [[nodiscard]] bool any(std::size_t cell) const {
        return std::any_of(sides[cell].begin(), sides[cell].end(), [](bool side) { return side; });
    }
};

// The sides of a cell between its quarters a and b, which are two of four.
std::optional<Side> side_between(int a, int b) {
    switch (10 * std::min(a, b) + std::max(a, b)) {
        case 1: return top;
        case 2: return left;
        case 13: return right;
        case 23: return bottom;
        default: return std::nullopt;
    }
}

CageLines cage_lines(const PenpaSheet& sheet) {
    CageLines out;
    const auto count = static_cast<std::size_t>(sheet.board.n * sheet.board.n);
    out.sides.resize(count);
    out.colours.resize(count);
    const JsonValue* cages = sheet.setter.kind("cage");
    for (std::size_t i = 0; cages != nullptr && i < cages->keys.size(); ++i) {
        const std::string_view key = cages->keys[i];
        const std::size_t comma = std::min(key.find(','), key.size());
        const auto from = sheet.board.point(key.substr(0, comma));
        const auto to = sheet.board.point(key.substr(std::min(comma + 1, key.size())));
        const bool quarters = from && to && from->kind == PointKind::quarter && to->kind == PointKind::quarter;
        const auto cell = quarters ? sheet.board.cell(from->number) : std::nullopt;
        const bool same = quarters && from->number == to->number;
        // A line between two cells goes on with the line of each.
        if (quarters && !same && cell && sheet.board.cell(to->number)) continue;
        const auto side = same ? side_between(from->part, to->part) : std::nullopt;
        if (!cell || !side) {
            ++out.outside;
            continue;
        }
        out.sides[place_of(*cell)][*side] = true;
        out.colours[place_of(*cell)] = sheet.setter.colour("cage", key);
    }
    return out;
}

/// The cells that lines surround.
struct Surrounded {
    std::vector<std::size_t> cells{};
    bool closed = true;
};

Surrounded surrounded(const CageLines& lines, std::size_t start, std::size_t n, std::vector<bool>& seen) {
    Surrounded out{{start}};
    seen[start] = true;
    std::vector<std::pair<std::size_t, std::size_t>> borders;  // a cell and a side without a line
    for (std::size_t i = 0; i < out.cells.size(); ++i) {
        const std::size_t at = out.cells[i];
        const std::array<bool, 4> inside = {at >= n, at % n + 1 < n, at / n + 1 < n, at % n > 0};
        const std::array<std::size_t, 4> next = {at - n, at + 1, at + n, at - 1};
        for (std::size_t side = 0; side < 4; ++side) {
            if (lines.sides[at][side]) continue;
            if (!inside[side] || lines.sides[next[side]][(side + 2) % 4]) {
                out.closed = false;
            } else if (!seen[next[side]]) {
                seen[next[side]] = true;
                out.cells.push_back(next[side]);
            }
        }
    }
    put_in_order(out.cells);
    return out;
}

// Cages in several pieces: those that the list of cages puts together.
void join_pieces(const PenpaSheet& sheet, std::vector<std::vector<Cell>>& cages) {
    const JsonValue* list = sheet.setter.kind("killercages");
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        std::vector<Cell> all;
        for (const JsonValue& number : list->items[i].items)
            if (const auto value = number_in(number.text))
                if (const auto cell = sheet.board.cell(*value)) all.push_back(*cell);
        put_in_order(all);
        const auto is_piece = [&](const std::vector<Cell>& cage) {
            return std::includes(all.begin(), all.end(), cage.begin(), cage.end());
        };
        std::size_t covered = 0;
        for (const auto& cage : cages) covered += is_piece(cage) ? cage.size() : 0;
        if (all.empty() || covered != all.size()) continue;
        std::erase_if(cages, is_piece);
        cages.push_back(std::move(all));
    }
}

std::string text_in_quarter(const JsonValue* texts, const std::string& key) {
    const JsonValue* entry = texts == nullptr ? nullptr : texts->find(key);
    return entry == nullptr || entry->items.empty() ? std::string()
                                                    : std::string(reading::trimmed(entry->items[0].text));
}

}  // namespace

std::vector<std::string> draw_cages(const PenpaSheet& sheet, PadDrawing& to) {
    const CageLines lines = cage_lines(sheet);
    const auto n = static_cast<std::size_t>(sheet.board.n);
    std::vector<bool> seen(n * n, false);
    std::vector<std::vector<Cell>> cages;
    for (std::size_t i = 0; i < lines.outside; ++i) to.figure("#000");
    for (std::size_t start = 0; start < n * n; ++start) {
        if (seen[start] || !lines.any(start)) continue;
        const Surrounded found = surrounded(lines, start, n, seen);
        if (!found.closed) to.figure("#000");
        if (!found.closed) continue;
        cages.emplace_back();
        for (const std::size_t cell : found.cells) cages.back().push_back(static_cast<Cell>(cell));
    }
    join_pieces(sheet, cages);
    std::vector<std::string> used;
    const JsonValue* texts = sheet.setter.kind("numberS");
    for (const std::vector<Cell>& cage : cages) {
        std::string text;
        for (const Cell cell : cage) {
            const std::string key =
                std::to_string(4 * (sheet.board.width * sheet.board.height + sheet.board.number_of(cell)));
            if (text = text_in_quarter(texts, key); text.empty()) continue;
            used.push_back(key);
            break;
        }
        to.cage(cage, sheet.board.n, text, lines.colours[place_of(cage.front())]);
    }
    return used;
}

}  // namespace deduku::formats::penpa
