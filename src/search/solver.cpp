// The complete solver for boards of any order (grid/singles_closure.hpp): propagate, branch on the smallest
// sector, undo.
//
// When no single is left, it looks for locked candidates of the digits that changed. A failed guess "v is true" becomes
// "v is false", so there are no lists of alternatives: the whole search is a stack of guesses and a trail of killed
// candidates.
#include <algorithm>
#include <utility>

#include "grid/singles_closure.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

constexpr bool at_most_one(Set<Place> members) { return (members.bits() & (members.bits() - 1)) == 0; }

class SectorSearch : private SinglesClosure<SectorSearch> {
  public:
    SectorSearch(const Board& board, const SearchRequest& request, Meter& meter)
        : SinglesClosure(board), tally_(request, meter) {
        guesses_.reserve(static_cast<std::size_t>(geometry().cells()));
        changed_ = geometry().all_digits();
    }

    Solutions run() {
        bool go_on = tally_.open_node();
        while (go_on) {
            const bool open = propagate() && board().living_count() > geometry().cells();
            if (open) {
                const Candidate guess = first_of(choose());
                guesses_.push_back({guess, mark()});
                settle(guess);
                go_on = tally_.open_node();
                continue;
            }
            if (!board().contradictory() && !tally_.add([&] { return board().grid(); })) break;
            if (guesses_.empty()) break;
            const Guess wrong = guesses_.back();
            guesses_.pop_back();
            undo_to(wrong.mark);
            changed_ = {};
            kill(wrong.candidate);
        }
        return std::move(tally_).result();
    }

  private:
    friend SinglesClosure;
    struct Guess {
        Candidate candidate;
        std::size_t mark;  // the trail before the guess
    };

    void killed(Candidate c) { changed_.insert(c.digit); }

    // Applies singles and locked candidates until none is left; false: a sector is empty.
    bool propagate() {
        while (settle_singles() && use_changed()) {
        }
        drop_singles();
        return !board().contradictory();
    }

    // Kills the candidates excluded by locked candidates of the changed digits; true: there were some.
    bool use_changed() {
        for (Digit d : std::exchange(changed_, {}))
            for (House from : geometry().every_house())
                if (!at_most_one(board().places(from, d))) use_locked(from, d);
        return !changed_.empty();
    }

    // A smallest open sector.
    Sector choose() const {
        Sector best{};
        int fewest = max_digits + 1;
        each_sector([&](Sector s, Set<Place> members) {
            if (at_most_one(members)) return true;
            const int count = members.size();
            if (count < fewest) best = s;
            fewest = std::min(fewest, count);
            return fewest > 2;
        });
        return best;
    }

    Tally tally_;
    Set<Digit> changed_;
    std::vector<Guess> guesses_;
};

}  // namespace

Solutions solve_by_sectors(const Board& board, const SearchRequest& request, Meter& meter) {
    return SectorSearch(board, request, meter).run();
}

Solutions solve_by_sectors(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_sectors(board, request, no_limit);
}

Solutions solve_by_search(const Board& board, const SearchRequest& request, Meter& meter) {
    // Many nodes at once do not find solutions in the order of the search.
    const bool nine = board.geometry().box() == Box{3, 3} && !request.each;
    return nine ? solve_by_lanes(board, request, meter) : solve_by_sectors(board, request, meter);
}

Solutions solve_by_search(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_search(board, request, no_limit);
}

}  // namespace deduku
