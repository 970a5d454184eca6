#include "technique/links/colour_cluster.hpp"

#include "technique/parts/patterns.hpp"

namespace deduku {

ColourCluster::ColourCluster(const Links& links, Links::Node first)
    : board_(links.board()), g_(board_.geometry()), nodes_{{links.candidate(first), 0, nowhere, {}}} {
    for (std::size_t i = 0; i < nodes_.size(); ++i)  // it grows
        for (const Links::Hook& hook : links.hooks(links.node(nodes_[i].candidate))) {
            if (hook.partner == Links::none) continue;
            const Candidate c = links.candidate(hook.partner);
            if (const std::size_t known = find(c); known != nowhere)
                odd_ = odd_ || nodes_[known].colour == nodes_[i].colour;
            else
                nodes_.push_back({c, 1 - nodes_[i].colour, i, hook.in});
        }
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

Case ColourCluster::branch(int colour, const std::vector<std::size_t>& wanted) const {
    const std::vector<bool> is_needed = needed(wanted);
    Case out(board_, on(), {nodes_[static_cast<std::size_t>(colour)].candidate});
    for (std::size_t i = 2; i < nodes_.size(); ++i) {
        if (!is_needed[i] || nodes_[i].colour == colour) continue;
        out.take(base(nodes_[i].parent), nodes_[i].pair, {nodes_[i].candidate});
    }
    return out;
}

void ColourCluster::spread(const std::vector<std::size_t>& wanted, Case& to) const {
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

std::vector<ColourCluster> clusters_of(const Links& links) {
    std::vector<ColourCluster> out;
    for (Links::Node i = 0; i < links.size(); ++i) {
        const auto is_in = [&](const ColourCluster& each) {
            return each.find(links.candidate(i)) != ColourCluster::nowhere;
        };
        if (std::any_of(out.begin(), out.end(), is_in)) continue;
        out.emplace_back(links, i);
        if (out.back().nodes().size() < 2) out.pop_back();
    }
    return out;
}

}  // namespace deduku
