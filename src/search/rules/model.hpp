// A board with rules in the form of the fast solver, for at most nine digits. Lines are sorted by kind:
//
//   one cell            the digits it starts with
//   pairs               cells that differ (peers), or a table for each direction: digits of one -> digits that the other may have
//   unit sums           each digit counts its value, plus or minus; cells that all differ in one group: sets.hpp
//   other sums          weights of digits by cells: bounds
//   choices             cases, each a list of sums; lines about one cell or two are sums here
//
// Sums that follow from houses and cages (derived.cpp), and sums of several others (joined.cpp), join the given ones.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "deduku/board.hpp"
#include "search/rules/sets.hpp"

namespace deduku::rules {

/// For all 512 sets of digits of a cell: which digits another may have.
using Table512 = std::array<Mask, 512>;

struct Neighbour {
    int cell = 0;
    int table = 0;
};

/// Cells of a unit sum, all different and all counted plus, or all minus.
struct Group {
    std::uint8_t from = 0;  // in the cells of the sum
    std::uint8_t to = 0;
    bool minus = false;
    std::int16_t allowed = -1;  // number of a list of its sets; or -1
};

/// least <= total of its cells <= most.
struct Sum {
    int least = 0;
    int most = 0;
    bool unit = true;
    Mask needed = 0;  // the digit, if there is one, that some of its cells must have
    Area area;
    std::vector<std::uint8_t> cells;  // group by group, then those with other weights
    std::vector<Group> groups;
    std::vector<std::array<int, most_digits>> weights;  // of the cells behind the groups

    /// Cells that all differ, with a total.
    bool total_of_one() const { return unit && groups.size() == 1 && least == most && groups[0].allowed < 0; }
};

/// A cell and digits of it.
struct Kept {
    int cell = 0;
    Mask digits = 0;
};

struct Case {
    std::vector<Kept> start;  // first of all, cells keep these digits
    std::vector<Sum> sums;
};

struct Choice {
    std::vector<Case> cases;
    std::vector<int> cells;
    std::size_t first = 0;  // the number of its first case among all
};

/// What a contradiction of two cells, or of a house, counts beside one of a sum: sums are where guesses differ.
inline constexpr float blame_of_pairs = 0.1F;

/// A set of sums, or of choices.
inline constexpr std::size_t most_sums = 512;
using Numbers = std::array<std::uint64_t, most_sums / 64>;

class Model {
  public:
    /// Null if the board is too large, or has too many houses or rules, for this solver.
    static std::unique_ptr<const Model> make(const Board& board);

    int digits = 0;
    int cells = 0;
    Mask all = 0;
    std::vector<Area> houses;                          // with N cells
    int lanes = 0;                                     // for them (houses.hpp)
    std::vector<std::uint16_t> cells_at;               // of the places in these rows: the cell, or no_cell
    std::vector<std::uint16_t> slots;                  // in the rows of houses, cell by cell
    std::array<std::uint16_t, most_cells + 1> slot{};  // the first one of each cell
    std::array<Area, most_cells> peers;                // whose digit differs
    std::array<Mask, most_cells> start;                // digits
    std::array<std::vector<Neighbour>, most_cells> neighbours;
    std::vector<Table512> tables;
    Area with_neighbours;
    std::vector<SetList> allowed;
    std::vector<Sum> sums;
    std::array<Numbers, most_cells> sums_of;
    std::vector<Choice> choices;
    std::array<Numbers, most_cells> choices_of;
    std::size_t cases = 0;
};

/// Cells that differ of these: those of a house, or the first one and all later ones that differ from those before.
[[nodiscard]] Area different_ones(const Model& model, Area cells);

/// Cells and their sum; cells of a cage all differ.
struct Cage {
    Area cells;
    int total = 0;
};
/// Cells that count plus and minus and their sum.
struct Derived {
    Area plus;
    Area minus;
    int total = 0;
};
/// Sums that follow from houses and cages, the tightest first.
[[nodiscard]] std::vector<Derived> derive_sums(std::span<const Area> houses, int house_total,
                                               std::span<const Cage> cages);
/// Sums of two or more of these, of cells that need not differ, that follow more closely than from each alone.
[[nodiscard]] std::vector<Cage> join_sums(const Model& model, std::span<const Cage> sums);

}  // namespace deduku::rules
