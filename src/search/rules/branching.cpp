#include "search/rules/branching.hpp"

namespace deduku::rules {
namespace {

constexpr float growth = 1.002F;  // of the weight of a contradiction, from one to the next
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

void Branching::blame(Area cells, float weight) {
    const int count = count_of(cells);
    if (count == 0) return;
    const float share = weight * step_ / static_cast<float>(count);
    for_each_cell(cells, [&](int cell) { weights_[at(cell)] += share; });
    step_ *= growth;
    if (step_ < largest) return;
    for (float& each : weights_) each /= largest;
    step_ /= largest;
}

Guess Branching::choose(const Position& position) const {
    Guess best;
    float best_score = -1;
    for_each_cell(position.unsolved(), [&](int cell) {
        const Mask open = position.open(cell);
        const float score = weights_[at(cell)] * shares[open];
        if (score <= best_score) return;
        best_score = score;
        best = {cell, mask_of(lowest(open))};
    });
    const Model& model = position.model();
    for (std::size_t house = 0; house < model.houses.size(); ++house)
        for_each_bit(position.with_two_places(house), [&](int d) {
            const Area places = position.places(d) & model.houses[house];
            const int a = places.first();
            const float score = (weights_[at(a)] + weights_[at(places.rest().first())]) / 4;
            if (score <= best_score) return;
            best_score = score;
            best = {a, mask_of(d)};
        });
    return best;
}

}  // namespace deduku::rules
