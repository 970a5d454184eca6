// Sets of one to four houses that share no cell, for the sums that follow from them and the cages in them:
//
//   houses  minus  every cage inside                        innies = the cells outside all cages
//   houses  minus  every cage that touches them             outies = the cells outside the houses, counted negatively
//   houses  minus  each cage mostly inside                  the fewest cells
//
// Most sets leave too many cells, which is cheaper to see, for 16 cages at once, than making the sums.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "grid/bits.hpp"

namespace deduku {

/// For at most 64 * W houses of at most 16 cells; `Area`: a set of cells.
template <class Area, std::size_t W>
class DisjointHouses {
  public:
    /// Houses of N cells; the most cells of a sum, up to 15.
    DisjointHouses(std::span<const Area> houses, int most_cells)
        : houses_(houses), digits_(houses[0].size()), most_cells_(most_cells), apart_(houses.size()) {
        for (std::size_t b = 0; b < houses.size(); ++b)
            for (std::size_t a = 0; a < b; ++a)
                if ((houses[a] & houses[b]).empty()) apart_[a].insert(static_cast<int>(b));
    }

    /// Cages may overlap.
    void add_cage(const Area& cells) {
        if (!(cells & taken_).empty()) {
            for (std::size_t h = 0; h < houses_.size(); ++h)
                if (!(cells & houses_[h]).empty()) kept_.insert(static_cast<int>(h));
            return;
        }
        // A larger cage has too many cells outside any houses.
        if (cells.size() > most_houses * digits_ + most_cells_) return;
        taken_ |= cells;
        const std::size_t byte = cages_++ % at_once;
        if (byte == 0) {
            sizes_.push_back(Bytes{});
            in_houses_.resize(in_houses_.size() + houses_.size());
        }
        sizes_.back()[byte] = static_cast<std::int8_t>(cells.size());
        for (std::size_t h = 0; h < houses_.size(); ++h)
            in_houses_[(sizes_.size() - 1) * houses_.size() + h][byte] =
                static_cast<std::int8_t>((cells & houses_[h]).size());
    }

    /// Calls use(houses, their cells) for the sets over which a sum has few cells, or that have cells of cages which
    /// overlap: each set before the larger ones that begin with it.
    template <class Use>
    void visit(Use&& use) {
        Bits<W> all;
        for (std::size_t h = 0; h < houses_.size(); ++h) all.insert(static_cast<int>(h));
        counts_.assign((most_houses + 1) * sizes_.size(), Bytes{});
        choose(all, 1, {}, {}, use);
    }

  private:
    static constexpr int most_houses = 4;
    static constexpr std::size_t at_once = 16;
    using Bytes [[gnu::vector_size(16)]] = std::int8_t;

    // The sum of all bytes, which must be below 256.
    static int total_of(const Bytes& bytes) {
        std::array<std::uint64_t, 2> words;
        std::memcpy(words.data(), &bytes, sizeof words);
        return static_cast<int>((words[0] + words[1]) * 0x0101'0101'0101'0101U >> 56);
    }

    // Adds one of these houses, which share no cell with the chosen ones.
    template <class Use>
    void choose(const Bits<W>& from, int count, const Bits<W>& chosen, const Area& cells, Use& use) {
        from.for_each([&](int h) {
            Bits<W> with = chosen;
            with.insert(h);
            const Area area = cells | houses_[static_cast<std::size_t>(h)];
            if (has_few(static_cast<std::size_t>(h), count) || !(with & kept_).empty()) use(with, area);
            if (count == most_houses) return;
            if (const Bits<W> next = from & apart_[static_cast<std::size_t>(h)]; !next.empty())
                choose(next, count + 1, with, area, use);
        });
    }

    // Whether a sum over the chosen houses and this one has few cells.
    bool has_few(std::size_t house, int houses) {
        const std::size_t blocks = sizes_.size();
        const std::size_t step = houses_.size();
        const Bytes* const before = counts_.data() + static_cast<std::size_t>(houses - 1) * blocks;
        const Bytes* const more = in_houses_.data() + house;
        const Bytes* const sizes = sizes_.data();
        Bytes* const counts = counts_.data() + static_cast<std::size_t>(houses) * blocks;
        Bytes inside{};  // cells no longer counted plus, and those counted minus
        Bytes touching{};
        Bytes touching_out{};
        Bytes mostly{};
        Bytes mostly_out{};
        for (std::size_t i = 0; i < blocks; ++i) {
            const Bytes in = before[i] + more[i * step];
            const Bytes out = sizes[i] - in;
            counts[i] = in;
            inside += in & (out == 0);
            touching += in;
            touching_out += out & (in > 0);
            mostly += in & (in > out);
            mostly_out += out & (in > out);
        }
        const int all = houses * digits_;
        const auto few = [&](int cells) { return cells <= most_cells_; };
        return few(all - total_of(inside)) || few(all - total_of(touching) + total_of(touching_out)) ||
               few(all - total_of(mostly) + total_of(mostly_out));
    }

    std::span<const Area> houses_;
    int digits_;
    int most_cells_;
    Area taken_;  // by the cages
    std::size_t cages_ = 0;
    std::vector<Bits<W>> apart_;    // of a house: later ones that share no cell with it
    std::vector<Bytes> sizes_;      // of the cages, block by block
    std::vector<Bytes> in_houses_;  // cells of the cages: block by block, for each house
    std::vector<Bytes> counts_;     // the same in the chosen houses: for 0 to 4 houses, block by block
    Bits<W> kept_;                  // with cells of cages that overlap
};

}  // namespace deduku
