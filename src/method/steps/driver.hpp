// Runs a plan on a position: groups, then passes of propositions, until nothing moves.
//
//   assume A1=5 -> T1H1 -> commit -> T1H1 -> commit -> a cell is empty: contradiction, girth 2
//
// A position (plain_position.hpp, fast_position.hpp) collects moves on its frozen state and commits
// them at once; everything that decides what is looked for, and when, is here.
#pragma once

#include <algorithm>
#include <utility>

#include "method/steps/plan.hpp"
#include "method/steps/steps.hpp"

namespace deduku::steps {

template <class Position>
class Driver {
  public:
    Driver(const Plan& plan, const Options& options, Meter& meter) : plan_(plan), options_(options), meter_(meter) {}

    /// Fills everything of `run` but the ledger.
    void execute(Position& position, Run& run) {
        run.group_steps.assign(plan_.groups.size(), 0);
        run.has_propositions = !plan_.inner.empty();
        run.outcome = advance(position, run);
        if (run.outcome == Outcome::solved) run.grid = position.grid();
    }

  private:
    /// What a pass over the cells with `width` candidates did.
    struct Pass {
        bool moved = false;
        std::optional<Grid> solution;  ///< the first one met
        bool several = false;          ///< different ones were met
        int girth = 0;
        std::vector<Tested> tested;  ///< filled for traces
    };

    Outcome advance(Position& position, Run& run) {
        for (;;) {
            if (position.dead()) return Outcome::contradiction;
            if (position.done()) return Outcome::solved;
            if (!meter_.spend(0)) return Outcome::unknown;
            const std::size_t before = position.mark();
            const int group = move_first_group(plan_.groups, position, &run);
            if (group >= 0) {
                ++run.group_steps[static_cast<std::size_t>(group)];
                note(position, before, run, group, 0, {});
                continue;
            }
            if (!plan_.inner.empty() && propose(position, run)) continue;
            if (meter_.exhausted()) return Outcome::unknown;
            return !run.several && position.lacks_place() ? Outcome::contradiction : Outcome::stuck;
        }
    }

    // The passes by width, until one moves.
    bool propose(Position& position, Run& run) {
        for (int width = 2; width <= position.widest(); ++width) {
            const auto candidates = position.candidates(width);
            if (candidates.empty()) continue;
            const std::size_t before = position.mark();
            Pass pass = test_all(plan_.inner.front(), plan_.girth, position, candidates);
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

    /// Collects and commits the moves of the first group that has any; its number, or -1.
    int move_first_group(const std::vector<Moves>& groups, Position& position, Run* run) {
        for (std::size_t g = 0; g < groups.size(); ++g)
            if (move_group(groups[g], position, run)) return static_cast<int>(g);
        return -1;
    }

    bool move_group(const Moves& group, Position& position, Run* run) {
        bool moved = false;
        std::vector<Use> used;  // each once, however often the group names it
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

    // Every candidate on the same position; no early end, or the order of cells would show.
    Pass test_all(const Plan& plan, int limit, Position& position, const std::vector<Candidate>& candidates) {
        Pass pass;
        for (const Candidate candidate : candidates) {
            if (!meter_.spend()) return pass;
            Position assumed = position.branch(options_.inside == Inside::single);
            assumed.assume(candidate);
            Grid solution;
            const auto [verdict, girth] = follow(plan, limit, assumed, solution);
            if (meter_.exhausted()) return pass;
            pass.girth = std::max(pass.girth, girth);
            if (options_.trace) pass.tested.push_back({candidate, verdict, girth});
            if (verdict == Verdict::open) continue;
            pass.moved = true;
            if (verdict == Verdict::contradiction) {
                position.rule_out(candidate, assumed);
            } else {
                position.take_over(candidate);
                if (pass.solution && *pass.solution != solution) pass.several = true;
                pass.solution = std::move(solution);
            }
        }
        return pass;
    }

    // The girth counts the iteration that meets the end too, but never goes above the limit.
    std::pair<Verdict, int> follow(const Plan& plan, int limit, Position& position, Grid& solution) {
        int girth = 1;
        for (int moves = 0;; ++moves) {
            girth = limit > 0 ? std::min(moves + 1, limit) : moves + 1;
            if (position.dead()) return {Verdict::contradiction, girth};
            if (position.done()) {
                solution = position.grid();
                return {Verdict::solution, girth};
            }
            if (limit > 0 && moves == limit) break;
            if (move_first_group(plan.groups, position, nullptr) >= 0) continue;
            if (plan.inner.empty()) break;
            std::optional<Grid> nested;
            if (!propose_inside(plan, position, nested)) break;
            // Nested propositions that meet a solution have shown it for the outer one too. (With two
            // different ones, placing both would look like a contradiction.)
            if (nested) {
                solution = std::move(*nested);
                return {Verdict::solution, girth};
            }
        }
        return {!meter_.exhausted() && position.lacks_place() ? Verdict::contradiction : Verdict::open, girth};
    }

    bool propose_inside(const Plan& plan, Position& position, std::optional<Grid>& solution) {
        for (int width = 2; width <= position.widest(); ++width) {
            Pass pass = test_all(plan.inner.front(), plan.girth, position, position.candidates(width));
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

    void note(Position& position, std::size_t before, Run& run, int group, int width, std::vector<Tested> tested) {
        if (!options_.trace) return;
        run.trace.push_back({group, width, position.take_found(), std::move(tested), position.removed_since(before)});
    }

    const Plan& plan_;
    const Options& options_;
    Meter& meter_;
};

}  // namespace deduku::steps
