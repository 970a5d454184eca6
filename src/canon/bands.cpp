#include "canon/bands.hpp"

#include <algorithm>
#include <bit>

namespace deduku::canon {
namespace {

constexpr std::size_t half = 46656;             // 6^6 orders of the minirows of rows 2 and 3
constexpr std::uint16_t unseen = band_classes;  // no class has this number
constexpr std::size_t all_column_orders = 1296;

/// Columns in stacks: the order of the stacks, then of the columns in each stack.
Bytes columns_of(std::size_t stacks, std::array<std::size_t, 3> inside) {
    Bytes out = all_bytes(128);
    for (std::size_t s = 0; s < 3; ++s)
        for (std::size_t k = 0; k < 3; ++k)
            out[3 * s + k] = static_cast<std::uint8_t>(3 * orders[stacks][s] + orders[inside[s]][k]);
    return out;
}

Bytes undone(Bytes columns) {
    Bytes out = all_bytes(128);
    for (std::uint8_t i = 0; i < 9; ++i) out[columns[i]] = i;
    return out;
}

std::array<std::uint8_t, 3> undone(const std::array<std::uint8_t, 3>& rows) {
    std::array<std::uint8_t, 3> out{};
    for (std::uint8_t i = 0; i < 3; ++i) out[rows[i]] = i;
    return out;
}

std::size_t order_number(const std::array<std::uint8_t, 3>& order) {
    return static_cast<std::size_t>(std::find(orders.begin(), orders.end(), order) - orders.begin());
}

/// The index of these columns in the table of all.
std::size_t column_number(Bytes columns) {
    std::array<std::uint8_t, 3> stacks{};
    std::size_t inside = 0;
    for (std::size_t s = 0; s < 3; ++s) {
        stacks[s] = columns[3 * s] / 3;
        std::array<std::uint8_t, 3> order{};
        for (std::size_t k = 0; k < 3; ++k) order[k] = columns[3 * s + k] % 3;
        inside = 6 * inside + order_number(order);
    }
    return 216 * order_number(stacks) + inside;
}

/// The one of three bits that differs from the other two; 0 if all are equal.
constexpr std::uint8_t odd_one(unsigned bits) {
    for (std::uint8_t i = 0; i < 3; ++i)
        if (bits == 1U << i || bits == (7U & ~(1U << i))) return i;
    return 0;
}

/// The lookup tables of find().
struct Lookup {
    std::array<std::uint8_t, 512> minirow_orders{};  // from the three comparisons of each of three minirows: 0..215
    std::array<Bytes, 27> front{};                   // columns with the selected ones moved to the front
    std::array<Bytes, 27> renamed{};                 // the names of digits after that
    std::array<Bytes, all_column_orders> columns{};

    Lookup() {
        for (std::size_t a = 0; a < 6; ++a)
            for (std::size_t b = 0; b < 6; ++b)
                for (std::size_t c = 0; c < 6; ++c)
                    minirow_orders[comparisons(orders[a]) | comparisons(orders[b]) << 3 | comparisons(orders[c]) << 6] =
                        static_cast<std::uint8_t>(36 * a + 6 * b + c);
        for (std::size_t i = 0; i < 27; ++i) {
            front[i] = columns_of(0, {turned(i % 3), turned(i / 3 % 3), turned(i / 9)});
            renamed[i] = undone(front[i]);
        }
        for (std::size_t i = 0; i < all_column_orders; ++i)
            columns[i] = columns_of(i / 216, {i / 36 % 6, i / 6 % 6, i % 6});
    }

    /// The orders 012, 120, 201.
    static std::size_t turned(std::size_t by) { return by == 0 ? 0 : by + 2; }

