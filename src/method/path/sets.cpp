// The almost locked sets behind a deduction, read off its Covers.
//
//   Split on x in a house    branch 1  {cells of A} / ..      branch 2  {cells of B} / ..  {cells of C} / ..    A, B, C
//   Split on a cell          each branch: what its digit removes, then {cells of a petal} / ..
//   Cover, cells / digits    cells and digits of each house; or the cells of the first set, then those of the next: two
//                            sets, each with one digit more than cells; or cells of two houses, the one, the other
#include <algorithm>

#include "method/path/pattern.hpp"

namespace deduku::path {
namespace {

const Cover* cover_in(const Deduction& step) { return std::get_if<Cover>(&step.why); }

CellGroup group_of(const Board& board, std::vector<Cell> cells) {
    CellGroup out{std::move(cells), {}};
    for (Cell cell : out.cells) out.digits |= board.digits(cell);
    return out;
}

CellGroup base_of(const Board& board, const Cover& cover) {
    std::vector<Cell> cells;
    for (Sector s : cover.base) cells.push_back(board.geometry().cell_of(s));
    return group_of(board, std::move(cells));
}

void add_set_once(CellGroup set, std::vector<CellGroup>& to) {
    if (to.empty() || !(to.back() == set)) to.push_back(std::move(set));
}

// All cells of the sets, once, and the digits that go, or all.
void add_cells(const Deduction& deduction, Pattern& out) {
    for (const CellGroup& set : out.sets) out.cells.insert(out.cells.end(), set.cells.begin(), set.cells.end());
    std::sort(out.cells.begin(), out.cells.end());
    out.cells.erase(std::unique(out.cells.begin(), out.cells.end()), out.cells.end());
    const bool all = out.form == Form::set_ring || out.form == Form::set_crossing;
    for (const CellGroup& set : out.sets)
        if (all) out.digits |= set.digits;
    for (Candidate c : deduction.removes)
        if (!all) out.digits.insert(c.digit);
}

Pattern chain_of_sets(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::set_chain;
    out.sets = {base_of(board, *cover_in(split.branches[0].steps.front()))};
    out.commons = {board.geometry().digit_of(split.on)};
    const std::vector<Deduction>& steps = split.branches[1].steps;
    for (const Deduction& step : steps) add_set_once(base_of(board, *cover_in(step)), out.sets);
    for (std::size_t i = 0; i + 2 < out.sets.size(); ++i) out.commons.push_back(steps[i].removes.front().digit);
    // A link that an earlier one has made needless is not told; then this is only what the branches come to.
    for (std::size_t i = 0; i + 1 < out.sets.size(); ++i)
        if (!out.sets[i].digits.has(out.commons[i]) || !out.sets[i + 1].digits.has(out.commons[i]))
            out.form = Form::supposition;
    return out;
}

Pattern blossom(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::blossom;
    out.others = {board.geometry().cell_of(split.on)};
    for (const Branch& branch : split.branches) {
        out.commons.push_back(branch.keep.front().digit);
        out.sets.push_back(base_of(board, *cover_in(branch.steps.back())));
    }
    return out;
}

// The cell whose digit goes, and the one that would be left empty.
Pattern exclusion(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::exclusion;
    for (const Branch& branch : split.branches)
        if (branch.empty) out.cells = {board.geometry().cell_of(split.on), board.geometry().cell_of(*branch.empty)};
    std::sort(out.cells.begin(), out.cells.end());
    for (Cell cell : out.cells) out.digits |= board.digits(cell);
    return out;
}

bool share_a_house(const Geometry& g, const std::vector<Cell>& cells) {
    const auto first = g.houses_of(cells.front());
    return std::any_of(first.begin(), first.end(), [&](const Membership& m) {
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
            const auto in = g.houses_of(cell);
            return std::any_of(in.begin(), in.end(), [&](const Membership& other) { return other.house == m.house; });
        });
    });
}

