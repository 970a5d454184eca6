// Aligned pair exclusion: two cells, and the pairs of digits that they can hold together.
//
//   P {1,2,5}  Q {1,2}   in a row, with {1,5}, {2,5} in sight of both
//     1 1  the row has 1 twice      5 1  {1,5} would be empty      5 2  {2,5} would be empty      so P is not 5
//
// Two digits exclude each other if they are equal and the cells see each other, or if an almost locked set
// (almost_locked_sets.hpp) would lose both: P sees all its places of one digit, and Q all those of the other. A
// candidate of P that all candidates of Q exclude is false. A Split: with that candidate, each digit of Q is removed by
// a Cover of the set, which lacks the candidate's digit. P and Q need not see each other.
#include "technique/als/pair_exclusion.hpp"

#include <algorithm>

#include "technique/als/almost_locked_chain.hpp"
#include "technique/links/chain.hpp"

namespace deduku {
namespace {

using SetIndex = AlmostLockedSets::Index;

class PairExclusion {
  public:
    explicit PairExclusion(const Board& board) : board_(board), g_(board.geometry()), sets_(board) {}

    // Digits of p that sets see. Any other digit excludes only itself in q, so it is never eliminated.
    Set<Digit> seen_by_sets(Cell p) const {
        Set<Digit> out;
        for (Digit digit : board_.digits(p))
            if (!sets_.that_see({p, digit}).empty()) out.insert(digit);
        return out;
    }

    // Reports the candidates of p among these digits that all candidates of q exclude.
    bool report(Cell p, Set<Digit> digits, Cell q, const Sink& sink) const {
        for (Digit digit : digits) {
            const Candidate falls{p, digit};
            if (!all_excluded(falls, q)) continue;
            if (!sink({Deduction{refute(falls, q), {falls}}, [&] { return pattern(p, q); }})) return false;
        }
        return true;
    }

  private:
    Pattern pattern(Cell p, Cell q) const {
        Pattern out;
        out.form = Form::exclusion;
        out.cells = {std::min(p, q), std::max(p, q)};
        out.digits = board_.digits(p) | board_.digits(q);
        return out;
    }
    SetIndex excluding(Candidate one, Candidate other) const {
        return first_in_both(sets_.that_see(one), sets_.that_see(other), none);
    }
    std::optional<Sector> shared_sector(Candidate one, Cell other) const {
        return common_sector(g_, one, {other, one.digit});
    }
    bool all_excluded(Candidate one, Cell q) const {
        for (Digit digit : board_.digits(q)) {
            const bool falls =
                digit == one.digit ? shared_sector(one, q).has_value() : excluding(one, {q, digit}) != none;
            if (!falls) return false;
        }
        return true;
    }

    Split refute(Candidate one, Cell q) const {
        const Sector on = g_.sector(one.cell);
        Case branch(board_, on, {one});
        for (Digit digit : board_.digits(q)) {
            const Candidate other{q, digit};
            if (digit == one.digit) {
                branch.take(on, *shared_sector(one, q), {other});
                continue;
            }
            const SetIndex set = excluding(one, other);
            for (Candidate place : sets_.places(set, one.digit))
                branch.take(on, *common_sector(g_, one, place), {place});
            take_locked(sets_, set, one.digit, {other}, branch);
        }
        Branch closed = branch.closed(g_.sector(q));
        return refutation(board_, on, {one}, std::move(closed.steps), *closed.empty);
    }

    static constexpr SetIndex none = AlmostLockedSets::largest + 1;
    const Board& board_;
    const Geometry& g_;
    AlmostLockedSets sets_;
};

}  // namespace

bool find_pair_exclusions(const Board& board, int /*size*/, const Sink& sink) {
    const PairExclusion exclusion(board);
    for (Cell p : board.geometry().every_cell()) {
        if (board.digits(p).size() < 2) continue;
        const Set<Digit> digits = exclusion.seen_by_sets(p);
        if (digits.empty()) continue;
        for (Cell q : board.geometry().every_cell())
            if (p != q && board.digits(q).size() > 1 && !exclusion.report(p, digits, q, sink)) return false;
    }
    return true;
}

}  // namespace deduku
