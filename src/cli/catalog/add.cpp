// create, add: puzzles to forms on all threads, forms into the file a million at a time.
//
//   reader --> lanes: solution, form --> "form TAB solutions TAB name" in the order of the input --> batch --> file
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>

#include "canon/canon.hpp"
#include "canon/plain.hpp"
#include "catalog/adding.hpp"
#include "catalog/leases.hpp"
#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/lost.hpp"
#include "cli/rating.hpp"
#include "cli/run/files.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "cli/run/sqlite_files.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"
#include "deduku/text.hpp"
#include "session/canon_members.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t batch_size = 1000000;

canon::Cells digits_of(std::string_view board) {
    canon::Cells out;
    for (std::size_t k = 0; k < out.size(); ++k)
        out[k] = board[k] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(board[k] - '0');
    return out;
}

std::string letters_of(const canon::Cells& cells) {
    std::string out;
    for (const std::uint8_t digit : cells) out += digit == 0 ? '.' : static_cast<char>('0' + digit);
    return out;
}

/// Why a puzzle cannot be kept; empty if it can.
std::string why_not(const Puzzle& puzzle) {
    if (puzzle.box != Box{3, 3} || puzzle.houses)
        return "a catalogue has 9x9 puzzles with rows, columns and boxes only";
    for (const Cell cell : puzzle.cells.ids())
        if (const int left = puzzle.cells[cell].size(); left != 1 && left != 9)
            return "a catalogue has clues only, not candidates of cells";
    return {};
}

/// The form that is kept of a puzzle: through its solution if it is the only one (not null), else minlex.
std::string kept_form(const canon::Cells& cells, const canon::Cells* solution, canon::Forms& forms) {
    if (solution != nullptr) return letters_of(canon::image(forms.find(cells, *solution).map, cells));
    if (canon::has_plain_lines(cells))
        return letters_of(canon::image(forms.find(cells, canon::Form::minlex).map, cells));
    Meter meter;
    const auto unsolved = [](const Puzzle&) { return std::optional<std::vector<std::uint8_t>>(); };
    const auto found = canon::canonical(puzzle_of(letters_of(cells)), canon::Form::minlex, unsolved, meter);
    const auto* form = std::get_if<canon::Canonical>(&found);
    return form == nullptr ? std::string() : to_line(form->form);
}

/// How many solutions, up to 2, and the first; none: not known within the limits.
struct Solved {
    std::uint64_t count = 0;
    canon::Cells first{};

    const canon::Cells* only() const { return count == 1 ? &first : nullptr; }
};
std::optional<Solved> solved(const Puzzle& puzzle, Meter& meter) {
    const Solutions found = solve(start_position(puzzle), {.limit = 2, .lost = lost_searches()}, meter);
    if (found.end != SearchEnd::complete && found.count < 2) return std::nullopt;
    Solved out{found.count, {}};
    if (found.first)
        for (std::size_t k = 0; k < out.first.size(); ++k)
            out.first[k] = static_cast<std::uint8_t>(1 + static_cast<int>((*found.first)[static_cast<Cell>(k)]));
    return out;
}

/// A line for the writer: number, form, solutions, name; or number, and why there is no form.
void add_line(std::string& out, std::uint64_t number, const std::string& form, std::uint64_t solutions,
              const std::string& name) {
    fmt::format_to(std::back_inserter(out), "{}\t{}\t{}\t{}\n", number, form, std::min<std::uint64_t>(solutions, 2),
                   name);
}
void add_refusal(std::string& out, std::uint64_t number, const std::string& why) {
    fmt::format_to(std::back_inserter(out), "{}\t-\t{}\n", number, why);
}

/// Puzzles to lines, in the lanes.
class ToForms {
  public:
    ToForms(bool keep, const Limits& limits) : keep_(keep) {
        work_.limit = 2;
        work_.limits = limits;
        work_.alone = [this](const Puzzle& puzzle, Job& job) { return alone(puzzle, job); };
        work_.report = [this](const LaneResult& result, std::string& out) { return in_lanes(result, out); };
    }
    const LaneWork& work() const { return work_; }

