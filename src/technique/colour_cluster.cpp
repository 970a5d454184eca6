#include "technique/colour_cluster.hpp"

#include "technique/patterns.hpp"

namespace deduku {

ColourCluster::ColourCluster(const Board& board, Candidate first, std::vector<Candidate>& left)
    : board_(board), g_(board.geometry()) {
    add(first, 0, nowhere, {}, left);
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        for (Sector sector : g_.sectors_of(nodes_[i].candidate)) {
            if (g_.is_cell(sector) || board.members(sector).size() != 2) continue;
            for (Place place : board.members(sector)) {
                const Candidate c = g_.member(sector, place);
                if (c == nodes_[i].candidate) continue;
                const std::size_t known = find(c);
                if (known == nowhere) {
                    add(c, 1 - nodes_[i].colour, i, sector, left);
                } else {
                    odd_ = odd_ || nodes_[known].colour == nodes_[i].colour;
                }
            }
        }
}

void ColourCluster::add(Candidate c, int colour, std::size_t parent, Sector pair, std::vector<Candidate>& left) {
    nodes_.push_back({c, colour, parent, pair});
    left.erase(std::remove(left.begin(), left.end(), c), left.end());
}

std::size_t ColourCluster::find(Candidate c) const {
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (nodes_[i].candidate == c) return i;
    return nowhere;
}

std::size_t ColourCluster::seen_in(int colour, Candidate c) const {
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (nodes_[i].colour == colour && nodes_[i].candidate != c && common_sector(g_, nodes_[i].candidate, c))
            return i;
    return nowhere;
}

std::vector<bool> ColourCluster::needed(const std::vector<std::size_t>& wanted) const {
    std::vector<bool> out(nodes_.size(), false);
    for (std::size_t i : wanted)
        for (; i != nowhere && !out[i]; i = nodes_[i].parent) out[i] = true;
    return out;
}

ChainBranch ColourCluster::branch(int colour, const std::vector<std::size_t>& wanted) const {
    const std::vector<bool> is_needed = needed(wanted);
    ChainBranch out(board_, on(), nodes_[static_cast<std::size_t>(colour)].candidate);
    for (std::size_t i = 2; i < nodes_.size(); ++i) {
        if (!is_needed[i] || nodes_[i].colour == colour) continue;
        out.take(base(nodes_[i].parent), nodes_[i].pair, {nodes_[i].candidate});
    }
    return out;
}

void ColourCluster::spread(const std::vector<std::size_t>& wanted, ChainBranch& to) const {
    const std::vector<bool> is_needed = needed(wanted);
    for (std::size_t i = 1; i < nodes_.size(); ++i)
        if (is_needed[i] && nodes_[i].colour == 0)
            to.take(base(nodes_[i].parent), nodes_[i].pair, {nodes_[i].candidate});
}

void ColourCluster::add_shown(const Branch& branch, int colour, std::vector<Cell>& to) const {
    const auto rests_on = [&](Sector sector) {
        return std::any_of(branch.steps.begin(), branch.steps.end(),
                           [&](const Deduction& step) { return std::get<Cover>(step.why).base.front() == sector; });
    };
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (nodes_[i].colour == colour && rests_on(base(i))) to.push_back(nodes_[i].candidate.cell);
}

std::vector<Cell> ColourCluster::cells_to(const std::vector<std::size_t>& wanted) const {
    const std::vector<bool> is_needed = needed(wanted);
    std::vector<Cell> out;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (is_needed[i]) out.push_back(nodes_[i].candidate.cell);
    return out;
}

Pattern colours_of(Digit digit, std::vector<Cell> cells, std::vector<Cell> others) {
    Pattern out;
    out.form = Form::colours;
    out.digits = {digit};
    out.cells = std::move(cells);
    out.others = std::move(others);
    sort_once_each(out.cells);
    sort_once_each(out.others);
    return out;
}

std::vector<ColourCluster> clusters_of(const Board& board, Digit digit) {
    std::vector<ColourCluster> out;
    std::vector<Candidate> left;
    for (Cell cell : board.geometry().every_cell())
        if (board.has({cell, digit})) left.push_back({cell, digit});
    while (!left.empty()) {
        out.emplace_back(board, left.front(), left);
        if (out.back().nodes().size() < 2) out.pop_back();
    }
    return out;
}

}  // namespace deduku
