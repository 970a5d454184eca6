// Sorting in few instructions per type: std::sort and std::stable_sort take some kilobytes for each, which every page
// that loads the library would pay for.
//
//   7 3 9 1 | 4 8 2 5   ->   1 3 7 9 | 2 4 5 8   ->   1 2 3 4 5 7 8 9
#pragma once

#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace deduku {

/// Few elements: insertion sort. Many: both halves are sorted and merged.
template <class At, class Less>
void put_in_order(At first, At last, Less less) {
    if (last - first <= 32) {
        for (At next = first; next != last; ++next) {
            auto item = std::move(*next);
            At place = next;
            for (; place != first && less(item, *std::prev(place)); --place) *place = std::move(*std::prev(place));
            *place = std::move(item);
        }
        return;
    }
    At right = first + (last - first) / 2;
    put_in_order(first, right, less);
    put_in_order(right, last, less);
    std::vector left(std::make_move_iterator(first), std::make_move_iterator(right));
    for (auto& item : left) {
        for (; right != last && less(*right, item); ++right) *first++ = std::move(*right);
        *first++ = std::move(item);
    }
}

/// Sorts a list; equivalent elements keep their order.
template <class List, class Less = std::less<>>
void put_in_order(List& list, Less less = {}) {
    put_in_order(list.begin(), list.end(), less);
}

}  // namespace deduku
