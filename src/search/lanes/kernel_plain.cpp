// The scalar kernel: one node after the other, no SIMD. It is the reference for the other kernels.
#include <algorithm>
#include <bit>
#include <numeric>

#include "search/lanes/step_plain.hpp"

namespace deduku::lanes {
namespace {

constexpr int lanes = plain_lanes;
constexpr std::uint16_t all_digits = 0x1FF;

bool single(std::uint16_t digits) { return std::has_single_bit(digits); }

/// The cells of one lane.
struct Node {
    LaneRow digits;
    bool dead = false;

    void remove_singles() {
        for (std::size_t cell = 0; cell < cells; ++cell)
            if (single(digits[cell]))
                for (std::uint8_t peer : peers[cell]) digits[peer] &= static_cast<std::uint16_t>(~digits[cell]);
    }

    void place_hidden_singles() {
        for (const auto& house : cells_of)
            for (int d = 0; d < 9; ++d) {
                const auto bit = static_cast<std::uint16_t>(1 << d);
                int places = 0;
                std::size_t last = 0;
                for (std::uint8_t cell : house)
                    if ((digits[cell] & bit) != 0) {
                        ++places;
                        last = cell;
                    }
                dead = dead || places == 0;
                if (places == 1) digits[last] = bit;
            }
    }

    // If all places of a digit in one house are in another, it is removed from the rest of that house.
    void lock_candidates() {
        for (std::size_t from = 0; from < 27; ++from)
            for (std::size_t to = 0; to < 27; ++to) {
                if ((from < 18) == (to < 18)) continue;
                std::uint16_t inside = 0;
                std::uint16_t outside = 0;
                for (std::uint8_t cell : cells_of[from]) (lies_in(cell, to) ? inside : outside) |= digits[cell];
                const auto locked = static_cast<std::uint16_t>(inside & ~outside);
                for (std::uint8_t cell : cells_of[to])
                    if (!lies_in(cell, from)) digits[cell] &= static_cast<std::uint16_t>(~locked);
            }
    }

