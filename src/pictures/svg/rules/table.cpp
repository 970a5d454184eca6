// The table of the drawings of rules; the rows are in the files of their families, the lowest layer first.
#include <algorithm>
#include <array>

#include "grid/phrase.hpp"
#include "grid/reading/spelling.hpp"
#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

constexpr std::array families = {cell_drawings, line_drawings, end_drawings,
                                 cage_drawings, edge_drawings, side_drawings};

template <class Use>
void for_each_drawing(const Use& use) {
    for (const auto& family : families)
        for (const RuleDrawing& row : family()) use(row);
}

bool is_of(const RuleDrawing& row, const Rule& rule) {
    for (std::string_view name : split(row.rules, ' '))
        if (name == rule.row->key) return true;
    return false;
}

// Calls `use` with the rows for the rules of the board.
template <class Use>
void for_each_used(const Geometry& geometry, const Use& use) {
    if (geometry.rules().empty()) return;
    for_each_drawing([&](const RuleDrawing& row) {
        const auto& rules = geometry.rules();
        if (std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) { return is_of(row, rule); })) use(row);
    });
}

// Adds each piece once, even if several rows have it.
void add(std::string& css, const std::string& piece) {
    const std::string whole = ".deduku .rule-" + piece;
    if (css.find(whole) == css.npos) css += whole;
}

}  // namespace

bool is_drawn(const Rule& rule) {
    bool drawn = false;
    for_each_drawing([&](const RuleDrawing& row) { drawn = drawn || is_of(row, rule); });
    return drawn;
}

std::string drawing_sentence(const Rule& rule) {
    return fill_phrase(rule.row->drawing, [&](std::string_view slot) {
        return slot == "value" ? std::optional(std::to_string(rule.values[0])) : std::nullopt;
    });
}

bool draw_rules(Layer layer, const Frame& frame, Xml& xml) {
    bool any = false;
    Pen pen(frame, xml);
    for_each_used(frame.geometry(), [&](const RuleDrawing& row) {
        if (row.layer != layer) return;
        for (const Rule& rule : frame.geometry().rules()) {
            if (!is_of(row, rule)) continue;
            row.draw(rule, pen);
            any = true;
        }
    });
    return any;
}

std::string rule_shapes(const Geometry& geometry) {
    std::string css;
    for_each_used(geometry, [&](const RuleDrawing& row) {
        for (std::string_view piece : split(row.shapes, '}'))
            if (!piece.empty()) add(css, std::string(piece) + '}');
    });
    return css;
}

std::string rule_colours(const Geometry& geometry, Theme theme) {
    std::string css;
    for_each_used(geometry, [&](const RuleDrawing& row) {
        for (std::string_view piece : split(row.colours, ';')) {
            const auto words = split(piece, ' ');
            if (words.size() != 4) continue;
            add(css, std::string(words[0]) + '{' + std::string(words[1]) + ':' +
                         std::string(words[theme == Theme::dark ? 3 : 2]) + '}');
        }
    });
    return css;
}

}  // namespace deduku::svg
