// Replays HDP chains line by line, written by a person or by the program: does each line hold, and where does it lead?
//
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6      holds, leads to # I8: 3,9 + B1: 6
//   DIS # I8: 3,9 + A2: 5,9 => CTR => I8: 2,7    fails: A2: 5,9 was not shown under # I8: 3,9
//
// What holds is kept as a tree of levels (shown.hpp), and as deductions that the checker can confirm.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/reason.hpp"
#include "method/hdp/argument.hpp"
#include "method/hdp/shown.hpp"

namespace deduku::hdp {

enum class Verdict : std::uint8_t {
    holds,
    fails,
    skipped,  ///< nothing to check: blank, `#` comment, CNT
};

struct ReplayedLine {
    std::size_t number = 0;  ///< 1-based line of the text
    std::string text;
    Verdict verdict = Verdict::skipped;
    std::string why;           ///< for `fails`: the reason; for `holds`: a remark, mostly empty
    std::optional<Line> line;  ///< as it was read; none: skipped, or no line of the notation
    std::size_t column = 0;    ///< no line of the notation: where, from 1; else 0
    std::string expected;      ///< the text expected there
    /// For `holds`: where it leaves one, facts it does not name left out. DIS: its level with the conclusion. None: the
    /// status of a puzzle that a hypothesis solved.
    std::optional<Chain> after;
    std::optional<Board> board;  ///< the position there, if boards are kept
};

struct Replay {
    std::vector<ReplayedLine> lines;
    bool all_hold = false;              ///< at least one line was checked and none fails
    std::optional<std::size_t> failed;  ///< index into `lines` of the first that fails
    std::vector<Deduction> steps;       ///< the deductions of valid lines at level 0, from the start position
    std::optional<Grid> solution;       ///< if a PRF line reached one
};

/// Whether facts of a level count without being named.
enum class Facts : std::uint8_t { named, all };

/// Hypotheses inside each other, at most.
inline constexpr std::size_t most_levels = 100;

/// Where a chain leads.
struct Reached {
    Board board;
    Outcome outcome;
    Board before;                           ///< the position in which the last statement was added
    std::optional<Statement> hypothesis{};  ///< the innermost one
    std::optional<Board> assumed_in{};      ///< the position in which it was assumed
    std::string why_not{};                  ///< set: the chain is not well founded

    /// What the hypothesis leaves to its cell, if it is refuted.
    [[nodiscard]] Statement rest() const {
        return {hypothesis->cell, assumed_in->digits(hypothesis->cell) - hypothesis->digits};
    }
};

/// A text read line by line; facts proved before count for later lines.
class Replayer {
  public:
    /// The meter must outlive it; a chain followed spends nothing.
    Replayer(const Puzzle& puzzle, Meter& meter);

    /// Checks a line and learns from it; one that fails adds nothing.
    ReplayedLine line(std::size_t number, std::string_view text);
    /// Where a chain leads after the lines so far; `why_not` if they do not allow it.
    Reached reach(const Chain& chain, Facts facts = Facts::named);
    /// The chain with all facts that hold on its levels, behind those it names.
    Chain with_facts(const Chain& chain) const;
    /// Where one looks at a level: `path` to it, `at` of the level above. One that is settled, as it was then.
    Chain look_at(const ShownLevel& level, const Chain& above);

    const std::optional<Grid>& solution() const { return solution_; }
    /// The tree so far.
    const ShownLevel& levels() const { return root_; }
    /// What it shows at level 0, from the start position.
    std::vector<Deduction> steps() const;
    Autosolver& autosolver() { return autosolver_; }
    const Geometry& geometry() const { return start_.geometry(); }

  private:
    std::string text(const Statement& statement) const { return to_text(start_.geometry(), statement); }
    Outcome add(Board& board, const Statement& statement, Outcome outcome);
    void add_all(Reached& reached, std::vector<Statement>& supposed);
    Reached follow(const Chain& chain, Facts facts, bool is_status);
    std::string check(const Line& line, Facts facts);
    std::string check_conclusion(const Line& line, const Reached& reached, Facts facts) const;
    bool solved_with(const Statement& statement) const;
    void learn(const Line& line, std::size_t number, Facts facts);
    void adopt(const Chain& chain, Facts facts);

    Board start_;
    Autosolver autosolver_;
    Board closed_;
    Outcome start_outcome_{};
    ShownLevel root_;
    ArgumentBuilder builder_;
    std::optional<Grid> solution_;
};

/// Whether the position after each line is kept.
enum class Boards : std::uint8_t { none, kept };

/// Checks every line of `text` against the puzzle. A line that fails adds nothing; the rest is still checked. Proved
/// facts stay with the replayer.
[[nodiscard]] Replay replay(Replayer& replayer, std::string_view text, Boards boards);

}  // namespace deduku::hdp
