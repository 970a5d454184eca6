#include "formats/parts.hpp"

#include <algorithm>

#include "formats/lz_string.hpp"
#include "grid/houses.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/board_rows.hpp"

namespace deduku::formats {
namespace {

// Whether the regions are the boxes of this size.
bool fits(Box box, const Table<Cell, int>& regions) {
    const Table<Cell, int> boxes = boxes_of(box);
    std::vector<int> of_box(static_cast<std::size_t>(box.digits()), -1);
    for (Cell cell : regions.ids()) {
        int& region = of_box[static_cast<std::size_t>(boxes[cell])];
        if (region == -1) region = regions[cell];
        if (region != regions[cell] || region < 0) return false;
    }
    put_in_order(of_box);
    return std::adjacent_find(of_box.begin(), of_box.end()) == of_box.end();
}

std::optional<Box> boxes_like(int n, const Table<Cell, int>& regions) {
    for (int height = 1; height <= n; ++height) {
        const Box box{height, n / height};
        if (n % height == 0 && is_valid(box) && fits(box, regions)) return box;
    }
    return std::nullopt;
}

// A letter for each cell, by its region, as parse_houses() reads it. Regions that are not numbered in order of
// appearance keep their numbers as digits.
std::string map_of(const Table<Cell, int>& regions) {
    std::vector<int> known;
    std::string letters, digits;
    for (const int region : regions) {
        const auto place = std::find(known.begin(), known.end(), region);
        const auto number = place - known.begin();
        if (place == known.end()) known.push_back(region);
        letters += static_cast<char>(number < 26 ? 'A' + number : '!' + number - 26);
        digits += static_cast<char>('1' + region);
    }
    const auto [least, most] = std::minmax_element(known.begin(), known.end());
    const bool named = *least == 0 && *most < 9 && *most + 1 == static_cast<int>(known.size());
    return named && !std::is_sorted(known.begin(), known.end()) ? digits : letters;
}

HouseCells houses_of(const Geometry& geometry, std::optional<HouseKind> kind = {}) {
    HouseCells out;
    for (deduku::House house : geometry.every_house())
        if (!kind || geometry.kind(house) == *kind)
            out.emplace_back(geometry.cells_of(house).begin(), geometry.cells_of(house).end());
    return out;
}

using House = std::vector<Cell>;

// A line whose cells have the distance `step`.
House line_of(int first, int step, int n) {
    House out;
    for (int k = 0; k < n; ++k) out.push_back(static_cast<Cell>(first + k * step));
    put_in_order(out);
    return out;
}

// Removes the house from the list; false if it is not there.
bool take(std::vector<House>& houses, const House& house) {
    const auto found = std::find(houses.begin(), houses.end(), house);
    if (found == houses.end()) return false;
    houses.erase(found);
    return true;
}

// Removes from the list, in order, houses of N cells that share no cell with earlier ones; returns a number for each
// cell, if they fill the board.
Table<Cell, int> take_regions(std::vector<House>& houses, int n) {
    Table<Cell, int> regions(n * n, -1);
    int number = 0;
    std::erase_if(houses, [&](const House& house) {
        const bool fits = static_cast<int>(house.size()) == n &&
                          std::all_of(house.begin(), house.end(), [&](Cell cell) { return regions[cell] < 0; });
        if (fits)
            for (Cell cell : house) regions[cell] = number;
        number += fits ? 1 : 0;
        return fits;
    });
    return regions;
}

}  // namespace

HouseCells windows_of(int digits) {
    const GeometryPtr board = digits == 9 ? parse_houses("boxes+windoku", Box{3, 3}) : nullptr;
    return board ? houses_of(*board, HouseKind::window) : HouseCells();
}

HouseCells lines_of(int n) {
    HouseCells out;
    for (int i = 0; i < n; ++i) {
        out.push_back(line_of(i * n, 1, n));
        out.push_back(line_of(i, n, n));
    }
    return out;
}

HouseCells extra_houses(const HouseLayout& layout, int n) {
    HouseCells out;
    if (layout.down) out.push_back(line_of(0, n + 1, n));
    if (layout.up) out.push_back(line_of(n - 1, n - 1, n));
    if (layout.windows)
        for (House& window : windows_of(n)) out.push_back(std::move(window));
    out.insert(out.end(), layout.more.begin(), layout.more.end());
    return out;
}

std::optional<HouseLayout> layout_of(HouseCells houses, int n) {
    HouseLayout out;
    for (const House& line : lines_of(n))
        if (!take(houses, line)) return std::nullopt;
    out.down = take(houses, line_of(0, n + 1, n));
    out.up = take(houses, line_of(n - 1, n - 1, n));
    out.regions = take_regions(houses, n);
    if (std::any_of(out.regions.begin(), out.regions.end(), [](int region) { return region < 0; })) return std::nullopt;
    if (const auto box = boxes_like(n, out.regions); box && box == usual_box(n)) out.regions = {};
    const HouseCells windows = windows_of(n);
    const auto has = [&](const House& window) {
        return std::find(houses.begin(), houses.end(), window) != houses.end();
    };
    out.windows = !windows.empty() && std::all_of(windows.begin(), windows.end(), has);
    for (const House& window : windows)
        if (out.windows) take(houses, window);
    out.more = std::move(houses);
    return out;
}

std::optional<HouseLayout> layout_of(const Geometry& with_rules) {
    const int n = with_rules.digits();
    if (with_rules.standard()) {
        HouseLayout out;
        if (usual_box(n) != with_rules.box()) out.regions = boxes_of(with_rules.box());
        return out;
    }
    const std::string& text = with_rules.text();
    const GeometryPtr board = parse_houses(text, usual_box(n).value_or(Box{1, n}));
    auto out = layout_of(houses_of(board ? *board : with_rules), n);
    // A map in digits determines the numbers of its regions.
    if (out && !out->regions.empty() && text.find_first_not_of("123456789") >= static_cast<std::size_t>(n * n))
        for (Cell cell : out->regions.ids()) out->regions[cell] = text[static_cast<std::size_t>(cell)] - '1';
    return out;
}

std::optional<Puzzle> board_of_size(std::size_t size, const ReadOptions& options) {
    if (size > std::size_t{max_digits}) return std::nullopt;
    const int n = static_cast<int>(size);
    const Box box = options.box ? *options.box : usual_box(n).value_or(Box{1, n});
    if (!is_valid(box) || box.digits() != n) return std::nullopt;
    return Puzzle(reading::board_with(box, options));
}

std::optional<ValueError> read_digit(const JsonValue& value, int n, Set<Digit>& out) {
    const auto number = value.number();
    if (!number || *number < 1 || *number > n)
        return ValueError{value.at, "'" + value.text + "'", "a digit 1-" + std::to_string(n)};
    out.insert(static_cast<Digit>(*number - 1));
    return std::nullopt;
}

std::optional<ValueError> read_grid(const JsonValue& rows, int columns, const ReadCell& read) {
    const auto size = static_cast<std::size_t>(columns);
    for (std::size_t r = 0; r < rows.items.size(); ++r) {
        const JsonValue& row = rows.items[r];
        if (row.items.size() != size || !row.is_list())
            return ValueError{row.at, std::to_string(row.items.size()) + " cells in row " + std::to_string(r + 1),
                              std::to_string(columns) + " cells"};
        for (std::size_t c = 0; c < size; ++c)
            if (auto mistake = read(row.items[c], static_cast<Cell>(r * size + c))) return mistake;
    }
    return std::nullopt;
}

const JsonValue* either(const JsonValue& object, std::string_view key, std::string_view short_key) {
    const JsonValue* value = object.find(key);
    return value != nullptr ? value : object.find(short_key);
}

Table<Cell, int> boxes_of(Box box) {
    const int n = box.digits();
    Table<Cell, int> out;
    for (int i = 0; i < n * n; ++i) out.push_back(i / n / box.height * (n / box.width) + i % n / box.width);
    return out;
}

std::string grid_text(int n, const std::function<std::string(Cell)>& of_cell) {
    std::string out;
    for (int i = 0; i < n * n; ++i) {
        out += i == 0 ? "[[" : i % n == 0 ? "],[" : ",";
        out += of_cell(static_cast<Cell>(i));
    }
    return out + "]]";
}

std::string member(std::string_view key, std::string_view text) {
    return text.empty() ? std::string() : ",\"" + std::string(key) + "\":" + json_text(text);
}

std::string link_to(std::string_view site, std::string_view json) {
    std::string out(site);
    for (const char c : lz_pack(json)) {
        const std::size_t special = std::string_view("+/=").find(c);
        if (special == std::string_view::npos)
            out += c;
        else
            (out += '%') += std::string_view("2B2F3D").substr(2 * special, 2);
    }
    return out + '\n';
}

std::optional<ValueError> set_houses(Puzzle& puzzle, const HouseLayout& layout) {
    const int n = puzzle.box().digits();
    if (std::any_of(layout.regions.begin(), layout.regions.end(), [](int region) { return region < 0; }))
        return ValueError{layout.at, "cells without a region", "a region for each cell"};
    std::vector<std::string> names;
    for (int region : layout.regions) names.push_back(std::to_string(region + 1));
    if (auto odd = odd_regions(names, n)) return ValueError{layout.at, std::move(odd->found), std::move(odd->expected)};
    const std::optional<Box> box = layout.regions.empty() ? puzzle.box() : boxes_like(n, layout.regions);
    const bool plain = !layout.down && !layout.up && !layout.windows && layout.more.empty();
    if (box && plain && !usual_box(n))
        return ValueError{layout.at, "a board of " + std::to_string(n) + " rows without regions",
                          "a size that boxes divide"};
    if (box && *box != puzzle.box()) puzzle.set_board(std::make_shared<const Geometry>(*box));
    if (box && plain) return std::nullopt;
    const std::string text = (box ? "boxes" : map_of(layout.regions)) + (layout.down && layout.up ? "+diagonals" : "") +
                             (layout.windows ? "+windoku" : "");
    const GeometryPtr board = parse_houses(text, puzzle.box());
    if (!board)
        return ValueError{layout.at, "regions that are not houses",
                          "as many cells in each as there are digits, and a cell in at most " +
                              std::to_string(max_houses_of_cell) + " houses"};
    puzzle.set_board(board);
    return std::nullopt;
}

ReadError error_in(std::span<const reading::TextLine> lines, std::size_t at, std::string found, std::string expected) {
    std::size_t i = 0;
    while (i + 1 < lines.size() && at > lines[i].text.size()) at -= lines[i++].text.size() + 1;
    return reading::error_at(lines[i], std::min(at, lines[i].text.size()), std::move(found), std::move(expected));
}

reading::Parsed parsed_of(std::vector<PuzzleOrError> outcomes, std::span<const reading::TextLine> lines,
                          std::size_t start) {
    reading::Parsed parsed;
    parsed.lines = lines.size();
    for (PuzzleOrError& outcome : outcomes) {
        ReadResult result;
        if (auto* mistake = std::get_if<ValueError>(&outcome))
            result = error_in(lines, start + mistake->at, std::move(mistake->found), std::move(mistake->expected));
        else
            result = std::move(std::get<Puzzle>(outcome));
        if (parsed.result)
            parsed.more.push_back(std::move(result));
        else
            parsed.result = std::move(result);
    }
    return parsed;
}

void add_comment(std::string& comment, std::string_view word, std::string_view text) {
    if (text.empty()) return;
    if (!comment.empty()) comment += '\n';
    comment += word;
    // A rule may have several lines, but a comment has its kind at the start of a line.
    for (char c : text) comment += c == '\n' || c == '\r' ? ' ' : c;
}

}  // namespace deduku::formats
