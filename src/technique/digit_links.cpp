#include "technique/digit_links.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku {

DigitLinks::DigitLinks(const Board& board, Digit digit)
    : g_(board.geometry()), digit_(digit), members_(g_.houses()), solved_(g_.houses()), true_one_(g_.houses()) {
    for (const Cell cell : g_.every_cell()) {
        if (!board.has({cell, digit})) continue;
        const auto in = g_.houses_of(cell);
        if (board.digits(cell).single()) {
            for (const Membership& m : in) solved_[m.house] = true;
            continue;
        }
        for (const Membership& m : in) members_[m.house].push_back(nodes_.size());
        Record node;
        node.cell = cell;
        node.houses = {in[0].house, in[1].house, in[2].house};
        nodes_.push_back(node);
    }
    link();
}

void DigitLinks::remove(Node i) {
    nodes_[i].lives = false;
    for (House house : nodes_[i].houses) {
        std::erase(members_[house], i);
        if (members_[house].empty() && !solved_[house]) emptied_ = true;
    }
}

void DigitLinks::link() {
    for (Record& node : nodes_) {
        node.graph = none;
        for (std::size_t k = 0; k < 3; ++k) {
            node.partners[k] = none;
            if (!node.lives || !is_pair(node.houses[k])) continue;
            const std::vector<Node>& two = places(node.houses[k]);
            node.partners[k] = &nodes_[two[0]] == &node ? two[1] : two[0];
        }
    }
    odd_.clear();
    for (Node i = 0; i < nodes_.size(); ++i) {
        const auto& partners = nodes_[i].partners;
        const bool linked = std::any_of(partners.begin(), partners.end(), [](Node p) { return p != none; });
        if (linked && nodes_[i].graph == none) colour_from(i);
    }
}

void DigitLinks::colour_from(Node start) {
    const std::size_t graph = odd_.size();
    odd_.push_back(false);
    std::vector<Node> open = {start};
    nodes_[start].graph = graph;
    nodes_[start].colour = 0;
    while (!open.empty()) {
        const Record& from = nodes_[open.back()];
        open.pop_back();
        for (Node p : from.partners) {
            if (p == none) continue;
            if (nodes_[p].graph == graph) {
                if (nodes_[p].colour == from.colour) odd_[graph] = true;
                continue;
            }
            nodes_[p].graph = graph;
            nodes_[p].colour = 1 - from.colour;
            open.push_back(p);
        }
    }
}

std::optional<DigitLinks::Conflict> DigitLinks::assume_false(Node a, Node b, bool emptied_houses) {
    ++run_;
    turns_ = 0;
    queue_.clear();
    for (Node assumed : {a, b}) {
        nodes_[assumed].false_since = run_;
        nodes_[assumed].false_by = none;
    }
    for (Node assumed : {a, b})
        for (std::size_t k = 0; k < 3; ++k)
            if (const Node p = nodes_[assumed].partners[k]; p != none)
                if (const auto conflict = make_true(p, assumed, nodes_[assumed].houses[k])) return conflict;
    std::size_t head = 0;
    while (head < queue_.size()) {  // it grows
        const Node i = queue_[head++];
        for (House house : nodes_[i].houses)
            for (Node other : places(house))
                if (other != i)
                    if (const auto conflict = make_false(other, i, house)) return conflict;
    }
    if (!emptied_houses) return std::nullopt;
    const auto is_false = [this](Node i) { return nodes_[i].false_since == run_; };
    for (House house : members_.ids()) {
        const std::vector<Node>& here = places(house);
        if (!solved_[house] && !here.empty() && std::all_of(here.begin(), here.end(), is_false))
            return Conflict{none, none, house, true};
    }
    return std::nullopt;
}

std::optional<DigitLinks::Conflict> DigitLinks::make_false(Node i, Node by, House in) {
    Record& node = nodes_[i];
    if (node.false_since == run_) return std::nullopt;
    node.false_since = run_;
    node.false_by = by;
    node.false_in = in;
    node.turn = turns_++;
    for (std::size_t k = 0; k < 3; ++k)
        if (node.partners[k] != none)
            if (const auto conflict = make_true(node.partners[k], i, node.houses[k])) return conflict;
    return std::nullopt;
}

std::optional<DigitLinks::Conflict> DigitLinks::make_true(Node i, Node by, House in) {
    Record& node = nodes_[i];
    if (node.true_since == run_) return std::nullopt;
    node.true_since = run_;
    node.true_by = by;
    node.true_in = in;
    queue_.push_back(i);
    for (House house : node.houses) {
        auto& [since, holder] = true_one_[house];
        if (since == run_) return Conflict{holder, i, house, false};
        since = run_;
        holder = i;
    }
    return std::nullopt;
}

// The false places on the way from the assumption to a true place, and the houses in which the true ones are alone.
void DigitLinks::collect(Node i, std::vector<Node>& way, std::vector<House>& bases) const {
    while (true) {
        bases.push_back(nodes_[i].true_in);
        const Node before = nodes_[i].true_by;
        if (nodes_[before].false_by == none) return;
        way.push_back(before);
        i = nodes_[before].false_by;
    }
}

DigitLinks::Argument DigitLinks::argument(const Conflict& conflict) const {
    Argument out;
    std::vector<Node> way;
    if (conflict.emptied) {
        out.rests_on.push_back(conflict.in);
        for (Node i : places(conflict.in)) {
            if (nodes_[i].false_by == none) continue;
            way.push_back(i);
            collect(nodes_[i].false_by, way, out.rests_on);
        }
    } else {
        collect(conflict.first, way, out.rests_on);
        collect(conflict.second, way, out.rests_on);
    }
    put_in_order(way, [this](Node a, Node b) { return nodes_[a].turn < nodes_[b].turn; });
    way.erase(std::unique(way.begin(), way.end()), way.end());
    for (Node i : way) out.steps.push_back(removal(nodes_[nodes_[i].false_by].true_in, nodes_[i].false_in, i));
    House empty = conflict.in;
    if (!conflict.emptied) {
        out.steps.push_back(removal(nodes_[conflict.second].true_in, conflict.in, conflict.first));
        empty = nodes_[conflict.first].true_in;
    }
    out.empty = g_.sector(empty, digit_);
    return out;
}

Deduction DigitLinks::removal(House base, House cover, Node gone) const {
    return {Cover{{g_.sector(base, digit_)}, {g_.sector(cover, digit_)}}, {{nodes_[gone].cell, digit_}}};
}

}  // namespace deduku
