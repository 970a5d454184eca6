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
#include "method/proving/singles_position.hpp"

namespace deduku {

struct TreeOptions {
    /// Pass i tries the i most promising sectors of each position.
    int effort = 4;
    /// Rejects trees of more nodes.
    std::size_t most_nodes = 20'000;
    Fallback fallback{};  ///< of the search for solutions (deduku/solve.hpp)
};

}  // namespace deduku

namespace deduku::proving {

/// One coded node: of `total` equal parts, the chosen sector has `weight`, starting at `first`.
struct TreeChoice {
    std::uint32_t first = 0;
    std::uint32_t weight = 1;
    std::uint32_t total = 1;
};

/// The parts of a sector by its number of living members: more frequent choices cost less.
[[nodiscard]] constexpr std::uint32_t choice_weight(int count) {
    return count == 2 ? 16 : count == 3 ? 4 : count > 3 ? 1 : 0;
}

struct CertificateTree {
    std::vector<TreeChoice> choices;  ///< node before branches; branches in the order of their candidates
    int depth = 0;
    int solutions = 0;  ///< number of solved leaves
    double bits = 0;    ///< the cost of the choices
};

/// The smallest tree found; none if the meter was exhausted or the tree too large before the first one. Deterministic
/// unless the meter ends the search for smaller trees. Nodes are positions examined.
[[nodiscard]] std::optional<CertificateTree> certificate_tree(const Board& start, const TreeOptions& options,
                                                              Meter& meter);

}  // namespace deduku::proving
