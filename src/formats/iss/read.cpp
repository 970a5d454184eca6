#include "formats/iss/read.hpp"

#include <algorithm>
#include <map>

#include "formats/iss/full_rank.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

constexpr int iss_largest = 16;

// Reads shape, groups and given values first, then the rules.
class IssReader {
  public:
    IssReader(std::vector<IssItem> items, const ReadOptions& options) : items_(std::move(items)), options_(options) {}

    std::variant<Translation, ValueError> read() {
        for (const auto step : {&IssReader::read_shape, &IssReader::read_groups, &IssReader::read_all_givens,
                                &IssReader::set_cells, &IssReader::read_rules})
            if (auto mistake = (this->*step)()) return std::move(*mistake);
        return std::move(out_);
    }

  private:
    const IssItem* find(std::string_view kind) const {
        const auto found =
            std::find_if(items_.begin(), items_.end(), [&](auto& item) { return item.kind.text == kind; });
        return found == items_.end() ? nullptr : &*found;
    }
    Problem read_shape();
    Problem read_groups();
    Problem read_all_givens() { return read_givens_of(items_); }
    Problem read_givens_of(const std::vector<IssItem>& items);
    Problem set_cells();
    Problem read_rules();
    Problem read_top(const IssItem& item);
    bool is_sudoku(IssPart part, const std::string& n);

    std::vector<IssItem> items_;
    const ReadOptions& options_;
    Translation out_;
    int size_ = 9, most_ = 9;
    IssPart range_;  // of a shape with more values than cells in a row
    std::optional<IssCells> cells_;
    std::vector<Numbers> givens_;  // of the cells of the board
};

// "", "6", "1-6", "11", "Sudoku": the values begin with 1, and fill a row or are more.
bool IssReader::is_sudoku(IssPart part, const std::string& n) {
    if (part.text.empty() || part.text == n || part.text == "Sudoku") return true;
    const std::string_view most = part.text.substr(part.text.starts_with("1-") ? 2 : 0);
    const auto number = is_whole(most) ? number_of(most) : std::nullopt;
    if (!number || *number < size_ || *number > iss_largest) return false;
    most_ = *number;
    range_ = part;
    return true;
}

// "6x6", "9x9~1-9", "9x9~11": other ranges of digits, and boards that are not square, are not supported.
Problem IssReader::read_shape() {
    const IssItem* shape = find("Shape");
    if (shape != nullptr) {
        const IssPart dims = shape->args.empty() ? shape->kind : shape->args[0];
        const auto fits = [&](int n) { return dims.text == std::to_string(n) + 'x' + std::to_string(n); };
        for (size_ = 2; size_ <= iss_largest && !fits(size_);) ++size_;
        if (size_ > iss_largest)
            return ValueError{dims.at, quoted(dims.text), "a square board from 2x2 to 16x16, as 9x9"};
        most_ = size_;
        const std::string n = std::to_string(size_);
        for (const IssPart& more : std::span(shape->args).subspan(1))
            if (!is_sudoku(more, n))
                return ValueError{more.at, quoted(more.text) + " of a shape", "digits from 1 to " + n};
    }
    auto puzzle = board_of_size(static_cast<std::size_t>(size_), options_);
    if (!puzzle)
        return ValueError{shape == nullptr ? 0 : shape->kind.at, "a board of " + std::to_string(size_) + " rows",
                          "the box that was asked for"};
    out_.puzzle = *std::move(puzzle);
    cells_.emplace(out_.puzzle.geometry(), 1, most_);
    givens_.assign(static_cast<std::size_t>(size_ * size_), numbers_from(1, most_));
    return std::nullopt;
}

Problem IssReader::read_groups() {
    for (const IssItem& item : items_)
        if (item.kind.text == "Var")
            if (auto mistake = cells_->add_group(item)) return mistake;
    return std::nullopt;
}

// All that hold in any case, also those in And and Replicate.
Problem IssReader::read_givens_of(const std::vector<IssItem>& items) {
    for (const IssItem& item : items) {
        if (!item.inside.empty() && !cells_->take_item())
            return ValueError{item.kind.at, "more items, with their copies", "at most " + std::to_string(most_items)};
        const auto inside = [&] { return read_givens_of(item.inside); };
        if (item.kind.text == "And")
            if (auto mistake = inside()) return mistake;
        if (item.kind.text == "Replicate")
            if (auto mistake = each_copy(item, *cells_, inside)) return mistake;
        if (!item.kind.text.empty()) continue;
        for (const IssPart& part : item.args) {
            const auto read = read_given(part, *cells_);
            if (const auto* mistake = std::get_if<ValueError>(&read)) return *mistake;
            const auto& [cell, numbers] = std::get<IssGiven>(read);
            const bool board = cells_->on_board(cell);
            const Numbers left =
                numbers & (board ? givens_[static_cast<std::size_t>(index(cell))] : cells_->numbers(cell));
            if (left == 0)
                return ValueError{part.at, quoted(part.text) + ", which leaves no digit", "a digit of this cell"};
            if (board)
                givens_[static_cast<std::size_t>(index(cell))] = left;
            else
                cells_->narrow(cell, left);
        }
    }
    return std::nullopt;
}

