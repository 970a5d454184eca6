#include "method/path/walker.hpp"

#include <algorithm>

#include "method/path/helpers.hpp"

namespace deduku::path {

namespace {

// By a supposition that rules refute: what takes fewer looks here may be found by an easier row than on the first walk.
bool refutes(const Technique& row) {
    return row.reads_rules() &&
           (row.key == "rule-and-house" || row.family == "chains" || row.family == "contradictions" || by_trial(row));
}

}  // namespace

Walker::Walker(const Puzzle& puzzle, WorkingPaper paper, const PathOptions& options, const CountSolutions& count,
               Meter& meter, ProofEvents* proof)
    : puzzle_(puzzle),
      rules_(rules_of(puzzle, meter)),
      sheet_(std::move(paper), proof),
      options_(options),
      meter_(meter),
      beyond_(options, count, meter, rules_.get()) {
    for (const Move& move : options.order) rungs_.push_back({move, single_of(*move.technique)});
}

Walker::Single Walker::single_of(const Technique& row) {
    if (row.effect != Effect::places) return Single::none;
    return row.key == "full-house" ? Single::full_house : row.key == "naked-single" ? Single::naked : Single::hidden;
}

void Walker::follow(std::vector<NeededStep> plan) {
    const Geometry& g = board().geometry();
    needed_.assign(static_cast<std::size_t>(g.candidates()), false);
    for (const NeededStep& step : plan)
        for (const Candidate c : step.removes) needed_[static_cast<std::size_t>(g.number(c))] = true;
    plan_ = std::move(plan);
    next_ = 0;
}

std::optional<Step> Walker::step() {
    look_in_helpers();
    if (board().contradictory()) return ended(PathEnd::contradiction);
    if (sheet_.paper.full() && (!rules_ || board().solved())) return ended(PathEnd::solved);
    if (!meter_.spend()) return ended(PathEnd::unknown);
    Step begun;
    begun.deductions = unseen_;
    begun.unseen = unseen_.size();
    if (auto step = planned(begun)) return step;
    if (rules_) rules_->suppose_only({});
    for (const Rung& rung : rungs_) {
        if (is_stop(rung.move)) return ended(PathEnd::stopped);
        if (!meter_.spend(0)) return ended(PathEnd::unknown);
        if (Step step = begun; climb(rung, Take::first, step)) return step;
    }
    auto step = beyond_.step(std::move(begun), sheet_);
    if (const auto* end = std::get_if<PathEnd>(&step)) return ended(*end);
    return std::get<Step>(std::move(step));
}

void Walker::look_in_helpers() {
    const std::size_t before = unseen_.size();
    path::look_in_helpers(sheet_.paper, puzzle_, rules_.get(), options_.order, unseen_);
    sheet_.tell_from(before, unseen_);
}

std::optional<Step> Walker::ended(PathEnd end) {
    end_ = end;
    return std::nullopt;
}

bool Walker::is_stop(const Move& move) const {
    const auto& stop = options_.stop_at;
    return stop && stop->technique == move.technique && stop->size == move.size;
}

bool Walker::climb(const Rung& rung, Take which, Step& step) {
    step.move = rung.move;
    return rung.single != Single::none ? write_single(rung.single, step) : take(rung.move, which, step);
}

// The next step of the plan, if it is found here; singles that are easier come first. Instead of a trial anything easier
// is taken.
std::optional<Step> Walker::planned(const Step& begun) {
    while (next_ < plan_.size() && is_done(plan_[next_])) ++next_;
    if (next_ == plan_.size()) return std::nullopt;
    if (rules_) rules_->suppose_only(plan_[next_].removes);
    const auto& move = plan_[next_].move;
    const auto is_next = [&](const Rung& rung) {
        return move && rung.move.technique == move->technique && rung.move.size == move->size;
    };
    const bool trial = move && by_trial(*move->technique), refuted = move && refutes(*move->technique);
    for (const bool all : {trial, true})
        for (const Rung& rung : rungs_) {
            if (!meter_.spend(0)) return std::nullopt;
            const bool tried =
                all || rung.single != Single::none || is_next(rung) || (refuted && refutes(*rung.move.technique));
            if (Step step = begun; tried && climb(rung, Take::needed, step)) return step;
            if (is_next(rung)) break;
        }
    return move ? std::nullopt : beyond_.again(plan_[next_].removes, begun, sheet_);
}

bool Walker::is_done(const NeededStep& planned) const {
    return std::none_of(planned.removes.begin(), planned.removes.end(), [&](Candidate c) { return board().has(c); });
}

bool Walker::is_needed(const Find& find) const {
    return std::any_of(find.deductions.begin(), find.deductions.end(), [&](const Deduction& deduction) {
        return std::any_of(deduction.removes.begin(), deduction.removes.end(), [&](Candidate c) {
            return needed_[static_cast<std::size_t>(board().geometry().number(c))];
        });
    });
}

bool Walker::write_single(Single single, Step& step) {
    if (single == Single::full_house) return write_full_house(step);
    return single == Single::naked ? write_naked(step) : write_hidden(step);
}

void Walker::write(Candidate c, std::optional<House> only_in, Form form, std::vector<House> base, Step& step) {
    step.places = c;
    step.pattern.form = form;
    step.pattern.digits = {c.digit};
    step.pattern.cells = {c.cell};
    step.pattern.base = std::move(base);
    sheet_.write(c, only_in, step);
}

// The digits that the step leaves alone in a cell of the grid.
void Walker::write_decided(Step& step) {
    for (const Candidate gone : step.removes) {
        const Set<Digit> left = board().digits(gone.cell);
        if (board().contradictory()) return;
        if (!left.single() || sheet_.paper.is_written(gone.cell)) continue;
        step.written.push_back({gone.cell, left.first()});
        sheet_.write(step.written.back(), std::nullopt, step);
    }
}

bool Walker::write_full_house(Step& step) {
    const Geometry& g = board().geometry();
    for (House house : g.every_house()) {
        std::optional<Cell> last;
        int open = 0;
        for (Cell cell : g.cells_of(house))
            if (!sheet_.paper.is_written(cell)) {
                last = cell;
                if (++open > 1) break;
            }
        if (open != 1 || !board().digits(*last).single()) continue;
        write({*last, board().digits(*last).first()}, std::nullopt, Form::full_house, {house}, step);
        return true;
    }
    return false;
}

bool Walker::is_open_single(Cell cell) const {
    return !sheet_.paper.is_written(cell) && board().digits(cell).single() && !board().geometry().is_helper(cell);
}

bool Walker::write_naked(Step& step) {
    const auto written = [&](Cell cell) { return sheet_.paper.is_written(cell); };
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
bool Walker::write_hidden(Step& step) {
    const auto written = [&](Cell cell) { return sheet_.paper.is_written(cell); };
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

void Walker::write(const SinglesOfHouse& singles, Form form, Step& step) {
    const bool hidden = form == Form::hidden_single;
    std::vector<House> base;
    if (hidden || !singles.next.empty()) base = {*singles.house};
    write(singles.first, hidden ? singles.house : std::nullopt, form, std::move(base), step);
    for (const Candidate next : singles.next) {
        if (board().contradictory()) return;
        step.written.push_back(next);
        sheet_.write(next, board().digits(next.cell).single() ? std::nullopt : singles.house, step);
    }
}

// Takes a find of a technique, with the finds that belong to it.
bool Walker::take(const Move& move, Take which, Step& step) {
    const bool conditional = move.technique->rests_on_uniqueness();
    if (conditional && (!options_.uniqueness || (!rules_ && !beyond_.unique()))) return false;
    const auto needed = [&](const Find& find) { return is_needed(find); };
    const Position position{board(), puzzle_, rules_.get()};
    std::vector<Step> found = which == Take::needed ? finds_among(position, move, 1, needed) : finds(position, move, 1);
    // With rules, counting solutions takes longer than the search.
    if (found.empty() || (conditional && rules_ && !beyond_.unique())) return false;
    step.pattern = std::move(found.front().pattern);
    for (const Deduction& deduction : found.front().deductions) sheet_.take(deduction, step);
    if (rules_) write_decided(step);
    return !step.removes.empty();
}

}  // namespace deduku::path
