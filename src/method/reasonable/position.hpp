// A board and its recent changes.
//
//   new in row 1: digits {5}, places {B, C}
//
// On large boards, removing the digits of the givens one by one is most of the work. This class can read all givens at
// once: an open cell has the digits that are missing in its houses. Changes are reported in the order of occurrence, as
// required by the chains of Explain.
#pragma once

#include <optional>
#include <vector>

#include "deduku/board.hpp"

namespace deduku::reasonable {

/// How the givens remove their digits from their peers.
enum class GivensReading : std::uint8_t {
    at_once,  ///< when the position is loaded
    singly,   ///< one at a time, as for any cell with one digit: next_single()
};

class ReasonablePosition {
  public:
    /// Only full houses.
    explicit ReasonablePosition(GeometryPtr geometry);

    const Board& board() const { return board_; }
    const Geometry& geometry() const { return board_.geometry(); }

    /// Loads the candidates. At once: then removes the digit of every given from its peers, unless two givens clash.
    void load(const Board& board, GivensReading reading);
    void load(const Table<Cell, Set<Digit>>& cells, GivensReading reading);

    /// The digits of a house that were not givens when the position was loaded.
    Set<Digit> open_digits(House house) const { return geometry().all_digits() - given_[house]; }

    /// Removes a living candidate.
    void remove(Candidate c) { board_.remove(c, Watch{*this}); }

    /// The only candidate of a sector: of its cell (naked), or of a house for its digit (hidden).
    struct Single {
        Candidate candidate;
        bool hidden = false;
        House house{};  ///< if hidden
    };
    /// The next single, in order of appearance. A hidden one may have become the only candidate of its cell.
    std::optional<Single> next_single();

    /// The changes in a house since they were last taken.
    struct News {
        House house{};
        Set<Digit> digits;  ///< that lost a place
        Set<Place> places;  ///< that lost a digit
    };
    /// The next house with digits that lost places, which are then no longer new. `places` is unused.
    std::optional<News> next_for_locks();
    /// The next house with places that lost digits, which are then no longer new. `digits` is unused.
    std::optional<News> next_for_subsets();

  private:
    // Houses with changes, first in, first out.
    template <class Item>
    struct Queue {
        std::vector<Item> items;
        std::size_t head = 0;

        void push(Item item) { items.push_back(item); }
        std::optional<Item> pop() {
            if (head == items.size()) {
                items.clear();
                head = 0;
                return std::nullopt;
            }
            return items[head++];
        }
        void clear() {
            items.clear();
            head = 0;
        }
    };
    struct Watch {
        ReasonablePosition& of;
        void left(Cell cell, Set<Digit> digits) const {
            if (digits.single()) of.add_naked_single(cell, digits);
        }
        void left(const Membership& m, Digit digit, Set<Place> places) const { of.note(m, digit, places); }
    };
    void start(GivensReading reading);
    bool list_givens();
    void read_givens();
    void list_news();
    void note(const Membership& m, Digit digit, Set<Place> places);
    void add_naked_single(Cell cell, Set<Digit> digits) { singles_.push({{cell, digits.first()}, false, {}}); }
    void add_hidden_single(House house, Digit digit, Set<Place> places);

    Board board_;
    Table<Cell, Set<Digit>> cells_;  // to be loaded
    Table<House, Set<Digit>> given_;
    Table<House, News> news_;
    Queue<House> for_locks_;    // houses with new digits
    Queue<House> for_subsets_;  // houses with new places
    Queue<Single> singles_;
};

}  // namespace deduku::reasonable
