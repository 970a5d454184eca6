// Plays rounds on a position: nine_rounds.cpp and board_rounds.cpp define one each.
//
//   look()          the singles on the frozen position       place(box)    those of a kind
//   remove(pairs)   all removals of a kind, made together
#pragma once

#include "method/time/rounds.hpp"

namespace deduku::time {

/// The singles on a position.
struct SingleCounts {
    int boxes = 0;
    int lines = 0;
    int naked = 0;
};

/// A round of the easiest singles; without moves if there are none.
[[nodiscard]] inline SolvingRound round_of(const SingleCounts& singles, int open) {
    SolvingRound out{RoundKind::box, open, singles.boxes, singles.lines, singles.naked, singles.boxes};
    if (singles.boxes == 0 && singles.lines > 0) out.kind = RoundKind::line, out.moves = singles.lines;
    if (singles.boxes + singles.lines == 0) out.kind = RoundKind::naked, out.moves = singles.naked;
    return out;
}

/// Position: open(), look(), place(kind) of singles, remove(kind, meter), which returns the number of removals.
template <class Position>
[[nodiscard]] std::optional<std::vector<SolvingRound>> play(Position& position, Meter& meter) {
    std::vector<SolvingRound> out;
    while (const int open = position.open()) {
        if (!meter.spend()) return std::nullopt;
        SolvingRound round = round_of(position.look(), open);
        if (round.moves > 0) position.place(round.kind);
        for (auto kind = RoundKind::locked; round.moves == 0;
             kind = static_cast<RoundKind>(static_cast<int>(kind) + 1)) {
            round.kind = kind;
            if (kind == RoundKind::stuck) break;
            round.moves = position.remove(kind, meter);
            if (meter.exhausted()) return std::nullopt;
        }
        out.push_back(round);
        if (round.kind == RoundKind::stuck) break;
    }
    return out;
}

}  // namespace deduku::time
