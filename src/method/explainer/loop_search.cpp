#include "method/explainer/loop_search.hpp"

#include <algorithm>

namespace deduku::explainer {
namespace {

// The three houses of a cell as a mask.
int houses_of(int cell) {
    const std::uint8_t* house = nine.house_of[cell];
    return 1 << house[0] | 1 << house[1] | 1 << house[2];
}

class Walk {
  public:
    Walk(const Position& position, int start, const Cells& with_pair, std::vector<Loop>& out)
        : position_(position),
          start_(start),
          pair_(position.digits(start)),
          out_(out),
          with_pair_(with_pair),
          useful_(with_pair) {
        while (useful_.has(start) && drop_ends()) {
        }
    }

    void run() {
        if (useful_.has(start_)) walk(start_, 2, 0, -1);
    }

  private:
    // Cells without another in one of their houses are in no valid loop.
    bool drop_ends() {
        const Cells before = useful_;
        before.for_each([&](int cell) {
            for (int house : nine.house_of[cell])
                if ((useful_ & nine.cells_of[house]).size() < 2) useful_.erase(cell);
        });
        return !(useful_ == before);
    }

    void walk(int cell, int allowed, int extra, int last_kind) {
        int& touched = touched_[path_.size() & 1];
        touched ^= houses_of(cell);
        path_.push_back(static_cast<std::uint8_t>(cell));
        on_path_.insert(cell);
        for (int kind = 0; kind < 3; ++kind)
            if (kind != last_kind) extra = look_along(kind, cell, allowed, extra);
        on_path_.erase(cell);
        path_.pop_back();
        touched ^= houses_of(cell);
    }

    // `extra` keeps what all the cells looked at have besides the pair, those not entered, too: so does SE.
    int look_along(int kind, int cell, int allowed, int extra) {
        for (int to : nine.cell_at[nine.house_of[cell][kind]]) {
            if (to == start_ && path_.size() >= 4) {
                record();
            } else if (with_pair_.has(to) && !on_path_.has(to)) {
                const int digits = position_.digits(to);
                extra = (extra | digits) & ~pair_;
                const bool more = count(digits) > 2;
                const bool enter = !more || single(extra) || allowed > 0;
                if (enter && useful_.has(to) && fits(to)) walk(to, allowed - (more ? 1 : 0), extra, kind);
            }
        }
        return extra;
    }

    // No house has two cells of even or two of odd number on the path; in the end it has one of each, or none.
    bool fits(int cell) const { return (touched_[path_.size() & 1] & houses_of(cell)) == 0; }
    void record() {
        if (touched_[0] == touched_[1]) out_.push_back({path_, pair_, on_path_});
    }

    const Position& position_;
    int start_;
    int pair_;
    std::vector<Loop>& out_;
    const Cells& with_pair_;
    Cells useful_;
    Cells on_path_;
    std::vector<std::uint8_t> path_;
    int touched_[2] = {};  // houses of cells of even and of odd number
};

}  // namespace

std::vector<Loop> find_loops(const Position& position) {
    constexpr int smallest = 4;
    Cells with[9];
    for (int cell = 0; cell < cell_count; ++cell)
        for (int digit : Members(position.digits(cell))) with[digit].insert(cell);
    std::vector<Loop> out;
    for (int cell = 0; cell < cell_count; ++cell) {
        const int pair = position.digits(cell);
        if (count(pair) != 2) continue;
        const Cells both = with[lowest(pair)] & with[lowest(pair & (pair - 1))];
        if (both.size() >= smallest) Walk(position, cell, both, out).run();
    }
    return out;
}

}  // namespace deduku::explainer
