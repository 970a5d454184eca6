// The cells of a text of ISS: those of the board, then those of each group beside it, numbered in this order.
//
//   R1C1 .. R9C9    A1 .. I9        .Var~G~galaxy~3       layer G 1..9: 3 as "galaxy"
//   VG1 VG2 VG3     G.1 G.2 G.3     .Var~S~shaded~9x9     layer S 1..9, a cell S.A1 for each cell of the board
//
// Within a Replicate the names stand for cells some rows and columns further.
#pragma once

#include <cstdint>

#include "formats/iss/items.hpp"
#include "formats/link_rules.hpp"

namespace deduku::formats::iss {

/// Numbers from 0 to 16, a bit each.
using Numbers = std::uint32_t;
[[nodiscard]] constexpr Numbers number_bit(int number) { return Numbers{1} << number; }
[[nodiscard]] constexpr bool has_number(Numbers numbers, int number) { return (numbers >> number & 1) != 0; }
/// All from the least to the most.
[[nodiscard]] constexpr Numbers numbers_from(int least, int most) { return number_bit(most + 1) - number_bit(least); }
/// " 1 3 5"
[[nodiscard]] std::string list_of(Numbers numbers);
/// In patterns and automata: "5", "<12>".
[[nodiscard]] std::string number_sign(int number);

/// Largest number of items of a text, with their copies by Replicate.
inline constexpr std::size_t most_items = 2 * max_rules;

class IssCells {
  public:
    /// The values of a cell are the numbers from `least` to `most`; those of the board's cells its digits.
    IssCells(const Geometry& board, int least, int most);

    /// The same grid with fewer digits.
    void use_board(const Geometry& board);

    int least() const { return least_; }
    int values() const { return most_ - least_ + 1; }
    bool on_board(Cell cell) const { return index(cell) < board_->grid_cells(); }
    bool on_board(std::span<const Cell> cells) const;

    /// Adds a group, from its item.
    [[nodiscard]] std::optional<ValueError> add_group(const IssItem& item);
    /// The cell with this name, moved as the Replicates around it say; or an error.
    [[nodiscard]] std::variant<Cell, ValueError> named(IssPart name) const;
    /// Our name of a cell.
    std::string name(Cell cell) const;
    /// " A1 G.2"
    std::string names(std::span<const Cell> cells) const;

    /// What a cell, or any of several, may hold at most.
    Numbers numbers(Cell cell) const { return numbers_[cell]; }
    Numbers numbers(std::span<const Cell> cells) const;
    /// Leaves a cell only these.
    void narrow(Cell cell, Numbers to) { numbers_[cell] &= to; }

    /// The cell that a number marks, counted from the origin of a Replicate; none beyond the last cell of its group.
    [[nodiscard]] std::optional<Cell> counted_from(Cell origin, int count) const;
    /// Moves the names of the origin's group so that the origin becomes the other cell.
    void move(Cell origin, Cell to);
    /// Ends the last move.
    void move_back() { moves_.pop_back(); }

    /// Counts an item, or a copy of it; false: more than most_items.
    [[nodiscard]] bool take_item() { return ++items_ <= most_items; }

    /// The groups as layers, and what Given leaves their cells.
    void add_layers(RuleTexts& to) const;

  private:
    struct Group {
        IssPart prefix;
        std::string title;
        int first = 0, count = 1, columns = 1;
        bool as_board = false;  // a cell for each cell of the board
    };
    struct Move {
        int group, rows, columns;
    };
    int group_of(Cell cell) const;
    int first_of(int group) const { return group < 0 ? 0 : groups_[static_cast<std::size_t>(group)].first; }
    int columns_of(int group) const;
    int count_of(int group) const;
    std::variant<Cell, ValueError> moved(int group, int place, IssPart name) const;

    const Geometry* board_;
    int least_, most_;
    std::vector<Group> groups_;
    std::vector<Move> moves_;
    Table<Cell, Numbers> numbers_;
    std::size_t items_ = 0;
};

}  // namespace deduku::formats::iss
