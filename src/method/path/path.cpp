#include "method/path/path.hpp"

#include <algorithm>
#include <utility>

#include "grid/in_order.hpp"
#include "method/hdp/closing.hpp"
#include "method/path/helpers.hpp"
#include "method/path/refute.hpp"
#include "method/path/singles.hpp"
#include "reason/shown.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku::path {
namespace {

// The nodes of a plan of HDP chains for a position. Very few positions need more: those with very many candidates and
// few chains, whose plan would take minutes.
constexpr std::uint64_t plan_nodes = 50'000;

// Techniques that write digits depend on the written digits, which boards do not record.
enum class Single : std::uint8_t { none, full_house, naked, hidden };

Single single_of(const Technique& row) {
    if (row.effect != Effect::places) return Single::none;
    return row.key == "full-house" ? Single::full_house : row.key == "naked-single" ? Single::naked : Single::hidden;
}

struct Rung {
    Move move;
    Single single;
};

/// A Split without the steps of its branches, which are only passed on.
class Outline : public Forward {
  public:
    using Forward::Forward;

    Deduction take() { return {std::move(split_), std::move(removes_)}; }

    void open_split(Sector on) override {
        if (open_++ == 0) split_ = {on, {}};
        Forward::open_split(on);
    }
    void open_branch(const std::vector<Candidate>& keep) override {
        if (open_ == 1) split_.branches.push_back({keep, {}, {}});
        Forward::open_branch(keep);
    }
    void close_branch(std::optional<Sector> empty) override {
        if (open_ == 1) split_.branches.back().empty = empty;
        Forward::close_branch(empty);
    }
    void close_split(const std::vector<Candidate>& removes) override {
        if (--open_ == 0) removes_ = removes;
        Forward::close_split(removes);
    }
    void open_cases(int choice) override {
        ++open_;
        Forward::open_cases(choice);
    }
    void close_cases(const std::vector<Candidate>& removes) override {
        --open_;
        Forward::close_cases(removes);
    }

  private:
    Split split_;
    std::vector<Candidate> removes_;
    int open_ = 0;
};

class Walk {
  public:
    /// `proof`: receives the deductions; may be null.
    Walk(const Puzzle& puzzle, WorkingPaper paper, const PathOptions& options, const CountSolutions& count,
         Meter& meter, ProofEvents* proof = nullptr)
        : puzzle_(puzzle), paper_(std::move(paper)), options_(options), count_(count), meter_(meter), proof_(proof) {
        for (const Move& move : options.order) rungs_.push_back({move, single_of(*move.technique)});
        rules_ = rules_of(puzzle, meter_);
    }

    /// Ends after one step: nothing is searched for later ones. `solution`: one of the board, or null.
    void end_after_one(const Grid* solution) {
        only_one_ = true;
        solution_ = solution;
    }

    const Board& board() const { return paper_.board(); }
    PathEnd end() const { return end_; }

    /// What helper cells have lost since the last step.
    std::vector<Deduction> take_unseen() { return std::exchange(unseen_, {}); }

    // Makes the next step; none at the end.
    std::optional<Step> step() {
        look_in_helpers();
        if (board().contradictory()) return ended(PathEnd::contradiction);
        if (paper_.full() && (!rules_ || board().solved())) return ended(PathEnd::solved);
        if (!meter_.spend()) return ended(PathEnd::unknown);
        for (const Rung& rung : rungs_) {
            if (is_stop(rung.move)) return ended(PathEnd::stopped);
            if (!meter_.spend(0)) return ended(PathEnd::unknown);
            Step step = begun();
            step.move = rung.move;
            if (rung.single != Single::none ? write_single(rung.single, step) : take_first(rung.move, step))
                return step;
        }
        return beyond();
    }

  private:
    void look_in_helpers() {
        const std::size_t before = unseen_.size();
        path::look_in_helpers(paper_, puzzle_, rules_.get(), options_.order, unseen_);
        for (std::size_t i = before; proof_ != nullptr && i < unseen_.size(); ++i) tell(unseen_[i], *proof_);
    }

