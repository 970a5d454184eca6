#include "method/scenarios/extend.hpp"

#include <algorithm>
#include <set>

#include "grid/contains.hpp"
#include "method/scenarios/choices.hpp"

namespace deduku::scenarios {
namespace {

using Cells = std::vector<Cell>;

class Extender {
  public:
    Extender(const Array& array, std::span<const Cell> cells, const ExtendOptions& options, Meter& meter)
        : options_(options),
          meter_(meter),
          out_{array, {}, {}, 0, {}, false},
          scenario_(array),
          alive_(array),
          allowed_(array.geometry().cells(), cells.empty()) {
        for (Cell cell : cells) allowed_[cell] = true;
    }

    Extension finish() {
        for (bool more = true; more;) more = play_round();
        if (out_.array.complete()) solutions_.insert(out_.array.grid());
        out_.distinct = solutions_.size();
        for (const Grid& grid : solutions_) {
            if (out_.solutions.size() == many_solutions) break;
            out_.solutions.push_back(grid);
        }
        return std::move(out_);
    }

  private:
    // Returns whether another round may find more.
    bool play_round() {
        const Cells open = open_now();
        const bool singles = options_.group == CellsTogether::singles;
        if (open.size() < (singles ? 1 : 2)) return false;
        Round round;
        round.start = out_.array.truths();
        done_ = 0;
        total_ = 0;
        const Array snapshot = out_.array;
        snapshot.found();
        std::uint64_t behind = singles ? 1 : 0;  // scenarios per digit: in pairs, the digits of earlier cells
        for (Cell cell : open) {
            const auto digits = static_cast<std::uint64_t>(snapshot.digits(cell).size());
            total_ += digits * behind;
            if (!singles) behind += digits;
        }
        const auto look = [&](const Cells& cells) {
            return look_at(options_.apply == Apply::at_once ? out_.array : snapshot, cells, round) &&
                   !out_.array.has_empty_cell();
        };
        bool more = true;
        for (std::size_t i = 0; i < open.size() && more; ++i) {
            if (singles) more = look({open[i]});
            for (std::size_t j = i + 1; j < open.size() && more && !singles; ++j) more = look({open[i], open[j]});
        }
        round.extended = out_.array.truths();
        out_.array.settle(options_.scenarios.rules);
        round.fixpoint = out_.array.truths();
        out_.contradiction = out_.array.contradiction();
        const bool shown = !round.conclusions.empty();
        if (options_.each) options_.each(round);
        out_.rounds.push_back(std::move(round));
        return shown && !out_.cut_short && !out_.contradiction;
    }

    // The cells of groups, in their order.
    Cells open_now() const {
        Cells open = open_cells(out_.array);
        std::erase_if(open, [&](Cell cell) { return !allowed_[cell]; });
        if (options_.group == CellsTogether::singles) sort_by_digits(out_.array, open);
        return open;
    }

    // Examines all scenarios of a group; false if the meter ended them early, and then without conclusions.
    bool look_at(const Array& from, const Cells& cells, Round& round) {
        const auto open = [&](Cell cell) { return from.digits(cell).size() > 1; };
        if (!std::all_of(cells.begin(), cells.end(), open)) return true;
        alive_.clear();
        bool survived = false;
        const Choices choices(from, cells);
        choices.each([&](std::span<const Digit> choice) {
            if (!meter_.spend()) {
                out_.cut_short = true;
                return false;
            }
            scenario_ = from;
            for (std::size_t i = 0; i < cells.size(); ++i) scenario_.keep(cells[i], {choice[i]});
            const ScenarioEnd ending = solve_scenario(scenario_, options_.scenarios.rules);
            round.counts.add(ending);
            if (ending == ScenarioEnd::complete) solutions_.insert(scenario_.grid());
            if (ending == ScenarioEnd::dead_empty || (ending == ScenarioEnd::dead_place && options_.drop == Drop::both))
                return true;
            alive_.join(scenario_);
            survived = true;
            return true;
        });
        if (out_.cut_short) return false;
        done_ += choices.count();
        if (options_.scenarios.progress) options_.scenarios.progress(done_, total_);
        conclude(cells, survived, round);
        return true;
    }

    void conclude(const Cells& cells, bool survived, Round& round) {
        Conclusion conclusion{cells, {}, !survived};
        for (Cell cell : alive_.geometry().every_cell()) {
            const bool own = contains(cells, cell);
            for (Digit digit : out_.array.digits(cell) - alive_.digits(cell)) {
                conclusion.removes.push_back({cell, digit});
                ++(own ? round.refuted : round.falsified);
            }
        }
        if (conclusion.removes.empty()) return;
        out_.array.keep(alive_);
        if (options_.apply == Apply::at_once) out_.array.settle(options_.scenarios.rules);
        round.conclusions.push_back(std::move(conclusion));
    }

    const ExtendOptions& options_;
    Meter& meter_;
    Extension out_;
    Array scenario_;
    Array alive_;  // the candidates of surviving scenarios of the group
    Table<Cell, bool> allowed_;
    std::set<Grid> solutions_;
    std::uint64_t done_ = 0;  // in this round
    std::uint64_t total_ = 0;
};

}  // namespace

ScenarioCounts Extension::counts() const {
    ScenarioCounts all;
    for (const Round& round : rounds) all.add(round.counts);
    return all;
}

Extension extend(const Array& array, std::span<const Cell> cells, const ExtendOptions& options, Meter& meter) {
    return Extender(array, cells, options, meter).finish();
}

}  // namespace deduku::scenarios
