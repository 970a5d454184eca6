// generate: new puzzles.
#include "session/puzzles/generate.hpp"

#include <algorithm>
#include <array>

#include "deduku/text.hpp"
#include "grid/reading/spelling.hpp"
#include "session/puzzles/level.hpp"
#include "session/question/where.hpp"

namespace deduku::session {
namespace {

constexpr std::uint64_t most_puzzles = 10'000;

constexpr std::array generate_members = {
    Option{"puzzles", MemberType::count, "N", "1", "number of puzzles, at most 10000"},
    Option{"by", MemberType::choice, "top-down|controlled-bias|pattern", "top-down", "method: doc/generate.md"},
    Option{"symmetry", MemberType::choice,
           "none|rotation-180|rotation-90|diagonal|antidiagonal|horizontal|vertical|both-diagonals|both-lines", "none",
           "top-down: symmetry of the cells with givens, and of killer cages"},
    Option{"pattern", MemberType::text, "MARKS", "",
           "pattern: 81 characters; . or 0 is a blank, anything else a given"},
    Option{"most_clues", MemberType::count, "N", "31", "controlled-bias: give up puzzles with more givens; 81: never"},
    Option{"most_solutions", MemberType::count, "N", "2000", "pattern: rests with more are not looked at"},
    Option{"houses", MemberType::text, "HOUSES", "",
           "top-down: houses of the board, as after 'houses:' in a puzzle: boxes+diagonals, boxes+windoku, a "
           "map of regions, [[0,1,..],..]; 'box' is the size of boxes"},
    Option{"rules", MemberType::strings, "KINDS", "",
           "rules to draw: killer, thermo, arrow, whispers, renban, n-sum-line, kropki, xv, counting-circles, x-sum, "
           "skyscraper, sandwich, doublers"},
    Option{"where", MemberType::text, "EXPR", "",
           "only puzzles that satisfy a condition on columns of 'rate': 'hardest = swordfish', 'te >= 2 and hdp >= "
           "hard'; see 'catalog'"},
    Option{"difficulty", MemberType::choice, "any|people|gentle|easy|medium|hard|very-hard", "any",
           "only puzzles of this level of 'rate --by time', top-down with more givens if necessary; not calibrated on "
           "boards other than 9x9 with boxes, by the kinds of steps with rules; people: at most hard, with rules "
           "without trial"},
    Option{"tries", MemberType::count, "N", "",
           "stop after about N attempts (default: never; with a difficulty on other boards after 100 for each puzzle)"},
    Option{"seed", MemberType::count, "S", "1",
           "random seed; the same seed gives the same puzzles, with any number of threads"},
};

/// The number of digits: the cells of the first house of a list, or the square root of the length of a map of regions.
std::size_t digits_of_houses(std::string_view houses, Box box) {
    if (houses.starts_with('['))
        return static_cast<std::size_t>(std::count(houses.begin(), std::find(houses.begin(), houses.end(), ']'), ',')) +
               1;
    if (houses.starts_with("boxes")) return static_cast<std::size_t>(box.digits());
    const std::size_t cells = std::min(houses.find_first_of("+ "), houses.size());
    std::size_t n = 2;
    while (n * n < cells && n < max_digits) ++n;
    return n;
}

/// The board of `houses` and `box`; null: 9x9 with rows, columns and boxes.
OrError<GeometryPtr> board_of(const Question& question) {
    const OrError<ReadOptions> options = read_options(question);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    const Box box = std::get<ReadOptions>(options).box.value_or(Box{3, 3});
    const std::string houses = question.text("houses");
    if (houses.empty()) return box == Box{3, 3} ? GeometryPtr() : std::make_shared<const Geometry>(box);
    const std::size_t n = digits_of_houses(houses, box);
    const auto read = read_puzzles(std::string(n * n, '.') + " houses:" + houses, std::get<ReadOptions>(options));
    const auto* error = read.size() == 1 ? std::get_if<ReadError>(&read[0]) : nullptr;
    if (error != nullptr) return wrong("houses", "found " + error->found + ", expected " + error->expected);
    if (read.size() != 1) return wrong("houses", "not a list of houses");
    const Puzzle& blank = std::get<Puzzle>(read[0]);
    if (!takes(Boards::houses, blank.geometry())) return refused("generate", Boards::houses);
    constexpr std::uint64_t nodes = 100'000;
    Meter few(nodes);
    const Solutions any = solve(start_board(blank), SearchRequest{}, few);
    if (!any.first && any.end == SearchEnd::complete) return wrong("houses", "no grid has these houses");
    return blank.shared_geometry();
}

std::vector<std::string_view> kinds_of_rules() {
    std::vector<std::string_view> out;
    for (const generate::RuleMaker& maker : generate::rule_makers()) out.push_back(maker.word);
    return out;
}

struct GenerateAnswer {
    struct Wanted {
        generate::GenerationPlan plan;
        Where where;
        LevelChoice level;
        std::uint64_t puzzles = 1;
        std::uint64_t tries = unlimited;
    };
    std::vector<std::string> puzzles{};
    std::uint64_t tries = 0;
    std::uint64_t seed = 0;
    bool enough = false;