    static std::size_t comparisons(const std::array<std::uint8_t, 3>& o) {
        return static_cast<std::size_t>((o[0] < o[1] ? 1 : 0) | (o[1] < o[2] ? 2 : 0) | (o[2] < o[0] ? 4 : 0));
    }
};

const Lookup& lookup() {
    static const Lookup made;
    return made;
}

/// The column of each digit in row 1.
Bytes names_of(Bytes row) {
    std::uint64_t nibbles = 0;
    for (unsigned i = 0; i < 9; ++i) nibbles |= std::uint64_t{i} << (4U * row[i]);
    const std::array<std::uint64_t, 2> words = {nibbles & 0x0F0F0F0F0F0F0F0F, nibbles >> 4 & 0x0F0F0F0F0F0F0F0F};
    const auto even = std::bit_cast<Bytes>(words);
    constexpr Bytes weave = {0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15};
    return shuffled(even, weave);
}

std::size_t orders_of(const Lookup& look, Bytes row) {
    constexpr Bytes next_in_minirow = {1, 2, 0, 4, 5, 3, 7, 8, 6, 128, 128, 128, 128, 128, 128, 128};
    const Bytes after = shuffled(row, next_in_minirow);
    return look.minirow_orders[high_bits(std::bit_cast<Bytes>(row < after)) & 511];
}

/// Determined by the digits of boxes 2 and 3 in row 2 of box 1.
struct Kind {
    std::uint8_t in_front;
    bool exchanged;
    bool plain;
};

constexpr std::array<Kind, 64> kinds = [] {
    std::array<Kind, 64> out{};
    for (unsigned bits = 0; bits < 64; ++bits) {
        const int of_second = std::popcount(bits & 7);
        const auto front = static_cast<std::uint8_t>(3 * odd_one(bits & 7) + 9 * odd_one(bits >> 3));
        out[bits] = {front, of_second > 1, of_second == 0 || of_second == 3};
    }
    return out;
}();
constexpr std::array<std::uint8_t, 8> odd_ones = [] {
    std::array<std::uint8_t, 8> out{};
    for (unsigned bits = 0; bits < 8; ++bits) out[bits] = odd_one(bits);
    return out;
}();

}  // namespace

BandMap joined(const BandMap& first, const BandMap& then) {
    BandMap out;
    for (std::size_t i = 0; i < 3; ++i) out.rows[i] = first.rows[then.rows[i]];
    out.columns = shuffled(first.columns, then.columns);
    return out;
}

BandTable::Place BandTable::find(const Band& band) const {
    const Lookup& look = lookup();
    const Bytes names = names_of(band[0]);
    const Bytes second = shuffled(names, band[1]);
    const Bytes third = shuffled(names, band[2]);
    std::uint64_t word = 0;
    std::memcpy(&word, &second, sizeof word);
    const auto bit = [word](unsigned i) { return 1U << (word >> (8 * i) & 15); };
    const Kind kind = kinds[(bit(0) | bit(1) | bit(2)) >> 3];
    const auto front = static_cast<std::uint8_t>(kind.in_front + odd_ones[(bit(3) | bit(4) | bit(5)) & 7]);
    const auto settled = [&](Bytes row) {
        return orders_of(look, shuffled(look.renamed[front], shuffled(row, look.front[front])));
    };
    const std::size_t upper = settled(kind.exchanged ? third : second);
    const std::size_t lower = settled(kind.exchanged ? second : third);
    return {static_cast<std::uint32_t>(216 * upper + lower + (kind.plain ? half : 0)), front, kind.exchanged};
}

BandMap BandTable::map_at(const Place& place) const {
    const std::uint16_t code = maps_[place.entry];
    const BandMap normal = {orders[place.exchanged ? 1 : 0], lookup().front[place.in_front]};
    return joined(normal, {orders[code / all_column_orders], lookup().columns[code % all_column_orders]});
}

namespace {

/// Bands that begin with 123456789 456 or 123456789 457, in text order: they include the smallest form of every class.
template <class F>
class EveryBand {
  public:
    explicit EveryBand(F seen) : seen_(seen) {
        for (std::uint8_t i = 0; i < 9; ++i) place(i, static_cast<std::uint8_t>(i + 1));
        for (const std::uint8_t last : {std::uint8_t{6}, std::uint8_t{7}}) {
            place(9, 4);
            place(10, 5);
            place(11, last);
            go_on(12);
        }
    }

  private:
    void place(std::size_t cell, std::uint8_t digit) { cells_[cell] = digit; }
    bool fits(std::size_t cell, std::uint8_t digit) const {
        for (std::size_t k = 0; k < cell; ++k)
            if (cells_[k] == digit && (k / 9 == cell / 9 || k % 9 / 3 == cell % 9 / 3)) return false;
        return true;
    }
    void go_on(std::size_t cell) {
        if (cell == 27) return seen_(cells_);
        for (std::uint8_t digit = 1; digit <= 9; ++digit) {
            if (!fits(cell, digit)) continue;
            place(cell, digit);
            go_on(cell + 1);
        }
    }

    F seen_;
    std::array<std::uint8_t, 27> cells_{};
};

}  // namespace

BandTable::BandTable() : classes_(2 * half, unseen), maps_(2 * half) {
    const EveryBand walk([this](const std::array<std::uint8_t, 27>& cells) {
        Band band{};
        for (std::size_t i = 0; i < 27; ++i) band[i / 9][i % 9] = cells[i];
        if (classes_[find(band).entry] == unseen) add_class(band);
    });
    static_cast<void>(walk);
}

void BandTable::add_class(const Band& form) {
    const auto name = static_cast<std::uint16_t>(forms_.size());
    forms_.push_back(form);
    std::vector<BandMap>& same = automorphisms_.emplace_back();
    std::uint32_t first = 2 * half;
    BandMap back;  // from the first entry to the form
    for (std::size_t code = 0; code < 36; ++code) {
        const std::array<std::uint8_t, 3>& rows = orders[code / 6];
        const Bytes stacks = columns_of(code % 6, {0, 0, 0});
        const auto taken = [&](Bytes columns) {
            return Band{shuffled(form[rows[0]], columns), shuffled(form[rows[1]], columns),
                        shuffled(form[rows[2]], columns)};
        };
        const Place place = find(taken(stacks));
        if (place.exchanged) continue;  // another order of the rows leads to the same
        const Bytes in_front = shuffled(stacks, lookup().front[place.in_front]);
        for (std::size_t i = 0; i < 216; ++i) {
            // Columns at the front stay there.
            if (place.entry < half && (i / 36 > 1 || i / 6 % 6 > 1 || i % 6 > 1)) continue;
            const Bytes columns = shuffled(in_front, lookup().columns[i]);
            const std::uint32_t entry = find(taken(columns)).entry;
            const BandMap here = {rows, columns};
            const BandMap home = {undone(rows), undone(columns)};
            if (first == 2 * half) {
                first = entry;
                back = home;
            }
            if (entry == first) same.push_back(joined(here, back));
            classes_[entry] = name;
            maps_[entry] =
                static_cast<std::uint16_t>(all_column_orders * order_number(home.rows) + column_number(home.columns));
        }
    }
}

const BandTable& bands() {
    static const BandTable made;
    return made;
}

}  // namespace deduku::canon
