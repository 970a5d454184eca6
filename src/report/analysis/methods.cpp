#include "report/analysis/methods.hpp"

#include "method/method.hpp"
#include "technique/colours/conjugates.hpp"

namespace deduku::analysis {
namespace {

// A report on one puzzle should not run more.
constexpr std::uint64_t most_scenarios = 20'000;

ArrayCounts array_counts(const Puzzle& puzzle, Meter& meter) {
    ArrayCounts out;
    scenarios::Array array = scenarios::with_data(puzzle);
    const Geometry& geometry = array.geometry();
    out.all = geometry.candidates();
    out.data = array.truths();
    array.settle({}, &out.passes);
    out.fixpoint = array.truths();
    out.extended = out.fixpoint;
    const std::vector<Cell> cells = scenarios::open_cells(array);
    std::uint64_t count = 0;
    for (Cell cell : cells) count += static_cast<std::uint64_t>(array.digits(cell).size());
    out.too_many = count > most_scenarios;
    if (cells.empty() || array.contradiction() || out.too_many) return out;
    scenarios::ExtendOptions options;
    options.each = [&](const scenarios::Round& round) {
        if (out.scenarios) return;  // the first round only
        out.scenarios = round.counts;
        out.extended = round.extended;
    };
    scenarios::Extension extension = scenarios::extend(array, cells, options, meter);
    out.end = std::move(extension.array);
    out.cut_short = extension.cut_short;
    if (out.cut_short && extension.rounds.size() == 1) out.scenarios.reset();
    return out;
}

// Alternates the technique and the two rules until neither finds anything new.
ConjugateCounts conjugate_counts(Board board) {
    ConjugateCounts out;
    reasonable::Fixpoint fixpoint(board.shared_geometry());
    for (bool moved = true; moved && !board.contradictory() && !board.solved();) {
        moved = false;
        for (Digit digit : board.geometry().all_digits())
            for (const ConjugateElimination& found : conjugates(board, digit).eliminations) {
                if (!board.has({found.cell, digit})) continue;
                board.remove({found.cell, digit});
                ++out.removed;
                moved = true;
            }
        if (moved && !board.contradictory()) fixpoint.close(board);
    }
    out.completes = board.solved();
    return out;
}

}  // namespace

Methods look_with_methods(method::Known& known) {
    Methods out;
    out.series = steps::default_name(known.puzzle().geometry());
    if (const steps::StepRating* rating = known.rating()) out.rating = *rating;
    const reasonable::ReasonableRun& two_rules = known.two_rules();
    out.two_rules = two_rules.outcome;
    out.candidates = two_rules.end.living_count();
    for (Cell cell : two_rules.end.geometry().every_cell())
        out.open_cells += two_rules.end.digits(cell).size() > 1 ? 1 : 0;
    return out;
}

void rate_time(method::Known& known, Methods& out) {
    out.time = method::find_method("time")->object(known);
    if (const time::TimeRating* rating = method::time_rating(known)) out.time_words = time::words_with_range(*rating);
}

void look_with_slow_methods(method::Known& known, Methods& out) {
    out.cut_short = known.meter().exhausted();
    if (out.cut_short) return;
    out.array = array_counts(known.puzzle(), known.meter());
    if (out.two_rules == reasonable::Class::no) out.conjugates = conjugate_counts(known.two_rules().end);
}

}  // namespace deduku::analysis
