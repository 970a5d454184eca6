// scenarios: the hypothesis array, pass by pass, and what happens when picked cells get their digits.
//
//   deduku scenarios PUZZLE                        all 729, data 561, pass 1 pairs 275, .., fixpoint 275, state ..
//   deduku scenarios --pick B1,C1 PUZZLE           and the scenarios of these two cells
//   deduku scenarios --extend pairs PUZZLE         rounds over all pairs of cells, each conclusion for good
#include <fmt/format.h>

#include <array>

#include "cli/each.hpp"
#include "report/scenarios.hpp"

namespace deduku::cli {
namespace {

using scenarios::Apply;
using scenarios::Drop;
using scenarios::ExtendOptions;
using scenarios::Group;
using scenarios::Houses;
using scenarios::Round;
using scenarios::Rules;
using scenarios::Sample;

// What an automatic pick comes to at most.
constexpr std::uint64_t automatic_scenarios = 1000;

constexpr std::array<Option, 8> scenarios_command_options = {{
    {"pick", 0, Kind::text, "CELLS|auto", "",
     "cells that get their digits together, joined by commas; auto: those with few digits, up to 1000 scenarios"},
    {"sample", 0, Kind::count, "N", "", "N scenarios drawn at random instead of all"},
    {"seed", 0, Kind::count, "S", "1", "which scenarios these are"},
    {"rule11", 0, Kind::flag, "", "", "naked pairs, too"},
    {"extend", 0, Kind::choice, "singles|pairs", "",
     "E2 in rounds: what is false in all scenarios of a cell, or of a pair of cells, is false (of --pick, or all)"},
    {"apply", 0, Kind::choice, "rounds|at-once", "rounds", "E2: conclusions hold from the next round on, or at once"},
    {"drop", 0, Kind::choice, "both|empty", "both",
     "E2: dead are scenarios of both kinds, or as in the source only those with an empty cell"},
    {"unique", 0, Kind::choice, "snapshot|sequence", "snapshot",
     "rules 8-10 see one array, or rows, columns and areas what those before left"},
}};

/// The names of --pick; whether they are cells of a board is known when there is one.
std::vector<std::string> names_of(const Values& values) {
    std::vector<std::string> out;
    std::string_view list = values.text("pick");
    if (list.empty() || list == "auto") return out;
    const Geometry largest({8, 8});
    const Coords coords = *parse_coords(values.text("coords"));
    for (bool more = true; more;) {
        const auto comma = list.find(',');
        out.emplace_back(list.substr(0, comma));
        if (!parse_cell(largest, out.back(), coords))
            throw UsageError(
                fmt::format("--pick: '{}' is no name of a cell (--coords {})", out.back(), values.text("coords")));
        more = comma != std::string_view::npos;
        if (more) list.remove_prefix(comma + 1);
    }
    return out;
}

class Scenarios {
  public:
    explicit Scenarios(const Request& request)
        : request_(request),
          coords_(*parse_coords(request.values.text("coords"))),
          names_(names_of(request.values)),
          size_(request.values.count("sample")) {
        const Values& values = request.values;
        picks_ = values.given("pick") || size_;
        extends_ = values.given("extend");
        if (size_ && extends_)
            throw UsageError("--extend: draws conclusions from all scenarios, and --sample leaves some out");
        if (size_ == std::uint64_t{0}) throw UsageError("--sample: '0' is not a number of scenarios from 1");
        rules_.rule11 = values.given("rule11");
        rules_.houses = values.text("unique") == "sequence" ? Houses::sequence : Houses::snapshot;
        extend_.group = values.text("extend") == "pairs" ? Group::pairs : Group::singles;
        extend_.apply = values.text("apply") == "at-once" ? Apply::at_once : Apply::rounds;
        extend_.drop = values.text("drop") == "empty" ? Drop::empty : Drop::both;
        extend_.scenarios.rules.rule11 = rules_.rule11;
        made_by_ = fmt::format("rule11={} unique={}", rules_.rule11 ? "yes" : "no", values.text("unique"));
        if (extends_)
            made_by_ += fmt::format(" extend={} apply={} drop={}", values.text("extend"), values.text("apply"),
                                    values.text("drop"));
        if (size_) made_by_ += fmt::format(" sample={} seed={}", *size_, values.text("seed"));
        if (picks_ || extends_) made_by_ += " pick=" + (values.given("pick") ? values.text("pick") : "auto");
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        report::ScenariosResult result(puzzle);
        if (!find_picked(result, job)) return Status::usage;
        const bool text = !request_.json();
        result.passes = settle_in_passes(result.array, rules_);
        result.contradiction = result.array.contradiction();
        if (text) {
            job.out((job.number() > 1 ? "\n" : "") + report::passes_text(result, coords_));
            job.send_out();
        }
        if (!result.contradiction) run_scenarios(result, job);
        if (text) {
            job.out(report::rest_text(result, coords_));
        } else {
            Json object = json_head(request_, puzzle, job);
            report::add_result(object, result, coords_);
            object["options"] = made_by_;
            object["options_hash"] = report::hash_of(made_by_);
            object["seconds"] = job.seconds();
            job.out(json_line(object));
        }
        // What an interrupted run has found is worth having.
        if (job.abandoned()) job.send_out();
        return result.solved() ? Status::ok : Status::negative;
    }