    Step begun() const {
        Step out;
        out.deductions = unseen_;
        out.unseen = unseen_.size();
        return out;
    }

    std::optional<Step> ended(PathEnd end) {
        end_ = end;
        return std::nullopt;
    }

    bool is_stop(const Move& move) const {
        const auto& stop = options_.stop_at;
        return stop && stop->technique == move.technique && stop->size == move.size;
    }

    bool write_single(Single single, Step& step) {
        if (single == Single::full_house) return write_full_house(step);
        return single == Single::naked ? write_naked(step) : write_hidden(step);
    }

    void write(Candidate c, std::optional<House> only_in, Form form, std::vector<House> base, Step& step) {
        step.places = c;
        step.pattern.form = form;
        step.pattern.digits = {c.digit};
        step.pattern.cells = {c.cell};
        step.pattern.base = std::move(base);
        write(c, only_in, step);
    }

    void write(Candidate c, std::optional<House> only_in, Step& step) {
        const std::size_t before = step.deductions.size();
        paper_.write(c, only_in, step.deductions);
        if (proof_ == nullptr) return;
        for (std::size_t i = before; i < step.deductions.size(); ++i) tell(step.deductions[i], *proof_);
    }

    // The digits that the step leaves alone in a cell of the grid.
    void write_decided(Step& step) {
        for (const Candidate gone : step.removes) {
            const Set<Digit> left = board().digits(gone.cell);
            if (board().contradictory()) return;
            if (!left.single() || paper_.is_written(gone.cell)) continue;
            step.written.push_back({gone.cell, left.first()});
            write(step.written.back(), std::nullopt, step);
        }
    }

    bool write_full_house(Step& step) {
        const Geometry& g = board().geometry();
        for (House house : g.every_house()) {
            std::optional<Cell> last;
            int open = 0;
            for (Cell cell : g.cells_of(house))
                if (!paper_.is_written(cell)) {
                    last = cell;
                    if (++open > 1) break;
                }
            if (open != 1 || !board().digits(*last).single()) continue;
            write({*last, board().digits(*last).first()}, std::nullopt, Form::full_house, {house}, step);
            return true;
        }
        return false;
    }

    bool is_open_single(Cell cell) const {
        return !paper_.is_written(cell) && board().digits(cell).single() && !board().geometry().is_helper(cell);
    }

    bool write_naked(Step& step) {
        const auto written = [&](Cell cell) { return paper_.is_written(cell); };
        std::optional<SinglesOfHouse> best;
        for (const Cell cell : board().geometry().every_cell()) {
            if (!is_open_single(cell)) continue;
            const Candidate single{cell, board().digits(cell).first()};
            SinglesOfHouse here = goes_on() ? after(board(), written, single) : SinglesOfHouse{.first = single};
            if (!best || here.next.size() > best->next.size()) best = std::move(here);
            if (!goes_on()) break;
        }
        if (best) write(*best, Form::naked_single, step);
        return best.has_value();
    }

    // Boxes first, with other houses that are not lines.
    bool write_hidden(Step& step) {
        const auto written = [&](Cell cell) { return paper_.is_written(cell); };
        std::optional<SinglesOfHouse> best;
        for (const bool lines : {false, true})
            for (const House house : board().geometry().every_house()) {
                if (is_straight(board().geometry().kind(house)) != lines) continue;
                const auto single = hidden_in(house, board(), written);
                if (!single) continue;
                SinglesOfHouse here{.house = house, .first = *single};
                if (goes_on()) here.next = singles_in(house, board(), written, *single);
                if (!best || here.next.size() > best->next.size()) best = std::move(here);
                if (!goes_on()) break;
            }
        if (best) write(*best, Form::hidden_single, step);
        return best.has_value();
    }

    // On boards with rules a house is looked at as a rule is: all singles that follow in it are one step.
    bool goes_on() const { return rules_ && !only_one_ && !options_.digit_by_digit; }