    void settle(bool with_locked) {
        for (LaneRow before{}; !dead && before != digits;) {
            before = digits;
            remove_singles();
            place_hidden_singles();
            if (with_locked) lock_candidates();
            dead = dead || std::find(digits.begin(), digits.end(), 0) != digits.end();
        }
    }
};

template <bool with_locked>
Settled settle(Block& block, Mask live, int /*waiting*/, std::uint64_t& sweeps) {
    Settled out;
    ++sweeps;
    for_each_lane(live, [&](std::size_t lane) {
        Node node{row_of(block, lane)};
        node.settle(with_locked);
        write(node.digits, block, lane);
        const bool solved = !node.dead && std::all_of(node.digits.begin(), node.digits.end(), single);
        (node.dead ? out.dead : solved ? out.solved : out.open) |= bit(lane);
    });
    return out;
}

Mask overlap(const std::uint16_t* row, const Block& block) {
    Mask out = 0;
    for (std::size_t i = 0; i < cells * lanes; ++i)
        if ((block.digits[i] & row[i / lanes]) != 0) out |= bit(i % lanes);
    return out;
}

int weight(std::uint16_t digits) {
    const int count = std::popcount(digits);
    return count < 2 ? 0 : count == 2 ? weight_of_two : count == 3 ? weight_of_three : weight_of_more;
}

int score(const LaneRow& digits, std::size_t cell) {
    int sum = own_weight * weight(digits[cell]);
    for (std::uint8_t peer : peers[cell])
        if ((digits[peer] & digits[cell]) != 0) sum += weight(digits[peer]);
    return sum;
}

void choose(const Block* block, Mask open, std::array<std::uint8_t, most_lanes>& cell) {
    for_each_lane(open, [&](std::size_t lane) {
        const LaneRow digits = row_of(*block, lane);
        int best = 0;
        for (std::size_t k = 0; k < cells; ++k) {
            const int sum = score(digits, k);
            if (sum <= best) continue;
            best = sum;
            cell[lane] = static_cast<std::uint8_t>(k);
        }
    });
}

void copy(const Block& from, Mask which, Block& to) {
    for_each_lane(which, [&](std::size_t lane) { write(row_of(from, lane), to, lane); });
}

void load(const Rows& rows, Block& block) {
    for (std::size_t lane = 0; lane < lanes; ++lane)
        for (std::size_t k = 0; k < cells; ++k) block.digits[k * lanes + lane] = rows.values[lane * row_size + k];
}

void unload(const Block& block, Rows& rows) {
    for (std::size_t lane = 0; lane < lanes; ++lane)
        for (std::size_t k = 0; k < cells; ++k)
            rows.row(lane)[k] = static_cast<std::uint16_t>(1 + std::countr_zero(block.digits[k * lanes + lane]));
}

void spread(const std::uint16_t* row, std::array<std::array<std::uint64_t, 2>, 9>& boards) {
    boards = {};
    for (std::size_t k = 0; k < cells; ++k)
        for (std::size_t d = 0; d < 9; ++d)
            boards[d][k / 64] |= std::uint64_t{static_cast<unsigned>(row[k] >> d & 1)} << (k % 64);
}

void parse(const char* line, std::uint16_t* row) {
    for (std::size_t k = 0; k < cells; ++k)
        row[k] = line[k] >= '1' && line[k] <= '9' ? static_cast<std::uint16_t>(1 << (line[k] - '1')) : all_digits;
}

// The lanes that lose candidates; sets `empty` to those in which a cell has none left.
Mask keep(const std::uint16_t* row, Block& block, Mask& empty) {
    Mask lost = 0;
    for (std::size_t i = 0; i < cells * lanes; ++i) {
        const auto left = static_cast<std::uint16_t>(block.digits[i] & row[i / lanes]);
        if (left != block.digits[i]) lost |= bit(i % lanes);
        if (left == 0) empty |= bit(i % lanes);
        block.digits[i] = left;
    }
    return lost;
}

Mask narrow(const std::uint16_t* row, Block& block) {
    Mask empty = 0;
    return keep(row, block, empty);
}

Mask take(const std::uint16_t* row, Block& block, Pending& pending) {
    Mask empty = 0;
    pending[0] |= keep(row, block, empty);
    return empty;
}

Closed close(Block& block, Mask wanted, Pending& pending) {
    std::uint64_t sweeps = 0;
    const Settled now = settle<false>(block, wanted, 0, sweeps);
    for (Mask& lanes_left : pending) lanes_left &= ~wanted;
    return {now.dead, now.solved};
}

// Other kernels visit the houses once; this one repeats until nothing changes.
Mask sweep(Block& block) {
    std::uint64_t sweeps = 0;
    const Settled now = settle<true>(block, (Mask{1} << lanes) - 1, 0, sweeps);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const LaneRow row = row_of(block, lane);
        block.sums[lane] = static_cast<std::uint16_t>(std::accumulate(row.begin(), row.end(), 0));
    }
    return now.dead;
}

constexpr Kernel plain = {
    "plain", lanes,   1,      load,   unload, spread,     parse,      settle<true>,  settle<false>,    sweep, nullptr,
    narrow,  overlap, choose, choose, copy,   plain_step, plain_fill, plain_lacking, plain_add_placed, take,  close};

}  // namespace

const Kernel& plain_kernel() { return plain; }

const std::array<std::array<std::uint8_t, 20>, cells> peers = [] {
    std::array<std::array<std::uint8_t, 20>, cells> out{};
    for (std::size_t a = 0; a < cells; ++a) {
        std::size_t n = 0;
        for (std::size_t b = 0; b < cells; ++b)
            if (const auto& in = houses_of[b]; a != b && (lies_in(a, in[0]) || lies_in(a, in[1]) || lies_in(a, in[2])))
                out[a][n++] = static_cast<std::uint8_t>(b);
    }
    return out;
}();

}  // namespace deduku::lanes
