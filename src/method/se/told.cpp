#include "method/se/told.hpp"

#include <algorithm>

#include "method/se/chains/branches.hpp"
#include "method/se/chains/inner_single.hpp"
#include "method/se/chains/runner.hpp"
#include "method/se/replay.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku::se {
namespace {

Pattern of_single(const SeHint& hint) {
    constexpr double last_cell = 1.0;
    const Candidate placed = to_candidate(hint.placed);
    Pattern out;
    out.form = Form::naked_single;
    out.digits = {placed.digit};
    out.cells = {placed.cell};
    if (hint.rule == SeRule::naked_single) return out;
    out.form = hint.rating == last_cell ? Form::full_house : Form::hidden_single;
    out.base = {static_cast<House>((hint.first.base[0] - cell_count) / 9)};
    return out;
}

Pattern of_cells(Form form, const NineCells& cells, int digits) {
    Pattern out;
    out.form = form;
    cells.for_each([&](int cell) { out.cells.push_back(static_cast<Cell>(cell)); });
    for (int digit : BitsOf(digits)) out.digits.insert(static_cast<Digit>(digit));
    return out;
}

// The wing as a chain through the pivot, from the eliminated digit in one wing to that in the other. XYZ-Wing: the
// cells.
Pattern of_wing(const SePosition& position, const SeHint& hint) {
    int all = 0, gone = 0;
    hint.cells.for_each([&](int cell) { all |= position.digits(cell); });
    for (const DeletedDigits& cut : hint.cuts) gone |= cut.digits;
    if (hint.rule == SeRule::xyz_wing) return of_cells(Form::branches, hint.cells, all);
    int pivot = 0, wing[2] = {}, n = 0;
    hint.cells.for_each([&](int cell) {
        if ((position.digits(cell) & gone) == 0)
            pivot = cell;
        else
            wing[n++] = cell;
    });
    const int first = position.digits(wing[0]) & ~gone, second = position.digits(wing[1]) & ~gone;
    Pattern::Chain chain;
    const auto add = [&](int cell, int digits) {
        chain.nodes.push_back(to_candidate(candidate_of(cell, lowest(digits))));
    };
    add(wing[0], gone), add(wing[0], first);
    add(pivot, first), add(pivot, second);
    add(wing[1], second), add(wing[1], gone);
    return pattern_of(std::move(chain));
}

bool has_links(SeRule rule, LinkKinds links) {
    if (rule == SeRule::y_cycle) return !links.houses;
    const bool digits_only = rule == SeRule::x_cycle || rule == SeRule::x_forcing;
    return links.houses && links.cells == !digits_only;
}

// Repeats the search from the start of the chain. The pattern begins with a strong link, from an off literal.
Pattern::Chain chain_of(const SePosition& position, const SeHint& hint, Profile profile, Workspace& workspace) {
    const OnOff conclusion = hint.ends.conclusion;
    workspace.graph.build(position, xy_links);
    workspace.closure.build(workspace.graph);
    Pattern::Chain out;
    for (LinkKinds links : {x_links, y_links, xy_links}) {
        if (!has_links(hint.rule, links)) continue;
        InnerSingle search(position, profile, workspace.graph, workspace.closure);
        for (const ChainHint& one : search.search(links, hint.ends.start)) {
            const bool same = one.weight.complexity == hint.size && one.conclusion == conclusion;
            if (!same || !same_cuts(one.cuts, hint.cuts)) continue;
            Ancestors way = search.targets(one).front();
            std::reverse(way.begin(), way.end());
            out.loop = conclusion == no_literal;
            // A loop is listed without the repeated start; a chain that starts with an on literal, without both ends.
            if (!out.loop && is_on(way.front().literal)) way = Ancestors(way.begin() + 1, way.end() - 1);
            for (const ChainNode& node : way) out.nodes.push_back(to_candidate(candidate_in(node.literal)));
            return out;
        }
    }
    return out;
}

Strand strand_of(const ChainRun& run, const std::vector<int>& ends) {
    Strand out;
    std::vector<std::size_t> place(run.nodes().size());
    for (int number : run.ancestors_of(ends)) {
        const ChainRun::Node& node = run.nodes()[static_cast<std::size_t>(number)];
        place[static_cast<std::size_t>(number)] = out.nodes.size();
        const bool advanced = node.cause == Cause::advanced;
        Strand::Node& told = out.nodes.emplace_back();
        told.what = to_candidate(candidate_in(node.literal));
        told.is_true = is_on(node.literal);
        told.by = node.parent == ChainRun::absent ? Strand::By::supposed
                  : !advanced                     ? Strand::By::link
                  : node.inner < 0                ? Strand::By::pattern
                                                  : Strand::By::chain;
        for (int parent : run.parents_of(node)) told.from.push_back(place[static_cast<std::size_t>(parent)]);
    }
    return out;
}

Pattern of_net(const SePosition& position, const SeHint& hint, Profile profile, Workspace& workspace) {
    const OnOff conclusion = hint.ends.conclusion;
    const Branches branches = branches_of(position, hint.rule, hint.ends.start, hint.ends.house, conclusion);
    Pattern out;
    out.form = Form::net;
    for (OnOff assumed : branches) {
        ChainRun run;
        Runner(position, {hint.ends.mode, profile}, workspace).run(assumed, run);
        const bool clash = branches.size == 1;
        if (clash ? !run.contradictory() : !run.has(conclusion)) break;  // the meter is exhausted
        out.strands.push_back(
            strand_of(run, clash ? std::vector{run.clash(0), run.clash(1)} : std::vector{run.find(conclusion)}));
        const Candidate start = to_candidate(candidate_in(assumed));
        out.digits.insert(start.digit);
        if (out.cells.empty() || out.cells.back() != start.cell) out.cells.push_back(start.cell);
    }
    if (hint.rule == SeRule::region_chain) out.base = {static_cast<House>(hint.ends.house)};
    return out;
}

}  // namespace

Pattern told(const Board& board, const SePosition& position, const SeHint& hint, Profile profile,
             Workspace& workspace) {
    switch (hint.rule) {
        case SeRule::hidden_single:
        case SeRule::naked_single: return of_single(hint);
        case SeRule::xy_wing:
        case SeRule::xyz_wing: return of_wing(position, hint);
        case SeRule::unique_loop: return of_cells(Form::deadly, hint.cells, hint.pair);
        case SeRule::bug: return of_cells(Form::grave, hint.cells, hint.odd);
        case SeRule::aligned_exclusion: return of_cells(Form::exclusion, hint.cells, 0);
        default: break;
    }
    if (hint.rule < SeRule::x_cycle) return pattern_of(board, to_cover(hint.first));
    if (hint.rule < SeRule::nishio) return pattern_of(chain_of(position, hint, profile, workspace));
    return of_net(position, hint, profile, workspace);
}

}  // namespace deduku::se
