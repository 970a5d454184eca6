#include "method/explainer/explainer.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "method/explainer/chains/chains.hpp"
#include "method/explainer/chains/quick_chains.hpp"
#include "method/explainer/families/families.hpp"

namespace deduku::explainer {
namespace {

using Finder = Found (*)(const Position&, Profile, Quiet&);

template <int size>
Found direct_hidden(const Position& position, Profile, Quiet& quiet) {
    return find_direct_hidden_subset(position, size, quiet);
}
template <int size>
Found hidden(const Position& position, Profile, Quiet& quiet) {
    return find_hidden_subset(position, size, quiet);
}
template <int size>
Found naked(const Position& position, Profile, Quiet& quiet) {
    return find_naked_subset(position, size, quiet);
}
template <int size>
Found fish(const Position& position, Profile, Quiet& quiet) {
    return find_fish(position, size, quiet);
}

// The order of the rows between hidden singles and unique loops, and after these up to exclusions.
constexpr std::array<Finder, 13> before_loops = {
    find_direct_locking,
    direct_hidden<2>,
    [](const Position& position, Profile, Quiet&) { return find_naked_single(position); },
    direct_hidden<3>,
    [](const Position& position, Profile profile, Quiet& quiet) { return find_locking(position, profile, quiet); },
    naked<2>,
    fish<2>,
    hidden<2>,
    naked<3>,
    fish<3>,
    hidden<3>,
    find_xy_wing,
    find_xyz_wing,
};
constexpr std::array<Finder, 4> before_exclusion = {
    naked<4>,
    fish<4>,
    hidden<4>,
    [](const Position& position, Profile profile, Quiet&) { return find_bug(position, profile); },
};

// The rating so far. What is compared is not rounded.
class Tally {
  public:
    void add(const Hint& hint) {
        if (hint.rating > er_) {
            er_ = hint.rating;
            rating_.er = tenths(er_);
            rating_.er_by = hint;
        }
        if (placed_) return;
        if (rating_.ed == 0) {
            rating_.ed = rating_.er;
            rating_.ed_by = rating_.er_by;
        }
        if (hint.placed == Hint::nothing) return;
        placed_ = true;
        rating_.ep = rating_.er;
        rating_.ep_by = rating_.er_by;
    }
    [[nodiscard]] const Rating& rating() const { return rating_; }

  private:
    double er_ = 0.0;
    bool placed_ = false;
    Rating rating_;
};

}  // namespace

struct Explainer::Memory {
    explicit Memory(Meter& meter) : chains(meter) {}
    Quiet quiet;
    LoopMemory loops;
    AlignedMemory pairs;
    QuickChains chains;
};

Explainer::Explainer(const Options& options, Meter& meter)
    : options_(options), meter_(meter), memory_(std::make_unique<Memory>(meter)) {}
Explainer::~Explainer() = default;

std::optional<Hint> Explainer::next(const Position& position) {
    if (Found hint = find_hidden_single(position)) return hint;
    if (options_.engine == Engine::plain) {
        memory_->quiet = {};
        memory_->loops = {};
    }
    memory_->quiet.move_to(position);
    for (Finder find : before_loops)
        if (Found hint = find(position, options_.profile, memory_->quiet)) return hint;
    if (Found hint = find_unique_loop(position, memory_->loops)) return hint;
    for (Finder find : before_exclusion)
        if (Found hint = find(position, options_.profile, memory_->quiet)) return hint;
    if (options_.engine == Engine::plain) {
        Found hint = find_aligned_exclusion(position, 2, options_.profile);
        return hint ? hint : find_chain(position, options_.profile, meter_);
    }
    Found hint = memory_->pairs.find(position, 2, options_.profile);
    return hint ? hint : memory_->chains.find(position, options_.profile);
}

void apply(Position& position, const Hint& hint) {
    for (const Cut& cut : hint.cuts)
        for (int digit : Members(cut.digits)) position.remove(candidate_of(cut.cell, digit));
    if (hint.placed != Hint::nothing) position.place(hint.placed);
}

Rating rate(Position position, const Options& options, Meter& meter, const Watch& watch) {
    constexpr int no_rating = 200;
    Explainer explainer(options, meter);
    Tally tally;
    while (!position.complete()) {
        const std::optional<Hint> hint = meter.spend() ? explainer.next(position) : std::nullopt;
        if (!hint) {
            Rating out = tally.rating();
            out.unknown = meter.exhausted();
            out.stuck = !out.unknown;
            out.er = no_rating;
            return out;
        }
        std::optional<Position> before;
        if (watch) before = position;
        apply(position, *hint);
        tally.add(*hint);
        if (before && !watch(*before, *hint, tally.rating())) break;
    }
    return tally.rating();
}

int tenths(double rating) { return static_cast<int>(std::floor((rating + 0.05) * 10)); }

}  // namespace deduku::explainer
