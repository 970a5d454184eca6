#include "method/path/pruning.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "grid/in_order.hpp"
#include "reason/held.hpp"
#include "reason/members.hpp"
#include "reason/slicer.hpp"

namespace deduku::path {
namespace {

using reason::Implication;

constexpr std::size_t none = static_cast<std::size_t>(-1);

// What a step shows; singles, and what only concerns helper cells, belong to none.
struct Clause {
    std::size_t step = none;
    std::vector<Candidate> premises, removes;
};

// A deduction that rests on nothing: a supposition without a proof.
Deduction by_itself(const Geometry& geometry, std::vector<Candidate> removes) {
    const Sector cell = geometry.sector(removes.front().cell);
    return {Cover{{cell}, {cell}}, std::move(removes)};
}

// Ordered by the step, those of none first.
std::vector<Clause> clauses_of(const Path& path) {
    Ledger ledger{path.start, path.givens, False{}};
    std::vector<std::size_t> step_of(path.givens.size(), none);
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const Step& step = path.steps[i];
        ledger.steps.insert(ledger.steps.end(), step.deductions.begin(), step.deductions.end());
        step_of.resize(step_of.size() + step.unseen, none);
        if (is_beyond(step) && step.deductions.size() == step.unseen)
            ledger.steps.push_back(by_itself(path.start.geometry(), step.removes));
        step_of.resize(ledger.steps.size(), step.places ? none : i);
    }
    ProofEvents nowhere;
    Slicer slicer(nowhere, std::numeric_limits<std::size_t>::max());
    slicer.begin(ledger.start, ledger.claim);
    for (const Deduction& deduction : ledger.steps) tell(deduction, slicer);
    std::vector<Clause> out;
    for (Implication& each : slicer.take_implications())
        out.push_back({step_of[each.deduction], std::move(each.premises), std::move(each.removes)});
    put_in_order(out, [](const Clause& a, const Clause& b) { return a.step + 1 < b.step + 1; });
    return out;
}

// Derives digits from singles and the clauses of some steps.
class Derivation {
  public:
    Derivation(const Path& path, const std::vector<Clause>& clauses)
        : path_(path), clauses_(clauses), board_(start_board(path.start)), solved_(path.start.cells.size(), false) {}

    /// Whether it solves the board.
    bool run(const std::vector<bool>& steps) {
        start();
        while (!is_full() && (take_singles(), !is_full()))
            if (!take_clauses(steps)) return false;
        return true;
    }

    /// Of the last run, step by step, what later needs it.
    std::vector<NeededStep> needed() const {
        std::vector<bool> needed(static_cast<std::size_t>(board_.geometry().candidates()));
        const auto at = [&](Candidate c) { return static_cast<std::size_t>(board_.geometry().number(c)); };
        std::vector<NeededStep> out;
        std::size_t last = none;
        for (std::size_t i = events_.size(); i-- > 0;) {
            const Event& event = events_[i];
            const bool used = event.clause == none || std::any_of(event.removes.begin(), event.removes.end(),
                                                                  [&](Candidate c) { return needed[at(c)]; });
            if (!used) continue;
            for (const Candidate c : event.premises) needed[at(c)] = true;
            if (event.clause == none || clauses_[event.clause].step == none) continue;
            const std::size_t step = clauses_[event.clause].step;
            if (out.empty() || step != last) out.push_back({path_.steps[step].move, {}});
            last = step;
            for (const Candidate c : event.removes)
                if (needed[at(c)]) out.back().removes.push_back(c);
        }
        std::reverse(out.begin(), out.end());
        return out;
    }

  private:
    // A digit placed, or removals by a clause.
    struct Event {
        std::size_t clause = none;
        std::vector<Candidate> premises, removes;
    };

    void start() {
        board_.undo_to(start_);
        for (const Cell cell : board_.geometry().every_cell()) solved_[cell] = false;
        left_ = static_cast<std::size_t>(board_.geometry().grid_cells());
        events_.clear();
    }
    bool is_full() const { return left_ == 0; }

    void take_singles() {
        const Geometry& g = board_.geometry();
        for (bool more = true; more;) {
            more = false;
            for (const Cell cell : g.every_cell())
                if (!solved_[cell] && board_.digits(cell).single()) {
                    solve({cell, board_.digits(cell).first()}, g.sector(cell));
                    more = true;
                }
            for (const House house : g.every_house())
                for (const Digit digit : g.all_digits())
                    if (const Set<Place> places = board_.places(house, digit); places.single())
                        if (const Cell cell = g.cell_at(house, places.first()); !solved_[cell]) {
                            solve({cell, digit}, g.sector(house, digit));
                            more = true;
                        }
        }
    }

