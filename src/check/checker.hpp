// The independent checker: reads a proof file line by line and accepts it or says what is wrong.
//
//   header, step, step, .., claim   ->   accepted: unique
//                                   ->   refused: line 14, branch 1 > step 3 > branch 0: <rule>
//
// It knows the grid and the two reasons, nothing else: its board, its geometry and its JSON reader are
// its own and share no code with what makes proofs. The exact conditions are in doc/ledger-format.md.
#pragma once

#include <memory>
#include <string_view>

#include "check/verdict.hpp"
#include "grid/puzzle.hpp"

namespace deduku {

class Checker {
  public:
    /// With a puzzle, the header must state the same box and cells; without, any puzzle will do.
    explicit Checker(const Puzzle* puzzle = nullptr);
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;
    ~Checker();

    /// Longest line taken, in bytes.
    static constexpr std::size_t max_line = std::size_t{1} << 27;

    /// Checks the next line (without its newline); false once the proof is refused: stop reading then.
    bool line(std::string_view text);

    /// After the last line: the verdict on the whole.
    Verdict finish();

  private:
    class State;
    std::unique_ptr<State> state_;
};

/// Checks a whole proof file; `puzzle` as in Checker, null for any.
Verdict check(const Puzzle* puzzle, std::string_view ledger);

}  // namespace deduku
