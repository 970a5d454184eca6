// Singles: the only place of a digit in a house, and a cell with one candidate.
//
//   |1 2 3 4 5 6 7 8 .|   1.0  last open cell of the house
//   9 only at A1: 1.2 in a box, 1.5 in a row or column;   one candidate left at A1: 2.3
#include "method/se/families/families.hpp"

namespace deduku::se {

FoundHint deleting(SeRule rule, double rating, const Cuts& cuts) {
    if (cuts.empty()) return std::nullopt;
    FoundHint out;
    SeHint& hint = out.emplace();
    hint.rule = rule;
    hint.rating = rating;
    hint.cuts = cuts;
    return out;
}

namespace {

SeHint hidden_single(int house, int digit, int place, double rating) {
    SeHint hint;
    hint.rule = SeRule::hidden_single;
    hint.rating = rating;
    const int cell = nine.cell_at[house][place];
    hint.placed = candidate_of(cell, digit);
    hint.first = {1, {static_cast<std::uint16_t>(sector_of(house, digit))}, {static_cast<std::uint16_t>(cell)}};
    return hint;
}

// The first digit with one place: in houses with one open cell, or in the others.
FoundHint find_in(const SePosition& position, bool last_cell) {
    for (int house : box_column_row.house) {
        if ((position.open_in(house) == 1) != last_cell) continue;
        int once = 0, twice = 0;
        for (int cell : nine.cell_at[house]) {
            twice |= once & position.digits(cell);
            once |= position.digits(cell);
        }
        if ((once & ~twice) == 0) continue;
        const int digit = lowest(once & ~twice);
        const double rating = last_cell ? 1.0 : house >= 18 ? 1.2 : 1.5;
        return hidden_single(house, digit, lowest(position.places(house, digit)), rating);
    }
    return std::nullopt;
}

}  // namespace

FoundHint find_hidden_single(const SePosition& position) {
    FoundHint hint = find_in(position, true);
    return hint ? hint : find_in(position, false);
}

FoundHint find_naked_single(const SePosition& position, Profile, Quiet&, int) {
    for (int cell = 0; cell < cell_count; ++cell) {
        if (!single(position.digits(cell))) continue;
        SeHint hint;
        hint.rule = SeRule::naked_single;
        hint.rating = 2.3;
        hint.placed = candidate_of(cell, lowest(position.digits(cell)));
        return hint;
    }
    return std::nullopt;
}

}  // namespace deduku::se
