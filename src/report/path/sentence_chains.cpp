// Sentences about chains and nets (sentence.hpp).
//
//   If A1 is not 3, E1 is 3; then D4 is not 3, so I4 is 3. So A1 or I4 is 3.
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

// If A1 is not 3, E1 is 3; then D4 is not 3, so I4 is 3. In a cell: then C5 is not 9 but 3.
std::string Teacher::chain(const Pattern::Chain& chain) const {
    const auto& nodes = chain.nodes;
    const auto link = [&](std::string_view elsewhere, std::string_view in_cell, std::size_t i) {
        const std::vector<Cell> from = chain.cells_of(i), to = chain.cells_of(i + 1);
        return fill_phrase(
            from == to ? in_cell : elsewhere,
            {{"fact", are_not(from, nodes[i].digit)}, {"cell", one_of(to)}, {"digit", digit(nodes[i + 1].digit)}});
    };
    std::string out = link(lessons().chain_first, lessons().chain_first_in_cell, 0);
    for (std::size_t i = 2; i + 1 < nodes.size(); i += 2)
        out += link(lessons().chain_next, lessons().chain_next_in_cell, i);
    const Candidate one = nodes.front(), other = nodes.back();
    std::vector<Cell> ends = chain.cells_of(0);
    const std::vector<Cell> last = chain.cells_of(nodes.size() - 1);
    if (chain.loop) return out + fill_phrase(lessons().chain_loop, {{"fact", are_not(ends, one.digit)}});
    if (one.digit == other.digit && ends == last) return out + std::string(lessons().chain_end);
    if (one.digit != other.digit)
        return out +
               fill_phrase(lessons().chain_either, {{"facts", join_last({is(one), is(other)}, lessons().choice)}});
    ends.insert(ends.end(), last.begin(), last.end());
    return out + fill_phrase(lessons().chain_either_place, {{"digit", digit(one.digit)}, {"cells", one_of(ends)}});
}

// Suppose that A1 is 2. Then A4 is not 2, A7 is 2, C7 is not 2. Or suppose that ..
std::string Teacher::net(const Pattern& p) const {
    std::string out;
    if (!p.base.empty())
        out = fill_phrase(
            lessons().net_choice,
            {{"base", houses({p.base.front()})}, {"digits", digit_words(p.digits)}, {"cells", one_of(p.cells)}});
    for (const Strand& strand : p.strands) {
        const std::vector<std::string> then = consequences(strand);
        out += fill_phrase(then.empty() ? lessons().net_supposed : lessons().net_then,
                           {{"fact", says(strand.nodes.front())}, {"facts", join_last(then, lessons().conjunction)}});
    }
    return out + std::string(p.strands.size() == 1 ? lessons().net_one_falls : lessons().net_one_holds);
}

// Digits that a cell loses one after another are told together, or not at all if its last one follows.
std::vector<std::string> Teacher::consequences(const Strand& strand) const {
    using Node = Strand::Node;
    const std::vector<Node>& nodes = strand.nodes;
    std::vector<std::string> out;
    for (std::size_t i = 1; i < nodes.size();) {
        const Node& first = nodes[i];
        std::size_t end = i + 1;
        Set<Digit> gone{first.what.digit};
        const auto goes_on = [&](const Node& node) {
            return !first.is_true && !node.is_true && first.by == Strand::By::link && node.by == Strand::By::link &&
                   node.what.cell == first.what.cell;
        };
        while (end < nodes.size() && goes_on(nodes[end])) gone.insert(nodes[end++].what.digit);
        const bool decided = !first.is_true && end < nodes.size() && nodes[end].is_true && end > i + 1 &&
                             nodes[end].what.cell == first.what.cell;
        if (end == i + 1)
            out.push_back(says(first));
        else if (!decided)
            out.push_back(fill_phrase(lessons().cell_is_not, {{"cells", name(first.what.cell)},
                                                              {"digits", digit_words(gone, lessons().choice)}}));
        i = end;
    }
    return out;
}

std::string Teacher::says(const Strand::Node& node) const {
    using By = Strand::By;
    const std::string fact = node.is_true ? is(node.what) : is_not(node.what);
    if (node.by == By::pattern) return fill_phrase(lessons().by_pattern, {{"fact", fact}});
    return node.by == By::chain ? fill_phrase(lessons().by_chain, {{"fact", fact}}) : fact;
}

}  // namespace deduku::report
