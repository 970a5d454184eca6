// Numbers drawn at random, the same on every machine for the same seed.
//
//   seed 7, stream 3    ->    5, 2, 61, ..        streams of one seed are independent
//
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

namespace deduku::generate {

/// SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
class Draw {
  public:
    Draw(std::uint64_t seed, std::uint64_t stream) : state_(mixed(seed) ^ mixed(~stream)) {}

    std::uint64_t bits() { return mixed(state_ += 0x9E3779B97F4A7C15); }
    /// A number in 0..bound-1, uniformly distributed; bound below 2^32.
    std::uint32_t below(std::uint32_t bound) {
        for (;;) {
            const std::uint64_t drawn = (bits() >> 32) * bound;
            // The lowest of the 2^32 values would make some results more likely than others: draw again.
            if (static_cast<std::uint32_t>(drawn) >= (std::uint32_t{0} - bound) % bound)
                return static_cast<std::uint32_t>(drawn >> 32);
        }
    }
    template <class List>
    void shuffle(List& list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[below(static_cast<std::uint32_t>(i))]);
    }

  private:
    static std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

}  // namespace deduku::generate
