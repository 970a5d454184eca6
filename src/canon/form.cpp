#include "canon/form.hpp"

#include <algorithm>

#include "grid/at.hpp"

namespace deduku::canon {
namespace {

Bytes woven_low(Bytes a, Bytes b) {
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
Bytes woven_high(Bytes a, Bytes b) {
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/// Rows to columns: transposes sixteen lines by interleaving each with the one eight after it, four times.
RowVectors turned(const RowVectors& rows) {
    std::array<Bytes, 16> now{};
    std::copy(rows.begin(), rows.end(), now.begin());
    for (int round = 0; round < 4; ++round) {
        std::array<Bytes, 16> woven;
        for (std::size_t i = 0; i < 8; ++i) {
            woven[2 * i] = woven_low(now[i], now[i + 8]);
            woven[2 * i + 1] = woven_high(now[i], now[i + 8]);
        }
        now = woven;
    }
    RowVectors out;
    std::copy_n(now.begin(), out.size(), out.begin());
    return out;
}

}  // namespace

NineGrid image(const Map& map, const NineGrid& cells) {
    NineGrid out{};
    for (std::size_t i = 0; i < 9; ++i)
        for (std::size_t j = 0; j < 9; ++j) {
            const std::size_t from =
                map.transposed ? 9U * map.columns[j] + map.rows[i] : 9U * map.rows[i] + map.columns[j];
            out[9 * i + j] = map.digits[cells[from]];
        }
    return out;
}

std::string text_of(const NineGrid& cells) {
    std::string out;
    for (std::uint8_t digit : cells) out += digit == 0 ? '.' : static_cast<char>('0' + digit);
    return out;
}

Isomorph isomorph_of(const Map& map) {
    Isomorph out = identity({3, 3});
    out.transposed = map.transposed;
    for (std::size_t i = 0; i < 9; ++i) {
        out.rows[(map.transposed ? map.columns : map.rows)[i]] = static_cast<int>(i);
        out.columns[(map.transposed ? map.rows : map.columns)[i]] = static_cast<int>(i);
        out.digits[static_cast<Digit>(i)] = static_cast<Digit>(map.digits[i + 1] - 1);
    }
    return out;
}

void name_the_rest(Map& map) {
    unsigned taken = 1;
    for (std::uint8_t name : map.digits) taken |= 1U << name;
    for (std::size_t d = 1; d < 10; ++d) {
        if (map.digits[d] != 0) continue;
        map.digits[d] = static_cast<std::uint8_t>(std::countr_one(taken));
        taken |= 1U << map.digits[d];
    }
}

std::array<RowVectors, 2> lines_of(const NineGrid& cells) {
    std::array<std::uint8_t, 96> text{};
    std::memcpy(text.data(), cells.data(), cells.size());
    std::array<RowVectors, 2> out;
    for (std::size_t i = 0; i < 9; ++i) std::memcpy(&out[0][i], text.data() + 9 * i, sizeof(Bytes));
    out[1] = turned(out[0]);
    return out;
}

bool is_grid(const NineGrid& cells) {
    if (std::find(cells.begin(), cells.end(), 0) != cells.end()) return false;
    std::array<unsigned, 27> seen{};
    for (int k = 0; k < 81; ++k) {
        const unsigned bit = 1U << cells[at(k)];
        seen[at(k / 9)] |= bit;
        seen[at(9 + k % 9)] |= bit;
        seen[at(18 + k / 27 * 3 + k % 9 / 3)] |= bit;
    }
    for (unsigned digits : seen)
        if (digits != 0x3FE) return false;
    return true;
}

}  // namespace deduku::canon
