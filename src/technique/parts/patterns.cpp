#include "technique/parts/patterns.hpp"

#include "grid/contains.hpp"

namespace deduku {
namespace {

bool all_cells(const Geometry& geometry, const std::vector<Sector>& sectors) {
    return std::all_of(sectors.begin(), sectors.end(), [&](Sector s) { return geometry.is_cell(s); });
}

}  // namespace

void add_members(const Board& board, const std::vector<Sector>& sectors, Pattern& out) {
    for (Sector s : sectors)
        for (Place p : board.members(s)) {
            const Candidate c = board.geometry().member(s, p);
            out.digits.insert(c.digit);
            out.cells.push_back(c.cell);
        }
    sort_once_each(out.cells);
}

std::vector<House> houses_of(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<House> out;
    for (Sector s : sectors)
        if (!geometry.is_cell(s) && !geometry.is_linear(s)) out.push_back(geometry.house_of(s));
    sort_once_each(out);
    return out;
}

Pattern pattern_of(const Board& board, const Cover& cover) {
    const Geometry& g = board.geometry();
    Pattern out;
    add_members(board, cover.base, out);
    const bool one = cover.base.size() == 1;
    if (all_cells(g, cover.base)) {
        out.form = one ? Form::naked_single : Form::naked_set;
        out.base = houses_of(g, cover.cover);
    } else if (all_cells(g, cover.cover)) {
        out.form = one ? Form::hidden_single : Form::hidden_set;
        out.base = houses_of(g, cover.base);
    } else {
        out.form = one ? Form::locked : Form::fish;
        out.base = houses_of(g, cover.base);
        out.cover = houses_of(g, cover.cover);
    }
    return out;
}

Pattern grid_of(const Board& board, const Cover& cover) {
    const Geometry& g = board.geometry();
    Pattern out;
    out.form = Form::set_grid;
    for (Sector s : cover.base) out.cells.push_back(g.cell_of(s));
    put_in_order(out.cells);
    for (Sector s : cover.cover) {
        const auto number =
            static_cast<std::size_t>(std::find(out.base.begin(), out.base.end(), g.house_of(s)) - out.base.begin());
        if (number == out.base.size()) {
            out.base.push_back(g.house_of(s));
            out.sets.emplace_back();
        }
        out.sets[number].digits.insert(g.digit_of(s));
        out.digits.insert(g.digit_of(s));
    }
    for (std::size_t i = 0; i < out.sets.size(); ++i)
        for (Cell cell : g.cells_of(out.base[i]))
            if (std::binary_search(out.cells.begin(), out.cells.end(), cell)) out.sets[i].cells.push_back(cell);
    return out;
}

Pattern finned(const Board& board, const Cover& fish, std::vector<Cell> fins) {
    Pattern out = pattern_of(board, fish);
    std::erase_if(out.cells, [&](Cell cell) { return contains(fins, cell); });
    out.fins = std::move(fins);
    return out;
}

Pattern told_forwards(Pattern::Chain chain) {
    if (chain.nodes.back() < chain.nodes.front()) {
        std::reverse(chain.nodes.begin(), chain.nodes.end());
        std::reverse(chain.groups.begin(), chain.groups.end());
    }
    return pattern_of(std::move(chain));
}

Pattern pattern_of(Pattern::Chain chain) {
    Pattern out;
    out.form = Form::chain;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        out.digits.insert(chain.nodes[i].digit);
        for (Cell cell : chain.cells_of(i)) add_once(out.cells, cell);
    }
    out.chain = std::move(chain);
    return out;
}

Pattern supposition_on(const Board& board, Sector on) {
    Pattern out;
    add_members(board, {on}, out);
    if (!board.geometry().is_cell(on)) out.base = {board.geometry().house_of(on)};
    return out;
}

}  // namespace deduku