  private:
    Status in_lanes(const LaneResult& result, std::string& out) const {
        thread_local canon::Forms forms;
        const lanes::Outcome& outcome = result.outcome;
        const std::string why = result.puzzle != nullptr ? why_not(*result.puzzle) : "";
        const bool unknown = outcome.end == lanes::End::budget && outcome.count < 2;
        if (!why.empty() || unknown) {
            add_refusal(out, result.number, why.empty() ? "unknown within the limits" : why);
            return Status::bad_input;
        }
        const std::string line = result.puzzle != nullptr ? to_line(*result.puzzle) : std::string();
        const canon::Cells cells =
            digits_of(result.puzzle != nullptr ? std::string_view(line) : std::string_view(result.board, lanes::cells));
        add_line(out, result.number, kept_form(cells, outcome.count == 1 ? &outcome.first : nullptr, forms),
                 outcome.count, keep_ && result.puzzle != nullptr ? kept_of(*result.puzzle) : "");
        return Status::ok;
    }

    Status alone(const Puzzle& puzzle, Job& job) const {
        std::string out;
        std::string why = why_not(puzzle);
        const auto found = why.empty() ? solved(puzzle, job.meter()) : std::nullopt;
        if (why.empty() && !found) why = "unknown within the limits";
        if (why.empty()) {
            canon::Forms forms;
            add_line(out, job.number(), kept_form(digits_of(to_line(puzzle)), found->only(), forms), found->count,
                     keep_ ? kept_of(puzzle) : "");
        } else {
            add_refusal(out, job.number(), why);
        }
        job.out(out);
        return why.empty() ? Status::ok : Status::bad_input;
    }

    bool keep_;
    LaneWork work_;
};

/// Lines to the file, a batch at a time.
class IntoFile {
  public:
    IntoFile(catalog::Catalog& catalog, const std::string& name, catalog::Source* source,
             std::vector<catalog::Measure> measures)
        : catalog_(catalog), name_(name), source_(source) {
        batch_.measures = std::move(measures);
    }

    /// Takes whole lines; none are printed.
    void take(std::string& lines) {
        for (std::string_view left = lines; !left.empty() && !trouble_;) {
            const std::size_t end = left.find('\n');
            take_line(left.substr(0, end));
            left.remove_prefix(end + 1);
        }
        lines.clear();
    }
    /// What is left; `all`: the source was read to its end.
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
        const auto form = catalog::form_of(field(line));
        if (!form) {
            ++refused;
            print_error(fmt::format("{}: puzzle {}: {}\n", name_, last, line));
            return;
        }
        const std::string_view solutions = field(line);
        catalog::Entry entry;
        entry.number = catalog::number_of(*form, catalog_.bits());
        entry.form = *form;
        entry.clues = static_cast<std::uint8_t>(catalog::clues_of(*form));
        entry.solutions = static_cast<std::uint8_t>(solutions[0] - '0');
        if (!batch_.measures.empty()) {
            take_ratings(line);
        } else if (!line.empty()) {
            batch_.names.emplace_back(static_cast<std::int64_t>(batch_.entries.size()), std::string(line));
        }
        batch_.entries.push_back(entry);
        if (batch_.entries.size() == batch_size) flush();
    }

    /// What stood beside the puzzle is a value for each column.
    void take_ratings(std::string_view line) {
        // Comments of lines before it stand in front.
        if (const auto before = line.rfind("; "); before != std::string_view::npos) line.remove_prefix(before + 2);
        for (std::size_t i = 0; i < batch_.measures.size(); ++i) {
            catalog::Rating rating{static_cast<std::uint32_t>(i), catalog::State::none, {}};
            for (std::size_t k = 0; k < batch_.measures[i].columns.size(); ++k) {
                if (line.empty()) return refuse_ratings();
                const std::string_view text = field(line);
                rating.values.push_back(catalog::value_of(text));
                if (text != "-") rating.state = text == "unknown" ? catalog::State::unknown : catalog::State::done;
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
            ask_to_stop(Stop::unread);  // nothing that follows can be kept
            return;
        }
        added.fresh += std::get<catalog::Added>(done).fresh;
        added.known += std::get<catalog::Added>(done).known;
        added.ratings += std::get<catalog::Added>(done).ratings;
    }

    catalog::Catalog& catalog_;
    const std::string& name_;
    catalog::Source* source_;
    catalog::Batch batch_;
    std::optional<catalog::Trouble> trouble_;
};

