// practice: positions in which a technique is the next step: from given puzzles, otherwise from new ones and, if these
// have too few, from isomorphs of the technique's example.
#include "session/reasons/practice.hpp"

#include <array>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "grid/isomorph.hpp"
#include "report/parts/state_line.hpp"
#include "report/path/path.hpp"
#include "technique/parts/entry.hpp"

namespace deduku::session {
namespace {

constexpr std::uint64_t most_positions = 1000;

constexpr std::array practice_members = std::to_array<Option>({
    {"technique", MemberType::text, "TECHNIQUE", "", "technique to practise: x-wing, T2", 0, true},
    {"positions", MemberType::count, "N", "5", "number of positions, at most 1000"},
    {"text", MemberType::text, "TEXT", "",
     "puzzles for the positions, in any format; by default, puzzles are generated"},
    {"tries", MemberType::count, "N", "1000", "puzzles to generate before isomorphs of the example fill the rest"},
    {"seed", MemberType::count, "S", "1", "random seed; the same seed gives the same positions"},
});

class Collector {
  public:
    Collector(const PracticeAnswer::Wanted& wanted, const Context& context) : wanted_(wanted), context_(context) {}

    bool enough() const { return found_.size() == wanted_.positions || !context_.meter.spend(0); }

    void look_at(const Puzzle& puzzle) {
        const method::MethodOptions options{.fallback = context_.fallback};
        method::Known known(puzzle, options, context_.meter);
        if (!known.unique()) return;
        auto exercise = path::exercise_in(
            puzzle, wanted_.technique, [&]() -> const Solutions& { return known.solutions(); }, context_.meter);
        if (!exercise) return;
        found_.push_back(std::move(*exercise));
        if (context_.advance) context_.advance(found_.size(), wanted_.positions, "positions");
    }

    // Techniques of rules need puzzles with those of their example.
    void make_puzzles() {
        generate::GenerationPlan plan;
        plan.seed = wanted_.seed;
        if (wanted_.technique.technique->reads_rules()) {
            plan.rules = kinds_of(example());
            if (plan.rules.empty()) return;
            plan.board = std::make_shared<const Geometry>(Box{3, 3});
        }
        lanes::Engine engine(lanes::best_kernel());
        std::uint64_t tried = 0;
        for (std::uint64_t number = 0; !enough() && tried < wanted_.tries; ++number) {
            const generate::GeneratedBatch batch = generate::make_batch(plan, number, engine, context_.meter);
            for (const std::string& line : batch.puzzles) {
                if (enough() || tried++ == wanted_.tries) return;
                look_at(std::get<Puzzle>(read_puzzles(line).front()));
            }
        }
    }

    // Adds as many isomorphs of the example as are missing; one if it has no symmetries.
    void turn_example() {
        const std::optional<Puzzle> example = this->example();
        if (!example) return;
        std::mt19937_64 random(wanted_.seed);
        std::vector<std::string> known;
        for (std::uint64_t left = wanted_.positions; left > 0 && !enough(); --left) {
            const Puzzle turned = random_isomorph(example->geometry(), [&] { return random(); }).image(*example);
            const std::string line = to_line(turned);
            if (contains(known, line)) continue;
            known.push_back(line);
            look_at(turned);
        }
    }

    std::vector<path::Exercise> take() {
        put_in_order(found_, path::easier_to_see);
        return std::move(found_);
    }

  private:
    std::optional<Puzzle> example() const {
        auto read = read_puzzles(example_puzzle_of(*wanted_.technique.technique));
        if (read.size() != 1 || !std::holds_alternative<Puzzle>(read[0])) return std::nullopt;
        return std::get<Puzzle>(std::move(read[0]));
    }

    static std::vector<const generate::RuleMaker*> kinds_of(const std::optional<Puzzle>& puzzle) {
        std::vector<const generate::RuleMaker*> out;
        if (!puzzle) return out;
        for (const Rule& rule : puzzle->geometry().rules())
            if (const auto* maker = generate::maker_of_rule(rule.row->key); maker != nullptr && !contains(out, maker))
                out.push_back(maker);
        return out;
    }

    const PracticeAnswer::Wanted& wanted_;
    const Context& context_;
    std::vector<path::Exercise> found_;
};

std::string many(std::size_t number, std::string_view what) {
    return std::to_string(number) + ' ' + std::string(what) + (number == 1 ? "" : "s");
}

}  // namespace

std::string look_of(const path::Exercise& exercise) {
    const std::size_t finds = exercise.steps.size();
    return (finds == path::most_finds_told ? std::to_string(finds) + "+ finds" : many(finds, "find")) + ", " +
           many(path::cells_of(exercise), "cell") + ", " + many(exercise.candidates, "candidate");
}

OrError<PracticeAnswer::Wanted> PracticeAnswer::read(const Question& question) {
    Wanted out;
    const auto move = path::parse_move(question.text("technique"));
    if (const auto* problem = std::get_if<std::string>(&move)) return wrong("technique", *problem);
    out.technique = std::get<Move>(move);
    out.positions = *question.count("positions");
    if (out.positions == 0 || out.positions > most_positions) return wrong("positions", "not a number from 1 to 1000");
    out.tries = *question.count("tries");
    out.seed = question.count("seed").value_or(out.seed);
    const auto options = read_options(question);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    if (!question.given("text")) return out;
    for (ReadResult& each : read_puzzles(question.text("text"), std::get<ReadOptions>(options))) {
        if (const auto* error = std::get_if<ReadError>(&each))
            return Error{"text", "found " + error->found, {}, error->expected, error->line, error->column};
        out.puzzles.push_back(std::get<Puzzle>(std::move(each)));
    }
    if (out.puzzles.empty()) return wrong("text", "no puzzle in it");
    return out;
}

OrError<PracticeAnswer> PracticeAnswer::find(const Wanted& wanted, const Context& context) {
    Collector collector(wanted, context);
    for (const Puzzle& puzzle : wanted.puzzles)
        if (!collector.enough()) collector.look_at(puzzle);
    if (wanted.puzzles.empty()) {
        collector.make_puzzles();
        collector.turn_example();
    }
    return PracticeAnswer{wanted, collector.take()};
}

void PracticeAnswer::add_to(Json& object, const Context& context) const {
    object["technique"] = key_of(*wanted.technique.technique, wanted.technique.size);
    object["size"] = wanted.technique.size;
    object["name"] = path::title_of(wanted.technique);
    object["positions"] = Json::list(exercises, [&](const path::Exercise& exercise) {
        const report::StepLine lines(exercise.puzzle, report::StepNotation::sheet, context.coords);
        Json one;
        one["puzzle"] = to_line(exercise.puzzle);
        one["state"] = report::state_line(exercise.puzzle);
        one["candidates"] = exercise.candidates;
        one["cells"] = path::cells_of(exercise);
        one["steps"] =
            Json::list(exercise.steps, [&](const path::Step& step) { return report::step_object(lines, step); });
        return one;
    });
    object["seed"] = wanted.seed;
}

Outcome PracticeAnswer::outcome() const {
    return exercises.size() == wanted.positions ? Outcome::positive : Outcome::negative;
}

extern const QuestionRow practice_question = {230,
                                              "practice",
                                              "practice",
                                              "positions in which a technique is the next step",
                                              practice_members,
                                              answer_by<PracticeAnswer>,
                                              false,
                                              true};

}  // namespace deduku::session
