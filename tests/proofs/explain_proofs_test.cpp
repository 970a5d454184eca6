// Every chain that explains something is accepted by the checker, and refused once any of its steps is left out.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "check/checker.hpp"
#include "grid/coords.hpp"
#include "method/explain/bounds.hpp"
#include "method/explain/explain.hpp"
#include "method/prove/prove.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/steps/steps.hpp"
#include "render/ledger_json.hpp"
#include "render/words.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using explain::Answer;
using explain::Ending;
using explain::Explainer;
using explain::Findings;
using testing::read_puzzle;

Findings by_rules(const Puzzle& puzzle) {
    reasonable::Run run = reasonable::run(puzzle);
    const Ending ending = run.outcome == reasonable::Class::yes  ? Ending::solved
                          : run.outcome == reasonable::Class::no ? Ending::open
                                                                 : Ending::contradiction;
    return {ending, std::move(run.ledger)};
}

Findings by_steps(const Puzzle& puzzle, std::string_view order) {
    steps::Options options;
    options.ledger = true;
    steps::Run run =
        steps::run(puzzle, std::get<steps::Series>(steps::parse_series(order)).orders.front().order, options);
    const Ending ending = run.outcome == steps::Outcome::solved  ? Ending::solved
                          : run.outcome == steps::Outcome::stuck ? Ending::open
                                                                 : Ending::contradiction;
    return {ending, run.ledger ? *run.ledger : Ledger{puzzle, {}, False{}}};
}

Findings by_hdp(const Puzzle& puzzle) {
    Proof proof = prove(puzzle, Goal::automatic, {});
    const bool none = std::holds_alternative<NoSolution>(proof.ledger->claim);
    return {none ? Ending::contradiction : Ending::solved, std::move(*proof.ledger)};
}

bool accepted(const Ledger& ledger, Proved what) {
    const Verdict verdict = check(&ledger.start, ledger_text(ledger));
    const auto* yes = std::get_if<Accepted>(&verdict);
    return yes != nullptr && yes->what == what;
}

// Calls `spoiled` with each step left out once, those inside Splits too.
template <class Spoiled>
void leave_out_each(std::vector<Deduction>& steps, const Spoiled& spoiled) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (auto* split = std::get_if<Split>(&steps[i].why))
            for (Branch& branch : split->branches) leave_out_each(branch.steps, spoiled);
        const auto at = steps.begin() + static_cast<std::ptrdiff_t>(i);
        const Deduction step = *at;
        steps.erase(at);
        spoiled();
        steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(i), step);
    }
}

void expect_proof(const Ledger& chain, Proved what) {
    ASSERT_TRUE(accepted(chain, what)) << ledger_text(chain);
    Ledger less = chain;
    leave_out_each(less.steps, [&] { EXPECT_FALSE(accepted(less, what)) << ledger_text(less); });
}

// Asks about every `stride`-th candidate; the answers must be proved, and true of the solution if there is one.
int expect_answers(const Explainer& explainer, int stride) {
    const Geometry& geometry = explainer.end().geometry();
    SearchRequest request;
    const Solutions found = solve(start_board(explainer.ledger().start), request);
    int settled = 0;
    for (int n = 0; n < geometry.candidates(); n += stride) {
        const Candidate c = geometry.candidate(n);
        const Answer answer = explainer.answer(c);
        if (answer.verdict == explain::Verdict::open) {
            EXPECT_TRUE(explainer.end().has(c));
            EXPECT_FALSE(explainer.end().digits(c.cell).single());
            continue;
        }
        ++settled;
        if (answer.verdict == explain::Verdict::is_not && !answer.chain.steps.empty()) {
            EXPECT_EQ(answer.chain.steps.back().removes, std::vector{c});
        }
        expect_proof(answer.chain, Proved::false_candidates);
        // What is claimed: the candidate, or all others of its cell.
        std::vector<Candidate> expected = {c};
        if (answer.verdict == explain::Verdict::is) {
            expected.clear();
            for (Digit d : geometry.all_digits() - Set<Digit>{c.digit}) expected.push_back({c.cell, d});
        }
        EXPECT_EQ(std::get<False>(answer.chain.claim).candidates, expected);
        if (found.first) {
            EXPECT_EQ((*found.first)[static_cast<std::size_t>(c.cell)] == c.digit,
                      answer.verdict == explain::Verdict::is);
        }
    }
    return settled;
}

