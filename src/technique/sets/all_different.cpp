#include "technique/sets/all_different.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "grid/at.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/deliver.hpp"

namespace deduku {
namespace {

constexpr Digit unmatched{0xFF};

template <class Id>
Id take_first(Set<Id>& set) {
    const Id first = set.first();
    set.erase(first);
    return first;
}

}  // namespace

Cover cover_of(const Geometry& geometry, House house, const HallSet& set) {
    Cover cover;
    for (Place p : set.places) cover.base.push_back(geometry.sector(geometry.cell_at(house, p)));
    for (Digit d : set.digits) cover.cover.push_back(geometry.sector(house, d));
    if (set.hidden) std::swap(cover.base, cover.cover);
    return cover;
}

void AllDifferent::reset(Set<Place> places, Set<Digit> digits) {
    all_ = {places, digits};
    for (Place p : places) {
        digit_at(p) = unmatched;
        component_[at(index(p))] = places;
        digits_[at(index(p))] = digits;
    }
}

bool AllDifferent::update(const HouseView& house, Set<Place> fresh) {
    split_ = {};
    fresh &= all_.places;
    while (!fresh.empty()) {
        const Place p = fresh.first();
        const Part part{component_[at(index(p))], digits_[at(index(p))]};
        fresh = fresh - part.places;
        if (!match(house, part)) return false;
        if (!part.places.single()) divide(house, part);
    }
    return true;
}

// Matched pairs that still live are kept; each other place needs a path to an unused digit.
bool AllDifferent::match(const HouseView& house, Part part) {
    Set<Place> loose;
    Set<Digit> unused = part.digits;
    for (Place p : part.places) {
        const Digit d = digit_at(p);
        if (d != unmatched && house.at(p).has(d))
            unused.erase(d);
        else
            loose.insert(p);
    }
    for (Place p : loose) {
        digit_at(p) = unmatched;
        if (!augment(house, part, p, unused)) return false;
    }
    return true;
}

// Breadth first over the digits not seen yet; for each, the place from which it was seen is stored.
bool AllDifferent::augment(const HouseView& house, Part part, Place root, Set<Digit>& unused) {
    std::array<Place, max_digits> seen_from{};
    Set<Digit> unseen = part.digits;
    Set<Digit> waiting;
    Set<Place> tree{root};
    for (Place p = root;; p = place_of(take_first(waiting)), tree.insert(p)) {
        const Set<Digit> next = house.at(p) & unseen;
        if (const Set<Digit> ends = next & unused; !ends.empty()) {
            Digit d = ends.first();
            unused.erase(d);
            // Each place on the path back takes the digit that the previous one gives up.
            for (Place to = p;; to = seen_from[static_cast<std::size_t>(d)]) {
                place_of(d) = to;
                std::swap(d, digit_at(to));
                if (d == unmatched) return true;
            }
        }
        for (Digit d : next) seen_from[static_cast<std::size_t>(d)] = p;
        unseen = unseen - next;
        waiting |= next;
        if (waiting.empty()) break;
    }
    // The places of the tree have one digit too few; then the digits outside have one place too few.
    const Part rest{part.places - tree, unseen};
    lack_.set = {tree - Set<Place>{root}, part.digits - unseen, false};
    lack_.place = root;
    if (rest.places.size() < lack_.set.places.size()) {
        lack_.digit = rest.digits.first();
        lack_.set = {rest.places, rest.digits - Set<Digit>{lack_.digit}, true};
    }
    return false;
}

// The component of a place is the intersection of the nodes that it reaches and the nodes that reach it; each other
// component lies within one of the three remaining parts.
void AllDifferent::divide(const HouseView& house, Part whole) {
    std::array<Set<Place>, max_digits> parts;
    std::size_t count = 0;
    parts[count++] = whole.places;
    while (count > 0) {
        const Set<Place> places = parts[--count];
        const Part part{places, places == whole.places ? whole.digits : matched_digits(places)};
        const Place from = places.first();
        const Set<Place> after = ahead(house, part, from).places;
        const Set<Place> before = behind(house, part, from).places;
        const Set<Place> both = after & before;
        if (both == whole.places) return;
        const Set<Digit> digits = both == places ? part.digits : matched_digits(both);
        for (Place p : both) {
            component_[at(index(p))] = both;
            digits_[at(index(p))] = digits;
        }
        for (Set<Place> rest : {after - both, before - both, places - after - before})
            if (!rest.empty()) parts[count++] = rest;
    }
    split_ |= whole.places;
}

AllDifferent::Part AllDifferent::ahead(const HouseView& house, Part part, Place from) const {
    Part seen{{from}, house.at(from) & part.digits};
    for (Set<Digit> waiting = seen.digits; !waiting.empty();) {
        if (seen.digits == part.digits) return part;
        const Place p = place_of(take_first(waiting));
        const Set<Digit> next = (house.at(p) & part.digits) - seen.digits;
        seen.places.insert(p);
        seen.digits |= next;
        waiting |= next;
    }
    return seen;
}

AllDifferent::Part AllDifferent::behind(const HouseView& house, Part part, Place from) const {
    Part seen{{from}, {}};
    for (Set<Place> waiting = seen.places; !waiting.empty();) {
        if (seen.places == part.places) return part;
        const Digit d = digit_at(take_first(waiting));
        const Set<Place> next = (house.of(d) & part.places) - seen.places;
        seen.places |= next;
        waiting |= next;
    }
    return seen;
}

Set<Digit> AllDifferent::matched_digits(Set<Place> places) const {
    Set<Digit> digits;
    for (Place p : places) digits.insert(digit_at(p));
    return digits;
}

HallSet AllDifferent::why(const HouseView& house, Place p, Digit excluded) const {
    const Part naked = ahead(house, all_, place_of(excluded));
    const Set<Place> hidden = behind(house, all_, p).places;
    if (naked.places.size() <= hidden.size()) return {naked.places, naked.digits, false};
    return {hidden, matched_digits(hidden), true};
}

namespace {

// The reasons of all eliminations in the house, small ones first.
std::vector<HallSet> reasons(const AllDifferent& filter, const HouseView& house) {
    std::vector<HallSet> out;
    for (Place p : filter.split())
        for (Digit d : filter.excluded(house, p)) out.push_back(filter.why(house, p, d));
    const auto key = [](const HallSet& s) { return std::tuple(s.size(), s.hidden, s.places.bits(), s.digits.bits()); };
    put_in_order(out, [&](const HallSet& a, const HallSet& b) { return key(a) < key(b); });
    const auto same = [&](const HallSet& a, const HallSet& b) { return key(a) == key(b); };
    out.erase(std::unique(out.begin(), out.end(), same), out.end());
    return out;
}

}  // namespace

bool find_all_different(const Board& board, int /*size*/, const Sink& sink) {
    if (board.contradictory()) return true;
    const Geometry& g = board.geometry();
    AllDifferent filter;
    for (const House house : g.every_house()) {
        const HouseView view = view_of(board, house);
        filter.reset(g.all_places(), g.all_digits());
        const bool fits = filter.update(view, g.all_places());
        for (const HallSet& set : fits ? reasons(filter, view) : std::vector<HallSet>{filter.lacking().set})
            if (!deliver(board, cover_of(g, house, set), sink)) return false;
    }
    return true;
}

}  // namespace deduku
