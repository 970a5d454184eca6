// The Interactive Sudoku Solver (ISS): a puzzle is a string of items, each a kind and its arguments.
//
//   .~R1C1_5~R2C3_1_2.Cage~15~R1C2~R1C3.AntiKnight.Shape~6x6      givens, candidates, rules; 9x9 without a shape
//   https://sigh.github.io/Interactive-Sudoku-Solver/?q=.~R1C1_5..
//
// Boxes have the usual size; .NoBoxes removes them, .Jigsaw~001122.. adds regions. iss_rules.hpp has the rules.
#include <algorithm>
#include <map>

#include "formats/iss_lines.hpp"
#include "formats/iss_rules.hpp"
#include "formats/killer.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats {
namespace {

using iss::IssItem;
using iss::IssPart;
using Problem = std::optional<ValueError>;

constexpr int iss_largest = 16;

// The pieces of a text, separated by a character.
std::vector<IssPart> split_parts(IssPart whole, char between) {
    std::vector<IssPart> out;
    for (std::size_t at = 0; at <= whole.text.size();) {
        const std::size_t end = std::min(whole.text.find(between, at), whole.text.size());
        out.push_back({whole.text.substr(at, end - at), whole.at + at});
        at = end + 1;
    }
    return out;
}

std::vector<IssItem> items_of(std::string_view text) {
    std::vector<IssItem> out;
    for (const IssPart& part : split_parts({text.substr(1), 1}, '.')) {
        std::vector<IssPart> parts = split_parts(part, '~');
        out.push_back({parts[0], {parts.begin() + 1, parts.end()}});
    }
    return out;
}

// ".~R1C1_5", ".Cage~15~..", ".AntiKnight"; a board may begin with a point, but has no ~.
constexpr std::size_t shortest_alone = 7;
bool looks_like_iss(std::string_view text) {
    if (!text.starts_with('.') || text.size() < 2) return false;
    const std::string_view kind = text.substr(1, text.find_first_of(".~", 1) - 1);
    if (!std::all_of(kind.begin(), kind.end(), [](char c) { return is_letter(c); })) return false;
    if (text.find('~') != text.npos) return true;
    if (kind.size() < shortest_alone) return false;
    return iss::is_kind_alone(kind) || kind == "NoBoxes";
}

// Converts the items to a puzzle.
class IssReader {
  public:
    explicit IssReader(std::string_view text, const ReadOptions& options) : items_(items_of(text)), options_(options) {}

    PuzzleOrError read() {
        if (auto mistake = read_shape()) return std::move(*mistake);
        for (const IssItem& item : items_)
            if (auto mistake = read_item(item)) return std::move(*mistake);
        if (auto mistake = set_layout()) return std::move(*mistake);
        return std::move(*puzzle_);
    }

  private:
    const IssItem* find(std::string_view kind) const {
        const auto found =
            std::find_if(items_.begin(), items_.end(), [&](auto& item) { return item.kind.text == kind; });
        return found == items_.end() ? nullptr : &*found;
    }
    Problem read_shape();
    Problem read_item(const IssItem& item);
    Problem read_given(IssPart given);
    Problem read_jigsaw(const IssItem& item);
    Problem set_layout();

