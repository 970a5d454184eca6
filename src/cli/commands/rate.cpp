// rate: all measures of difficulty of a puzzle on one line.
//
//   # puzzle   unique  hdp   label  steps  girth  rating  reasonable
//   8......    1       hard  7      3      30     99745   no
//
// With --by se the rating of Sudoku Explainer, in columns or in lines for scripts written for serate.
//
// With --check-invariance isomorphs of a puzzle are rated, too: the step model guarantees the same values.
#include "session/methods/rate.hpp"

#include <fmt/format.h>

#include <atomic>

#include "cli/answering.hpp"
#include "cli/commands/rate_labels.hpp"
#include "cli/commands/rate_people.hpp"
#include "cli/measures.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "cli/sorting.hpp"
#include "deduku/text.hpp"
#include "report/analysis/invariance.hpp"
#include "report/parts/serate.hpp"

namespace deduku::cli {
namespace {

const std::string rate_by_help = fmt::format("only these measures, separated by commas: {}", measure_words());

const OptionRows rate_options = options_of(
    "rate",
    {{"by", MemberType::strings, "LIST", "", rate_by_help},
     {"series"},
     {"count"},
     {"unbatched"},
     {"check_invariance", MemberType::count, "N", "0",
      "also rate N random isomorphs of each puzzle and print differences"},
     {"seed", MemberType::count, "S", "1", "random seed for the isomorphs"},
     {"where", MemberType::text, "EXPR", "",
      "only puzzles that satisfy a condition: 'te >= 2 and hdp >= hard', see 'catalog'"},
     {"sort", MemberType::text, "KEYS", "",
      "sort by these columns, separated by commas: er,path_score; the easiest first, unknown values last"},
     {"reverse", MemberType::flag, "", "", "with --sort: the hardest first"},
     {"keep", MemberType::flag, "", "", "keep the text that follows each puzzle, as further columns"},
     {"labels", MemberType::flag, "", "",
      "columns for a data card: unique, time, path, te, backdoor (or those of --by), the canonical form, and doubles"},
     {"against", MemberType::text, "FILE", "", "with --labels: also mark puzzles that are in this list, in any form"},
     {"people", MemberType::text, "FILE", "",
      "with --by time: compare with times of people, lines of a puzzle and seconds"},
     {"plot", MemberType::text, "FILE.svg", "", "with --people: also write a plot"},
     {"se_filter", MemberType::text, "TERMS", "",
      "only puzzles with these Sudoku Explainer ratings: pearl, diamond, er>=10, ed<2.6; several separated by commas"},
     {"se_format", MemberType::text, "LINE", "", "print Sudoku Explainer's rating in serate's format: '%g %r/%p/%d'"},
     {"se_profile"},
     {"unchecked"}});

/// Options that require 'se'; its own format allows no other measures.
void require_se(const session::Question& values, const RatingRows& rows, bool json) {
    const bool rated = std::any_of(rows.begin(), rows.end(), [](const auto* row) { return row->word == "se"; });
    for (std::string_view option : {"se_filter", "se_format", "se_profile", "unchecked"})
        if (values.given(option) && !rated)
            throw UsageError(fmt::format("--{}: belongs to --by se", typed_name(option)));
    if (values.given("se_format") && (json || rows.size() > 1))
        throw UsageError("--se-format: lines of text of 'se' alone");
}

Json to_json(const analysis::Invariance& invariance, std::uint64_t seed) {
    const auto object = [](const analysis::Difference& d) -> Json {
        return {{"isomorph", d.isomorph}, {"field", d.field}, {"here", d.here}, {"there", d.there}};
    };
    return {
        {"checked", invariance.checked}, {"seed", seed}, {"differences", Json::list(invariance.differences, object)}};
}

class Rate {
  public:
    /// `labels`: of --labels; null without.
    Rate(const Request& request, LabelColumns* labels) : request_(request), labels_(labels) {
        require_se(request.values, rows(), request.json());
        for (const method::MethodRow* row : rows())
            if (row->measure->invariant) invariants_.push_back(row->measure);
        if (isomorphs_ > 0 && invariants_.empty())
            throw UsageError(
                "--check-invariance: compares measures that isomorphs have in common (steps, te, backdoor, b, bxb, "
                "bxbb, er-minlex, time), "
                "which --by leaves out");
    }

