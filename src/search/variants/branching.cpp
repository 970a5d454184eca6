#include "search/variants/branching.hpp"

#include <algorithm>

namespace deduku::variants {
namespace {

constexpr float growth = 1.002F;  // of the weight, from one contradiction to the next
constexpr float largest = 1e15F;

constexpr std::array<float, 512> make_shares() {
    std::array<float, 512> out{};
    for (unsigned mask = 1; mask < 512; ++mask) {
        int count = 0;
        for (unsigned left = mask; left != 0; left &= left - 1) ++count;
        out[mask] = 1.0F / static_cast<float>(count);
    }
    return out;
}
constexpr std::array<float, 512> shares = make_shares();  // 1 / the number of digits

}  // namespace

void VariantBranching::blame(Area cells, float weight) {
    const int count = cells.size();
    if (count == 0) return;
    const float share = weight * step_ / static_cast<float>(count);
    for_each_cell(cells, [&](int cell) { weights_[at(cell)] += share; });
    step_ *= growth;
    if (step_ < largest) return;
    for (float& each : weights_) each /= largest;
    step_ /= largest;
}

// f(guess, score): the digit of an open cell, or one of the two places of a digit in a house.
template <class F>
void VariantBranching::for_each_guess(const VariantPosition& position, F&& f) const {
    for_each_cell(position.unsolved(), [&](int cell) {
        const DigitMask open = position.open(cell);
        f(Guess{cell, mask_of(lowest(open))}, weights_[at(cell)] * shares[open]);
    });
    const VariantModel& model = position.model();
    for (std::size_t house = 0; house < model.houses.size(); ++house)
        for_each_bit(position.with_two_places(house), [&](int d) {
            const Area places = position.places(d) & model.houses[house];
            const int a = places.first();
            f(Guess{a, mask_of(d)}, (weights_[at(a)] + weights_[at(places.rest().first())]) / 4);
        });
}

Guess VariantBranching::choose(const VariantPosition& position) const {
    Guess best;
    float best_score = -1;
    for_each_guess(position, [&](Guess guess, float score) {
        if (score <= best_score) return;
        best_score = score;
        best = guess;
    });
    return best;
}

std::span<const Guess> VariantBranching::choose_some(const VariantPosition& position, std::span<Guess> room) const {
    std::array<float, most_cells> scores;
    std::size_t made = 0;
    for_each_guess(position, [&](Guess guess, float score) {
        if (made == room.size() && score <= scores[made - 1]) return;
        made = std::min(made + 1, room.size());
        std::size_t i = made - 1;
        for (; i > 0 && scores[i - 1] < score; --i) {
            scores[i] = scores[i - 1];
            room[i] = room[i - 1];
        }
        scores[i] = score;
        room[i] = guess;
    });
    return room.first(made);
}

}  // namespace deduku::variants
