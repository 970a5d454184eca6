// Almost locked sets: finders and rows (als_chains.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// What four sets or more remove, and no fewer: one shortest chain for each candidate.
[[nodiscard]] bool find_als_chains(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry als_chain = {
    row("als-chain", 0, 610, "ALS chain", "almost locked sets", find_als_chains,
        "if A is without 2 it has 7, else B is without 2, has 3, so C is without 3, .., so D has 7", all_boards,
        by_hodoku(340, unfair, 490, "Almost Locked Set XY-Chain")),
    page("Four almost locked sets or more in a row, each joined to the next by a restricted common, a digit that only "
         "one of the two can have, as all its places in them are in one house; two neighbouring ones being two digits. "
         "If the first has no z it has the first common, so the second is without it and has the next, .., so the last "
         "has z. One of the two ends has it. A set may come twice.",
         "HoDoKu: Almost Locked Set XY-Chain. Sudopedia: ALS chain. What two or three sets remove is not among it.",
         to_quads, to_chains, "...5..94..5.6...8...4.9.3..3...7.1..4........297......6..95...25..2...1..2..8....",
         in_hodoku("Almost Locked Set Chain"))};

}  // namespace rows

}  // namespace deduku