// The values of the cells; those beyond the size of the board are for groups only.
Problem IssReader::set_cells() {
    for (std::size_t i = 0; i < givens_.size(); ++i) {
        if (givens_[i] >> (size_ + 1) != 0)
            return ValueError{range_.at, quoted(range_.text) + " of a shape",
                              "digits from 1 to " + std::to_string(size_)};
        Set<Digit> digits;
        for (int digit = 1; digit <= size_; ++digit)
            if (has_number(givens_[i], digit)) digits.insert(static_cast<Digit>(digit - 1));
        out_.puzzle.cells[static_cast<Cell>(i)] = digits;
    }
    return std::nullopt;
}

Problem IssReader::read_top(const IssItem& item) {
    const std::string_view kind = item.kind.text;
    if (kind == "Shape" || kind == "Var" || kind == "FullRank" || kind == "FullRankTies") return std::nullopt;
    if (kind == "NoBoxes") {
        out_.boxes = false;
        return std::nullopt;
    }
    if (kind == "Jigsaw") {
        out_.jigsaw = item;
        return std::nullopt;
    }
    if (kind == "RegionSize") {
        if (!item.args.empty() && item.args[0].text == std::to_string(size_)) return std::nullopt;
        return ValueError{item.kind.at, "'RegionSize' of another size",
                          "regions of " + std::to_string(size_) + " cells"};
    }
    if (kind == "AntiConsecutive" && find("WhiteDot") != nullptr)
        return ValueError{item.kind.at, "'AntiConsecutive' beside white dots", "one of the two"};
    return read_rule(item, {out_.puzzle.geometry(), *cells_}, out_.rules);
}

Problem IssReader::read_rules() {
    cells_->add_layers(out_.rules);
    for (const IssItem& item : items_)
        if (auto mistake = read_top(item)) return mistake;
    return read_full_ranks(items_, out_.puzzle.geometry(), out_.rules);
}

// A character for each cell; the first of two arguments is an old name of the shape.
std::variant<HouseCells, ValueError> regions_of(const IssItem& item, int size) {
    const IssPart map = item.args.empty() ? item.kind : item.args.back();
    const auto cells = static_cast<std::size_t>(size * size);
    if (item.args.empty() || map.text.size() != cells)
        return ValueError{map.at, "a map of " + std::to_string(map.text.size()) + " cells", std::to_string(cells)};
    std::map<char, std::vector<Cell>> regions;
    for (std::size_t i = 0; i < cells; ++i) regions[map.text[i]].push_back(static_cast<Cell>(i));
    HouseCells out;
    for (auto& [name, region] : regions) out.push_back(std::move(region));
    if (out.size() == 1) out.clear();
    const auto odd = std::count_if(out.begin(), out.end(),
                                   [&](const auto& region) { return static_cast<int>(region.size()) != size; });
    if (odd > 1)
        return ValueError{map.at, "a map with " + std::to_string(odd) + " regions of other sizes",
                          "regions of " + std::to_string(size) + " cells"};
    return out;
}

// Regions instead of boxes fill the board; beside boxes, or if they do not, they are extra regions.
Problem set_layout(Translation& from, const ReadOptions& options) {
    Puzzle& puzzle = from.puzzle;
    const int size = puzzle.geometry().digits();
    HouseLayout layout;
    HouseCells regions;
    if (from.jigsaw) {
        auto read = regions_of(*from.jigsaw, size);
        if (auto* mistake = std::get_if<ValueError>(&read)) return std::move(*mistake);
        regions = std::get<HouseCells>(std::move(read));
    }
    const bool boxes = from.boxes && (options.box || usual_box(size));
    if (!boxes && static_cast<int>(regions.size()) == size) {
        layout.regions = Table<Cell, int>(size * size, -1);
        int number = 0;
        for (const auto& cells : regions) {
            for (Cell cell : cells) layout.regions[cell] = number;
            ++number;
        }
        return set_board(puzzle, layout, from.rules);
    }
    for (const auto& cells : regions)
        if (static_cast<int>(cells.size()) == size)
            from.rules.add("extra-region:" + names_of(puzzle.geometry(), cells), from.jigsaw->kind.at);
    if (boxes) return set_board(puzzle, layout, from.rules);
    puzzle.set_board(parse_houses(text_of_lines(size), puzzle.box()));
    return add_to_board(puzzle, from.rules);
}

}  // namespace

std::string text_of_lines(int n) {
    std::string out;
    for (const auto& line : lines_of(n)) {
        out += out.empty() ? "[[" : "],[";
        for (Cell cell : line) out += std::to_string(index(cell)) + ',';
        out.pop_back();
    }
    return out + "]]";
}

std::variant<Translation, ValueError> translate(std::string_view text, const ReadOptions& options) {
    auto items = items_of(text);
    if (auto* mistake = std::get_if<ValueError>(&items)) return std::move(*mistake);
    return IssReader(std::get<std::vector<IssItem>>(std::move(items)), options).read();
}

PuzzleOrError read_items(std::string_view text, const ReadOptions& options) {
    auto read = translate(text, options);
    if (auto* mistake = std::get_if<ValueError>(&read)) return std::move(*mistake);
    auto& translation = std::get<Translation>(read);
    if (auto mistake = set_layout(translation, options)) return std::move(*mistake);
    return std::move(translation.puzzle);
}

}  // namespace deduku::formats::iss
