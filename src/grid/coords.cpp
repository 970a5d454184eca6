#include <algorithm>
#include <array>
#include <charconv>

#include "deduku/text.hpp"
#include "grid/holes.hpp"
#include "grid/reading/characters.hpp"

namespace deduku {
namespace {

// 0 -> A, 25 -> Z, 26 -> AA.
std::string letters(int number) {
    std::string out;
    for (++number; number > 0; number = (number - 1) / 26)
        out.insert(out.begin(), static_cast<char>('A' + (number - 1) % 26));
    return out;
}

// Removes leading letters from `text`; -1 if there are none or too many.
int take_letters(std::string_view& text) {
    int value = 0;
    std::size_t used = 0;
    while (used < text.size() && is_letter(text[used]) && value < max_digits)
        value = value * 26 + (text[used++] & ~0x20) - 'A' + 1;
    text.remove_prefix(used);
    return value - 1;
}

// Removes a leading number from `text`; -1 if there is none.
int take_number(std::string_view& text) {
    int value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || text.empty() || text.front() == '-') return -1;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

// Deverin's row letters omit I on boards up to 9x9.
std::string row_letters(int row, int rows) { return letters(rows <= 9 && row == 8 ? 9 : row); }

}  // namespace

std::optional<Coords> parse_coords(std::string_view word) {
    if (word == "sheet") return Coords::sheet;
    if (word == "sheet-up") return Coords::sheet_up;
    if (word == "rc") return Coords::rc;
    if (word == "rows") return Coords::rows;
    return std::nullopt;
}

namespace {

// "doubler.C3"; a helper by its meaning.
std::string own_cell_name(const Geometry& geometry, Cell cell, Coords style) {
    const OwnCell& own = geometry.own(cell);
    if (own.name.empty()) return own.meaning;
    return own.at ? own.name.substr(0, own.name.find('.') + 1) + cell_name(geometry, *own.at, style) : own.name;
}

}  // namespace

std::string cell_name(const Geometry& geometry, Cell cell, Coords style) {
    if (!geometry.in_grid(cell)) return own_cell_name(geometry, cell, style);
    const int row = geometry.row(cell);
    const int column = geometry.column(cell);
    switch (style) {
        case Coords::sheet: return letters(column) + std::to_string(row + 1);
        case Coords::sheet_up: return letters(column) + std::to_string(geometry.rows() - row);
        case Coords::rc: return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
        case Coords::rows: return row_letters(row, geometry.rows()) + std::to_string(column + 1);
    }
    return {};
}

namespace {

// A map in digits names its regions: 1122113322.. Otherwise they are numbered.
std::string region_label(const Geometry& geometry, House house) {
    const std::string_view text = geometry.text();
    const auto cells = static_cast<std::size_t>(geometry.grid_cells());
    if (text.size() >= cells && text.substr(0, cells).find_first_not_of("123456789") == text.npos)
        return std::string(1, text[static_cast<std::size_t>(index(geometry.cells_of(house).front()))]);
    return std::to_string(geometry.ordinal(house) + 1);
}

// The named cells of a 9x9 board.
struct Known {
    std::string_view name;
    std::array<int, 9> cells;
};
constexpr std::array<Known, 2> known_houses = {
    {{"asterisk", {13, 20, 24, 37, 40, 43, 56, 60, 67}}, {"centre dots", {10, 13, 16, 37, 40, 43, 64, 67, 70}}}};

// A row, column or box of one of several grids, by its ends.
HouseWords words_in_grid(const Geometry& geometry, House house, Coords style) {
    const Cell first = geometry.cells_of(house).front(), last = geometry.cells_of(house).back();
    const std::string ends = cell_name(geometry, first, style) + '-' + cell_name(geometry, last, style);
    return {geometry.row(first) == geometry.row(last)         ? "row"
            : geometry.column(first) == geometry.column(last) ? "column"
                                                              : "box",
            ends};
}

HouseWords words_of_other(const Geometry& geometry, House house) {
    const auto cells = geometry.cells_of(house);
    for (const Known& known : known_houses)
        if (geometry.rows() == 9 && geometry.columns() == 9 &&
            std::equal(cells.begin(), cells.end(), known.cells.begin(), known.cells.end(),
                       [](Cell cell, int number) { return index(cell) == number; }))
            return {std::string(known.name), ""};
    return {"house", std::to_string(geometry.ordinal(house) + 1)};
}

}  // namespace

HouseWords house_words(const Geometry& geometry, House house, Coords style) {
    if (geometry.size_of(house) < geometry.digits() && geometry.kind(house) == HouseKind::other) {
        std::string cells;
        for (Cell cell : geometry.cells_of(house))
            cells += (cells.empty() ? "" : ",") + cell_name(geometry, cell, style);
        return {"cells", cells};
    }
    if (has_holes(geometry) && geometry.size_of(house) == geometry.digits())
        return words_in_grid(geometry, house, style);
    const int i = geometry.ordinal(house);
    const std::string number = std::to_string(i + 1);
    const bool numbered_columns = style == Coords::rc || style == Coords::rows;
    switch (geometry.kind(house)) {
        case HouseKind::row:
            if (style == Coords::rows) return {"row", row_letters(i, geometry.rows())};
            return {"row", style == Coords::sheet_up ? std::to_string(geometry.rows() - i) : number};
        case HouseKind::column: return {"column", numbered_columns ? number : letters(i)};
        case HouseKind::box: return {"box", number};
        case HouseKind::region: return {"region", region_label(geometry, house)};
        case HouseKind::diagonal: return {i == 0 ? "main diagonal" : "anti-diagonal", ""};
        case HouseKind::window: return {"window", number};
        case HouseKind::group: return {"group", number};
        case HouseKind::other: break;
    }
    return words_of_other(geometry, house);
}

std::string house_name(const Geometry& geometry, House house, Coords style) {
    const HouseWords words = house_words(geometry, house, style);
    return words.label.empty() ? words.noun : words.noun + ' ' + words.label;
}

std::string house_in_sentence(const Geometry& geometry, House house, Coords style) {
    const HouseWords words = house_words(geometry, house, style);
    return words.label.empty() ? "the " + words.noun : words.noun + ' ' + words.label;
}

std::string house_label(const Geometry& geometry, House house, Coords style) {
    return house_words(geometry, house, style).label;
}

std::optional<Cell> parse_cell(const Geometry& geometry, std::string_view name, Coords style) {
    const int rows = geometry.rows();
    const int letter = take_letters(name);
    const int number = take_number(name);
    if (number < 1) return std::nullopt;
    int row = number - 1;
    int column = letter;
    if (letter == 'R' - 'A' && !name.empty()) {
        if (take_letters(name) != 'C' - 'A') return std::nullopt;
        column = take_number(name) - 1;
    } else if (style == Coords::rows) {
        row = rows <= 9 && letter >= 8 ? (letter == 9 ? 8 : -1) : letter;
        column = number - 1;
    } else if (style == Coords::sheet_up) {
        row = rows - number;
    } else if (style == Coords::rc) {
        return std::nullopt;
    }
    if (!name.empty() || row < 0 || row >= rows || column < 0 || column >= geometry.columns()) return std::nullopt;
    return geometry.cell(row, column);
}

std::string digit_list(Set<Digit> digits, int lowest) {
    std::string out;
    for (Digit d : digits) {
        if (!out.empty()) out += ',';
        out += std::to_string(index(d) + lowest);
    }
    return out;
}

}  // namespace deduku
