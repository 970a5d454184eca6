#include "method/explainer/run.hpp"

namespace deduku::explainer {

void Run::start(Literal literal) {
    for (const Node& node : nodes_) at_[node.literal] = absent;
    nodes_.clear();
    parents_.clear();
    inner_.clear();
    counted_.clear();
    clash_[0] = clash_[1] = absent;
    batch_ = 0;
    set_[0] = set_[1] = Candidates();
    add(literal, Cause::none, true);
}

int Run::add(Literal literal, Cause cause, bool entered) {
    const int node = static_cast<int>(nodes_.size());
    nodes_.push_back({literal, cause, 0, static_cast<int>(parents_.size()), -1, batch_});
    if (!entered) return node;
    at_[literal] = static_cast<std::int16_t>(node);
    set_[is_on(literal) ? 1 : 0].insert(candidate_in(literal));
    return node;
}

void Run::add_inner(InnerPtr inner) {
    if (inner == nullptr) return;
    if (inner_.empty() || inner_.back() != inner) inner_.push_back(std::move(inner));
    nodes_.back().inner = static_cast<int>(inner_.size()) - 1;
}

void Run::forget_off(const Candidates& gone) {
    (set_[0] & gone).for_each([&](int candidate) { at_[off(candidate)] = absent; });
    set_[0] -= gone;
}

// Each literal of a run is one node, but for the one that contradicts, which is nobody's parent.
template <class With>
void Run::walk(int node, With&& with) const {
    Bits<23> seen;
    std::int16_t queue[literal_count];
    int end = 0;
    queue[end++] = static_cast<std::int16_t>(node);
    for (int next = 0; next < end; ++next) {
        const Node& at = nodes_[static_cast<std::size_t>(queue[next])];
        with(at);
        for (int i = 0; i < at.parents; ++i) {
            const std::int16_t parent = parents_[static_cast<std::size_t>(at.first_parent + i)];
            if (seen.has(parent)) continue;
            seen.insert(parent);
            queue[end++] = parent;
        }
    }
}

int Run::ancestor_count(int node) const {
    if (counted_.size() < nodes_.size()) counted_.resize(nodes_.size());
    std::int16_t& out = counted_[static_cast<std::size_t>(node)];
    if (out == 0) walk(node, [&](const Node&) { ++out; });
    return out;
}

Ancestors Run::ancestors(int node, Cause start_cause) const {
    Ancestors out;
    walk(node, [&](const Node& at) {
        const InnerChain* inner = at.inner < 0 ? nullptr : inner_[static_cast<std::size_t>(at.inner)].get();
        out.push_back({at.literal, &at == nodes_.data() ? start_cause : at.cause, inner});
    });
    return out;
}

std::vector<int> Run::ancestors_of(const std::vector<int>& nodes) const {
    std::vector<int> out;
    for (int node : nodes) walk(node, [&](const Node& at) { out.push_back(static_cast<int>(&at - nodes_.data())); });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::vector<int> Run::parents_of(const Node& node) const {
    const auto first = parents_.begin() + node.first_parent;
    return {first, first + node.parents};
}

}  // namespace deduku::explainer