    static OrError<Wanted> read(const Question& question);
    static OrError<GenerateAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& /*context*/) const {
        object["puzzles"] = puzzles;
        object["tries"] = tries;
        object["seed"] = seed;
    }
    Outcome outcome() const { return enough ? Outcome::positive : Outcome::negative; }
};

/// The line of a puzzle that has the level, if necessary with more givens, and passes the filter; none otherwise, or if
/// the meter is exhausted first.
std::optional<std::string> chosen(const GenerateAnswer::Wanted& wanted, const std::string& line,
                                  const method::MethodOptions& options, Meter& meter) {
    if (wanted.where.empty() && wanted.level.any()) return line;
    const auto read = read_puzzles(line);
    const std::optional<Puzzle> puzzle = wanted.level.take(std::get<Puzzle>(read.front()), meter);
    if (!puzzle) return std::nullopt;
    method::Known known(*puzzle, options, meter);
    if (!wanted.where.passes(known) || meter.exhausted()) return std::nullopt;
    return wanted.level.any() ? line : to_line(*puzzle);
}

OrError<GenerateAnswer::Wanted> GenerateAnswer::read(const Question& question) {
    const std::uint64_t puzzles = *question.count("puzzles");
    if (puzzles > most_puzzles) return wrong("puzzles", "at most 10000 at a time");
    auto plan = plan_of(question);
    if (auto* error = std::get_if<Error>(&plan)) return std::move(*error);
    const auto lacks = [&](const method::MethodRow& row) {
        return lacking(std::get<generate::GenerationPlan>(plan), row);
    };
    auto where = Where::read(question.text("where"), Where::About::with_one_solution, lacks);
    if (auto* error = std::get_if<Error>(&where)) return std::move(*error);
    const LevelChoice level(question, std::get<generate::GenerationPlan>(plan));
    return Wanted{std::get<generate::GenerationPlan>(std::move(plan)), std::get<Where>(std::move(where)), level,
                  puzzles, level.most_tries(question)};
}

OrError<GenerateAnswer> GenerateAnswer::find(const Wanted& wanted, const Context& context) {
    const method::MethodOptions options = plain_rating_options(context.fallback);
    lanes::Engine engine(lanes::best_kernel());
    GenerateAnswer out;
    out.seed = wanted.plan.seed;
    for (std::uint64_t number = 0; out.puzzles.size() < wanted.puzzles && out.tries < wanted.tries; ++number) {
        const generate::GeneratedBatch batch = generate::make_batch(wanted.plan, number, engine, context.meter);
        if (!batch.whole) break;
        out.tries += batch.tries;
        for (const std::string& line : batch.puzzles)
            if (out.puzzles.size() < wanted.puzzles)
                if (auto found = chosen(wanted, line, options, context.meter)) out.puzzles.push_back(std::move(*found));
        if (context.advance) context.advance(out.puzzles.size(), wanted.puzzles, "puzzles");
    }
    out.enough = out.puzzles.size() == wanted.puzzles;
    return out;
}

}  // namespace

OrError<generate::GenerationPlan> plan_of(const Question& question) {
    generate::GenerationPlan out;
    auto board = board_of(question);
    if (auto* error = std::get_if<Error>(&board)) return std::move(*error);
    out.board = std::get<GeometryPtr>(std::move(board));
    for (const std::string& word : question.strings("rules")) {
        out.rules.push_back(generate::find_rule_maker(word));
        if (out.rules.back() == nullptr) return wrong("rules", not_one_of(word.substr(0, 60), kinds_of_rules()));
        if (!out.board) out.board = std::make_shared<const Geometry>(Box{3, 3});
    }
    const bool top_down = question.text("by") == "top-down";
    if (!out.rules.empty() && !top_down) return wrong("rules", "needs top-down");
    if (out.board && !top_down)
        return wrong("houses", "on other boards than the 9x9 of boxes puzzles are made top-down");
    if (out.board) out.symmetry = *generate::symmetry_of(question.text("symmetry"), out.board->digits());
    out.by = *generate::parse_way(question.text("by"));
    out.orbits = generate::orbits_of(question.text("symmetry"));
    out.most_clues = static_cast<int>(std::min<std::uint64_t>(81, *question.count("most_clues")));
    out.most_solutions = *question.count("most_solutions");
    out.seed = question.count("seed").value_or(out.seed);
    if (out.by != generate::Way::pattern) return out;
    const std::string marks = question.text("pattern");
    const auto pattern = generate::parse_pattern(marks);
    if (!pattern) return wrong("pattern", std::to_string(marks.size()) + " characters, expected 81");
    out.pattern = *pattern;
    return out;
}

std::string lacking(const generate::GenerationPlan& plan, const method::MethodRow& row) {
    if (!plan.board) return {};
    // The rules drawn are more than houses of N cells.
    const bool plain = row.boards == Boards::houses || row.boards == Boards::standard;
    if (!takes(row.boards, *plan.board) || (plain && !plan.rules.empty())) return std::string(needed(row.boards));
    return row.measure->nine && plan.board->digits() != 9 ? "a board of nine digits" : "";
}

extern const QuestionRow generate_question = {240,
                                              "generate",
                                              "generate",
                                              "new puzzles, each with exactly one solution",
                                              generate_members,
                                              answer_by<GenerateAnswer>,
                                              false,
                                              false};

}  // namespace deduku::session
