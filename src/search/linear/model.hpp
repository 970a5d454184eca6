// A board with rules as flat numbers, for searches: bases, exclusions, sums, choices.
//
//   base     a cell, or a digit in a house of N cells: one of its members is true
//   weak     for each candidate a row of bits: the candidates that are false if it is true (both are in a cell, a
//            house of any size, or a line of at most one)
//   sum      a line with bounds, its cells in groups: one cell, or several of one house, whose digits differ
//   choice   cases, each a list of sums
//
// Candidates and bases have the board's numbers (Numbering): a base that of its sector.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/lines.hpp"
#include "search/linear/family.hpp"

namespace deduku::linear {

/// Cells of a sum whose digits differ and count alike, or one cell.
struct SumGroup {
    std::vector<int> cells;
    int factor = 0;            ///< a digit d counts factor * (d + 1); 0: only by `weights`
    std::vector<int> weights;  ///< of each digit, for one cell; empty for several
    /// The sets of digits for all its cells that no pair excludes; empty optional: all sets.
    std::optional<Family> allowed;
    int house = -1;  ///< of several cells: their house
};

/// A line of the board in a sum, and its factor.
struct Share {
    Sector line{};
    int factor = 1;
    friend bool operator==(const Share&, const Share&) = default;
};

struct LinearSum {
    std::vector<SumGroup> groups;
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
    std::vector<Share> shares;  ///< lines of a case are numbered after those of the board
    std::vector<Term> terms;    ///< all terms with a weight, in order
};

/// Whether it only states that the cells of one house differ.
[[nodiscard]] inline bool only_differ(const LinearSum& sum) {
    return !sum.least && !sum.most && sum.groups.size() == 1 && sum.groups[0].house >= 0 && !sum.groups[0].allowed;
}

struct ChoiceCase {
    std::vector<LinearSum> sums;  ///< of all lines of the case
};

/// The weights of each cell of a line, ascending by cells.
using CellWeights = std::map<int, std::vector<int>>;
/// Several cells of one house that count alike: by house and factor.
using Alike = std::map<std::pair<int, int>, std::vector<int>>;

/// The sums to make.
enum class Sums : std::uint8_t {
    some,  ///< enough for searches: one division of the cells of a line into groups; of equal ones the first
    all,   ///< every division, and every small house as a set: the consequences are the same for all isomorphs
};

/// Houses whose digits differ, as sums without bounds, for naked and hidden subsets.
enum class HouseSets : std::uint8_t {
    small,  ///< small houses, as far as `Sums` requests them
    all,    ///< then all houses of N cells, last among the sums
};

/// The choices of a model.
enum class ModelChoices : std::uint8_t {
    stated,   ///< those of the board, in its order: proofs name them by number
    implied,  ///< then those that follow from its rules (RuleRow::implied)
};

class LinearModel {
  public:
    /// The board must outlive it.
    explicit LinearModel(const Geometry& board, Sums sums = Sums::some, ModelChoices choices = ModelChoices::stated,
                         HouseSets sets = HouseSets::small);

    const Geometry& board() const { return board_; }
    int digits() const { return board_.digits(); }
    int cells() const { return board_.cells(); }
    int values(int cell) const { return board_.values(static_cast<Cell>(cell)); }
    int candidates() const { return board_.candidates(); }
    int bases() const { return board_.every_sector().size(); }
    /// Words in a row of bits for all candidates.
    std::size_t row_size() const { return row_size_; }
    int number(int cell, int digit) const {
        return board_.number({static_cast<Cell>(cell), static_cast<Digit>(digit)});
    }
    Sector sector(int cell) const { return board_.sector(static_cast<Cell>(cell)); }
    Sector sector(int house, int digit) const {
        return board_.sector(static_cast<House>(house), static_cast<Digit>(digit));
    }
    int cell_of(int candidate) const { return cell_of_[static_cast<std::size_t>(candidate)]; }
    Sums kind_of_sums() const { return kind_; }
    /// Whether the rows of weak() are stored; on very large boards they are computed on request.
    bool has_rows() const { return !weak_.empty(); }
    /// The candidates that are false if this one is true, without itself; may be stored in `scratch`.
    const Word* weak(int candidate, std::vector<Word>& scratch) const;
    bool excludes(int a, int b) const;
    /// The digits of a cell that are false if the candidate, of another cell, is true.
    Word excluded_in(int cell, int candidate) const;
    /// The sectors of at most one that contain the candidate, including its cell.
    std::span<const Sector> sectors_of(int candidate) const { return sectors_[static_cast<std::size_t>(candidate)]; }
    /// The members of such a sector, living or dead.
    std::span<const int> members(Sector sector) const { return members_[static_cast<std::size_t>(sector)]; }

    std::span<const LinearSum> sums() const { return sums_; }
    std::span<const std::vector<ChoiceCase>> choices() const { return choices_; }
    std::span<const int> sums_of(int cell) const { return sums_of_[static_cast<std::size_t>(cell)]; }
    std::span<const int> choices_of(int cell) const { return choices_of_[static_cast<std::size_t>(cell)]; }
    std::span<const int> cells_of_choice(int choice) const { return choice_cells_[static_cast<std::size_t>(choice)]; }

    /// The sum of a line, its cells divided into groups.
    LinearSum sum_of(const Linear& line) const;
    /// The sums of all its divisions into groups, as far as `kind_of_sums` requests them.
    std::vector<LinearSum> sums_of(const Linear& line) const;

  private:
    void make_sectors();
    void make_weak();
    void make_sums(HouseSets sets);
    void add_sums(const Linear& line, const std::vector<Share>& shares);
    void add_sets();
    void add_full_houses();
    SumGroup group_of(House house) const;
    bool is_cage(const std::vector<int>& cells) const;
    LinearSum sum_without_groups(const Linear& line) const;
    Alike alike(const CellWeights& left) const;
    void add_group(const Alike::value_type& together, LinearSum& to, CellWeights& left) const;
    static void add_single_cells(LinearSum& to, CellWeights left);
    class Ways;
    std::optional<Family> allowed(const std::vector<int>& cells) const;
    bool never_together(const std::vector<int>& cells, int a, int b) const;
    void make_choices(std::span<const Choice> choices);
    void fill_weak(int candidate, Word* row) const;

    const Geometry& board_;
    Sums kind_;
    std::size_t row_size_ = 0;
    std::vector<int> cell_of_;
    std::vector<std::vector<int>> members_;     // of sectors of at most one; empty for other lines
    std::vector<std::vector<Sector>> sectors_;  // of a candidate
    std::vector<Word> weak_;                    // a row for each candidate; empty for very large boards
    std::vector<LinearSum> sums_;
    std::vector<std::vector<ChoiceCase>> choices_;
    std::vector<std::vector<int>> sums_of_;
    std::vector<std::vector<int>> choices_of_;
    std::vector<std::vector<int>> choice_cells_;
};

/// Sums derived from houses and the cages in them: the innies or outies of one to four houses. If there are too many,
/// those with the fewest cells; of the largest size that fits in part, only some, or none with Sums::all.
[[nodiscard]] std::vector<std::pair<Linear, std::vector<Share>>> innies_and_outies(const Geometry& board, Sums sums);

}  // namespace deduku::linear
