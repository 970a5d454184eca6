// Why a digit is, or is not, in a cell: from the ledger of whatever method found it.
//
//   ledger: d1 d2 d3 .. dn      origin of "I4 is not 2": d9      the chain: d2 d5 d9, what d9 rests on and no more
//
// "4 is on I4" is the end of all other digits there. When the digit's last place in a house settled it, the chain
// shows that place alone, and one deduction clears the cell.
#pragma once

#include <functional>
#include <optional>

#include "deduku/reason.hpp"

namespace deduku::explain {

/// A method: any of them, with its options.
using Method = std::function<Finding(const Puzzle&)>;

enum class Verdict : std::uint8_t {
    is,      ///< every other digit of the cell is false
    is_not,  ///< the candidate is false
    open,    ///< neither was found out
};

struct Answer {
    Candidate asked;
    Verdict verdict = Verdict::open;
    /// A valid ledger that shows it, every step needed and the one that settled it last. Without steps: it was so at
    /// the start. Claims False of the candidate, or of all others of the cell; nothing if open.
    Ledger chain;

    /// It holds if there is exactly one solution: a step rests on that.
    [[nodiscard]] bool if_unique() const;
};

/// What comes of an assumption.
struct Supposition {
    Candidate supposed;
    Ending ending = Ending::unknown;
    /// After a contradiction: a valid ledger that shows the candidate false by one Split, its last step.
    std::optional<Ledger> chain;
};

class Explainer {
  public:
    explicit Explainer(Finding found);

    Ending ending() const { return found_.ending; }
    /// The puzzle and everything found, in order.
    const Ledger& ledger() const { return found_.ledger; }
    /// What is left living.
    const Board& end() const { return end_; }

    /// Not to be asked after a contradiction, like the next two.
    Answer answer(Candidate asked) const;
    /// Why these candidates, dead at the end, are false.
    Ledger why_not(std::vector<Candidate> dead) const;
    /// The assumption test: the method once more, on what is left, with the candidate taken for true (it must live).
    Supposition suppose(Candidate candidate, const Method& method) const;

    /// After a contradiction: the deductions that show it.
    Ledger contradiction() const;

  private:
    Ledger why_only_place(Candidate true_one, std::size_t step, Sector place) const;

    Finding found_;
    Board end_;
    std::vector<int> origins_;
};

}  // namespace deduku::explain
