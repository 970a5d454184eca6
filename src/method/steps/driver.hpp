// Runs a plan on a position: groups, then passes of propositions, until nothing moves.
//
//   assume A1=5 -> T1H1 -> commit -> T1H1 -> commit -> a cell is empty: contradiction, girth 2
//
// A position (plain_position.hpp, fast_position.hpp) collects moves on its frozen state and commits them together. This
// file decides which moves are searched for, and when.
#pragma once

#include <algorithm>
#include <utility>

#include "method/steps/branches.hpp"
#include "method/steps/plan.hpp"
#include "method/steps/steps.hpp"

namespace deduku::steps {

template <class Position, class Branches>
class Driver {
  public:
    Driver(const OrderPlan& plan, const StepOptions& options, Meter& meter, Depths<Branches>& branches)
        : plan_(plan), options_(options), meter_(meter), branches_(branches) {}

    /// Sets all members of `run` except the ledger.
    void execute(Position& position, StepsRun& run) {
        run.group_steps.assign(plan_.groups.size(), 0);
        run.has_propositions = !plan_.inner.empty();
        run.outcome = advance(position, run);
        if (run.outcome == Ending::solved) run.grid = position.grid();
    }

  private:
    /// The result of a pass over the cells with `width` candidates.
    struct Pass {
        bool moved = false;
        std::optional<Grid> solution;  ///< the first one found
        bool several = false;          ///< different ones were found
        int girth = 0;
        std::vector<TestedCandidate> tested;  ///< only for traces
    };

    Ending advance(Position& position, StepsRun& run) {
        for (;;) {
            if (position.dead()) return Ending::contradiction;
            if (position.done()) return Ending::solved;
            if (!meter_.spend(0)) return Ending::unknown;
            const std::size_t before = position.mark();
            const int group = move_first_group(plan_.groups, position, &run);
            if (group >= 0) {
                ++run.group_steps[static_cast<std::size_t>(group)];
                note(position, before, run, group, 0, {});
                continue;
            }
            if (!plan_.inner.empty() && propose(position, run)) continue;
            if (meter_.exhausted()) return Ending::unknown;
            return !run.several && position.lacks_place() ? Ending::contradiction : Ending::open;
        }
    }

    // Passes by width, until one has a move.
    bool propose(Position& position, StepsRun& run) {
        const OrderPlan& plan = plan_.inner.front();
        Branches& branches = branches_at(0);
        branches.begin(position, {plan, plan_.girth, options_.batch == FoundTogether::as_author, false});
        if (!plan.inner.empty()) branches_at(1).found(position);
        for (int width = 2; width <= position.widest(); ++width) {
            const std::span<const Candidate> candidates = branches.assume(width);
            if (candidates.empty()) continue;
            const std::size_t before = position.mark();
            Pass pass = test_all(plan, plan_.girth, position, candidates, 0);
            if (meter_.exhausted()) return false;
            ++run.passes;
            run.productive += pass.moved ? 1 : 0;
            run.girth = std::max(run.girth, pass.girth);
            run.several = pass.several;
            if (!pass.several && pass.moved) position.commit();
            note(position, before, run, static_cast<int>(plan_.groups.size()), width, std::move(pass.tested));
            if (pass.several || pass.moved) return !pass.several;
        }
        return false;
    }

    /// Collects and commits the moves of the first group that has any. Returns its number, or -1.
    int move_first_group(const std::vector<Moves>& groups, Position& position, StepsRun* run) {
        for (std::size_t g = 0; g < groups.size(); ++g)
            if (move_group(groups[g], position, run)) return static_cast<int>(g);
        return -1;
    }

    bool move_group(const Moves& group, Position& position, StepsRun* run) {
        bool moved = false;
        std::vector<Use> used;  // without repetitions, even if the group names one twice
        for (const std::vector<Move>& part : group) {
            bool fresh = false;
            for (const Move& move : part) {
                if (!position.collect(move)) continue;
                fresh = true;
                if (run != nullptr) add_use({move.technique->letter, move.size, 1}, used, 0);
                if (position.takes_one()) break;
            }
            if (!fresh) continue;
            moved = true;
            position.commit();
            if (position.takes_one() || position.dead()) break;
        }
        if (run != nullptr)
            for (const Use& use : used) add_use(use, run->uses, 1);
        return moved;
    }

    // The branches of propositions at this depth.
    Branches& branches_at(std::size_t depth) {
        if (branches_.size() == depth) branches_.emplace_back();
        return branches_[depth];
    }

