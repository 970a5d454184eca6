#include "formats/iss/read.hpp"

#include <algorithm>
#include <map>

#include "formats/iss/full_rank.hpp"
#include "grid/houses.hpp"
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
    Problem read_outline(const IssItem& shape);
    Problem read_region_size(const IssItem& item);
    bool may_be_usual() const;

    std::vector<IssItem> items_;
    const ReadOptions& options_;
    Translation out_;
    Canvas canvas_;
    bool raw_ = false;  // without houses
    IssPart range_;     // of the values of a shape
    std::optional<IssCells> cells_;
    Predicates predicates_;
    std::vector<Numbers> givens_;  // of the cells of the board
};

// "11", "0-8"
std::optional<std::pair<int, int>> range_named(std::string_view text) {
    const std::size_t hyphen = std::min(text.find('-'), text.size());
    const auto first = is_whole(text.substr(0, hyphen)) ? number_of(text.substr(0, hyphen)) : std::nullopt;
    if (!first || hyphen == text.size()) return first ? std::optional(std::pair(1, *first)) : std::nullopt;
    const auto last = is_whole(text.substr(hyphen + 1)) ? number_of(text.substr(hyphen + 1)) : std::nullopt;
    return last ? std::optional(std::pair(*first, *last)) : std::nullopt;
}

// "9x9~0-8~Raw": rows and columns, values, Sudoku or Raw.
Problem IssReader::read_outline(const IssItem& shape) {
    const IssPart dims = shape.args.empty() ? shape.kind : shape.args[0];
    const std::size_t by = std::min(dims.text.find('x'), dims.text.size());
    const auto side = [&](std::string_view text) { return is_whole(text) ? number_of(text).value_or(0) : 0; };
    canvas_.rows = by < dims.text.size() ? side(dims.text.substr(0, by)) : 0;
    canvas_.columns = by < dims.text.size() ? side(dims.text.substr(by + 1)) : 0;
    const int longest = std::max(canvas_.rows, canvas_.columns);
    if (std::min(canvas_.rows, canvas_.columns) < 1 || longest > iss_largest)
        return ValueError{dims.at, quoted(dims.text), "a board from 1x1 to 16x16, as 9x9"};
    canvas_.digits = longest;
    for (const IssPart& more : std::span(shape.args).subspan(std::min<std::size_t>(1, shape.args.size()))) {
        if (more.text.empty() || more.text == "Sudoku") continue;
        if (more.text == "Raw") {
            raw_ = true;
            continue;
        }
        const auto range = range_named(more.text);
        if (!range || range->first > 1 || range->second > iss_largest || range->second - range->first < 1)
            return ValueError{more.at, quoted(more.text) + " of a shape", "values such as 9 or 0-8, at most 16"};
        canvas_.lowest = range->first;
        canvas_.digits = range->second - range->first + 1;
        range_ = more;
    }
    if (!raw_ && canvas_.digits < longest)
        return ValueError{range_.at, quoted(range_.text) + " of a shape",
                          "at least " + std::to_string(longest) + " values, or the type Raw"};
    return std::nullopt;
}

// More values than cells in a row may be meant for groups only.
bool IssReader::may_be_usual() const {
    return !raw_ && canvas_.rows == canvas_.columns && canvas_.lowest == 1 && canvas_.rows > 1;
}

