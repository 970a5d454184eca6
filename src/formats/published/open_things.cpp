#include "formats/published/open_things.hpp"

#include <algorithm>

#include "formats/published/words/writing.hpp"

namespace deduku::formats::published {
namespace {

// "purple line", "dot", "square".
std::string look_of(const Thing& thing) {
    std::string out(name_of(thing.kind));
    if (thing.kind == ThingKind::mark && thing.shape == ThingShape::square) out = "square";
    if (thing.kind == ThingKind::mark && thing.shape == ThingShape::diamond) out = "diamond";
    const auto colour = thing.colour();
    const bool named = colour && colour->visible && thing.kind != ThingKind::cage && thing.text.empty();
    return named ? std::string(words_of(*colour).front()) + ' ' + out : out;
}

// "A3 .. C3"; empty for things beside the board.
std::string place_of(const Thing& thing, const Geometry& board) {
    if (thing.cells.empty() || thing.kind == ThingKind::outside || thing.kind == ThingKind::stroke) return {};
    std::string out = cell_names(board, {thing.cells.data(), 1}).substr(1);
    if (thing.cells.size() > 1 && thing.kind != ThingKind::pointer)
        out += " .." + cell_names(board, {&thing.cells.back(), 1});
    return out;
}

// Things that look alike, but for their numbers.
struct Group {
    std::string look;  ///< "dot", with its text if that is no number
    bool numbers = false;
    std::vector<std::size_t> members{};
};

std::vector<Group> groups_of(const std::vector<Thing>& things, const std::vector<std::size_t>& numbers) {
    std::vector<Group> out;
    for (std::size_t i : numbers) {
        const bool number = whole_number(things[i].text).has_value();
        Group group{look_of(things[i]), number};
        if (!number && !things[i].text.empty()) group.look += " \"" + things[i].text + '"';
        const auto same = std::find_if(out.begin(), out.end(), [&](const Group& other) {
            return other.look == group.look && other.numbers == group.numbers;
        });
        (same == out.end() ? out.emplace_back(std::move(group)) : *same).members.push_back(i);
    }
    return out;
}

// "dots", `signs "X"`, "purple lines with numbers".
std::string plural_of(const Group& group) {
    const std::size_t quote = group.look.find(" \"");
    const std::string name = group.look.substr(0, quote);
    return name + (name.ends_with('s') || name.ends_with('x') ? "es" : "s") + (group.numbers ? " with numbers" : "") +
           (quote == group.look.npos ? "" : group.look.substr(quote));
}

constexpr std::size_t most_places = 3;

}  // namespace

std::string description_of(const Thing& thing, const Geometry& board) {
    std::string out = look_of(thing);
    if (!thing.text.empty()) out += " \"" + thing.text + '"';
    const std::string place = place_of(thing, board);
    return place.empty() ? out : out + " at " + place;
}

std::vector<std::string> descriptions_of(const std::vector<Thing>& things, const std::vector<std::size_t>& numbers,
                                         const Geometry& board) {
    std::vector<std::string> out;
    for (const Group& group : groups_of(things, numbers)) {
        const Thing& first = things[group.members[0]];
        if (group.members.size() == 1) {
            out.push_back("the " + description_of(first, board));
            continue;
        }
        std::string text = "the " + std::to_string(group.members.size()) + ' ' + plural_of(group);
        const std::size_t shown = std::min(group.members.size(), most_places);
        for (std::size_t i = 0; i < shown; ++i) {
            const Thing& thing = things[group.members[i]];
            const std::string place = place_of(thing, board);
            if (place.empty() && thing.text.empty()) break;
            text += (i > 0 ? ", " : place.empty() ? " " : " at ") + (place.empty() ? '"' + thing.text + '"' : place);
        }
        if (group.members.size() > shown) text += " and " + std::to_string(group.members.size() - shown) + " more";
        out.push_back(std::move(text));
    }
    return out;
}

}  // namespace deduku::formats::published
