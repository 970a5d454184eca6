// A 9x9 position as a list of variables, each of which must hold exactly one of its candidates.
//
//   cell A1        2 5 . .                 left: 2
//   digit 7, row A     A3 A9               left: 2      one left: it holds in every reading; none: a contradiction
//   digit 7, column 3, digit 7, box 1 ..                324 of them, or more on a board with other houses
//
// Unlike the lanes of `positions.hpp` it records the reason for each removal, and follows consequences only on request.
#pragma once

#include <array>
#include <cstdint>

#include "grid/bits.hpp"
#include "method/depth/positions.hpp"

namespace deduku::depth {

/// cell * 9 + digit - 1.
using Candidate9 = std::uint16_t;
inline constexpr std::size_t all_candidates = 729;

using Candidates = Bits<12>;

/// Candidates that share a variable, and the members of each variable: with rows, columns and boxes.
struct StandardVariables {
    static constexpr std::size_t most = 324;
    std::array<std::array<Candidate9, 9>, most> members;
    std::array<std::array<std::uint16_t, 4>, all_candidates> of;
    std::array<Candidates, all_candidates> linked;  ///< without itself
    explicit StandardVariables(const Geometry& geometry);
};

/// The same with any full houses.
struct HouseVariables {
    static constexpr std::size_t most = 81 + 9 * max_full_houses;
    std::vector<std::array<Candidate9, 9>> members;
    std::array<std::vector<std::uint16_t>, all_candidates> of;
    std::array<Candidates, all_candidates> linked;
    explicit HouseVariables(const Geometry& geometry);
};

/// Rows, columns and 3x3 boxes.
[[nodiscard]] inline bool is_standard_nine(const Geometry& geometry) {
    return geometry.standard() && geometry.box() == Box{3, 3};
}

/// The living candidates, and those left alone in a variable.
template <class Variables>
class Position {
  public:
    Position(const Variables& variables, const Row& row);

    /// Places a candidate: those linked to it are removed. False: a variable is empty then, or the candidate was already removed.
    bool place(Candidate9 c);
    /// Takes one away that is left; false: a variable is empty then.
    bool remove(Candidate9 c);
    /// Places all candidates alone in a variable, repeatedly; false: a variable is empty.
    bool close();
    /// Places those alone, all at once, then those left alone by this .., but never one of `without`. Returns the number of rounds
    /// until a variable is empty; more than `most`, or never: most + 1. The position is of no use after that.
    int layers_to_contradiction(const Candidates& without, int most);

    bool has(Candidate9 c) const { return left_.has(c); }
    bool placed(Candidate9 c) const { return placed_.has(c); }
    const Candidates& left() const { return left_; }
    /// Alone in a variable and not placed yet.
    Candidates alone() const { return alone_ - placed_; }
    bool solved() const { return number_placed_ == 81; }

  private:
    const Variables* variables_;
    Candidates left_;
    Candidates placed_;
    Candidates alone_;  // in some variable, placed or not
    std::array<std::uint8_t, Variables::most> count_{};
    int number_placed_ = 0;
};

extern template class Position<StandardVariables>;
extern template class Position<HouseVariables>;

}  // namespace deduku::depth