    void write(const SinglesOfHouse& singles, Form form, Step& step) {
        const bool hidden = form == Form::hidden_single;
        std::vector<House> base;
        if (hidden || !singles.next.empty()) base = {*singles.house};
        write(singles.first, hidden ? singles.house : std::nullopt, form, std::move(base), step);
        for (const Candidate next : singles.next) {
            if (board().contradictory()) return;
            step.written.push_back(next);
            write(next, board().digits(next.cell).single() ? std::nullopt : singles.house, step);
        }
    }

    bool unique() {
        const Solutions& found = count_();
        return found.count == 1 && found.end != SearchEnd::budget;
    }

    bool has_none() {
        const Solutions& found = count_();
        return found.count == 0 && found.end == SearchEnd::complete;
    }

    // Takes the first find of a technique, with the finds that belong to it.
    bool take_first(const Move& move, Step& step) {
        const Technique& row = *move.technique;
        const bool conditional = row.rests_on_uniqueness();
        if (conditional && (!options_.uniqueness || (!rules_ && !unique()))) return false;
        std::vector<Step> found = finds({board(), puzzle_, rules_.get()}, move, 1);
        // With rules, counting solutions takes longer than the search.
        if (found.empty() || (conditional && rules_ && !unique())) return false;
        step.pattern = std::move(found.front().pattern);
        for (const Deduction& deduction : found.front().deductions) take(deduction, step);
        if (rules_) write_decided(step);
        return !step.removes.empty();
    }

    void take(const Deduction& deduction, Step& step) {
        if (!paper_.take(deduction, step.deductions)) return;
        if (proof_ != nullptr) tell(step.deductions.back(), *proof_);
        add_removes(step);
    }

    static void add_removes(Step& step) {
        const auto& removes = step.deductions.back().removes;
        step.removes.insert(step.removes.end(), removes.begin(), removes.end());
        put_in_order(step.removes);
    }

    // HDP chains: their refutations on an earlier position remain valid after techniques. Nested suppositions if a plan
    // takes too long.
    std::optional<Step> beyond() {
        if (!options_.beyond) return ended(PathEnd::stuck);
        if (rules_) return beyond_rules();
        if (auto step = step_of_plan()) return step;
        const Solutions& found = count_();
        if (found.end == SearchEnd::budget && found.count < 2) return ended(PathEnd::unknown);
        no_plan_ = no_plan_ || !make_plan();
        if (meter_.exhausted()) return ended(PathEnd::unknown);
        if (auto step = step_of_plan()) return step;
        if (no_plan_) return beyond_rules();
        return ended(has_none() ? PathEnd::no_solution : PathEnd::stuck);
    }

    // Suppositions with nested suppositions, if their result is known.
    std::optional<Step> beyond_rules() {
        Step step = begun();
        if (!rules_ && !plain_) plain_ = std::make_unique<RuleView>(board().shared_geometry(), &meter_);
        if (!refuter_) refuter_ = std::make_unique<Refuter>(rules_ ? *rules_ : *plain_, board());
        // Without rules the search for a cell to decide is the faster one.
        if (rules_ && only_one_ && !options_.proved) refute_soon(solution_, step);
        if (step.removes.empty() && unique()) {
            const Grid& solution = *count_().first;
            // Again if a refutation was too long, with shorter ones.
            for (int tries = 0; tries < 2 && step.removes.empty(); ++tries)
                refute(refuter_->easiest(board(), solution, meter_, in_parts_), step);
            if (step.removes.empty() && !meter_.exhausted()) return ended(PathEnd::too_long);
        }
        if (!step.removes.empty()) return step;
        return ended(has_none() ? PathEnd::no_solution : meter_.exhausted() ? PathEnd::unknown : PathEnd::stuck);
    }

    void refute_soon(const Grid* solution, Step& step) {
        const auto refuted = refuter_->soon_refuted(board(), solution, meter_);
        if (refuted) refute({*refuted}, step);
    }

