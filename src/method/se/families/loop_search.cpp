#include "method/se/families/loop_search.hpp"

#include <algorithm>

namespace deduku::se {
namespace {

// The three houses of a cell as a mask.
int houses_of(int cell) {
    const std::uint8_t* house = nine.house_of[cell];
    return 1 << house[0] | 1 << house[1] | 1 << house[2];
}

class Walk {
  public:
    Walk(const SePosition& position, int start, const NineCells& with_pair, std::vector<Loop>& out)
        : position_(position), start_(start), pair_(position.digits(start)), out_(out), useful_(with_pair) {
        while (useful_.has(start) && drop_ends()) {
        }
        const int a = lowest(pair_), b = lowest(pair_ & (pair_ - 1));
        for (int house = 0; house < house_count; ++house)
            places_[house] = position.places(house, a) & position.places(house, b);
        useful_.for_each([&](int cell) {
            for (int kind = 0; kind < 3; ++kind) {
                const int house = nine.house_of[cell][kind], bit = 1 << nine.place_in[cell][kind];
                useful_in_[house] |= bit;
                if (position.digits(cell) == pair_) pairs_in_[house] |= bit;
            }
        });
    }

    void run() {
        if (useful_.has(start_)) walk(start_, 2, 0, -1);
    }

  private:
    // Drops cells without another such cell in one of their houses: they are in no valid loop.
    bool drop_ends() {
        const NineCells before = useful_;
        before.for_each([&](int cell) {
            for (int house : nine.house_of[cell])
                if ((useful_ & nine.cells_of[house]).size() < 2) useful_.erase(cell);
        });
        return !(useful_ == before);
    }

    void walk(int cell, int allowed, int extra, int last_kind) {
        int& touched = touched_[length_ & 1];
        touched ^= houses_of(cell);
        path_[length_++] = static_cast<std::uint8_t>(cell);
        on_path_.insert(cell);
        for (int kind = 0; kind < 3; ++kind)
            if (kind != last_kind) extra = look_along(kind, cell, allowed, extra);
        on_path_.erase(cell);
        --length_;
        touched ^= houses_of(cell);
    }

    // `extra` collects the extra candidates of all cells visited, even of those not entered, as SE does. Once there are
    // two digits, it does not matter which.
    int look_along(int kind, int cell, int allowed, int extra) {
        const int house = nine.house_of[cell][kind];
        const bool settled = count(extra) > 1;
        for (int place : BitsOf(!settled ? places_[house] : allowed > 0 ? useful_in_[house] : pairs_in_[house])) {
            const int to = nine.cell_at[house][place];
            if (to == start_ && length_ >= 4) {
                record();
            } else if (!on_path_.has(to)) {
                const int digits = position_.digits(to);
                extra = (extra | digits) & ~pair_;
                const bool more = digits != pair_;
                const bool enter = !more || single(extra) || allowed > 0;
                if (enter && useful_.has(to) && fits(to)) walk(to, allowed - (more ? 1 : 0), extra, kind);
            }
        }
        return extra;
    }

    // On the path, no house may have two cells of even number or two of odd number; a closed path touches it once with
    // each, or not at all.
    bool fits(int cell) const { return (touched_[length_ & 1] & houses_of(cell)) == 0; }

    void record() {
        if (touched_[0] != touched_[1]) return;
        Loop loop{start_, length_, pair_, on_path_, {}, -1, -1};
        for (int i = 0; i < length_; ++i) {
            const int cell = path_[i];
            if (position_.digits(cell) == pair_) continue;
            if (loop.more.empty()) loop.first_more = cell;
            if (loop.more.size() == 1) loop.second_more = cell;
            loop.more.insert(cell);
        }
        const auto same = [&](Loop other) {
            other.start = start_;
            return other == loop;
        };
        if (std::none_of(out_.begin(), out_.end(), same)) out_.push_back(loop);
    }

    const SePosition& position_;
    int start_;
    int pair_;
    std::vector<Loop>& out_;
    NineCells useful_;
    // Cells with the pair; useful cells; cells without other candidates.
    int places_[house_count], useful_in_[house_count] = {}, pairs_in_[house_count] = {};
    NineCells on_path_;
    std::uint8_t path_[cell_count] = {};
    int length_ = 0;
    int touched_[2] = {};  // houses of the cells of even and of odd number
};

}  // namespace

const std::vector<Loop>& LoopMemory::of(const SePosition& position, int cell) {
    constexpr int smallest = 4;
    const int pair = position.digits(cell), a = lowest(pair), b = lowest(pair & (pair - 1));
    NineCells both;
    int candidates = 0;
    for (int row = 0; row < 9; ++row)
        for (int column : BitsOf(position.places(row, a) & position.places(row, b))) {
            both.insert(row * 9 + column);
            candidates += count(position.digits(row * 9 + column));
        }
    Kept& kept = kept_[static_cast<std::size_t>(a * 9 + b)];
    if (kept.cells == both && kept.candidates == candidates) return kept.loops;
    kept.cells = both;
    kept.candidates = candidates;
    kept.loops.clear();
    if (both.size() < smallest) return kept.loops;
    both.for_each([&](int start) {
        if (position.digits(start) == pair) Walk(position, start, both, kept.loops).run();
    });
    return kept.loops;
}

}  // namespace deduku::se
