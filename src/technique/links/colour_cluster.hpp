// Places of a digit joined by houses with two places, in two colours: all of one colour are true, or all of the other.
//
//   a ---- A ---- a          a, A: two places of a house, the only ones of the digit; a tree from the first one
#pragma once

#include "deduku/pattern.hpp"
#include "technique/links/chain.hpp"
#include "technique/links/links.hpp"
#include "technique/parts/case.hpp"

namespace deduku {

class ColourCluster {
  public:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    struct Node {
        Candidate candidate;
        int colour;
        std::size_t parent;  ///< nowhere: the first
        Sector pair;         ///< with the parent
    };

    /// The cluster of the first place, by a digit's links.
    ColourCluster(const Links& links, Links::Node first);

    /// Whether no pair has two places of one colour.
    bool is_even() const { return !odd_; }
    const std::vector<Node>& nodes() const { return nodes_; }
    /// The number of its node, or nowhere.
    std::size_t find(Candidate c) const;
    /// A node of this colour that the candidate shares a house with, or nowhere.
    std::size_t seen_in(int colour, Candidate c) const;

    /// The house of the first pair.
    Sector on() const { return nodes_[1].pair; }
    /// The branch of this colour: the steps that prove these nodes true, or false.
    Case branch(int colour, const std::vector<std::size_t>& wanted) const;
    /// The same in a branch where the first node is already false.
    void spread(const std::vector<std::size_t>& wanted, Case& to) const;
    /// Adds the cells of this colour that steps of the branch depend on.
    void add_shown(const Branch& branch, int colour, std::vector<Cell>& to) const;
    /// The cells of these nodes and of all nodes that lead to them.
    std::vector<Cell> cells_to(const std::vector<std::size_t>& wanted) const;
    /// The pair in which the node is the only place left if its colour is true.
    Sector base(std::size_t i) const { return i < 2 ? on() : nodes_[i].pair; }

  private:
    std::vector<bool> needed(const std::vector<std::size_t>& wanted) const;

    const Board& board_;
    const Geometry& g_;
    std::vector<Node> nodes_;
    bool odd_ = false;
};

/// Places of a digit in two colours, as a pattern.
[[nodiscard]] Pattern colours_of(Digit digit, std::vector<Cell> cells, std::vector<Cell> others);

/// The clusters of a digit's links with two or more places, in the order of the board.
[[nodiscard]] std::vector<ColourCluster> clusters_of(const Links& links);

}  // namespace deduku
