// A certificate: one line of text that proves that a puzzle has exactly one solution, or none.
//
//   deduku-unique-1.uuvRNgWPYVE4-  =  the claim . the tree as one number in base 64, then a checksum
//
// It contains only the sectors of a small search tree (certificate_tree.hpp), which checkers complete by singles.
// doc/certificate.md defines the format.
#pragma once

#include <optional>
#include <string>

#include "deduku/puzzle.hpp"
#include "method/proving/certificate_tree.hpp"
#include "method/proving/prove.hpp"

namespace deduku {

struct Certificate {
    ProofStatus status = ProofStatus::exhausted;
    std::string text{};              ///< if proved; one line without its newline
    std::optional<Grid> solution{};  ///< if there is one
    std::size_t nodes = 0;
    int depth = 0;
    std::string why{};
};

/// Certifies that the puzzle has one solution, or none. Untrue if there are several, unreached if the tree is too
/// large. Count and tree share one meter; if it runs out while smaller trees are searched for, the smallest one so far
/// is used.
[[nodiscard]] Certificate certify(const Puzzle& puzzle, const TreeOptions& options, Meter& meter);

}  // namespace deduku

namespace deduku::proving {

/// The choices as one number in base 64; empty without choices.
[[nodiscard]] std::string coded(const std::vector<TreeChoice>& choices);

}  // namespace deduku::proving
