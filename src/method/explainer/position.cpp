#include "method/explainer/position.hpp"

#include <algorithm>

namespace deduku::explainer {

Position::Position() {
    std::fill(std::begin(living_), std::end(living_), std::uint16_t{all_nine});
    std::fill(std::begin(open_in_), std::end(open_in_), std::uint8_t{9});
}

Position::Position(const Puzzle& puzzle) : Position() {
    const bool clues_only = std::all_of(puzzle.cells.begin(), puzzle.cells.end(),
                                        [](Set<Digit> set) { return set.single() || set.size() == 9; });
    for (int cell = 0; cell < cell_count; ++cell) {
        const Set<Digit> set = puzzle.cells[static_cast<Cell>(cell)];
        if (clues_only && set.single()) place(candidate_of(cell, index(set.first())));
        for (int digit = 0; digit < 9; ++digit)
            if (!clues_only && !set.has(static_cast<Digit>(digit))) remove(candidate_of(cell, digit));
    }
}

void Position::place(int candidate) {
    const int cell = cell_of(candidate), digit = digit_of(candidate);
    for (int other = 0; other < 9; ++other) remove(candidate_of(cell, other));
    for (int peer : nine.peers[cell]) remove(candidate_of(peer, digit));
    for (int house : nine.house_of[cell]) --open_in_[house];
    ++filled_with_[digit];
    value_[cell] = static_cast<std::uint8_t>(digit);
    filled_.insert(cell);
    --open_;
}

std::string_view word(Profile profile) { return profile == Profile::se121 ? "se121" : "sukaku"; }

}  // namespace deduku::explainer
