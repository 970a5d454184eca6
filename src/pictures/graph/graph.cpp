#include "pictures/graph/graph.hpp"

#include <algorithm>
#include <array>

namespace deduku::graph {
namespace {

// Advance widths of DejaVu Sans for ' ' .. '~', in thousandths of the font size.
constexpr std::array<short, 95> advances = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};
constexpr int widest = 1000;   // all other characters
constexpr double bold = 1.12;  // headings
constexpr double margin = 7;   // between border and text
constexpr double heading_step = 16;
constexpr double text_step = 13;

double lines_height(std::size_t lines) {
    return lines == 0 ? 0 : 2 * margin - 4 + heading_step + text_step * static_cast<double>(lines - 1);
}

// The size of a part below the heading: two lines of text if parts are side by side, one if below each other.
Size size_of(const NodePart& part, bool across) {
    const double name = text_width(part.name, text_size) * bold;
    const double result = text_width(part.result, text_size);
    if (across) return {name + result + 3 * margin, text_step + 6};
    return {std::max(name, result) + 2 * margin, 2 * text_step + 6};
}

}  // namespace

std::string_view name_of(NodeKind kind) {
    constexpr std::array<std::string_view, 8> names = {"state",         "pair",     "decision", "fact",
                                                       "contradiction", "solution", "open",     "folded"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(Sign sign) {
    constexpr std::array<std::string_view, 5> names = {"open", "contradiction", "solution", "proved", "untried"};
    return names[static_cast<std::size_t>(sign)];
}

std::string_view name_of(Arrow arrow) {
    constexpr std::array<std::string_view, 4> names = {"next", "tried", "hypothesis", "fact"};
    return names[static_cast<std::size_t>(arrow)];
}

double text_width(std::string_view text, double font_size) {
    int width = 0;
    for (const char c : text) {
        if (c >= ' ' && c <= '~')
            width += advances[static_cast<std::size_t>(c - ' ')];
        else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80)  // once for each character
            width += widest;
    }
    return width * font_size / 1000;
}

NodeSize size_of(const Graph& graph, const Node& node) {
    NodeSize size;
    size.head = lines_height(node.lines.size());
    double width = 0;
    for (std::size_t i = 0; i < node.lines.size(); ++i)
        width = std::max(
            width, i == 0 ? text_width(node.lines[i], heading_size) * bold : text_width(node.lines[i], text_size));
    width += 2 * margin;
    double parts_width = 0;
    double parts_height = 0;
    for (const NodePart& part : node.parts) {
        const Size one = size_of(part, graph.across);
        size.parts.push_back(one);
        parts_width = graph.across ? std::max(parts_width, one.width) : parts_width + one.width;
        parts_height = graph.across ? parts_height + one.height : std::max(parts_height, one.height);
    }
    width = std::max(width, parts_width);
    for (Size& part : size.parts) {
        if (graph.across)
            part.width = width;
        else
            part.width += (width - parts_width) / static_cast<double>(size.parts.size());
    }
    size.whole = {width, size.head + parts_height};
    return size;
}

Size size_of(const Cluster& cluster) { return {text_width(cluster.label, heading_size) * bold + 8, heading_step + 2}; }

}  // namespace deduku::graph
