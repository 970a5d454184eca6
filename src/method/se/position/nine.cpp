#include "method/se/position/nine.hpp"

namespace deduku::se {
namespace {

constexpr int cell_in(int house, int place) {
    if (house < 9) return house * 9 + place;
    if (house < 18) return place * 9 + house - 9;
    const int box = house - 18;
    return (box / 3 * 3 + place / 3) * 9 + box % 3 * 3 + place % 3;
}

constexpr void place_houses(Nine& out) {
    for (int house = 0; house < house_count; ++house)
        for (int place = 0; place < 9; ++place) {
            const int cell = cell_in(house, place);
            const int kind = house < 9 ? 1 : house < 18 ? 2 : 0;
            out.cells_of[house].word[cell >> 6] |= std::uint64_t{1} << (cell & 63);
            out.cell_at[house][place] = static_cast<std::uint8_t>(cell);
            out.house_of[cell][kind] = static_cast<std::uint8_t>(house);
            out.place_in[cell][kind] = static_cast<std::uint8_t>(place);
        }
}

constexpr void find_peers(Nine& out) {
    for (int cell = 0; cell < cell_count; ++cell) {
        int found = 0, ascending = 0;
        for (int kind = 0; kind < 3; ++kind)
            for (int place = 0; place < 9; ++place) {
                const int peer = out.cell_at[out.house_of[cell][kind]][place];
                std::uint64_t& word = out.sees[cell].word[peer >> 6];
                const std::uint64_t bit = std::uint64_t{1} << (peer & 63);
                if (peer == cell || (word & bit) != 0) continue;
                word |= bit;
                out.peers_by_house[cell][found++] = static_cast<std::uint8_t>(peer);
            }
        for (int peer = 0; peer < cell_count; ++peer)
            if ((out.sees[cell].word[peer >> 6] >> (peer & 63) & 1) != 0)
                out.peers[cell][ascending++] = static_cast<std::uint8_t>(peer);
    }
}

constexpr void find_sectors(Nine& out) {
    for (int candidate = 0; candidate < candidate_count; ++candidate)
        for (int kind = 0; kind < 4; ++kind) {
            const int cell = candidate / 9, digit = candidate % 9;
            const int sector = kind == 0 ? cell : cell_count + out.house_of[cell][kind - 1] * 9 + digit;
            const int slot = kind == 0 ? digit : out.place_in[cell][kind - 1];
            out.sectors_of[candidate][kind] = static_cast<std::uint16_t>(sector);
            out.slot_in[candidate][kind] = static_cast<std::uint8_t>(slot);
            out.bit_in[candidate][kind] = static_cast<std::uint16_t>(1 << slot);
            out.member[sector][slot] = static_cast<std::uint16_t>(candidate);
        }
}

constexpr Nine make_nine() {
    Nine out{};
    place_houses(out);
    find_peers(out);
    find_sectors(out);
    return out;
}

constexpr HouseOrder make_order(int first, int second, int third) {
    HouseOrder out{};
    for (int i = 0; i < 9; ++i) {
        out.house[i] = static_cast<std::uint8_t>(first + i);
        out.house[9 + i] = static_cast<std::uint8_t>(second + i);
        out.house[18 + i] = static_cast<std::uint8_t>(third + i);
    }
    return out;
}

}  // namespace

constinit const Nine nine = make_nine();
constinit const HouseOrder box_column_row = make_order(18, 9, 0);
constinit const HouseOrder box_row_column = make_order(18, 0, 9);

}  // namespace deduku::se
