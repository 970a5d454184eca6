// A certificate: one line of text that proves that a puzzle has exactly one solution, or none.
//
//   deduku-unique-1.uuvRNgWPYVE4-  =  what is claimed . the tree as one number in base 64, then a checksum
//
// It contains only the sectors of a small search tree (certificate_tree.hpp): a checker completes the tree by singles.
// doc/certificate.md defines the format.
#pragma once

#include <optional>
#include <string>

#include "deduku/puzzle.hpp"
#include "method/prove/certificate_tree.hpp"
#include "method/prove/prove.hpp"

namespace deduku {

struct Certificate {
    ProofStatus status = ProofStatus::exhausted;
    std::string text{};              ///< when proved; one line without its end
    std::optional<Grid> solution{};  ///< of a puzzle that has one
    std::size_t nodes = 0;
    int depth = 0;
    std::string why{};
};

/// Certifies that the puzzle has one solution, or none. Several: untrue. A tree too large: unreached. Count and
/// tree spend of one meter; if it runs out while a tree is made smaller, the last is it.
[[nodiscard]] Certificate certify(const Puzzle& puzzle, const TreeOptions& options, Meter& meter);

}  // namespace deduku

namespace deduku::proving {

/// The choices as one number in base 64; nothing for none.
[[nodiscard]] std::string coded(const std::vector<TreeChoice>& choices);

}  // namespace deduku::proving
