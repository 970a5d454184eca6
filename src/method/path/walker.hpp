// Walks a path step by step: the first technique of the order that finds something, then what lies beyond all.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "method/path/beyond.hpp"
#include "method/path/pruning.hpp"
#include "method/path/singles.hpp"

namespace deduku::path {

class Walker {
  public:
    /// `proof`: receives the deductions; may be null.
    Walker(const Puzzle& puzzle, WorkingPaper paper, const PathOptions& options, const CountSolutions& count,
           Meter& meter, ProofEvents* proof = nullptr);

    /// Ends after one step: nothing is searched for later ones. `solution`: one of the board, or null.
    void end_after_one(const Grid* solution) {
        only_one_ = true;
        beyond_.end_after_one(solution);
    }
    /// Takes these steps again, as far as it finds them, and of others first those that remove something that these need.
    void follow(std::vector<NeededStep> plan);

    const Board& board() const { return sheet_.board(); }
    PathEnd end() const { return end_; }

    /// What helper cells have lost since the last step.
    std::vector<Deduction> take_unseen() { return std::exchange(unseen_, {}); }

    /// Makes the next step; none at the end.
    std::optional<Step> step();

  private:
    // Techniques that write digits depend on the written digits, which boards do not record.
    enum class Single : std::uint8_t { none, full_house, naked, hidden };
    struct Rung {
        Move move;
        Single single;
    };
    // Of the finds of a technique the first one, or the first that removes something needed.
    enum class Take : std::uint8_t { first, needed };

    static Single single_of(const Technique& row);

    void look_in_helpers();
    std::optional<Step> ended(PathEnd end);
    bool is_stop(const Move& move) const;
    bool climb(const Rung& rung, Take which, Step& step);
    std::optional<Step> planned(const Step& begun);
    bool is_done(const NeededStep& planned) const;
    bool is_needed(const Find& find) const;

    bool write_single(Single single, Step& step);
    bool write_full_house(Step& step);
    bool write_naked(Step& step);
    bool write_hidden(Step& step);
    void write_decided(Step& step);
    void write(Candidate c, std::optional<House> only_in, Form form, std::vector<House> base, Step& step);
    void write(const SinglesOfHouse& singles, Form form, Step& step);
    bool is_open_single(Cell cell) const;
    // On boards with rules a house is looked at as a rule is: all singles that follow in it are one step.
    bool goes_on() const { return rules_ && !only_one_ && !options_.digit_by_digit; }
    bool take(const Move& move, Take which, Step& step);

    const Puzzle& puzzle_;
    std::unique_ptr<RuleView> rules_;
    StepPaper sheet_;
    const PathOptions& options_;
    Meter& meter_;
    Beyond beyond_;
    std::vector<Rung> rungs_;
    PathEnd end_ = PathEnd::unknown;
    bool only_one_ = false;
    std::vector<Deduction> unseen_;  // since the last step
    std::vector<NeededStep> plan_;
    std::size_t next_ = 0;      // of the plan
    std::vector<bool> needed_;  // by candidate, those of the plan
};

}  // namespace deduku::path
