// Questions about one puzzle, answered in order: the sentences, and the same as JSON.
//
//   Explanation(words, coords, with, method)    answer({"I4=4"})   text()     I4 is 4: the only place for 4 in column I
//                                                                  answers()  [{"query":"I4=4","verdict":"is", ..}]
#pragma once

#include <string>

#include "grid/reading/query.hpp"
#include "report/explain.hpp"
#include "report/path/step_reasons.hpp"

namespace deduku::report {

/// Whether an answer has its deciding deduction, or also all premises back to the givens.
enum class Grounds : std::uint8_t { deciding, all };

class Explanation {
  public:
    /// `method` is stored: it is applied to the puzzle at once, and later to suppositions.
    Explanation(const Puzzle& puzzle, Words words, Coords coords, Grounds grounds, explain::Method method);

    /// Answers are told by the steps of this path, whose ledger the method found.
    void tell_by(StepReasons steps) { steps_.emplace(std::move(steps)); }
    /// The board in play, with its finding and path: candidates that are open there are explained from there.
    void play_on(Finding found, StepReasons steps);

    Ending ending() const { return explainer_.ending(); }
    /// For a puzzle that contradicts itself: the deductions that prove it, as member contradiction.
    void show_contradiction(Json& object);
    void answer(const Query& query);
    /// Whether the deductions leave the asked cell, or candidate, open. False for questions invalid for this board.
    [[nodiscard]] bool leaves_open(const Query& query) const;
    /// The number of times that these cells (A1,B1,..) can hold the digit.
    void answer_set(const std::string& cells, const std::string& digit);

    /// Whether an answer is undecided, or the puzzle contradicts itself.
    bool negative() const { return negative_; }
    const std::string& text() const { return text_; }
    /// A line for each question that is invalid for this board.
    const std::vector<std::string>& mistakes() const { return mistakes_; }
    const Json& answers() const { return answers_; }
    const Json& sets() const { return sets_; }

  private:
    struct InPlay {
        Board start;
        explain::Explainer explainer;
        StepReasons steps;
    };

    bool is_open(const Subject& subject) const;
    void answer_by(const explain::Explainer& explainer, const StepReasons* steps, Candidate c, Json& object);
    void add_steps(const StepReasons& steps, const std::vector<std::size_t>& numbers, Json& object);
    void answer_settled(Candidate c, Json& object);
    void answer_open(Cell cell, std::optional<Digit> digit, Json& object);
    void describe(Cell cell, std::optional<Digit> digit, explain::Truth verdict, Json& object) const;
    void complain(const std::string& query, const std::string& mistake, Json& object);
    void say(const std::string& sentence, Json& object);
    void add(const Ledger& chain, Json& object);

    Words words_;
    Coords coords_;
    Grounds grounds_;
    explain::Method method_;
    explain::Explainer explainer_;
    std::optional<StepReasons> steps_;
    std::optional<InPlay> in_play_;
    bool negative_ = false;
    std::string text_;
    std::vector<std::string> mistakes_;
    Json answers_ = Json::array();
    Json sets_ = Json::array();
};

}  // namespace deduku::report