    Status operator()(const Puzzle& puzzle, Job& job) {
        const session::Context context = context_of(request_, puzzle, job);
        const auto found = session::RateAnswer::find(answering_.wanted(), context);
        if (const auto* error = std::get_if<session::Error>(&found)) return answering_.refuse(*error, puzzle, job);
        const auto& answer = std::get<session::RateAnswer>(found);
        method::Known& known = *answer.known;
        if (!method::passes_se_filter(known) || (!where_.empty() && !where_.passes(known))) return Status::ok;
        if (!se_format_.empty()) {
            give(known, job,
                 report::serate_line(se_format_, {puzzle, job.number(), method::se_rating(known), job.seconds()}) +
                     '\n');
            return rows().front()->rated(known) ? Status::ok : Status::negative;
        }
        Json object = request_.json() ? json_head(request_, puzzle, job) : Json();
        std::string text = request_.json() ? "" : columns_text(answer);
        if (labels_ != nullptr && !request_.json()) text += LabelColumns::column(puzzle, job);
        if (request_.json()) answer.add_to(object, context);
        bool rated = answer.outcome() == session::Outcome::positive;
        const auto invariance = compare(known, job);
        if (invariance) rated = rated && invariance->differences.empty() && !job.meter().exhausted();
        if (request_.json()) {
            if (invariance) object["invariance"] = to_json(*invariance, seed_);
            object["seconds"] = job.seconds();
            if (labels_ != nullptr) LabelColumns::add_member(object, puzzle, job);
            give(known, job, json_line(object));
        } else {
            give(known, job, text + '\n' + (invariance ? differences_text(*invariance) : ""));
        }
        return rated ? Status::ok : Status::negative;
    }

    std::string header() const {
        if (!se_format_.empty()) return {};
        std::string text = "# puzzle";
        for (const method::MethodRow* row : rows())
            for (std::string_view column : row->measure->columns) text += fmt::format("\t{}", column);
        if (request_.values.given("keep")) text += "\tkept";
        if (labels_ != nullptr) text += labels_->header();
        return text + '\n';
    }

    /// The first of these lines that has a value for each column, not an answer in words.
    std::optional<std::size_t> first_columns(std::string_view lines) const {
        const bool any_words = !request_.values.given("by") && !request_.values.given("series");
        for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1)
            if (!any_words || lines.substr(at, lines.find('\t', at) - at).find(" rules:") == std::string_view::npos)
                return at;
        return std::nullopt;
    }

    /// The results of --check-invariance, for stderr.
    std::string summary() const {
        if (isomorphs_ == 0) return {};
        const std::string missing = cut_short_ > 0 ? fmt::format("; cut short: {}, with {} isomorphs in all",
                                                                 cut_short_.load(), cut_isomorphs_.load())
                                                   : "";
        return fmt::format(
            "invariance: {} isomorphs each, seed {}; puzzles compared: {}, left out: {}; differences: {}{}\n",
            isomorphs_, seed_, compared_.load(), left_out_.load(), differences_.load(), missing);
    }

    /// The lines that --sort has held back.
    std::string sorted() { return sorting_.take(); }

  private:
    static session::RateAnswer::Wanted wanted_of(const Request& request) {
        auto out = value_or_usage(session::RateAnswer::read(request.values));
        out.options = rating_options(request.values);
        return out;
    }

    const RatingRows& rows() const { return answering_.wanted().rows; }

    void give(method::Known& known, Job& job, std::string text) {
        if (sorting_.empty())
            job.out(text);
        else
            sorting_.add(known, job.number(), std::move(text));
    }

    std::string columns_text(const session::RateAnswer& answer) const {
        const Puzzle& puzzle = answer.known->puzzle();
        std::string text = to_line(puzzle);
        for (const method::MethodRow* row : answer.rows)
            for (const method::Value& value : row->values(*answer.known))
                if (!answer.in_words) text += '\t' + to_text(value);
        if (answer.in_words) text += '\t' + answer.words();
        return request_.values.given("keep") ? text + '\t' + kept_of(puzzle) : text;
    }

    std::optional<analysis::Invariance> compare(method::Known& known, Job& job) {
        if (isomorphs_ == 0) return std::nullopt;
        std::optional<analysis::Invariance> out;
        if (known.unique() && !known.puzzle().geometry().constrained())
            out = analysis::check_invariance(known, invariants_, isomorphs_, seed_);
        if (out) differences_ += out->differences.size();
        if (job.meter().exhausted()) {
            ++cut_short_;
            if (out) cut_isomorphs_ += out->checked;
        } else {
            ++(out && out->checked > 0 ? compared_ : left_out_);
        }
        return out;
    }

    static std::string differences_text(const analysis::Invariance& invariance) {
        std::string text;
        for (const analysis::Difference& d : invariance.differences)
            text += fmt::format("# differs: {}\t{}: {} != {}\n", d.isomorph, d.field, d.here, d.there);
        return text;
    }