nlohmann::json golden(const std::string& name) {
    return nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/" + name));
}

// The source's names: columns by letter, rows from the bottom, boxes as usual ("sector").
class Source {
  public:
    explicit Source(const Geometry& geometry) : geometry_(geometry) {}

    Cell cell(const std::string& name) const { return *parse_cell(geometry_, name, Coords::sheet_up); }
    Candidate candidate(const std::string& name, int digit) const {
        return {cell(name), static_cast<Digit>(digit - 1)};
    }
    House house(const std::string& name) const {
        const std::string label = name.substr(name.find(' ') + 1);
        if (name[0] == 'c') return geometry_.house(HouseKind::column, label[0] - 'A');
        const int number = std::stoi(label);
        return name[0] == 'r' ? geometry_.house(HouseKind::row, 9 - number)
                              : geometry_.house(HouseKind::box, number - 1);
    }
    // A step of the sample board: which rule, its cells and values, the unit and the other one.
    Deduction deduction(const nlohmann::json& step) const {
        std::vector<Sector> cells;
        std::vector<Sector> digits;
        for (const auto& name : step["cells"]) cells.push_back(geometry_.sector(cell(name)));
        for (const auto& d : step["values"])
            digits.push_back(geometry_.sector(house(step["unit"]), static_cast<Digit>(d.get<int>() - 1)));
        Cover cover{cells, digits};
        if (step["rule"] == "hidden") cover = {digits, cells};
        if (step["rule"] == "boxline") {
            const Digit digit = geometry_.digit_of(digits.front());
            cover = {digits, {geometry_.sector(house(step["into"]), digit)}};
        }
        return {std::move(cover), {candidate(step["cell"], step["not"])}};
    }

  private:
    const Geometry& geometry_;
};

// Reading the board: every given leaves its houses.
std::vector<Deduction> reading(Board& board, const Puzzle& puzzle) {
    std::vector<Deduction> out;
    const Geometry& geometry = board.geometry();
    for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
        if (!puzzle.cells[i].single()) continue;
        const auto cell = static_cast<Cell>(i);
        for (const Membership& m : geometry.houses_of(cell)) {
            Cover cover{{geometry.sector(cell)}, {geometry.sector(m.house, puzzle.cells[i].first())}};
            Deduction deduction{cover, consequences(board, cover)};
            if (deduction.removes.empty()) continue;
            apply(board, deduction);
            out.push_back(std::move(deduction));
        }
    }
    return out;
}

TEST(ExplainProofs, TheSampleSession) {
    const auto session = golden("riddle_sample_session.json");
    for (const std::string text : session["boards"]) {
        const Puzzle puzzle = read_puzzle(text);
        const Explainer explainer(by_rules(puzzle));
        EXPECT_EQ(explainer.ending(), Ending::solved);
        const Source source(explainer.end().geometry());
        const Words words(puzzle, Coords::sheet_up);
        for (const auto& question : session["session"]) {
            const Candidate c =
                source.candidate(question["explain"][0], std::stoi(question["explain"][1].get<std::string>()));
            const Answer answer = explainer.answer(c);
            EXPECT_EQ(answer.verdict, question["kind"] == "is" ? explain::Verdict::is : explain::Verdict::is_not);
            expect_proof(answer.chain, Proved::false_candidates);
            // What a given excludes was read from the board, in the source as here.
            if (question.contains("reason")) {
                const std::string how =
                    answer.chain.steps.empty() ? words.how_at_start(c.cell) : words.how(answer.chain.steps.back());
                EXPECT_EQ(how.find("discovered while reading the board"), 0U) << how;
                EXPECT_LE(answer.chain.steps.size(), 1U);
            }
        }
    }
}

