// The walk through a proof: the dead candidates, each with the line that kills it.
//
//   cover(A1 / 5 in row 1)   ->  write_cover()      each removed candidate gets its kill line
//   open_branch({2}) ..      ->  hypotheses: 5 and 7 are excluded, dead by hypothesis, without a line
//   close_branch(empty)      ->  write_closing()    a line of the position outside: not 2
//   close_split({9 of C3})   ->  write_join()       a line of the position outside: not 9
//   sum(cage, 4 of A1)       ->  write_sum()        the sum of the lines, less the largest weight of each cell
//   open_case() ..           ->  a hypothesis: the selector of the case is true, and so its lines hold
//
// A line written under hypotheses has the form "not v, or one of the hypotheses is wrong".
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "reason/proof_events.hpp"
#include "render/proof/formula/opb.hpp"
#include "render/proof/formula/sum.hpp"
#include "render/proof/veripb/text.hpp"

namespace deduku::proof {

class VeripbWalk final : public ProofEvents {
  public:
    /// Only the first invalid event is reported to `error`.
    VeripbWalk(std::function<void(std::string_view)> write, const Puzzle& start, const Claim& goal, std::string& error);
    VeripbWalk(const VeripbWalk&) = delete;
    VeripbWalk& operator=(const VeripbWalk&) = delete;

    void cover(const Cover& why, const std::vector<Candidate>& removes) override;
    void sum(const Sum& why, const std::vector<Candidate>& removes) override;
    void open_split(Sector on) override;
    void open_branch(const std::vector<Candidate>& keep) override;
    void open_cases(int choice) override;
    void open_case() override;
    void close_branch(std::optional<Sector> empty) override;
    void close_split(const std::vector<Candidate>& removes) override;
    void close_cases(const std::vector<Candidate>& removes) override { close_split(removes); }
    void end(const Claim& claim) override;

  private:
    /// The line with a negative coefficient for a dead candidate, and its content.
    struct Kill {
        long id = 0;
        std::shared_ptr<const LinearForm> form;
    };
    struct Branch {
        std::vector<int> keep;
        std::vector<int> excluded;
        bool open = false;
        bool is_void = false;
        std::vector<int> killed;  ///< in an open branch
        bool keeps(int v) const;
    };
    struct Split {
        Sector on{};
        const Selected* choice = nullptr;  ///< of Cases; `on` means nothing then
        std::vector<int> living;           ///< members of the sector; selectors of all cases
        std::vector<Branch> branches;      ///< behind us
        std::map<int, Kill> closed_away;   ///< candidates kept by closed branches: false outside
    };
    enum class Status : std::uint8_t { alive, excluded, killed, not_allowed };

    /// Writes the eliminations of a Cover of k base sectors, given as the sum of its sectors; returns the kill of each
    /// removed candidate.
    std::vector<Kill> write_cover(SumLine line, std::size_t k, const std::vector<int>& removed);
    /// The same for a Sum, given before the largest weights of its cells are taken off (take_off_cells).
    std::vector<Kill> write_sum(SumLine line, const std::vector<int>& removed);
    /// Called outside the branch: its kept candidates are false. Fills split.closed_away.
    void write_closing(Split& split, const Branch& branch);
    /// Called outside the Split: u, dead in every open branch and not in closed_away, is false.
    Kill write_join(const Split& split, int u);
    /// Writes the sum, which shows that these are false, and their clauses.
    std::vector<Kill> write_kills(SumLine line, const std::vector<int>& removed);
    std::vector<Kill> write_clauses(const std::vector<int>& removed);
    /// A clause: one of these literals is true, or a hypothesis is wrong.
    Kill write_clause(int on_level, std::vector<int> literals);
    /// Writes the contradiction between the proof and the opposite of the claim.
    long write_end(const Claim& claim);
    /// Whether a branch contradicts the hypotheses around it, so that nothing needs to be written inside: it excludes
    /// the only candidate that one of them keeps, and its clauses always hold.
    bool is_void(const std::vector<int>& excluded) const;

    Status state(int v) const { return status_[v]; }
    bool is_dead(int v) const { return state(v) != Status::alive; }
    bool is_excluded(int v) const { return state(v) == Status::excluded; }
    bool is_killed(int v) const { return is_dead(v) && !is_excluded(v); }
    /// The kill of a killed candidate; if the puzzle does not allow the candidate, the line is written on first use.
    const Kill& kill(int v);
    /// Writes the kill lines of candidates that the puzzle does not allow, where propagation does not find them:
    /// several of them, in cells of several digits.
    void say_not_allowed(const std::vector<int>& candidates);
    std::vector<int> members(Sector sector) const;
    /// The level of a sum: the lowest if it has no hypothesis.
    int level_of(const LinearForm& form) const;

    void add_at_least_one(SumLine& sum, Sector sector, long times = 1);
    void add_at_most_one(SumLine& sum, Sector sector, long times = 1);
    /// Subtracts for each cell the largest weight of its living candidates, so that none of them adds to the sum.
    void take_off_cells(SumLine& sum);
    /// Whether the variable is the selector of a case, not a candidate.
    bool is_selector(int number) const { return number >= geometry_.candidates(); }
    /// Adds kill lines until no killed candidate has a positive coefficient.
    void cancel(SumLine& line);
    /// Whether v is false by the line if the hypotheses hold.
    bool shows_false(const LinearForm& form, int v) const;
    void expect(bool holds, const char* otherwise);
    /// A line in force here, either of the board or of a case.
    const BothBounds& line(Sector sector) const {
        return *lines_[static_cast<std::size_t>(index(sector) - geometry_.sectors())];
    }

    void set(int v, Status status, Kill kill);
    void undo_to(std::size_t length);
    LinearForm sector_form(Sector sector, long times) const;
    void add_bound(SumLine& sum, const Constraint& bound, long times);
    void enter(Branch branch);
    std::vector<int> numbers(const std::vector<Candidate>& candidates) const;
    std::vector<int> living_members(Sector sector) const;
    void check_claim(const Claim& claim);

    Puzzle start_;
    const Geometry& geometry_;
    OpbIds ids_;
    VeripbText text_;
    std::string& error_;
    /// Whether the lines of closed branches may be wiped. VeriPB of 2022 misses later propagations after it wipes a
    /// line that has propagated anything outside all branches. The lines of a closed branch cannot have done so: they
    /// hold under a hypothesis that is wrong in the solution, unless the formula is contradictory. But there may be no
    /// solution.
    bool has_solution_;
    long events_ = 0;
    Table<int, Status> status_;  // by number of the candidate
    Table<int, Kill> kills_;
    Table<Cell, Kill> not_allowed_;
    std::vector<int> trail_;  // dead candidates, in order of death
    std::vector<Branch> hypotheses_;
    std::vector<const BothBounds*> lines_;  // in force
    struct Mark {
        std::size_t trail;
        std::size_t lines;
        int level;
        int next_level;
    };
    std::vector<Mark> marks_;  // the marks at the start of each open branch
    // The level of lines written here, and of those in the next branch. Lines of open branches stay, and higher levels
    // are used after them; see has_solution_.
    int level_ = 0;
    int next_level_ = 1;
    std::vector<Split> splits_;
    int void_splits_ = 0;  // Splits open inside a void branch, including its own
};

}  // namespace deduku::proof
