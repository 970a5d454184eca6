// Solves many 9x9 boards at once, directly in memory.
//
//   boards  0 0 3 .. | 8 0 0 .. | ..       81 bytes each, digits 0..9 or their characters
//   first   4 1 3 .. | 8 1 2 .. |          the first solution of each, or zeros
//   counts  1          1                   the number of solutions up to the limit, at most 255
#pragma once

#include <cstdint>
#include <functional>

#include "canon/canon.hpp"

namespace deduku::session {

struct Bulk {
    const std::uint8_t* boards = nullptr;
    std::uint64_t n = 0;
    std::uint64_t limit = 2;
    std::uint8_t* first = nullptr;   ///< null: not needed
    std::uint8_t* counts = nullptr;  ///< null: not needed
};

/// The number of boards before the first one with an invalid byte.
[[nodiscard]] std::uint64_t good_boards(const std::uint8_t* boards, std::uint64_t n);

/// Called at intervals with the number of boards begun; may be empty.
using OnBoardsBegun = std::function<void(std::uint64_t boards)>;

/// Returns the number of boards done: all, or those before the first one with an invalid byte, or before the stop.
[[nodiscard]] std::uint64_t solve_many(const Bulk& bulk, const std::function<bool()>& stop,
                                       const OnBoardsBegun& begun = {});

struct CanonBulk {
    const std::uint8_t* boards = nullptr;
    std::uint64_t n = 0;
    canon::FormKind form = canon::FormKind::minlex;
    std::uint8_t* forms = nullptr;           ///< 81 digits for each board, 0 = blank
    std::uint32_t* automorphisms = nullptr;  ///< null: not needed
};

/// Canonical forms in the same way. Boards with a digit twice in a row or column, and for the form `solution` those
/// without exactly one solution, get zeros and 0 automorphisms.
[[nodiscard]] std::uint64_t canon_many(const CanonBulk& bulk, const std::function<bool()>& stop,
                                       const OnBoardsBegun& begun = {});

}  // namespace deduku::session
