// Patterns of finds that rest on cases.
//
//   wings             E5 = {2,5,7} sees E1 = {2,7}, D4 = {5,7}     the pivot, and the cells that follow from it
//   remote pairs      A1 - A5 - F5 - F8, all {2,5}                 a chain
//   colours           7 of A1, D3 .. or 7 of A4, D8 ..             both colours
#include <algorithm>

#include "grid/in_order.hpp"
#include "method/path/net.hpp"
#include "method/path/pattern_parts.hpp"

namespace deduku::path {
namespace {

// The first exchange inside.
const Twin* twin_in(const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr) return nullptr;
    for (const Branch& branch : split->branches) {
        if (branch.twin) return &*branch.twin;
        for (const Deduction& step : branch.steps)
            if (const Twin* twin = twin_in(step)) return twin;
    }
    return nullptr;
}

Pattern of_twin(const Twin& twin) {
    Pattern out;
    out.form = Form::deadly;
    for (Candidate c : twin.in) {
        out.cells.push_back(c.cell);
        out.digits.insert(c.digit);
    }
    sort_once_each(out.cells);
    return out;
}

// All open cells, and the one that saves them.
Pattern of_grave(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::grave;
    add_members(board, {split.on}, out);
    return out;
}

const Cover* cover_of(const Deduction& step) { return std::get_if<Cover>(&step.why); }

// The fins in one branch, a fish in the other.
Pattern of_finned_fish(const Board& board, const Split& split) {
    Pattern out = of_cover(board, *cover_of(split.branches[1].steps.front()));
    for (Candidate c : split.branches[0].keep) out.fins.push_back(c.cell);
    std::erase_if(out.cells,
                  [&](Cell cell) { return std::find(out.fins.begin(), out.fins.end(), cell) != out.fins.end(); });
    return out;
}

// Splits one within the other on bases, each with its fins in branches of their own; a fish in the last.
Pattern of_complex_fish(const Board& board, const Split& split) {
    const Cover* fish = nullptr;
    std::vector<Cell> fins;
    for (const Split* at = &split; at != nullptr;) {
        const Split* next = nullptr;
        for (const Branch& branch : at->branches) {
            const Deduction& step = branch.steps.front();
            const Cover* cover = cover_of(step);
            if (cover != nullptr && cover->base.size() == 1) {
                add_once(fins, branch.keep.front().cell);
            } else if (cover != nullptr) {
                fish = cover;
            } else {
                next = &std::get<Split>(step.why);
            }
        }
        at = next;
    }
    Pattern out = of_cover(board, *fish);
    std::erase_if(out.cells, [&](Cell cell) { return std::find(fins.begin(), fins.end(), cell) != fins.end(); });
    put_in_order(fins);
    out.fins = std::move(fins);
    return out;
}

// The candidates that are true in a branch: what it keeps, and whatever is the last of a sector there.
std::vector<Candidate> true_in(Board board, Sector on, const Branch& branch) {
    std::vector<Candidate> out = branch.keep;
    for (Place p : board.members(on))
        if (const Candidate c = board.geometry().member(on, p); !(c == branch.keep.front())) board.remove(c);
    for (const Deduction& step : branch.steps) {
        const Sector base = cover_of(step)->base.front();
        if (board.members(base).single()) add_once(out, board.geometry().member(base, board.members(base).first()));
        apply(board, step);
    }
    return out;
}

Pattern of_colours(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::colours;
    out.digits = {split.branches[0].keep.front().digit};
    for (Candidate c : true_in(board, split.on, split.branches[0])) out.cells.push_back(c.cell);
    for (Candidate c : true_in(board, split.on, split.branches[1])) out.others.push_back(c.cell);
    sort_once_each(out.cells);
    sort_once_each(out.others);
    return out;
}

// Of two clusters: what is true in each case (cells, others); or a colour that cannot be (cells), and what it would
// leave false of the other cluster (others).
Pattern of_two_clusters(const Board& board, const Deduction& deduction, const Split& split) {
    const auto closed = std::find_if(split.branches.begin(), split.branches.end(),
                                     [](const Branch& branch) { return branch.closed(); });
    if (closed == split.branches.end()) return of_colours(board, split);
    Pattern out;
    out.form = Form::colours;
    out.digits = {deduction.removes.front().digit};
    std::vector<Candidate> own = deduction.removes;
    const Branch& open = split.branches[closed == split.branches.begin() ? 1 : 0];
    for (Candidate c : true_in(board, split.on, open)) own.push_back(c);
    std::vector<Candidate> others = true_in(board, split.on, *closed);
    for (const Deduction& step : closed->steps) others.insert(others.end(), step.removes.begin(), step.removes.end());
    for (Candidate c : deduction.removes) out.cells.push_back(c.cell);
    for (Candidate c : others)
        if (std::find(own.begin(), own.end(), c) == own.end()) out.others.push_back(c.cell);
    sort_once_each(out.cells);
    sort_once_each(out.others);
    return out;
}

// Each cell takes the digit from the next: the first branch tells the way. For the digit that goes first.
Chain of_remote_pair(const Board& board, const Deduction& deduction, const Split& split) {
    const Geometry& g = board.geometry();
    const auto& gone = deduction.removes;
    std::vector<Cell> way = {g.cell_of(split.on)};
    for (const Deduction& step : split.branches[0].steps) {
        const Candidate next = step.removes.front();
        const bool goes_on = cover_of(step)->base.front() == g.sector(way.back()) &&
                             std::find(gone.begin(), gone.end(), next) == gone.end();
        if (goes_on) way.push_back(next.cell);
    }
    Digit digit = gone.front().digit;
    const Digit other = (board.digits(way.front()) - Set<Digit>{digit}).first();
    Chain out;
    for (Cell cell : way) {
        out.nodes.push_back({cell, digit});
        digit = digit == other ? gone.front().digit : other;
        out.nodes.push_back({cell, digit});
    }
    return out;
}

// The pivot, and the cells that follow from it.
Pattern of_wing(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::branches;
    add_members(board, {split.on}, out);
    for (const Branch& branch : split.branches)
        for (const Deduction& step : branch.steps) add_members(board, cover_of(step)->base, out);
    return out;
}

// A box (base), and a line's two places.
Pattern of_empty_rectangle(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::branches;
    add_members(board, {split.on}, out);
    for (const Branch& branch : split.branches)
        for (const Deduction& step : branch.steps)
            for (House house : houses_of(board.geometry(), cover_of(step)->base))
                if (board.geometry().kind(house) == HouseKind::box) add_once(out.base, house);
    return out;
}

Pattern of_net(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::net;
    out.strands = strands_of(board, split);
    for (const Strand& strand : out.strands) {
        out.digits.insert(strand.nodes.front().what.digit);
        add_once(out.cells, strand.nodes.front().what.cell);
    }
    if (!board.geometry().is_cell(split.on)) out.base = {board.geometry().house_of(split.on)};
    return out;
}

Pattern of_split(const Board& board, const Split& split) {
    Pattern out;
    add_members(board, {split.on}, out);
    if (!board.geometry().is_cell(split.on)) out.base = {board.geometry().house_of(split.on)};
    const bool open = std::none_of(split.branches.begin(), split.branches.end(),
                                   [](const Branch& branch) { return branch.closed(); });
    out.form = open ? Form::branches : Form::supposition;
    return out;
}

// A chain that goes back into itself, as none on the way of a person does.
Pattern supposition_on(const Board& board, const Split& split) {
    Pattern out = of_split(board, split);
    out.form = Form::supposition;
    return out;
}

}  // namespace

