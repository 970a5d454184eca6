#include "method/se/position/position.hpp"

#include <algorithm>

namespace deduku::se {

SePosition::SePosition() {
    std::fill(std::begin(living_), std::end(living_), std::uint16_t{all_nine});
    std::fill(std::begin(open_in_), std::end(open_in_), std::uint8_t{9});
}

SePosition::SePosition(const Puzzle& puzzle) : SePosition() {
    const bool clues_only = std::all_of(puzzle.cells.begin(), puzzle.cells.end(),
                                        [](Set<Digit> set) { return set.single() || set.size() == 9; });
    for (int cell = 0; cell < cell_count; ++cell) {
        const Set<Digit> set = puzzle.cells[static_cast<Cell>(cell)];
        if (clues_only && set.single()) place(candidate_of(cell, index(set.first())));
        for (int digit = 0; digit < 9; ++digit)
            if (!clues_only && !set.has(static_cast<Digit>(digit))) remove(candidate_of(cell, digit));
    }
    for (int cell = 0; cell < cell_count; ++cell)
        if (!clues_only && is_solved(cell)) place(candidate_of(cell, lowest(digits(cell))));
}

bool SePosition::is_solved(int cell) const {
    const auto& peers = nine.peers[cell];
    return single(digits(cell)) && std::none_of(std::begin(peers), std::end(peers),
                                                [&](int peer) { return (digits(peer) & digits(cell)) != 0; });
}

namespace {

void clear(std::uint16_t& mask, int gone) { mask = static_cast<std::uint16_t>(mask & ~gone); }

}  // namespace

// Clears each sector once; candidate by candidate, each would be visited up to nine times.
void SePosition::place(int candidate) {
    const int cell = cell_of(candidate), digit = digit_of(candidate), row = cell / 9, column = cell % 9;
    for (int other : BitsOf(digits(cell))) remove(candidate_of(cell, other));
    for (int peer : nine.peers[cell]) clear(living_[peer], 1 << digit);
    for (int house : nine.house_of[cell]) {
        living_[sector_of(house, digit)] = 0;
        --open_in_[house];
    }
    for (int i = 0; i < 9; ++i) {
        clear(living_[sector_of(i, digit)], 1 << column);
        clear(living_[sector_of(9 + i, digit)], 1 << row);
    }
    // The other lines through the box, and the other boxes that the lines cross.
    const int top = row / 3 * 3, left = column / 3 * 3;
    for (int i = 0; i < 3; ++i) {
        clear(living_[sector_of(top + i, digit)], 7 << left);
        clear(living_[sector_of(9 + left + i, digit)], 7 << top);
        clear(living_[sector_of(18 + top + i, digit)], 7 << row % 3 * 3);
        clear(living_[sector_of(18 + i * 3 + left / 3, digit)], 0b1001001 << column % 3);
    }
    ++filled_with_[digit];
    value_[cell] = static_cast<std::uint8_t>(digit);
    filled_.insert(cell);
    --open_;
}

std::string_view word(Profile profile) { return profile == Profile::se121 ? "se121" : "sukaku"; }

}  // namespace deduku::se
