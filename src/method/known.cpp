#include "method/known.hpp"

#include "method/solve/solve.hpp"

namespace deduku::method {
namespace {

constexpr Computed start_position{+[](Known& known) { return start_board(known.puzzle()); }};

constexpr Computed hdp_report_of{
    +[](Known& known) { return hdp::analyse(known.puzzle(), known.options().hdp, known.meter()); }};

constexpr Computed run_of_two_rules{+[](Known& known) { return reasonable::run(known.puzzle()); }};

constexpr Computed class_by_two_rules{+[](Known& known) { return reasonable::classify(known.puzzle()); }};

constexpr Computed default_series{+[](Known& known) { return steps::default_series(known.puzzle().geometry()); }};

constexpr Computed rating_by_steps{+[](Known& known) {
    const MethodOptions& options = known.options();
    return steps::rate(known.puzzle(), known.series(), options.steps, known.meter(), options.count);
}};

}  // namespace

Known::Known(const Puzzle& puzzle, const MethodOptions& options, Meter& meter)
    : puzzle_(puzzle), options_(options), meter_(meter) {}

Known::Known(const Known& known, Meter& meter)
    : puzzle_(known.puzzle_),
      options_(known.options_),
      meter_(meter),
      solutions_(known.solutions_),
      kept_(known.kept_) {}

const Board& Known::start() { return once(start_position); }

const Solutions& Known::solutions() {
    if (!solutions_) {
        SearchRequest wanted;
        wanted.limit = 2;
        wanted.fallback = options_.fallback;
        solutions_ = std::make_shared<const Solutions>(solve(start(), wanted, meter_));
    }
    return *solutions_;
}

void Known::set_solutions(Solutions solutions) { solutions_ = std::make_shared<const Solutions>(std::move(solutions)); }

bool Known::unique() { return solutions().end == SearchEnd::complete && solutions().count == 1; }
bool Known::impossible() { return solutions().end == SearchEnd::complete && solutions().count == 0; }

const hdp::HdpReport& Known::hdp() { return once(hdp_report_of); }
const hdp::HdpReport* Known::hdp_report() const { return found(hdp_report_of); }

const reasonable::ReasonableRun& Known::two_rules() { return once(run_of_two_rules); }

reasonable::Class Known::reasonable() {
    if (const reasonable::ReasonableRun* run = found(run_of_two_rules)) return run->outcome;
    return once(class_by_two_rules);
}

const steps::Series& Known::series() { return options_.series ? *options_.series : once(default_series); }

const steps::StepRating* Known::rating() { return unique() ? &once(rating_by_steps) : nullptr; }

std::string_view why_no_depth(Known& known) {
    if (known.puzzle().geometry().digits() != 9) return "not 9x9";
    if (known.unique()) return "";
    return known.solutions().end == SearchEnd::budget && known.solutions().count < 2 ? "unknown" : "not unique";
}

std::string_view why_not_rated(Known& known) {
    return known.puzzle().box() != Box{3, 3} ? "not 9x9" : why_no_depth(known);
}

std::string solutions_word(const Solutions& solutions) {
    if (solutions.count >= 2) return "2+";
    return solutions.end == SearchEnd::budget ? "unknown" : std::to_string(solutions.count);
}

}  // namespace deduku::method
