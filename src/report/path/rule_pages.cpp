#include "report/path/rule_pages.hpp"

#include <array>

#include "deduku/text.hpp"
#include "grid/reading/spelling.hpp"
#include "grid/rules/said.hpp"
#include "pictures/svg/board_svg.hpp"
#include "pictures/svg/rule_markings.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

// The example of a row, on a 9x9 board without givens.
std::optional<Puzzle> example_of(const RuleRow& row) {
    auto read = read_puzzles(std::string(81, '.') + " rules:" + std::string(row.example));
    if (read.size() != 1 || !std::holds_alternative<Puzzle>(read[0])) return std::nullopt;
    return std::get<Puzzle>(std::move(read[0]));
}

std::string other_names(const RuleRow& row) {
    std::string out;
    for (std::string_view name : split(row.names, ' ')) out += worded("{}`{}`", out.empty() ? "Also " : ", ", name);
    return out.empty() ? out : out + ".\n\n";
}

struct DrawnKind {
    std::string_view head;   ///< the start of a saying (grid/rules/said.hpp)
    std::string_view words;  ///< what is drawn
};
constexpr std::array<DrawnKind, 19> drawn_kinds = {{{"line bulb", "a line with a bulb"},
                                                    {"line circles", "a line with circles at its ends"},
                                                    {"line diamonds", "a line with diamonds at its ends"},
                                                    {"line marked", "a line with a mark at one end"},
                                                    {"line", "a line"},
                                                    {"arrow", "an arrow from a circle or pill"},
                                                    {"dot white", "a white dot on a border"},
                                                    {"dot black", "a black dot on a border"},
                                                    {"sign x", "an X on a border"},
                                                    {"sign v", "a V on a border"},
                                                    {"sign", "a sign on a border"},
                                                    {"corner", "a circle at a corner, with digits"},
                                                    {"mark", "circles or squares in cells"},
                                                    {"shade", "shaded cells"},
                                                    {"cage", "a cage"},
                                                    {"area number", "an area with a number"},
                                                    {"outside diagonal", "a number and an arrow beside the board"},
                                                    {"outside straight", "a number beside the board"},
                                                    {"board", "nothing, or lines along the diagonals"}}};

// How the rule looks in published puzzles, and our words for it; empty if it is not read from them.
std::string published_as(const RuleRow& row, const std::string& sentence) {
    for (const DrawnKind& kind : drawn_kinds)
        if (!kind.head.empty() && rules::said_of(row).starts_with(kind.head)) {
            // The words of forms say many rules, none of them as our sentences do.
            if (row.read_text != nullptr || row.fewest_cases > 0)
                return "In [published puzzles](../published.md): sentences that say such a rule.\n\n";
            std::string words(row.drawing.empty() ? std::string_view(sentence) : row.drawing);
            if (const std::size_t slot = words.find("{value}"); slot != std::string::npos) words.replace(slot, 7, "5");
            // Its sentence names cells, which people do not.
            if (row.drawing.empty() && row.fewest_groups > 0)
                return worded("In [published puzzles](../published.md): {}.\n\n", kind.words);
            return worded("In [published puzzles](../published.md): {}, and words such as \"{}\"\n\n", kind.words,
                          words);
        }
    return {};
}

void add_rule(const RuleRow& row, const Puzzle& puzzle, Pages& out, std::string& page) {
    const Geometry& geometry = puzzle.geometry();
    Scene scene = scene_of(puzzle, start_board(puzzle));
    scene.marks = false;
    scene.title = row.key;
    scene.description = rule_sentence(geometry.rules()[0], geometry, Coords::sheet);
    SvgOptions style;
    style.words_below = !svg::is_drawn(geometry.rules()[0]);
    out.files.push_back({worded("{}.svg", row.key), board_svg(scene, style) + '\n'});
    page += worded("## {}\n\n{}\n\n    {}\n\n{}{}<img src=\"{}.svg\" width=\"320\" alt=\"{}\">\n\n", row.key,
                   scene.description, row.example, other_names(row), published_as(row, scene.description), row.key,
                   scene.description);
}

}  // namespace

std::string example_sentence(const RuleRow& row) {
    const auto puzzle = example_of(row);
    if (!puzzle) return {};
    return rule_sentence(puzzle->geometry().rules()[0], puzzle->geometry(), Coords::sheet);
}

std::string rule_text(const RuleRow& row) {
    const std::string names = row.names.empty() ? "" : worded("Other names: {}\n", row.names);
    return worded("{}\n\n{}\n\n  {}\n\n{}", row.key, example_sentence(row), row.example, names);
}

Pages rule_pages() {
    Pages out;
    std::string page =
        "# Rules\n\nEach rule as a sentence, as text and as a picture; made by `deduku list --rules doc/rules/`. "
        "[Formats](../formats.md#rules) has the grammar, values and cells of each. Rules for the whole board are "
        "stated below the picture.\n\n";
    for (const RuleRow* row : rule_rows()) {
        const auto puzzle = example_of(*row);
        if (puzzle)
            add_rule(*row, *puzzle, out, page);
        else
            out.problem = worded("{}: its example is no rule", row->key);
    }
    page.pop_back();
    out.files.push_back({"README.md", page});
    return out;
}

}  // namespace deduku::report
