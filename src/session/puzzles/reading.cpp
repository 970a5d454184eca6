// reading: the words and drawings of a published puzzle as rules.
#include "session/puzzles/reading.hpp"

#include <algorithm>
#include <array>

#include "deduku/learning.hpp"
#include "formats/published/open_things.hpp"
#include "pictures/svg/rule_markings.hpp"
#include "report/parts/lists.hpp"

namespace deduku::session {
namespace {

namespace published = formats::published;

constexpr std::array reading_members = std::to_array<Option>({
    {"text", MemberType::text, "TEXT", "", "a link of SudokuPad or f-puzzles, or its JSON", 0, true},
});

// A few seconds for each way to read a puzzle; boards with own cells take longer for a node.
constexpr std::uint64_t most_nodes = 3'000'000, most_nodes_with_own_cells = 200'000;

std::uint64_t most_nodes_of(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    return board.cells() == board.grid_cells() ? most_nodes : most_nodes_with_own_cells;
}

published::CountedSolutions solved(const Puzzle& puzzle, const Fallback& fallback, Meter& whole) {
    Meter meter(whole, most_nodes_of(puzzle));
    const Solutions found = solve(start_board(puzzle), {.limit = 2, .fallback = fallback}, meter);
    if (found.end == SearchEnd::budget && found.count < 2) return {3, std::nullopt};
    return {static_cast<int>(found.count), found.first};
}

Json thing_object(const published::Thing& thing, int sentence, Coords coords, const Geometry& board) {
    Json out{{"kind", std::string(published::name_of(thing.kind))}};
    out["cells"] = Json::list(thing.cells, [&](Cell cell) { return cell_name(board, cell, coords); });
    if (!thing.text.empty()) out["text"] = thing.text;
    if (const auto colour = thing.colour(); colour && colour->visible)
        out["color"] = std::string(words_of(*colour).front());
    out["words"] = published::description_of(thing, board);
    if (sentence >= 0) out["sentence"] = sentence + 1;
    if (sentence == published::decoration) out["decoration"] = true;
    return out;
}

// Whether a sentence states rules of this row.
bool is_stated_by(const published::Match& match, std::string_view row) {
    const std::string_view said = match.saying->row->key;
    return said == row || (match.saying->about == published::About::cages && (row == "killer" || row == "sum")) ||
           (said == "diagonals" && row == "diagonal");
}

// A rule in words, the same for all rules of its kind and value where pictures show it.
std::string words_of_rule(const Rule& rule, const Geometry& board, Coords coords) {
    return rule.row->drawing.empty() ? rule_sentence(rule, board, coords) : svg::drawing_sentence(rule);
}

std::string_view sense_word(published::Sense sense) {
    constexpr std::array<std::string_view, 3> words = {"rule", "no rule", "not understood"};
    return words[static_cast<std::size_t>(sense)];
}

}  // namespace

std::optional<Grid> only_solution(const Puzzle& puzzle) {
    Meter meter(most_nodes_of(puzzle));
    published::CountedSolutions found = solved(puzzle, fallback_by_learning, meter);
    return found.count == 1 ? std::move(found.grid) : std::nullopt;
}

OrError<ReadingAnswer> ReadingAnswer::find(const ReadOptions& options, const Context& context) {
    return of_text(context.question.text("text"), options, context.fallback, context.meter);
}

OrError<ReadingAnswer> ReadingAnswer::of_text(std::string_view text, const ReadOptions& options,
                                              const Fallback& fallback, Meter& meter) {
    auto found = published::read_published_text(text, options);
    if (auto* mistake = std::get_if<formats::ValueError>(&found))
        return Error{"puzzle", "found " + mistake->found, "text", mistake->expected};
    ReadingAnswer out{std::get<published::Reading>(std::move(found)), {}};
    out.judged = published::judged(out.reading, [&](const Puzzle& puzzle) { return solved(puzzle, fallback, meter); });
    return out;
}

const std::vector<std::string>& ReadingAnswer::assumptions() const {
    const std::size_t way = reading.puzzles.empty() ? 0 : reading.ways[judged.chosen];
    return reading.joined.alternatives[way].assumptions;
}

std::size_t ReadingAnswer::things_of(std::size_t sentence, formats::published::ThingKind kind) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < reading.things.size(); ++i)
        if (reading.joined.claimed[i] == static_cast<int>(sentence) && reading.things[i].kind == kind) ++count;
    return count;
}

std::vector<std::string> ReadingAnswer::rules_of(std::size_t sentence) const {
    std::vector<std::string> names;
    std::size_t things = 0;
    for (const published::Match& match : reading.sentences[sentence].matches) {
        if (match.saying->row == nullptr) continue;
        std::string name(match.saying->row->key);
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
        things = std::max(things, things_of(sentence, match.saying->kind));
    }
    if (names.size() == 1 && things > 0) names[0] += " (" + std::to_string(things) + ')';
    return names;
}

std::vector<std::string> ReadingAnswer::words_of(std::size_t sentence, Coords coords) const {
    std::vector<std::string> out;
    if (puzzle() == nullptr) return out;
    const Geometry& board = puzzle()->geometry();
    for (const published::Match& match : reading.sentences[sentence].matches) {
        if (match.saying->row == nullptr) continue;
        const bool valued = match.saying->row->value != RuleValue::none && !match.values.empty();
        for (const Rule& rule : board.rules()) {
            if (!is_stated_by(match, rule.row->key) || (valued && rule.values != match.values)) continue;
            std::string words = words_of_rule(rule, board, coords);
            if (std::find(out.begin(), out.end(), words) == out.end()) out.push_back(std::move(words));
        }
    }
    return out;
}

void ReadingAnswer::add_to(Json& object, Coords coords) const {
    if (!reading.title.empty()) object["title"] = reading.title;
    if (!reading.author.empty()) object["author"] = reading.author;
    if (!reading.paragraph.empty()) object["paragraph"] = reading.paragraph;
    object["verdict"] = std::string(published::word_of(judged.verdict));
    object["sentences"] = Json::array();
    for (std::size_t i = 0; i < reading.sentences.size(); ++i)
        object["sentences"].push_back(Json{{"text", reading.sentences[i].sentence.text},
                                           {"sense", std::string(sense_word(reading.sentences[i].sense))},
                                           {"rules", rules_of(i)},
                                           {"words", words_of(i, coords)}});
    object["things"] = Json::array();
    if (puzzle() != nullptr)
        for (std::size_t i = 0; i < reading.things.size(); ++i)
            object["things"].push_back(
                thing_object(reading.things[i], reading.joined.claimed[i], coords, puzzle()->geometry()));
    object["assumptions"] = assumptions();
    object["missing"] = reading.joined.missing;
    object["puzzle"] = puzzle() == nullptr ? Json(nullptr) : Json(to_rules(*puzzle()));
}

Outcome ReadingAnswer::outcome() const {
    return judged.verdict == published::ReadingVerdict::confirmed ||
                   judged.verdict == published::ReadingVerdict::consistent
               ? Outcome::positive
               : Outcome::negative;
}

extern const QuestionRow reading_question = {15,
                                             "reading",
                                             "read",
                                             "the words and drawings of a published puzzle as rules",
                                             reading_members,
                                             answer_by<ReadingAnswer>,
                                             false,
                                             false};

}  // namespace deduku::session