    std::vector<IssItem> items_;
    const ReadOptions& options_;
    std::optional<Puzzle> puzzle_;
    int size_ = 9;
    std::map<char, std::vector<Cell>> regions_;  // of a jigsaw
    RuleTexts rules_;
};

// "6x6", "9x9~1-9"; other ranges of digits are not supported.
Problem IssReader::read_shape() {
    const IssItem* shape = find("Shape");
    if (shape != nullptr) {
        const IssPart dims = shape->args.empty() ? shape->kind : shape->args[0];
        const auto fits = [&](int n) { return dims.text == std::to_string(n) + 'x' + std::to_string(n); };
        for (size_ = 2; size_ <= iss_largest && !fits(size_);) ++size_;
        if (size_ > iss_largest)
            return ValueError{dims.at, quoted(dims.text), "a square board from 2x2 to 16x16, as 9x9"};
        const std::string n = std::to_string(size_);
        for (const IssPart& more : std::span(shape->args).subspan(1))
            if (!more.text.empty() && more.text != n && more.text != "1-" + n && more.text != "Sudoku")
                return ValueError{more.at, quoted(more.text) + " of a shape", "digits from 1 to " + n};
    }
    puzzle_ = board_of_size(static_cast<std::size_t>(size_), options_);
    if (puzzle_) return std::nullopt;
    return ValueError{shape == nullptr ? 0 : shape->kind.at, "a board of " + std::to_string(size_) + " rows",
                      "the box that was asked for"};
}

Problem IssReader::read_given(IssPart given) {
    const Geometry& board = puzzle_->geometry();
    const std::vector<IssPart> parts = split_parts(given, '_');
    const auto cell = iss::cell_named(parts[0], board);
    if (const auto* mistake = std::get_if<ValueError>(&cell)) return *mistake;
    Set<Digit> digits;
    for (const IssPart& digit : std::span(parts).subspan(1)) {
        int value = 0;
        for (char c : digit.text) value = is_digit(c) && value < 100 ? 10 * value + (c - '0') : 1000;
        if (value < 1 || value > size_)
            return ValueError{digit.at, quoted(digit.text), "a digit 1-" + std::to_string(size_)};
        digits.insert(static_cast<Digit>(value - 1));
    }
    Set<Digit>& known = puzzle_->cells[std::get<Cell>(cell)];
    known = known & digits;
    if (known.empty())
        return ValueError{given.at, quoted(given.text) + ", which leaves no digit", "a digit of this cell"};
    return std::nullopt;
}

// A character for each cell; the first of two arguments is an old name of the shape.
Problem IssReader::read_jigsaw(const IssItem& item) {
    const IssPart map = item.args.empty() ? item.kind : item.args.back();
    const auto cells = static_cast<std::size_t>(size_ * size_);
    if (item.args.empty() || map.text.size() != cells)
        return ValueError{map.at, "a map of " + std::to_string(map.text.size()) + " cells", std::to_string(cells)};
    regions_.clear();
    for (std::size_t i = 0; i < cells; ++i) regions_[map.text[i]].push_back(static_cast<Cell>(i));
    if (regions_.size() == 1) regions_.clear();
    const auto odd = std::count_if(regions_.begin(), regions_.end(),
                                   [&](const auto& region) { return static_cast<int>(region.second.size()) != size_; });
    if (odd > 1)
        return ValueError{map.at, "a map with " + std::to_string(odd) + " regions of other sizes",
                          "regions of " + std::to_string(size_) + " cells"};
    return std::nullopt;
}

Problem IssReader::read_item(const IssItem& item) {
    if (item.kind.text.empty()) {
        for (const IssPart& given : item.args)
            if (auto mistake = read_given(given)) return mistake;
        return std::nullopt;
    }
    if (item.kind.text == "Shape" || item.kind.text == "NoBoxes") return std::nullopt;
    if (item.kind.text == "Jigsaw") return read_jigsaw(item);
    if (item.kind.text == "AntiConsecutive" && find("WhiteDot") != nullptr)
        return ValueError{item.kind.at, "'AntiConsecutive' beside white dots", "one of the two"};
    return iss::read_rule(item, puzzle_->geometry(), rules_);
}

// [[0,1,2,..],..]: rows and columns
std::string text_of_lines(int n) {
    std::string out;
    for (const auto& line : lines_of(n)) {
        out += out.empty() ? "[[" : "],[";
        for (Cell cell : line) out += std::to_string(index(cell)) + ',';
        out.pop_back();
    }
    return out + "]]";
}

// Regions instead of boxes fill the board; beside boxes, or if they do not, they are extra regions.
Problem IssReader::set_layout() {
    HouseLayout layout;
    const bool boxes = find("NoBoxes") == nullptr && (options_.box || usual_box(size_));
    if (!boxes && static_cast<int>(regions_.size()) == size_) {
        layout.regions = Table<Cell, int>(size_ * size_, -1);
        int number = 0;
        for (const auto& [name, cells] : regions_) {
            for (Cell cell : cells) layout.regions[cell] = number;
            ++number;
        }
        return set_board(*puzzle_, layout, rules_);
    }
    const IssItem* jigsaw = find("Jigsaw");
    for (const auto& [name, cells] : regions_)
        if (static_cast<int>(cells.size()) == size_)
            rules_.add("extra-region:" + names_of(puzzle_->geometry(), cells), jigsaw->kind.at);
    if (boxes) return set_board(*puzzle_, layout, rules_);
    puzzle_->set_board(parse_houses(text_of_lines(size_), puzzle_->box()));
    return add_to_board(*puzzle_, rules_);
}

// ---- writing

std::string givens_text(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    std::string out;
    for (Cell cell : board.every_grid_cell()) {
        if (puzzle.cells[cell].size() == board.digits()) continue;
        out += (out.empty() ? ".~" : "~") + iss::name_of(cell, board);
        for (Digit digit : puzzle.cells[cell]) out += '_' + std::to_string(index(digit) + 1);
    }
    return out;
}

// The houses besides rows, columns and boxes.
Written houses_text(const Geometry& board) {
    const int n = board.digits();
    const auto layout = layout_of(board);
    if (!layout && board.text() == text_of_lines(n)) return std::string(".NoBoxes");
    if (!layout) return Refusal{"boards with all rows and columns, and regions of N cells, only"};
    std::string out;
    if (!layout->regions.empty()) {
        out = ".Jigsaw~";
        for (int region : layout->regions) out += "0123456789abcdef"[region];
        out += ".NoBoxes";
    }
    if (layout->up) out += ".Diagonal~1";
    if (layout->down) out += ".Diagonal~-1";
    const HouseLayout others{.windows = layout->windows, .more = layout->more};
    for (const std::vector<Cell>& house : extra_houses(others, n)) {
        out += ".AllDifferent";
        for (Cell cell : house) out += '~' + iss::name_of(cell, board);
    }
    return out;
}

Written write_iss(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    const Written houses = houses_text(board);
    if (std::holds_alternative<Refusal>(houses)) return houses;
    const Written rules = iss::write_rules(board, board.rules());
    if (std::holds_alternative<Refusal>(rules)) return rules;
    const std::string n = std::to_string(board.digits());
    const std::string text = std::get<std::string>(houses) + givens_text(puzzle) + std::get<std::string>(rules);
    // Alone in its line, a single item could be a part of the puzzle before it.
    const bool shape = n != "9" || text.empty() || iss::is_part(text);
    return (shape ? ".Shape~" + n + 'x' + n : "") + text + '\n';
}

Written write_iss_link(const Puzzle& puzzle) {
    Written out = write_iss(puzzle);
    if (auto* text = std::get_if<std::string>(&out))
        text->insert(0, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=");
    return out;
}

// In links also other items of ISS are recognized.
std::optional<reading::Parsed> read_iss_line(const reading::Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    const auto query = query_of(line);
    InLine found = query ? *query : iss::text_of_line(line);
    std::optional<PuzzleOrError> outcome;
    if (looks_like_iss(found.text)) {
        // Twice as many lines each time, so that a text is not searched once for each of its lines.
        if (!query && !iss::add_lines(text, found)) return reading::Parsed{std::nullopt, 2 * text.lines.size()};
        outcome = iss::read_items(found.text, text.options);
        if (found.lines == iss::most_lines)
            outcome = ValueError{0, std::to_string(iss::most_lines) + " lines or more", "a puzzle of fewer lines"};
    } else if (query) {
        outcome = read_killer(found.text);
    }
    return outcome ? std::optional(parsed_in_line(text, found, *std::move(outcome))) : std::nullopt;
}

}  // namespace

PuzzleOrError iss::read_items(std::string_view text, const ReadOptions& options) {
    return IssReader(text, options).read();
}

extern constinit const Format iss_format = {
    .name = "iss",
    .read = {"Interactive Sudoku Solver: .~R1C1_5.Cage~15~R1C2~R1C3, links with ?q=", read_iss_line,
             reading::Headers::none, true},
    .write = {.help = "line of the Interactive Sudoku Solver, up to 16x16",
              .write = write_iss,
              .boards = reading::BoardSizes::up_to_16,
              .any_houses = true,
              .rules = true,
              .notes = reading::Notes::above}};
extern constinit const Format iss_link_format = {.name = "iss-link",
                                                 .write = {.help = "link of the Interactive Sudoku Solver, up to 16x16",
                                                           .write = write_iss_link,
                                                           .boards = reading::BoardSizes::up_to_16,
                                                           .any_houses = true,
                                                           .rules = true,
                                                           .notes = reading::Notes::above}};

}  // namespace deduku::formats
