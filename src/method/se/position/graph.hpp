// The links of a fixed position, as tables for the fast searches for static chains.
//
//   p on -> r off -> q on      p sees r, and q is the other candidate of r's cell or of a house of r: an edge p -> q
//
// Living candidates are numbered 0, 1, .. in order. Only off literals with a strong link have consequences.
#pragma once

#include <vector>

#include "method/se/position/literal.hpp"

namespace deduku::se {

class LinkGraph {
  public:
    /// The number of words of a set of living candidates by number.
    static constexpr int most = 12;
    struct Strong {
        std::uint16_t to[4];
        Cause cause[4];
        std::uint8_t size;
    };

    /// Sets the graph to that of all living candidates, or of those of one digit.
    void build(const SePosition& position, LinkKinds links);
    void build(const SePosition& position, int digit);

    [[nodiscard]] int size() const { return static_cast<int>(candidates_.size()); }
    [[nodiscard]] int words() const { return words_; }
    [[nodiscard]] int candidate(int number) const { return candidates_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int number(int candidate) const { return number_[candidate]; }
    [[nodiscard]] const Strong& strong(int number) const { return strong_[static_cast<std::size_t>(number)]; }
    /// The literals that are off if the candidate is on, as a set of words() words.
    [[nodiscard]] const std::uint64_t* weak(int number) const { return weak_.data() + number * words(); }
    /// The candidates with strong links, in the same form.
    [[nodiscard]] const std::uint64_t* linked() const { return linked_; }
    /// The intersection of both, word by word: off literals with possible consequences.
    [[nodiscard]] std::uint64_t ways(int number, int word) const { return weak(number)[word] & linked_[word]; }

    /// The same for all words, with or without links in cells.
    [[nodiscard]] Bits<most> ways_of(int number, bool cells) const {
        Bits<most> out;
        const std::uint16_t(&sectors)[4] = nine.sectors_of[candidate(number)];
        for (int w = 0; w < words(); ++w)
            out.word[w] =
                ((cells ? set(sectors[0])[w] : 0) | set(sectors[1])[w] | set(sectors[2])[w] | set(sectors[3])[w]) &
                linked_[w];
        out.erase(number);
        return out;
    }
    /// Whether both are in the same house, or in the same cell if `cells`.
    [[nodiscard]] bool sees(int a, int b, bool cells) const {
        for (int kind = cells ? 0 : 1; kind < 4; ++kind)
            if (a != b && nine.sectors_of[candidate(a)][kind] == nine.sectors_of[candidate(b)][kind]) return true;
        return false;
    }
    /// Adds the members of the candidate's houses, or of its cell.
    void add_seen(int number, Bits<most>& to) const {
        for (int kind = 1; kind < 4; ++kind)
            for (int w = 0; w < words(); ++w) to.word[w] |= set(nine.sectors_of[candidate(number)][kind])[w];
    }
    void add_cell(int number, Bits<most>& to) const {
        for (int w = 0; w < words(); ++w) to.word[w] |= set(nine.sectors_of[candidate(number)][0])[w];
    }
    /// Calls `with(number, cause)` for each of `some`, which the candidate turns off, in the order of SE.
    template <class With>
    void in_order(int number, Bits<most> some, With&& with) const {
        for (int kind = 0; kind < 4; ++kind) {
            const std::uint64_t* of_sector = set(nine.sectors_of[candidate(number)][kind]);
            for (int w = 0; w < words(); ++w) {
                std::uint64_t here = some.word[w] & of_sector[w];
                some.word[w] &= ~here;
                for (; here != 0; here &= here - 1) with(w * 64 + std::countr_zero(here), static_cast<Cause>(kind));
            }
        }
    }

  private:
    [[nodiscard]] const std::uint64_t* set(int sector) const { return sets_ + sector * words_; }
    void link(const SePosition& position, LinkKinds links);

    std::vector<std::uint16_t> candidates_;
    std::int16_t number_[candidate_count];
    std::vector<Strong> strong_;
    std::vector<std::uint64_t> weak_;
    std::uint64_t linked_[most];
    int words_ = 0;
    std::uint64_t sets_[sector_count * most];  ///< the members of each sector, words() words each
};

/// The consequences of each on candidate, as sets of on and off literals.
class OnOffClosure {
  public:
    /// Sets the graph, which must not change while in use.
    void build(const LinkGraph& graph);

    [[nodiscard]] const std::uint64_t* on(int number) const { return row(on_, number); }
    [[nodiscard]] const std::uint64_t* off(int number) const { return row(off_, number); }
    [[nodiscard]] bool on(int from, int to) const { return has(on(from), to); }
    [[nodiscard]] bool off(int from, int to) const { return has(off(from), to); }
    /// Whether each of them, if on, implies the other.
    [[nodiscard]] bool together(int a, int b) const {
        return component_[static_cast<std::size_t>(a)] == component_[static_cast<std::size_t>(b)];
    }
    /// Whether it contradicts itself: refutes() if on, proves() if off.
    [[nodiscard]] bool refutes(int number) const { return off(number, number); }
    [[nodiscard]] bool proves(int number) const;
    /// Whether this holds for any candidate.
    [[nodiscard]] bool any() const;
    /// Whether it turns off a candidate that, if off, turns it on: the end of a cycle.
    [[nodiscard]] bool may_close(int number) const;
    /// The candidates that are both on and off if a refuted candidate selected by `counts` is on. A cycle that deletes
    /// that candidate consists of these.
    template <class Counts>
    [[nodiscard]] Bits<LinkGraph::most> torn(Counts&& counts) const {
        Bits<LinkGraph::most> out;
        for (int i = 0; i < graph_->size(); ++i)
            if (refutes(i) && counts(i))
                for (int w = 0; w < words_; ++w) out.word[w] |= on(i)[w] & off(i)[w];
        return out;
    }
    [[nodiscard]] Bits<LinkGraph::most> torn() const {
        return torn([](int) { return true; });
    }

  private:
    static bool has(const std::uint64_t* set, int i) { return (set[i >> 6] >> (i & 63) & 1) != 0; }
    [[nodiscard]] const std::uint64_t* row(const std::vector<std::uint64_t>& rows, int number) const {
        return rows.data() + component_[static_cast<std::size_t>(number)] * words_;
    }
    struct Frame {
        int node;
        int word;
        std::uint64_t ways;  ///< the remaining ones of this word
        int strong;          ///< index of the next strong link of the first way
    };
    void visit(int root);
    void close(int node);
    [[nodiscard]] bool find_way(Frame& frame) const;
    void spend_ways_to(int node);

    const LinkGraph* graph_ = nullptr;
    int words_ = 0;
    std::vector<int> component_, index_, low_, stack_;
    std::vector<std::uint64_t> on_, off_;  // of each component, up to the greatest possible number
    int components_ = 0;
    std::vector<Frame> frames_;
    std::uint64_t spent_[LinkGraph::most];  ///< off literals that imply only complete components
    int next_index_ = 1;
};

}  // namespace deduku::se
