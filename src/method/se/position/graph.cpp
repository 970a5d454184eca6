#include "method/se/position/graph.hpp"

#include <algorithm>

namespace deduku::se {

void LinkGraph::build(const SePosition& position, LinkKinds links) {
    candidates_.clear();
    for (int cell = 0; cell < cell_count; ++cell)
        for (int digit : BitsOf(position.digits(cell)))
            candidates_.push_back(static_cast<std::uint16_t>(candidate_of(cell, digit)));
    link(position, links);
}

void LinkGraph::build(const SePosition& position, int digit) {
    candidates_.clear();
    for (int cell = 0; cell < cell_count; ++cell)
        if (position.has(candidate_of(cell, digit)))
            candidates_.push_back(static_cast<std::uint16_t>(candidate_of(cell, digit)));
    link(position, x_links);
}

void LinkGraph::link(const SePosition& position, LinkKinds links) {
    words_ = (size() + 63) / 64;
    for (int i = 0; i < size(); ++i) number_[candidate(i)] = static_cast<std::int16_t>(i);
    strong_.assign(candidates_.size(), Strong{});
    for (int i = 0; i < size(); ++i) {
        Strong& strong = strong_[static_cast<std::size_t>(i)];
        for_each_strong(position, links, candidate(i), [&](OnOff q, Cause cause) {
            strong.to[strong.size] = static_cast<std::uint16_t>(number_[candidate_in(q)]);
            strong.cause[strong.size++] = cause;
        });
    }
    // An on candidate turns off all others of its sectors.
    const auto words = static_cast<std::size_t>(this->words());
    std::fill_n(sets_, sector_count * words, 0);
    std::fill_n(linked_, words, 0);
    for (int i = 0; i < size(); ++i) {
        const std::uint64_t bit = std::uint64_t{1} << (i & 63);
        for (int sector : nine.sectors_of[candidate(i)]) sets_[sector * words_ + (i >> 6)] |= bit;
        if (strong_[static_cast<std::size_t>(i)].size > 0) linked_[i >> 6] |= bit;
    }
    weak_.resize(candidates_.size() * words);
    for (int i = 0; i < size(); ++i) {
        const std::uint16_t(&sectors)[4] = nine.sectors_of[candidate(i)];
        std::uint64_t* weak = weak_.data() + static_cast<std::size_t>(i) * words;
        for (std::size_t w = 0; w < words; ++w)
            weak[w] =
                (links.cells ? set(sectors[0])[w] : 0) | set(sectors[1])[w] | set(sectors[2])[w] | set(sectors[3])[w];
        weak[i >> 6] &= ~(std::uint64_t{1} << (i & 63));
    }
}

// Strongly connected components, found in reverse topological order (Tarjan), so that the consequences of later ones are
// already complete.
void OnOffClosure::build(const LinkGraph& graph) {
    graph_ = &graph;
    words_ = graph.words();
    next_index_ = 1;
    component_.assign(static_cast<std::size_t>(graph.size()), -1);
    index_.assign(component_.size(), 0);
    low_.assign(component_.size(), 0);
    components_ = 0;
    const std::size_t room = component_.size() * static_cast<std::size_t>(words_);
    if (on_.size() < room) {
        on_.resize(room);
        off_.resize(room);
    }
    std::fill_n(spent_, words_, 0);
    for (int i = 0; i < graph.size(); ++i)
        if (index_[static_cast<std::size_t>(i)] == 0) visit(i);
}

// Moves to the next off literal that may have consequences, unless the frame is at one.
bool OnOffClosure::find_way(Frame& frame) const {
    if (frame.strong > 0) return true;
    for (frame.ways &= ~spent_[frame.word]; frame.ways == 0;) {
        if (++frame.word == words_) return false;
        frame.ways = graph_->ways(frame.node, frame.word) & ~spent_[frame.word];
    }
    return true;
}

void OnOffClosure::visit(int root) {
    const auto enter = [&](int node) {
        index_[static_cast<std::size_t>(node)] = low_[static_cast<std::size_t>(node)] = next_index_++;
        stack_.push_back(node);
        frames_.push_back({node, 0, graph_->ways(node, 0), 0});
    };
    enter(root);
    while (!frames_.empty()) {
        Frame& frame = frames_.back();
        int& low = low_[static_cast<std::size_t>(frame.node)];
        if (!find_way(frame)) {
            const int done = frame.node;
            frames_.pop_back();
            if (low == index_[static_cast<std::size_t>(done)]) close(done);
            if (frames_.empty()) continue;
            int& above = low_[static_cast<std::size_t>(frames_.back().node)];
            above = std::min(above, low_[static_cast<std::size_t>(done)]);
            continue;
        }
        const LinkGraph::Strong& strong = graph_->strong(frame.word * 64 + std::countr_zero(frame.ways));
        const int to = strong.to[frame.strong++];
        if (frame.strong == strong.size) {
            frame.strong = 0;
            frame.ways &= frame.ways - 1;
        }
        if (index_[static_cast<std::size_t>(to)] == 0)
            enter(to);
        else if (component_[static_cast<std::size_t>(to)] < 0)
            low = std::min(low, index_[static_cast<std::size_t>(to)]);
    }
}

// Links are symmetric: predecessors are successors.
void OnOffClosure::spend_ways_to(int node) {
    const LinkGraph::Strong& back = graph_->strong(node);
    for (int i = 0; i < back.size; ++i) {
        const LinkGraph::Strong& strong = graph_->strong(back.to[i]);
        bool complete = true;
        for (int k = 0; k < strong.size; ++k)
            complete = complete && component_[static_cast<std::size_t>(strong.to[k])] >= 0;
        if (complete) spent_[back.to[i] >> 6] |= std::uint64_t{1} << (back.to[i] & 63);
    }
}

void OnOffClosure::close(int node) {
    const auto words = static_cast<std::size_t>(words_);
    const int component = components_++;
    const auto first = std::find(stack_.rbegin(), stack_.rend(), node).base() - 1;
    std::uint64_t* on = on_.data() + static_cast<std::size_t>(component) * words;
    std::uint64_t* off = off_.data() + static_cast<std::size_t>(component) * words;
    // There are few words, so they are not cleared first.
    for (std::size_t w = 0; w < words; ++w) {
        on[w] = static_cast<int>(w) == *first >> 6 ? std::uint64_t{1} << (*first & 63) : 0;
        off[w] = graph_->weak(*first)[w];
    }
    component_[static_cast<std::size_t>(*first)] = component;
    for (auto member = first + 1; member != stack_.end(); ++member) {
        component_[static_cast<std::size_t>(*member)] = component;
        on[*member >> 6] |= std::uint64_t{1} << (*member & 63);
        const std::uint64_t* weak = graph_->weak(*member);
        for (std::size_t w = 0; w < words; ++w) off[w] |= weak[w];
    }
    // Literals turned off by a complete component have already been followed.
    std::uint64_t led[LinkGraph::most] = {};
    for (auto member = first; member != stack_.end(); ++member)
        for (std::size_t way_word = 0; way_word < words; ++way_word)
            for (std::uint64_t ways = graph_->ways(*member, static_cast<int>(way_word)) & ~led[way_word]; ways != 0;
                 ways &= ~led[way_word]) {
                const int way = static_cast<int>(way_word) * 64 + std::countr_zero(ways);
                ways &= ways - 1;
                const LinkGraph::Strong& strong = graph_->strong(way);
                for (int i = 0; i < strong.size; ++i) {
                    const int to = strong.to[i];
                    if (has(on, to)) continue;
                    const std::uint64_t *on_of_to = this->on(to), *off_of_to = this->off(to);
                    for (std::size_t w = 0; w < words; ++w) {
                        on[w] |= on_of_to[w];
                        off[w] |= off_of_to[w];
                        led[w] |= off_of_to[w];
                    }
                }
            }
    for (auto member = first; member != stack_.end(); ++member) spend_ways_to(*member);
    stack_.erase(first, stack_.end());
}

bool OnOffClosure::proves(int number) const {
    const LinkGraph::Strong& strong = graph_->strong(number);
    return std::any_of(strong.to, strong.to + strong.size, [&](int to) { return on(to, number); });
}

bool OnOffClosure::may_close(int number) const {
    const LinkGraph::Strong& strong = graph_->strong(number);
    return std::any_of(strong.to, strong.to + strong.size, [&](int to) { return off(number, to); });
}

bool OnOffClosure::any() const {
    for (int i = 0; i < graph_->size(); ++i)
        if (refutes(i) || proves(i)) return true;
    return false;
}

}  // namespace deduku::se
