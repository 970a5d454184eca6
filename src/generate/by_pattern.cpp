// Puzzles by pattern: a descent from any digits with a solution to a puzzle with one solution.
//
//   5 . .  2,417 solutions      7 . .  803      7 . .  6      7 . .  1      remove a given, count the solutions of the
//   . 1 .                       . 1 .           . 4 .         . 4 .         remainder by their digit in that cell, and
//   . . 9                       . . 9           . . 9         . . 2         give the digit with the fewest
//
#include <algorithm>
#include <vector>

#include "generate/grids.hpp"

namespace deduku::generate {
namespace {

constexpr std::uint64_t descents_of_a_grid = 64;
constexpr int most_sideways = 20;  // consecutive replacements without fewer solutions

class ByPattern : public GridUser {
  public:
    ByPattern(const Draw& chance, const NineGrid& pattern, std::uint64_t number, std::uint64_t most)
        : GridUser(chance, number, descents_of_a_grid), most_solutions_(most) {
        for (std::size_t cell = 0; cell < pattern.size(); ++cell)
            if (pattern[cell] != 0) cells_.push_back(static_cast<std::uint8_t>(cell));
    }

  private:
    void begin(const NineGrid& grid) override {
        givens_ = {};
        const NineGrid digits = shuffled(grid, draw);
        for (const std::uint8_t cell : cells_) givens_[cell] = digits[cell];
        sideways_ = 0;
        look_again();
    }

    bool ask_more(MaskRow& position, Test& test) override {
        if (next_ == cells_.size()) return false;
        NineGrid rest = givens_;
        rest[cells_[next_]] = 0;
        position = position_of(rest);
        test = Test::each;
        seen_ = 0;
        having_ = {};
        return true;
    }

    bool see(const NineGrid& solution) override {
        ++having_[solution[cells_[next_]]];
        return ++seen_ < most_solutions_;
    }

    void hear_more(bool /*yes*/) override {
        const std::uint8_t cell = cells_[next_++];
        if (seen_ >= most_solutions_) return;
        const std::uint64_t before = having_[givens_[cell]];
        const std::uint8_t digit = best_digit(givens_[cell]);
        const std::uint64_t after = having_[digit];
        if (before == 1 || after == 1) {
            if (before != 1) givens_[cell] = digit;
            made.push_back(givens_);
            next_ = cells_.size();
            return;
        }
        if (after > before || (after == before && ++sideways_ > most_sideways)) return;
        if (after < before) sideways_ = 0;
        givens_[cell] = digit;
        look_again();
    }

    /// A random digit among those with the fewest solutions, other than the current one.
    std::uint8_t best_digit(std::uint8_t now) {
        std::uint8_t best = now;
        std::uint32_t equal = 0;
        for (std::uint8_t digit = 1; digit <= 9; ++digit) {
            if (digit == now || having_[digit] == 0) continue;
            if (best == now || having_[digit] < having_[best]) equal = 0;
            if (best != now && having_[digit] > having_[best]) continue;
            if (draw.below(++equal) == 0) best = digit;
        }
        return best;
    }

    void look_again() {
        draw.shuffle(cells_);
        next_ = 0;
    }

    std::vector<std::uint8_t> cells_;  // of the pattern, in the order of this round
    NineGrid givens_{};
    std::size_t next_ = 0;
    std::array<std::uint64_t, 10> having_{};  // solutions of the remainder by their digit in the cell
    std::uint64_t seen_ = 0;
    std::uint64_t most_solutions_;
    int sideways_ = 0;
};

}  // namespace

std::unique_ptr<Maker> by_pattern(const Draw& draw, const NineGrid& pattern, std::uint64_t tries,
                                  std::uint64_t most_solutions) {
    return std::make_unique<ByPattern>(draw, pattern, tries, most_solutions);
}

}  // namespace deduku::generate