    const Request& request_;
    LabelColumns* labels_;
    Answering<session::RateAnswer> answering_{request_, *session::find_question("rate"), wanted_of(request_)};
    session::Where where_ = where_of(request_, session::Where::About::any);
    Sorting sorting_{request_.values.text("sort"),
                     request_.values.given("reverse") ? SortOrder::hardest_first : SortOrder::easiest_first, rows()};
    analysis::Measures invariants_;  // the values compared with those of isomorphs
    std::uint64_t isomorphs_ = *request_.values.count("check_invariance");
    std::uint64_t seed_ = *request_.values.count("seed");
    std::string se_format_ = request_.values.text("se_format");  // empty: columns
    std::atomic<std::uint64_t> compared_{0};
    std::atomic<std::uint64_t> left_out_{0};
    std::atomic<std::uint64_t> cut_short_{0};  // by time, nodes, or because the run is to stop
    std::atomic<std::uint64_t> cut_isomorphs_{0};
    std::atomic<std::uint64_t> differences_{0};
};

Status run_rate(const Request& request) {
    if (request.values.given("people")) return rate_people(request);
    if (request.values.given("plot")) throw UsageError("--plot: needs --people");
    if (request.values.given("against") && !request.values.given("labels"))
        throw UsageError("--against: needs --labels");
    std::optional<LabelColumns> labels;
    if (request.values.given("labels")) labels.emplace(request);
    Rate rate(request, labels ? &*labels : nullptr);
    require_common_options(request);  // prints nothing if the command line is wrong
    // Precedes the first line of columns; without any line, printed alone, unless all puzzles were refused.
    std::string header = request.json() ? "" : rate.header();
    bool told = false;
    const auto with_header = [&](std::string& lines) {
        told = told || !lines.empty();
        if (labels) labels->match(lines);
        if (const auto at = rate.first_columns(lines)) lines.insert(*at, std::exchange(header, {}));
    };
    const Limits limits = limits_of(request);
    const PuzzleWork work = std::ref(rate), checked = checked_work(request, work);
    const MakeWorker make = [&] { return make_board_worker(nullptr, checked, limits); };
    Status status = for_each_puzzle(request, Effort::long_lasting, 0, make, with_header);
    std::string sorted = rate.sorted();
    with_header(sorted);
    if (!told && status != Status::bad_input) sorted = std::move(header);
    if (!sorted.empty()) status = worse(status, print(sorted));
    if (const std::string summary = rate.summary(); !summary.empty()) print_error(summary);
    if (!labels) return status;
    print_error(labels->summary());
    return worse(status, labels->status());
}

}  // namespace

const std::string rate_details =
    R"(Prints a header line that begins with '#', then one line per puzzle, with columns separated by TABs:
  puzzle
  unique                        number of solutions: 0, 1, 2+ or unknown
  hdp                           level of HDP: easy, medium, hard, deep, very-deep or unsolved
  label, steps, girth, rating   of the first order of the series that solves the puzzle; '-' if there is none or the
                                puzzle does not have exactly one solution; steps are passes of propositions
  reasonable                    yes if singles, locked candidates and subsets of every size solve it
  hardest, path_score           the hardest technique required ('beyond' if techniques do not solve it), in the order of
                                the path; the sum of HoDoKu's points for all steps
  er, ep, ed                    Sudoku Explainer: hardest step, hardest step up to the first digit, first step
  er_minlex                     er of the minlex form: the same for all isomorphs
  hodoku, hodoku_score          HoDoKu's level, Easy, Medium, Hard, Unfair or Extreme, and its score
  te                            depth of trial and error on singles
  backdoor, backdoors           the fewest cells whose digits let singles solve the rest; number of such sets
  b, bxb, bxbb                  length of the braids required inside no, one, two levels of trial and error
  minutes, level                minutes that an average player needs; below 5 gentle, 7 easy, 10 medium, 15 hard, else
                                very-hard; fitted to 9x9 boards, on others whole minutes and not calibrated
Boards with rules have values for 'unique', 'path', 'hdp', 'steps', 'reasonable' and 'time' only. Without --by and --series their
lines answer in words instead: what makes it hard, the number of solutions, the hardest step and the score of the path.
--labels adds the columns
  form     the canonical form: minlex, on boards with other houses or rules the smallest image by the symmetries that keep them
  double   the number of the first puzzle of the list with the same form
  leak     with --against: the number of a puzzle of that list with the same form
and counts on stderr: to rate a data set, find what it has twice, and what of a test list is in a training list.
--check-invariance adds a line '# differs: ISOMORPH TAB FIELD: HERE != THERE' for every value that differs for an
isomorph, and a count on stderr.
The exit status is 1 if a puzzle is not unique, not rated by the series, or not decided, or if a value differs.

Measures for --by:)" +
    measure_lines();

extern const Command rate_command = {
    60,
    "rate",
    "[PUZZLE | FILE | -]...",
    "difficulty ratings: HDP, step model, Sudoku Explainer, HoDoKu, T&E depth and others",
    rate_details,
    rate_options,
    run_rate,
    R"($ deduku rate --by steps .....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..
# puzzle	label	steps	girth	rating
.....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..	6	9	35	99707
)",
    Boards::all,
};

}  // namespace deduku::cli
