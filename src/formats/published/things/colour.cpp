#include "formats/published/things/colour.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "grid/in_order.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::published {
namespace {

struct ColourName {
    std::string_view word;  ///< as written
    std::string_view form;  ///< its common form
    Colour colour;
};
constexpr std::array<ColourName, 41> names = {{
    {"red", "red", {230, 40, 40}},
    {"orange", "orange", {250, 150, 40}},
    {"peach", "peach", {255, 190, 140}},
    {"salmon", "peach", {250, 150, 125}},
    {"yellow", "yellow", {245, 230, 70}},
    {"gold", "yellow", {230, 190, 60}},
    {"golden", "yellow", {230, 190, 60}},
    {"brown", "brown", {140, 90, 40}},
    {"tan", "tan", {210, 180, 140}},
    {"beige", "tan", {225, 205, 170}},
    {"cream", "tan", {240, 230, 200}},
    {"green", "green", {80, 200, 80}},
    {"lime", "green", {140, 240, 80}},
    {"olive", "green", {130, 140, 50}},
    {"teal", "teal", {40, 170, 160}},
    {"turquoise", "teal", {64, 224, 208}},
    {"cyan", "teal", {80, 220, 230}},
    {"aqua", "teal", {80, 220, 230}},
    {"mint", "teal", {150, 240, 200}},
    {"blue", "blue", {70, 120, 230}},
    {"navy", "blue", {30, 40, 120}},
    {"azure", "blue", {80, 150, 250}},
    {"indigo", "indigo", {90, 60, 200}},
    {"purple", "purple", {150, 60, 220}},
    {"violet", "purple", {150, 80, 230}},
    {"lavender", "lavender", {190, 160, 240}},
    {"lilac", "lavender", {200, 160, 230}},
    {"mauve", "lavender", {200, 150, 220}},
    {"periwinkle", "lavender", {160, 160, 250}},
    {"pink", "pink", {250, 120, 220}},
    {"magenta", "pink", {240, 60, 230}},
    {"fuchsia", "pink", {240, 60, 230}},
    {"grey", "grey", {160, 160, 160}},
    {"gray", "grey", {160, 160, 160}},
    {"silver", "grey", {190, 190, 190}},
    {"black", "black", {0, 0, 0}},
    {"white", "white", {255, 255, 255}},
    {"maroon", "red", {130, 20, 40}},
    {"crimson", "red", {220, 20, 60}},
    {"charcoal", "black", {50, 50, 50}},
    {"darkgrey", "grey", {120, 120, 120}},
}};

int hex_digit(char c) {
    if (is_digit(c)) return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// A part of a colour over white paper.
int over_white(int part, int alpha) { return 255 + (part - 255) * alpha / 255; }

// Red, green, blue and alpha.
std::optional<std::array<int, 4>> parts_of_hex(std::string_view hex) {
    const std::size_t size = hex.size();
    if (size == 0 || size == 5 || size == 7 || size > 8) return std::nullopt;
    if (std::any_of(hex.begin(), hex.end(), [](char c) { return hex_digit(c) < 0; })) return std::nullopt;
    std::array<int, 4> parts = {0, 0, 0, 255};
    const std::size_t width = size >= 6 ? 2 : 1, count = size <= 2 ? 1 : size / width;
    for (std::size_t i = 0; i < 4; ++i) {
        if (i < count)
            parts[i] = width == 2 ? 16 * hex_digit(hex[2 * i]) + hex_digit(hex[2 * i + 1]) : 17 * hex_digit(hex[i]);
        else if (i < 3)
            parts[i] = parts[0];
    }
    return parts;
}

std::optional<Colour> of_hex(std::string_view hex) {
    const auto parts = parts_of_hex(hex);
    if (!parts) return std::nullopt;
    const auto& [red, green, blue, alpha] = *parts;
    return Colour{over_white(red, alpha), over_white(green, alpha), over_white(blue, alpha), alpha > 12};
}

struct Shade {
    int hue = 0;                    // 0 to 359
    int saturation = 0, value = 0;  // 0 to 100
};
Shade shade_of(const Colour& colour) {
    const int high = std::max({colour.red, colour.green, colour.blue});
    const int low = std::min({colour.red, colour.green, colour.blue}), range = high - low;
    Shade out{0, high == 0 ? 0 : 100 * range / high, 100 * high / 255};
    if (range == 0) return out;
    if (high == colour.red)
        out.hue = 60 * (colour.green - colour.blue) / range;
    else if (high == colour.green)
        out.hue = 120 + 60 * (colour.blue - colour.red) / range;
    else
        out.hue = 240 + 60 * (colour.red - colour.green) / range;
    if (out.hue < 0) out.hue += 360;
    return out;
}

struct HueRange {
    std::string_view word;
    int from, to;  // degrees; from > to passes 0
    int least_saturation, most_saturation, least_value, most_value;
};
constexpr std::array<HueRange, 14> hues = {{
    {"red", 340, 16, 35, 100, 35, 100},
    {"orange", 14, 50, 40, 100, 65, 100},
    {"peach", 5, 45, 15, 75, 75, 100},
    {"brown", 5, 50, 20, 100, 15, 78},
    {"tan", 25, 60, 8, 55, 60, 100},
    {"yellow", 38, 75, 25, 100, 60, 100},
    {"green", 65, 172, 12, 100, 15, 100},
    {"teal", 150, 205, 12, 100, 20, 100},
    {"blue", 178, 262, 12, 100, 20, 100},
    {"indigo", 225, 285, 20, 100, 20, 100},
    {"purple", 240, 330, 12, 100, 20, 100},
    {"lavender", 225, 310, 8, 75, 55, 100},
    {"pink", 285, 352, 10, 100, 50, 100},
    {"pink", 352, 20, 10, 45, 80, 100},
}};

bool is_in(const HueRange& range, const Shade& shade) {
    const bool hue = range.from <= range.to ? shade.hue >= range.from && shade.hue <= range.to
                                            : shade.hue >= range.from || shade.hue <= range.to;
    return hue && shade.saturation >= range.least_saturation && shade.saturation <= range.most_saturation &&
           shade.value >= range.least_value && shade.value <= range.most_value;
}

// Degrees between a hue and the middle of a range.
int from_middle(const HueRange& range, int hue) {
    const int width = (range.to - range.from + 360) % 360;
    const int apart = std::abs(hue - (range.from + width / 2) % 360);
    return std::min(apart, 360 - apart);
}

}  // namespace

std::optional<Colour> colour_of(std::string_view text) {
    std::string lower;
    for (char c : text)
        if (!is_space(c)) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    if (lower == "transparent") return Colour{255, 255, 255, false};
    for (const ColourName& name : names)
        if (name.word == lower) return name.colour;
    std::string_view hex = lower;
    if (hex.starts_with('#')) hex.remove_prefix(1);
    return of_hex(hex);
}

bool is_veil(std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    const auto parts = parts_of_hex(text);
    return parts && (*parts)[0] == 255 && (*parts)[1] == 255 && (*parts)[2] == 255 && (*parts)[3] < 255;
}

std::vector<std::string_view> words_of(const Colour& colour) {
    if (!colour.visible) return {};
    const Shade shade = shade_of(colour);
    std::vector<std::string_view> out;
    if (shade.value <= 30) out.push_back("black");
    if (shade.saturation <= 12 && shade.value > 12 && shade.value <= 97) out.push_back("grey");
    if (shade.saturation <= 8 && shade.value >= 96) out.push_back("white");
    std::vector<HueRange> near;
    for (const HueRange& range : hues)
        if (is_in(range, shade)) near.push_back(range);
    put_in_order(near, [&](const HueRange& one, const HueRange& other) {
        return from_middle(one, shade.hue) < from_middle(other, shade.hue);
    });
    for (const HueRange& range : near)
        if (std::find(out.begin(), out.end(), range.word) == out.end()) out.push_back(range.word);
    if (out.empty()) out.push_back(shade.value > 60 ? "white" : "grey");
    return out;
}

std::string_view colour_word(std::string_view word) {
    for (const ColourName& name : names)
        if (name.word == word) return name.form;
    return {};
}

bool is_called(const Colour& colour, std::string_view word) {
    const auto words = words_of(colour);
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace deduku::formats::published
