// The candidates of a board in words, and what is new about them; made for boards of up to 64x64.
//
//   digits(A1) = {2,5}     places(row 1, 5) = {A, D}     new in row 1: digits {5}, places {B, C}
//
// A Board keeps a trail of every single removal, which on a large board is most of the work of reading its
// givens. Here all givens are read at once: the digits of an open cell less the digits its houses have.
#pragma once

#include <optional>
#include <vector>

#include "grid/board.hpp"
#include "technique/all_different.hpp"

namespace deduku::reasonable {

class Position {
  public:
    explicit Position(GeometryPtr geometry);

    const Geometry& geometry() const { return *geometry_; }

    /// Takes the candidates; everything is new.
    void load(const Board& board);
    void load(const Puzzle& puzzle);
    /// Removes the digit of every given from its peers; false if two givens clash, and then nothing is removed.
    bool read_givens();
    /// To be called once between loading (and reading) and removing: finds the singles.
    void start();

    Set<Digit> digits(Cell cell) const { return digits_[static_cast<std::size_t>(cell)]; }
    Set<Place> places(House house, Digit digit) const { return places_[row_of(house) + at(digit)]; }
    bool has(Candidate c) const { return digits(c.cell).has(c.digit); }
    HouseView view(House house) const {
        return {geometry_->cells_of(house), digits_.data(), places_.data() + row_of(house)};
    }

    /// Kills a living candidate.
    void remove(Candidate c);

    /// A sector lost its last candidate.
    bool contradictory() const { return contradictory_; }
    /// Every cell has one digit.
    bool complete() const;

    /// The next sector that came to have one candidate (in order, each once), if it still has.
    std::optional<Sector> next_single();

    /// What changed in a house since it was last taken.
    struct News {
        House house{};
        Set<Digit> digits;  ///< that lost a place
        Set<Place> places;  ///< that lost a digit
    };
    /// The next house where digits lost places; they are no longer new. `places` is not used.
    std::optional<News> next_for_locks();
    /// The next house where places lost digits; they are no longer new. `digits` is not used.
    std::optional<News> next_for_subsets();

  private:
    // Houses with something new, first come first served.
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
    static std::size_t at(Digit d) { return static_cast<std::size_t>(d); }
    static std::size_t at(House h) { return static_cast<std::size_t>(h); }
    std::size_t row_of(House house) const { return at(house) * size_; }
    void list_places();

    GeometryPtr geometry_;
    std::size_t size_;
    std::vector<Set<Digit>> digits_;  // of each cell
    std::vector<Set<Place>> places_;  // house * N + digit
    std::vector<News> news_;          // of each house
    Queue<House> for_locks_;          // houses with new digits
    Queue<House> for_subsets_;        // houses with new places
    Queue<Sector> singles_;
    bool contradictory_ = false;
};

}  // namespace deduku::reasonable
