#include "search/variants/look_ahead.hpp"

#include <algorithm>
#include <optional>

namespace deduku::variants {
namespace {

// The number of guesses tried. Cases exclude little, so trying more guesses pays there.
constexpr std::size_t guesses_tried = 8;
constexpr std::size_t guesses_tried_with_cases = 16;
constexpr std::size_t most_cases = 500;

// The number of candidates left if the cell keeps these digits; none on a contradiction. The position is restored.
std::optional<int> left_by(VariantPosition& position, VariantBranching& branching, std::size_t level, int cell,
                           DigitMask digits) {
    std::optional<int> left;
    if (position.set(cell, digits) && position.run())
        left = position.candidates();
    else
        branching.blame(position.blamed(), position.blame());
    position.restore(level);
    return left;
}

}  // namespace

bool look_ahead_pays(const VariantModel& model) {
    // Patterns and many cases take long to apply.
    if (!model.patterns.empty() || model.cases > most_cases) return false;
    return std::all_of(model.sums.begin(), model.sums.end(), [](const VariantSum& sum) {
        return std::all_of(sum.groups.begin(), sum.groups.end(), [](const UnitGroup& g) { return g.allowed >= 0; });
    });
}

bool look_ahead(VariantPosition& position, VariantBranching& branching, std::size_t level, Guess& best) {
    std::array<Guess, guesses_tried_with_cases> room;
    const std::span<Guess> guesses =
        std::span(room).first(position.model().choices.empty() ? guesses_tried : guesses_tried_with_cases);
    while (!position.solved()) {
        position.save(level);
        const int before = position.candidates();
        int best_score = 0;
        bool refuted = false;
        for (const Guess& guess : branching.choose_some(position, guesses)) {
            const auto others = static_cast<DigitMask>(~guess.digit);
            const std::optional<int> with = left_by(position, branching, level, guess.cell, guess.digit);
            const std::optional<int> without =
                with ? left_by(position, branching, level, guess.cell, others) : std::nullopt;
            refuted = !without;
            if (refuted) {
                if (!position.set(guess.cell, with ? guess.digit : others) || !position.run()) return false;
                break;
            }
            const int score = (before - *with) * (before - *without);
            if (score <= best_score) continue;
            best_score = score;
            best = guess;
        }
        if (!refuted) return true;
    }
    return true;
}

}  // namespace deduku::variants
