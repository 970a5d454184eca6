#include "report/html/stages.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "method/hdp/autosolve.hpp"
#include "render/words.hpp"
#include "report/steps.hpp"

namespace deduku::report {
namespace {

Json numbers(const std::vector<Sector>& sectors) {
    Json out = Json::array();
    for (Sector s : sectors) out.push_back(index(s));
    return out;
}

Json numbers(const Geometry& geometry, const std::vector<Candidate>& candidates) {
    Json out = Json::array();
    for (Candidate c : candidates) out.push_back(geometry.number(c));
    return out;
}

std::string cells_text(const Board& board) {
    std::string out;
    for (int i = 0; i < board.geometry().cells(); ++i)
        out += fmt::format("{}{:x}", i == 0 ? "" : ",", board.digits(static_cast<Cell>(i)).bits());
    return out;
}

Json stage(std::string title, std::string words) { return {{"title", std::move(title)}, {"words", std::move(words)}}; }

// The steps of a ledger, each with what it rests on.
class LedgerView {
  public:
    LedgerView(const Ledger& ledger, Coords coords)
        : ledger_(ledger),
          words_(ledger.start, coords),
          board_(start_board(ledger.start)),
          origin_(static_cast<std::size_t>(board_.geometry().candidates()), none) {}

    Json stages(std::size_t most, std::string_view end) {
        Json out = Json::array();
        Json start = stage("The start", "Each open cell may hold every digit that the puzzle allows.");
        start["cells"] = cells_text(board_);
        out.push_back(std::move(start));
        for (const Deduction& step : ledger_.steps) {
            if (out.size() >= most) {
                out.push_back(
                    stage(fmt::format("{} more steps are not shown", ledger_.steps.size() - out.size() + 1), ""));
                return out;
            }
            out.push_back(stage_of(step, out.size()));
        }
        out.push_back(stage(std::string(end), ""));
        return out;
    }

  private:
    static constexpr int none = -1;
    const Geometry& geometry() const { return board_.geometry(); }
    int& origin(Candidate c) { return origin_[static_cast<std::size_t>(geometry().number(c))]; }

    Json stage_of(const Deduction& step, std::size_t number) {
        Json out =
            stage(fmt::format("Step {}: {}", number, name_of(shape_of(geometry(), step.why))), words_.sentence(step));
        out["gone"] = numbers(geometry(), step.removes);
        std::vector<Candidate> kept;
        if (const auto* cover = std::get_if<Cover>(&step.why)) {
            out["base"] = numbers(cover->base);
            out["cover"] = numbers(cover->cover);
            for (Sector s : cover->base)
                for (int i = 0; i < geometry().digits(); ++i)
                    if (board_.has(geometry().member(s, i))) kept.push_back(geometry().member(s, i));
        } else {
            const auto& split = std::get<Split>(step.why);
            out["base"] = numbers({split.on});
            for (const Branch& branch : split.branches)
                if (!branch.empty) kept.insert(kept.end(), branch.keep.begin(), branch.keep.end());
        }
        out["kept"] = numbers(geometry(), kept);
        std::vector<int> from;
        rests_on(step, from);
        std::sort(from.begin(), from.end());
        from.erase(std::unique(from.begin(), from.end()), from.end());
        if (!from.empty()) out["from"] = from;
        apply(board_, step);
        for (Candidate c : step.removes) origin(c) = static_cast<int>(number);
        return out;
    }

    // The steps before that removed what this one needs dead; inside branches, too.
    void rests_on(const Deduction& step, std::vector<int>& from) {
        if (const auto* cover = std::get_if<Cover>(&step.why)) {
            for (Candidate c : premises(geometry(), *cover)) need(c, from);
            return;
        }
        const auto& split = std::get<Split>(step.why);
        need(split.on, from);
        for (const Branch& branch : split.branches) {
            for (const Deduction& inner : branch.steps) rests_on(inner, from);
            if (branch.empty) need(*branch.empty, from);
        }
    }
    void need(Sector sector, std::vector<int>& from) {
        for (int i = 0; i < geometry().digits(); ++i) need(geometry().member(sector, i), from);
    }
    void need(Candidate c, std::vector<int>& from) {
        if (!board_.has(c) && origin(c) != none) from.push_back(origin(c));
    }

