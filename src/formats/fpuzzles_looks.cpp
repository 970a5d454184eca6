#include "formats/fpuzzles_looks.hpp"

#include <array>

namespace deduku::formats::fpuzzles {
namespace {

enum class Look : std::uint8_t { line, bulb, circles, cells, beside };

struct LookRow {
    std::string_view rule, name, colour, width;
    Look look = Look::line;
};
constexpr std::array looks_of_rules = std::to_array<LookRow>({
    {"renban", "Renban", "#F067F0", "0.25"},
    {"whispers", "German Whispers", "#67F067", "0.1875"},
    {"dutch-whispers", "Dutch Whispers", "#FF9A00", "0.1875"},
    {"entropic", "Entropic Line", "#FFCCAA", "0.15625"},
    {"modular", "Modular Line", "#33BBBB", "0.15625"},
    {"region-sum", "Region Sum Line", "#2ECBFF", "0.15625"},
    {"nabner", "Nabner", "#C9C883", "0.25"},
    {"zipper", "Zipper Line", "#CDB1EC", "0.15625"},
    {"double-arrow", "Double Arrow", "#C54B8B", "0.15", Look::circles},
    {"slow-thermo", "Slow Thermometer", "#6495ED", "0.3", Look::bulb},
    {"row-indexer", "Row Indexer", "#7CC77C", "", Look::cells},
    {"column-indexer", "Column Indexer", "#C77C7C", "", Look::cells},
    {"box-indexer", "Box Indexer", "#7C7CC7", "", Look::cells},
    {"x-sum", "X Sum", "#000000", "", Look::beside},
});

std::string text(std::string_view key, std::string_view value) {
    return ",\"" + std::string(key) + "\":\"" + std::string(value) + '"';
}

void write_circle(RuleWriter& to, const LookRow& row, Cell cell, const std::string& from) {
    to.object("circle", ",\"cells\":[" + name_of(to.place(cell)) + ']' + text("baseC", row.colour) +
                            text("outlineC", row.colour) + ",\"width\":0.8,\"height\":0.8" + from);
}

}  // namespace

void write_look(RuleWriter& to, const Rule& rule) {
    const auto row = std::find_if(looks_of_rules.begin(), looks_of_rules.end(),
                                  [&](const LookRow& each) { return each.rule == rule.row->key; });
    if (row == looks_of_rules.end()) return;
    const std::vector<Cell>& cells = rule.groups[0];
    const std::string from = text("fromConstraint", row->name);
    if (row->look == Look::cells)
        return to.object(
            "cage", ",\"cells\":" + to.list(cells) + text("outlineC", row->colour) + text("fontC", "#000000") + from);
    if (row->look == Look::beside)
        return to.object("text", ",\"cells\":[" + name_of(to.beside(rule)) + ']' + to.value(rule, true) +
                                     text("fontC", row->colour) + ",\"size\":0.7" + from);
    to.object("line", ",\"lines\":[" + to.list(cells) + ']' + text("outlineC", row->colour) +
                          ",\"width\":" + std::string(row->width) + from);
    if (row->look != Look::line) write_circle(to, *row, cells.front(), from);
    if (row->look == Look::circles) write_circle(to, *row, cells.back(), from);
}

}  // namespace deduku::formats::fpuzzles
