#include "grid/rules/cells.hpp"

#include <charconv>
#include <cstdlib>
#include <utility>

#include "deduku/text.hpp"
#include "grid/holes.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/rules/forms/layer.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/words.hpp"

namespace deduku::rules {
namespace {

constexpr int most_weight = 9999;
constexpr std::size_t most_cells_of_group = std::size_t{max_digits} * max_digits;

// Whether the cells are the same or neighbours, also diagonally.
bool touch(const Geometry& board, Cell a, Cell b) {
    if (!board.in_grid(a) || !board.in_grid(b)) return true;
    return std::abs(board.row(a) - board.row(b)) <= 1 && std::abs(board.column(a) - board.column(b)) <= 1;
}

// Whether a range can begin and end with these cells.
bool in_line(const Geometry& board, Cell a, Cell b) {
    const int down = std::abs(board.row(a) - board.row(b)), right = std::abs(board.column(a) - board.column(b));
    return down == 0 || right == 0 || down == right;
}

// Reads a group word by word, up to the first error.
class GroupReader {
  public:
    GroupReader(RulePart group, const Geometry& board, const RuleRow& row)
        : words_(words_of(group)), board_(board), row_(row) {}

    std::variant<GroupCells, RuleError> read() {
        while (!error_ && next_ < words_.size()) {
            const RulePart word = words_[next_++];
            if (word.text == "~") {
                if (!row_.touching) fail(word, a_cell());
                if (cells_.empty() || next_ == words_.size()) fail(word, "~ between two cells");
                apart_ = true;
                continue;
            }
            if (row_.weights && take_weight(word.text)) continue;
            const bool row = same_name(word.text, "row");
            if (word.text.find('.') != word.text.npos)
                take_own(word);
            else if (row || same_name(word.text, "column") || same_name(word.text, "col"))
                take_line(word, row);
            else if (const std::size_t hyphen = word.text.find('-'); hyphen != word.text.npos)
                take_range(word, hyphen);
            else
                take_cell(word);
        }
        if (error_) return *std::move(error_);
        return GroupCells{std::move(cells_), std::move(gap_), std::move(weights_)};
    }

  private:
    // A number before a cell is the weight of all cells up to the next number.
    bool take_weight(std::string_view text) {
        int weight = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), weight);
        if (problem != std::errc() || end != text.data() + text.size()) return false;
        weight_ = weight;
        return true;
    }

    void fail(RulePart part, std::string expected) {
        if (!error_) error_ = RuleError{part.at, quoted(part.text), std::move(expected)};
    }

    std::string a_cell() const {
        const Cell last = static_cast<Cell>(board_.grid_cells() - 1);
        return "a cell from " + cell_name(board_, Cell{}) + " to " + cell_name(board_, last) + ", or r1c1";
    }

    // An own cell, or a range of a list of them: line.1-line.5.
    void take_own(RulePart word) {
        if (!row_.own_cells) return fail(word, "a cell of the grid: this rule has no own cells");
        CellList cells;
        if (const auto cell = own_cell_named(board_, word.text)) cells = {*cell};
        for (std::size_t i = word.text.find('-'); cells.empty() && i != word.text.npos;
             i = word.text.find('-', i + 1)) {
            const auto from = own_cell_named(board_, word.text.substr(0, i));
            const auto to = own_cell_named(board_, word.text.substr(i + 1));
            if (from && to && *from < *to && !board_.own(*from).at)
                for (int at = index(*from); at <= index(*to); ++at) cells.push_back(static_cast<Cell>(at));
        }
        if (!cells.empty()) return append(cells, word);
        std::string layers;
        for (const std::string& name : layer_names(board_)) layers += (layers.empty() ? "" : ", ") + name;
        fail(word, layers.empty() ? "a cell of the grid: there are no layers" : "a cell of the layers " + layers);
    }

    std::optional<Cell> cell_of(RulePart word) {
        const auto cell = parse_cell(board_, word.text, Coords::sheet);
        if (!cell) fail(word, a_cell());
        if (cell && is_hole(board_, *cell)) fail(word, "a cell of one of the grids");
        return cell;
    }

    void append(std::span<const Cell> cells, RulePart word) {
        const bool marked = std::exchange(apart_, false);
        if (row_.touching && !marked && !gap_ && !cells_.empty() && !touch(board_, cells_.back(), cells[0]))
            gap_ = gap_before(cells[0], word);
        for (const Cell& cell : cells) {
            const bool closing = row_.closes && cells_.size() > 2 && cell == cells_[0] && next_ == words_.size() &&
                                 &cell == &cells.back();
            if (closing && row_.house) return;
            if (!row_.repeats && !closing && std::find(cells_.begin(), cells_.end(), cell) != cells_.end() && !error_)
                error_ = RuleError{word.at, cell_name(board_, cell) + " again", "each cell once"};
            if (cells_.size() == most_cells_of_group)
                return fail(word, "at most " + std::to_string(most_cells_of_group) + " cells");
            if (row_.weights && (weight_ == 0 || std::abs(weight_) > most_weight))
                fail(word, "a weight before it from 1 to " + std::to_string(most_weight) + ", or negative");
            if (error_) return;
            if (row_.weights) weights_.push_back(weight_);
            cells_.push_back(cell);
        }
    }

