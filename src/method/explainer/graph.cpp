#include "method/explainer/graph.hpp"

#include <algorithm>

namespace deduku::explainer {

void Graph::build(const Position& position, Links links) {
    candidates_.clear();
    for (int cell = 0; cell < cell_count; ++cell)
        for (int digit : Members(position.digits(cell)))
            candidates_.push_back(static_cast<std::uint16_t>(candidate_of(cell, digit)));
    link(position, links);
}

void Graph::build(const Position& position, int digit) {
    candidates_.clear();
    for (int cell = 0; cell < cell_count; ++cell)
        if (position.has(candidate_of(cell, digit)))
            candidates_.push_back(static_cast<std::uint16_t>(candidate_of(cell, digit)));
    link(position, x_links);
}

void Graph::link(const Position& position, Links links) {
    for (int i = 0; i < size(); ++i) number_[candidate(i)] = static_cast<std::int16_t>(i);
    strong_.assign(candidates_.size(), Strong{});
    for (int i = 0; i < size(); ++i) {
        Strong& strong = strong_[static_cast<std::size_t>(i)];
        for_each_strong(position, links, candidate(i), [&](Literal q, Cause cause) {
            strong.to[strong.size] = static_cast<std::uint16_t>(number_[candidate_in(q)]);
            strong.cause[strong.size++] = cause;
        });
    }
    weak_.assign(candidates_.size() * static_cast<std::size_t>(words()), 0);
    first_way_.clear();
    ways_.clear();
    for (int i = 0; i < size(); ++i) {
        first_way_.push_back(static_cast<std::uint32_t>(ways_.size()));
        std::uint64_t* weak = weak_.data() + i * words();
        for_each_weak(position, links, candidate(i), [&](Literal q, Cause) {
            const int to = number_[candidate_in(q)];
            weak[to >> 6] |= std::uint64_t{1} << (to & 63);
            if (strong_[static_cast<std::size_t>(to)].size > 0) ways_.push_back(static_cast<std::uint16_t>(to));
        });
    }
    first_way_.push_back(static_cast<std::uint32_t>(ways_.size()));
}

// Components that imply each other, found from their last one (Tarjan): what follows from those behind is complete
// then.
void Closure::build(const Graph& graph) {
    graph_ = &graph;
    words_ = graph.words();
    next_index_ = 1;
    component_.assign(static_cast<std::size_t>(graph.size()), -1);
    index_.assign(component_.size(), 0);
    low_.assign(component_.size(), 0);
    on_.clear();
    off_.clear();
    for (int i = 0; i < graph.size(); ++i)
        if (index_[static_cast<std::size_t>(i)] == 0) visit(i);
}

void Closure::visit(int root) {
    const auto enter = [&](int node) {
        index_[static_cast<std::size_t>(node)] = low_[static_cast<std::size_t>(node)] = next_index_++;
        stack_.push_back(node);
        frames_.push_back({node, graph_->ways_begin(node), 0});
    };
    enter(root);
    while (!frames_.empty()) {
        Frame& frame = frames_.back();
        int& low = low_[static_cast<std::size_t>(frame.node)];
        if (frame.way == graph_->ways_end(frame.node)) {
            const int done = frame.node;
            frames_.pop_back();
            if (low == index_[static_cast<std::size_t>(done)]) close(done);
            if (frames_.empty()) continue;
            int& above = low_[static_cast<std::size_t>(frames_.back().node)];
            above = std::min(above, low_[static_cast<std::size_t>(done)]);
            continue;
        }
        const Graph::Strong& strong = graph_->strong(*frame.way);
        const int to = strong.to[frame.strong++];
        if (frame.strong == strong.size) {
            frame.strong = 0;
            ++frame.way;
        }
        if (index_[static_cast<std::size_t>(to)] == 0)
            enter(to);
        else if (component_[static_cast<std::size_t>(to)] < 0)
            low = std::min(low, index_[static_cast<std::size_t>(to)]);
    }
}

void Closure::close(int node) {
    const auto words = static_cast<std::size_t>(words_);
    const int component = static_cast<int>(on_.size() / words);
    const auto first = std::find(stack_.rbegin(), stack_.rend(), node).base() - 1;
    on_.resize(on_.size() + words);
    off_.resize(off_.size() + words);
    std::uint64_t* on = on_.data() + on_.size() - words;
    std::uint64_t* off = off_.data() + off_.size() - words;
    for (auto member = first; member != stack_.end(); ++member) {
        component_[static_cast<std::size_t>(*member)] = component;
        on[*member >> 6] |= std::uint64_t{1} << (*member & 63);
        const std::uint64_t* weak = graph_->weak(*member);
        for (std::size_t w = 0; w < words; ++w) off[w] |= weak[w];
    }
    for (auto member = first; member != stack_.end(); ++member)
        for (const std::uint16_t* way = graph_->ways_begin(*member); way != graph_->ways_end(*member); ++way) {
            const Graph::Strong& strong = graph_->strong(*way);
            for (int i = 0; i < strong.size; ++i) {
                const int to = strong.to[i];
                if (has(on, to)) continue;
                const std::uint64_t *on_of_to = this->on(to), *off_of_to = this->off(to);
                for (std::size_t w = 0; w < words; ++w) {
                    on[w] |= on_of_to[w];
                    off[w] |= off_of_to[w];
                }
            }
        }
    stack_.erase(first, stack_.end());
}

bool Closure::proves(int number) const {
    const Graph::Strong& strong = graph_->strong(number);
    for (int i = 0; i < strong.size; ++i)
        if (on(strong.to[i], number)) return true;
    return false;
}

Bits<Graph::most> Closure::torn() const {
    Bits<Graph::most> out;
    for (int i = 0; i < graph_->size(); ++i)
        if (refutes(i))
            for (int w = 0; w < words_; ++w) out.word[w] |= on(i)[w] & off(i)[w];
    return out;
}

bool Closure::any() const {
    for (int i = 0; i < graph_->size(); ++i)
        if (refutes(i) || proves(i)) return true;
    return false;
}

}  // namespace deduku::explainer
