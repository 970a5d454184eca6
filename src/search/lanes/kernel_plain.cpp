// The kernel in plain words: one node after the other, no SIMD. What the other kernels do is compared with it.
#include <algorithm>
#include <bit>

#include "search/lanes/step_plain.hpp"

namespace deduku::lanes {
namespace {

constexpr int lanes = plain_lanes;
constexpr std::uint16_t all_digits = 0x1FF;

constexpr bool in_one_house(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

bool single(std::uint16_t digits) { return std::has_single_bit(digits); }

/// The cells of one lane.
struct Node {
    std::array<std::uint16_t, cells> digits;
    bool dead = false;

    // Row, column or box as nine cell numbers.
    static std::array<int, 9> house(int h) {
        std::array<int, 9> out{};
        for (int p = 0; p < 9; ++p)
            out[static_cast<std::size_t>(p)] = h < 9    ? 9 * h + p
                                               : h < 18 ? 9 * p + h - 9
                                                        : 27 * ((h - 18) / 3) + 3 * (h % 3) + 9 * (p / 3) + p % 3;
        return out;
    }
    std::uint16_t& at(int cell) { return digits[static_cast<std::size_t>(cell)]; }

    void remove_singles() {
        for (int cell = 0; cell < cells; ++cell)
            if (single(at(cell)))
                for (std::uint8_t peer : peers[static_cast<std::size_t>(cell)])
                    at(peer) = static_cast<std::uint16_t>(at(peer) & ~at(cell));
    }

    void place_hidden_singles() {
        for (int h = 0; h < 27; ++h)
            for (int d = 0; d < 9; ++d) {
                const auto bit = static_cast<std::uint16_t>(1 << d);
                int places = 0;
                int last = 0;
                for (int cell : house(h))
                    if ((at(cell) & bit) != 0) {
                        ++places;
                        last = cell;
                    }
                dead = dead || places == 0;
                if (places == 1) at(last) = bit;
            }
    }

    // A digit of one house only in the cells it shares with another house.
    void lock_candidates() {
        for (int from = 0; from < 27; ++from)
            for (int to = 0; to < 27; ++to) {
                if ((from < 18) == (to < 18)) continue;
                const std::array<int, 9> source = house(from);
                const std::array<int, 9> target = house(to);
                const auto shared = [&](int cell) {
                    return std::find(target.begin(), target.end(), cell) != target.end();
                };
                std::uint16_t inside = 0;
                std::uint16_t outside = 0;
                for (int cell : source) (shared(cell) ? inside : outside) |= at(cell);
                const auto locked = static_cast<std::uint16_t>(inside & ~outside);
                for (int cell : target)
                    if (std::find(source.begin(), source.end(), cell) == source.end())
                        at(cell) = static_cast<std::uint16_t>(at(cell) & ~locked);
            }
    }

    void settle(bool with_locked) {
        for (std::array<std::uint16_t, cells> before{}; !dead && before != digits;) {
            before = digits;
            remove_singles();
            place_hidden_singles();
            if (with_locked) lock_candidates();
            dead = dead || std::find(digits.begin(), digits.end(), 0) != digits.end();
        }
    }
};

Node node_of(const Block& block, int lane) {
    Node node{};
    for (int k = 0; k < cells; ++k) node.at(k) = block.digits[static_cast<std::size_t>(k * lanes + lane)];
    return node;
}

template <bool with_locked>
Settled settle(Block& block, Mask live, int /*waiting*/, std::uint64_t& sweeps) {
    Settled out;
    ++sweeps;
    for (int lane = 0; lane < lanes; ++lane) {
        const Mask bit = Mask{1} << lane;
        if ((live & bit) == 0) continue;
        Node node = node_of(block, lane);
        node.settle(with_locked);
        for (int k = 0; k < cells; ++k) block.digits[static_cast<std::size_t>(k * lanes + lane)] = node.at(k);
        const bool solved = !node.dead && std::all_of(node.digits.begin(), node.digits.end(), single);
        (node.dead ? out.dead : solved ? out.solved : out.open) |= bit;
    }
    return out;
}

Mask narrow(const std::uint16_t* row, Block& block) {
    Mask lost = 0;
    for (std::size_t k = 0; k < cells; ++k)
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            std::uint16_t& digits = block.digits[k * lanes + lane];
            if ((digits & ~row[k]) != 0) lost |= Mask{1} << lane;
            digits &= row[k];
        }
    return lost;
}

Mask overlap(const std::uint16_t* row, const Block& block) {
    Mask out = 0;
    for (std::size_t k = 0; k < cells; ++k)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            if ((block.digits[k * lanes + lane] & row[k]) != 0) out |= Mask{1} << lane;
    return out;
}

int weight(std::uint16_t digits) {
    const int count = std::popcount(digits);
    return count < 2 ? 0 : count == 2 ? weight_of_two : count == 3 ? weight_of_three : weight_of_more;
}

int score(Node& node, int cell) {
    int sum = own_weight * weight(node.at(cell));
    for (std::uint8_t peer : peers[static_cast<std::size_t>(cell)])
        if ((node.at(peer) & node.at(cell)) != 0) sum += weight(node.at(peer));
    return sum;
}

void choose(const Block* block, Mask open, std::array<std::uint8_t, most_lanes>& cell) {
    for (int lane = 0; lane < lanes; ++lane) {
        if ((open >> lane & 1) == 0) continue;
        Node node = node_of(*block, lane);
        int best = 0;
        for (int k = 0; k < cells; ++k) {
            const int sum = score(node, k);
            if (sum <= best) continue;
            best = sum;
            cell[static_cast<std::size_t>(lane)] = static_cast<std::uint8_t>(k);
        }
    }
}

void copy(const Block& from, Mask which, Block& to) {
    for (std::size_t i = 0; i < cells * lanes; ++i)
        if ((which >> (i % lanes) & 1) != 0) to.digits[i] = from.digits[i];
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

constexpr Kernel plain = {
    "plain",      lanes,         1,          load,          unload,           spread,     parse,
    settle<true>, settle<false>, nullptr,    narrow,        overlap,          choose,     choose,
    copy,         plain_step,    plain_fill, plain_lacking, plain_add_placed, plain_take, plain_close};

}  // namespace

const Kernel& plain_kernel() { return plain; }

const std::array<std::array<std::uint8_t, 20>, cells> peers = [] {
    std::array<std::array<std::uint8_t, 20>, cells> out{};
    for (int a = 0; a < cells; ++a) {
        std::size_t n = 0;
        for (int b = 0; b < cells; ++b)
            if (a != b && in_one_house(a, b)) out[static_cast<std::size_t>(a)][n++] = static_cast<std::uint8_t>(b);
    }
    return out;
}();

}  // namespace deduku::lanes
