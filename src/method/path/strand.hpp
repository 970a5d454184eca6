// What follows from a supposition, as far as it matters: a net of links, told from its start to where it leads.
//
//   A1=2   A4<>2 (of A1=2)   A7=2 (of A4<>2)   C7<>2 (of A7=2)
#pragma once

#include <cstdint>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku::path {

struct Strand {
    /// By what a node follows.
    enum class By : std::uint8_t {
        supposed,
        link,     ///< it sees a digit; it is the last of a cell or house
        pattern,  ///< locked digits, pairs, X-Wings of what is left
        chain,    ///< a chain through what is left
    };
    struct Node {
        Candidate what{};
        bool is_true = false;
        By by = By::link;
        std::vector<std::size_t> from;  ///< nodes before it
        friend bool operator==(const Node&, const Node&) = default;
    };
    /// Where it contradicts itself, the last says otherwise than one before.
    std::vector<Node> nodes;
    friend bool operator==(const Strand&, const Strand&) = default;
};

}  // namespace deduku::path
