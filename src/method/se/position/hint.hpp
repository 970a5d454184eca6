// A hint: one step that Sudoku Explainer may take, as plain data.
//
//   X-Wing 3.2     cuts A5: 7, G5: 7             places nothing
//   Hidden Single  no cuts                       places A1 = 4
//
// A hint holds its deletions and placements, and its distinguishing features (rule, size, type). The data of chains is
// in chains.hpp; proofs are derived again from the position (proof/).
#pragma once

#include <string>
#include <string_view>

#include "method/se/position/literal.hpp"
#include "method/se/position/search_mode.hpp"

namespace deduku::se {

/// The rules, roughly in the order in which they are tried.
enum class SeRule : std::uint8_t {
    hidden_single,
    direct_pointing,
    direct_claiming,
    direct_hidden_subset,
    naked_single,
    pointing,
    claiming,
    naked_subset,
    fish,
    hidden_subset,
    xy_wing,
    xyz_wing,
    unique_loop,
    bug,
    aligned_exclusion,
    x_cycle,
    y_cycle,
    xy_cycle,
    x_forcing,
    xy_forcing,
    nishio,
    double_chain,
    contradiction,
    region_chain,
    cell_chain,
};

/// The digits that a hint deletes from a cell.
struct DeletedDigits {
    std::uint8_t cell = 0;
    std::uint16_t digits = 0;
    friend bool operator==(const DeletedDigits&, const DeletedDigits&) = default;
};

/// Cuts in the order in which their cells were added.
class Cuts {
  public:
    void add(int cell, int digits) {
        for (int i = 0; i < size_; ++i)
            if (cut_[i].cell == cell) {
                cut_[i].digits = static_cast<std::uint16_t>(cut_[i].digits | digits);
                return;
            }
        cut_[size_++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint16_t>(digits)};
    }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] bool has(int candidate) const {
        for (const DeletedDigits& cut : *this)
            if (cut.cell == cell_of(candidate)) return (cut.digits >> digit_of(candidate) & 1) != 0;
        return false;
    }
    /// Calls `with` for each candidate.
    template <class With>
    void for_each(With&& with) const {
        for (const DeletedDigits& cut : *this)
            for (int digit : BitsOf(cut.digits)) with(candidate_of(cut.cell, digit));
    }
    [[nodiscard]] const DeletedDigits* begin() const { return cut_; }
    [[nodiscard]] const DeletedDigits* end() const { return cut_ + size_; }
    Cuts() = default;
    // Copies only the part in use.
    Cuts(const Cuts& other) { *this = other; }
    Cuts& operator=(const Cuts& other) {
        if (this == &other) return *this;
        size_ = other.size_;
        for (int i = 0; i < size_; ++i) cut_[i] = other.cut_[i];
        return *this;
    }
    ~Cuts() = default;

  private:
    int size_ = 0;
    DeletedDigits cut_[cell_count];
};

/// Base and cover sectors of a step that a single Cover proves.
struct CoverSectors {
    int size = 0;
    std::uint16_t base[4] = {};
    std::uint16_t cover[4] = {};
};

/// The data of a name.
struct Title {
    SeRule rule{};
    int size = 0;  ///< of a subset, fish, aligned exclusion; cells of a loop; nodes of a chain
    int type = 0;  ///< of a loop or a bivalue grave
};

/// The start and conclusion of a chain, enough to find it again.
struct ChainEnds {
    OnOff conclusion = no_literal;  ///< none: a cycle, or no chain
    int start = -1;                 ///< a candidate
    int house = -1;
    Mode mode;
};

struct SeHint : Title {
    static constexpr int nothing = -1;

    double rating = 0.0;   ///< as computed by SE
    int placed = nothing;  ///< a candidate
    Cuts cuts;
    CoverSectors first;  ///< those of its Cover, or of the pattern at the start of a direct step
    NineCells cells;     ///< of a wing, a loop, an aligned exclusion; of a grave: those with extra candidates
    int pair = 0;        ///< the two digits of a loop
    int odd = 0;         ///< of a grave: the extra digits
    ChainEnds ends;      ///< of a chain
};

/// SE's name: "Direct Hidden Pair", "Unique Loop 8 type 2", "Turbot Fish".
[[nodiscard]] std::string name_of(const Title& title);

}  // namespace deduku::se
