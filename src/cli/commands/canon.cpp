// canon: canonical forms, the same for all isomorphs of a puzzle.
//
//   .................1.....2.3......425...6.......17....8.....7...64...6....9..8...1.  TAB  1
#include "canon/canon.hpp"

#include <fmt/format.h>

#include <array>

#include "cli/answering.hpp"
#include "cli/commands.hpp"
#include "cli/kept_form.hpp"
#include "cli/run/first_of_each.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "session/puzzles/canon.hpp"

namespace deduku::cli {
namespace {

const OptionRows canon_options = options_of(
    "canon",
    {{"form", MemberType::choice, "minlex|gsf|pattern|maxlex|solution", "minlex", "form, see above"},
     {"map", MemberType::flag, "", "", "also print the transformation to the form"},
     {"bands", MemberType::flag, "", "",
      "also print the numbers 1..416 of the bands and stacks of the solution, '-' if unknown"},
     {"unique_forms", MemberType::flag, "", "", "print only the form of the first puzzle of each; counts on stderr"},
     {"keep_first", MemberType::flag, "", "",
      "with --unique-forms: print that puzzle, with its name and comment, not its form"}});

class Canon {
  public:
    explicit Canon(const Request& request) : request_(request) {}

    canon::FormKind form() const { return answering_.wanted(); }

    /// Any puzzle.
    Status operator()(const Puzzle& puzzle, Job& job) const {
        return answering_(puzzle, job, "", [this](const session::CanonAnswer& answer, const session::Context& context) {
            return form_text(answer, context.puzzle);
        });
    }

    /// Adds the line of a 9x9 board.
    void add(std::string& out, const NineGrid& cells, const canon::Map& map, std::uint32_t automorphisms,
             const canon::GridForm* grid) const {
        for (std::uint8_t digit : canon::image(map, cells)) out += digit == 0 ? '.' : static_cast<char>('0' + digit);
        fmt::format_to(std::back_inserter(out), "\t{}", automorphisms);
        if (bands_)
            fmt::format_to(std::back_inserter(out), "\t{}",
                           grid == nullptr ? "-" : fmt::format("{}", fmt::join(grid->bands, ",")));
        if (map_) fmt::format_to(std::back_inserter(out), "\t{}", canon::map_text(canon::isomorph_of(map)));
        out += '\n';
    }

    /// Adds the result of a puzzle solved in the lanes.
    Status add_solved(const LaneResult& result, canon::Forms& forms, std::string& out) const {
        const lanes::SearchOutcome& outcome = result.outcome;
        const bool unknown = outcome.end == SearchEnd::budget && outcome.count < 2;
        if (unknown || outcome.count != 1) return add_none(out, unknown);
        const NineGrid cells =
            result.board != nullptr ? digits_of({result.board, lanes::cells}) : digits_of(to_line(*result.puzzle));
        const canon::SolutionForm found = forms.find(cells, outcome.first);
        add(out, cells, found.map, found.automorphisms, &found.grid);
        return Status::ok;
    }

  private:
    /// The puzzle as `convert` prints it, on a line.
    static std::string own_line(const Puzzle& puzzle) {
        return std::get<std::string>(formats::written(*formats::written_format("line"), puzzle));
    }

    static Status add_none(std::string& out, bool unknown) {
        out += unknown ? "-\tunknown\n" : "-\tnot one solution\n";
        return Status::negative;
    }

    std::string form_text(const session::CanonAnswer& answer, const Puzzle& puzzle) const {
        if (const auto* none = std::get_if<canon::NoForm>(&answer.found)) {
            std::string line;
            add_none(line, none->kind == canon::NoForm::Kind::unknown);
            return keep_first_ ? '\t' + own_line(puzzle) : line;
        }
        const auto& canonical = std::get<canon::Canonical>(answer.found);
        if (keep_first_) return fmt::format("{}\t{}", to_line(canonical.form), own_line(puzzle));
        std::string line = fmt::format("{}\t{}", to_line(canonical.form), canonical.automorphisms);
        if (bands_) line += '\t' + (canonical.bands.empty() ? "-" : fmt::format("{}", fmt::join(canonical.bands, ",")));
        if (map_) line += '\t' + canon::map_text(canonical.map);
        return line + '\n';
    }

    const Request& request_;
    Answering<session::CanonAnswer> answering_{request_};
    bool map_ = request_.values.given("map");
    bool bands_ = request_.values.given("bands");
    bool keep_first_ = request_.values.given("keep_first");
};

/// Forms that need no solver.
class CanonBoards : public BoardWork {
  public:
    CanonBoards(const Canon& canon, const PuzzleWork& alone) : canon_(canon), alone_(alone) {}