/// The source that a file is, if it is one: known by its bytes and by what of them is kept.
std::optional<catalog::Source> source_of(const std::string& name, bool keep) {
    struct stat state {};
    if (name == "-" || os().status(name.c_str(), state) < 0 || !S_ISREG(state.st_mode)) return std::nullopt;
    catalog::Source out;
    out.path = name;
    std::uint64_t hash = fingerprint(keep ? "keep" : "");
    const std::string error = read_pieces(name, [&](std::string_view piece) {
        hash = fingerprint(piece, hash);
        out.bytes += static_cast<std::int64_t>(piece.size());
        return stop_asked() == Stop::none;
    });
    if (!error.empty()) throw BadOperand(error);
    out.hash = static_cast<std::int64_t>(hash);
    return out;
}

struct AddCounts {
    std::uint64_t read = 0;
    std::uint64_t refused = 0;
    std::uint64_t skipped = 0;  ///< were in from an earlier run
    catalog::Added added;
};

/// What goes into the file: puzzles, or, where there are measures, results of `rate`.
struct Adding {
    catalog::Catalog& catalog;
    bool keep;
    std::vector<catalog::Measure> measures{};
    AddCounts counts{};
};

/// One operand, or standard input.
Status add_one(const Request& request, const std::vector<std::string>& operands, Adding& adding) {
    const bool results = !adding.measures.empty();
    // Of boards read by the thousand nothing is known but their cells.
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
    const ToForms forms(adding.keep || results, limits);
    IntoFile into(adding.catalog, name, source ? &*source : nullptr, adding.measures);
    const MakeWorker make = [&] { return make_lane_worker(forms.work()); };
    const auto take = [&into](std::string& lines) { into.take(lines); };
    const Status status = for_each_puzzle(part, Effort::quick, board_grain, make, take, skip);
    // A file that could not be read to its end looks like one with wrong lines: what follows the last puzzle is read
    // again.
    into.finish(stop_asked() == Stop::none && status != Status::bad_input && status != Status::internal);
    counts.read += into.read;
    counts.refused += into.refused;
    counts.added.fresh += into.added.fresh;
    counts.added.known += into.added.known;
    counts.added.ratings += into.added.ratings;
    if (into.trouble()) throw *into.trouble();
    return status;
}

void say_counts(const Adding& adding) {
    const AddCounts& counts = adding.counts;
    std::string more;
    if (!adding.measures.empty()) more += fmt::format("; new ratings: {}", counts.added.ratings);
    if (counts.skipped > 0) more += fmt::format("; from an earlier run: {}", counts.skipped);
    print_error(fmt::format("read: {}, new: {}, known: {}, not kept: {}{}\n", counts.read, counts.added.fresh,
                            counts.added.known, counts.refused, more));
}

Status run_add(const Request& request) {
    const auto catalog = open_catalog(request);
    const std::vector<std::string> inputs(request.operands.begin() + 1, request.operands.end());
    Adding adding{*catalog, request.values.given("keep")};
    Status status = Status::ok;
    try {
        if (inputs.empty()) status = add_one(request, {}, adding);
        for (const std::string& input : inputs)
            if (stop_asked() == Stop::none) status = worse(status, add_one(request, {input}, adding));
    } catch (const catalog::Trouble&) {
        say_counts(adding);  // what went before is in the file
        throw;
    }
    say_counts(adding);
    return status;
}