    RuleError gap_before(Cell cell, RulePart word) const {
        const std::string from = cell_name(board_, cells_.back()), to = cell_name(board_, cell);
        const std::string range = in_line(board_, cells_.back(), cell) ? from + '-' + to + ", or " : std::string();
        return {word.at, to + " after " + from + ", which it does not touch",
                range + from + " ~ " + to + " for a line with a gap"};
    }

    // A cell, optionally followed by a direction.
    void take_cell(RulePart word) {
        const auto cell = cell_of(word);
        if (!cell) return;
        if (next_ < words_.size())
            for (const Direction& direction : directions)
                if (same_name(words_[next_].text, direction.word)) {
                    ++next_;
                    return append(ray(board_, *cell, direction.down, direction.right), word);
                }
        if (row_.shape == RuleShape::diagonal && words_.size() == 1)
            gap_ = RuleError{word.at, quoted(word.text) + " alone",
                             "a direction after the first cell of the diagonal: " + std::string(word.text) + ' ' +
                                 std::string(way_from(*cell))};
        append(std::span(&*cell, 1), word);
    }

    // The direction of the longest diagonal from a cell.
    std::string_view way_from(Cell cell) const {
        const bool up = 2 * board_.row(cell) >= board_.rows(), left = 2 * board_.column(cell) >= board_.columns();
        for (const Direction& direction : directions)
            if ((direction.down < 0) == up && (direction.right < 0) == left) return direction.word;
        return {};
    }

    void take_range(RulePart word, std::size_t hyphen) {
        const auto from = cell_of({word.text.substr(0, hyphen), word.at});
        const auto to = from ? cell_of({word.text.substr(hyphen + 1), word.at + hyphen + 1}) : std::nullopt;
        if (!to) return;
        const int down = board_.row(*to) - board_.row(*from);
        const int right = board_.column(*to) - board_.column(*from);
        if (*from == *to || !in_line(board_, *from, *to))
            return fail(word, "two cells of a row, a column or a diagonal");
        const auto sign = [](int i) { return i > 0 ? 1 : i < 0 ? -1 : 0; };
        CellList cells = ray(board_, *from, sign(down), sign(right));
        const auto length = static_cast<std::size_t>(std::max(std::abs(down), std::abs(right)) + 1);
        if (cells.size() < length) return fail(word, "a range within the grids");
        cells.resize(length);
        append(cells, word);
    }

    // The number of a row or column, from 0: "3", or "C" for a column.
    std::optional<int> line_number(bool row) {
        const int n = row ? board_.rows() : board_.columns();
        if (next_ == words_.size()) return std::nullopt;
        const std::string_view text = words_[next_].text;
        int number = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem == std::errc() && end == text.data() + text.size() && number >= 1 && number <= n) return number - 1;
        if (const auto top = parse_cell(board_, std::string(text) + '1'); !row && top) return board_.column(*top);
        return std::nullopt;
    }

    void take_line(RulePart word, bool row) {
        const auto number = line_number(row);
        const int n = row ? board_.rows() : board_.columns();
        if (!number)
            return fail(next_ < words_.size() ? words_[next_] : word,
                        row ? "row 1 to row " + std::to_string(n)
                            : "column 1 to column " + std::to_string(n) + ", or its letter");
        ++next_;
        CellList cells = row ? ray(board_, board_.cell(*number, 0), 0, 1) : ray(board_, board_.cell(0, *number), 1, 0);
        if (next_ < words_.size() && same_name(words_[next_].text, "from") && !turn(cells, row)) return;
        append(cells, word);
    }

    // "from right" reverses a row.
    bool turn(CellList& cells, bool row) {
        const RulePart from = words_[next_++];
        const std::string side = next_ < words_.size() ? joined_name(words_[next_].text) : "";
        const bool back = side == (row ? "right" : "bottom");
        if (!back && side != (row ? "left" : "top")) {
            fail(next_ < words_.size() ? words_[next_] : from, row ? "left or right" : "top or bottom");
            return false;
        }
        ++next_;
        if (back) std::reverse(cells.begin(), cells.end());
        return true;
    }

    std::vector<RulePart> words_;
    const Geometry& board_;
    const RuleRow& row_;
    std::size_t next_ = 0;
    bool apart_ = false;  // after ~
    std::optional<RuleError> gap_;
    CellList cells_;
    int weight_ = 0;
    std::vector<int> weights_;
    std::optional<RuleError> error_;
};

