// generate: new puzzles.
#include "session/puzzles/generate.hpp"

#include <algorithm>
#include <array>

namespace deduku::session {
namespace {

constexpr std::uint64_t most_puzzles = 10'000;

constexpr std::array generate_members = {
    Option{"puzzles", Kind::count, "N", "1", "so many, at most 10000"},
    Option{"by", Kind::choice, "top-down|controlled-bias|pattern", "top-down", "how: doc/generate.md"},
    Option{"symmetry", Kind::choice,
           "none|rotation-180|rotation-90|diagonal|antidiagonal|horizontal|vertical|both-diagonals|both-lines", "none",
           "top-down: symmetry of the clue cells"},
    Option{"pattern", Kind::text, "MARKS", "", "pattern: 81 characters; . or 0 is a blank, anything else a clue"},
    Option{"most_clues", Kind::count, "N", "31", "controlled-bias: give up puzzles with more clues; 81: never"},
    Option{"most_solutions", Kind::count, "N", "2000", "pattern: rests with more are not looked at"},
    Option{"seed", Kind::count, "S", "1",
           "random seed; the same seed gives the same puzzles, with any number of threads"},
};

Answered answer_generate(const Asking& asking, Json& answer) {
    const std::uint64_t wanted = *asking.question.count("puzzles");
    if (wanted > most_puzzles) return wrong("puzzles", "at most 10000 at a time");
    const auto plan = plan_of(asking.question);
    if (const auto* error = std::get_if<Error>(&plan)) return *error;
    lanes::Engine engine(lanes::best_kernel());
    Json puzzles = Json::array();
    std::uint64_t tries = 0;
    for (std::uint64_t number = 0; puzzles.size() < wanted; ++number) {
        const generate::Batch batch =
            generate::make_batch(std::get<generate::Plan>(plan), number, engine, asking.meter);
        if (!batch.whole) break;
        tries += batch.tries;
        for (const generate::Cells& cells : batch.puzzles)
            if (puzzles.size() < wanted) puzzles.push_back(generate::text_of(cells));
        if (asking.tell) asking.tell(progress(puzzles.size(), wanted, "puzzles"));
    }
    const bool enough = puzzles.size() == wanted;
    answer["puzzles"] = std::move(puzzles);
    answer["tries"] = tries;
    return enough ? Outcome::positive : Outcome::negative;
}

}  // namespace

Or<generate::Plan> plan_of(const Question& question) {
    generate::Plan out;
    out.by = *generate::parse_way(question.text("by"));
    out.orbits = generate::orbits_of(question.text("symmetry"));
    out.most_clues = static_cast<int>(std::min<std::uint64_t>(81, *question.count("most_clues")));
    out.most_solutions = *question.count("most_solutions");
    out.seed = *question.count("seed");
    if (out.by != generate::Way::pattern) return out;
    const std::string marks = question.text("pattern");
    const auto pattern = generate::parse_pattern(marks);
    if (!pattern) return wrong("pattern", std::to_string(marks.size()) + " characters, expected 81");
    out.pattern = *pattern;
    return out;
}

const Ask generate_ask = {"generate",
                          "generate",
                          "new 9x9 puzzles, each with exactly one solution",
                          generate_members,
                          in_more<answer_generate>,
                          false,
                          false};

}  // namespace deduku::session
