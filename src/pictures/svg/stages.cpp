#include "pictures/svg/stages.hpp"

#include <algorithm>

#include "deduku/ids.hpp"
#include "deduku/words.hpp"
#include "grid/in_order.hpp"
#include "reason/members.hpp"
#include "render/shape.hpp"

namespace deduku {
namespace {

template <class T>
void sort_once_each(std::vector<T>& list) {
    put_in_order(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

// Cells that lost one of these candidates.
std::vector<Cell> cells_of(const std::vector<Candidate>& removed) {
    std::vector<Cell> out;
    for (Candidate c : removed) out.push_back(c.cell);
    sort_once_each(out);
    return out;
}

std::string claim_words(const Claim& claim) {
    if (std::holds_alternative<Unique>(claim)) return "the only solution";
    if (std::holds_alternative<Solved>(claim)) return "a solution";
    if (std::holds_alternative<NotUnique>(claim)) return "not exactly one solution";
    return std::holds_alternative<NoSolution>(claim) ? "no solution" : "the candidates in question are gone";
}

// The claim of a solution is not in the steps of its ledger.
Board final_board(const Ledger& ledger, Board board) {
    const auto* solved = std::get_if<Solved>(&ledger.claim);
    if (solved == nullptr) return board;
    for (Cell cell : board.geometry().every_cell()) board.keep_only(cell, {solved->grid[cell]});
    return board;
}

// A ledger read forwards: the position, and the stage of each elimination.
class LedgerWalk {
  public:
    LedgerWalk(const Ledger& ledger, Coords coords) : ledger_(ledger), words_(ledger.start, coords) {
        for (std::size_t i = 0; i < folded_; ++i) apply(board_, ledger.steps[i]);
    }

    std::size_t count() const { return ledger_.steps.size() - folded_ + 2; }

    Stage stage(std::size_t number) const {
        const Deduction* step = step_at(number);
        Stage out = step != nullptr ? stage_of(*step) : edge(number);
        if (number > 1) out.scene.changed = cells_of(step_at(number - 1)->removes);
        return out;
    }

    void pass(std::size_t number) {
        const Deduction* step = step_at(number);
        if (step == nullptr) return;
        apply(board_, *step);
        for (Candidate c : step->removes) origins_[c.cell][c.digit] = number;
    }

  private:
    const Geometry& geometry() const { return board_.geometry(); }
    std::size_t origin(Candidate c) const { return origins_[c.cell][c.digit]; }

    // The first and the last stage have none.
    const Deduction* step_at(std::size_t number) const {
        const std::size_t at = folded_ + number - 1;
        return number > 0 && at < ledger_.steps.size() ? &ledger_.steps[at] : nullptr;
    }

    Stage edge(std::size_t number) const {
        if (number == 0) return {scene_of(ledger_.start, board_), "the start", {}};
        Stage out{scene_of(ledger_.start, final_board(ledger_, board_)), claim_words(ledger_.claim), {}};
        if (const auto* none = std::get_if<NoSolution>(&ledger_.claim)) {
            out.scene.empty = none->empty;
            out.words = words_.nothing_left(none->empty);
        }
        return out;
    }

    Stage stage_of(const Deduction& step) const {
        Stage out{scene_of(ledger_.start, board_, step), title_of(geometry(), step.why), words_.sentence(step)};
        add_needed(step, out.rests_on);
        sort_once_each(out.rests_on);
        return out;
    }

    // Adds the stages with eliminations that the step needs, also inside branches. The needs of a Sum there depend on
    // the position in the branch: all dead candidates of its cells are counted.
    void add_needed(const Deduction& step, std::vector<std::size_t>& stages) const {
        if (const auto* cover = std::get_if<Cover>(&step.why))
            for (Candidate c : premises(geometry(), *cover)) add_origin(c, stages);
        if (const auto* sum = std::get_if<Sum>(&step.why))
            for (Cell cell : render::cells_of(geometry(), *sum)) add_origins(geometry().sector(cell), stages);
        if (const auto* split = std::get_if<Split>(&step.why)) add_origins(split->on, stages);
        const std::vector<Branch>* branches = branches_of(step.why);
        if (branches == nullptr) return;
        for (const Branch& branch : *branches) {
            for (const Deduction& inner : branch.steps) add_needed(inner, stages);
            if (branch.empty) add_origins(*branch.empty, stages);
            if (branch.twin)
                for (Candidate c : premises(geometry(), *branch.twin)) add_origin(c, stages);
        }
    }
    void add_origins(Sector sector, std::vector<std::size_t>& stages) const {
        for_each_term(geometry(), sector, line_of(geometry(), sector),
                      [&](Candidate c, int) { add_origin(c, stages); });
    }
    void add_origin(Candidate c, std::vector<std::size_t>& stages) const {
        if (origin(c) != 0) stages.push_back(origin(c));
    }

    const Ledger& ledger_;
    Words words_;
    Board board_ = start_board(ledger_.start);
    /// The stage that removed each candidate; 0 if none did.
    Table<Cell, Table<Digit, std::size_t>> origins_{geometry().cells(),
                                                    Table<Digit, std::size_t>(geometry().digits(), 0)};
    std::size_t folded_ = reading_steps(ledger_);  // steps that belong to stage 0
};

}  // namespace

std::size_t reading_steps(const Ledger& ledger) {
    const Words words(ledger.start, Coords::sheet);
    const auto first = std::find_if_not(ledger.steps.begin(), ledger.steps.end(),
                                        [&](const Deduction& step) { return words.reads_given(step); });
    return static_cast<std::size_t>(first - ledger.steps.begin());
}

std::size_t stage_count(const Ledger& ledger) { return ledger.steps.size() - reading_steps(ledger) + 2; }

void for_each_stage(const Ledger& ledger, Coords coords, std::size_t from, std::size_t to, const StageSink& each) {
    LedgerWalk walk(ledger, coords);
    for (std::size_t number = 0; number <= to && number < walk.count(); ++number) {
        if (number >= from && !each(number, walk.stage(number))) return;
        walk.pass(number);
    }
}

Scene picture_of(std::size_t number, const Stage& stage) {
    Scene scene = stage.scene;
    scene.title = "Stage " + std::to_string(number) + ": " + stage.title;
    scene.description = stage.words;
    return scene;
}

}  // namespace deduku
