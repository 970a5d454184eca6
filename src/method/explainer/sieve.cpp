#include "method/explainer/sieve.hpp"

namespace deduku::explainer {

const Sieve::Fixpoint& Sieve::fixpoint(Literal assumed) {
    if (fixpoints_ == nullptr) fixpoints_ = std::make_unique_for_overwrite<Fixpoint[]>(literal_count);
    Fixpoint& out = fixpoints_[assumed];
    if (!made_.has(assumed)) {
        made_.insert(assumed);
        out = {};
        close(assumed, out);
    }
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
            out.contradictory = out.contradictory || left == 0;
            if (single(left)) turn_on(nine.member[sector][lowest(left)]);
        }
    };
    is_on(assumed) ? turn_on(candidate_in(assumed)) : turn_off(candidate_in(assumed));
    for (; next < end && !out.contradictory; ++next)
        for (int sector : nine.sectors_of[queue[next]])
            for (int slot : Members(grid.members(sector))) {
                const int other = nine.member[sector][slot];
                if (other != queue[next]) turn_off(other);
            }
}

}  // namespace deduku::explainer
