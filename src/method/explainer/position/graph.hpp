// The links of a fixed position, as tables for the fast searches for static chains.
//
//   p on -> r off -> q on      p sees r, and q is the other of r's cell or of a house of r: an edge p -> q by way of r
//
// Living candidates are numbered 0, 1, .. here, in order. Only off literals with a strong link
// have consequences.
#pragma once

#include <vector>

#include "method/explainer/position/literal.hpp"

namespace deduku::explainer {

class Graph {
  public:
    /// A set of living candidates by their numbers here.
    static constexpr int most = 12;
    struct Strong {
        std::uint16_t to[4];
        Cause cause[4];
        std::uint8_t size;
    };

    /// Sets the graph to that of all living candidates, or of those of one digit.
    void build(const Position& position, Links links);
    void build(const Position& position, int digit);

    [[nodiscard]] int size() const { return static_cast<int>(candidates_.size()); }
    [[nodiscard]] int words() const { return words_; }
    [[nodiscard]] int candidate(int number) const { return candidates_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int number(int candidate) const { return number_[candidate]; }
    [[nodiscard]] const Strong& strong(int number) const { return strong_[static_cast<std::size_t>(number)]; }
    /// The literals that are off if it is on, as a set of words() words.
    [[nodiscard]] const std::uint64_t* weak(int number) const { return weak_.data() + number * words(); }
    /// The candidates with strong links, in the same form.
    [[nodiscard]] const std::uint64_t* linked() const { return linked_; }
    /// The intersection of both, word by word: the literals it may lead to.
    [[nodiscard]] std::uint64_t ways(int number, int word) const { return weak(number)[word] & linked_[word]; }

    /// The same at once, with or without links in cells.
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
    /// Whether the two share a house, or a cell if cells count.
    [[nodiscard]] bool sees(int a, int b, bool cells) const {
        for (int kind = cells ? 0 : 1; kind < 4; ++kind)
            if (a != b && nine.sectors_of[candidate(a)][kind] == nine.sectors_of[candidate(b)][kind]) return true;
        return false;
    }
    /// Adds the members of its houses, or of its cell.
    void add_seen(int number, Bits<most>& to) const {
        for (int kind = 1; kind < 4; ++kind)
            for (int w = 0; w < words(); ++w) to.word[w] |= set(nine.sectors_of[candidate(number)][kind])[w];
    }
    void add_cell(int number, Bits<most>& to) const {
        for (int w = 0; w < words(); ++w) to.word[w] |= set(nine.sectors_of[candidate(number)][0])[w];
    }
    /// Calls `with(number, cause)` for each of `some`, which are off if it is on, in the order of SE.
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
    void link(const Position& position, Links links);

    std::vector<std::uint16_t> candidates_;
    std::int16_t number_[candidate_count];
    std::vector<Strong> strong_;
    std::vector<std::uint64_t> weak_;
    std::uint64_t linked_[most];
    int words_ = 0;
    std::uint64_t sets_[sector_count * most];  ///< the members of each sector, words() words each
};

/// The consequences of each candidate, on: as the sets of on and off literals.
class Closure {
  public:
    /// Sets the graph, which must not change while in use.
    void build(const Graph& graph);

    [[nodiscard]] const std::uint64_t* on(int number) const { return row(on_, number); }
    [[nodiscard]] const std::uint64_t* off(int number) const { return row(off_, number); }
    [[nodiscard]] bool on(int from, int to) const { return has(on(from), to); }
    [[nodiscard]] bool off(int from, int to) const { return has(off(from), to); }
    /// Each of them, on, leads to the other.
    [[nodiscard]] bool together(int a, int b) const {
        return component_[static_cast<std::size_t>(a)] == component_[static_cast<std::size_t>(b)];
    }
    /// It contradicts itself: on and so off; off and so on.
    [[nodiscard]] bool refutes(int number) const { return off(number, number); }
    [[nodiscard]] bool proves(int number) const;
    /// Some candidate does.
    [[nodiscard]] bool any() const;
    /// It rules out something that, off, makes it on: the end of a cycle.
    [[nodiscard]] bool may_close(int number) const;
    /// What is both on and off if some refuted candidate that counts is on: a cycle that deletes it is among these.
    template <class Counts>
    [[nodiscard]] Bits<Graph::most> torn(Counts&& counts) const {
        Bits<Graph::most> out;
        for (int i = 0; i < graph_->size(); ++i)
            if (refutes(i) && counts(i))
                for (int w = 0; w < words_; ++w) out.word[w] |= on(i)[w] & off(i)[w];
        return out;
    }
    [[nodiscard]] Bits<Graph::most> torn() const {
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
        std::uint64_t ways;  ///< of this word, still to be followed
        int strong;          ///< of the first of them
    };
    void visit(int root);
    void close(int node);
    [[nodiscard]] bool find_way(Frame& frame) const;
    void spend_ways_to(int node);

    const Graph* graph_ = nullptr;
    int words_ = 0;
    std::vector<int> component_, index_, low_, stack_;
    std::vector<std::uint64_t> on_, off_;  // of each component, with room for as many as there may be
    int components_ = 0;
    std::vector<Frame> frames_;
    std::uint64_t spent_[Graph::most];  ///< off literals that lead only to complete ones
    int next_index_ = 1;
};

}  // namespace deduku::explainer
