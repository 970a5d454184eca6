#include "formats/published/fitting.hpp"

#include <algorithm>

#include "formats/published/words/writing.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::published {
namespace {

bool is_circle(const std::vector<Thing>& things, int mark) {
    return mark >= 0 && things[static_cast<std::size_t>(mark)].shape == ThingShape::circle;
}
bool is_diamond(const std::vector<Thing>& things, int mark) {
    return mark >= 0 && things[static_cast<std::size_t>(mark)].shape == ThingShape::diamond;
}
// Whether the ends of a line are those that the saying names.
bool ends_fit(const Saying& saying, const std::vector<Thing>& things, const Thing& line) {
    if (saying.has("bulb")) return is_bulb(things, line.start) != is_bulb(things, line.end);
    if (saying.has("circles")) return is_circle(things, line.start) && is_circle(things, line.end);
    if (saying.has("diamonds")) return is_diamond(things, line.start) && is_diamond(things, line.end);
    if (saying.has("marked")) return (line.start < 0) != (line.end < 0);
    return true;
}

// A line from corner to corner of the board is one of the lines whose colour the words name.
bool is_line_of_colour(const Match& match, const Thing& thing) {
    return thing.kind == ThingKind::diagonal && match.saying->kind == ThingKind::line && !match.colours.empty();
}

// "2", "2 9".
bool has_numbers(std::string_view text) { return !text.empty() && text.find_first_not_of("0123456789 ,") == text.npos; }

bool kind_fits(const Match& match, const std::vector<Thing>& things, const Thing& thing) {
    const Saying& saying = *match.saying;
    if (thing.kind != saying.kind && !is_line_of_colour(match, thing)) return false;
    const std::string_view key = saying.row->key;
    switch (saying.kind) {
        case ThingKind::line: return ends_fit(saying, things, thing);
        case ThingKind::arrow: return thing.start >= 0;
        case ThingKind::dot:
            return (saying.colour().empty() || (thing.fill && is_called(*thing.fill, saying.colour()))) &&
                   saying.has("number") == whole_number(thing.text).has_value();
        case ThingKind::sign:
            if (!saying.head.empty()) return saying.has("text=" + thing.text);
            if (key == "x") return thing.text == "X" || thing.text == "x";
            if (key == "v" && (thing.text == "V" || thing.text == "v")) return true;
            return key == "greater" && (thing.text == ">" || thing.text == "<" || thing.text == "^" ||
                                        thing.text == "v" || thing.text == "∨" || thing.text == "∧" ||
                                        (thing.text == "V" && index(thing.cells[1]) - index(thing.cells[0]) > 1));
        case ThingKind::corner: return saying.head.empty() || saying.has("number") == has_numbers(thing.text);
        case ThingKind::cage: return !saying.has("number") || whole_number(thing.text).has_value();
        case ThingKind::outside: return saying.has("diagonal") == (thing.down != 0 && thing.right != 0);
        default: return true;
    }
}

bool named(const Match& match, const Thing& thing) {
    const auto colour = thing.colour();
    const bool colour_fits =
        match.colours.empty() || std::any_of(match.colours.begin(), match.colours.end(), [&](auto word) {
            return (colour && is_called(*colour, word)) || (thing.fill && is_called(*thing.fill, word));
        });
    // A coloured circle in a frame of another colour may be called by either.
    const bool framed = thing.kind == ThingKind::mark && thing.border && thing.border->visible && thing.is_filled() &&
                        words_of(*thing.border).front() != "black" && words_of(*thing.border).front() != "white";
    const bool frame_fits = framed && std::any_of(match.colours.begin(), match.colours.end(),
                                                  [&](auto word) { return is_called(*thing.border, word); });
    const bool shape_fits = match.shapes.empty() || thing.kind != ThingKind::mark ||
                            std::find(match.shapes.begin(), match.shapes.end(), thing.shape) != match.shapes.end();
    return (colour_fits || frame_fits) && shape_fits;
}

}  // namespace

bool is_bulb(const std::vector<Thing>& things, int mark) {
    return is_circle(things, mark) && things[static_cast<std::size_t>(mark)].is_filled() &&
           things[static_cast<std::size_t>(mark)].text.empty();
}

int fit_of(const Match& match, const std::vector<Thing>& things, const Thing& thing) {
    // A number in a dot may repeat that of the words.
    const bool repeated = thing.kind == ThingKind::dot && match.saying->kind == ThingKind::dot &&
                          match.saying->head.empty() && match.values.size() == 1 &&
                          whole_number(thing.text) == match.values[0] && !match.saying->has("number");
    Thing plain;
    if (repeated) {
        plain = thing;
        plain.text.clear();
    }
    if (!kind_fits(match, things, repeated ? plain : thing) || !named(match, thing)) return 0;
    int fit = 1;
    // A sentence about diagonals explains their clues before one about the first cells "in that direction".
    if (thing.kind == ThingKind::outside && !match.saying->has("weak")) ++fit;
    // A V may be a sign for "greater" if no sentence is about Vs.
    if (thing.kind == ThingKind::sign && match.saying->row->key == "v") ++fit;
    const bool by_name = !match.colours.empty() || !match.shapes.empty();
    if (by_name) fit += 8;
    // A yellow that some call orange is yellow where both are named.
    const auto seen = thing.colour();
    if (by_name && seen && seen->visible && contains(match.colours, words_of(*seen).front())) ++fit;
    if (match.saying->has("bulb") || match.saying->has("circles") || match.saying->has("diamonds")) fit += 4;
    const auto colour = thing.colour();
    for (const std::string& option : match.saying->options)
        if (!by_name && option.starts_with('~') && colour && is_called(*colour, std::string_view(option).substr(1)))
            fit += 2;
    return fit;
}

}  // namespace deduku::formats::published
