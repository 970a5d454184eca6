// The candidates of a board in machine words, with recent changes; for boards of up to 64x64.
//
//   digits(A1) = {2,5}     places(row 1, 5) = {A, D}     new in row 1: digits {5}, places {B, C}
//
// A Board keeps a trail of all removals, which on large boards is most of the work of reading the givens. This class
// reads all givens at once: an open cell has the digits that are missing in its houses. In contrast to
// grid/sector_words.hpp, which can undo branches and accepts removals in any order, nothing is undone, and changes are
// reported in the order of occurrence, as required by the chains of Explain.
#pragma once

#include <optional>
#include <vector>

#include "deduku/board.hpp"
#include "technique/sets/all_different.hpp"

namespace deduku::reasonable {

/// How the givens remove their digits from their peers.
enum class Reading : std::uint8_t {
    at_once,  ///< when the position is loaded
    singly,   ///< one at a time, as for any cell with one digit: next_single()
};

class Position {
  public:
    explicit Position(GeometryPtr geometry);

    const Geometry& geometry() const { return *geometry_; }

    /// Loads the candidates. At once: then removes the digit of every given from its peers, unless two givens clash.
    void load(const Board& board, Reading reading);
    void load(const Table<Cell, Set<Digit>>& cells, Reading reading);

    /// The digits of a house that were not givens when the position was loaded.
    Set<Digit> open_digits(House house) const { return geometry_->all_digits() - given_[house]; }
    Set<Digit> digits(Cell cell) const { return digits_[cell]; }
    const Table<Cell, Set<Digit>>& cells() const { return digits_; }
    Set<Place> places(House house, Digit digit) const { return places_[place_at(house, digit)]; }
    bool has(Candidate c) const { return digits(c.cell).has(c.digit); }
    HouseView view(House house) const {
        return {geometry_->cells_of(house), digits_.data(), places_.data() + place_at(house, Digit{})};
    }

    /// Removes a living candidate.
    void remove(Candidate c);

    /// Whether a sector has lost its last candidate.
    bool contradictory() const { return contradictory_; }
    /// Whether every cell has one digit.
    bool complete() const;

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
    std::size_t place_at(House house, Digit d) const {
        return static_cast<std::size_t>(numbering_.in_houses(numbering_.sector(house, d)));
    }
    void start(Reading reading);
    bool list_givens();
    void read_givens();
    void list_places();
    void list_news();
    void add_naked_single(Cell cell) { singles_.push({{cell, digits(cell).first()}, false, {}}); }
    void add_hidden_single(House house, Digit digit);

    GeometryPtr geometry_;
    Numbering numbering_;
    Table<Cell, Set<Digit>> digits_;
    std::vector<Set<Place>> places_;  // of the sectors after the cells
    Table<House, Set<Digit>> given_;
    Table<House, News> news_;
    Queue<House> for_locks_;    // houses with new digits
    Queue<House> for_subsets_;  // houses with new places
    Queue<Single> singles_;
    bool contradictory_ = false;
};

}  // namespace deduku::reasonable
