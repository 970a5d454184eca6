// Sets of digits by cells, and of places by digits: a naked subset of the one is a hidden subset of the other.
#include "search/linear/house_sets.hpp"

#include <array>
#include <bit>

namespace deduku::linear {
namespace {

// By cells or by digits; at most as many as the bits of a Word.
using WordsOfHouse = std::array<Word, 64>;

struct Subset {
    Word of = 0;        // cells, or digits
    Word together = 0;  // their digits, or places: as many
};

// A subset of this size to which others than its own members have something in common.
class SubsetSearch {
  public:
    SubsetSearch(const WordsOfHouse& sets, int count) : sets_(sets), count_(count) {}

    bool find(int size, Subset& out, int from = 0, Subset begun = {}) const {
        const int left = size - std::popcount(begun.of);
        if (left == 0) {
            out = begun;
            return std::popcount(begun.together) == size && excludes_any(begun);
        }
        for (int i = from; i + left <= count_; ++i) {
            const Word all = begun.together | sets_[at(i)];
            if (std::popcount(sets_[at(i)]) < 2 || std::popcount(all) > size) continue;
            if (find(size, out, i + 1, {begun.of | bit(i), all})) return true;
        }
        return false;
    }

  private:
    bool excludes_any(const Subset& subset) const {
        for (int i = 0; i < count_; ++i)
            if ((subset.of >> i & 1) == 0 && (sets_[at(i)] & subset.together) != 0) return true;
        return false;
    }

    const WordsOfHouse& sets_;
    int count_;
};

}  // namespace

void cut_subset(std::span<const int> cells, const Word* open, std::vector<Kill>& kills) {
    WordsOfHouse digits{}, places{};
    const int count = static_cast<int>(cells.size());
    for (int i = 0; i < count; ++i) {
        digits[at(i)] = open[at(cells[at(i)])];
        for_each_bit(digits[at(i)], [&](int d) { places[at(d)] |= bit(i); });
    }
    Subset found;
    for (int size = 2; size <= most_in_subset; ++size) {
        if (SubsetSearch(digits, count).find(size, found)) {
            for (int i = 0; i < count; ++i)
                if (const Word lost = digits[at(i)] & found.together; (found.of >> i & 1) == 0 && lost != 0)
                    kills.push_back({cells[at(i)], lost});
            return;
        }
        if (SubsetSearch(places, count).find(size, found)) {
            for_each_bit(found.together, [&](int i) {
                if (const Word lost = digits[at(i)] & ~found.of; lost != 0) kills.push_back({cells[at(i)], lost});
            });
            return;
        }
    }
}

}  // namespace deduku::linear
