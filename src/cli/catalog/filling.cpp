// Computes the forms of puzzles on all threads and stores them a million at a time.
//
//   reader --> lanes: solution, form --> "form TAB solutions TAB name" in the order of the input --> batch --> file
#include "cli/catalog/filling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>

#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/kept_form.hpp"
#include "cli/run/files.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t batch_size = 1000000;

/// A line for the writer: number, form, solutions, name; or number, and the reason why there is no form.
void add_line(std::string& out, std::uint64_t number, const std::string& form, std::uint64_t solutions,
              const std::string& name) {
    fmt::format_to(std::back_inserter(out), "{}\t{}\t{}\t{}\n", number, form, std::min<std::uint64_t>(solutions, 2),
                   name);
}
void add_refusal(std::string& out, std::uint64_t number, const std::string& why) {
    fmt::format_to(std::back_inserter(out), "{}\t-\t{}\n", number, why);
}

/// Converts puzzles to lines, in the lanes.
class ToForms {
  public:
    ToForms(canon::FormKind form, bool keep, const Limits& limits) : form_(form), keep_(keep) {
        work_.limit = 2;
        work_.limits = limits;
        work_.alone = [this](const Puzzle& puzzle, Job& job) { return alone(puzzle, job); };
        work_.report = [this](const LaneResult& result, std::string& out) { return in_lanes(result, out); };
    }
    const LaneWork& work() const { return work_; }

  private:
    Status in_lanes(const LaneResult& result, std::string& out) const {
        thread_local canon::Forms forms;
        const lanes::SearchOutcome& outcome = result.outcome;
        const std::string why = result.puzzle != nullptr ? why_not_kept(*result.puzzle) : "";
        const bool unknown = outcome.end == SearchEnd::budget && outcome.count < 2;
        if (!why.empty() || unknown) {
            add_refusal(out, result.number, why.empty() ? "unknown within the limits" : why);
            return Status::bad_input;
        }
        const std::string line = result.puzzle != nullptr ? to_line(*result.puzzle) : std::string();
        const NineGrid cells =
            digits_of(result.puzzle != nullptr ? std::string_view(line) : std::string_view(result.board, lanes::cells));
        add_line(out, result.number, kept_form(form_, cells, outcome.count == 1 ? &outcome.first : nullptr, forms),
                 outcome.count, keep_ && result.puzzle != nullptr ? kept_of(*result.puzzle) : "");
        return Status::ok;
    }

    Status alone(const Puzzle& puzzle, Job& job) const {
        std::string out;
        std::string why = why_not_kept(puzzle);
        const auto found = why.empty() ? solved(puzzle, job.meter()) : std::nullopt;
        if (why.empty() && !found) why = "unknown within the limits";
        if (why.empty()) {
            canon::Forms forms;
            add_line(out, job.number(), kept_form(form_, puzzle, found->only(), forms), found->count,
                     keep_ ? kept_of(puzzle) : "");
        } else {
            add_refusal(out, job.number(), why);
        }
        job.out(out);
        return why.empty() ? Status::ok : Status::bad_input;
    }

    canon::FormKind form_;
    bool keep_;
    LaneWork work_;
};

/// Stores lines in the file, a batch at a time.
class IntoFile {
  public:
    IntoFile(catalog::Catalog& catalog, const std::string& name, catalog::Source* source,
             std::vector<catalog::StoredMeasure> measures)
        : catalog_(catalog), name_(name), source_(source) {
        batch_.measures = std::move(measures);
    }

    /// Takes complete lines; none are printed.
    void take(std::string& lines) {
        for (std::string_view left = lines; !left.empty() && !trouble_;) {
            const std::size_t end = left.find('\n');
            take_line(left.substr(0, end));
            left.remove_prefix(end + 1);
        }
        lines.clear();
    }
    /// Stores the rest; `all`: the source was read to its end.
    void finish(bool all) {
        if (source_ != nullptr) source_->whole = all;
        if (!trouble_ && (source_ != nullptr || !batch_.entries.empty())) flush();
    }

    const std::optional<catalog::Trouble>& trouble() const { return trouble_; }
    std::uint64_t read = 0;
    std::uint64_t refused = 0;
    catalog::Added added;

  private:
    static std::string_view field(std::string_view& line) {
        const std::size_t tab = line.find('\t');
        const std::string_view out = line.substr(0, tab);
        line.remove_prefix(tab == std::string_view::npos ? line.size() : tab + 1);
        return out;
    }

    void take_line(std::string_view line) {
        const std::string_view number = field(line);
        std::int64_t last = 0;
        std::from_chars(number.data(), number.data() + number.size(), last);
        if (source_ != nullptr) source_->puzzles = last;
        ++read;
        const std::string_view form = field(line);
        if (form == "-") {
            ++refused;
            print_message(fmt::format("{}: puzzle {}: {}", name_, last, line));
            return;
        }
        const int solutions = field(line)[0] - '0';
        auto entry = entry_of(form, static_cast<std::uint64_t>(solutions), catalog_.bits());
        if (!entry) return;  // impossible: the lanes wrote it
        entry->place = static_cast<std::uint32_t>(last);
        if (!batch_.measures.empty()) {
            take_ratings(line);
        } else if (!line.empty()) {
            batch_.names.emplace_back(static_cast<std::int64_t>(batch_.entries.size()), std::string(line));
        }
        batch_.entries.push_back(std::move(*entry));
        if (batch_.entries.size() == batch_size) flush();
    }

