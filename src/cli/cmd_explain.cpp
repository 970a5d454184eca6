// explain: why a digit is, or is not, in a cell, whoever found it.
//
//   deduku explain --coords sheet-up PUZZLE I4=4       I4 is 4: the only place for 4 in column I
//   deduku explain PUZZLE I4!=2 --chain                and every premise back to the givens
//   deduku explain PUZZLE --set A1,B1,C1 2             how many 2 these cells hold
#include <fmt/format.h>
#include <sys/stat.h>

#include <array>

#include "cli/each.hpp"
#include "cli/method_choice.hpp"
#include "grid/query.hpp"
#include "report/explain.hpp"

namespace deduku::cli {
namespace {

using explain::Answer;
using explain::Bounds;
using explain::Explainer;
using explain::Supposition;
using explain::Verdict;

const std::array<Option, 5> explain_command_options = {{
    {"chain", 0, Kind::flag, "", "", "with all premises back to the givens, in order, and nothing that is not needed"},
    {"set", 0, Kind::pairs, "CELLS DIGIT", "", "how many of the digit these cells (A1,B1,..) can hold"},
    {"method", 0, Kind::choice, finder_words(), "reasonable", "who finds it out"},
    {"order", 'q', Kind::text, "ORDER", "T1H1BTHWXY",
     "the order of --method steps, or the first of a series that solves"},
    {"words", 0, Kind::choice, "plain|source", "plain", "plain, or as the source of Reasonable Sudoku says it"},
}};

bool is_file(const std::string& name) {
    struct stat info {};
    return stat(name.c_str(), &info) == 0;
}

/// Takes the questions off the operands; the puzzle stays.
std::vector<Query> take_queries(std::vector<std::string>& operands) {
    std::vector<Query> queries;
    std::vector<std::string> puzzle;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const std::optional<Query> query = parse_query(operands[i]);
        if (query && (i > 0 || !is_file(operands[i])))
            queries.push_back(*query);
        else if (i == 0)
            puzzle.push_back(operands[i]);
        else
            throw UsageError(
                fmt::format("'{}' is no question, expected CELL, CELL=DIGIT or CELL!=DIGIT behind the puzzle",
                            operands[i].substr(0, 60)));
    }
    operands = std::move(puzzle);
    return queries;
}

/// Questions about one puzzle, answered in order; text and objects are made together.
class Explanation {
  public:
    Explanation(const Request& request, const Puzzle& puzzle, const MethodChoice& choice, Job& job)
        : words_(puzzle, *parse_coords(request.values.text("coords")),
                 request.values.text("words") == "source" ? Voice::source : Voice::plain),
          coords_(*parse_coords(request.values.text("coords"))),
          chains_(request.values.given("chain")),
          json_(request.json()),
          method_([&choice, &job](const Puzzle& asked) {
              method::Known known(asked, choice.options(), job.meter());
              return choice.row()->find(known, {});
          }),
          explainer_(method_(puzzle)) {}

    Ending ending() const { return explainer_.ending(); }
    Status status() const { return status_; }
    const std::string& text() const { return text_; }
    const std::string& errors() const { return errors_; }
    const Json& answers() const { return answers_; }
    const Json& sets() const { return sets_; }

    void show_contradiction(Json& object) {
        const Ledger chain = explainer_.contradiction();
        const std::string sentence = report::contradiction_text(words_, chain);
        text_ += sentence + '\n' + report::chain_text(words_, chain);
        status_ = Status::negative;
        if (!json_) return;
        object["contradiction"]["text"] = sentence;
        report::add_chain(object["contradiction"], words_, chain);
    }

    void answer(const Query& query) {
        Json object{{"query", query.text}};
        const auto asked = ask(query, words_.geometry(), coords_);
        if (const auto* mistake = std::get_if<std::string>(&asked)) {
            complain(query.text, *mistake, object);
        } else {
            const auto& [cell, digit] = std::get<Asked>(asked);
            const Set<Digit> left = explainer_.end().digits(cell);
            const bool about_open = digit ? left.has(*digit) && !left.single() : !left.single();
            about_open ? answer_open(cell, digit, object)
                       : answer_settled({cell, digit.value_or(left.first())}, object);
        }
        answers_.push_back(std::move(object));
    }

    void answer_set(const std::string& cells, const std::string& digit) {
        const auto asked = ask_set(cells, digit, words_.geometry(), coords_);
        Json object;
        if (const auto* mistake = std::get_if<std::string>(&asked)) {
            object["query"] = cells + ' ' + digit;
            complain("--set " + cells + ' ' + digit, *mistake, object);
        } else {
            const auto& set = std::get<AskedSet>(asked);
            const Bounds found = explain::bounds(explainer_.end(), set.cells, set.digit);
            object = report::bounds_object(words_.geometry(), set.cells, set.digit, found);
            say(report::bounds_text(words_, set.cells, set.digit, found), object);
            add(explainer_.why_not(explain::premises(explainer_.end(), set.cells, set.digit, found)), object);
        }
        sets_.push_back(std::move(object));
    }

