#include "method/explainer/sieve.hpp"

namespace deduku::explainer {

void Sieve::move_to(const Position& position, Sieve* around) {
    if (fixpoints_ == nullptr) fixpoints_ = std::make_unique_for_overwrite<Fixpoint[]>(literal_count);
    around_ = around;
    if (around != nullptr) {
        touched_ = touched(around->position_, position);
        made_ = {};
    } else {
        const Candidates since = touched(position_, position);
        made_.for_each([&](int literal) {
            if (fixpoints_[static_cast<std::size_t>(literal)].touches(since)) made_.erase(literal);
        });
    }
    position_ = position;
}

const Sieve::Fixpoint& Sieve::fixpoint(Literal assumed) {
    Fixpoint& out = fixpoints_[assumed];
    if (made_.has(assumed)) return out;
    if (around_ != nullptr)
        if (const Fixpoint& same = around_->fixpoint(assumed); !same.touches(touched_)) return same;
    made_.insert(assumed);
    out = {};
    close(assumed, out);
    return out;
}

void Sieve::close(Literal assumed, Fixpoint& out) const {
    Position grid = position_;
    std::uint16_t queue[candidate_count];
    int next = 0, end = 0;
    const auto turn_on = [&](int candidate) {
        if (out.on.has(candidate)) return;
        out.on.insert(candidate);
        queue[end++] = static_cast<std::uint16_t>(candidate);
    };
    const auto turn_off = [&](int candidate) {
        grid.remove(candidate);
        out.off.insert(candidate);
        for (int sector : nine.sectors_of[candidate]) {
            const int left = grid.members(sector);
            if ((left & (left - 1)) != 0) continue;
            if (left == 0)
                out.contradictory = true;
            else
                turn_on(nine.member[sector][lowest(left)]);
        }
    };
    is_on(assumed) ? turn_on(candidate_in(assumed)) : turn_off(candidate_in(assumed));
    for (; next < end && !out.contradictory; ++next)
        for (int kind = 0; kind < 4; ++kind) {
            const int sector = nine.sectors_of[queue[next]][kind], own = 1 << nine.slot_in[queue[next]][kind];
            for (int slot : Members(grid.members(sector) & ~own)) turn_off(nine.member[sector][slot]);
        }
}

}  // namespace deduku::explainer
