// Cells, houses and candidates as lists, in several notations.
//
//   names        r3c4, r3c6      compact  r3c46       A2,B2
//   removals     C2,C5<>1, C9<>9                      r3c46<>1, r9c3<>9
#pragma once

#include <string>
#include <vector>

#include "deduku/ids.hpp"
#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::report {

/// How cells are written in a list.
enum class CellStyle : std::uint8_t {
    named,    ///< C5,C8 or r5c3,r8c3, according to the coordinates
    grouped,  ///< r58c3: cells of a row or column together, as players write them; houses in words
    compact,  ///< the same with houses without words, as in HoDoKu
};

class Names {
  public:
    Names(const Geometry& geometry, Coords coords, CellStyle style = CellStyle::named)
        : geometry_(geometry), coords_(coords), style_(style) {}

    const Geometry& geometry() const { return geometry_; }
    Coords coords() const { return coords_; }

    std::string cell(Cell cell) const { return cell_name(geometry_, cell, coords_); }
    /// "C5,C8", "r58c3"
    std::string cells(const std::vector<Cell>& cells, std::string_view between = ",") const;
    /// Places of one node of a chain: "A1,B1"; "r1c12" with rc coordinates.
    std::string group(const std::vector<Cell>& cells) const {
        return coords_ == Coords::rc && !has_long_numbers() ? together(cells) : this->cells(cells);
    }
    /// "column C", "rows 1,4, box 5"; compact: "c3", "r14b5"
    std::string houses(const std::vector<House>& houses) const { return houses_with(houses, ""); }
    /// "columns A and H": with a word before the last house of a kind.
    std::string houses_with(const std::vector<House>& houses, std::string_view last) const;
    /// "C5=3"
    std::string placed(Candidate c) const { return cell(c.cell) + '=' + value(c); }
    /// "C2,C5<>1, C9<>9"
    std::string removed(const std::vector<Candidate>& removes) const;

    /// As in the grid: "5", or "C" on a 16x16 board.
    std::string digit(Digit d) const { return digits_text({d}, geometry_); }
    /// The same of any cell.
    std::string value(Candidate c) const { return value_text(geometry_, c); }
    /// "1,9", "1/9"
    std::string digits(Set<Digit> digits, std::string_view between = ",") const;

  private:
    /// Whether r112c3 would be ambiguous: r1, r12 or r11, r2.
    bool has_long_numbers() const { return geometry_.digits() > 9; }
    std::string together(std::vector<Cell> cells) const;
    std::string compact_houses(const std::vector<House>& houses) const;

    const Geometry& geometry_;
    Coords coords_;
    CellStyle style_;
};

/// The joined parts.
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view between);
/// "1, 2 and 3"
[[nodiscard]] std::string join_last(const std::vector<std::string>& parts, std::string_view last);

}  // namespace deduku::report
