// The chain behind a Split, if there is one: what a person draws with arrows and writes on one line.
//
//   Split on 3 in row 1: A1 or E1        E1 true - D4 loses it = I4 has it
//   (3)A1=(3)E1-(3)D4=(3)I4              = one of the two is true     - not both are
//   (7)B3=(7)A1,B1-(7)F1=(7)F8           a node of several places is true if one of them is
//
// Whichever end is true, what both ends see is false. A chain that closes again, its last node seeing the first, is a
// loop: all its weak links hold one of their two.
#pragma once

#include <optional>
#include <vector>

#include "deduku/reason.hpp"

namespace deduku::path {

struct Chain {
    /// Even in number: strong links between 0 and 1, 2 and 3, .. and weak ones between 1 and 2, 3 and 4, ..
    std::vector<Candidate> nodes;
    bool loop = false;  ///< and a weak one between the last and the first
    /// Of chains some of whose nodes are several places of their digit (nodes has the first): the cells of each node.
    std::vector<std::vector<Cell>> groups{};

    bool is_group(std::size_t node) const { return !groups.empty() && groups[node].size() > 1; }
    std::vector<Cell> cells_of(std::size_t node) const {
        return groups.empty() ? std::vector<Cell>{nodes[node].cell} : groups[node];
    }
    friend bool operator==(const Chain&, const Chain&) = default;
};

/// The chain that shows the Split's removals on the position before it, if one does: as finders of chains tell them
/// (technique/chain.hpp), or one candidate that its branch refutes.
[[nodiscard]] std::optional<Chain> chain_behind(const Board& before, const Deduction& deduction);

}  // namespace deduku::path
