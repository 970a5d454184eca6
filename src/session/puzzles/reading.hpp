// How a published puzzle was read: its sentences and things, the rules that they state, and whether its solution confirms
// them.
#pragma once

#include <string>
#include <vector>

#include "formats/published/puzzle.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

struct ReadingAnswer {
    formats::published::Reading reading;
    formats::published::JudgedReading judged;

    static OrError<ReadOptions> read(const Question& question) { return read_options(question); }
    static OrError<ReadingAnswer> find(const ReadOptions& options, const Context& context);
    /// The reading of this text.
    static OrError<ReadingAnswer> of_text(std::string_view text, const ReadOptions& options, const Fallback& fallback,
                                          Meter& meter);
    void add_to(Json& object, const Context& context) const { add_to(object, context.coords); }
    void add_to(Json& object, Coords coords) const;
    Outcome outcome() const;

    /// The puzzle with the rules as read; null if there is none.
    const Puzzle* puzzle() const { return reading.puzzles.empty() ? nullptr : &reading.puzzles[judged.chosen]; }
    /// What was assumed, in words.
    const std::vector<std::string>& assumptions() const;
    /// The number of things of a kind that a sentence explains.
    std::size_t things_of(std::size_t sentence, formats::published::ThingKind kind) const;
    /// The rules that a sentence states, "thermo (3)" with the number of its things.
    std::vector<std::string> rules_of(std::size_t sentence) const;
    /// The same in words, with values: "Neighbours on a whispers line differ by at least 5."
    std::vector<std::string> words_of(std::size_t sentence, Coords coords) const;
};

/// The solution of a puzzle, if it has exactly one and that is found within a few seconds of search.
[[nodiscard]] std::optional<Grid> only_solution(const Puzzle& puzzle);

}  // namespace deduku::session
