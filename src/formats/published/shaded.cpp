#include "formats/published/shaded.hpp"

#include <algorithm>
#include <cstdlib>

#include "formats/parts.hpp"
#include "formats/published/words/writing.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku::formats::published {
namespace {

using Groups = std::vector<std::vector<Cell>>;

bool are_neighbours(Cell a, Cell b, const Geometry& board) {
    return std::abs(board.row(a) - board.row(b)) + std::abs(board.column(a) - board.column(b)) == 1;
}

// The connected groups of cells, each ascending.
Groups groups_of(std::vector<Cell> left, const Geometry& board) {
    Groups out;
    while (!left.empty()) {
        std::vector<Cell> group = {left.back()};
        left.pop_back();
        for (std::size_t i = 0; i < group.size(); ++i)
            std::erase_if(left, [&](Cell other) {
                const bool beside = are_neighbours(group[i], other, board);
                if (beside) group.push_back(other);
                return beside;
            });
        put_in_order(group);
        out.push_back(std::move(group));
    }
    put_in_order(out);
    return out;
}

bool have_one_shape(const std::vector<Cell>& a, const std::vector<Cell>& b, const Geometry& board) {
    const int down = board.row(b.front()) - board.row(a.front());
    const int right = board.column(b.front()) - board.column(a.front());
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](Cell from, Cell to) {
        return board.row(to) - board.row(from) == down && board.column(to) - board.column(from) == right;
    });
}

}  // namespace

ShadedRules shaded_regions(const std::vector<Cell>& cells, const Geometry& board) {
    const auto n = static_cast<std::size_t>(board.digits());
    Groups groups = groups_of(cells, board);
    if (cells.size() == n) groups = {cells};
    ShadedRules out;
    for (const std::vector<Cell>& group : groups) {
        if (group.size() != n) return {{}, "a shaded region has not " + std::to_string(n) + " cells"};
        out.rules.push_back("extra-region:" + cell_names(board, group));
    }
    return out;
}

ShadedRules shaded_areas(const std::vector<Cell>& cells, const Geometry& board) {
    ShadedRules out;
    for (const std::vector<Cell>& group : groups_of(cells, board)) {
        if (static_cast<int>(group.size()) > board.digits()) return {{}, "a shaded area has too many cells"};
        out.rules.push_back("extra-region:" + cell_names(board, group));
    }
    return out;
}

ShadedRules shaded_squares(const std::vector<Cell>& cells, std::string_view rule, const Geometry& board) {
    ShadedRules out;
    for (const std::vector<Cell>& group : groups_of(cells, board)) {
        // The last cell is the lower right one of a square.
        const int width = board.row(group.back()) - board.row(group.front()) + 1;
        const bool square = board.column(group.back()) - board.column(group.front()) + 1 == width &&
                            static_cast<int>(group.size()) == width * width;
        if (!square || width < 3) return {{}, "a shaded area is no square of 3x3 cells or more"};
        out.rules.push_back(std::string(rule) + ':' + cell_names(board, group));
    }
    return out;
}

ShadedRules windows_or_regions(const std::vector<Cell>& cells, const Geometry& board) {
    if (groups_of(cells, board) == windows_of(board.digits())) return {{"windows"}, {}};
    return shaded_regions(cells, board);
}

ShadedRules clones_of(const std::vector<Cell>& cells, const Geometry& board) {
    const Groups groups = groups_of(cells, board);
    std::string text;
    for (const std::vector<Cell>& group : groups) {
        if (!have_one_shape(groups.front(), group, board)) return {{}, "the shaded clones differ in shape"};
        text += (text.empty() ? "clone:" : " =") + cell_names(board, group);
    }
    if (groups.size() < 2) return {{}, "only one clone is shaded"};
    return {{std::move(text)}, {}};
}

void join_touching(Groups& sets, std::vector<Cell> line) {
    std::erase_if(sets, [&](const std::vector<Cell>& other) {
        const bool touches = std::any_of(other.begin(), other.end(), [&](Cell cell) { return contains(line, cell); });
        if (touches) line.insert(line.end(), other.begin(), other.end());
        return touches;
    });
    put_in_order(line);
    line.erase(std::unique(line.begin(), line.end()), line.end());
    sets.push_back(std::move(line));
}

}  // namespace deduku::formats::published
