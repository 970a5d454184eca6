// The independent checker: reads a proof file line by line and accepts it or says what is wrong.
//
//   header, step, step, .., claim   ->   accepted: unique
//                                   ->   refused: line 14, branch 1 > step 3 > branch 0: <rule>
//
// It knows the grid and the two reasons, nothing else: its board, its geometry and its JSON reader are
// its own and share no code with what makes proofs. The exact conditions are in doc/ledger-format.md.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "grid/puzzle.hpp"

namespace deduku {

/// What a line may fail; rule_text() says each in words.
enum class Rule : std::uint8_t {
    json,
    line_too_long,
    blank_line,
    header_missing,
    header_repeated,
    header_format,
    header_box,
    header_givens,
    other_puzzle,
    claim_missing,
    after_claim,
    unknown_object,
    unknown_key,
    missing_key,
    wrong_kind,
    sector_range,
    candidate_range,
    cover_empty,
    cover_sizes,
    cover_repeats,
    cover_condition,
    removes_empty,
    removes_dead,
    removes_unsupported,
    split_no_branches,
    keep_empty,
    keep_repeats,
    keep_foreign,
    split_not_exhaustive,
    branch_not_empty,
    branch_keeps,
    split_closed_outside,
    claim_kind,
    grid_size,
    grid_digit,
    grid_givens,
    grid_sectors,
    unique_living,
    no_solution_living,
    false_living,
};

/// "the union of the keeps is not all living members of the sector"
std::string_view rule_text(Rule rule);

enum class Proved : std::uint8_t { solution, unique, no_solution, false_candidates };

/// The claim of a proof that was accepted.
struct Accepted {
    Proved what{};
    std::vector<int> numbers;  ///< the grid (1..N, row by row), the empty sector, or the false candidates
};

/// Why a proof was refused: the first thing found wrong.
struct Refused {
    std::size_t line = 0;  ///< from 1
    std::string path;      ///< "branch 1 > step 3 > branch 0", counted from 0; empty at the top
    Rule rule{};
    std::string detail;  ///< what broke the rule, such as "candidate 37"; may be empty
};

using Verdict = std::variant<Accepted, Refused>;

/// "line 14, branch 1 > step 3: <rule> (<detail>)"
std::string to_text(const Refused& refused);

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
