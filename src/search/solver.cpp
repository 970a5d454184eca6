// The complete solver for boards of any order: propagate, branch on the smallest sector, undo.
//
//   words[s] = the living members of sector s (cells, then house/digit), one bit each
//
//   kill(A1=5)   clears one bit in four words; a word down to one bit is a single and joins the
//                queue (naked and hidden singles are the same event), a word down to none is a
//                dead end
//
// Once the queue is empty, locked candidates are looked for in the digits that changed. A guess
// "v is true" that fails comes back as "v is false", so there are no lists of alternatives: the
// whole search is a stack of guesses and a trail of killed candidates.
#include <utility>

#include "search/tally.hpp"

namespace deduku {
namespace {

constexpr bool at_most_one(std::uint64_t word) { return (word & (word - 1)) == 0; }

class Search {
  public:
    Search(const Board& board, const SearchRequest& request) : geometry_(board.geometry()), tally_(request) {
        const auto sectors = static_cast<std::size_t>(geometry_.sectors());
        living_ = board.living_count();
        words_.resize(sectors);
        queue_.resize(sectors + 1);
        trail_.resize(static_cast<std::size_t>(living_));
        guesses_.reserve(static_cast<std::size_t>(geometry_.cells()));
        for (std::size_t s = 0; s < sectors; ++s) {
            words_[s] = board.living(static_cast<Sector>(s));
            note(static_cast<Sector>(s));
        }
        changed_ = geometry_.all_digits();
    }

    Solutions run() {
        bool go_on = tally_.open_node();
        while (go_on) {
            const bool open = propagate() && living() > geometry_.cells();
            if (open) {
                const Candidate guess = choose();
                guesses_.push_back({guess, trail_size_});
                settle(guess);
                go_on = tally_.open_node();
                continue;
            }
            if (!dead_ && !tally_.add([&] { return grid(); })) break;
            if (guesses_.empty()) break;
            const Guess wrong = guesses_.back();
            guesses_.pop_back();
            undo_to(wrong.trail_size);
            kill(wrong.candidate);
        }
        return std::move(tally_).result();
    }

  private:
    struct Guess {
        Candidate candidate;
        std::size_t trail_size;  // before it
    };

    std::uint64_t& word(Sector s) { return words_[static_cast<std::size_t>(s)]; }
    int living() const { return living_ - static_cast<int>(trail_size_); }

    // Looks at a sector that has lost a member; without branches, as nothing here can be predicted.
    void note(Sector s) {
        const std::uint64_t left = word(s);
        dead_ |= left == 0;
        queue_[queue_size_] = s;
        queue_size_ += at_most_one(left) ? 1U : 0U;
    }

    void strike(Sector s, int member) {
        word(s) &= ~(std::uint64_t{1} << member);
        note(s);
    }

    void kill(Candidate c) {
        trail_[trail_size_++] = c;
        changed_.insert(c.digit);
        strike(geometry_.sector(c.cell), index(c.digit));
        for (const Membership& m : geometry_.houses_of(c.cell))
            strike(geometry_.sector(m.house, c.digit), index(m.place));
    }

    // Makes `v` true: the other members of its sectors are false.
    void settle(Candidate v) {
        for (Digit d : Set<Digit>::from_bits(word(geometry_.sector(v.cell))))
            if (d != v.digit) kill({v.cell, d});
        for (const Membership& m : geometry_.houses_of(v.cell))
            for (Place p : Set<Place>::from_bits(word(geometry_.sector(m.house, v.digit))))
                if (p != m.place) kill({geometry_.cell_at(m.house, p), v.digit});
    }

    // Singles and locked candidates to the end; false = a sector is empty.
    bool propagate() {
        do {
            while (queue_size_ > 0 && !dead_) {
                const Sector s = queue_[--queue_size_];
                if (word(s) != 0) settle(geometry_.member(s, std::countr_zero(word(s))));
            }
        } while (!dead_ && find_locked());
        queue_size_ = 0;
        return !dead_;
    }

    // Kills what the locked candidates of the changed digits exclude; true = there were some.
    bool find_locked() {
        const Set<Digit> digits = std::exchange(changed_, {});
        for (Digit d : digits)
            for (int h = 0; h < geometry_.houses(); ++h) {
                const auto from = static_cast<House>(h);
                const std::uint64_t places = word(geometry_.sector(from, d));
                if (at_most_one(places)) continue;
                for (const Crossing& crossing : geometry_.crossings_of(from)) {
                    if ((places & ~crossing.shared_in_from.bits()) != 0) continue;
                    const std::uint64_t others = word(geometry_.sector(crossing.to, d)) & ~crossing.shared_in_to.bits();
                    for (Place p : Set<Place>::from_bits(others)) kill({geometry_.cell_at(crossing.to, p), d});
                }
            }
        return !changed_.empty();
    }

    // A member of a smallest open sector.
    Candidate choose() {
        Sector best{};
        int fewest = max_digits + 1;
        for (int s = 0; s < geometry_.sectors() && fewest > 2; ++s) {
            const std::uint64_t w = words_[static_cast<std::size_t>(s)];
            if (at_most_one(w)) continue;
            const std::uint64_t rest = w & (w - 1);
            const int count = at_most_one(rest) ? 2 : std::popcount(w);
            if (count < fewest) {
                fewest = count;
                best = static_cast<Sector>(s);
            }
        }
        return geometry_.member(best, std::countr_zero(word(best)));
    }

    void undo_to(std::size_t size) {
        while (trail_size_ > size) {
            const Candidate c = trail_[--trail_size_];
            word(geometry_.sector(c.cell)) |= std::uint64_t{1} << index(c.digit);
            for (const Membership& m : geometry_.houses_of(c.cell))
                word(geometry_.sector(m.house, c.digit)) |= std::uint64_t{1} << index(m.place);
        }
        dead_ = false;
        changed_ = {};
    }

    Grid grid() const {
        Grid grid;
        for (int i = 0; i < geometry_.cells(); ++i)
            grid.push_back(static_cast<Digit>(std::countr_zero(words_[static_cast<std::size_t>(i)])));
        return grid;
    }

    const Geometry& geometry_;
    Tally tally_;
    std::vector<std::uint64_t> words_;
    std::vector<Sector> queue_;
    std::size_t queue_size_ = 0;
    std::vector<Candidate> trail_;
    std::size_t trail_size_ = 0;
    int living_;
    Set<Digit> changed_;
    std::vector<Guess> guesses_;
    bool dead_ = false;
};

}  // namespace

Solutions solve_by_sectors(const Board& board, const SearchRequest& request) { return Search(board, request).run(); }

Solutions solve_by_search(const Board& board, const SearchRequest& request) {
    // Solutions in the order of the search are not to be had from many nodes at once.
    const bool nine = board.geometry().box() == Box{3, 3} && !request.each;
    return nine ? solve_by_lanes(board, request) : solve_by_sectors(board, request);
}

}  // namespace deduku
