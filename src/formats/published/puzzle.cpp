#include "formats/published/puzzle.hpp"

#include <algorithm>
#include <array>

namespace deduku::formats::published {
namespace {

constexpr std::size_t most_reasons = 3;

// The first parts that are missing, and their number if there are more.
std::string reasons(const Reading& reading) {
    const auto& missing = reading.joined.missing;
    std::string out;
    for (std::size_t i = 0; i < std::min(missing.size(), most_reasons); ++i) out += (i > 0 ? "; " : "") + missing[i];
    if (missing.size() > most_reasons) out += "; " + std::to_string(missing.size() - most_reasons) + " more";
    return out;
}

Puzzle with_assumptions(const Reading& reading, std::size_t chosen) {
    Puzzle out = reading.puzzles[chosen];
    for (const std::string& each : reading.joined.alternatives[reading.ways[chosen]].assumptions)
        add_comment(out.comment, "Read so that ", each);
    return out;
}

// The puzzle of a reading that is complete; of several ways the first with one solution.
// Refused if ways have different solutions.
PuzzleOrError chosen_puzzle(const Reading& reading, const ReadOptions& options) {
    if (options.only_solution == nullptr || reading.puzzles.size() == 1) return with_assumptions(reading, 0);
    const JudgedReading best = judged(reading, [&](const Puzzle& puzzle) {
        auto grid = options.only_solution(puzzle);
        const int count = grid ? 1 : 2;
        return CountedSolutions{count, std::move(grid)};
    });
    if (best.verdict == ReadingVerdict::ambiguous)
        return ValueError{0, "a puzzle that can be read in several ways with different solutions",
                          "words that leave nothing open; 'deduku read' shows the reading"};
    return with_assumptions(reading, best.chosen);
}

bool has_words(const JsonValue& root) {
    const JsonValue* id = root.find("id");
    // Our own links state all rules in their data.
    return (id == nullptr || id->text != "deduku") && !paragraph_of(root).empty();
}

}  // namespace

PuzzleOrError puzzle_of_sudokupad(const JsonValue& root, const ReadOptions& options) {
    if (!has_words(root)) return read_sudokupad(root, options);
    auto found = read_published(root, options);
    if (auto* mistake = std::get_if<ValueError>(&found)) return std::move(*mistake);
    const auto& reading = std::get<Reading>(found);
    if (reading.complete()) return chosen_puzzle(reading, options);
    if (!options.partly || reading.puzzles.empty())
        return ValueError{root.at, "a puzzle of which not all is understood: " + reasons(reading),
                          "rules of doc/published.md; 'deduku read' shows the reading, --partly goes on without them"};
    Puzzle out = with_assumptions(reading, 0);
    add_comment(out.comment, "Read without: ", reasons(reading));
    return out;
}

PuzzleOrError puzzle_of_fpuzzles(const JsonValue& root, const ReadOptions& options) {
    auto stated = read_fpuzzles(root, options);
    if (paragraph_of(root).empty()) return stated;
    auto found = read_published(root, options);
    if (auto* mistake = std::get_if<ValueError>(&found)) return std::move(*mistake);
    const auto& reading = std::get<Reading>(found);
    if (reading.complete()) return chosen_puzzle(reading, options);
    if (auto* mistake = std::get_if<ValueError>(&stated)) {
        if (!mistake->found.starts_with("drawings")) return std::move(*mistake);
        return ValueError{mistake->at, mistake->found + "; " + reasons(reading),
                          mistake->expected + "; 'deduku read' shows the reading"};
    }
    // The rules of the sentences that are understood hold as well.
    Puzzle out = reading.puzzles.size() == 1 ? reading.puzzles[0] : std::get<Puzzle>(std::move(stated));
    add_comment(out.comment, "Read without: ", reasons(reading));
    return out;
}

std::string_view word_of(ReadingVerdict verdict) {
    constexpr std::array<std::string_view, 8> words = {"confirmed", "consistent", "other",     "several",
                                                       "none",      "unknown",    "ambiguous", "not understood"};
    return words[static_cast<std::size_t>(verdict)];
}

JudgedReading judged(const Reading& reading, const std::function<CountedSolutions(const Puzzle&)>& solve) {
    JudgedReading out;
    if (reading.puzzles.empty() || !reading.complete()) return out;
    std::optional<Grid> only;
    bool unknown = false;
    out.verdict = ReadingVerdict::none;
    for (std::size_t i = 0; i < reading.puzzles.size(); ++i) {
        CountedSolutions solved = solve(reading.puzzles[i]);
        unknown = unknown || solved.count > 2;
        if (solved.count == 2 && !only) out.verdict = ReadingVerdict::several;
        if (solved.count != 1) continue;
        if (only && *only != *solved.grid) out.verdict = ReadingVerdict::ambiguous;
        if (only) continue;
        only = std::move(solved.grid);
        out.chosen = i;
        // Own cells of layers follow those of the grid.
        const bool same = reading.solution && reading.solution->size() <= only->size() &&
                          std::equal(reading.solution->begin(), reading.solution->end(), only->begin());
        out.verdict = same               ? ReadingVerdict::confirmed
                      : reading.solution ? ReadingVerdict::other
                                         : ReadingVerdict::consistent;
    }
    if (!only && unknown) out.verdict = ReadingVerdict::unknown;
    return out;
}

}  // namespace deduku::formats::published
