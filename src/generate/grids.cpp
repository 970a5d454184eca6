#include "generate/grids.hpp"

#include <algorithm>
#include <bit>

namespace deduku::generate {
namespace {

/// Nine lines, permuted within and between bands.
std::array<std::size_t, 9> shuffled_lines(Draw& draw) {
    std::array<std::size_t, 3> bands = {0, 1, 2};
    draw.shuffle(bands);
    std::array<std::size_t, 9> out{};
    for (std::size_t b = 0; b < 3; ++b) {
        std::array<std::size_t, 3> inside = {0, 1, 2};
        draw.shuffle(inside);
        for (std::size_t i = 0; i < 3; ++i) out[3 * b + i] = 3 * bands[b] + inside[i];
    }
    return out;
}

std::array<std::uint8_t, 9> shuffled_digits(Draw& draw) {
    std::array<std::uint8_t, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    draw.shuffle(digits);
    return digits;
}

}  // namespace

MaskRow random_start(Draw& draw) {
    MaskRow out;
    out.fill(any_digit);
    for (std::size_t box = 0; box < 9; box += 4) {
        const auto digits = shuffled_digits(draw);
        const std::size_t corner = 27 * (box / 3) + 3 * (box % 3);
        for (std::size_t i = 0; i < 9; ++i)
            out[corner + 9 * (i / 3) + i % 3] = static_cast<std::uint16_t>(1U << (digits[i] - 1));
    }
    for (int more = 5; more > 0;) {
        const std::uint32_t cell = draw.below(81);
        if (out[cell] != any_digit) continue;
        std::uint16_t allowed = any_digit;
        for (std::uint8_t peer : lanes::peers[cell])
            if (std::has_single_bit(out[peer])) allowed &= static_cast<std::uint16_t>(~out[peer]);
        const auto digit = static_cast<std::uint16_t>(1U << draw.below(9));
        if ((allowed & digit) == 0) continue;
        out[cell] = digit;
        --more;
    }
    return out;
}

NineGrid shuffled(const NineGrid& grid, Draw& draw) {
    const auto rows = shuffled_lines(draw);
    const auto columns = shuffled_lines(draw);
    const auto digits = shuffled_digits(draw);
    const bool transposed = draw.below(2) == 1;
    NineGrid out{};
    for (std::size_t k = 0; k < 81; ++k) {
        const std::size_t r = rows[k / 9];
        const std::size_t c = columns[k % 9];
        out[k] = digits[grid[transposed ? 9 * c + r : 9 * r + c] - 1U];
    }
    return out;
}

MaskRow position_of(const NineGrid& givens) {
    MaskRow out{};
    for (std::size_t k = 0; k < givens.size(); ++k)
        out[k] = givens[k] == 0 ? any_digit : static_cast<std::uint16_t>(1U << (givens[k] - 1));
    return out;
}

bool GridUser::ask(MaskRow& position, Test& test) {
    for (;;) {
        if (grid_known_ && !begun_) {
            if (used_ == uses_) {
                grid_known_ = false;
            } else {
                ++used_;
                if (left_ == 0) return false;
                --left_;
                ++tries;
                begin(grid_);
                begun_ = true;
            }
        }
        if (!grid_known_) {
            position = random_start(draw);
            test = Test::any;
            return true;
        }
        if (ask_more(position, test)) return true;
        begun_ = false;
    }
}

void GridUser::hear(bool yes, const NineGrid& first) {
    if (grid_known_) return hear_more(yes);
    if (!yes) return;
    grid_ = shuffled(first, draw);
    grid_known_ = true;
    used_ = 0;
}

}  // namespace deduku::generate
