// Controlled bias: a maker whose attempts mostly fail.
#include <algorithm>

#include "generate/grids.hpp"

namespace deduku::generate {
namespace {

constexpr std::uint64_t tries_of_a_grid = 64;

class ControlledBias : public GridUser {
  public:
    ControlledBias(const Draw& chance, std::uint64_t puzzles, int most_clues)
        : GridUser(chance, puzzles, tries_of_a_grid), first_(81 - static_cast<std::size_t>(most_clues)) {
        for (std::uint8_t cell = 0; cell < 81; ++cell) order_[cell] = cell;
    }

  private:
    enum class Part : std::uint8_t { cut, down, minimal, over };

    void begin(const NineGrid& grid) override {
        givens_ = grid;
        draw.shuffle(order_);
        for (std::size_t i = 0; i < first_; ++i) givens_[order_[i]] = 0;
        next_ = first_;
        part_ = first_ == 0 ? Part::down : Part::cut;
    }

    bool ask_more(MaskRow& position, Test& test) override {
        if (part_ == Part::minimal && next_ == order_.size()) {
            made.push_back(givens_);
            part_ = Part::over;
        }
        if (part_ == Part::over) return false;
        position = position_of(givens_);
        test = part_ == Part::cut ? Test::only : Test::any;
        if (part_ == Part::cut) return true;
        const std::uint8_t cell = order_[next_];
        position[cell] = all_but(givens_[cell]);
        return true;
    }

    void hear_more(bool yes) override {
        switch (part_) {
            case Part::cut: part_ = yes ? Part::down : Part::over; return;
            case Part::down:
                if (!yes) givens_[order_[next_]] = 0;  // no other digit fits: the given is redundant
                if (yes) part_ = Part::minimal;        // the first necessary one; are all later ones necessary, too?
                ++next_;
                return;
            case Part::minimal:
                if (!yes) part_ = Part::over;
                ++next_;
                return;
            case Part::over: return;
        }
    }

    std::size_t first_;
    std::array<std::uint8_t, 81> order_{};
    NineGrid givens_{};
    std::size_t next_ = 0;
    Part part_ = Part::cut;
};

}  // namespace

std::unique_ptr<Maker> controlled_bias(const Draw& draw, std::uint64_t tries, int most_clues) {
    return std::make_unique<ControlledBias>(draw, tries, most_clues);
}

}  // namespace deduku::generate