Problem IssReader::read_shape() {
    const IssItem* shape = find("Shape");
    if (shape != nullptr)
        if (auto mistake = read_outline(*shape)) return mistake;
    if (may_be_usual() && canvas_.digits == canvas_.rows) {
        auto puzzle = board_of_size(static_cast<std::size_t>(canvas_.digits), options_);
        if (!puzzle)
            return ValueError{shape == nullptr ? 0 : shape->kind.at,
                              "a board of " + std::to_string(canvas_.digits) + " rows", "the box that was asked for"};
        out_.puzzle = *std::move(puzzle);
    } else {
        out_.puzzle = Puzzle(parse_houses_on(canvas_, "none"));
    }
    const int most = canvas_.lowest + canvas_.digits - 1;
    cells_.emplace(out_.puzzle.geometry(), canvas_.lowest, most);
    givens_.assign(static_cast<std::size_t>(canvas_.cells()), numbers_from(canvas_.lowest, most));
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

// The values of the cells. If none of them has more than a row has cells, it is a usual board.
Problem IssReader::set_cells() {
    const int rows = canvas_.rows;
    const auto is_usual = [&](Numbers numbers) { return numbers >> (rows + 1) == 0; };
    if (may_be_usual() && canvas_.digits > rows && std::all_of(givens_.begin(), givens_.end(), is_usual)) {
        auto puzzle = board_of_size(static_cast<std::size_t>(rows), options_);
        if (!puzzle)
            return ValueError{range_.at, "a board of " + std::to_string(rows) + " rows", "the box that was asked for"};
        canvas_.digits = rows;
        out_.puzzle = *std::move(puzzle);
        cells_->use_board(out_.puzzle.geometry());
    }
    for (std::size_t i = 0; i < givens_.size(); ++i)
        out_.puzzle.cells[static_cast<Cell>(i)] =
            Set<Digit>::from_bits(givens_[i] >> canvas_.lowest & out_.puzzle.geometry().all_digits().bits());
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
    if (kind == "RegionSize") return read_region_size(item);
    if (kind == "RegionSameValues") out_.same_values_at = item.kind.at;
    if (kind == "AntiConsecutive" && find("WhiteDot") != nullptr)
        return ValueError{item.kind.at, "'AntiConsecutive' beside white dots", "one of the two"};
    return read_rule(item, {out_.puzzle.geometry(), *cells_, predicates_}, out_.rules);
}

Problem IssReader::read_region_size(const IssItem& item) {
    const IssPart part = item.args.empty() ? item.kind : item.args[0];
    out_.region_size = is_whole(part.text) ? number_of(part.text) : std::nullopt;
    if (canvas_.usual() && out_.region_size != canvas_.digits)
        return ValueError{item.kind.at, "'RegionSize' of another size",
                          "regions of " + std::to_string(canvas_.digits) + " cells"};
    if (!out_.region_size || *out_.region_size > canvas_.digits)
        return ValueError{part.at, quoted(part.text), "at most as many cells as there are values"};
    return std::nullopt;
}

Problem IssReader::read_rules() {
    cells_->add_layers(out_.rules);
    for (const IssItem& item : items_)
        if (auto mistake = read_top(item)) return mistake;
    out_.raw = raw_;
    return read_full_ranks(items_, out_.puzzle.geometry(), out_.rules);
}

// A character for each cell; the first of two arguments is an old name of the shape. Regions have at least as many
// cells as a row, and at most as many as there are values.
std::variant<HouseCells, ValueError> regions_of(const IssItem& item, Canvas canvas) {
    const IssPart map = item.args.empty() ? item.kind : item.args.back();
    const auto cells = static_cast<std::size_t>(canvas.cells());
    const int size = std::max(canvas.rows, canvas.columns);
    if (item.args.empty() || map.text.size() != cells)
        return ValueError{map.at, "a map of " + std::to_string(map.text.size()) + " cells", std::to_string(cells)};
    std::map<char, std::vector<Cell>> regions;
    for (std::size_t i = 0; i < cells; ++i) regions[map.text[i]].push_back(static_cast<Cell>(i));
    HouseCells out;
    for (auto& [name, region] : regions) out.push_back(std::move(region));
    if (out.size() == 1) out.clear();
    const auto is_odd = [&](const auto& region) {
        return static_cast<int>(region.size()) < size || static_cast<int>(region.size()) > canvas.digits;
    };
    const auto odd = std::count_if(out.begin(), out.end(), is_odd);
    if (odd > 1)
        return ValueError{map.at, "a map with " + std::to_string(odd) + " regions of other sizes",
                          "regions of " + std::to_string(size) + " cells"};
    return out;
}

// The largest of the houses have the same digits.
void add_same_values(Translation& from, const HouseCells& houses, int digits) {
    std::size_t largest = 0;
    for (const auto& cells : houses) largest = std::max(largest, cells.size());
    if (largest == static_cast<std::size_t>(digits)) return;
    std::string text;
    for (const auto& cells : houses)
        if (cells.size() == largest)
            text += (text.empty() ? "same-digits:" : " =") + names_of(from.puzzle.geometry(), cells);
    if (text.find('=') != text.npos) from.rules.add(text, *from.same_values_at);
}

// Houses of an unusual canvas: none, or rows, columns, boxes and the regions of a map.
Problem set_canvas_layout(Translation& from) {
    const Canvas canvas = from.puzzle.geometry().canvas();
    HouseCells houses, regions;
    std::string text = "none";
    if (from.jigsaw) {
        auto read = regions_of(*from.jigsaw, canvas);
        if (auto* mistake = std::get_if<ValueError>(&read)) return std::move(*mistake);
        for (auto& cells : std::get<HouseCells>(read))
            if (static_cast<int>(cells.size()) >= std::max(canvas.rows, canvas.columns) &&
                static_cast<int>(cells.size()) <= canvas.digits)
                regions.push_back(std::move(cells));
    }
    if (!from.raw) {
        houses = rows_and_columns(canvas);
        text = "lines";
        if (const auto box = from.boxes ? box_on(canvas, from.region_size) : std::nullopt) {
            text = map_of_boxes(canvas, *box);
            const GeometryPtr boxed = parse_houses_on(canvas, text);
            for (const House house : boxed->all_houses())
                if (boxed->kind(house) == HouseKind::box)
                    houses.emplace_back(boxed->cells_of(house).begin(), boxed->cells_of(house).end());
            if (box == box_on(canvas)) text = "boxes";
        }
    }
    if (!regions.empty()) {
        houses.insert(houses.end(), regions.begin(), regions.end());
        text = list_of(houses);
    }
    GeometryPtr board = parse_houses_on(canvas, text);
    if (!board) return ValueError{0, "houses that do not fit the board", "fewer or smaller regions"};
    from.puzzle.set_board(std::move(board));
    if (from.same_values_at) add_same_values(from, houses, canvas.digits);
    return add_to_board(from.puzzle, from.rules);
}

// Regions instead of boxes fill the board; beside boxes, or if they do not, they are extra regions.
Problem set_layout(Translation& from, const ReadOptions& options) {
    Puzzle& puzzle = from.puzzle;
    const int size = puzzle.geometry().digits();
    const Canvas canvas = puzzle.geometry().canvas();
    if (from.raw || !canvas.usual()) return set_canvas_layout(from);
    HouseLayout layout;
    HouseCells regions;
    if (from.jigsaw) {
        auto read = regions_of(*from.jigsaw, canvas);
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

std::string text_of_lines(int n) { return list_of(lines_of(n)); }

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
