// The links of a position that stays as it is, as tables: what the quick searches for static chains walk on.
//
//   p on -> r off -> q on      r seen by p, and q the other of r's cell or of a house of r: an edge p -> q by way of r
//
// Candidates have the numbers 0, 1, .. of the living ones here, in order. An off literal that nothing follows from is
// no way to anywhere, so ways have only those that have a strong link.
#pragma once

#include <vector>

#include "method/explainer/literal.hpp"

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

    /// Becomes the one of all living candidates, or of one digit's.
    void build(const Position& position, Links links);
    void build(const Position& position, int digit);

    [[nodiscard]] int size() const { return static_cast<int>(candidates_.size()); }
    [[nodiscard]] int words() const { return (size() + 63) / 64; }
    [[nodiscard]] int candidate(int number) const { return candidates_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int number(int candidate) const { return number_[candidate]; }
    [[nodiscard]] const Strong& strong(int number) const { return strong_[static_cast<std::size_t>(number)]; }
    /// What is off if it is on, as a set of words() words.
    [[nodiscard]] const std::uint64_t* weak(int number) const { return weak_.data() + number * words(); }
    /// Those of them that have strong links, in the order of SE, and what they follow by.
    [[nodiscard]] const std::uint16_t* ways_begin(int number) const {
        return ways_.data() + first_way_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const std::uint16_t* ways_end(int number) const {
        return ways_.data() + first_way_[static_cast<std::size_t>(number) + 1];
    }

  private:
    void link(const Position& position, Links links);

    std::vector<std::uint16_t> candidates_;
    std::int16_t number_[candidate_count];
    std::vector<Strong> strong_;
    std::vector<std::uint64_t> weak_;
    std::vector<std::uint16_t> ways_;
    std::vector<std::uint32_t> first_way_;
};

/// All that follows from each candidate, on: as sets of what is on and off then.
class Closure {
  public:
    /// Becomes the one of this graph, which must not change while it is asked.
    void build(const Graph& graph);

    [[nodiscard]] const std::uint64_t* on(int number) const { return row(on_, number); }
    [[nodiscard]] const std::uint64_t* off(int number) const { return row(off_, number); }
    [[nodiscard]] bool on(int from, int to) const { return has(on(from), to); }
    [[nodiscard]] bool off(int from, int to) const { return has(off(from), to); }
    /// It contradicts itself: on and so off; off and so on.
    [[nodiscard]] bool refutes(int number) const { return off(number, number); }
    [[nodiscard]] bool proves(int number) const;
    /// Some candidate does.
    [[nodiscard]] bool any() const;
    /// What is both on and off if some refuted candidate is on: a cycle that deletes it is among these.
    [[nodiscard]] Bits<Graph::most> torn() const;

  private:
    static bool has(const std::uint64_t* set, int i) { return (set[i >> 6] >> (i & 63) & 1) != 0; }
    [[nodiscard]] const std::uint64_t* row(const std::vector<std::uint64_t>& rows, int number) const {
        return rows.data() + component_[static_cast<std::size_t>(number)] * words_;
    }
    struct Frame {
        int node;
        const std::uint16_t* way;
        int strong;
    };
    void visit(int root);
    void close(int node);

    const Graph* graph_ = nullptr;
    int words_ = 0;
    std::vector<int> component_, index_, low_, stack_;
    std::vector<std::uint64_t> on_, off_;  // of each component
    std::vector<Frame> frames_;
    int next_index_ = 1;
};

}  // namespace deduku::explainer