  private:
    void answer_settled(Candidate c, Json& object) {
        const Answer answer = explainer_.answer(c);
        describe(c.cell, c.digit, answer.verdict, object);
        say(report::settled_text(words_, answer), object);
        add(answer.chain, object);
    }

    /// With a digit, that one is supposed; without, each that is open, and the chain says why no others are.
    void answer_open(Cell cell, std::optional<Digit> digit, Json& object) {
        const Geometry& geometry = words_.geometry();
        const Set<Digit> left = explainer_.end().digits(cell);
        std::vector<Supposition> tested;
        if (ending() != Ending::unknown)
            for (Digit d : digit ? Set<Digit>{*digit} : left) tested.push_back(explainer_.suppose({cell, d}, method_));
        describe(cell, digit, Verdict::open, object);
        for (const Supposition& s : tested) object["suppositions"].push_back(report::supposition_object(s));
        say(report::open_text(words_, explainer_, cell, tested), object);
        status_ = worse(status_, Status::negative);
        if (digit) {
            if (!tested.empty() && tested.front().chain) add(*tested.front().chain, object);
            return;
        }
        std::vector<Candidate> dead;
        for (Digit d : geometry.all_digits() - left) dead.push_back({cell, d});
        add(explainer_.why_not(std::move(dead)), object);
    }

    void describe(Cell cell, std::optional<Digit> digit, Verdict verdict, Json& object) const {
        object["cell"] = cell_name(words_.geometry(), cell);
        if (digit) object["digit"] = index(*digit) + 1;
        object["verdict"] = report::word(verdict, ending());
        object["left"] = Json::array();
        for (Digit d : explainer_.end().digits(cell)) object["left"].push_back(index(d) + 1);
    }

    void complain(const std::string& query, const std::string& mistake, Json& object) {
        object["error"] = mistake;
        errors_ += fmt::format("{}deduku explain: {}: {}", errors_.empty() ? "" : "\n", query, mistake);
        status_ = worse(status_, Status::usage);
    }

    void say(const std::string& sentence, Json& object) {
        text_ += sentence + '\n';
        object["text"] = sentence;
    }

    void add(const Ledger& chain, Json& object) {
        if (!chains_) return;
        text_ += report::chain_text(words_, chain);
        if (json_) report::add_chain(object, words_, chain);
    }

    Words words_;
    Coords coords_;
    bool chains_;
    bool json_;
    explain::Method method_;
    Explainer explainer_;
    Status status_ = Status::ok;
    std::string text_;
    std::string errors_;
    Json answers_ = Json::array();
    Json sets_ = Json::array();
};

Status explain_puzzle(const Request& request, const std::vector<Query>& queries, const MethodChoice& choice,
                      const Puzzle& puzzle, Job& job) {
    Explanation explanation(request, puzzle, choice, job);
    Json object = json_head(request, puzzle, job);
    object["method"] = choice.text();
    object["outcome"] = word(explanation.ending());
    if (explanation.ending() == Ending::contradiction) {
        explanation.show_contradiction(object);
    } else {
        for (const Query& query : queries) explanation.answer(query);
        for (const auto& [cells, digit] : request.values.pairs("set")) explanation.answer_set(cells, digit);
        object["answers"] = explanation.answers();
        object["sets"] = explanation.sets();
    }
    object["seconds"] = job.seconds();
    if (request.json())
        job.out(json_line(object));
    else
        job.out((job.number() > 1 ? "\n" : "") + explanation.text());
    if (!explanation.errors().empty()) job.error(explanation.errors());
    return explanation.status();
}

Status run_explain(const Request& request) {
    Request puzzles = request;
    const std::vector<Query> queries = take_queries(puzzles.operands);
    if (queries.empty() && request.values.pairs("set").empty())
        throw UsageError("needs a question: CELL, CELL=DIGIT, CELL!=DIGIT or --set CELLS DIGIT");
    const MethodChoice choice(request.values, "method");
    return for_each_puzzle(puzzles, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return explain_puzzle(request, queries, choice, puzzle, job);
    });
}

}  // namespace

const std::string explain_details =
    "A sentence for each question: I4=4 and I4!=4 ask whether 4 is on I4, I4 what is there. The answer names the one\n"
    "deduction that settled it, by the two rules of Reasonable Sudoku or another --method. What is undecided comes\n"
    "with the digits left and where supposing one leads: it completes the board, contradicts, or leaves it open.\n"
    "--chain adds the premises in order, those of a supposition as 3.1, 3.2. --set gives bounds on how often a digit\n"
    "is on some cells; they come last. Answers about several puzzles are separated by an empty line.\n"
    "The exit status is 1 if an answer is undecided, or a puzzle contradicts itself: then the deductions that show\n"
    "it are the answer."
    "\n\nWho finds it out, --method:" +
    finder_lines();

const Command explain_command = {
    "explain",
    "[PUZZLE | FILE | -] [CELL[=DIGIT|!=DIGIT]]...",
    "why a digit is, or is not, in a cell",
    explain_details,
    explain_command_options,
    run_explain,
};

}  // namespace deduku::cli
