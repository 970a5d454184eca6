// Naked and hidden subsets, and hidden ones that at once leave a digit one place.
//
//   naked pair   A1, B1 = {2,5}            no other 2, 5 in that house (and only there, even if they share two)
//   hidden pair  2, 5 only at A1, B1       nothing else at A1, B1
//   direct       .. and so 7 of the house only at C1
#include "method/explainer/families/subsets.hpp"

#include <array>

#include "method/explainer/families/families.hpp"

namespace deduku::explainer {
namespace {

void cells_of(const Position& position, int house, int (&marks)[9]) {
    for (int place = 0; place < 9; ++place) marks[place] = position.digits(nine.cell_at[house][place]);
}
void digits_of(const Position& position, int house, int (&marks)[9]) {
    for (int digit = 0; digit < 9; ++digit) marks[digit] = position.places(house, digit);
}

Sectors sectors_of(int house, int digits, int places, bool naked) {
    Sectors out;
    std::uint16_t* of_cells = naked ? out.base : out.cover;
    std::uint16_t* of_digits = naked ? out.cover : out.base;
    for (int place : Members(places)) of_cells[out.size++] = nine.cell_at[house][place];
    for (int digit : Members(digits)) *of_digits++ = static_cast<std::uint16_t>(sector_of(house, digit));
    return out;
}

Hint subset(int house, int digits, int places, Rule rule, double rating) {
    Hint hint;
    hint.rule = rule;
    hint.size = count(digits);
    hint.rating = rating;
    hint.first = sectors_of(house, digits, places, rule == Rule::naked_subset);
    return hint;
}

// By size, 2 to 4.
constexpr std::array<double, 5> direct_rating = {0, 0, 2.0, 2.5, 0}, hidden_rating = {0, 0, 3.4, 4.0, 5.4},
                                naked_rating = {0, 0, 3.0, 3.6, 5.0};

}  // namespace

Found find_direct_hidden_subset(const Position& position, int size, Quiet& quiet) {
    Found out;
    QuietHouses& known = quiet.direct_hidden[size];
    for (int house : box_column_row.house) {
        if (known.has(house) || position.open_in(house) <= size) continue;
        int marks[9];
        digits_of(position, house, marks);
        const bool none = for_each_square(marks, size, [&](int digits, int places) {
            for (int digit : Members(all_nine & ~digits)) {
                const int outside = marks[digit] & ~places;
                if (single(marks[digit]) || !single(outside)) continue;
                out = subset(house, digits, places, Rule::direct_hidden_subset, direct_rating.at(std::size_t(size)));
                out->placed = candidate_of(nine.cell_at[house][lowest(outside)], digit);
                return false;
            }
            return true;
        });
        if (!none) break;
        known.insert(house);
    }
    return out;
}

Found find_hidden_subset(const Position& position, int size, Quiet& quiet) {
    Found out;
    QuietHouses& known = quiet.hidden[size];
    for (int house : box_column_row.house) {
        if (known.has(house) || position.open_in(house) <= 2 * size) continue;
        int marks[9];
        digits_of(position, house, marks);
        const bool none = for_each_square(marks, size, [&](int digits, int places) {
            Cuts cuts;
            for (int place : Members(places)) {
                const int cell = nine.cell_at[house][place];
                if (const int others = position.digits(cell) & ~digits; others != 0) cuts.add(cell, others);
            }
            if (cuts.empty()) return true;
            out = subset(house, digits, places, Rule::hidden_subset, hidden_rating.at(std::size_t(size)));
            out->cuts = cuts;
            return false;
        });
        if (!none) break;
        known.insert(house);
    }
    return out;
}

Found find_naked_subset(const Position& position, int size, Quiet& quiet) {
    Found out;
    QuietHouses& known = quiet.naked[size];
    for (int house : box_column_row.house) {
        if (known.has(house) || position.open_in(house) < 2 * size) continue;
        int marks[9];
        cells_of(position, house, marks);
        const bool none = for_each_square(marks, size, [&](int places, int digits) {
            Cuts cuts;
            for (int place : Members(all_nine & ~places))
                if ((marks[place] & digits) != 0) cuts.add(nine.cell_at[house][place], marks[place] & digits);
            if (cuts.empty()) return true;
            out = subset(house, digits, places, Rule::naked_subset, naked_rating.at(std::size_t(size)));
            out->cuts = cuts;
            return false;
        });
        if (!none) break;
        known.insert(house);
    }
    return out;
}

}  // namespace deduku::explainer
