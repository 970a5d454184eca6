// Links that hold the puzzle: JSON, packed, in the alphabet of base64.
//
//   {"size":9,"grid":[[{"value":5,"given":true},{},..]]}  ->  https://www.f-puzzles.com/?load=N4Ig..
#include "formats/json.hpp"
#include "formats/lz_string.hpp"
#include "formats/parts.hpp"
#include "formats/write_parts.hpp"

namespace deduku::formats {
namespace {

constexpr int largest = 16;

std::string number(int value) { return std::to_string(value); }

std::string list_of(Set<Digit> digits) {
    std::string out;
    for (Digit digit : digits) out += (out.empty() ? "[" : ",") + number(index(digit) + 1);
    return out + ']';
}

std::string member(std::string_view key, std::string_view text) {
    return text.empty() ? std::string() : ",\"" + std::string(key) + "\":" + json_text(text);
}

// A letter that means something else in a link as %2F.
std::string in_a_link(const std::string& base64) {
    std::string out;
    for (char c : base64) {
        if (c == '+')
            out += "%2B";
        else if (c == '/')
            out += "%2F";
        else if (c == '=')
            out += "%3D";
        else
            out += c;
    }
    return out;
}

// `regions`: numbers of them, or empty where they are the usual boxes.
std::string fpuzzles_cell(const Puzzle& puzzle, Cell cell, const Table<Cell, int>& regions) {
    const int n = puzzle.box().digits();
    const Set<Digit> digits = puzzle.cells[cell];
    std::string out;
    if (digits.single()) {
        out = ",\"value\":" + number(index(digits.first()) + 1) + ",\"given\":true";
    } else {
        if (digits.size() < n) out += ",\"givenPencilMarks\":" + list_of(digits);
        if (const int placed = placed_digit(puzzle, cell); placed >= 0)
            out += ",\"value\":" + number(placed + 1);
        else if (!puzzle.state.empty() && puzzle.state[cell].size() < n)
            out += ",\"centerPencilMarks\":" + list_of(puzzle.state[cell]);
    }
    if (!regions.empty()) out += ",\"region\":" + number(regions[cell]);
    return '{' + (out.empty() ? out : out.substr(1)) + '}';
}

// The number of the box of each cell.
Table<Cell, int> boxes_of(Box box) {
    const int n = box.digits();
    Table<Cell, int> out;
    for (int i = 0; i < n * n; ++i) out.push_back(i / n / box.height * (n / box.width) + i % n / box.width);
    return out;
}

// ,"diagonal+":true,"extraregion":[{"cells":["R3C2",..]}]: what there is besides regions
std::string fpuzzles_rules(const Layout& layout, int n) {
    std::string out;
    // The first of f-puzzles is the rising one.
    if (layout.up) out += ",\"diagonal+\":true";
    if (layout.down) out += ",\"diagonal-\":true";
    for (std::size_t k = 0; k < layout.more.size(); ++k) {
        out += k == 0 ? ",\"extraregion\":[{\"cells\":[" : ",{\"cells\":[";
        for (Cell cell : layout.more[k]) {
            out += "\"R" + number(index(cell) / n + 1);
            out += "C" + number(index(cell) % n + 1) + "\",";
        }
        out.back() = ']';
        out += '}';
    }
    return layout.more.empty() ? out : out + ']';
}

// [[[0,0],[0,1],..],..]: row and column of the cells of each box
std::string regions(Box box) {
    const int n = box.digits();
    const Table<Cell, int> numbers = boxes_of(box);
    std::vector<std::string> boxes(static_cast<std::size_t>(n));
    for (Cell cell : numbers.ids()) {
        std::string& list = boxes[static_cast<std::size_t>(numbers[cell])];
        list += (list.empty() ? "[" : ",[") + number(index(cell) / n) + ',' + number(index(cell) % n) + ']';
    }
    std::string out;
    for (const std::string& list : boxes) out += (out.empty() ? "[[" : ",[") + list + ']';
    return out + ']';
}

// A list of rows, a list of cells each.
template <class OfCell>
std::string grid(int n, const OfCell& of_cell) {
    std::string out;
    for (int i = 0; i < n * n; ++i) {
        out += i == 0 ? "[[" : i % n == 0 ? "],[" : ",";
        out += of_cell(static_cast<Cell>(i));
    }
    return out + "]]";
}

}  // namespace

Written write_fpuzzles(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    if (n > largest) return Refusal{"boards up to 16x16 only"};
    std::optional<Layout> layout = Layout{};
    if (!puzzle.geometry().standard())
        layout = layout_of(puzzle);
    else if (usual_box(n) != puzzle.box())
        layout->regions = boxes_of(puzzle.box());
    if (!layout) return Refusal{"boards with all rows and columns, and regions of N cells, only"};
    const std::string json = "{\"size\":" + number(n) + member("title", puzzle.name) +
                             member("ruleset", puzzle.comment) + fpuzzles_rules(*layout, n) + ",\"grid\":" +
                             grid(n, [&](Cell cell) { return fpuzzles_cell(puzzle, cell, layout->regions); }) + '}';
    return "https://www.f-puzzles.com/?load=" + in_a_link(lz_pack(json)) + '\n';
}

Written write_sudokupad(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    if (n > largest) return Refusal{"boards up to 16x16 only"};
    if (std::string why = why_not_clues(puzzle); !why.empty()) return Refusal{std::move(why)};
    const std::string words = member("title", puzzle.name) + member("rules", puzzle.comment);
    const std::string metadata = words.empty() ? words : ",\"metadata\":{" + words.substr(1) + '}';
    const std::string cells = grid(n, [&](Cell cell) {
        const Set<Digit> digits = puzzle.cells[cell];
        return digits.single() ? "{\"value\":" + number(index(digits.first()) + 1) + '}' : std::string("{}");
    });
    const std::string json = "{\"id\":\"deduku\",\"cellSize\":64" + metadata + ",\"cells\":" + cells +
                             ",\"regions\":" + regions(puzzle.box()) + '}';
    return "https://sudokupad.app/scl" + in_a_link(lz_pack(json)) + '\n';
}

}  // namespace deduku::formats
