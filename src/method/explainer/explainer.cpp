#include "method/explainer/explainer.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "method/explainer/chains.hpp"
#include "method/explainer/families.hpp"
#include "method/explainer/quick_chains.hpp"

namespace deduku::explainer {
namespace {

using Finder = Found (*)(const Position&, Profile);

// The order of the rows up to unique loops and beyond, as far as one function finds them.
constexpr std::array<Finder, 19> before_exclusion = {
    [](const Position& p, Profile) { return find_hidden_single(p); },
    find_direct_locking,
    [](const Position& p, Profile) { return find_direct_hidden_subset(p, 2); },
    [](const Position& p, Profile) { return find_naked_single(p); },
    [](const Position& p, Profile) { return find_direct_hidden_subset(p, 3); },
    find_locking,
    [](const Position& p, Profile) { return find_naked_subset(p, 2); },
    [](const Position& p, Profile) { return find_fish(p, 2); },
    [](const Position& p, Profile) { return find_hidden_subset(p, 2); },
    [](const Position& p, Profile) { return find_naked_subset(p, 3); },
    [](const Position& p, Profile) { return find_fish(p, 3); },
    [](const Position& p, Profile) { return find_hidden_subset(p, 3); },
    find_xy_wing,
    find_xyz_wing,
    [](const Position& p, Profile) { return find_unique_loop(p); },
    [](const Position& p, Profile) { return find_naked_subset(p, 4); },
    [](const Position& p, Profile) { return find_fish(p, 4); },
    [](const Position& p, Profile) { return find_hidden_subset(p, 4); },
    find_bug,
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
    AlignedMemory pairs;
    QuickChains chains;
};

Explainer::Explainer(const Options& options, Meter& meter)
    : options_(options), meter_(meter), memory_(std::make_unique<Memory>(meter)) {}
Explainer::~Explainer() = default;

std::optional<Hint> Explainer::next(const Position& position) {
    for (Finder find : before_exclusion)
        if (Found hint = find(position, options_.profile)) return hint;
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
        const Position before = position;
        apply(position, *hint);
        tally.add(*hint);
        if (watch && !watch(before, *hint, tally.rating())) break;
    }
    return tally.rating();
}

int tenths(double rating) { return static_cast<int>(std::floor((rating + 0.05) * 10)); }

}  // namespace deduku::explainer