    /// The text after the puzzle has a value for each column.
    void take_ratings(std::string_view line) {
        // Comments of earlier lines come first.
        if (const auto before = line.rfind("; "); before != std::string_view::npos) line.remove_prefix(before + 2);
        for (std::size_t i = 0; i < batch_.measures.size(); ++i) {
            catalog::StoredRating rating{static_cast<std::uint32_t>(i), catalog::RowState::none, {}};
            for (std::size_t k = 0; k < batch_.measures[i].columns.size(); ++k) {
                if (line.empty()) return refuse_ratings();
                const std::string_view text = field(line);
                rating.values.push_back(filter::value_of(text));
                if (text != "-")
                    rating.state = text == "unknown" ? catalog::RowState::unknown : catalog::RowState::done;
            }
            batch_.ratings.emplace_back(static_cast<std::int64_t>(batch_.entries.size()), std::move(rating));
        }
        if (!line.empty()) refuse_ratings();
    }
    void refuse_ratings() {
        if (!trouble_)
            trouble_ = {catalog::Trouble::Kind::unusable,
                        fmt::format("{}: result {}: not a value for each column of its heading", name_, read)};
        ask_to_stop(Stop::unread);
    }

    void flush() {
        const auto done = catalog::add(catalog_, batch_, source_);
        batch_.clear();
        if (const auto* trouble = std::get_if<catalog::Trouble>(&done)) {
            trouble_ = *trouble;
            ask_to_stop(Stop::unread);  // no later puzzles can be stored
            return;
        }
        added += std::get<catalog::Added>(done);
    }

    catalog::Catalog& catalog_;
    const std::string& name_;
    catalog::Source* source_;
    catalog::NewPuzzles batch_;
    std::optional<catalog::Trouble> trouble_;
};

/// The source for a file, if it is one: identified by its bytes and by the options that affect the entries.
std::optional<catalog::Source> source_of(const std::string& name, bool keep) {
    struct stat state {};
    if (name == "-") return std::nullopt;
    if (os().status(name.c_str(), state) < 0) {
        if (errno == ENOENT || errno == ENAMETOOLONG || errno == ENOTDIR) return std::nullopt;  // a puzzle
        throw BadOperand(failure(name, errno));
    }
    if (!S_ISREG(state.st_mode)) return std::nullopt;
    catalog::Source out;
    out.path = name;
    std::uint64_t hash = fingerprint(keep ? "keep" : "");
    or_bad_operand(read_pieces(name, [&](std::string_view piece) {
        hash = fingerprint(piece, hash);
        out.bytes += static_cast<std::int64_t>(piece.size());
        return stop_asked() == Stop::none;
    }));
    out.hash = static_cast<std::int64_t>(hash);
    return out;
}

}  // namespace

Status add_one(const Request& request, const std::vector<std::string>& operands, Adding& adding) {
    const bool results = !adding.measures.empty();
    // Boards read in bulk have only cells.
    const std::size_t board_grain = adding.keep || results ? 0 : 1024;
    const std::string name = operands.empty() ? "<stdin>" : operands.front();
    auto source = operands.empty() || results ? std::nullopt : source_of(name, adding.keep);
    AddCounts& counts = adding.counts;
    if (source) counts.skipped += static_cast<std::uint64_t>(taken(catalog::puzzles_read(adding.catalog, *source)));
    if (source && source->whole) return Status::ok;
    const auto skip = static_cast<std::uint64_t>(source ? source->puzzles : 0);
    Request part = request;
    part.operands = operands;
    const Limits limits = limits_of(request);
    const ToForms forms(form_of(adding.catalog), adding.keep || results, limits);
    IntoFile into(adding.catalog, name, source ? &*source : nullptr, adding.measures);
    const MakeWorker make = [&] { return make_lane_worker(forms.work()); };
    const auto take = [&into](std::string& lines) { into.take(lines); };
    const Status status = for_each_puzzle(part, Effort::quick, board_grain, make, take, skip);
    // A read error has the same status as bad lines: after either, the text following the last puzzle is read again.
    into.finish(stop_asked() == Stop::none && status != Status::bad_input && status != Status::internal);
    counts.read += into.read;
    counts.refused += into.refused;
    counts.added += into.added;
    if (into.trouble()) throw *into.trouble();
    return status;
}

void say_counts(const Adding& adding) {
    const AddCounts& counts = adding.counts;
    std::string more;
    if (adding.results) more += fmt::format("; new ratings: {}", counts.added.ratings);
    if (counts.skipped > 0) more += fmt::format("; from an earlier run: {}", counts.skipped);
    print_message(fmt::format("read: {}, new: {}, known: {}, not kept: {}{}", counts.read, counts.added.fresh,
                              counts.added.known, counts.refused, more));
}

}  // namespace deduku::cli
