// A 9x9 position as a list of variables, each of which must hold exactly one of its candidates.
//
//   cell A1        2 5 . .                 left: 2
//   digit 7, column A  A3 A9               left: 2      one left: it is true; none left: a contradiction
//   digit 7, row 3, digit 7, box 1 ..                   324 of them, or more on a board with other houses
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

/// For rows, columns and boxes: the candidates that share a variable with each candidate, and the members of each
/// variable.
struct StandardVariables {
    static constexpr std::size_t most = 324;
    std::array<std::array<Candidate9, 9>, most> members;
    std::array<std::array<std::uint16_t, 4>, all_candidates> of;
    std::array<NineCandidates, all_candidates> linked;  ///< without the candidate itself
    explicit StandardVariables(const Geometry& geometry);
};

/// The same for any full houses.
struct HouseVariables {
    static constexpr std::size_t most = 81 + 9 * max_full_houses;
    std::vector<std::array<Candidate9, 9>> members;
    std::array<std::vector<std::uint16_t>, all_candidates> of;
    std::array<NineCandidates, all_candidates> linked;
    explicit HouseVariables(const Geometry& geometry);
};

/// Rows, columns and 3x3 boxes.
[[nodiscard]] inline bool is_standard_nine(const Geometry& geometry) {
    return geometry.standard() && geometry.box() == Box{3, 3};
}

/// The living candidates, and the last ones of variables.
template <class Variables>
class DepthPosition {
  public:
    DepthPosition(const Variables& variables, const MaskRow& row);

    /// Places a candidate and removes those linked to it. False if that empties a variable, or the candidate was
    /// already removed.
    bool place(Candidate9 c);
    /// Removes a living candidate; false if that empties a variable.
    bool remove(Candidate9 c);
    /// Repeatedly places the last candidates of variables; false if a variable becomes empty.
    bool close();
    /// Places the last candidates of variables in rounds, except those in `without`. Returns the number of rounds until
    /// a variable is empty; most + 1 if it takes more than `most`, or none is ever empty. Afterwards the position is
    /// invalid.
    int layers_to_contradiction(const NineCandidates& without, int most);

    bool has(Candidate9 c) const { return left_.has(c); }
    bool placed(Candidate9 c) const { return placed_.has(c); }
    const NineCandidates& left() const { return left_; }
    /// The last ones of variables that are not placed yet.
    NineCandidates alone() const { return alone_ - placed_; }
    bool solved() const { return number_placed_ == 81; }

  private:
    const Variables* variables_;
    NineCandidates left_;
    NineCandidates placed_;
    NineCandidates alone_;  // the last one of some variable, placed or not
    std::array<std::uint8_t, Variables::most> count_{};
    int number_placed_ = 0;
};

extern template class DepthPosition<StandardVariables>;
extern template class DepthPosition<HouseVariables>;

}  // namespace deduku::depth