Pattern pattern_of(Chain chain) {
    Pattern out;
    out.form = Form::chain;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        out.digits.insert(chain.nodes[i].digit);
        for (Cell cell : chain.cells_of(i)) add_once(out.cells, cell);
    }
    out.chain = std::move(chain);
    return out;
}

Pattern pattern_of_split(const Board& before, const Deduction& deduction, std::string_view family) {
    const auto& split = std::get<Split>(deduction.why);
    if (family == "bivalue graves") return of_grave(before, split);
    if (const Twin* twin = twin_in(deduction)) return of_twin(*twin);
    if (family == "finned fish") return of_finned_fish(before, split);
    if (family == "complex fish") return of_complex_fish(before, split);
    if (family == "simple colouring") return of_colours(before, split);
    if (family == "multi-colouring") return of_two_clusters(before, deduction, split);
    if (family == "remote pairs") return pattern_of(of_remote_pair(before, deduction, split));
    if (family == "forcing chains" || family == "forcing nets") return of_net(before, split);
    if (auto chain = chain_behind(before, deduction)) return pattern_of(std::move(*chain));
    if (family == "grouped chains") return supposition_on(before, split);
    if (family == "wings") return of_wing(before, split);
    if (family == "two-house patterns") return of_empty_rectangle(before, split);
    return of_split(before, split);
}

}  // namespace deduku::path