  private:
    /// The cells named by the user; false with a message if this board has no such cell.
    bool find_picked(report::ScenariosResult& result, Job& job) const {
        const Geometry& geometry = result.array.geometry();
        for (const std::string& name : names_) {
            const auto cell = parse_cell(geometry, name, coords_);
            std::string wrong;
            if (!cell)
                wrong =
                    fmt::format("no cell of a {0}x{0} board, which has {1} at the top left and {2} at the bottom right",
                                geometry.digits(), cell_name(geometry, static_cast<Cell>(0), coords_),
                                cell_name(geometry, static_cast<Cell>(geometry.cells() - 1), coords_));
            else if (std::find(result.picked.begin(), result.picked.end(), *cell) != result.picked.end())
                wrong = "named twice";
            if (!wrong.empty()) {
                job.error(fmt::format("deduku scenarios: --pick: '{}' is {}", name, wrong));
                return false;
            }
            result.picked.push_back(*cell);
        }
        return true;
    }

    void run_scenarios(report::ScenariosResult& result, Job& job) const {
        const auto progress = [&job](std::uint64_t done, std::uint64_t total) {
            job.progress({"scenarios", done, total});
        };
        if (extends_) {
            ExtendOptions wanted = extend_;
            wanted.scenarios.progress = progress;
            std::size_t number = 0;
            if (!request_.json())
                wanted.each = [&](const Round& round) {
                    job.out(report::round_text(round, ++number));
                    job.send_out();
                };
            result.extension = scenarios::extend(result.array, result.picked, wanted, job.meter());
        } else if (picks_) {
            scenarios::Options wanted = extend_.scenarios;
            wanted.progress = progress;
            if (names_.empty()) result.picked = scenarios::pick_cells(result.array, automatic_scenarios);
            std::optional<Sample> sample;
            if (size_) sample = Sample{*size_, *request_.values.count("seed")};
            result.sampled = size_.has_value();
            result.outcome = scenarios::run(result.array, result.picked, sample, wanted, job.meter());
        }
    }

    const Request& request_;
    Coords coords_;
    std::vector<std::string> names_;
    std::optional<std::uint64_t> size_;  // of a sample
    bool picks_ = false;
    bool extends_ = false;
    Rules rules_;
    ExtendOptions extend_;
    std::string made_by_;
};

Status run_scenarios(const Request& request) {
    return for_each_puzzle(request, Effort::long_lasting, Scenarios(request));
}

}  // namespace

const Command scenarios_command = {
    "scenarios",
    "[PUZZLE | FILE | -]...",
    "the hypothesis array pass by pass, and scenarios: picked cells get their digits all at once",
    "One key and value a line, the numbers of true hypotheses: all; data; 'pass K pairs' after rules 1-7, 'pass K\n"
    "unique' after rules 8-10, 'pass K rule11'; fixpoint. With --pick, --sample or --extend: scenarios, dead-empty (a\n"
    "cell has no digit), dead-place (a digit has no place in a house), complete, unfinished, distinct (different\n"
    "solutions); with --pick or --sample also picked and possible, with --extend also 'round K ..' with the numbers\n"
    "of each round, 'round K fixpoint' after rules 1-11, and extended, at the end. Then 'contradiction' with its\n"
    "place if there is one, 'unknown' if --timeout or --max-nodes (scenarios) ended it, state: the grid with [..]\n"
    "cells, and the solutions when fewer than 100. Several puzzles are separated by an empty line.\n"
    "The exit status is 1 if a puzzle does not come to exactly one solution.",
    scenarios_command_options,
    run_scenarios,
};

}  // namespace deduku::cli
