// Random proofs about boards with rules: nested Sums, Covers, Splits and Cases, each of which follows.
//
//   random_ledger(puzzle, random)     claims a removed candidate false, or that there is no solution
#pragma once

#include <algorithm>

#include "reason/proof_events.hpp"
#include "tests/support/rules.hpp"

namespace deduku::testing {

/// `lines` is the number of lines in force.
inline Sum random_sum(const Board& board, int lines, Random& random) {
    Sum out;
    for (int i = 1 + below(random, 4); i > 0; --i) {
        const Geometry& g = board.geometry();
        const auto k =
            below(random, 3) > 0 && lines > 0 ? g.sectors() + below(random, lines) : below(random, g.sectors());
        const int factor = below(random, 3) > 0 ? 1 : 1 + below(random, 4);
        out.lines.push_back({static_cast<Sector>(k), below(random, 2) == 0 ? factor : -factor});
    }
    out.over = below(random, 3) > 0 ? 1 : 2 + below(random, 3);
    return out;
}

/// A position in which about this percentage of the candidates outside the grid is dead.
inline Board random_board(const GeometryPtr& geometry, const Grid& grid, int percent, Random& random) {
    Board out(geometry);
    for (Candidate c : geometry->every_candidate())
        if (grid[c.cell] != c.digit && below(random, 100) < percent) out.remove(c);
    return out;
}

/// Reports its steps while it makes them.
class RandomProof {
  public:
    RandomProof(const Puzzle& start, ProofEvents& to, Random& random)
        : board_(start_board(start)), to_(to), random_(random), lines_(static_cast<int>(geometry().lines().size())) {}

    void steps(int count, int depth) {
        for (; count > 0 && !board_.contradictory(); --count) {
            const int kind = depth > 0 ? below(random_, 8) : 9;
            if (kind == 0)
                cases(depth - 1);
            else if (kind == 1)
                split(depth - 1);
            else
                sum();
        }
    }
    const Board& board() const { return board_; }

  private:
    const Geometry& geometry() const { return board_.geometry(); }

    void sum() {
        for (int i = 0; i < 30; ++i) {
            const Sum sum = random_sum(board_, lines_, random_);
            if (!holds(board_, sum)) continue;
            const std::vector<Candidate> gone = consequences(board_, sum);
            if (gone.empty()) continue;
            to_.sum(sum, gone);
            for (Candidate c : gone) board_.remove(c);
            return;
        }
        single();
    }
    // A cell with one digit, through a house or a line of at most one.
    void single() {
        for (Cell cell : geometry().every_cell()) {
            if (!board_.digits(cell).single()) continue;
            const Candidate c{cell, board_.digits(cell).first()};
            std::vector<Sector> covers;
            for (Sector s : geometry().sectors_of(c)) covers.push_back(s);
            for (int k = geometry().sectors(); k < geometry().sectors() + lines_; ++k) {
                const Linear& line = *board_.line(static_cast<Sector>(k));
                if (at_most_one(line) && std::count(line.terms.begin(), line.terms.end(), Term{c, 1}) > 0)
                    covers.push_back(static_cast<Sector>(k));
            }
            for (Sector s : covers) {
                const Cover cover{{geometry().sector(cell)}, {s}};
                const std::vector<Candidate> gone = consequences(board_, cover);
                if (gone.empty()) continue;
                to_.cover(cover, gone);
                for (Candidate dead : gone) board_.remove(dead);
                return;
            }
        }
    }
    // Candidates dead in every branch that stays open.
    void keep_common(std::optional<std::vector<Candidate>>& common, std::size_t before) {
        to_.close_branch(board_.empty_sector());
        std::vector<Candidate> here(board_.trail().begin() + static_cast<std::ptrdiff_t>(before), board_.trail().end());
        const bool closed = board_.contradictory();
        board_.undo_to(before);
        if (closed) return;
        if (!common) common = here;
        std::erase_if(*common, [&](Candidate c) { return std::find(here.begin(), here.end(), c) == here.end(); });
    }
    void cases(int depth) {
        const Choice& choice = geometry().choices().front();
        to_.open_cases(0);
        std::optional<std::vector<Candidate>> common;
        const std::size_t before = board_.trail().size();
        for (const std::vector<Linear>& lines : choice) {
            to_.open_case();
            board_.open_case(lines);
            lines_ += static_cast<int>(lines.size());
            steps(4, depth);
            keep_common(common, before);
            board_.close_case();
            lines_ -= static_cast<int>(lines.size());
        }
        if (!common)
            for (Candidate c : geometry().every_candidate())
                if (board_.has(c)) common = {c};
        to_.close_cases(*common);
        for (Candidate c : *common) board_.remove(c);
    }
    void split(int depth) {
        const auto cell = static_cast<Cell>(below(random_, geometry().cells()));
        to_.open_split(geometry().sector(cell));
        std::optional<std::vector<Candidate>> common;
        const std::size_t before = board_.trail().size();
        const Set<Digit> digits = board_.digits(cell);
        for (Digit d : digits) {
            to_.open_branch({{cell, d}});
            board_.keep_only(cell, {d});
            steps(4, depth);
            keep_common(common, before);
        }
        if (!common) common = {{cell, digits.first()}};
        to_.close_split(*common);
        for (Candidate c : *common) board_.remove(c);
    }

    Board board_;
    ProofEvents& to_;
    Random& random_;
    int lines_;
};

/// A proof of up to 12 steps, with Splits and Cases nested up to `depth`.
inline Ledger random_ledger(const Puzzle& start, Random& random, int depth = 2) {
    LedgerBuilder whole;
    whole.begin(start, False{});
    RandomProof proof(start, whole, random);
    proof.steps(12, depth);
    const auto given = static_cast<std::ptrdiff_t>(start_board(start).trail().size());
    const auto removed = static_cast<std::ptrdiff_t>(proof.board().trail().size()) - given;
    Claim claim = False{};
    if (proof.board().contradictory())
        claim = NoSolution{*proof.board().empty_sector()};
    else if (removed > 0)
        claim = False{{*(proof.board().trail().begin() + given + below(random, static_cast<int>(removed)))}};
    whole.end(claim);
    return whole.take();
}

}  // namespace deduku::testing
