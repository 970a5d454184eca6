// Naked and hidden subsets, and hidden subsets that leave one place for another digit.
//
//   naked pair   A1, B1 = {2,5}            no other 2, 5 in that house (and only there, even if they share two)
//   hidden pair  2, 5 only at A1, B1       no other candidates at A1, B1
//   direct       .. which leaves C1 as the only place of 7 in the house
#include "method/se/families/subsets.hpp"

#include <array>

#include "method/se/families/families.hpp"

namespace deduku::se {

Cuts cuts_of(const SePosition& position, const Subset& subset) {
    Cuts cuts;
    const int gone = subset.naked ? subset.digits : ~subset.digits;
    for (int place : BitsOf(subset.naked ? all_nine & ~subset.places : subset.places)) {
        const int cell = nine.cell_at[subset.house][place];
        if ((position.digits(cell) & gone) != 0) cuts.add(cell, position.digits(cell) & gone);
    }
    return cuts;
}

CoverSectors sectors_of(const Subset& subset) {
    CoverSectors out;
    std::uint16_t* of_cells = subset.naked ? out.base : out.cover;
    std::uint16_t* of_digits = subset.naked ? out.cover : out.base;
    for (int place : BitsOf(subset.places)) of_cells[out.size++] = nine.cell_at[subset.house][place];
    for (int digit : BitsOf(subset.digits)) *of_digits++ = sector_of(subset.house, digit);
    return out;
}

namespace {

// The first subset for which `hint_of` gives a hint, in houses with at least this many open cells.
template <class HintOf>
FoundHint find_in_houses(const SePosition& position, int size, bool naked, int least_open, QuietHouses& known,
                         HintOf&& hint_of) {
    FoundHint out;
    for (int house : box_column_row.house) {
        if (known.has(house) || position.open_in(house) < least_open) continue;
        const bool none = for_each_subset(position, house, size, naked, [&](const Subset& subset) {
            out = hint_of(subset);
            if (!out) return true;
            out->size = size;
            out->first = sectors_of(subset);
            return false;
        });
        if (!none) break;
        known.insert(house);
    }
    return out;
}

// By size, 2 to 4.
constexpr std::array<double, 5> direct_rating = {0, 0, 2.0, 2.5, 0}, hidden_rating = {0, 0, 3.4, 4.0, 5.4},
                                naked_rating = {0, 0, 3.0, 3.6, 5.0};

}  // namespace

FoundHint find_direct_hidden_subset(const SePosition& position, Profile, Quiet& quiet, int size) {
    const auto direct = [&](const Subset& subset) {
        for (int digit : BitsOf(all_nine & ~subset.digits)) {
            const int places = position.places(subset.house, digit), outside = places & ~subset.places;
            if (single(places) || !single(outside)) continue;
            SeHint hint;
            hint.rule = SeRule::direct_hidden_subset;
            hint.rating = direct_rating.at(std::size_t(size));
            hint.placed = candidate_of(nine.cell_at[subset.house][lowest(outside)], digit);
            return FoundHint(hint);
        }
        return FoundHint();
    };
    return find_in_houses(position, size, false, size + 1, quiet.direct_hidden[size], direct);
}

FoundHint find_hidden_subset(const SePosition& position, Profile, Quiet& quiet, int size) {
    return find_in_houses(position, size, false, 2 * size + 1, quiet.hidden[size], [&](const Subset& subset) {
        return deleting(SeRule::hidden_subset, hidden_rating.at(std::size_t(size)), cuts_of(position, subset));
    });
}

FoundHint find_naked_subset(const SePosition& position, Profile, Quiet& quiet, int size) {
    return find_in_houses(position, size, true, 2 * size, quiet.naked[size], [&](const Subset& subset) {
        return deleting(SeRule::naked_subset, naked_rating.at(std::size_t(size)), cuts_of(position, subset));
    });
}

}  // namespace deduku::se
