#include "method/scenarios/scenarios.hpp"

#include "grid/in_order.hpp"
#include "method/scenarios/choices.hpp"

namespace deduku::scenarios {
namespace {

// The number of scenarios between calls of `progress`.
constexpr std::uint64_t quiet = 256;

// Examines scenarios in sequence and counts them.
class Runner {
  public:
    Runner(const Array& array, std::span<const Cell> picked, const ScenarioOptions& options, Meter& meter)
        : array_(array), picked_(picked), options_(options), meter_(meter), scenario_(array) {}

    /// False if the meter is exhausted.
    bool operator()(std::span<const Digit> choice) {
        if (!meter_.spend()) {
            out_.cut_short = true;
            return false;
        }
        scenario_ = array_;
        for (std::size_t i = 0; i < picked_.size(); ++i) scenario_.keep(picked_[i], {choice[i]});
        const ScenarioEnd ending = solve_scenario(scenario_, options_.rules);
        out_.counts.add(ending);
        if (options_.each) options_.each(choice, ending, scenario_);
        if (ending == ScenarioEnd::complete && out_.solutions.size() < many_solutions)
            out_.solutions.push_back(scenario_.grid());
        if (options_.progress && out_.counts.scenarios % quiet == 0) options_.progress(out_.counts.scenarios, total_);
        return true;
    }

    ScenarioOutcome finish(std::uint64_t possible) {
        out_.possible = possible;
        // Scenarios differ in a picked cell, so their solutions differ, too.
        out_.distinct = out_.counts.complete;
        return std::move(out_);
    }

    void expect(std::uint64_t total) { total_ = total; }

  private:
    const Array& array_;
    std::span<const Cell> picked_;
    const ScenarioOptions& options_;
    Meter& meter_;
    Array scenario_;
    ScenarioOutcome out_;
    std::uint64_t total_ = 0;
};

}  // namespace

ScenarioEnd solve_scenario(Array& array, const Rules& rules) {
    if (!array.settle(rules)) return ScenarioEnd::dead_empty;
    if (array.lost_digit()) return ScenarioEnd::dead_place;
    return array.complete() ? ScenarioEnd::complete : ScenarioEnd::unfinished;
}

void ScenarioCounts::add(ScenarioEnd ending) {
    ++scenarios;
    switch (ending) {
        case ScenarioEnd::dead_empty: ++dead_empty; break;
        case ScenarioEnd::dead_place: ++dead_place; break;
        case ScenarioEnd::complete: ++complete; break;
        case ScenarioEnd::unfinished: ++unfinished; break;
    }
}

void ScenarioCounts::add(const ScenarioCounts& other) {
    scenarios += other.scenarios;
    dead_empty += other.dead_empty;
    dead_place += other.dead_place;
    complete += other.complete;
    unfinished += other.unfinished;
}

ScenarioOutcome run(const Array& array, std::span<const Cell> picked, const std::optional<Sample>& sample,
                    const ScenarioOptions& options, Meter& meter) {
    array.found();
    const Choices choices(array, picked);
    Runner runner(array, picked, options, meter);
    const bool all = !sample || sample->size >= choices.count();
    runner.expect(all ? choices.count() : sample->size);
    const auto look = [&](std::span<const Digit> choice) { return runner(choice); };
    if (all)
        choices.each(look);
    else
        choices.draw(sample->size, sample->seed, look);
    return runner.finish(choices.count());
}

std::vector<Cell> open_cells(const Array& array) {
    std::vector<Cell> out;
    for (Cell cell : array.geometry().every_cell())
        if (array.digits(cell).size() > 1) out.push_back(cell);
    return out;
}

void sort_by_digits(const Array& array, std::vector<Cell>& cells) {
    const Geometry& geometry = array.geometry();
    const auto rank = [&](Cell cell) {
        return (array.digits(cell).size() * geometry.digits() + geometry.column(cell)) * geometry.digits() +
               geometry.row(cell);
    };
    put_in_order(cells, [&](Cell a, Cell b) { return rank(a) < rank(b); });
}

std::vector<Cell> pick_cells(const Array& array, std::uint64_t most) {
    std::vector<Cell> out;
    std::vector<Cell> open = open_cells(array);
    sort_by_digits(array, open);
    for (Cell cell : open) {
        out.push_back(cell);
        if (product(array, out) <= most) continue;
        out.pop_back();
        break;
    }
    return out;
}

std::uint64_t product(const Array& array, std::span<const Cell> cells) {
    std::uint64_t count = 1;
    for (Cell cell : cells) {
        const auto size = static_cast<std::uint64_t>(array.digits(cell).size());
        if (size > 0 && count > unlimited / size) return unlimited;
        count *= size;
    }
    return count;
}

}  // namespace deduku::scenarios
