#include "method/se/chains/new_links.hpp"

#include <algorithm>
#include <memory>

namespace deduku::se {

NewLinks::NewLinks(const SePosition& start, const SePosition& grid, const LinkGraph& graph, const OnOffClosure& closure)
    : graph_(graph), closure_(closure) {
    new_pairs(start, grid).for_each([&](int sector) {
        const int left = grid.members(sector);
        const int a = graph.number(nine.member[sector][lowest(left)]);
        const int b = graph.number(nine.member[sector][lowest(left & (left - 1))]);
        add(a, b);
        add(b, a);
    });
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

// The new links that follow directly.
std::uint64_t NewLinks::after(int link) const {
    std::uint64_t out = 0;
    for (int i = 0; i < size_; ++i) out |= std::uint64_t{closure_.off(to_[link], from_[i])} << i;
    return out;
}

// Compares the literals that turn the first end of a link off with those that the consequences of the link turn off.
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

// The consequences of each candidate by old and new links: on literals, then off ones.
class NewLinks::Reach {
  public:
    Reach(const NewLinks& links, const SePosition& grid)
        : words_(links.graph_.words()),
          rows_(std::make_unique_for_overwrite<std::uint64_t[]>(static_cast<std::size_t>(links.graph_.size() + most) *
                                                                static_cast<std::size_t>(2 * words_))) {
        links.living_.for_each([&](int number) {
            copy(links.closure_, number, row(number));
            if (!single(grid.digits(cell_of(links.graph_.candidate(number))))) open_.insert(number);
        });
        std::uint64_t after[most];
        for (int i = 0; i < links.size_; ++i) after[i] = links.after(i);
        for (int via = 0; via < links.size_; ++via)
            for (int i = 0; i < links.size_; ++i)
                if ((after[i] >> via & 1) != 0) after[i] |= after[via];
        for (int i = 0; i < links.size_; ++i) {
            std::uint64_t* all = row(links.graph_.size());
            copy(links.closure_, links.to_[i], all);
            for (std::uint64_t rest = after[i]; rest != 0; rest &= rest - 1) {
                const int to = links.to_[std::countr_zero(rest)];
                for (int w = 0; w < words_; ++w) {
                    all[w] |= links.closure_.on(to)[w];
                    all[words_ + w] |= links.closure_.off(to)[w];
                }
            }
            // Links are symmetric: the literals that turn the first end off are those that it turns off.
            for (int w = 0; w < words_; ++w) {
                std::uint64_t rest = links.closure_.off(links.from_[i])[w] & links.living_.word[w];
                more_.word[w] |= rest;
                for (; rest != 0; rest &= rest - 1) join(row(w * 64 + std::countr_zero(rest)), all);
            }
        }
    }
    [[nodiscard]] const Bits<LinkGraph::most>& more() const { return more_; }
    [[nodiscard]] bool meet(const int* group, int size) const {
        std::uint64_t common[2 * LinkGraph::most];
        for (int w = 0; w < words_; ++w) common[w] = common[words_ + w] = open_.word[w];
        for (int i = 0; i < size; ++i) {
            const std::uint64_t* of = row(group[i]);
            std::uint64_t any = 0;
            for (int w = 0; w < 2 * words_; ++w) any |= common[w] &= of[w];
            if (any == 0) return false;
        }
        return true;
    }

  private:
    [[nodiscard]] std::uint64_t* row(int number) const { return rows_.get() + number * 2 * words_; }
    void copy(const OnOffClosure& closure, int number, std::uint64_t* to) const {
        std::copy_n(closure.on(number), words_, to);
        std::copy_n(closure.off(number), words_, to + words_);
    }
    void join(std::uint64_t* to, const std::uint64_t* from) const {
        for (int w = 0; w < 2 * words_; ++w) to[w] |= from[w];
    }

    int words_;
    std::unique_ptr<std::uint64_t[]> rows_;
    Bits<LinkGraph::most> open_;  ///< of cells with two candidates or more
    Bits<LinkGraph::most> more_;  ///< those that lead to a new link
};

// Of the groups of QuickMultiple, tests only those that have lost a member, or have a member that leads to a new link:
// the others had no common consequences in `start`.
bool NewLinks::may_agree(const SePosition& start, const SePosition& grid) const {
    if (too_many_) return true;
    const Reach reach(*this, grid);
    const auto may = [&](int sector) {
        int group[9], size = 0;
        bool is_new = start.members(sector) != grid.members(sector);
        for (int slot : BitsOf(grid.members(sector))) {
            group[size] = graph_.number(nine.member[sector][slot]);
            is_new = is_new || reach.more().has(group[size]);
            ++size;
        }
        return is_new && reach.meet(group, size);
    };
    return !for_each_group(grid, [&](int sector, int, int) { return !may(sector); });
}

}  // namespace deduku::se