    // Tests every candidate on the same position, without an early end, so that the order of cells does not matter.
    Pass test_all(const OrderPlan& plan, int limit, Position& position, std::span<const Candidate> candidates,
                  std::size_t depth) {
        Pass pass;
        const Branches& branches = branches_[depth];
        const bool paid = branches.ended() && candidates.size() <= meter_.left() && meter_.spend(candidates.size());
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (!paid && !meter_.spend()) return pass;
            const AssumptionState begun = branches.begun(i);
            if (begun.verdict) {
                take(candidates[i], {*begun.verdict, girth_of(begun.moves, limit)}, nullptr, position, pass);
                if (begun.verdict == BranchOutcome::solution) take_solution(branches.grid(i), pass);
                continue;
            }
            Position assumed = branches.position(i);
            Grid solution;
            const Ended ended = follow(plan, limit, begun.moves, assumed, solution, depth);
            if (meter_.exhausted()) return pass;
            take(candidates[i], ended, &assumed, position, pass);
            if (ended.verdict == BranchOutcome::solution) take_solution(solution, pass);
        }
        return pass;
    }

    /// The result of a proposition.
    struct Ended {
        BranchOutcome verdict = BranchOutcome::open;
        int girth = 0;
    };

    void take(Candidate candidate, Ended ended, const Position* assumed, Position& position, Pass& pass) const {
        pass.girth = std::max(pass.girth, ended.girth);
        if (options_.trace) pass.tested.push_back({candidate, ended.verdict, ended.girth});
        pass.moved |= ended.verdict != BranchOutcome::open;
        if (ended.verdict == BranchOutcome::contradiction) position.rule_out(candidate, assumed);
        if (ended.verdict == BranchOutcome::solution) position.take_over(candidate);
    }

    static void take_solution(const Grid& solution, Pass& pass) {
        if (pass.solution && *pass.solution != solution) pass.several = true;
        pass.solution = solution;
    }

    // The girth includes the iteration that finds the end, but never exceeds the limit.
    static int girth_of(int moves, int limit) { return limit > 0 ? std::min(moves + 1, limit) : moves + 1; }

    // Continues from this number of moves.
    Ended follow(const OrderPlan& plan, int limit, int moves, Position& position, Grid& solution, std::size_t depth) {
        for (;; ++moves) {
            const int girth = girth_of(moves, limit);
            if (position.dead()) return {BranchOutcome::contradiction, girth};
            if (position.done()) {
                solution = position.grid();
                return {BranchOutcome::solution, girth};
            }
            if (limit == 0 || moves < limit) {
                if (move_first_group(plan.groups, position, nullptr) >= 0) continue;
                std::optional<Grid> nested;
                if (!plan.inner.empty() && propose_inside(plan, position, nested, depth + 1)) {
                    if (!nested) continue;
                    // If nested propositions find a solution, it is one for the outer proposition, too. (Placing two
                    // different ones would look like a contradiction.)
                    solution = std::move(*nested);
                    return {BranchOutcome::solution, girth};
                }
            }
            return {!meter_.exhausted() && position.lacks_place() ? BranchOutcome::contradiction : BranchOutcome::open,
                    girth};
        }
    }

    bool propose_inside(const OrderPlan& plan, Position& position, std::optional<Grid>& solution, std::size_t depth) {
        const OrderPlan& inner = plan.inner.front();
        Branches& branches = branches_at(depth);
        branches.begin(position, {inner, plan.girth, options_.batch == FoundTogether::as_author, true});
        if (!inner.inner.empty()) branches_at(depth + 1).found(position);
        for (int width = 2; width <= position.widest(); ++width) {
            Pass pass = test_all(inner, plan.girth, position, branches.assume(width), depth);
            if (meter_.exhausted()) return false;
            if (!pass.moved) continue;
            solution = std::move(pass.solution);
            if (!solution) position.commit();
            return true;
        }
        return false;
    }

    static void add_use(const Use& use, std::vector<Use>& uses, int steps) {
        for (Use& known : uses)
            if (known.letter == use.letter && known.size == use.size) {
                known.steps += steps;
                return;
            }
        uses.push_back(use);
    }

    void note(Position& position, std::size_t before, StepsRun& run, int group, int width,
              std::vector<TestedCandidate> tested) {
        if (!options_.trace) return;
        run.trace.push_back({group, width, position.take_found(), std::move(tested), position.removed_since(before)});
    }

    const OrderPlan& plan_;
    const StepOptions& options_;
    Meter& meter_;
    Depths<Branches>& branches_;
};

}  // namespace deduku::steps
