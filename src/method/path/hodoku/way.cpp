#include "method/path/hodoku/way.hpp"

#include "method/path/hodoku/choice.hpp"
#include "method/path/hodoku/singles.hpp"

namespace deduku::hodoku {
namespace {

using path::Step;

class Way {
  public:
    Way(const Puzzle& puzzle, std::vector<Deduction>& givens)
        : puzzle_(puzzle), order_(default_order()), paper_(puzzle, givens), singles_(paper_.board().geometry()) {
        for (Cell cell : puzzle.cells.ids()) {
            const Set<Digit> given = puzzle.cells[cell];
            if (given.single())
                singles_.write({cell, given.first()});
            else
                for (Digit digit : paper_.board().geometry().all_digits() - given) singles_.erase({cell, digit});
        }
    }

    const path::WorkingPaper& paper() const { return paper_; }
    bool full() const { return paper_.full(); }
    Level hardest() const { return hardest_; }

    // Makes the next step; none if no technique finds anything.
    std::optional<Step> step() {
        for (const Rung& rung : order_) {
            Step step;
            step.move = rung.moves.front();
            const bool places = step.move->technique->effect == Effect::places;
            if (!(places ? write_single(step) : take_first(rung, step))) continue;
            hardest_ = std::max(hardest_, rung.level);
            return step;
        }
        return std::nullopt;
    }

    // Takes a step found by other code.
    void take(const Step& step) {
        for (const Deduction& deduction : step.deductions) {
            std::vector<Deduction> shown;
            if (!paper_.take(deduction, shown)) continue;
            for (const Candidate& c : shown.front().removes) singles_.erase(c);
        }
    }

    // Fills the middle one of the open cells with the digit of the solution.
    void guess(const Grid& solution) {
        std::vector<Cell> open;
        for (Cell cell : solution.ids())
            if (!paper_.is_written(cell)) open.push_back(cell);
        const Cell cell = open[open.size() / 2];
        Board board = paper_.board();
        Table<Cell, bool> written(board.geometry().cells(), false);
        for (Cell c : solution.ids()) written[c] = paper_.is_written(c);
        board.keep_only(cell, {solution[cell]});
        paper_ = path::WorkingPaper(std::move(board), std::move(written));
        Step step;
        write({cell, solution[cell]}, std::nullopt, step);
        hardest_ = Level::extreme;
    }

  private:
    void write(Candidate c, std::optional<House> only_in, Step& step) {
        step.places = c;
        step.pattern.digits = {c.digit};
        step.pattern.cells = {c.cell};
        if (only_in) step.pattern.base = {*only_in};
        paper_.write(c, step.pattern.form == Form::hidden_single ? only_in : std::nullopt, step.deductions);
        singles_.write(c);
    }

    bool write_single(Step& step) {
        const std::string_view key = step.move->technique->key;
        if (key == "naked-single") {
            const auto naked = singles_.naked();
            step.pattern.form = Form::naked_single;
            if (naked) write(*naked, std::nullopt, step);
            return naked.has_value();
        }
        const bool full = key == "full-house";
        const auto found = full ? singles_.full_house() : singles_.hidden();
        step.pattern.form = full ? Form::full_house : Form::hidden_single;
        if (found) write(found->first, found->second, step);
        return found.has_value();
    }

    bool take_first(const Rung& rung, Step& step) {
        std::vector<Step> found;
        for (const Move& move : rung.moves)
            for (Step& one : path::finds({paper_.board(), puzzle_}, move, all))
                if (auto seen = as_seen(paper_.board(), std::move(one))) found.push_back(std::move(*seen));
        if (found.empty()) return false;
        const Geometry& geometry = paper_.board().geometry();
        step = std::move(found[first_of(geometry, found)]);
        const std::vector<Deduction> deductions = std::move(step.deductions);
        step.deductions.clear();
        for (const Deduction& deduction : deductions) (void)paper_.take(deduction, step.deductions);
        for (const Candidate& c : removals(geometry, step)) singles_.erase(c);
        return !step.deductions.empty();
    }

    static constexpr std::size_t all = 1000;

    const Puzzle& puzzle_;
    std::vector<Rung> order_;
    path::WorkingPaper paper_;
    Singles singles_;
    Level hardest_ = Level::easy;
};

}  // namespace

HodokuRating rate(const Puzzle& puzzle, const Grid& solution, Meter& meter) {
    std::vector<Deduction> givens;
    Way way(puzzle, givens);
    HodokuRating out;
    while (!way.full()) {
        if (!meter.spend()) {
            out.unknown = true;
            return out;
        }
        if (const auto step = way.step()) {
            out.score += path::points_of(*step->move);
        } else {
            way.guess(solution);
            out.score += points_of_guess;
            ++out.guesses;
        }
    }
    out.level = level_of(way.hardest(), out.score);
    return out;
}

path::Path path_of(const Puzzle& puzzle, const path::CountSolutions& count, Meter& meter, const path::OnStep& watch) {
    path::Path out{puzzle, {}, {}, path::PathEnd::solved, Board(start_board(puzzle)), std::nullopt};
    Way way(puzzle, out.givens);
    path::PathOptions beyond;
    beyond.order.clear();
    while (!way.full()) {
        auto step = meter.spend() ? way.step() : std::nullopt;
        if (!step && !meter.exhausted()) {
            step = path::next_step(puzzle, way.paper(), beyond, count, meter);
            if (step) way.take(*step);
        }
        if (!step) {
            out.end = meter.exhausted() ? path::PathEnd::unknown : path::PathEnd::stuck;
            break;
        }
        out.steps.push_back(std::move(*step));
        if (watch) watch(out.steps.back());
    }
    out.board = way.paper().board();
    return out;
}

}  // namespace deduku::hodoku
