// What a method found out about a puzzle: how it ended, and all that it showed, as a ledger.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reason/ledger.hpp"

namespace deduku {

/// How a method ended.
enum class Ending : std::uint8_t {
    solved,
    open,           ///< it has nothing more to say
    contradiction,  ///< there is no solution
    unknown,        ///< time or nodes ran out
};

/// "solved", "open", "contradiction", "unknown"
[[nodiscard]] std::string_view word(Ending ending);

struct Finding {
    Ending ending = Ending::unknown;
    Ledger ledger;          ///< a valid one; claims NoSolution after a contradiction
    std::string by{};       ///< what found it, in words: "hdp", "hdp+search", "scenarios of pairs"
    bool searched = false;  ///< the method alone did not come that far: a search helped
};

/// What these deductions from the start position come to. Cut off behind the first contradiction; claims NoSolution,
/// Unique, or False of all that they removed.
[[nodiscard]] Finding concluded(const Puzzle& puzzle, std::vector<Deduction> steps, std::string by);

}  // namespace deduku