    // Candidates of one cell.
    void refute(const std::vector<Candidate>& wrong, Step& step) {
        if (wrong.empty()) return;
        step.pattern = supposition_on(board(), board().geometry().sector(wrong.front().cell));
        for (const Candidate c : wrong) {
            if (!options_.proved) {
                step.removes.push_back(c);
                paper_.remove(c);
                continue;
            }
            // One Split per digit, since lines of a ledger have a maximal length.
            auto refuted = refutation(c);
            in_parts_ = in_parts_ || !refuted;
            if (!refuted) return;
            for (const Candidate gone : refuted->removes) paper_.remove(gone);
            step.deductions.push_back(*std::move(refuted));
            add_removes(step);
        }
    }

    // In outline if the proof goes elsewhere: it may be very long.
    std::optional<Deduction> refutation(Candidate wrong) {
        if (proof_ != nullptr) {
            Outline outline(*proof_);
            if (!refuter_->refute(board(), wrong, meter_, outline)) return std::nullopt;
            return outline.take();
        }
        LedgerBuilder whole;
        if (!refuter_->refute(board(), wrong, meter_, whole)) return std::nullopt;
        return std::move(whole.take().steps.front());
    }

    std::optional<Step> step_of_plan() {
        Step step = begun();
        while (step.pattern.cells.empty() && next_ < plan_.size() && !board().contradictory()) {
            const Deduction& deduction = plan_[next_++];
            const auto* split = std::get_if<Split>(&deduction.why);
            Pattern pattern = split != nullptr ? supposition_on(board(), split->on) : Pattern{};
            const std::size_t before = step.deductions.size();
            take(deduction, step);
            if (step.deductions.size() > before && split != nullptr) step.pattern = std::move(pattern);
        }
        if (step.deductions.size() == step.unseen) return std::nullopt;
        return step;
    }

    // The facts of the sections of HDP or, if there are none, its path to the end. False if the meter ran out, or the
    // nodes of a plan; without a unique solution there is nothing else, so these are not limited.
    bool make_plan() {
        Meter meter(meter_, unique() ? plan_nodes : unlimited);
        const Puzzle here = puzzle_of(board());
        const Solutions& found = count_();
        hdp::HdpOptions wanted;
        wanted.first_fact = only_one_;
        const hdp::HdpReport report = hdp::analyse(here, wanted, meter);
        hdp::Closing closing = hdp::facts(here, report);
        const auto is_split = [](const Deduction& step) { return std::holds_alternative<Split>(step.why); };
        if (found.count < 2 && std::none_of(closing.steps.begin(), closing.steps.end(), is_split))
            closing = hdp::close(here, found.first ? &*found.first : nullptr, wanted, &report, meter);
        plan_ = std::move(closing.steps);
        next_ = 0;
        return !closing.cut_short;
    }

    const Puzzle& puzzle_;
    std::unique_ptr<RuleView> rules_;
    std::unique_ptr<RuleView> plain_;  // of a board without rules; null unless nested suppositions are needed
    std::unique_ptr<Refuter> refuter_;
    WorkingPaper paper_;
    const PathOptions& options_;
    const CountSolutions& count_;
    Meter& meter_;
    ProofEvents* proof_;
    std::vector<Rung> rungs_;
    PathEnd end_ = PathEnd::unknown;
    bool only_one_ = false;
    std::vector<Deduction> unseen_;  // since the last step
    const Grid* solution_ = nullptr;
    bool in_parts_ = false;  // a refutation was too long for a ledger: shorter ones, rather than all of a cell
    bool no_plan_ = false;   // HDP takes too long
    std::vector<Deduction> plan_;
    std::size_t next_ = 0;
};

// The place of a step in the order; steps beyond all techniques come last.
std::size_t place_of(const Step& step, const PathOptions& options) {
    if (step.label) return static_cast<std::size_t>(step.label->tenths);
    if (!step.move) return options.order.size();
    const auto at = std::find_if(options.order.begin(), options.order.end(), [&](const Move& move) {
        return move.technique == step.move->technique && move.size == step.move->size;
    });
    return static_cast<std::size_t>(at - options.order.begin());
}

bool is_conditional(const Path& path) {
    return std::any_of(path.steps.begin(), path.steps.end(), [](const Step& step) { return is_conditional(step); });
}

// The claim of steps that rest on uniqueness.
deduku::Claim if_unique(const deduku::Claim& claim, const Path& path) {
    if (const auto* none = std::get_if<NoSolution>(&claim)) return NotUnique{none->empty};
    const auto removed = path.board.trail().subspan(start_board(path.start).trail().size());
    return False{{removed.begin(), removed.end()}, true};
}

deduku::Claim claim_of(const Path& path) {
    const deduku::Claim shown = shown_on(path.board, start_board(path.start).trail().size());
    return is_conditional(path) ? if_unique(shown, path) : shown;
}

}  // namespace

