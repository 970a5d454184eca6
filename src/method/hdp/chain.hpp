// The notation of HDP chains: statements, chains, lines (spec section 1, W. Scherer).
//
//   DIS I8: 2,7 # G7: 5 + G4: 1,8 # A4: 2,9 => CTR => A4: 1,3
//   mark  fact  hypothesis  fact   hypothesis   end    conclusion
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/board.hpp"
#include "grid/branch_outcome.hpp"

namespace deduku::hdp {

/// "A2: 4,9": the cell holds one of these digits.
struct Statement {
    Cell cell{};
    Set<Digit> digits;
    friend bool operator==(const Statement&, const Statement&) = default;
};

/// One statement of a chain; a hypothesis (`#`) opens a level, a fact (`+`) is in the open level.
struct HdpLink {
    Statement statement;
    bool hypothesis = false;
    friend bool operator==(const HdpLink&, const HdpLink&) = default;
};
using HdpChain = std::vector<HdpLink>;

enum class Mark : std::uint8_t { sta, inc, hyp, dis, prf };

struct HdpLine {
    Mark mark{};
    HdpChain chain;
    BranchOutcome outcome = BranchOutcome::open;
    std::optional<Statement> conclusion;  ///< of DIS lines; none if the level itself is contradictory
    friend bool operator==(const HdpLine&, const HdpLine&) = default;
};

[[nodiscard]] std::string to_text(const Geometry& geometry, const Statement& statement);
[[nodiscard]] std::string to_text(const Geometry& geometry, const HdpChain& chain);
[[nodiscard]] std::string to_text(const Geometry& geometry, const HdpLine& line);

/// A syntax error in a line: 0-based column, and the expected text.
struct LineError {
    std::size_t column = 0;
    std::string expected;
};

/// Reads one line of the grammar. Its chain may be empty before "=>": "PRF => SOL" is the position without facts.
/// Variants are read, but never printed: small letters, "A2=4/9", "A2: 49" (up to nine digits), "r2c1: 4,9".
[[nodiscard]] std::variant<HdpLine, LineError> parse_line(const Geometry& geometry, std::string_view text);
/// Reads only a chain, in the same syntax; an empty text is the empty chain.
[[nodiscard]] std::variant<HdpChain, LineError> parse_chain(const Geometry& geometry, std::string_view text);

}  // namespace deduku::hdp
