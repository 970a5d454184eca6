#include "grid/in_order.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace deduku {
namespace {

// Few elements: insertion. Many: both halves are sorted and merged.
void sort_places(const ListInOrder& list, ListPlace* first, ListPlace* last) {
    if (last - first <= 32) {
        for (ListPlace* next = first; next != last; ++next) {
            const ListPlace item = *next;
            ListPlace* at = next;
            for (; at != first && list.less(list.list, item, at[-1]); --at) *at = at[-1];
            *at = item;
        }
        return;
    }
    ListPlace* right = first + (last - first) / 2;
    sort_places(list, first, right);
    sort_places(list, right, last);
    const std::vector left(first, right);
    for (const ListPlace item : left) {
        for (; right != last && list.less(list.list, *right, item); ++right) *first++ = *right;
        *first++ = item;
    }
}

// Brings to each place the element that was at order[place].
void move_to_places(const ListInOrder& list, ListPlace* order, std::size_t count) {
    for (ListPlace start = 0; start < count; ++start)
        for (ListPlace at = start; order[at] != at;) {
            const ListPlace from = std::exchange(order[at], at);
            if (from == start) break;
            list.exchange(list.list, at, from);
            at = from;
        }
}

}  // namespace

void put_in_order(const ListInOrder& list, std::size_t count) {
    std::array<ListPlace, 64> few;
    std::vector<ListPlace> many(count > few.size() ? count : 0);
    ListPlace* const order = many.empty() ? few.data() : many.data();
    std::iota(order, order + count, ListPlace{0});
    sort_places(list, order, order + count);
    move_to_places(list, order, count);
}

}  // namespace deduku