// The reasons of another program: its own ledger, explained like any other.
TEST(ExplainProofs, TheSampleBoardsOwnReasons) {
    const auto sample = golden("explain_sampleboard.json");
    const Puzzle puzzle = read_puzzle(sample["board"].get<std::string>());
    Board board = start_board(puzzle);
    const Source source(board.geometry());
    Ledger ledger{puzzle, reading(board, puzzle), {}};
    EXPECT_EQ(board.living_count(), sample["after_reading"].get<int>());
    std::map<std::string, int> rules;
    for (const auto& step : sample["steps"]) {
        ledger.steps.push_back(source.deduction(step));
        apply(board, ledger.steps.back());
        ++rules[step["rule"].get<std::string>()];
    }
    ASSERT_TRUE(board.solved());
    ledger.claim = Unique{board.grid()};
    EXPECT_EQ(to_line(board.geometry(), board.grid()), sample["final"].get<std::string>());
    EXPECT_TRUE(accepted(ledger, Proved::unique));

    const Explainer explainer({Ending::solved, ledger});
    expect_answers(explainer, 5);
    const Geometry& geometry = board.geometry();
    for (const auto& step : sample["steps"]) {
        const Answer answer = explainer.answer(source.candidate(step["cell"], step["not"]));
        EXPECT_EQ(answer.verdict, explain::Verdict::is_not);
        const Deduction& last = answer.chain.steps.back();
        EXPECT_EQ(ledger_text({puzzle, {last}, False{}}), ledger_text({puzzle, {source.deduction(step)}, False{}}));
        const std::map<std::string, std::vector<Shape>> shapes = {{"naked", {Shape::naked_single, Shape::naked_set}},
                                                                  {"hidden", {Shape::hidden_single, Shape::hidden_set}},
                                                                  {"boxline", {Shape::pointing, Shape::claiming}}};
        const auto& possible = shapes.at(step["rule"]);
        EXPECT_NE(std::find(possible.begin(), possible.end(), shape_of(geometry, last.why)), possible.end());
    }
    EXPECT_EQ(rules.size(), 3U);
    // The two rules here come to the same, each step proved.
    const Explainer ours(by_rules(puzzle));
    for (const auto& step : sample["steps"])
        expect_proof(ours.answer(source.candidate(step["cell"], step["not"])).chain, Proved::false_candidates);
}

TEST(ExplainProofs, TheLastExample) {
    const auto example = golden("riddle_last_example.json");
    const Puzzle puzzle = read_puzzle(example["board"].get<std::string>());
    const Explainer explainer(by_rules(puzzle));
    EXPECT_EQ(explainer.ending(), Ending::open);
    const Source source(explainer.end().geometry());
    EXPECT_EQ(explainer.answer(source.candidate("F2", 1)).verdict, explain::Verdict::is_not);
    expect_answers(explainer, 1);
    std::map<std::string, int> counts;
    for (const auto& [name, digits] : example["final_candidates"].items())
        for (const int digit : digits) {
            const Candidate c = source.candidate(name, digit);
            EXPECT_EQ(explainer.answer(c).verdict, explain::Verdict::open);
            const explain::Supposition tested = explainer.suppose(c, by_rules);
            ++counts[tested.ending == Ending::solved ? "completes"
                     : tested.ending == Ending::open ? "stuck"
                                                     : "contradiction"];
            EXPECT_EQ(tested.chain.has_value(), tested.ending == Ending::contradiction);
            if (!tested.chain) continue;
            expect_proof(*tested.chain, Proved::false_candidates);
            EXPECT_EQ(std::get<False>(tested.chain->claim).candidates, std::vector{c});
        }
    for (const auto& [result, count] : example["any_single_assumption"].items())
        EXPECT_EQ(counts[result == "contradiction" ? "contradiction" : result], count.get<int>()) << result;
    EXPECT_EQ(explainer.suppose(source.candidate("D3", 1), by_rules).ending, Ending::solved);
    EXPECT_EQ(explainer.suppose(source.candidate("D3", 2), by_rules).ending, Ending::contradiction);
    // By other methods nothing is open.
    expect_answers(Explainer(by_steps(puzzle, "T1H1BX")), 7);
    expect_answers(Explainer(by_hdp(puzzle)), 7);
}