    // `only_in`: the sector in which it is the only one left.
    void solve(Candidate c, Sector only_in) {
        const Geometry& g = board_.geometry();
        solved_[c.cell] = true;
        if (g.in_grid(c.cell)) --left_;
        Event event;
        for_each_dead(board_, only_in, [&](Candidate other) { event.premises.push_back(other); });
        events_.push_back(std::move(event));
        for (const Digit digit : board_.digits(c.cell))
            if (digit != c.digit) board_.remove({c.cell, digit});
        for (const Membership& in : g.houses_of(c.cell))
            for (const Cell cell : g.cells_of(in.house))
                if (cell != c.cell && board_.has({cell, c.digit})) board_.remove({cell, c.digit});
    }

    // What follows without a step; or all that a step shows here: the first one of which nothing is left to show, or else
    // the first.
    bool take_clauses(const std::vector<bool>& steps) {
        std::optional<Run> partly;
        for (Run run{0, 0}; run.first < clauses_.size(); run.first = run.end) {
            const std::size_t step = clauses_[run.first].step;
            for (run.end = run.first; run.end < clauses_.size() && clauses_[run.end].step == step;) ++run.end;
            if (step != none && !steps[step]) continue;
            const std::size_t trail = board_.trail().size(), events = events_.size();
            if (!fire(run)) continue;
            if (step == none || !shows_more(run)) return true;
            if (!partly) partly = run;
            board_.undo_to(trail);
            events_.erase(events_.begin() + static_cast<std::ptrdiff_t>(events), events_.end());
        }
        return partly && fire(*partly);
    }

    // Successive clauses, those of a step.
    struct Run {
        std::size_t first, end;
    };

    bool shows_more(const Run& run) const {
        return std::any_of(clauses_.begin() + static_cast<std::ptrdiff_t>(run.first),
                           clauses_.begin() + static_cast<std::ptrdiff_t>(run.end),
                           [&](const Clause& clause) { return any_lives(clause.removes); });
    }
    bool any_lives(const std::vector<Candidate>& candidates) const {
        return std::any_of(candidates.begin(), candidates.end(), [&](Candidate c) { return board_.has(c); });
    }

    // Whether they remove something; those after others may rest on these.
    bool fire(const Run& run) {
        bool any = false;
        for (std::size_t i = run.first; i < run.end; ++i) any = fire(i) || any;
        return any;
    }
    bool fire(std::size_t number) {
        const Clause& clause = clauses_[number];
        if (any_lives(clause.premises) || !any_lives(clause.removes)) return false;
        Event event{number, clause.premises, {}};
        for (const Candidate c : clause.removes)
            if (board_.has(c)) event.removes.push_back(c);
        for (const Candidate c : event.removes) board_.remove(c);
        events_.push_back(std::move(event));
        return true;
    }

    const Path& path_;
    const std::vector<Clause>& clauses_;
    Board board_;
    std::size_t start_ = board_.trail().size();
    Table<Cell, bool> solved_;
    std::size_t left_ = 0;  // cells of the grid without a digit
    std::vector<Event> events_;
};

int difficulty_of(const Step& step) {
    return step.move ? deduku::difficulty_of(*step.move->technique, step.move->size) : std::numeric_limits<int>::max();
}

// Not a single, nor an easy step that places a digit: without it a single would.
bool may_be_left_out(const Step& step) {
    return !step.places && (step.written.empty() || is_trial(step) || is_short_contradiction(step));
}

}  // namespace

std::vector<NeededStep> needed_steps(const Path& path) {
    const std::vector<Clause> clauses = clauses_of(path);
    Derivation derivation(path, clauses);
    std::vector<bool> kept(path.steps.size(), true);
    std::vector<std::size_t> hardest_first;
    for (std::size_t i = path.steps.size(); i-- > 0;)
        if (may_be_left_out(path.steps[i])) hardest_first.push_back(i);
    put_in_order(hardest_first, [&](std::size_t a, std::size_t b) {
        return difficulty_of(path.steps[a]) > difficulty_of(path.steps[b]);
    });
    if (!derivation.run(kept)) return {};
    for (const std::size_t step : hardest_first) {
        kept[step] = false;
        if (!derivation.run(kept)) kept[step] = true;
    }
    (void)derivation.run(kept);
    return derivation.needed();
}

}  // namespace deduku::path
