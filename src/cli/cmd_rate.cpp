// rate: every measure of hardness of a puzzle on one line.
//
//   # puzzle   unique  hdp   label  steps  girth  rating  reasonable
//   8......    1       hard  7      3      30     99745   no
//
// With --check-invariance the isomorphs of a puzzle are rated, too: the step model promises the same numbers.
#include <fmt/format.h>

#include <array>
#include <atomic>

#include "cli/each.hpp"
#include "cli/method_options.hpp"
#include "cli/run/output.hpp"
#include "grid/spelling.hpp"
#include "grid/write.hpp"
#include "method/analysis/analysis.hpp"
#include "method/analysis/invariance.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/solve/solve.hpp"
#include "report/analysis.hpp"
#include "report/hdp.hpp"
#include "report/invariance.hpp"
#include "report/steps.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 6> rate_command_options = {{
    {"by", 0, Kind::text, "LIST", "", "these measures only, joined by commas: unique,hdp,steps,reasonable"},
    {"series", 'Z', Kind::text, "SERIES", "hardest",
     "the series of orders that gives label and rating, as for 'steps'"},
    count_option,
    unbatched_option,
    {"check-invariance", 0, Kind::count, "N", "0",
     "rate N random isomorphs of each puzzle, too, and show what differs"},
    {"seed", 0, Kind::count, "S", "1", "which isomorphs these are"},
}};

/// Which measures are asked for.
struct Measures {
    bool unique = false;
    bool hdp = false;
    bool steps = false;
    bool reasonable = false;
};

Measures measures_of(const Values& values) {
    constexpr std::array<std::string_view, 4> names = {"unique", "hdp", "steps", "reasonable"};
    std::string_view list = values.text("by");
    if (list.empty()) return {true, true, true, true};
    std::array<bool, 4> asked{};
    for (bool more = true; more;) {
        const auto comma = list.find(',');
        const std::string_view name = list.substr(0, comma);
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end())
            throw UsageError(
                fmt::format("--by: '{}' is not one of {}{}", name, fmt::join(names, ", "), suggestion(name, names)));
        asked[static_cast<std::size_t>(found - names.begin())] = true;
        more = comma != std::string_view::npos;
        if (more) list.remove_prefix(comma + 1);
    }
    return {asked[0], asked[1], asked[2], asked[3]};
}

/// What was found out about a puzzle; what was not asked for, or does not apply, is not there.
struct Measured {
    std::string unique;                   ///< 0, 1, 2+, unknown
    std::string level;                    ///< of HDP
    std::optional<steps::Rating> rating;  ///< of a puzzle with one solution
    std::optional<bool> reasonable;
    std::optional<analysis::Invariance> invariance;
};

class Rate {
  public:
    explicit Rate(const Request& request)
        : request_(request),
          measures_(measures_of(request.values)),
          series_(series_of("series", request.values.text("series"))),
          count_(count_of(request.values)),
          options_(steps_options(request.values)),
          isomorphs_(*request.values.count("check-invariance")),
          seed_(*request.values.count("seed")),
          made_by_(report::options_text(options_, count_, nullptr, &series_)) {
        if (isomorphs_ > 0 && !measures_.steps)
            throw UsageError("--check-invariance: compares the measure 'steps', which --by leaves out");
    }

    Status operator()(const Puzzle& puzzle, Job& job) {
        const Measured measured = measure(puzzle, job);
        job.out(request_.json() ? json_line(object_of(puzzle, measured, job)) : text_of(puzzle, measured));
        return status_of(measured);
    }

    std::string header() const {
        std::string text = "# puzzle";
        if (measures_.unique) text += "\tunique";
        if (measures_.hdp) text += "\thdp";
        if (measures_.steps) text += "\tlabel\tsteps\tgirth\trating";
        if (measures_.reasonable) text += "\treasonable";
        return text + '\n';
    }

    /// What --check-invariance came to, for stderr.
    std::string summary() const {
        if (isomorphs_ == 0) return {};
        return fmt::format(
            "invariance: {} isomorphs each, seed {}; puzzles compared: {}, left out: {}; differences: {}\n", isomorphs_,
            seed_, compared_.load(), left_out_.load(), differences_.load());
    }

  private:
    Measured measure(const Puzzle& puzzle, Job& job) {
        Measured out;
        const Board board = start_position(puzzle);
        if (measures_.unique || measures_.steps) {
            SearchRequest wanted;
            wanted.limit = 2;
            out.unique = report::solutions_word(solve(board, wanted, job.meter()));
        }
        if (measures_.hdp) out.level = report::level_word(hdp::analyse(puzzle, {}, job.meter()));
        if (measures_.steps && out.unique == "1") {
            const analysis::Rater rater{series_, options_, count_, job.meter()};
            out.rating = rater(puzzle);
            if (isomorphs_ > 0)
                out.invariance = analysis::check_invariance(puzzle, *out.rating, rater, isomorphs_, seed_);
        }
        if (isomorphs_ > 0) note(out.invariance);
        if (measures_.reasonable) {
            reasonable::Fixpoint fixpoint(board.shared_geometry());
            out.reasonable = reasonable::classify(fixpoint, puzzle) == reasonable::Class::yes;
        }
        return out;
    }

