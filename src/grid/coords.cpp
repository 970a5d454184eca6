#include <charconv>

#include "deduku/text.hpp"
#include "grid/characters.hpp"

namespace deduku {
namespace {

// 0 -> A, 25 -> Z, 26 -> AA.
std::string letters(int number) {
    std::string out;
    for (++number; number > 0; number = (number - 1) / 26)
        out.insert(out.begin(), static_cast<char>('A' + (number - 1) % 26));
    return out;
}

// Takes leading letters off `text`; -1 if there are none or too many.
int take_letters(std::string_view& text) {
    int value = 0;
    std::size_t used = 0;
    while (used < text.size() && is_letter(text[used]) && value < max_digits)
        value = value * 26 + (text[used++] & ~0x20) - 'A' + 1;
    text.remove_prefix(used);
    return value - 1;
}

// Takes a leading number off `text`; -1 if there is none.
int take_number(std::string_view& text) {
    int value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || text.empty() || text.front() == '-') return -1;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

// Deverin's row letters leave out I on boards up to 9x9.
std::string row_letters(int row, int digits) { return letters(digits <= 9 && row == 8 ? 9 : row); }

}  // namespace

std::optional<Coords> parse_coords(std::string_view word) {
    if (word == "sheet") return Coords::sheet;
    if (word == "sheet-up") return Coords::sheet_up;
    if (word == "rc") return Coords::rc;
    if (word == "rows") return Coords::rows;
    return std::nullopt;
}

std::string cell_name(const Geometry& geometry, Cell cell, Coords style) {
    const int row = geometry.row(cell);
    const int column = geometry.column(cell);
    switch (style) {
        case Coords::sheet: return letters(column) + std::to_string(row + 1);
        case Coords::sheet_up: return letters(column) + std::to_string(geometry.digits() - row);
        case Coords::rc: return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
        case Coords::rows: return row_letters(row, geometry.digits()) + std::to_string(column + 1);
    }
    return {};
}

std::string house_name(const Geometry& geometry, House house, Coords style) {
    if (geometry.size_of(house) < geometry.digits()) {
        std::string out;
        for (Cell cell : geometry.cells_of(house))
            out += (out.empty() ? "cells " : ",") + cell_name(geometry, cell, style);
        return out;
    }
    const int i = geometry.ordinal(house);
    const bool numbered_columns = style == Coords::rc || style == Coords::rows;
    switch (geometry.kind(house)) {
        case HouseKind::row:
            if (style == Coords::rows) return "row " + row_letters(i, geometry.digits());
            return "row " + std::to_string(style == Coords::sheet_up ? geometry.digits() - i : i + 1);
        case HouseKind::column: return "column " + (numbered_columns ? std::to_string(i + 1) : letters(i));
        case HouseKind::box: return "box " + std::to_string(i + 1);
        case HouseKind::region: return "region " + std::to_string(i + 1);
        case HouseKind::diagonal: return "diagonal " + std::to_string(i + 1);
        case HouseKind::other: return "house " + std::to_string(i + 1);
    }
    return {};
}

std::string house_label(const Geometry& geometry, House house, Coords style) {
    const std::string name = house_name(geometry, house, style);
    return name.substr(name.rfind(' ') + 1);
}

std::optional<Cell> parse_cell(const Geometry& geometry, std::string_view name, Coords style) {
    const int n = geometry.digits();
    int row = -1;
    int column = -1;
    if (style == Coords::rc) {
        if (name.empty() || (name.front() | 0x20) != 'r') return std::nullopt;
        name.remove_prefix(1);
        row = take_number(name) - 1;
        if (name.empty() || (name.front() | 0x20) != 'c') return std::nullopt;
        name.remove_prefix(1);
        column = take_number(name) - 1;
    } else {
        const int letter = take_letters(name);
        const int number = take_number(name);
        row = style == Coords::rows ? letter : style == Coords::sheet_up ? n - number : number - 1;
        column = style == Coords::rows ? number - 1 : letter;
        if (style == Coords::rows && n <= 9 && letter >= 8) row = letter == 9 ? 8 : -1;
        if (number < 1) return std::nullopt;
    }
    if (!name.empty() || row < 0 || row >= n || column < 0 || column >= n) return std::nullopt;
    return geometry.cell(row, column);
}

std::string digit_list(Set<Digit> digits) {
    std::string out;
    for (Digit d : digits) {
        if (!out.empty()) out += ',';
        out += std::to_string(index(d) + 1);
    }
    return out;
}

}  // namespace deduku