std::string write_line_of(const CellList& cells, const Geometry& board) {
    const bool back = cells.size() > 1 && cells[1] < cells[0];
    const Cell first = back ? cells.back() : cells.front();
    if (board.row(cells.front()) == board.row(cells.back()))
        return "row " + std::to_string(board.row(first) + 1) + (back ? " from right" : "");
    const std::string letter = cell_name(board, board.cell(0, board.column(first)));
    return "column " + letter.substr(0, letter.size() - 1) + (back ? " from bottom" : "");
}

std::string write_diagonal(const CellList& cells, const Geometry& board) {
    std::string out = cell_name(board, cells[0]);
    for (const Direction& direction : directions)
        if (cells == ray(board, cells[0], direction.down, direction.right))
            return out + ' ' + std::string(direction.word);
    return out;
}

// The number of successive own cells of one list from `i` on.
std::size_t run_of_list(const CellList& cells, std::size_t i, const Geometry& board) {
    const auto layer_of = [&](Cell cell) {
        const std::string_view name = board.own(cell).name;
        return name.substr(0, name.find('.'));
    };
    std::size_t length = 1;
    while (i + length < cells.size() && cells[i + length] == next(cells[i + length - 1]) &&
           !board.own(cells[i + length]).at && layer_of(cells[i]) == layer_of(cells[i + length]))
        ++length;
    return board.own(cells[i]).at ? 1 : length;
}

// The number of adjacent cells from `i` on along a row, column or diagonal.
std::size_t run_length(const CellList& cells, std::size_t i, const Geometry& board) {
    std::size_t length = 1;
    if (!board.in_grid(cells[i])) return run_of_list(cells, i, board);
    for (std::size_t j = i + 1; j < cells.size(); ++j, ++length) {
        const int down = board.row(cells[i + 1]) - board.row(cells[i]);
        const int right = board.column(cells[i + 1]) - board.column(cells[i]);
        if (!board.in_grid(cells[j])) break;
        if (std::max(std::abs(down), std::abs(right)) != 1 || beside(board, cells[j - 1], down, right) != cells[j])
            break;
    }
    return length;
}

}  // namespace

std::vector<RulePart> words_of(RulePart part) {
    std::vector<RulePart> out;
    for (std::size_t i = 0, end = 0; i < part.text.size(); i = end) {
        end = std::min(part.text.find_first_of(" \t,\r\n~", i), part.text.size());
        if (end > i) out.push_back({part.text.substr(i, end - i), part.at + i});
        if (end == part.text.size()) break;
        if (part.text[end] == '~') out.push_back({part.text.substr(end, 1), part.at + end});
        ++end;
    }
    return out;
}

std::vector<RulePart> pieces_of(RulePart part, char sign) {
    std::vector<RulePart> out;
    std::size_t i = 0;
    for (std::size_t end = 0; end <= part.text.size(); ++end)
        if (end == part.text.size() || part.text[end] == sign) {
            out.push_back({part.text.substr(i, end - i), part.at + i});
            i = end + 1;
        }
    return out;
}

std::variant<GroupCells, RuleError> read_cells(RulePart group, const Geometry& board, const RuleRow& row) {
    return GroupReader(group, board, row).read();
}

std::string write_cells(const std::vector<Cell>& cells, const Geometry& board, const RuleRow& row) {
    if (row.shape == RuleShape::line) return write_line_of(cells, board);
    if (row.shape == RuleShape::diagonal) return write_diagonal(cells, board);
    if (!row.touching) return cell_ranges(cells, board, Coords::sheet, " ");
    std::string out;
    for (auto from = cells.begin(); from != cells.end();) {
        const auto gap = [&](Cell a, Cell b) { return !touch(board, a, b); };
        const auto last = std::adjacent_find(from, cells.end(), gap);
        const auto to = last == cells.end() ? last : last + 1;
        out += (out.empty() ? "" : " ~ ") + cell_ranges({from, to}, board, Coords::sheet, " ");
        from = to;
    }
    return out;
}

std::string write_weighted(const std::vector<Cell>& cells, std::span<const int> weights, const Geometry& board) {
    std::string out;
    for (std::size_t from = 0, to = 0; from < cells.size(); from = to) {
        while (to < cells.size() && weights[to] == weights[from]) ++to;
        const auto at = [&](std::size_t i) { return cells.begin() + static_cast<std::ptrdiff_t>(i); };
        out += (out.empty() ? "" : " ") + std::to_string(weights[from]) + ' ' +
               cell_ranges({at(from), at(to)}, board, Coords::sheet, " ");
    }
    return out;
}

std::string cell_ranges(const std::vector<Cell>& cells, const Geometry& board, Coords coords,
                        std::string_view between) {
    std::string out;
    for (std::size_t i = 0; i < cells.size();) {
        const std::size_t run = run_length(cells, i, board);
        if (!out.empty()) out += between;
        out += cell_name(board, cells[i], coords);
        if (run >= 3) out += '-' + cell_name(board, cells[i + run - 1], coords);
        i += run >= 3 ? run : 1;
    }
    return out;
}

}  // namespace deduku::rules
