// Bands of full grids: the 416 classes up to exchange of rows, stacks, columns and digits, numbered in the order of
// their smallest forms.
//
//   1 2 3 | 4 5 6 | 7 8 9      Row 1 gives the digits their names. Row 2 has one digit of box 2 in box 1 (or row 3 has:
//   4 5 7 | 8 9 1 | . . .      then they are exchanged), one of box 3 in box 2, one of box 1 in box 3: these three
//   6 8 9 | . . . | . . .      columns are moved to the front of their stacks. There remain the orders of six
//                              minirows: 6^6 numbers, and as many for the few bands without such digits.
//
// A table of these numbers gives class and map; it fits into the processor's second-level cache.
// After gsf's and Red Ed's count of bands (416), forum.enjoysudoku.com.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "canon/bytes16.hpp"

namespace deduku::canon {

inline constexpr int band_classes = 416;

/// Orders of three things, in the order of their digits: 012 021 102 120 201 210.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// Three rows of a band; digits 1..9.
using Band = std::array<Bytes, 3>;

/// The row and column of a band at each place. Bytes from the ninth on are 128.
struct BandMap {
    std::array<std::uint8_t, 3> rows{};
    Bytes columns{};
};
/// The map `first`, followed by `then`.
[[nodiscard]] BandMap joined(const BandMap& first, const BandMap& then);

class BandTable {
  public:
    /// Takes a few milliseconds.
    BandTable();

    /// The position of a band in the table.
    struct Place {
        std::uint32_t entry;    ///< index in the table
        std::uint8_t in_front;  ///< the columns moved to the front: 27 cases
        bool exchanged;         ///< rows 2 and 3 were exchanged
    };
    [[nodiscard]] Place find(const Band& band) const;

    /// The number of the class, 0..415.
    int class_at(const Place& place) const { return classes_[place.entry]; }
    /// The map from the band to the form of its class, up to the names of digits.
    [[nodiscard]] BandMap map_at(const Place& place) const;
    /// The maps from the form of the class to itself, including the identity.
    const std::vector<BandMap>& automorphisms(int number) const {
        return automorphisms_[static_cast<std::size_t>(number)];
    }
    /// The smallest band of the class, digits 1..9.
    const Band& form(int number) const { return forms_[static_cast<std::size_t>(number)]; }

  private:
    void add_class(const Band& form);

    std::vector<std::uint16_t> classes_;  // of each entry
    std::vector<std::uint16_t> maps_;     // 1296 * order of rows + order of columns
    std::vector<Band> forms_;
    std::vector<std::vector<BandMap>> automorphisms_;
};

/// The table, created on first use.
[[nodiscard]] const BandTable& bands();

}  // namespace deduku::canon
