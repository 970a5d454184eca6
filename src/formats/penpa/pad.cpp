#include "formats/penpa/pad.hpp"

#include <cstdlib>

#include "grid/reading/line_text.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::formats::penpa {
namespace {

std::string decimal(int thousandths) {
    const std::string part = std::to_string(1000 + std::abs(thousandths) % 1000).substr(1);
    return (thousandths < 0 ? "-" : "") + std::to_string(std::abs(thousandths) / 1000) + '.' + part;
}

std::string point_text(DrawnPoint point) { return '[' + decimal(point.row) + ',' + decimal(point.column) + ']'; }

}  // namespace

std::string pad_colour(std::string_view colour) {
    const std::size_t open = colour.find('(');
    if (!colour.starts_with("rgb") || open == colour.npos) return std::string(colour);
    const auto parts = split(colour.substr(open + 1, colour.find(')') - open - 1), ',');
    std::string out = "#";
    for (std::size_t i = 0; i < 3 && i < parts.size(); ++i) {
        constexpr std::string_view hex = "0123456789abcdef";
        const int value = number_in(reading::trimmed(parts[i])).value_or(0) & 255;
        (out += hex[static_cast<std::size_t>(value) / 16]) += hex[static_cast<std::size_t>(value) % 16];
    }
    return parts.size() > 3 && reading::trimmed(parts[3]) == "0" ? "transparent" : out;
}

void PadDrawing::add(std::string& list, const std::string& item) {
    (list += list.empty() ? "" : ",") += item;
    ++count_;
}

void PadDrawing::shape(const PadShape& shape) {
    std::string item = "{\"center\":" + point_text(shape.at) + ",\"width\":" + decimal(shape.width) +
                       ",\"height\":" + decimal(shape.height);
    if (shape.rounded) item += ",\"rounded\":true";
    if (shape.turned) item += ",\"angle\":45";
    if (!shape.fill.empty()) item += ",\"backgroundColor\":" + json_text(pad_colour(shape.fill));
    if (!shape.border.empty()) item += ",\"borderColor\":" + json_text(pad_colour(shape.border));
    if (!shape.text.empty()) item += ",\"text\":" + json_text(shape.text);
    add(shapes_, item + '}');
}

void PadDrawing::path(std::string& list, std::span<const DrawnPoint> points, std::string_view colour) {
    std::string places;
    for (const DrawnPoint point : points) places += (places.empty() ? "" : ",") + point_text(point);
    add(list, "{\"wayPoints\":[" + places + "],\"color\":" + json_text(pad_colour(colour)) + '}');
}

void PadDrawing::cage(std::span<const Cell> cells, int n, std::string_view value, std::string_view colour) {
    std::string places;
    for (const Cell cell : cells) {
        const int at = index(cell);
        places += (places.empty() ? "[" : ",[") + std::to_string(at / n) + ',' + std::to_string(at % n) + ']';
    }
    add(cages_, "{\"cells\":[" + places + "],\"value\":" + json_text(value) +
                    ",\"outlineC\":" + json_text(pad_colour(colour)) + '}');
}

void PadDrawing::figure(std::string_view colour) {
    add(lines_, "{\"d\":\"figure\",\"color\":" + json_text(pad_colour(colour)) + '}');
}

void PadDrawing::unknown(DrawnPoint at, std::string_view name) {
    shape({.at = at, .text = "the symbol " + std::string(name)});
}

std::string PadDrawing::members() const {
    return ",\"cages\":[" + cages_ + "],\"lines\":[" + lines_ + "],\"arrows\":[" + arrows_ + "],\"overlays\":[" +
           shapes_ + ']';
}

}  // namespace deduku::formats::penpa
