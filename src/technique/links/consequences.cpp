#include "technique/links/consequences.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku {

Consequences::Consequences(const Links& links)
    : links_(links), start_(static_cast<Node>(links.size())), marks_(links.size()), holders_(links.sector_count()) {}

void Consequences::begin() {
    ++run_;
    turns_ = 0;
    queue_.clear();
}

std::optional<Consequences::Clash> Consequences::suppose(Candidate start) {
    begin();
    is_true_ = true;
    supposed_ = start;
    on_ = links_.board().geometry().sector(start.cell);
    links_.for_each_sector(start, [&](Sector s) { holders_[static_cast<std::size_t>(s)] = {run_, start_}; });
    if (const Node own = links_.node(start); own != none)
        marks_[own].true_since = marks_[own].false_since = run_;  // never reached again
    std::optional<Clash> clash;
    links_.for_each_sector(start, [&](Sector s) {
        if (!clash) clash = clear(s, start_);
    });
    return clash ? clash : spread();
}

std::optional<Consequences::Clash> Consequences::suppose_neither(Node a, Node b) {
    begin();
    is_true_ = false;
    for (Node i : {a, b}) {
        marks_[i].false_since = run_;
        marks_[i].false_by = none;
    }
    for (Node i : {a, b})
        if (const auto clash = make_partners_true(i)) return clash;
    return spread();
}

std::optional<Consequences::Clash> Consequences::spread() {
    for (std::size_t head = 0; head < queue_.size(); ++head) {  // it grows
        const Node i = queue_[head];
        for (const Links::Hook& hook : links_.hooks(i))
            if (const auto clash = clear(hook.in, i)) return clash;
    }
    return std::nullopt;
}

// Makes all other nodes of a true node's sector false.
std::optional<Consequences::Clash> Consequences::clear(Sector sector, Node by) {
    for (Node i : links_.members(sector)) {
        Mark& mark = marks_[i];
        if (i == by || mark.false_since == run_) continue;
        mark.false_since = run_;
        mark.false_by = by;
        mark.false_in = sector;
        mark.turn = turns_++;
        if (const auto clash = make_partners_true(i)) return clash;
    }
    return std::nullopt;
}

std::optional<Consequences::Clash> Consequences::make_partners_true(Node i) {
    for (const Links::Hook& hook : links_.hooks(i))
        if (hook.partner != none)
            if (const auto clash = make_true(hook.partner, i, hook.in)) return clash;
    return std::nullopt;
}

std::optional<Consequences::Clash> Consequences::make_true(Node i, Node by, Sector in) {
    Mark& mark = marks_[i];
    if (mark.true_since == run_) return std::nullopt;
    mark.true_since = run_;
    mark.true_by = by;
    mark.true_in = in;
    queue_.push_back(i);
    for (const Links::Hook& hook : links_.hooks(i)) {
        auto& [since, holder] = holders_[static_cast<std::size_t>(hook.in)];
        if (since == run_) return Clash{holder, i, hook.in};
        since = run_;
        holder = i;
    }
    return std::nullopt;
}

std::optional<Consequences::Clash> Consequences::emptied() const {
    const Board& board = links_.board();
    for (Sector s : board.geometry().every_sector()) {
        const auto nodes = links_.members(s);
        const auto is_false = [&](Node i) { return marks_[i].false_since == run_; };
        if (!nodes.empty() && static_cast<int>(nodes.size()) == board.members(s).size() &&
            std::all_of(nodes.begin(), nodes.end(), is_false))
            return Clash{none, none, s};
    }
    return std::nullopt;
}

// Adds the false nodes on the path from the supposition to a true one.
void Consequences::collect(Node i, std::vector<Node>& way) const {
    while (i != start_) {
        const Node before = marks_[i].true_by;
        i = marks_[before].false_by;
        if (i == none) return;
        way.push_back(before);
    }
}

std::vector<Candidate> Consequences::way_back(Node i) const {
    std::vector<Candidate> out;
    for (; i != start_; i = marks_[marks_[i].true_by].false_by)
        out.insert(out.end(), {candidate(i), candidate(marks_[i].true_by)});
    return out;
}

// A Cover: the true candidate of the sector in which only `by` is left is in `in`.
Deduction Consequences::removal(Node by, Sector in, Node gone) const {
    return {Cover{{base_of(by)}, {in}}, {candidate(gone)}};
}

Consequences::Argument Consequences::argument(const Clash& clash) const {
    std::vector<Node> way;
    if (clash.first != none) {
        collect(clash.first, way);
        collect(clash.second, way);
    } else {
        for (Node i : links_.members(clash.in)) {
            if (marks_[i].false_by == none) continue;
            way.push_back(i);
            collect(marks_[i].false_by, way);
        }
    }
    put_in_order(way, [this](Node a, Node b) { return marks_[a].turn < marks_[b].turn; });
    way.erase(std::unique(way.begin(), way.end()), way.end());
    // In the cell of the supposition all other candidates are dead.
    const auto is_dead = [&](Sector in) { return is_true_ && in == on_; };
    Argument out{{}, clash.in};
    for (Node i : way)
        if (!is_dead(marks_[i].false_in)) out.steps.push_back(removal(marks_[i].false_by, marks_[i].false_in, i));
    if (clash.first == none) return out;
    if (!is_dead(clash.in)) out.steps.push_back(removal(clash.second, clash.in, clash.first));
    out.empty = base_of(is_dead(clash.in) ? clash.second : clash.first);
    return out;
}

}  // namespace deduku
