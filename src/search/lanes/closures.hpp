// The consequences of each candidate of a 9x9 position by singles alone, kept while the position loses candidates.
//
//   position        A1 {2,5}  B1 {2,5,7} ..     lane 0: A1 = 2 and what follows     lane 1: A1 = 5 and what follows ..
//   B1 loses a 7    each lane loses it, too; lanes that had it are swept again on the next request
//
// The consequences of a candidate in a wider position hold in a narrower one, so its lanes can start from the wider
// one's.
#pragma once

#include <bit>
#include <vector>

#include "grid/branch_outcome.hpp"
#include "search/lanes/what_ifs.hpp"

namespace deduku::lanes {

class Closures {
  public:
    explicit Closures(const Kernel& kernel = best_kernel())
        : kernel_(kernel), shift_(std::countr_zero(static_cast<unsigned>(kernel.lanes))) {}

    /// Starts with the candidates of the cells that are open in this position. It may be narrowed; no cell is empty.
    void begin(const PositionRow& position);
    /// The same, starting from the results for `wider`, which contains the position and must not change.
    void begin(const PositionRow& position, Closures& wider);
    /// Whether every candidate of `position` is in the current position; requires begin().
    bool contains(const PositionRow& position) const;
    /// Narrows to this position, which is contained in the current one.
    void narrow(const PositionRow& position);

    /// Closes these candidates of the position, unless closed already.
    void close(std::span<const Assumption> wanted);
    /// The result of a closed candidate. A contradiction: a cell is empty, a house has no place for a digit, or two digits
    /// have no place but one cell.
    BranchOutcome outcome(Assumption candidate) const;
    /// The solved grid.
    PositionRow solution(Assumption candidate) const { return row_of(place_of(candidate)); }

  private:
    struct Part {
        Block block;
        Mask dead = 0;
        Mask solved = 0;
        Pending pending{};
        Mask wanted = 0;
        int version = 0;  ///< of the position; 0: not begun
    };
    struct Place {
        std::size_t part;
        std::size_t lane;
    };

    void restart(const PositionRow& position);
    void set_position(const PositionRow& position);
    Place place_of(Assumption candidate) const;
    PositionRow row_of(Place place) const;
    void keep_rows(std::size_t part);
    void close(Part& part);
    void start(Part& part);
    std::size_t size() const { return static_cast<std::size_t>(kernel_.lanes); }

    const Kernel& kernel_;
    int shift_;               // log2 of the number of lanes
    PositionRow position_{};  // without flags
    Closures* wider_ = nullptr;
    int version_ = 0;
    std::vector<Assumption> numbered_;
    std::array<std::array<std::uint16_t, 9>, cells> number_{};  // of each candidate
    std::vector<Part> parts_;
    std::vector<PositionRow> rows_;  // of the parts that a narrower position requested
    std::vector<int> has_rows_;      // since which version
};

}  // namespace deduku::lanes