    const Ledger& ledger_;
    Words words_;
    Board board_;
    std::vector<int> origin_;  // stage that removed each candidate
};

// The lines of a section of HDP, each with the position it speaks of.
class ChainView {
  public:
    explicit ChainView(const hdp::Report& report)
        : report_(report), autosolver_(report.initial.geometry(), no_limit_) {}

    Json stages(const hdp::Section& section, std::size_t most) {
        Json out = Json::array();
        for (const hdp::Line& line : section.lines) {
            if (out.size() >= most) {
                out.push_back(stage(fmt::format("{} more lines are not shown", section.lines.size() - out.size()), ""));
                break;
            }
            out.push_back(stage_of(line, out.size() + 1));
        }
        return out;
    }

  private:
    Json stage_of(const hdp::Line& line, std::size_t number) {
        Board board = report_.autosolved;
        std::size_t before = board.trail().size();
        int level = 0;
        Json hypotheses = Json::array();
        for (const hdp::Link& link : line.chain) {
            before = board.trail().size();
            if (link.hypothesis) hypotheses.push_back({index(link.statement.cell), ++level});
            if (!board.contradictory()) autosolver_.assume(board, link.statement);
        }
        Json out = stage(fmt::format("Line {}", number), hdp::to_text(board.geometry(), line));
        out["cells"] = cells_text(board);
        std::vector<int> changed;
        for (Candidate c : board.trail().subspan(before)) changed.push_back(index(c.cell));
        std::sort(changed.begin(), changed.end());
        changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
        if (!changed.empty()) out["changed"] = changed;
        if (!hypotheses.empty()) out["hypotheses"] = hypotheses;
        return out;
    }

