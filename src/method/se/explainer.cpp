#include "method/se/explainer.hpp"

#include <cmath>

#include "method/se/chains/quick_chains.hpp"
#include "method/se/families/families.hpp"

namespace deduku::se {
namespace {

// The rating so far. Comparisons use unrounded values.
class Tally {
  public:
    void add(const SeHint& hint) {
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
        if (hint.placed == SeHint::nothing) return;
        placed_ = true;
        rating_.ep = rating_.er;
        rating_.ep_by = rating_.er_by;
    }
    [[nodiscard]] const SeRating& rating() const { return rating_; }

  private:
    double er_ = 0.0;
    bool placed_ = false;
    SeRating rating_;
};

}  // namespace

struct StepFinder::Memory {
    explicit Memory(Meter& meter) : chains(meter) {}
    Quiet quiet;
    LoopMemory loops;
    AlignedMemory pairs;
    QuickChains chains;
};

StepFinder::StepFinder(const SeOptions& options, Meter& meter)
    : options_(options), memory_(std::make_unique<Memory>(meter)) {}
StepFinder::~StepFinder() = default;

std::optional<SeHint> StepFinder::next(const SePosition& position) {
    FoundHint hint = find_without_chains(position, options_.profile, memory_->quiet, memory_->loops);
    if (!hint) hint = memory_->pairs.find(position, 2, options_.profile);
    return hint ? hint : memory_->chains.find(position, options_.profile);
}

void apply(SePosition& position, const SeHint& hint) {
    hint.cuts.for_each([&](int candidate) { position.remove(candidate); });
    if (hint.placed != SeHint::nothing) position.place(hint.placed);
}

SeRating rate(SePosition position, const SeOptions& options, Meter& meter, const OnSeStep& watch) {
    constexpr int no_rating = 200;
    StepFinder explainer(options, meter);
    Tally tally;
    while (!position.complete()) {
        const std::optional<SeHint> hint = meter.spend() ? explainer.next(position) : std::nullopt;
        if (!hint) {
            SeRating out = tally.rating();
            out.unknown = meter.exhausted();
            out.stuck = !out.unknown;
            out.er = no_rating;
            return out;
        }
        std::optional<SePosition> before;
        if (watch) before = position;
        apply(position, *hint);
        tally.add(*hint);
        if (before && !watch(*before, *hint, tally.rating())) break;
    }
    return tally.rating();
}

int tenths(double rating) { return static_cast<int>(std::floor((rating + 0.05) * 10)); }

}  // namespace deduku::se
