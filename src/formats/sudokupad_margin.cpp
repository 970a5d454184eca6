#include "formats/sudokupad_margin.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "formats/link_rules.hpp"
#include "formats/parts.hpp"
#include "formats/published/things/things.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::sudokupad {
namespace {

using Place = std::pair<int, int>;

/// The square of the regions on the canvas.
struct Square {
    int row = 0, column = 0, size = 0;
    int rows = 0, columns = 0;  ///< of the canvas

    bool has(Place place) const {
        return place.first >= row && place.second >= column && place.first < row + size && place.second < column + size;
    }
};

std::optional<Place> place_of(const JsonValue& value) {
    const auto row = value.items.size() == 2 ? value.items[0].number() : std::nullopt;
    const auto column = value.items.size() == 2 ? value.items[1].number() : std::nullopt;
    return row && column ? std::optional(Place{*row, *column}) : std::nullopt;
}

// The cells of the regions of this size, if there are as many regions and no cell is in two.
std::set<Place> cells_of_regions(const JsonValue& regions, std::size_t size) {
    std::set<Place> out;
    std::size_t count = 0;
    for (const JsonValue& region : regions.items) {
        if (region.items.size() != size) continue;
        ++count;
        for (const JsonValue& item : region.items)
            if (const auto place = place_of(item)) out.insert(*place);
    }
    return count == size && out.size() == size * size ? out : std::set<Place>();
}

std::optional<Square> square_of(const JsonValue& cells, const JsonValue& regions) {
    Square out;
    out.rows = static_cast<int>(cells.items.size());
    for (const JsonValue& row : cells.items) out.columns = std::max(out.columns, static_cast<int>(row.items.size()));
    for (const JsonValue& region : regions.items) {
        const std::set<Place> places = cells_of_regions(regions, region.items.size());
        if (places.empty()) continue;
        out.size = static_cast<int>(region.items.size());
        std::tie(out.row, out.column) = *places.begin();
        const bool filled = std::all_of(places.begin(), places.end(), [&](Place place) { return out.has(place); });
        const bool inside = out.row + out.size <= out.rows && out.column + out.size <= out.columns;
        const bool whole = out.size == out.rows && out.size == out.columns;
        if (filled && inside && !whole) return out;
    }
    return std::nullopt;
}

JsonValue* editable(JsonValue& object, std::string_view key, std::string_view short_key) {
    return const_cast<JsonValue*>(either(object, key, short_key));
}

JsonValue word(std::string text, std::size_t at) { return {JsonKind::word, std::move(text), {}, {}, at}; }

// "1.5" less 1 is "0.5"; other texts are as they were.
void move_by(JsonValue& value, int by) {
    const auto before = published::thousandths(value.text);
    if (!before) return;
    const int now = *before - 1000 * by, size = std::abs(now);
    std::string part = std::to_string(1000 + size % 1000).replace(0, 1, ".");
    part.erase(part.find_last_not_of('0') + 1);
    value.text = (now < 0 ? "-" : "") + std::to_string(size / 1000) + (part == "." ? "" : part);
    value.kind = JsonKind::word;
}

void move_point(JsonValue& point, const Square& square) {
    if (point.items.size() != 2) return;
    move_by(point.items[0], square.row);
    move_by(point.items[1], square.column);
}

void move_points(JsonValue* list, const Square& square) {
    if (list == nullptr) return;
    for (JsonValue& point : list->items) move_point(point, square);
}

// What stands in a cell of the margin.
std::string text_in(const JsonValue& cell) {
    std::string out;
    for (const auto& [key, short_key] :
         {std::pair("value", "v"), std::pair("centremarks", "centremarks"), std::pair("pencilMarks", "pencilMarks"),
          std::pair("cornermarks", "cornermarks")})
        if (const JsonValue* said = either(cell, key, short_key); said != nullptr && said->says_something()) {
            out += said->text;
            for (const JsonValue& item : said->items) out += item.text;
        }
    return std::string(reading::trimmed(out));
}

JsonValue text_beside(Place place, std::string text, std::size_t at) {
    JsonValue centre{JsonKind::list, {}, {}, {}, at};
    for (const int along : {place.first, place.second}) centre.items.push_back(word(std::to_string(along) + ".5", at));
    JsonValue out{JsonKind::object, {}, {std::move(centre)}, {"center", "text"}, at};
    out.items.push_back({JsonKind::string, std::move(text), {}, {}, at});
    return out;
}

// The cells of the square; texts of the others go to the list.
void cut_cells(JsonValue& cells, const Square& square, std::vector<JsonValue>& beside) {
    std::vector<JsonValue> rows;
    for (int row = 0; row < square.rows; ++row) {
        JsonValue& from = cells.items[static_cast<std::size_t>(row)];
        JsonValue kept{JsonKind::list, {}, {}, {}, from.at};
        for (int column = 0; column < static_cast<int>(from.items.size()); ++column) {
            JsonValue& cell = from.items[static_cast<std::size_t>(column)];
            if (square.has({row, column}))
                kept.items.push_back(std::move(cell));
            else if (std::string text = text_in(cell); !text.empty())
                beside.push_back(text_beside({row, column}, std::move(text), cell.at));
        }
        if (row >= square.row && row < square.row + square.size) rows.push_back(std::move(kept));
    }
    cells.items = std::move(rows);
}

// The last characters of a text, one for each cell of the canvas, without those of the margin.
void cut_solution(JsonValue* solution, const Square& square) {
    const auto cells = static_cast<std::size_t>(square.rows * square.columns);
    if (solution == nullptr || solution->text.size() < cells) return;
    const std::size_t start = solution->text.size() - cells;
    std::string kept = solution->text.substr(0, start);
    for (int row = square.row; row < square.row + square.size; ++row)
        kept += solution->text.substr(start + static_cast<std::size_t>(row * square.columns + square.column),
                                      static_cast<std::size_t>(square.size));
    solution->text = std::move(kept);
}

void cut_cages(JsonValue* cages, const Square& square) {
    if (cages == nullptr) return;
    for (JsonValue& cage : cages->items) {
        move_points(editable(cage, "cells", "ce"), square);
        JsonValue* said = editable(cage, "value", "v");
        if (said != nullptr && word_before_colon(said->text) == "solution") cut_solution(said, square);
    }
}

void move_drawings(JsonValue& root, const Square& square) {
    for (const auto& [key, short_key] : {std::pair("lines", "l"), std::pair("arrows", "a")})
        if (JsonValue* list = editable(root, key, short_key))
            for (JsonValue& line : list->items) move_points(editable(line, "wayPoints", "wp"), square);
    for (const auto& [key, short_key] : {std::pair("underlays", "u"), std::pair("overlays", "o")})
        if (JsonValue* list = editable(root, key, short_key))
            for (JsonValue& shape : list->items)
                if (JsonValue* centre = editable(shape, "center", "ct")) move_point(*centre, square);
}

void add_overlays(JsonValue& root, std::vector<JsonValue> shapes) {
    if (shapes.empty()) return;
    JsonValue* list = editable(root, "overlays", "o");
    if (list == nullptr) {
        root.keys.emplace_back("overlays");
        root.items.push_back({JsonKind::list, {}, {}, {}, root.at});
        list = &root.items.back();
    }
    for (JsonValue& shape : shapes) list->items.push_back(std::move(shape));
}

}  // namespace

std::optional<JsonValue> without_margin(const JsonValue& root) {
    const JsonValue* all_cells = either(root, "cells", "ce");
    const JsonValue* all_regions = either(root, "regions", "re");
    if (all_cells == nullptr || all_regions == nullptr) return std::nullopt;
    const auto square = square_of(*all_cells, *all_regions);
    if (!square) return std::nullopt;
    JsonValue out = root;
    std::vector<JsonValue> beside;
    cut_cells(*editable(out, "cells", "ce"), *square, beside);
    add_overlays(out, std::move(beside));
    JsonValue& regions = *editable(out, "regions", "re");
    std::erase_if(regions.items,
                  [&](const JsonValue& region) { return static_cast<int>(region.items.size()) != square->size; });
    for (JsonValue& region : regions.items) move_points(&region, *square);
    cut_cages(editable(out, "cages", "ca"), *square);
    move_drawings(out, *square);
    cut_solution(editable(out, "solution", "s"), *square);
    if (JsonValue* metadata = editable(out, "metadata", "md"))
        cut_solution(editable(*metadata, "solution", "s"), *square);
    return out;
}

}  // namespace deduku::formats::sudokupad
