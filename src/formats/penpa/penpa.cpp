#include "formats/penpa/penpa.hpp"

#include <algorithm>

#include "formats/penpa/marks.hpp"
#include "formats/penpa/outlines.hpp"
#include "formats/penpa/paths.hpp"
#include "formats/penpa/sheet.hpp"
#include "grid/contains.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::penpa {
namespace {

constexpr std::size_t most_elements = 4000;

bool mentions(std::string_view text, std::string_view word) {
    std::string lower(text);
    for (char& c : lower)
        if (is_letter(c)) c = static_cast<char>(c | 0x20);
    return lower.find(word) != lower.npos;
}

// Whether words or tags call it a sudoku, so that it has the usual boxes even if they are not drawn.
bool is_called_sudoku(const PenpaSheet& sheet) {
    return mentions(sheet.title, "sudoku") || mentions(sheet.rules, "sudoku") || contains(sheet.tags, "classic");
}

// The regions that thick edges make; empty: the usual boxes.
std::variant<std::string, ValueError> regions_text(const PenpaSheet& sheet, const ThickEdges& edges, PadDrawing& to) {
    const int n = sheet.board.n;
    const std::string expected =
        "thick edges around " + std::to_string(n) + " regions of " + std::to_string(n) + " cells";
    if (!edges.any()) {
        if (is_called_sudoku(sheet)) return std::string();
        return ValueError{0, "a board of Penpa without regions", expected + ", or words that call it a sudoku"};
    }
    const std::vector<int> regions = edges.regions();
    std::vector<std::string> lists(static_cast<std::size_t>(*std::max_element(regions.begin(), regions.end())) + 1);
    std::vector<int> sizes(lists.size());
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const auto region = static_cast<std::size_t>(regions[i]), side = static_cast<std::size_t>(n);
        lists[region] +=
            (sizes[region]++ > 0 ? ",[" : "[") + std::to_string(i / side) + ',' + std::to_string(i % side) + ']';
    }
    for (const int size : sizes)
        if (size != n)
            return ValueError{0, "a board of Penpa with a region of " + std::to_string(size) + " cells", expected};
    for (std::size_t i = edges.loose(regions); i > 0; --i) to.figure("#000");
    return ",\"regions\":[[" + joined(lists, "],[") + "]]";
}

// The rules that thermometers, cages and tags have if a link has no words.
std::string usual_rules(const PenpaSheet& sheet) {
    std::string out = "Normal sudoku rules apply.";
    if (has_any(sheet, "thermo")) out += " Digits along thermometers increase from the bulb.";
    if (sheet.setter.kind("cage") != nullptr && !sheet.setter.kind("cage")->items.empty())
        out += " Digits in cages do not repeat and sum to the number in the corner.";
    for (const std::string& tag : sheet.tags)
        if (!contains(std::vector<std::string>{"classic", "irregular", "thermo", "killer"}, tag))
            out += " This is a puzzle of the kind '" + tag + "'.";
    return out;
}

std::string cells_text(const std::vector<std::string>& givens, int n) {
    return grid_text(n, [&](Cell cell) {
        const std::string& digit = givens[place_of(cell)];
        return digit.empty() ? std::string("{}") : "{\"value\":" + json_text(digit) + '}';
    });
}

std::string metadata_text(const PenpaSheet& sheet) {
    const bool words = !reading::trimmed(sheet.rules).empty();
    std::string out = member("title", sheet.title) + member("author", sheet.author) +
                      member("rules", words ? sheet.rules : usual_rules(sheet));
    if (!words) out += member("note", "the link has no words; what is drawn has its usual rules");
    const std::vector<std::string> solved = digits_of(sheet.solver, sheet.board);
    if (sheet.board.n < 10 && !contains(solved, std::string())) out += member("solution", joined(solved, ""));
    return ",\"metadata\":{" + out.substr(1) + '}';
}

}  // namespace

std::variant<std::string, ValueError> pad_of_penpa(std::string_view letters) {
    auto found = sheet_of(letters);
    if (auto* mistake = std::get_if<ValueError>(&found)) return std::move(*mistake);
    const auto& sheet = std::get<PenpaSheet>(found);
    PadDrawing drawing;
    ThickEdges edges(sheet.board.n);
    std::vector<std::string> givens;
    draw_symbols(sheet, drawing);
    draw_lists(sheet, drawing);
    draw_steps(sheet, drawing, edges);
    draw_texts(sheet, draw_cages(sheet, drawing), drawing, givens);
    if (sheet.picture) drawing.unknown({500, 500}, "of a picture behind the board");
    auto regions = regions_text(sheet, edges, drawing);
    if (auto* mistake = std::get_if<ValueError>(&regions)) return std::move(*mistake);
    if (drawing.count() > most_elements)
        return ValueError{0, "a board of Penpa with " + std::to_string(drawing.count()) + " elements", "at most 4000"};
    return "{\"cells\":" + cells_text(givens, sheet.board.n) + std::get<std::string>(regions) + metadata_text(sheet) +
           drawing.members() + '}';
}

}  // namespace deduku::formats::penpa
