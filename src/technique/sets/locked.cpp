// Locked candidates: the places of a digit in one house all lie in a second one.
//
//   pointing (box to line)     7 7 . | . x x | x . .      claiming (line to box)    7 7 . | . . .
//                              . . . |                                              x . x |
#include "technique/sets/locked.hpp"

#include "technique/parts/deliver.hpp"

namespace deduku {
namespace {

bool find_locked(const Board& board, bool from_line, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    for (const House from : geometry.every_house()) {
        if (is_straight(geometry.kind(from)) != from_line) continue;
        for (Digit digit : geometry.all_digits()) {
            const Set<Place> places = board.places(from, digit);
            if (places.size() < 2) continue;
            for (const Crossing& crossing : geometry.crossings_of(from)) {
                if (!crossing.shared_in_from.contains(places)) continue;
                if (crossing.shared_in_to.contains(board.places(crossing.to, digit))) continue;
                Cover cover{{geometry.sector(from, digit)}, {geometry.sector(crossing.to, digit)}};
                if (!deliver(board, std::move(cover), sink)) return false;
            }
        }
    }
    return true;
}

}  // namespace

bool find_pointing(const Board& board, int /*size*/, const Sink& sink) { return find_locked(board, false, sink); }

bool find_claiming(const Board& board, int /*size*/, const Sink& sink) { return find_locked(board, true, sink); }

}  // namespace deduku