// The two sets of a ring: the cells come set by set.
Pattern ring(const Board& board, const Cover& cover) {
    const Geometry& g = board.geometry();
    const std::vector<Cell> all = base_of(board, cover).cells;
    const auto is_set = [&](const CellGroup& set) {
        return set.digits.size() == static_cast<int>(set.cells.size()) + 1 && share_a_house(g, set.cells);
    };
    // A digit that both have and that is not of one house has two sectors in the Cover.
    const auto is_common = [&](Digit digit) {
        return std::count_if(cover.cover.begin(), cover.cover.end(),
                             [&](Sector s) { return g.digit_of(s) == digit; }) == 1;
    };
    Pattern out;
    out.form = Form::set_ring;
    for (std::size_t size = 1; size < all.size(); ++size) {
        const auto middle = all.begin() + static_cast<std::ptrdiff_t>(size);
        out.sets = {group_of(board, {all.begin(), middle}), group_of(board, {middle, all.end()})};
        out.commons.clear();
        for (Digit digit : out.sets[0].digits& out.sets[1].digits)
            if (is_common(digit)) out.commons.push_back(digit);
        if (is_set(out.sets[0]) && is_set(out.sets[1]) && out.commons.size() == 2) break;
    }
    return out;
}

// The cells of both houses, then those of the one (base), then those of the other (cover); the first digits of the
// Cover are those of the second group, in the one house, then come those of the third, in the other.
class Crossing {
  public:
    Crossing(const Board& board, const Cover& cover)
        : board_(board), g_(board.geometry()), cells_(base_of(board, cover).cells) {
        auto at = cover.cover.begin();
        line_ = g_.house_of(*at);
        for (; g_.house_of(*at) == line_; ++at) of_line_.insert(g_.digit_of(*at));
        box_ = g_.house_of(*at);
        for (; at != cover.cover.end() && g_.house_of(*at) == box_; ++at) of_box_.insert(g_.digit_of(*at));
    }

    Pattern pattern() const {
        Pattern out;
        out.form = Form::set_crossing;
        out.base = {line_};
        out.cover = {box_};
        for (std::size_t core = 2; core < cells_.size(); ++core)
            for (std::size_t side = core + 1; side < cells_.size(); ++side) {
                out.sets = {part(0, core), part(core, side), part(side, cells_.size())};
                if (fits(out.sets)) return out;
            }
        return out;
    }

  private:
    CellGroup part(std::size_t from, std::size_t to) const {
        return group_of(board_, {cells_.begin() + static_cast<std::ptrdiff_t>(from),
                                 cells_.begin() + static_cast<std::ptrdiff_t>(to)});
    }
    bool lie_in(const CellGroup& set, House house) const {
        return std::all_of(set.cells.begin(), set.cells.end(), [&](Cell cell) {
            const auto in = g_.houses_of(cell);
            return std::any_of(in.begin(), in.end(), [&](const Membership& m) { return m.house == house; });
        });
    }
    bool fits(const std::vector<CellGroup>& sets) const {
        return lie_in(sets[0], line_) && lie_in(sets[0], box_) && lie_in(sets[1], line_) && lie_in(sets[2], box_) &&
               sets[1].digits == of_line_ && of_box_.contains(sets[2].digits) &&
               (sets[0].digits & sets[1].digits & sets[2].digits).empty();
    }

    const Board& board_;
    const Geometry& g_;
    std::vector<Cell> cells_;
    House line_{}, box_{};
    Set<Digit> of_line_, of_box_;
};

}  // namespace

Pattern pattern_of_sets(const Board& before, const Deduction& deduction) {
    Pattern out;
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) {
        out = ring(before, *cover);
    } else {
        const auto& split = std::get<Split>(deduction.why);
        const bool refutes = std::any_of(split.branches.begin(), split.branches.end(),
                                         [](const Branch& branch) { return branch.closed(); });
        if (refutes) return exclusion(before, split);
        out = before.geometry().is_cell(split.on) ? blossom(before, split) : chain_of_sets(before, split);
    }
    add_cells(deduction, out);
    return out;
}

Pattern pattern_of_grid(const Board& before, const Deduction& deduction) {
    const Geometry& g = before.geometry();
    const auto& cover = std::get<Cover>(deduction.why);
    Pattern out;
    out.form = Form::set_grid;
    out.cells = base_of(before, cover).cells;
    std::sort(out.cells.begin(), out.cells.end());
    for (Sector s : cover.cover) {
        const auto at = std::find(out.base.begin(), out.base.end(), g.house_of(s));
        const auto number = static_cast<std::size_t>(at - out.base.begin());
        if (at == out.base.end()) {
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

Pattern pattern_of_crossing(const Board& before, const Deduction& deduction) {
    Pattern out = Crossing(before, std::get<Cover>(deduction.why)).pattern();
    add_cells(deduction, out);
    return out;
}

}  // namespace deduku::path
