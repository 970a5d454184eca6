// Depth-first search for braids over sets of placed candidates, each set once: candidates tried in a branch are
// excluded from later branches. Sets that cannot reach a contradiction in the remaining layers are skipped.
#include "method/depth/braids.hpp"

#include <memory>
#include <vector>

#include "method/depth/candidates.hpp"

namespace deduku::depth {
namespace {

// A braid uses each variable at most once, so the search ends here for puzzles of greater depth than requested.
template <class Variables>
constexpr int longest = Variables::most;

template <class Variables>
class Braids {
  public:
    using DepthPosition = depth::DepthPosition<Variables>;

    Braids(const Geometry& geometry, Meter& meter) : variables_(geometry), meter_(meter) {}

    const Variables& variables() const { return variables_; }
    bool over() const { return meter_.exhausted(); }
    bool spend() { return meter_.spend(); }

    /// Whether a braid of at most `most` variables refutes the candidate.
    bool refutes(const DepthPosition& position, Candidate9 target, int most) {
        DepthPosition copy = position;
        if (!meter_.spend()) return false;
        if (!copy.place(target)) return true;
        return most > 1 && contradicts(copy, most - 1, {});
    }

    /// Applies singles and braids of at most `most` variables until nothing changes. The position must be closed by
    /// singles.
    PositionEnd close(DepthPosition& position, int most) {
        for (bool removed = most > 0; removed && !position.solved();) {
            removed = false;
            for (const Candidate9 target : candidates_of(position)) {
                if (over()) return PositionEnd::unknown;
                if (!position.has(target) || position.placed(target) || !refutes(position, target, most)) continue;
                removed = true;
                if (!position.remove(target) || !position.close()) return PositionEnd::dead;
            }
        }
        return over() ? PositionEnd::unknown : position.solved() ? PositionEnd::solved : PositionEnd::open;
    }

    static std::vector<Candidate9> candidates_of(const DepthPosition& position) {
        std::vector<Candidate9> out;
        position.left().for_each([&](int c) {
            if (!position.placed(static_cast<Candidate9>(c))) out.push_back(static_cast<Candidate9>(c));
        });
        return out;
    }

  private:
    /// Whether placing at most `more` candidates, none of `without`, each the last one of a variable at that point,
    /// empties a variable.
    bool contradicts(const DepthPosition& position, int more, NineCandidates without) {
        if (DepthPosition(position).layers_to_contradiction(without, more) > more) return false;
        if (more == 0) return false;
        bool found = false;
        (position.alone() - without).for_each([&](int next) {
            if (found || !meter_.spend()) return;
            DepthPosition child = position;
            found = !child.place(static_cast<Candidate9>(next)) || (more > 1 && contradicts(child, more - 1, without));
            without.insert(next);
        });
        return found;
    }

    Variables variables_;
    Meter& meter_;
};

/// Trial and error on copies of a position: each copy is closed by braids, or by trial and error in turn.
template <class Variables>
class Trials {
  public:
    using DepthPosition = depth::DepthPosition<Variables>;

    /// `levels`: depth of nested copies; `sound`: candidates that are not tried, since they cannot fail.
    Trials(Braids<Variables>& braids, const DepthPosition& whole, int levels, const NineCandidates& sound)
        : braids_(braids), levels_(levels) {
        for (const Candidate9 c : Braids<Variables>::candidates_of(whole))
            if (!sound.has(c)) copies_.push_back({c, whole, true, nullptr});
    }

    /// Removes all candidates that fail, with braids of at most `most` variables; `most` never decreases.
    PositionEnd close(DepthPosition& whole, int most) {
        for (Copy& copy : copies_) copy.fresh = copy.fresh || most != most_;
        most_ = most;
        for (bool removed = true; removed && !whole.solved();) {
            removed = false;
            for (Copy& copy : copies_) {
                if (braids_.over()) return PositionEnd::unknown;
                if (!whole.has(copy.candidate) || whole.placed(copy.candidate) || !fails(copy, whole)) continue;
                removed = true;
                if (!whole.remove(copy.candidate) || !whole.close()) return PositionEnd::dead;
            }
        }
        return braids_.over() ? PositionEnd::unknown : whole.solved() ? PositionEnd::solved : PositionEnd::open;
    }

  private:
    struct Copy {
        Candidate9 candidate;
        DepthPosition position;  // its result at the last visit
        bool fresh;              // not tested with braids of this length yet
        std::unique_ptr<Trials> trials;
    };

    bool fails(Copy& copy, const DepthPosition& whole) {
        DepthPosition& position = copy.position;
        const NineCandidates gone = position.left() - whole.left();
        if ((!copy.fresh && gone.empty()) || !braids_.spend()) return false;
        copy.fresh = false;
        bool good = true;
        gone.for_each([&](int c) { good = good && position.remove(static_cast<Candidate9>(c)); });
        if (!good || !position.place(copy.candidate) || !position.close()) return true;
        if (levels_ == 1) return braids_.close(position, most_) == PositionEnd::dead;
        if (copy.trials == nullptr)
            copy.trials = std::make_unique<Trials>(braids_, position, levels_ - 1, NineCandidates{});
        return copy.trials->close(position, most_) == PositionEnd::dead;
    }

    Braids<Variables>& braids_;
    int levels_;
    int most_ = 0;
    std::vector<Copy> copies_;
};

NineCandidates candidates_of(const Grid& solution) {
    NineCandidates out;
    for (std::size_t cell = 0; cell < lanes::cells; ++cell)
        out.insert(static_cast<int>(cell * 9) + index(solution[static_cast<Cell>(cell)]));
    return out;
}

// The smallest number of variables for which close(number) solves the puzzle.
template <class Variables, class Close>
std::optional<int> smallest(Close&& close) {
    PositionEnd end = PositionEnd::open;
    for (int most = 0; end == PositionEnd::open && most <= longest<Variables>; ++most)
        if ((end = close(most)) == PositionEnd::solved) return most;
    return std::nullopt;
}

template <class Variables>
std::optional<int> braids_alone(const Puzzle& puzzle, Meter& meter) {
    Braids<Variables> braids(puzzle.geometry(), meter);
    DepthPosition<Variables> position(braids.variables(), row_of(puzzle));
    if (!position.close()) return std::nullopt;
    return smallest<Variables>([&](int most) { return braids.close(position, most); });
}

template <class Variables>
std::optional<int> braids_in_trials(const Puzzle& puzzle, const Grid& solution, int levels, Meter& meter) {
    Braids<Variables> braids(puzzle.geometry(), meter);
    DepthPosition<Variables> whole(braids.variables(), row_of(puzzle));
    if (!whole.close()) return std::nullopt;
    Trials<Variables> trials(braids, whole, levels, candidates_of(solution));
    return smallest<Variables>([&](int most) { return trials.close(whole, most); });
}

}  // namespace

std::optional<int> braid_rating(const Puzzle& puzzle, Meter& meter) {
    return is_standard_nine(puzzle.geometry()) ? braids_alone<StandardVariables>(puzzle, meter)
                                               : braids_alone<HouseVariables>(puzzle, meter);
}

std::optional<int> bxb_rating(const Puzzle& puzzle, const Grid& solution, int levels, Meter& meter) {
    return is_standard_nine(puzzle.geometry()) ? braids_in_trials<StandardVariables>(puzzle, solution, levels, meter)
                                               : braids_in_trials<HouseVariables>(puzzle, solution, levels, meter);
}

}  // namespace deduku::depth