    const hdp::Report& report_;
    Meter no_limit_;
    hdp::Autosolver autosolver_;
};

Json positions(const Analysis& analysis) {
    const hdp::Report& report = analysis.report;
    Json out = Json::array();
    const auto add = [&](std::string title, const Board& board) {
        Json one = stage(std::move(title), hdp::position_text(board));
        one["cells"] = cells_text(board);
        out.push_back(std::move(one));
    };
    add("Initial position", report.initial);
    add("After autosolve", report.autosolved);
    if (report.pair_reduced) add("After Pair Reduction", *report.pair_reduced);
    if (analysis.solutions.first) {
        Board solved(report.initial.shared_geometry());
        for (std::size_t i = 0; i < analysis.solutions.first->size(); ++i)
            solved.keep_only(static_cast<Cell>(i), {(*analysis.solutions.first)[i]});
        add(analysis.solutions.count > 1 ? "A solution" : "Solved", solved);
    }
    return out;
}

std::string tested_words(const Geometry& geometry, const steps::Step& step, Coords coords) {
    std::string out;
    for (const steps::Tested& tested : step.tested) {
        if (tested.verdict == steps::Verdict::open) continue;
        out +=
            fmt::format("{}{}={} {} (girth {})", out.empty() ? "" : "; ",
                        cell_name(geometry, tested.candidate.cell, coords), index(tested.candidate.digit) + 1,
                        tested.verdict == steps::Verdict::contradiction ? "contradiction" : "solution", tested.girth);
    }
    return fmt::format("{} propositions tested. {}", step.tested.size(), out.empty() ? "None concludes." : out + '.');
}

std::string found_words(const Geometry& geometry, const steps::Step& step, Coords coords) {
    std::string out;
    for (const steps::Found& found : step.found) {
        std::string list;
        for (Candidate c : found.places)
            list += fmt::format(" {}={}", cell_name(geometry, c.cell, coords), index(c.digit) + 1);
        for (Candidate c : found.removes)
            list += fmt::format(" {}!={}", cell_name(geometry, c.cell, coords), index(c.digit) + 1);
        out += fmt::format("{}{}:{}", out.empty() ? "" : "; ", name_of(*found.move.technique, found.move.size), list);
    }
    return out;
}

Json run_stages(const Puzzle& puzzle, const steps::Run& run, const steps::Order& order, Coords coords,
                std::size_t most) {
    const Board start = steps::start_of(puzzle);
    const Geometry& geometry = start.geometry();
    const std::vector<std::string> groups = group_names(order);
    Json out = Json::array();
    Json first = stage("The start", "");
    first["cells"] = cells_text(start);
    out.push_back(std::move(first));
    for (const steps::Step& step : run.trace) {
        if (out.size() >= most) break;
        const bool pass = static_cast<std::size_t>(step.group) >= groups.size();
        Json one = stage(fmt::format("Step {}: {}", out.size(),
                                     pass ? fmt::format("propositions over cells with {} candidates", step.width)
                                          : groups[static_cast<std::size_t>(step.group)]),
                         pass ? tested_words(geometry, step, coords) : found_words(geometry, step, coords));
        one["gone"] = numbers(geometry, step.dead);
        out.push_back(std::move(one));
    }
    out.push_back(stage("The end: " + std::string(word(run.outcome)), ""));
    return out;
}

// The hypothesis array: what the data leave, what pairs of cells allow, what scenarios of single cells allow.
Json array_stages(const Puzzle& puzzle, const analysis::ArrayCounts& counts) {
    Json out = Json::array();
    const auto add = [&](std::string title, const scenarios::Array& array, std::string_view more = {}) {
        std::string cells;
        for (Cell cell : array.geometry().every_cell())
            cells += fmt::format("{}{:x}", cells.empty() ? "" : ",", array.digits(cell).bits());
        Json one = stage(std::move(title), fmt::format("{} hypotheses are true.{}", array.truths(), more));
        one["cells"] = std::move(cells);
        out.push_back(std::move(one));
    };
    scenarios::Array array = scenarios::with_data(puzzle);
    add("The data", array);
    scenarios::settle_in_passes(array, {});
    add("What every pair of cells allows", array);
    if (counts.end)
        add("What scenarios of single cells allow", *counts.end, counts.cut_short ? " Time or nodes ran out." : "");
    return out;
}

}  // namespace

Json report_data(const Puzzle& puzzle, const Analysis& analysis, Coords coords, std::size_t most) {
    const hdp::Report& report = analysis.report;
    const Geometry& geometry = report.initial.geometry();
    Json out;
    out["box"] = {geometry.box().height, geometry.box().width};
    for (int i = 0; i < geometry.digits(); ++i) {
        out["rows"].push_back(house_label(geometry, geometry.house(HouseKind::row, i), coords));
        out["columns"].push_back(house_label(geometry, geometry.house(HouseKind::column, i), coords));
    }
    for (int i = 0; i < geometry.cells(); ++i) {
        out["names"].push_back(cell_name(geometry, static_cast<Cell>(i), coords));
        out["givens"].push_back(puzzle.cells[static_cast<std::size_t>(i)].single() ? 1 : 0);
    }
    Json& views = out["views"];
    views = Json::array();
    const auto add = [&](std::string_view id, std::string_view name, Json stages) {
        if (!stages.empty()) views.push_back({{"id", id}, {"name", name}, {"stages", std::move(stages)}});
    };
    add("positions", "Positions", positions(analysis));
    ChainView chains(report);
    add("analysis", "HDP: Pair Reduction Analysis", chains.stages(report.analysis, most));
    add("pair", "HDP: Pair Reduction", chains.stages(report.pair_reduction, most));
    add("deep", "HDP: Deep Pair Reduction", chains.stages(report.deep, most));
    add("constraint", "HDP: Constraint Pair Reduction", chains.stages(report.constraint, most));
    if (analysis.details) {
        const analysis::Details& details = *analysis.details;
        if (details.order) add("steps", "Step model", run_stages(puzzle, details.run, *details.order, coords, most));
        add("scenarios", "Hypothesis array and scenarios", array_stages(puzzle, analysis.methods.array));
        add("reasonable", "Reasonable Sudoku",
            LedgerView(details.two_rules, coords).stages(most, "Where the two rules end"));
        if (details.proof)
            add("proof", "Proof", LedgerView(*details.proof, coords).stages(most, "What was to be shown"));
    }
    return out;
}

}  // namespace deduku::report