/// The measures that the heading of a file of results names.
std::vector<catalog::Measure> measures_of(const method::Options& options, const std::string& file,
                                          catalog::Catalog& catalog) {
    std::string head;
    const std::string error = read_pieces(file, [&](std::string_view piece) {
        head += piece;
        return head.find('\n') == std::string::npos;
    });
    if (!error.empty()) throw BadOperand(error);
    head.resize(std::min(head.find('\n'), head.size()));
    constexpr std::string_view first = "# puzzle\t";
    if (!head.starts_with(first))
        throw BadOperand(file + ": no results of 'rate': expected a heading '# puzzle TAB ..'");
    std::string_view left = std::string_view(head).substr(first.size());
    std::vector<catalog::Measure> out;
    while (!left.empty()) {
        const auto row = std::find_if(method::methods().begin(), method::methods().end(), [&](const auto* one) {
            return one->measure != nullptr &&
                   (std::string(left) + "\t").starts_with(fmt::format("{}\t", fmt::join(one->measure->columns, "\t")));
        });
        if (row == method::methods().end())
            throw BadOperand(fmt::format("{}: its heading has '{}', which no measure of 'rate' begins with", file,
                                         left.substr(0, left.find('\t'))));
        out.push_back(measure_of(**row, options));
        const std::size_t size = fmt::format("{}", fmt::join((*row)->measure->columns, "\t")).size();
        left.remove_prefix(std::min(size + 1, left.size()));
    }
    for (catalog::Measure& measure : out) measure = taken(catalog.measure(measure));
    return out;
}

Status run_import(const Request& request) {
    require_operands(request, 1, SIZE_MAX - 1);
    const auto catalog = open_catalog(request);
    return import_results(request, *catalog, rating_options(request),
                          {request.operands.begin() + 1, request.operands.end()});
}

Status run_create(const Request& request) {
    require_operands(request, 0, 0);
    std::array<char, 32> date{};
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    taken(catalog::Catalog::create(request.operands.front(), {report::program_name(), date.data()}, catalog_host()));
    return Status::ok;
}

}  // namespace

Status import_results(const Request& request, catalog::Catalog& catalog, const method::Options& options,
                      const std::vector<std::string>& files) {
    if (!taken(catalog::leases(catalog)).empty())
        throw catalog::Trouble{catalog::Trouble::Kind::unusable,
                               catalog.base().file() + ": is being rated ('catalog chunks'); import when that is done"};
    Status status = Status::ok;
    Adding adding{catalog, false};
    for (const std::string& file : files) {
        if (stop_asked() != Stop::none) break;
        adding.measures = measures_of(options, file, catalog);
        status = worse(status, add_one(request, {file}, adding));
    }
    say_counts(adding);
    return status;
}

bool is_kept_form(const std::string& text, int solutions) {
    Meter meter;
    const auto found = solved(puzzle_of(text), meter);
    if (!found || found->count != static_cast<std::uint64_t>(solutions)) return false;
    canon::Forms forms;
    return kept_form(digits_of(text), found->only(), forms) == text;
}

constinit const CommandPart catalog_create = {"create", "FILE", "an empty catalogue", "", run_create};
constinit const CommandPart catalog_import = {
    "import", "FILE RESULTS..", "what 'rate' has printed elsewhere, of this version and with the same options",
    "series|se-profile|unchecked", run_import};
constinit const CommandPart catalog_add = {"add", "FILE [PUZZLE | FILE | -]...",
                                           "puzzles into it, each form once; a killed run is taken up where it was",
                                           "keep|durable", run_add};

}  // namespace deduku::cli
