// Full grids drawn at random, for makers.
//
//   1 5 9 | . . . | . 4 .      three boxes of the diagonal and five more clues at random, the first solution of that;
//   3 2 8 | . 7 . | . . .      without one, drawn again. Not every grid is as likely: by a few percent, since starts
//   4 6 7 | . . . | . . .      have different numbers of solutions.
//
#pragma once

#include "generate/makers.hpp"

namespace deduku::generate {

inline constexpr std::uint16_t any_digit = 0x1FF;

/// A start that may have a solution.
[[nodiscard]] Row random_start(Draw& draw);
/// Its first solution, rows, columns and digits exchanged at random.
[[nodiscard]] Cells shuffled(const lanes::Digits& grid, Draw& draw);
/// The position in which these cells are given and the others are open.
[[nodiscard]] Row position_of(const Cells& clues);

/// A maker of so many tries, up to `uses` of them from each grid.
class GridUser : public Maker {
  public:
    GridUser(const Draw& chance, std::uint64_t tries_in_all, std::uint64_t uses)
        : draw(chance), left_(tries_in_all), uses_(uses) {}
    bool ask(Row& position, Test& test) final;
    void hear(bool yes, const lanes::Digits& first) final;

  protected:
    virtual void begin(const Cells& grid) = 0;
    /// The next test of this use; false: it has ended.
    virtual bool ask_more(Row& position, Test& test) = 0;
    virtual void hear_more(bool yes) = 0;

    /// The digits allowed in a cell if it must have another one than these clues say.
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
    Cells grid_{};
};

}  // namespace deduku::generate
