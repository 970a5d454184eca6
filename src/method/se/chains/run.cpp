#include "method/se/chains/run.hpp"

#include <bit>

namespace deduku::se {

void ChainRun::start(OnOff literal) {
    for (const Node& node : nodes_) at_[node.literal] = absent;
    nodes_.clear();
    more_parents_.clear();
    inner_.clear();
    counted_.clear();
    clash_[0] = clash_[1] = absent;
    batch_ = 0;
    set_[0] = set_[1] = NineCandidates();
    enter(literal, Cause::none, absent);
}

void ChainRun::add_inner(InnerPtr inner) {
    if (inner == nullptr) return;
    if (inner_.empty() || inner_.back() != inner) inner_.push_back(std::move(inner));
    nodes_.back().inner = static_cast<std::int16_t>(inner_.size() - 1);
}

void ChainRun::forget_off(const NineCandidates& gone) {
    (set_[0] & gone).for_each([&](int candidate) { at_[off(candidate)] = absent; });
    set_[0] -= gone;
}

// Each literal of a run has one node, except the contradicting one, which has no children.
template <class With>
void ChainRun::walk(int node, With&& with) const {
    Bits<23> seen;
    std::int16_t queue[literal_count];
    int end = 0;
    queue[end++] = static_cast<std::int16_t>(node);
    const auto meet = [&](std::int16_t parent) {
        if (seen.has(parent)) return;
        seen.insert(parent);
        queue[end++] = parent;
    };
    for (int next = 0; next < end; ++next) {
        const Node& at = nodes_[static_cast<std::size_t>(queue[next])];
        with(at);
        if (at.parent == absent) continue;
        meet(at.parent);
        const std::int16_t* more = more_parents_.data() + at.first_more;
        for (int i = 0; i < at.more; ++i) meet(more[i]);
    }
}

// Parents precede their children, so going backwards from the last node suffices.
int ChainRun::ancestor_count(int node, int most) const {
    if (counted_.size() < nodes_.size()) counted_.resize(nodes_.size());
    std::int16_t& known = counted_[static_cast<std::size_t>(node)];
    if (known > 0) return known;
    if (most < -known) return most + 1;
    std::uint64_t left[(literal_count >> 6) + 1];
    int word = node >> 6, out = 0;
    std::fill_n(left, word, 0);
    left[word] = std::uint64_t{1} << (node & 63);
    const auto meet = [&](int parent) { left[parent >> 6] |= std::uint64_t{1} << (parent & 63); };
    for (; word >= 0; --word)
        while (left[word] != 0) {
            const int next = 63 - std::countl_zero(left[word]);
            left[word] ^= std::uint64_t{1} << next;
            if (++out > most) {
                known = static_cast<std::int16_t>(-out);
                return out;
            }
            const Node& at = nodes_[static_cast<std::size_t>(word * 64 + next)];
            if (at.parent == absent) continue;
            meet(at.parent);
            const std::int16_t* more = more_parents_.data() + at.first_more;
            for (int i = 0; i < at.more; ++i) meet(more[i]);
        }
    known = static_cast<std::int16_t>(out);
    return out;
}

Ancestors ChainRun::ancestors(int node, Cause start_cause) const {
    Ancestors out;
    out.reserve(static_cast<std::size_t>(ancestor_count(node)));
    walk(node, [&](const Node& at) {
        const InnerChain* inner = at.inner < 0 ? nullptr : inner_[static_cast<std::size_t>(at.inner)].get();
        out.push_back({at.literal, &at == nodes_.data() ? start_cause : at.cause, inner});
    });
    return out;
}

std::vector<int> ChainRun::ancestors_of(const std::vector<int>& nodes) const {
    std::vector<int> out;
    for (int node : nodes) walk(node, [&](const Node& at) { out.push_back(static_cast<int>(&at - nodes_.data())); });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::vector<int> ChainRun::parents_of(const Node& node) const {
    std::vector<int> out;
    if (node.parent != absent) out.push_back(node.parent);
    const auto first = more_parents_.begin() + node.first_more;
    out.insert(out.end(), first, first + node.more);
    return out;
}

}  // namespace deduku::se
