#include <algorithm>

#include "generate/grids.hpp"

namespace deduku::generate {
namespace {

constexpr std::uint64_t uses_of_a_grid = 8;

class TopDown : public GridUser {
  public:
    TopDown(const Draw& chance, const Orbits& orbits, std::uint64_t puzzles)
        : GridUser(chance, puzzles, uses_of_a_grid), orbits_(orbits) {}

  private:
    void begin(const NineGrid& grid) override {
        givens_ = grid;
        draw.shuffle(orbits_);
        next_ = end_ = last_ = 0;
    }

    // Large groups first: if a group can be removed, so can all of its parts. If it cannot, its orbits are tried
    // singly, up to last_.
    bool ask_more(MaskRow& position, Test& test) override {
        if (next_ == orbits_.size()) {
            made.push_back(givens_);
            return false;
        }
        end_ = next_ + 1;
        if (next_ >= last_) last_ = end_ = group_end();
        rest_ = givens_;
        for (std::size_t i = next_; i < end_; ++i)
            for (std::uint8_t cell : orbits_[i]) rest_[cell] = 0;
        position = position_of(rest_);
        test = Test::only;
        if (end_ == next_ + 1 && orbits_[next_].size() == 1) {
            // A given is redundant if the remainder has no solution with another digit there.
            const std::uint8_t cell = orbits_[next_][0];
            position[cell] = all_but(givens_[cell]);
            test = Test::any;
            excluded_ = true;
        } else {
            excluded_ = false;
        }
        return true;
    }

    void hear_more(bool yes) override {
        if (yes != excluded_) {
            givens_ = rest_;
            next_ = end_;
        } else if (end_ == next_ + 1) {
            next_ = end_;
        }
    }

    std::size_t group_end() const {
        std::size_t cells = 0;
        std::size_t end = next_;
        const auto gone = static_cast<std::size_t>(std::count(givens_.begin(), givens_.end(), 0));
        const std::size_t wanted = gone == 0 ? 26 : gone < 34 ? 4 : gone < 40 ? 2 : 1;
        do cells += orbits_[end++].size();
        while (cells < wanted && end < orbits_.size());
        return end;
    }

    Orbits orbits_;
    NineGrid givens_{};
    NineGrid rest_{};
    std::size_t next_ = 0;  // orbits before it are decided
    std::size_t end_ = 0;   // end of the group being tested
    std::size_t last_ = 0;  // end of the group that could not be removed
    bool excluded_ = false;
};

}  // namespace

std::unique_ptr<Maker> top_down(const Draw& draw, const Orbits& orbits, std::uint64_t puzzles) {
    return std::make_unique<TopDown>(draw, orbits, puzzles);
}

}  // namespace deduku::generate
