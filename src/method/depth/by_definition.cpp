// Copies of positions, one at a time.
//
//   T&E(2) of a position    each candidate in a copy, T&E(1) there    each candidate in a copy of that, singles there
#include "method/depth/by_definition.hpp"

#include <vector>

#include "method/depth/candidates.hpp"

namespace deduku::depth {
namespace {

using HousePosition = DepthPosition<HouseVariables>;

Candidate9 true_one(const Grid& solution, int cell) {
    return static_cast<Candidate9>(cell * 9 + index(solution[static_cast<Cell>(cell)]));
}

class PlainTrials {
  public:
    PlainTrials(const Grid& solution, Meter& meter) : solution_(solution), meter_(meter) {}

    PositionEnd close(HousePosition& position, int depth, bool whole) {
        if (!meter_.spend()) return PositionEnd::unknown;
        if (!position.close()) return PositionEnd::dead;
        for (bool removed = depth > 0; removed && !position.solved();) {
            removed = false;
            for (int c = 0; c < static_cast<int>(all_candidates); ++c) {
                const auto tried = static_cast<Candidate9>(c);
                if (!position.has(tried) || position.placed(tried)) continue;
                if (whole && tried == true_one(solution_, c / 9)) continue;  // it cannot fail
                HousePosition copy = position;
                const PositionEnd end = copy.place(tried) ? close(copy, depth - 1, false) : PositionEnd::dead;
                if (end == PositionEnd::unknown) return end;
                if (end != PositionEnd::dead) continue;
                removed = true;
                if (!position.remove(tried) || !position.close()) return PositionEnd::dead;
            }
        }
        return position.solved() ? PositionEnd::solved : PositionEnd::open;
    }

  private:
    const Grid& solution_;
    Meter& meter_;
};

class Doors {
  public:
    Doors(const Grid& solution, Meter& meter) : solution_(solution), meter_(meter) {}

    /// Adds `more` cells, from `cell` on, to those placed in the position; false at the limit of the meter.
    [[nodiscard]] bool grow(const HousePosition& position, int cell, int more, std::uint64_t& number) {
        for (; cell < lanes::cells; ++cell) {
            const Candidate9 told = true_one(solution_, cell);
            if (position.placed(told)) continue;
            if (!meter_.spend()) return false;
            HousePosition next = position;
            const bool good = next.place(told) && next.close();
            if (more == 1 && good && next.solved()) ++number;
            if (more > 1 && !grow(next, cell + 1, more - 1, number)) return false;
        }
        return true;
    }

  private:
    const Grid& solution_;
    Meter& meter_;
};

}  // namespace

std::optional<int> te_depth_by_definition(const Puzzle& puzzle, const Grid& solution, Meter& meter) {
    const HouseVariables variables(puzzle.geometry());
    HousePosition position(variables, row_of(puzzle));
    PlainTrials trials(solution, meter);
    for (int depth = 0;; ++depth) {
        const PositionEnd end = trials.close(position, depth, true);
        if (end == PositionEnd::solved) return depth;
        if (end != PositionEnd::open) return std::nullopt;
    }
}

std::optional<Backdoors> backdoors_by_definition(const Puzzle& puzzle, const Grid& solution, Meter& meter) {
    const HouseVariables variables(puzzle.geometry());
    HousePosition position(variables, row_of(puzzle));
    if (!meter.spend() || !position.close()) return std::nullopt;
    if (position.solved()) return Backdoors{};
    Doors doors(solution, meter);
    for (Backdoors out{1, 0};; ++out.size)
        if (!doors.grow(position, 0, out.size, out.number))
            return std::nullopt;
        else if (out.number > 0)
            return out;
}

}  // namespace deduku::depth