    void note(const std::optional<analysis::Invariance>& invariance) {
        const bool looked = invariance && invariance->checked > 0;
        ++(looked ? compared_ : left_out_);
        if (looked) differences_ += invariance->differences.size();
    }

    /// The run of the order that solved.
    static const steps::Run* rated(const Measured& measured) {
        return measured.rating && measured.rating->order >= 0 ? &measured.rating->run : nullptr;
    }
    static bool cut_short(const Measured& measured) {
        return measured.rating ? measured.rating->run.outcome == steps::Outcome::unknown : measured.unique == "unknown";
    }

    Status status_of(const Measured& measured) const {
        const bool unique = measured.unique.empty() || measured.unique == "1";
        const bool labelled = !measures_.steps || (measured.rating && measured.rating->value);
        const bool same = !measured.invariance || measured.invariance->differences.empty();
        return unique && labelled && same && measured.level != "unknown" ? Status::ok : Status::negative;
    }

    std::string text_of(const Puzzle& puzzle, const Measured& measured) const {
        std::string text = to_line(puzzle);
        if (measures_.unique) text += '\t' + measured.unique;
        if (measures_.hdp) text += '\t' + measured.level;
        if (measures_.steps) {
            const steps::Run* run = rated(measured);
            text +=
                '\t' + (cut_short(measured) ? "unknown" : report::or_dash(run ? measured.rating->label : std::nullopt));
            text += '\t' + report::or_dash(run ? std::optional(report::passes_of(*run, count_)) : std::nullopt);
            text += '\t' + report::or_dash(run ? std::optional(run->girth) : std::nullopt);
            text += '\t' + report::or_dash(run ? measured.rating->value : std::nullopt);
        }
        if (measures_.reasonable) text += *measured.reasonable ? "\tyes" : "\tno";
        text += '\n';
        if (measured.invariance)
            for (const analysis::Difference& d : measured.invariance->differences)
                text += fmt::format("# differs: {}\t{}: {} != {}\n", d.isomorph, d.field, d.here, d.there);
        return text;
    }

    Json object_of(const Puzzle& puzzle, const Measured& measured, const Job& job) const {
        Json object = json_head(request_, puzzle, job);
        if (measures_.unique) object["unique"] = measured.unique;
        if (measures_.hdp) {
            const std::string made_by = report::options_text(hdp::Options{});
            object["hdp"] = {
                {"level", measured.level}, {"options", made_by}, {"options_hash", report::hash_of(made_by)}};
        }
        if (measures_.steps) {
            Json& part = object["steps"];
            part["series"] = to_text(series_);
            if (measured.rating) {
                report::add_rating(part, *measured.rating);
                report::add_run(part, Geometry(puzzle.box), order_of(series_, *measured.rating), measured.rating->run,
                                count_);
            } else {
                report::add_rating(part, steps::Rating{});
                part["outcome"] = measured.unique == "unknown" ? "unknown" : "not unique";
            }
            part["options"] = made_by_;
            part["options_hash"] = report::hash_of(made_by_);
        }
        if (measures_.reasonable) object["reasonable"] = *measured.reasonable;
        if (measured.invariance) object["invariance"] = report::to_json(*measured.invariance, seed_);
        object["seconds"] = job.seconds();
        return object;
    }

    const Request& request_;
    Measures measures_;
    steps::Series series_;
    steps::Count count_;
    steps::Options options_;
    std::uint64_t isomorphs_;
    std::uint64_t seed_;
    std::string made_by_;
    std::atomic<std::uint64_t> compared_{0};
    std::atomic<std::uint64_t> left_out_{0};
    std::atomic<std::uint64_t> differences_{0};
};

Status run_rate(const Request& request) {
    Rate rate(request);
    if (!request.json())
        if (const Status status = print(rate.header()); status != Status::ok) return status;
    const Status status = for_each_puzzle(request, Effort::long_lasting,
                                          [&rate](const Puzzle& puzzle, Job& job) { return rate(puzzle, job); });
    if (const std::string summary = rate.summary(); !summary.empty()) print_error(summary);
    return status;
}

}  // namespace

const Command rate_command = {
    "rate",
    "[PUZZLE | FILE | -]...",
    "measures of hardness: uniqueness, HDP level, label and rating of the step model",
    "A header line that begins with '#', then a line for each puzzle, columns separated by TAB: puzzle; unique: 0, 1,\n"
    "2+ solutions, or unknown; hdp: level of 'hdp'; label, steps, girth, rating: of the first order of the series "
    "that\n"
    "solves, '-' if none does or the puzzle has not one solution; steps are passes of propositions; reasonable: yes "
    "if\n"
    "singles, locked candidates and subsets of every size solve it. With --check-invariance a line\n"
    "'# differs: ISOMORPH TAB FIELD: HERE != THERE' for every number that is another one there, and a count on "
    "stderr.\n"
    "The exit status is 1 if a puzzle is not unique, not rated by the series, not decided, or if something differs.",
    rate_command_options,
    run_rate,
};

}  // namespace deduku::cli
