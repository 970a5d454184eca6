// Sorting in few instructions per type: std::sort and std::stable_sort take some kilobytes for each, which every page
// that loads the library would pay for. One function sorts lists of all types, by the places of their elements.
//
//   7 3 9 1 | 4 8 2 5   ->   1 3 7 9 | 2 4 5 8   ->   1 2 3 4 5 7 8 9
#pragma once

#include <cstdint>
#include <functional>
#include <utility>

namespace deduku {

/// The place of an element before the sorting.
using ListPlace = std::uint32_t;

/// A list of elements of any type.
struct ListInOrder {
    void* list;
    /// Whether the element at place `a` comes before that at `b`.
    bool (*less)(void* list, ListPlace a, ListPlace b);
    void (*exchange)(void* list, ListPlace a, ListPlace b);
};

/// Sorts a list; equivalent elements keep their order.
void put_in_order(const ListInOrder& list, std::size_t count);

/// Sorts a list; equivalent elements keep their order.
template <class List, class Less = std::less<>>
void put_in_order(List& list, Less less = {}) {
    struct Parts {
        decltype(list.data()) items;
        Less& less;
    } parts{list.data(), less};
    const auto before = [](void* what, ListPlace a, ListPlace b) -> bool {
        const Parts& of = *static_cast<Parts*>(what);
        return of.less(std::as_const(of.items[a]), std::as_const(of.items[b]));
    };
    const auto exchange = [](void* what, ListPlace a, ListPlace b) {
        const Parts& of = *static_cast<Parts*>(what);
        std::swap(of.items[a], of.items[b]);
    };
    if (list.size() > 1) put_in_order(ListInOrder{&parts, before, exchange}, list.size());
}

}  // namespace deduku
