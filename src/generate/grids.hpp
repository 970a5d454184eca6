// Full grids drawn at random, for makers.
//
//   1 5 9 | . . . | . 4 .      three boxes of the diagonal and five more givens at random, then the first solution;
//   3 2 8 | . 7 . | . . .      without a solution, drawn again. Probabilities of grids differ by a few percent, since
//   4 6 7 | . . . | . . .      starts have different numbers of solutions.
//
#pragma once

#include "generate/makers.hpp"

namespace deduku::generate {

inline constexpr std::uint16_t any_digit = 0x1FF;

/// A random start; it may have no solution.
[[nodiscard]] MaskRow random_start(Draw& draw);
/// The first solution of a random start, with rows, columns and digits permuted at random.
[[nodiscard]] NineGrid shuffled(const NineGrid& grid, Draw& draw);
/// The position with these cells as givens and all others open.
[[nodiscard]] MaskRow position_of(const NineGrid& givens);

/// A maker with a given number of attempts, up to `uses` of them from each grid.
class GridUser : public Maker {
  public:
    GridUser(const Draw& chance, std::uint64_t tries_in_all, std::uint64_t uses)
        : draw(chance), left_(tries_in_all), uses_(uses) {}
    bool ask(MaskRow& position, Test& test) final;
    void hear(bool yes, const NineGrid& first) final;

  protected:
    virtual void begin(const NineGrid& grid) = 0;
    /// The next test of this attempt; false at its end.
    virtual bool ask_more(MaskRow& position, Test& test) = 0;
    virtual void hear_more(bool yes) = 0;

    /// The digits allowed in a cell if its given is excluded.
    static std::uint16_t all_but(std::uint8_t digit) {
        return static_cast<std::uint16_t>(any_digit & ~(1U << (digit - 1)));
    }

    Draw draw;

  private:
    std::uint64_t left_;
    std::uint64_t uses_;
    std::uint64_t used_ = 0;
    bool grid_known_ = false;
    bool begun_ = false;
    NineGrid grid_{};
};

}  // namespace deduku::generate
