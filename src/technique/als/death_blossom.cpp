// Death Blossom: a stem, and for each of its digits a petal, an almost locked set (almost_locked_sets.hpp).
//
//   stem A1 {1,2,3}      petals  {1,5,z}, all its 1 in sight of A1     {2,z}     {3,6,7,z}
//
// Whichever digit the stem holds, its petal lacks that digit, and so has z: candidates z that see all z of all petals
// are false. A Split on the stem. If there are several petals for a digit, one with the fewest cells is reported. z is
// not a candidate of the stem, which has three or more candidates: with two it is an ALS-XY-Wing.
#include "technique/als/death_blossom.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/als/almost_locked_chain.hpp"

namespace deduku {
namespace {

using SetIndex = AlmostLockedSets::Index;

struct Blossom {
    Cell stem{};
    std::vector<SetIndex> petals;  // one for each digit of the stem, ascending
    std::vector<Candidate> removes;
};

class Blossoms {
  public:
    explicit Blossoms(const Board& board) : board_(board), sets_(board) {
        for (Cell stem : board.geometry().every_cell())
            if (board.digits(stem).size() > 2 && every_digit_has_a_petal(stem)) look_at(stem);
        put_in_order(found_, [&](const Blossom& x, const Blossom& y) { return cells(x) < cells(y); });
    }

    bool report(const Sink& sink) const {
        for (const Blossom& blossom : found_)
            if (!sink({deduction_of(blossom), [&] { return pattern_of(blossom); }})) return false;
        return true;
    }

  private:
    bool every_digit_has_a_petal(Cell stem) const {
        for (Digit digit : board_.digits(stem))
            if (const auto row = sets_.that_see({stem, digit}); !have_common(row, row)) return false;
        return true;
    }
    void look_at(Cell stem) {
        std::vector<Blossom> here;
        for (Candidate c : board_.geometry().every_candidate()) {
            if (c.cell == stem || !board_.has(c) || board_.digits(stem).has(c.digit)) continue;
            std::vector<SetIndex> petals;
            for (Digit digit : board_.digits(stem)) {
                petals.push_back(first_in_both(sets_.that_see({stem, digit}), sets_.that_see(c), none));
                if (petals.back() == none) break;
            }
            if (petals.back() == none) continue;
            const auto same = std::find_if(here.begin(), here.end(), [&](const Blossom& each) {
                return each.petals == petals && each.removes.front().digit == c.digit;
            });
            if (same != here.end())
                same->removes.push_back(c);
            else
                here.push_back({stem, std::move(petals), {c}});
        }
        std::move(here.begin(), here.end(), std::back_inserter(found_));
    }
    std::size_t cells(const Blossom& blossom) const {
        std::size_t sum = 1;
        for (SetIndex petal : blossom.petals) sum += sets_[petal].cells.size();
        return sum;
    }

    Pattern pattern_of(const Blossom& blossom) const {
        Pattern out = pattern_of_sets(sets_, Form::blossom, blossom.petals, blossom.removes);
        out.others = {blossom.stem};
        for (Digit digit : board_.digits(blossom.stem)) out.commons.push_back(digit);
        return out;
    }
    Deduction deduction_of(const Blossom& blossom) const {
        const Geometry& g = board_.geometry();
        const Sector stem = g.sector(blossom.stem);
        Split split{stem, {}};
        std::size_t at = 0;
        for (Digit digit : board_.digits(blossom.stem)) {
            const SetIndex petal = blossom.petals[at++];
            Case branch(board_, stem, {{blossom.stem, digit}});
            branch.take(stem, g.sector(house_of_both(blossom.stem, petal, digit), digit), sets_.places(petal, digit));
            take_locked(sets_, petal, digit, blossom.removes, branch);
            split.branches.push_back(branch.open());
        }
        return {std::move(split), blossom.removes};
    }
    House house_of_both(Cell stem, SetIndex petal, Digit digit) const {
        const auto in = board_.geometry().houses_of(stem);
        const std::vector<House>& houses = sets_.houses(sets_.slot(petal, digit));
        return *std::find_if(houses.begin(), houses.end(), [&](House house) {
            return std::any_of(in.begin(), in.end(), [&](const Membership& m) { return m.house == house; });
        });
    }

    static constexpr SetIndex none = AlmostLockedSets::largest + 1;
    const Board& board_;
    AlmostLockedSets sets_;
    std::vector<Blossom> found_;
};

}  // namespace

bool find_death_blossoms(const Board& board, int /*size*/, const Sink& sink) { return Blossoms(board).report(sink); }

}  // namespace deduku
