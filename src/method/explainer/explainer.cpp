#include "method/explainer/explainer.hpp"

#include <cmath>

#include "method/explainer/chains/quick_chains.hpp"
#include "method/explainer/families/families.hpp"

namespace deduku::explainer {
namespace {

// The rating so far. Comparisons use unrounded values.
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
    : options_(options), memory_(std::make_unique<Memory>(meter)) {}
Explainer::~Explainer() = default;

std::optional<Hint> Explainer::next(const Position& position) {
    Found hint = find_without_chains(position, options_.profile, memory_->quiet, memory_->loops);
    if (!hint) hint = memory_->pairs.find(position, 2, options_.profile);
    return hint ? hint : memory_->chains.find(position, options_.profile);
}

void apply(Position& position, const Hint& hint) {
    hint.cuts.for_each([&](int candidate) { position.remove(candidate); });
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