Path walk(const Puzzle& puzzle, const PathOptions& options, const CountSolutions& count, Meter& meter,
          const OnStep& watch, ProofEvents* proof) {
    std::vector<Deduction> givens;
    WorkingPaper paper(puzzle, givens);
    if (proof != nullptr) {
        proof->begin(puzzle, False{});
        for (const Deduction& deduction : givens) tell(deduction, *proof);
    }
    Walk walk(puzzle, std::move(paper), options, count, meter, proof);
    std::vector<Step> steps;
    while (auto step = walk.step()) {
        (void)walk.take_unseen();
        steps.push_back(std::move(*step));
        if (watch) watch(steps.back());
    }
    std::vector<Deduction>& last = steps.empty() ? givens : steps.back().deductions;
    for (Deduction& deduction : walk.take_unseen()) last.push_back(std::move(deduction));
    Path out{puzzle, std::move(givens), std::move(steps), walk.end(), walk.board()};
    if (proof != nullptr) proof->end(claim_of(out));
    return out;
}

std::optional<Step> next_step(const Puzzle& puzzle, const WorkingPaper& paper, const PathOptions& options,
                              const CountSolutions& count, Meter& meter, const Grid* solution) {
    Walk walk(puzzle, paper, options, count, meter);
    walk.end_after_one(solution);
    return walk.step();
}

Finding finding_of(Path path, std::string_view by) {
    const bool conditional = is_conditional(path);
    std::vector<Deduction> all = std::move(path.givens);
    for (Step& step : path.steps) std::move(step.deductions.begin(), step.deductions.end(), std::back_inserter(all));
    const bool beyond = std::any_of(path.steps.begin(), path.steps.end(), is_beyond);
    Finding out = concluded(path.start, std::move(all), !by.empty() ? std::string(by) : beyond ? "path+hdp" : "path");
    out.searched = beyond;
    if (at_limit(path.end) && out.ending == Ending::open) out.ending = Ending::unknown;
    if (!conditional) return out;
    if (out.ending == Ending::contradiction) out.ending = Ending::open;
    out.ledger.claim = if_unique(out.ledger.claim, path);
    return out;
}

namespace {

std::size_t digits_of(const Step& step) { return step.written.size() + (step.places ? 1 : 0); }

}  // namespace

const Step* hardest(const Path& path, const PathOptions& options) {
    const auto easier = [&](const Step& a, const Step& b) { return place_of(a, options) < place_of(b, options); };
    const auto at = std::max_element(path.steps.begin(), path.steps.end(), easier);
    return at == path.steps.end() ? nullptr : &*at;
}

int score_of(const Path& path) {
    int out = 0;
    for (const Step& step : path.steps)
        out +=
            (step.move ? points_of(*step.move) : points_beyond) * static_cast<int>(step.places ? digits_of(step) : 1);
    return out;
}

std::size_t steps_one_by_one(const Path& path) {
    std::size_t out = 0;
    for (const Step& step : path.steps) out += digits_of(step) + (step.removes.empty() ? 0 : 1);
    return out;
}

}  // namespace deduku::path
