// Sets of k rows of marks in k columns: naked and hidden subsets, and fish.
//
//            5 7 8 9
//   cell A1  x x          two cells with only the digits {5,7}: a naked pair
//   cell A4  x x          rows are cells, columns digits;  hidden: rows are digits, columns places;
//   cell A6    x x x      fish: rows are lines, columns crossing lines
#pragma once

#include "method/se/position/hint.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

/// The next larger mask with the same number of members.
[[nodiscard]] inline int next_choice(int mask) {
    const int low = mask & -mask, up = mask + low;
    return up | (mask ^ up) >> (2 + lowest(low));
}

/// Calls `with(choice)` for each choice of `size` members of a mask, ascending.
template <class With>
void for_each_choice(int of, int size, With&& with) {
    int member[9], members = 0;
    for (int one : BitsOf(of)) member[members++] = 1 << one;
    if (size == 0) return with(0);
    for (int mask = (1 << size) - 1; mask < 1 << members; mask = next_choice(mask)) {
        int choice = 0;
        for (int i : BitsOf(mask)) choice |= member[i];
        with(choice);
    }
}

/// Calls `found(rows, columns)`, both masks, with each set of `size` rows, of at least two marks each, in `size`
/// columns, by ascending mask of rows; stops and returns false once it does.
template <class With>
bool for_each_square(const int (&marks)[9], int size, With&& found) {
    int row[9], mark[9], rows = 0;
    for (int i = 0; i < 9; ++i) {
        const int n = count(marks[i]);
        if (n < 2 || n > size) continue;
        row[rows] = 1 << i;
        mark[rows++] = marks[i];
    }
    if (rows < size) return true;
    for (int mask = (1 << size) - 1; mask < 1 << rows; mask = next_choice(mask)) {
        int columns = 0, chosen = 0;
        for (int i : BitsOf(mask)) {
            columns |= mark[i];
            chosen |= row[i];
        }
        if (count(columns) == size && !found(chosen, columns)) return false;
    }
    return true;
}

/// A subset: places of a house, and as many digits.
struct Subset {
    int house = 0;
    int digits = 0;  ///< masks
    int places = 0;
    bool naked = false;  ///< the places have no other digits; else the digits have no other places
};
/// The deletions of a subset.
[[nodiscard]] Cuts cuts_of(const SePosition& position, const Subset& subset);
/// Its cells and digits as base and cover, or the reverse.
[[nodiscard]] CoverSectors sectors_of(const Subset& subset);

/// The digits of the cells of a house.
inline void get_digits(const SePosition& position, int house, int (&marks)[9]) {
    for (int i = 0; i < 9; ++i) marks[i] = position.digits(nine.cell_at[house][i]);
}
/// The places of its digits.
inline void get_places(const SePosition& position, int house, int (&marks)[9]) {
    for (int i = 0; i < 9; ++i) marks[i] = position.places(house, i);
}

/// Calls `found` with each subset of this size and kind in a house; stops and returns false once it returns false.
template <class With>
bool for_each_subset(const SePosition& position, int house, int size, bool naked, With&& found) {
    int marks[9];
    naked ? get_digits(position, house, marks) : get_places(position, house, marks);
    return for_each_square(marks, size, [&](int rows, int columns) {
        return found(naked ? Subset{house, columns, rows, true} : Subset{house, rows, columns, false});
    });
}

}  // namespace deduku::se
