// The session, the sample board and the last example of the riddle of Reasonable Sudoku, explained.
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "tests/proofs/explained.hpp"

namespace deduku::testing {
namespace {

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

// Reading the board: every given is removed from its houses.
std::vector<Deduction> reading(Board& board, const Puzzle& puzzle) {
    std::vector<Deduction> out;
    const Geometry& geometry = board.geometry();
    for (Cell cell : puzzle.cells.ids()) {
        if (!puzzle.cells[cell].single()) continue;
        for (const Membership& m : geometry.houses_of(cell)) {
            Cover cover{{geometry.sector(cell)}, {geometry.sector(m.house, puzzle.cells[cell].first())}};
            Deduction deduction{cover, consequences(board, cover)};
            if (deduction.removes.empty()) continue;
            apply(board, deduction);
            out.push_back(std::move(deduction));
        }
    }
    return out;
}

TEST(ExplainGolden, SampleSession) {
    const auto session = golden("riddle_sample_session.json");
    for (const std::string text : session["boards"]) {
        const Puzzle puzzle = read_puzzle(text);
        const Explainer explainer(by_rules(puzzle));
        EXPECT_EQ(explainer.ending(), Ending::solved);
        const Source source(explainer.end().geometry());
        const Words words(puzzle, Coords::sheet_up, Voice::source);
        for (const auto& question : session["session"]) {
            const Candidate c =
                source.candidate(question["explain"][0], std::stoi(question["explain"][1].get<std::string>()));
            const Answer answer = explainer.answer(c);
            EXPECT_EQ(answer.verdict, question["kind"] == "is" ? explain::Truth::is : explain::Truth::is_not);
            expect_proof(answer.chain, Proved::false_candidates);
            // Exclusions by givens were read from the board, in the source as here.
            if (question.contains("reason")) {
                const std::string how =
                    answer.chain.steps.empty() ? words.why_at_start(c) : words.why(answer.chain.steps.back());
                EXPECT_EQ(how.find("discovered while reading the board"), 0U) << how;
                EXPECT_LE(answer.chain.steps.size(), 1U);
            }
        }
    }
}

// The reasons of another program: its ledger, explained like any other.
TEST(ExplainGolden, ReasonsOfSampleBoard) {
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
        EXPECT_EQ(answer.verdict, explain::Truth::is_not);
        const Deduction& last = answer.chain.steps.back();
        EXPECT_EQ(ledger_text({puzzle, {last}, False{}}), ledger_text({puzzle, {source.deduction(step)}, False{}}));
        const std::map<std::string, std::vector<ReasonShape>> shapes = {
            {"naked", {ReasonShape::naked_single, ReasonShape::naked_set}},
            {"hidden", {ReasonShape::hidden_single, ReasonShape::hidden_set}},
            {"boxline", {ReasonShape::pointing, ReasonShape::claiming}}};
        const auto& possible = shapes.at(step["rule"]);
        EXPECT_NE(std::find(possible.begin(), possible.end(), shape_of(geometry, last.why)), possible.end());
    }
    EXPECT_EQ(rules.size(), 3U);
    // The two rules here have the same result, with each step proved.
    const Explainer ours(by_rules(puzzle));
    for (const auto& step : sample["steps"])
        expect_proof(ours.answer(source.candidate(step["cell"], step["not"])).chain, Proved::false_candidates);
}

TEST(ExplainGolden, TheLastExample) {
    const auto example = golden("riddle_last_example.json");
    const Puzzle puzzle = read_puzzle(example["board"].get<std::string>());
    const Explainer explainer(by_rules(puzzle));
    EXPECT_EQ(explainer.ending(), Ending::open);
    const Source source(explainer.end().geometry());
    EXPECT_EQ(explainer.answer(source.candidate("F2", 1)).verdict, explain::Truth::is_not);
    expect_answers(explainer, 1);
    std::map<std::string, int> counts;
    for (const auto& [name, digits] : example["final_candidates"].items())
        for (const int digit : digits) {
            const Candidate c = source.candidate(name, digit);
            EXPECT_EQ(explainer.answer(c).verdict, explain::Truth::open);
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
    // Other methods leave nothing open.
    expect_answers(Explainer(by_steps(puzzle, "T1H1BX")), 7);
    expect_answers(Explainer(by_hdp(puzzle)), 7);
}

}  // namespace
}  // namespace deduku::testing
