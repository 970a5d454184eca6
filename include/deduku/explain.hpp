// Why a digit is, or is not, in a cell, from the ledger of any method.
//
//   ledger: d1 d2 d3 .. dn      origin of "I4 is not 2": d9      the chain: d2 d5 d9, only the steps that d9 rests on
//
// "4 is on I4" means that all other digits of I4 are false. If it follows from the last place of the digit in a house,
// the chain shows only that place, and one deduction removes the other digits.
#pragma once

#include <functional>
#include <optional>

#include "deduku/reason.hpp"

namespace deduku::explain {

/// A method: any of them, with its options.
using Method = std::function<Finding(const Puzzle&)>;

enum class Truth : std::uint8_t {
    is,      ///< every other digit of the cell is false
    is_not,  ///< the candidate is false
    open,    ///< neither is known
};

struct Answer {
    Candidate asked;
    Truth verdict = Truth::open;
    /// A valid ledger that proves the verdict: only necessary steps, the decisive one last; no steps if it holds at the
    /// start. Claims False of the candidate, or of all others of the cell; empty if open.
    Ledger chain;

    /// Whether a step rests on uniqueness: then the verdict holds only if there is exactly one solution.
    [[nodiscard]] bool if_unique() const;
};

/// The result of an assumption.
struct Supposition {
    Candidate supposed;
    Ending ending = Ending::unknown;
    /// After a contradiction: a valid ledger whose last step, a Split, shows that the candidate is false.
    std::optional<Ledger> chain;
};

class Explainer {
  public:
    explicit Explainer(Finding found);

    Ending ending() const { return found_.ending; }
    /// The puzzle and all deductions, in order.
    const Ledger& ledger() const { return found_.ledger; }
    /// The position after all deductions.
    const Board& end() const { return end_; }

    /// Must not be called after a contradiction; this also applies to the next two.
    Answer answer(Candidate asked) const;
    /// Why these candidates, dead at the end, are false.
    Ledger why_not(std::vector<Candidate> dead) const;
    /// Tests an assumption: runs the method on the position left, with the candidate (a living one) assumed to be true.
    Supposition suppose(Candidate candidate, const Method& method) const;

    /// After a contradiction: the deductions that lead to it.
    Ledger contradiction() const;

  private:
    Ledger why_only_place(Candidate true_one, std::size_t step, Sector place) const;

    Finding found_;
    Board end_;
    std::vector<int> removing_steps_;
};

}  // namespace deduku::explain
