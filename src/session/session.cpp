#include "session/session.hpp"

#include <algorithm>
#include <vector>

#include "formats/formats.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/spelling.hpp"
#include "report/parts/json.hpp"
#include "search/lanes/kernel.hpp"
#include "session/puzzles/reading.hpp"

namespace deduku::session {
namespace {

std::string refusal(const Error& error, const Json* id) {
    Json out = report::json_head();
    if (id != nullptr) out["id"] = *id;
    out["error"] = error.to_json();
    return report::json_text(out);
}

/// The limits of a question, measured by the caller's clock.
class Patience {
  public:
    Patience(const Hooks& hooks, const Question& question)
        : hooks_(hooks), begun_(hooks.now ? hooks.now() : 0), most_(question.number("seconds")) {}

    double seconds() const { return hooks_.now() - begun_; }
    bool is_over() {
        if (hooks_.stop && hooks_.stop()) stopped_ = true;
        if (most_ && hooks_.now && ++polls_ >= polls_per_look_) look();
        return stopped_ || late_;
    }

  private:
    // Reading the clock costs more than a search node: polls in fast succession share a look.
    void look() {
        constexpr unsigned most_polls = 16;
        constexpr double fast = 0.001;
        const double now = seconds();
        if (now >= *most_) late_ = true;
        polls_per_look_ = now - looked_ < fast ? std::min(2 * polls_per_look_, most_polls) : 1;
        looked_ = now;
        polls_ = 0;
    }

    const Hooks& hooks_;
    double begun_;
    std::optional<double> most_;
    unsigned polls_ = 0;  // since the last look
    unsigned polls_per_look_ = 1;
    double looked_ = 0;  // when
    bool stopped_ = false;
    bool late_ = false;
};

// Adds the rules of the question to those of the puzzle.
std::optional<Error> add_given_rules(const Question& question, Puzzle& puzzle) {
    if (!question.given("rules")) return std::nullopt;
    std::string text;
    std::vector<std::size_t> starts;  // of the rules in the text
    for (const std::string& rule : question.strings("rules")) {
        starts.push_back(text.size());
        text += rule + "\n";
    }
    auto ruled = add_rules(puzzle.shared_geometry(), text);
    if (auto* made = std::get_if<GeometryPtr>(&ruled)) {
        puzzle.set_board(std::move(*made));
        return std::nullopt;
    }
    const auto& error = std::get<RuleError>(ruled);
    const auto after = std::upper_bound(starts.begin(), starts.end(), error.at);
    const auto line = static_cast<std::size_t>(after - starts.begin());
    return Error{"puzzle", "found " + error.found, "rules", error.expected, line, error.at - *(after - 1) + 1};
}

OrError<Puzzle> read_one(const Question& question) {
    const auto options = read_options(question);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    if (!question.given("puzzle")) return Error{"request", "'puzzle' is missing", "puzzle", "a string"};
    std::vector<ReadResult> read = read_puzzles(question.text("puzzle"), std::get<ReadOptions>(options));
    for (const ReadResult& each : read)
        if (const auto* error = std::get_if<ReadError>(&each))
            return Error{"puzzle", "found " + error->found, "puzzle", error->expected, error->line, error->column};
    if (read.size() != 1)
        return Error{"puzzle", "found " + std::to_string(read.size()) + " puzzles", "puzzle", "one puzzle"};
    auto& puzzle = std::get<Puzzle>(read[0]);
    if (auto error = add_given_rules(question, puzzle)) return *std::move(error);
    return std::move(puzzle);
}

std::string answer_text(const QuestionRow& row, const Json& object, const Hooks& hooks, const Json* id) {
    const Question question(object, row.members, common_members(row));
    if (const auto problem = question.problem()) return refusal(*problem, id);
    OrError<Puzzle> puzzle = row.about_puzzle ? read_one(question) : OrError<Puzzle>(blank_puzzle(Box{3, 3}));
    if (const auto* error = std::get_if<Error>(&puzzle)) return refusal(*error, id);
    if (!takes(row.boards, std::get<Puzzle>(puzzle).geometry())) return refusal(refused(row.word, row.boards), id);
    Patience patience(hooks, question);
    Meter meter(question.count("max_nodes").value_or(unlimited), [&patience] { return patience.is_over(); });
    Context context{question,
                    std::get<Puzzle>(puzzle),
                    *parse_coords(question.text("coords")),
                    meter,
                    hooks.fallback,
                    {},
                    hooks.tell,
                    progress_events(hooks.tell),
                    hooks.memo};
    if (hooks.now) context.seconds = [&patience] { return patience.seconds(); };
    Json answer = row.about_puzzle ? report::json_head(row.command, context.puzzle, *question.count("number"))
                                   : report::json_head();
    const OrError<Outcome> outcome = row.answer(context, answer);
    if (const auto* error = std::get_if<Error>(&outcome)) return refusal(*error, id);
    if (row.timed && context.seconds) answer["seconds"] = context.seconds();
    if (id != nullptr) answer["id"] = *id;
    return report::json_text(answer);
}

const QuestionRow* row_of(const Json& object, Error& error) {
    const auto word = object.find("ask");
    std::vector<std::string_view> words;
    for (const QuestionRow* row : question_rows()) words.push_back(row->word);
    if (word == object.end() || !word->is_string()) {
        error = {"request", "'ask' is missing", "ask", "the word of a question, such as \"solve\""};
        return nullptr;
    }
    const auto& text = word->get_ref<const std::string&>();
    const QuestionRow* row = find_question(text);
    if (row == nullptr)
        error = {"request", "unknown question '" + text.substr(0, 60) + "'" + suggestion(text, words), "ask"};
    return row;
}

}  // namespace

OrError<ReadOptions> read_options(const Question& question) {
    ReadOptions out;
    out.more = &formats::all();
    out.partly = question.flag("partly");
    out.only_solution = only_solution;
    if (!question.given("box")) return out;
    out.box = parse_box(question.text("box"));
    if (!out.box) return wrong("box", quoted(question.text("box")) + " is not HEIGHTxWIDTH with 2 to 64 digits");
    return out;
}

std::string ask(std::string_view question, const Hooks& hooks) {
    if (question.size() > max_question)
        return refusal({"size", "the question is too long", "", "at most 64 MiB"}, nullptr);
    const Json object = Json::parse(question);
    if (object.is_discarded() || !object.is_object())
        return refusal({"request", "the question is not a JSON object", "", "{\"ask\":\"solve\",\"puzzle\":\"..\"}"},
                       nullptr);
    const auto id = object.find("id");
    const Json* kept = id == object.end() ? nullptr : &*id;
    Error error;
    const QuestionRow* row = row_of(object, error);
    return row == nullptr ? refusal(error, kept) : answer_text(*row, object, hooks, kept);
}

Json version_object(Cadical cadical) {
    Json out;
    out["library"] = report::program_version;
    out["schema"] = report::json_head()["version"];
    out["kernel"] = std::string(lanes::best_kernel().name);
    out["features"] = Json::array();
    if (cadical == Cadical::present) out["features"].push_back("cadical");
    return out;
}

std::string version_text(Cadical cadical) { return report::json_text(version_object(cadical)); }

}  // namespace deduku::session
