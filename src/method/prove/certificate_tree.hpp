// A small search tree that counts the solutions of a puzzle: each node has a sector, with a branch for each of its
// living members, closed by singles.
//
//   {A1: 2 5} --- 2 --- contradiction
//             `-- 5 --- {row 3, digit 7: B3 G3} --- B3 --- contradiction
//                                               `-- G3 --- solution
//
// A certificate contains only these sectors, in this order (node, then its branches).
#pragma once

#include <optional>

#include "deduku/meter.hpp"
#include "deduku/solve.hpp"
#include "method/prove/singles_position.hpp"

namespace deduku {

struct TreeOptions {
    /// Pass i tries the i most promising sectors of each position.
    int effort = 4;
    /// Gives up on a tree of more nodes.
    std::size_t most_nodes = 20'000;
    LostSearches lost{};  ///< of the search for solutions (deduku/solve.hpp)
};

}  // namespace deduku

namespace deduku::proving {

/// One coded node: of `total` equal parts the chosen sector owns `weight`, from `first` on.
struct TreeChoice {
    std::uint32_t first = 0;
    std::uint32_t weight = 1;
    std::uint32_t total = 1;
};

/// What the sector of a node owns, by how many of its members live: choices that are made more often cost less.
[[nodiscard]] constexpr std::uint32_t choice_weight(int count) {
    return count == 2 ? 16 : count == 3 ? 4 : count > 3 ? 1 : 0;
}

struct CertificateTree {
    std::vector<TreeChoice> choices;  ///< node before its branches, these in the order of their candidates
    int depth = 0;
    int solutions = 0;  ///< leaves that are one
    double bits = 0;    ///< the cost of the choices
};

/// The smallest tree found; none if the meter is exhausted, or else the tree grew too large, before there was one. It
/// is always the same one if the meter does not end the search for smaller ones. Nodes are positions looked at.
[[nodiscard]] std::optional<CertificateTree> certificate_tree(const Board& start, const TreeOptions& options,
                                                              Meter& meter);

}  // namespace deduku::proving
