#include "technique/closure/hall_sets.hpp"

#include <bit>
#include <cstddef>

namespace deduku {
namespace {

constexpr std::size_t low_cells = 6;  // their sets are the bits of a word; the words are the sets of the other cells
constexpr unsigned low_bits = 63;

// For each set of low cells (64 bits): whether it meets, and whether it contains, given cells.
struct Meeting {
    std::array<std::uint64_t, 64> meets{};
    std::array<std::uint64_t, 64> contains{};
};
constexpr Meeting low = [] {
    Meeting out;
    for (std::size_t cells = 0; cells < 64; ++cells)
        for (std::size_t set = 0; set < 64; ++set) {
            out.meets[cells] |= std::uint64_t{(set & cells) != 0} << set;
            out.contains[cells] |= std::uint64_t{(set & cells) == cells} << set;
        }
    return out;
}();

// The same for the high cells, a word of 64 equal bits for each set.
struct MeetingAbove {
    std::array<std::array<std::uint64_t, 8>, 8> meets{};
    std::array<std::array<std::uint64_t, 8>, 8> contains{};
};
constexpr MeetingAbove above = [] {
    MeetingAbove out;
    for (std::size_t cells = 0; cells < 8; ++cells)
        for (std::size_t set = 0; set < 8; ++set) {
            out.meets[cells][set] = -std::uint64_t{(set & cells) != 0};
            out.contains[cells][set] = -std::uint64_t{(set & cells) == cells};
        }
    return out;
}();

// The number of cells of each set: in each plane, a word for each set of high cells.
constexpr std::array<std::array<std::uint64_t, 8>, 4> size_of = [] {
    std::array<std::array<std::uint64_t, 8>, 4> out{};
    for (std::size_t high = 0; high < 8; ++high)
        for (std::size_t set = 0; set < 64; ++set)
            for (std::size_t plane = 0; plane < 4; ++plane) {
                const auto size = static_cast<unsigned>(std::popcount(high) + std::popcount(set));
                out[plane][high] |= std::uint64_t{size >> plane & 1} << set;
            }
    return out;
}();

// The digits with several places.
struct Open {
    std::array<std::uint16_t, 16> places{};  // 9, and padding for two registers
    std::size_t digits = 0;
    unsigned cells = 0;

    explicit Open(const NinePlaces& all) {
        for (const std::uint16_t each : all) {
            const bool several = (each & (each - 1)) != 0;
            places[digits] = each;
            digits += several ? 1 : 0;
            cells |= several ? each : 0U;
        }
    }
    void move_together() {
        for (unsigned gaps = 0x1FF & ~cells; gaps != 0;) {
            const auto gap = static_cast<unsigned>(std::bit_width(gaps)) - 1;  // from above: lower gaps stay
            gaps ^= 1U << gap;
            const unsigned below = (1U << gap) - 1;
            for (std::uint16_t& each : places) each = static_cast<std::uint16_t>((each & below) | (each >> 1 & ~below));
        }
    }
    // The cells of a set at their original places.
    unsigned spread(unsigned set) const {
        unsigned out = 0;
        for (unsigned rest = cells; rest != 0; rest &= rest - 1, set >>= 1) out |= (set & 1) != 0 ? rest & -rest : 0;
        return out;
    }
};

// The Hall sets with eliminations: some digit has places inside and outside. In the first `words` words.
template <std::size_t words>
std::array<std::uint64_t, words> crossed(const Open& open) {
    std::array<std::array<std::uint64_t, words>, 4> sum{};
    std::array<std::uint64_t, words> out{};
    for (std::size_t d = 0; d < open.digits; ++d) {
        const std::size_t inside = open.places[d] & low_bits;
        const std::size_t high = open.places[d] >> low_cells;
        for (std::size_t w = 0; w < words; ++w) {
            const std::uint64_t meets = low.meets[inside] | above.meets[high][w];
            out[w] |= meets & ~(low.contains[inside] & above.contains[high][w]);
            const std::uint64_t two = sum[0][w] & meets;
            const std::uint64_t four = sum[1][w] & two;
            sum[0][w] ^= meets;
            sum[1][w] ^= two;
            sum[3][w] ^= sum[2][w] & four;
            sum[2][w] ^= four;
        }
    }
    for (std::size_t plane = 0; plane < sum.size(); ++plane)
        for (std::size_t w = 0; w < words; ++w) out[w] &= ~(sum[plane][w] ^ size_of[plane][w]);
    return out;
}

// Removes from each digit the cells of these sets.
void use(const Open& open, std::uint64_t sets, std::size_t high, NinePlaces& places) {
    for (; sets != 0; sets &= sets - 1) {
        const auto set =
            open.spread(static_cast<unsigned>(high << low_cells) | static_cast<unsigned>(std::countr_zero(sets)));
        for (std::uint16_t& each : places)
            if ((each & set) != 0) each = static_cast<std::uint16_t>(each & set);
    }
}

template <std::size_t words>
bool use_words(const Open& open, std::uint64_t sets, NinePlaces& places) {
    const std::array<std::uint64_t, words> found = crossed<words>(open);
    std::uint64_t any = 0;
    for (const std::uint64_t each : found) any |= each & sets;
    if (any == 0) return false;
    for (std::size_t high = 0; high < words; ++high) use(open, found[high] & sets, high, places);
    return true;
}

}  // namespace

bool use_hall_sets(NinePlaces& places) {
    Open open(places);
    const int width = std::popcount(open.cells);
    if (width < 4) return false;
    open.move_together();
    switch (width) {
        case 7: return use_words<2>(open, ~std::uint64_t{0}, places);
        case 8: return use_words<4>(open, ~std::uint64_t{0}, places);
        case 9: return use_words<8>(open, ~std::uint64_t{0}, places);
        case 6: return use_words<1>(open, ~std::uint64_t{0}, places);
        default: return use_words<1>(open, (std::uint64_t{1} << (1U << width)) - 1, places);
    }
}

}  // namespace deduku
