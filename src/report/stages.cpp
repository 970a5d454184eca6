#include "report/stages.hpp"

#include <algorithm>

#include "deduku/words.hpp"
#include "grid/in_order.hpp"
#include "method/hdp/autosolve.hpp"
#include "report/hdp.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/worded.hpp"
#include "report/steps.hpp"

namespace deduku::report {
namespace {

// A view of finished stages.
View made_view(std::string_view id, std::string_view name, std::vector<Stage> stages) {
    View view{id, name};
    view.count = stages.size();
    view.tell = [stages = std::move(stages)](std::size_t from, std::size_t to, const StageSink& each) {
        for (std::size_t number = from; number <= to; ++number)
            if (!each(number, stages[number])) return;
    };
    return view;
}

View ledger_view(std::string_view id, std::string_view name, const Ledger& ledger, Coords coords,
                 std::string_view end) {
    const std::size_t count = stage_count(ledger);
    View view{id, name, View::Kind::run, count};
    view.tell = [&ledger, coords, end, count](std::size_t from, std::size_t to, const StageSink& each) {
        for_each_stage(ledger, coords, from, to, [&](std::size_t number, const Stage& told) {
            Stage stage = told;
            if (number == 0) {
                stage.title = "The start";
                stage.words = "The candidates of each open cell: all digits except the givens it sees.";
            } else {
                stage.title = number + 1 == count ? end : worded("Step {}: {}", number, told.title);
            }
            return each(number, stage);
        });
    };
    return view;
}

// The position of a line of a chain, the changes by its last link, and its empty sectors.
Stage chain_stage(const Puzzle& puzzle, const hdp::HdpReport& report, hdp::Autosolver& autosolver,
                  const hdp::HdpLine& line, const Words& words) {
    Stage out{scene_of(puzzle, report.autosolved), {}, {}};
    Board& board = out.scene.board;
    std::size_t before = board.trail().size();
    int level = 0;
    for (const hdp::HdpLink& link : line.chain) {
        before = board.trail().size();
        if (link.hypothesis) out.scene.hypotheses.push_back({link.statement.cell, link.statement.digits, ++level});
        if (!board.contradictory()) autosolver.assume(board, link.statement);
    }
    std::vector<Cell>& changed = out.scene.changed;
    for (Candidate c : board.trail().subspan(before)) changed.push_back(c.cell);
    put_in_order(changed);
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    if (board.contradictory()) out.scene.empty = board.empty_sector();
    out.words = chain_words(words, line, out.scene.empty);
    return out;
}

View chain_view(std::string_view id, std::string_view name, const Puzzle& puzzle, const hdp::HdpReport& report,
                const hdp::Section& section, Coords coords) {
    View view{id, name, View::Kind::positions, section.lines.size()};
    view.tell = [&puzzle, &report, &section, coords](std::size_t from, std::size_t to, const StageSink& each) {
        Meter no_limit;
        hdp::Autosolver autosolver(report.initial.geometry(), no_limit);
        const Words words(puzzle, coords);
        for (std::size_t number = from; number <= to; ++number) {
            Stage stage = chain_stage(puzzle, report, autosolver, section.lines[number], words);
            stage.title =
                worded("Line {}: {}", number + 1, hdp::to_text(report.initial.geometry(), section.lines[number]));
            if (!each(number, stage)) return;
        }
    };
    return view;
}

View positions(const Puzzle& puzzle, const Analysis& analysis) {
    const hdp::HdpReport& report = analysis.report;
    std::vector<Stage> stages;
    const auto add = [&](std::string title, const Board& board) {
        stages.push_back({scene_of(puzzle, board), std::move(title), hdp::position_text(board)});
    };
    add("Initial position", report.initial);
    add("After autosolve", report.autosolved);
    if (report.pair_reduced) add("After Pair Reduction", *report.pair_reduced);
    if (analysis.solutions.first) {
        Board solved(report.initial.shared_geometry());
        for (Cell cell : solved.geometry().every_cell()) solved.keep_only(cell, {(*analysis.solutions.first)[cell]});
        add(analysis.solutions.count > 1 ? "A solution" : "Solved", solved);
    }
    return made_view("positions", "Positions", std::move(stages));
}

std::string tested_words(const Geometry& geometry, const steps::ModelStep& step, Coords coords) {
    std::string out;
    for (const steps::TestedCandidate& tested : step.tested) {
        if (tested.verdict == BranchOutcome::open) continue;
        out += worded("{}{} {} (girth {})", out.empty() ? "" : "; ",
                      candidate_name(geometry, tested.candidate, "=", coords), word(tested.verdict), tested.girth);
    }
    return worded("{} propositions tested. {}", step.tested.size(), out.empty() ? "None is conclusive." : out + '.');
}

std::string found_words(const Board& before, const steps::ModelStep& step, const StepLine& lines) {
    std::string out;
    for (const steps::StepFind& found : step.found) out += (out.empty() ? "" : "; ") + found_text(before, found, lines);
    return out;
}

Stage step_stage(const Puzzle& puzzle, const Board& board, const steps::ModelStep& step,
                 const std::vector<std::string>& groups, Coords coords) {
    Stage out{scene_of(puzzle, board), {}, {}};
    if (const std::string* group = group_of(step, groups)) {
        out.title = *group;
        out.words = found_words(board, step, StepLine(puzzle, StepNotation::sheet, coords));
    } else {
        out.title = worded("propositions over cells with {} candidates", step.width);
        out.words = tested_words(board.geometry(), step, coords);
    }
    out.scene.removed = step.dead;
    return out;
}

View run_view(const Puzzle& puzzle, const steps::StepsRun& run, const steps::Order& order, Coords coords) {
    View view{"steps", "Step model", View::Kind::run, run.trace.size() + 2};
    view.tell = [&puzzle, &run, groups = group_names(order), coords](std::size_t from, std::size_t to,
                                                                     const StageSink& each) {
        Board board = steps::start_of(puzzle);
        if (from == 0 && !each(0, {scene_of(puzzle, board), "The start", {}})) return;
        std::size_t number = 0;
        for (const steps::ModelStep& step : run.trace) {
            if (++number > to) return;
            if (number >= from) {
                Stage stage = step_stage(puzzle, board, step, groups, coords);
                stage.title = worded("Step {}: {}", number, stage.title);
                if (!each(number, stage)) return;
            }
            for (Candidate c : step.dead) board.remove(c);
        }
        if (++number <= to)
            each(number, {scene_of(puzzle, board), worded("The end: {}", steps::word_of_run(run.outcome)), {}});
    };
    return view;
}

// The candidates left by the data, allowed by pairs of cells, and allowed by scenarios of single cells.
View array_view(const Puzzle& puzzle, const analysis::Methods& methods) {
    std::vector<Stage> stages;
    const auto add = [&](std::string title, const scenarios::Array& array, std::string_view more = {}) {
        Stage stage{scene_of(puzzle, start_board(puzzle)), std::move(title),
                    worded("{} hypotheses are true.{}", array.truths(), more)};
        for (Cell cell : array.geometry().every_cell()) stage.scene.board.keep_only(cell, array.digits(cell));
        stages.push_back(std::move(stage));
    };
    scenarios::Array array = scenarios::with_data(puzzle);
    add("The data", array);
    array.settle({});
    add(array.geometry().constrained() ? "Candidates allowed by every pair of cells and by the rules"
                                       : "Candidates allowed by every pair of cells",
        array);
    constexpr std::string_view limit = " The time or node limit was reached.";
    if (!methods.array)
        stages.back().words += limit;
    else if (methods.array->end)
        add("Candidates allowed by scenarios of single cells", *methods.array->end,
            methods.array->cut_short ? limit : "");
    return made_view("scenarios", "Hypothesis array and scenarios", std::move(stages));
}

}  // namespace

std::vector<View> views_of(const Puzzle& puzzle, const Analysis& analysis, Coords coords) {
    const hdp::HdpReport& report = analysis.report;
    std::vector<View> views = {
        positions(puzzle, analysis),
        chain_view("analysis", "HDP: Pair Reduction Analysis", puzzle, report, report.analysis, coords),
        chain_view("pair", "HDP: Pair Reduction", puzzle, report, report.pair_reduction, coords),
        chain_view("deep", "HDP: Deep Pair Reduction", puzzle, report, report.deep, coords),
        chain_view("constraint", "HDP: Constraint Pair Reduction", puzzle, report, report.constraint, coords)};
    std::erase_if(views, [](const View& view) { return view.count == 0; });
    if (!analysis.details) return views;
    const analysis::Details& details = *analysis.details;
    if (details.order) views.push_back(run_view(puzzle, details.run, *details.order, coords));
    views.push_back(array_view(puzzle, analysis.methods));
    views.push_back(
        ledger_view("reasonable", "Reasonable Sudoku", details.two_rules, coords, "Where the two rules end"));
    if (details.proof) views.push_back(ledger_view("proof", "Proof", *details.proof, coords, "The claim"));
    return views;
}

}  // namespace deduku::report
