// What continues a path where no technique finds anything: HDP, or suppositions with nested suppositions.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "method/path/path.hpp"
#include "method/path/refute.hpp"
#include "method/path/step_paper.hpp"

namespace deduku::path {

class Beyond {
  public:
    /// All of these must outlive it; `rules`: null on boards without rules.
    Beyond(const PathOptions& options, const CountSolutions& count, Meter& meter, const RuleView* rules)
        : options_(options), count_(count), meter_(meter), rules_(rules) {}

    /// Only one step is wanted. `solution`: one of the board, or null.
    void end_after_one(const Grid* solution) {
        only_one_ = true;
        solution_ = solution;
    }

    /// Makes the step on the sheet; or the end of the path.
    [[nodiscard]] std::variant<Step, PathEnd> step(Step begun, StepPaper& sheet);

    /// Refutes these candidates of one cell by nested suppositions, those that live; none if it cannot.
    [[nodiscard]] std::optional<Step> again(std::vector<Candidate> wrong, Step begun, StepPaper& sheet);

    /// Whether there is exactly one solution.
    bool unique() {
        const Solutions& found = count_();
        return found.count == 1 && found.end != SearchEnd::budget;
    }

  private:
    bool has_none() {
        const Solutions& found = count_();
        return found.count == 0 && found.end == SearchEnd::complete;
    }

    std::variant<Step, PathEnd> by_suppositions(Step step, StepPaper& sheet);
    void make_refuter(const Board& board);
    void refute_soon(Step& step, StepPaper& sheet);
    void refute(const std::vector<Candidate>& wrong, Step& step, StepPaper& sheet);
    std::optional<Deduction> refutation(Candidate wrong, const StepPaper& sheet);
    bool take_of_plan(Step& step, StepPaper& sheet);
    bool make_plan(const Board& board);

    const PathOptions& options_;
    const CountSolutions& count_;
    Meter& meter_;
    const RuleView* rules_;
    bool only_one_ = false;
    const Grid* solution_ = nullptr;
    std::unique_ptr<RuleView> plain_;  // of a board without rules; null unless nested suppositions are needed
    std::unique_ptr<Refuter> refuter_;
    bool in_parts_ = false;  // a refutation was too long for a ledger: shorter ones, rather than all of a cell
    bool no_plan_ = false;   // HDP takes too long
    std::vector<Deduction> plan_;
    std::size_t next_ = 0;
};

}  // namespace deduku::path
