// Remote pairs: finders and rows (remote_pairs.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Four or more cells with the same two digits, each in sight of the next: cells that see two of them an odd number of
/// steps apart lose both digits. A Split on the first cell. A pair that needs the same digit twice in a house finds
/// nothing.
[[nodiscard]] bool find_remote_pairs(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry remote_pair = {
    .row = {.key = "remote-pair",
            .difficulty = {280},
            .name = "remote pair",
            .family = "remote pairs",
            .finder = find_remote_pairs,
            .example = "A1, A5, F5, F8 = {2,5}, each sees the next: A1 or F8 is 2, the other 5, so A8 is neither",
            .hodoku = {{{.points = 110, .level = hard, .place = 170, .line = "{digit 0}/{digit 1} {bare loop}"}}}},
    .page = {.what = "Four or more cells with the same two candidates form a chain in which each cell sees the next. "
                     "The two digits alternate along the chain, so two cells an odd number of steps apart hold "
                     "different digits. Both digits are removed from every cell that sees both of these cells.",
             .kin = "HoDoKu: Remote Pair. Sudopedia: Remote Pairs.",
             .before = "T1 H1 B2 B3 T2 H2",
             .puzzle = "..2........6879.2..9....4.84..38.........59..3....2.5.9.87...4.....53......4..27.",
             .source = in_hodoku("Remote Pair")}};

}  // namespace rows

}  // namespace deduku
