#include "method/solve/learning/search.hpp"

#include <algorithm>
#include <utility>

#include "deduku/learning.hpp"
#include "method/reasonable/fixpoint.hpp"

namespace deduku::learning {
namespace {

constexpr std::uint64_t first_round = 4000;  // contradictions
constexpr std::uint64_t longer = 500;        // increase per round

std::vector<Candidate> open_candidates(const Board& board) {
    std::vector<Candidate> out;
    for (Cell cell : board.geometry().every_cell())
        if (!board.digits(cell).single())
            for (Digit d : board.digits(cell)) out.push_back({cell, d});
    return out;
}

// The variable of an open candidate; `candidates` is sorted.
Variable variable_of(const std::vector<Candidate>& candidates, Candidate c) {
    return static_cast<Variable>(std::lower_bound(candidates.begin(), candidates.end(), c) - candidates.begin());
}

SectorMembers open_sectors(const Board& board, const std::vector<Candidate>& candidates) {
    SectorMembers out;
    for (Sector sector : board.geometry().every_sector()) {
        if (board.members(sector).size() < 2) continue;
        out.emplace_back();
        for (Place p : board.members(sector))
            out.back().push_back(variable_of(candidates, board.geometry().member(sector, p)));
    }
    return out;
}

}  // namespace

Search::Search(const Board& closed, std::span<const Nogood> nogoods, Tally& tally)
    : board_(closed),
      tally_(tally),
      candidates_(open_candidates(closed)),
      assignment_(candidates_.size(), open_sectors(closed, candidates_)),
      clauses_(candidates_.size()),
      analysis_(assignment_, clauses_),
      choice_(assignment_) {
    for (const Nogood& nogood : nogoods) add_nogood(nogood);
}

// A dead candidate satisfies a nogood; a decided candidate adds nothing to it.
void Search::add_nogood(const Nogood& nogood) {
    Clause clause;
    for (Candidate c : nogood) {
        if (!board_.has(c)) return;
        if (board_.digits(c.cell).single()) continue;
        const Literal l = is_false(variable_of(candidates_, c));
        if (assignment_.holds(l)) return;
        clause.push_back(l);
    }
    if (clause.empty()) none_ = true;
    if (clause.size() == 1) assignment_.assign(clause[0], {});
    if (clause.size() > 1) clauses_.add(clause, 0);
}

bool Search::run(std::uint64_t allowance) {
    std::uint64_t lost = 0;  // contradictions since the start or the last solution
    while (!none_) {
        if (!propagate()) {
            if (assignment_.level() == 0) return true;
            if (lost++ == allowance) return false;
            ++contradictions_;
            learn();
        } else if (assignment_.complete()) {
            if (!count()) return true;
            lost = 0;
        } else if (contradictions_ >= round_end_) {
            begin_round();
        } else {
            if (!tally_.open_node()) return true;
            assignment_.guess(choice_.next());
        }
    }
    return true;
}

// Sectors first, since they are cheaper. False at a contradiction.
bool Search::propagate() {
    for (;;) {
        if (!assignment_.follow_sectors()) {
            conflict_ = assignment_.conflict();
            return false;
        }
        if (followed_ == assignment_.trail().size()) return true;
        if (!clauses_.follow(assignment_.trail()[followed_++], assignment_)) {
            conflict_ = clauses_.literals(clauses_.conflict());
            return false;
        }
    }
}

void Search::take_back(std::size_t level) {
    assignment_.take_back(level, [this](Literal l) { choice_.take_back(l); });
    followed_ = std::min(followed_, assignment_.trail().size());
}

void Search::learn() {
    choice_.note_way();
    analysis_.learn(conflict_);
    choice_.raise(analysis_.met());
    const Clause& clause = analysis_.clause();
    const std::uint32_t levels = analysis_.levels();
    take_back(analysis_.level_to_go_to());
    LiteralReason why;
    if (clause.size() > 1) why = {LiteralReason::Kind::clause, clauses_.add(clause, levels)};
    assignment_.assign(clause[0], why);
}

void Search::begin_round() {
    take_back(0);
    if (round_ > 0) {
        clauses_.forget();
        choice_.begin_round();
    }
    round_end_ = contradictions_ + first_round + longer * round_++;
}

// Counts a solution. False if no other one is needed or exists.
bool Search::count() {
    if (!tally_.add([this] { return grid(); })) return false;
    counted_.emplace_back();
    for (Literal l : assignment_.trail())
        if (l.says_true()) counted_.back().push_back(candidates_[l.variable()]);
    return exclude_guesses();
}

// Everything else follows from the guesses.
bool Search::exclude_guesses() {
    Clause clause;
    for (std::size_t level = assignment_.level(); level > 0; --level) clause.push_back(~assignment_.guess_of(level));
    if (clause.empty()) return false;
    take_back(assignment_.level() - 1);
    LiteralReason why;
    if (clause.size() > 1) why = {LiteralReason::Kind::clause, clauses_.add(clause, 0)};
    assignment_.assign(clause[0], why);
    return true;
}

Grid Search::grid() const {
    Grid grid;
    for (Cell cell : board_.geometry().every_cell()) grid.push_back(board_.digits(cell).first());
    for (Literal l : assignment_.trail())
        if (l.says_true()) grid[candidates_[l.variable()].cell] = candidates_[l.variable()].digit;
    return grid;
}

}  // namespace deduku::learning

namespace deduku {
namespace {

void count_by_learning(const Board& board, std::span<const Nogood> nogoods, Tally& tally) {
    Board closed = board;
    if (!reasonable::Fixpoint(board.shared_geometry()).close(closed)) return;
    learning::Search(closed, nogoods, tally).run(unlimited);
}

}  // namespace

Solutions fallback_by_learning(const Board& board, std::span<const Nogood> nogoods, const SearchRequest& request,
                               Meter& meter) {
    if (board.geometry().constrained()) {
        Solutions none;
        none.end = SearchEnd::budget;
        return none;
    }
    Tally tally(request, meter);
    count_by_learning(board, nogoods, tally);
    return std::move(tally).result();
}

Solutions solve_by_learning(const Board& board, const SearchRequest& request, Meter& meter) {
    Tally tally(request, meter);
    if (tally.open_node()) count_by_learning(board, {}, tally);
    return std::move(tally).result();
}

}  // namespace deduku
