#include "method/scenarios/choices.hpp"

#include <random>
#include <set>

#include "method/scenarios/scenarios.hpp"

namespace deduku::scenarios {
namespace {

// A uniformly distributed number in 0..bound-1.
std::uint64_t below(std::mt19937_64& random, std::uint64_t bound) {
    const std::uint64_t rest = (std::mt19937_64::max() % bound + 1) % bound;
    std::uint64_t value = random();
    while (value > std::mt19937_64::max() - rest) value = random();
    return value % bound;
}

}  // namespace

Choices::Choices(const Array& array, std::span<const Cell> cells) : count_(product(array, cells)) {
    for (Cell cell : cells) {
        digits_.emplace_back();
        for (Digit digit : array.digits(cell)) digits_.back().push_back(digit);
    }
}

void Choices::each(Visit visit) const {
    std::vector<std::size_t> at(digits_.size());
    std::vector<Digit> choice;
    for (const auto& digits : digits_) choice.push_back(digits.front());
    while (visit(choice)) {
        std::size_t i = digits_.size();
        while (i > 0 && at[i - 1] + 1 == digits_[i - 1].size()) {
            at[i - 1] = 0;
            choice[i - 1] = digits_[i - 1].front();
            --i;
        }
        if (i == 0) return;
        choice[i - 1] = digits_[i - 1][++at[i - 1]];
    }
}

void Choices::draw(std::uint64_t size, std::uint64_t seed, Visit visit) const {
    std::mt19937_64 random(seed);
    // A large part of all: takes each with the probability (still wanted) / (still to come).
    if (size > count_ / 4) {
        std::uint64_t left = count_;
        std::uint64_t wanted = size;
        each([&](std::span<const Digit> choice) {
            if (below(random, left--) >= wanted) return true;
            --wanted;
            return visit(choice) && wanted > 0;
        });
        return;
    }
    std::set<std::vector<Digit>> drawn;
    std::vector<Digit> choice(digits_.size());
    while (drawn.size() < size) {
        for (std::size_t i = 0; i < choice.size(); ++i)
            choice[i] = digits_[i][static_cast<std::size_t>(below(random, digits_[i].size()))];
        if (drawn.insert(choice).second && !visit(choice)) return;
    }
}

}  // namespace deduku::scenarios