    Status add(std::string_view board, std::string& out) override {
        const NineGrid cells = digits_of(board);
        if (!canon::has_plain_lines(cells)) return add_plainly(board, out);
        const canon::PuzzleForm found = forms_.find(cells, canon_.form());
        if (!canon::is_grid(cells)) {
            canon_.add(out, cells, found.map, found.automorphisms, nullptr);
        } else {
            const canon::GridForm grid = canon::grid_form(cells);
            canon_.add(out, cells, found.map, found.automorphisms, &grid);
        }
        return Status::ok;
    }

  private:
    Status add_plainly(std::string_view board, std::string& out) {
        const Limits limits;
        Job job(limits);
        const Status status = alone_(puzzle_of(board), job);
        out += job.collected_out();
        return status;
    }

    const Canon& canon_;
    const PuzzleWork& alone_;
    canon::Forms forms_;
};

/// The replacement of the form in a line of results.
std::string_view form_in(std::string_view line) {
    if (line.starts_with('{')) {
        constexpr std::string_view member = "\"text\":\"";
        const auto begin = line.find(member);
        if (begin == std::string_view::npos) return {};
        line.remove_prefix(begin + member.size());
        return line.substr(0, line.find('"'));
    }
    return line.starts_with('-') ? std::string_view() : line.substr(0, line.find('\t'));
}

/// Removes the form before each puzzle.
void drop_forms(std::string& lines) {
    std::string out;
    for (std::string_view left = lines; !left.empty();) {
        const std::string_view line = left.substr(0, left.find('\n') + 1);
        out += line.substr(line.find('\t') + 1);
        left.remove_prefix(line.size());
    }
    lines = std::move(out);
}

Status run_canon(const Request& request) {
    const bool keep_first = request.values.given("keep_first");
    if (keep_first && !request.values.given("unique_forms")) throw UsageError("--keep-first: needs --unique-forms");
    for (const std::string_view other : {"map", "bands", "json"})
        if (keep_first && request.values.given(other))
            throw UsageError(fmt::format("--keep-first: not with --{}", other));
    const std::size_t board_grain = keep_first ? 0 : 1024;
    const Canon canon(request);
    const Limits limits = limits_of(request);
    const PuzzleWork any = std::cref(canon);
    const PuzzleWork alone = checked_work(request, any);
    LaneWork lanes;
    lanes.limit = 2;
    lanes.limits = limits;
    lanes.alone = alone;
    lanes.report = [&](const LaneResult& result, std::string& out) {
        thread_local canon::Forms forms;
        return canon.add_solved(result, forms, out);
    };
    FirstOfEach first(form_in);
    std::function<void(std::string&)> filter;
    if (request.values.given("unique_forms"))
        filter = [&first, keep_first](std::string& lines) {
            first.filter(lines);
            if (keep_first) drop_forms(lines);
        };
    const MakeWorker make = [&]() -> std::unique_ptr<Worker> {
        if (request.json() || keep_first || limits.max_nodes == 0) return make_board_worker(nullptr, alone, limits);
        if (canon.form() == canon::FormKind::solution) return make_lane_worker(lanes);
        return make_board_worker(std::make_unique<CanonBoards>(canon, alone), alone, limits);
    };
    const Status status = for_each_puzzle(request, Effort::quick,
                                          request.json() || limits.max_nodes == 0 ? 0 : board_grain, make, filter);
    if (filter)
        print_error(fmt::format("different forms: {}, doubles left out: {}\n", first.different(), first.dropped()));
    return status;
}

std::string form_lines() {
    std::string out;
    for (const canon::FormRow& row : canon::forms()) out += fmt::format("\n  {:<9} {}", row.word, row.help);
    return out;
}

}  // namespace

const std::string canon_details =
    R"(One line per puzzle: form TAB number of automorphisms, then the columns of --bands and --map. All isomorphs of a puzzle
(rows, columns, bands, stacks and digits exchanged, transposed) have the same form; automorphisms are the ways to map
the puzzle to it. The map lists which row and column of the puzzle come first, second, .., and the new names of digits
1, 2, ..; 'transposed' means rows of the transposed puzzle. For a puzzle without a form, the line is '-' with the
reason, and the exit status is 1: 'solution' needs exactly one solution. Boards other than 9x9, up to 12x12, take longer.

Forms:)" +
    form_lines();

extern const Command canon_command = {
    200,
    "canon",
    "[PUZZLE | FILE | -]...",
    "canonical form, the same for all isomorphs of a puzzle",
    canon_details,
    canon_options,
    run_canon,
    R"($ deduku canon --map ...43.1..1..4...
...1..2..1..2..3	2	rows 4312 columns 3421 digits 2431
$ deduku canon --unique-forms ...43.1..1..4... .3.4..1..1..4...
...1..2..1..2..3	2
different forms: 1, doubles left out: 1
$ deduku canon --unique-forms --keep-first ...43.1..1..4... .3.4..1..1..4...
...43.1..1..4...
different forms: 1, doubles left out: 1
)",
    Boards::standard,
};

}  // namespace deduku::cli