TEST(ExplainProofs, EveryMethod) {
    int settled = 0;
    int offset = 0;
    for (const char* list : {"random_minimal_200.txt", "sample_top1465.txt", "sample_clue17.txt"})
        for (const Puzzle& puzzle : testing::read_list(list)) {
            if (++offset % 13 != 0) continue;
            settled += expect_answers(Explainer(by_rules(puzzle)), 53);
            settled += expect_answers(Explainer(by_steps(puzzle, "T1H1BTHWXY")), 67);
            settled += expect_answers(Explainer(by_steps(puzzle, "T1H1P(T1H1)")), 97);
            settled += expect_answers(Explainer(by_hdp(puzzle)), 97);
        }
    EXPECT_GT(settled, 400);
}

TEST(ExplainProofs, OtherSizes) {
    for (const Puzzle& puzzle : {read_puzzle("...43.1..1..4..."), read_puzzle("1.....2...3.4..."),
                                 read_puzzle("1....3.3....2..4.....3..5..5....6..1")}) {
        EXPECT_GT(expect_answers(Explainer(by_rules(puzzle)), 1), 0);
        EXPECT_GT(expect_answers(Explainer(by_steps(puzzle, "T1H1BP(T1H1)")), 1), 0);
        EXPECT_GT(expect_answers(Explainer(by_hdp(puzzle)), 1), 0);
    }
    // Chains on larger boards are long: they are accepted, and one of their steps is left out.
    int large = 0;
    for (const Puzzle& puzzle : testing::read_list("large.txt")) {
        const Explainer explainer(by_rules(puzzle));
        const Geometry& geometry = explainer.end().geometry();
        for (int n = 0; n < geometry.candidates(); n += 397) {
            Answer answer = explainer.answer(geometry.candidate(n));
            if (answer.verdict == explain::Verdict::open) continue;
            EXPECT_TRUE(accepted(answer.chain, Proved::false_candidates));
            auto& steps = answer.chain.steps;
            if (steps.empty()) continue;
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2));
            EXPECT_FALSE(accepted(answer.chain, Proved::false_candidates));
            ++large;
        }
    }
    EXPECT_GT(large, 20);
}

TEST(ExplainProofs, Contradictions) {
    testing::Random random(12);
    int shown = 0;
    for (Puzzle puzzle : testing::read_list("random_minimal_200.txt")) {
        const auto at = static_cast<std::size_t>(testing::below(random, 81));
        if (puzzle.cells[at].single() || shown > 60) continue;
        puzzle.cells[at] = {static_cast<Digit>(testing::below(random, 9))};
        for (Findings& found : std::vector{by_rules(puzzle), by_steps(puzzle, "T1H1B"), by_steps(puzzle, "T1P(T1)")}) {
            if (found.ending != Ending::contradiction) continue;
            expect_proof(Explainer(std::move(found)).contradiction(), Proved::no_solution);
            ++shown;
        }
    }
    EXPECT_GT(shown, 40);
    const Puzzle clash = read_puzzle("11..............");
    for (Findings& found : std::vector{by_rules(clash), by_steps(clash, "T1"), by_hdp(clash)})
        expect_proof(Explainer(std::move(found)).contradiction(), Proved::no_solution);
}

TEST(ExplainProofs, Bounds) {
    testing::Random random(13);
    int offset = 0;
    for (const Puzzle& puzzle : testing::read_list("random_minimal_200.txt")) {
        if (++offset % 10 != 0) continue;
        const Explainer explainer(by_rules(puzzle));
        SearchRequest request;
        const Grid grid = *solve(start_board(puzzle), request).first;
        for (int i = 0; i < 9; ++i) {
            std::vector<Cell> cells;
            int count = 0;
            for (int c = 0; c < 81; ++c) {
                if (testing::below(random, 9) > i) continue;
                cells.push_back(static_cast<Cell>(c));
                count += index(grid[static_cast<std::size_t>(c)]) == i ? 1 : 0;
            }
            const auto found = explain::bounds(explainer.end(), cells, static_cast<Digit>(i));
            EXPECT_LE(found.least(), count);
            EXPECT_GE(found.most(), count);
            expect_proof(explainer.why_not(premises(explainer.end(), cells, static_cast<Digit>(i), found)),
                         Proved::false_candidates);
        }
    }
}

}  // namespace
}  // namespace deduku
