#include "method/explainer/new_links.hpp"

namespace deduku::explainer {

NewLinks::NewLinks(const Position& start, const Position& grid, const Graph& graph, const Closure& closure)
    : graph_(graph), closure_(closure) {
    new_pairs(start, grid).for_each([&](int sector) {
        const int left = grid.members(sector);
        const int a = graph.number(nine.member[sector][lowest(left)]);
        const int b = graph.number(nine.member[sector][lowest(left & (left - 1))]);
        add(a, b);
        add(b, a);
    });
    if (size_ == 0) return;
    for (int i = 0; i < graph.size(); ++i)
        if (grid.has(graph.candidate(i))) living_.insert(i);
}

void NewLinks::add(int from, int to) {
    for (int i = 0; i < size_; ++i)
        if (from_[i] == from && to_[i] == to) return;
    too_many_ = too_many_ || size_ == most;
    if (too_many_) return;
    from_[size_] = from;
    to_[size_++] = to;
}

// The new links that follow at once.
std::uint64_t NewLinks::after(int link) const {
    std::uint64_t out = 0;
    for (int i = 0; i < size_; ++i) out |= std::uint64_t{closure_.off(to_[link], from_[i])} << i;
    return out;
}

// Whatever makes the first of a link off, and is off by what the link leads to.
bool NewLinks::may_refute() const {
    if (too_many_) return true;
    std::uint64_t next[most];
    for (int i = 0; i < size_; ++i) next[i] = after(i);
    for (int i = 0; i < size_; ++i) {
        const std::uint64_t* before = closure_.off(from_[i]);
        std::uint64_t reached = std::uint64_t{1} << i;
        for (std::uint64_t fresh = reached; fresh != 0;) {
            const int link = std::countr_zero(fresh);
            const std::uint64_t* off = closure_.off(to_[link]);
            std::uint64_t both = 0;
            for (int w = 0; w < graph_.words(); ++w) both |= before[w] & off[w] & living_.word[w];
            if (both != 0) return true;
            fresh = (fresh & (fresh - 1)) | (next[link] & ~reached);
            reached |= next[link];
        }
    }
    return false;
}

}  // namespace deduku::explainer
