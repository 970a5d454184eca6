// Replays HDP chains line by line, written by hand or by the program: checks each line and finds its position.
//
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6      holds, leads to # I8: 3,9 + B1: 6
//   DIS # I8: 3,9 + A2: 5,9 => CTR => I8: 2,7    fails: A2: 5,9 was not shown under # I8: 3,9
//
// Valid lines are kept as a tree of levels (shown.hpp), and as deductions for the checker.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/reason.hpp"
#include "method/hdp/argument.hpp"
#include "method/hdp/shown.hpp"

namespace deduku::hdp {

enum class ReplayVerdict : std::uint8_t {
    holds,
    fails,
    skipped,  ///< nothing to check: blank, `#` comment, CNT
};

struct ReplayedLine {
    std::size_t number = 0;  ///< 1-based line of the text
    std::string text;
    ReplayVerdict verdict = ReplayVerdict::skipped;
    std::string why;              ///< for `fails`: the reason; for `holds`: a remark, mostly empty
    std::optional<HdpLine> line;  ///< as read; none if skipped or not in the notation
    std::size_t column = 0;       ///< of a syntax error, from 1; else 0
    std::string expected;         ///< the text expected there
    /// For `holds`: the chain of the position after the line, without facts that it does not name. DIS: the level with
    /// the conclusion. None for the status of a puzzle solved by a hypothesis.
    std::optional<HdpChain> after;
    std::optional<Board> board;  ///< the position after the line, if boards are kept
};

struct HdpReplay {
    std::vector<ReplayedLine> lines;
    bool all_hold = false;              ///< at least one line was checked and none fails
    std::optional<std::size_t> failed;  ///< index into `lines` of the first failed one
    std::vector<Deduction> steps;       ///< the deductions of valid lines at level 0, from the start position
    std::optional<Grid> solution;       ///< if a PRF line reached one
};

/// Whether facts of a level are used without being named.
enum class Facts : std::uint8_t { named, all };

/// The greatest number of nested hypotheses.
inline constexpr std::size_t most_levels = 100;

/// The position at the end of a chain.
struct Reached {
    Board board;
    BranchOutcome outcome;
    Board before;                           ///< the position before the last statement
    std::optional<Statement> hypothesis{};  ///< the innermost one
    std::optional<Board> assumed_in{};      ///< the position in which it was assumed
    std::string why_not{};                  ///< if set, the chain is not well founded

    /// The remaining digits of the hypothesis's cell if it is refuted.
    [[nodiscard]] Statement rest() const {
        return {hypothesis->cell, assumed_in->digits(hypothesis->cell) - hypothesis->digits};
    }
};

/// A text read line by line; later lines may use facts proved by earlier ones.
class Replayer {
  public:
    /// The meter must outlive it; following chains spends nothing.
    Replayer(const Puzzle& puzzle, Meter& meter);

    /// Checks a line and stores its facts; a line that fails adds nothing.
    ReplayedLine line(std::size_t number, std::string_view text);
    /// The position at the end of a chain, given the lines so far; `why_not` if they do not prove it.
    Reached reach(const HdpChain& chain, Facts facts = Facts::named);
    /// The chain with all facts that hold on its levels, after those it names.
    HdpChain with_facts(const HdpChain& chain) const;
    /// The chain that leads to a level, given `above`, the chain of the level above. For a settled level, the chain
    /// that settled it.
    HdpChain look_at(const ShownLevel& level, const HdpChain& above);

    const std::optional<Grid>& solution() const { return solution_; }
    /// The tree of the lines so far.
    const ShownLevel& levels() const { return root_; }
    /// Its deductions at level 0, from the start position.
    std::vector<Deduction> steps() const;
    Autosolver& autosolver() { return autosolver_; }
    const Geometry& geometry() const { return start_.geometry(); }

  private:
    std::string text(const Statement& statement) const { return to_text(start_.geometry(), statement); }
    BranchOutcome add(Board& board, const Statement& statement, BranchOutcome outcome);
    void add_all(Reached& reached, std::vector<Statement>& supposed);
    Reached follow(const HdpChain& chain, Facts facts, Mark mark);
    std::string check(const HdpLine& line, Facts facts);
    std::string check_conclusion(const HdpLine& line, const Reached& reached, Facts facts) const;
    bool solved_with(const Statement& statement) const;
    void learn(const HdpLine& line, std::size_t number, Facts facts);
    void adopt(const HdpChain& chain, Facts facts);

    Board start_;
    Autosolver autosolver_;
    Board closed_;
    BranchOutcome start_outcome_{};
    ShownLevel root_;
    ArgumentBuilder builder_;
    std::optional<Grid> solution_;
};

/// Whether to keep the position after each line.
enum class KeptBoards : std::uint8_t { none, kept };

/// Checks every line of `text` against the puzzle. A line that fails adds nothing; the others are still checked. The
/// replayer keeps proved facts.
[[nodiscard]] HdpReplay replay(Replayer& replayer, std::string_view text, KeptBoards boards);

}  // namespace deduku::hdp
