// The rules of Reasonable Sudoku with the sets of R1 enumerated: naked and hidden subsets of growing size, exponential
// in the worst case. The fixpoint is the same.
#pragma once

#include <array>
#include <bit>

#include "method/reasonable/fixpoint.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku::reasonable {

class EnumeratingFixpoint : public Fixpoint {
  public:
    using Fixpoint::Fixpoint;

  private:
    // Sets of k among m open cells are the complements of those of m - k digits: half of the sizes suffice.
    void use_subsets(const ReasonablePosition::News& news) override {
        const HouseView view = view_of(board(), news.house);
        std::array<std::uint64_t, max_digits> by_place{};
        std::array<std::uint64_t, max_digits> by_digit{};
        const auto n = static_cast<std::size_t>(geometry().digits());
        int open = 0;
        for (std::size_t i = 0; i < n; ++i) {
            by_place[i] = view.at(static_cast<Place>(i)).bits();
            by_digit[i] = view.of(static_cast<Digit>(i)).bits();
            open += std::popcount(by_place[i]) > 1 ? 1 : 0;
        }
        bool found = false;
        const auto use = [&](const HallSet& set) {
            for (Place p : geometry().all_places()) {
                if (set.places.has(p) != set.hidden) continue;
                const Set<Digit> gone = set.hidden ? view.at(p) - set.digits : view.at(p) & set.digits;
                for (Digit d : gone) remove({geometry().cell_at(news.house, p), d});
                found = found || !gone.empty();
            }
            note([&] { return cover_of(geometry(), news.house, set); });
            return !board().contradictory();
        };
        const auto naked = [&](std::uint64_t places, std::uint64_t digits) {
            return use({Set<Place>::from_bits(places), Set<Digit>::from_bits(digits), false});
        };
        const auto hidden = [&](std::uint64_t digits, std::uint64_t places) {
            return use({Set<Place>::from_bits(places), Set<Digit>::from_bits(digits), true});
        };
        // After a find the house is new again, and the search for its sets restarts.
        for (int k = 2; 2 * k <= open && !found; ++k) {
            if (!for_each_subset(std::span(by_place.data(), n), k, naked)) return;
            if (!for_each_subset(std::span(by_digit.data(), n), k, hidden)) return;
        }
    }
};

}  // namespace deduku::reasonable
