// Sums that follow from houses and the cages in them (the rule of 45): over one to four houses that share no cell,
//
//   houses  minus  every cage inside                        innies = the cells outside all cages
//   houses  minus  every cage that touches them             outies = the cells outside the houses, counted negatively
//   houses  minus  each cage mostly inside                  the fewest cells
//
// Houses not joined by a cage imply together only what they imply separately.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "search/rules/model.hpp"

namespace deduku::rules {
namespace {

constexpr int most_houses = 4;
constexpr int most_derived_cells = 8;
constexpr double most_fillings = 10;  // sums with more are not kept
constexpr std::size_t most_derived = 256;

struct Rated {
    Derived sum;
    double fillings = 0;  // as a logarithm
    int next = -1;        // in its bucket
};

// Approximate number of fillings of a sum of cells, as a logarithm: digits have a variance of 6.67 about 5.
class Fillings {
  public:
    explicit Fillings(double digits) : middle_((digits + 1) / 2) {
        for (int count = 1; count <= most_derived_cells; ++count) {
            variance_[at(count)] = (digits * digits - 1) / 12 * count;
            most_[at(count)] = count * std::log(digits) - std::log(2 * 3.1416 * variance_[at(count)]) / 2;
        }
    }

    double of(int plus, int minus, int total) const {
        const double off = total - middle_ * (plus - minus);
        return most_[at(plus + minus)] - off * off / (2 * variance_[at(plus + minus)]);
    }

  private:
    double middle_;
    std::array<double, most_derived_cells + 1> variance_{};
    std::array<double, most_derived_cells + 1> most_{};  // with the mean as the total
};

// The number of cells of each cage in some houses: a byte for each cage, 16 at once.
using Bytes [[gnu::vector_size(16)]] = std::int8_t;
constexpr std::size_t bytes_at_once = sizeof(Bytes);
constexpr std::size_t most_blocks = (most_cells + bytes_at_once - 1) / bytes_at_once;
using CagesIn = std::array<Bytes, most_blocks>;

// The sum of all bytes, which must be below 256.
int total_of(const Bytes& bytes) {
    std::array<std::uint64_t, 2> words;
    std::memcpy(words.data(), &bytes, sizeof words);
    return static_cast<int>((words[0] + words[1]) * 0x0101'0101'0101'0101U >> 56);
}

class Deriver {
  public:
    Deriver(std::span<const Area> houses, int total, std::span<const Cage> cages)
        : houses_(houses), total_(total), digits_(count_of(houses.front())), fillings_(digits_) {
        // Uses cages that share no cell, so that the rest of a house counts once.
        Area taken;
        for (const Cage& cage : cages)
            if ((cage.cells & taken).empty()) {
                taken |= cage.cells;
                cages_.push_back(cage);
            }
        found_.fill(-1);
        blocks_ = (cages_.size() + bytes_at_once - 1) / bytes_at_once;
        joins_.resize(houses.size());
        apart_.resize(houses.size());
        in_house_.resize(houses.size());
        for (std::size_t c = 0; c < cages_.size(); ++c) read_cage(c);
        for (std::size_t a = 0; a < houses.size(); ++a)
            for (std::size_t b = a + 1; b < houses.size(); ++b)
                if ((houses[a] & houses[b]).empty()) apart_[a] |= std::uint64_t{1} << b;
    }

    std::vector<Derived> run() {
        choose(~std::uint64_t{0} >> (64 - houses_.size()), 1, {}, 0, {});
        std::stable_sort(out_.begin(), out_.end(),
                         [](const Rated& a, const Rated& b) { return a.fillings < b.fillings; });
        if (out_.size() > most_derived) out_.resize(most_derived);
        std::vector<Derived> sums;
        sums.reserve(out_.size());
        for (const Rated& rated : out_) sums.push_back(rated.sum);
        return sums;
    }

  private:
    // Reads its index in the bytes, and the houses that it joins.
    void read_cage(std::size_t number) {
        const Area cells = cages_[number].cells;
        const std::size_t block = number / bytes_at_once;
        const std::size_t byte = number % bytes_at_once;
        sizes_[block][byte] = static_cast<std::int8_t>(count_of(cells));
        std::uint64_t touched = 0;
        for (std::size_t h = 0; h < houses_.size(); ++h) {
            const Area in = cells & houses_[h];
            if (in.empty()) continue;
            touched |= std::uint64_t{1} << h;
            in_house_[h][block][byte] = static_cast<std::int8_t>(count_of(in));
        }
        for_each_bit(touched, [&](int h) { joins_[at(h)] |= touched; });
    }

    // Adds one of these houses, which share no cell with the chosen ones.
    void choose(std::uint64_t from, int count, Area taken, std::uint64_t chosen, const CagesIn& before) {
        for_each_bit(from, [&](int h) {
            const std::uint64_t with = chosen | std::uint64_t{1} << h;
            const Area area = taken | houses_[at(h)];
            CagesIn counts;
            if (has_few(before, in_house_[at(h)], count, counts) && connected(with)) add(area, count);
            if (const std::uint64_t next = from & apart_[at(h)]; count < most_houses && next != 0)
                choose(next, count + 1, area, with, counts);
        });
    }

    // Whether a sum over these houses has few cells. Most do not, which is cheaper to see than making them.
    bool has_few(const CagesIn& before, const CagesIn& house, int houses, CagesIn& counts) const {
        Bytes inside{};  // cells no longer counted plus, and those counted minus
        Bytes touching{};
        Bytes touching_out{};
        Bytes mostly{};
        Bytes mostly_out{};
        for (std::size_t i = 0; i < blocks_; ++i) {
            const Bytes in = before[i] + house[i];
            const Bytes out = sizes_[i] - in;
            counts[i] = in;
            inside += in & (out == 0);
            touching += in;
            touching_out += out & (in > 0);
            mostly += in & (in > out);
            mostly_out += out & (in > out);
        }
        const int all = houses * digits_;
        const auto few = [](int cells) { return cells <= most_derived_cells; };
        return few(all - total_of(inside)) || few(all - total_of(touching) + total_of(touching_out)) ||
               few(all - total_of(mostly) + total_of(mostly_out));
    }

    bool connected(std::uint64_t chosen) const {
        std::uint64_t reached = chosen & (0 - chosen);
        for (std::uint64_t before = 0; before != reached;) {
            before = reached;
            for_each_bit(before, [&](int h) { reached |= joins_[at(h)] & chosen; });
        }
        return reached == chosen;
    }

    void add(Area area, int count) {
        Derived inside{area, {}, count * total_};
        Derived touching = inside;
        Derived mostly = inside;
        bool partial = false;
        const auto take = [](Derived& d, const Cage& cage, Area in) {
            d.plus -= in;
            d.minus |= cage.cells - in;
            d.total -= cage.total;
        };
        for (const Cage& cage : cages_) {
            const Area in = cage.cells & area;
            if (in.empty()) continue;
            if (in != cage.cells) {
                partial = true;
                take(touching, cage, in);
                const Area out = cage.cells - in;
                if (count_of(in) > count_of(out)) take(mostly, cage, in);
                continue;
            }
            take(inside, cage, in);
            take(touching, cage, in);
            take(mostly, cage, in);
        }
        keep(inside);
        if (!partial) return;
        keep(mostly);
        keep(touching);
    }

    void keep(const Derived& d) {
        const int plus = count_of(d.plus);
        const int minus = count_of(d.minus);
        if (plus + minus == 0 || plus + minus > most_derived_cells) return;
        const double fillings = fillings_.of(plus, minus, d.total);
        if (fillings > most_fillings) return;
        // The bucket is the same if plus and minus are exchanged.
        const Area cells = d.plus | d.minus;
        int& first = found_[(cells.low ^ cells.low >> 32 ^ cells.high * 0x9e37'79b1U) % found_.size()];
        for (int i = first; i >= 0; i = out_[at(i)].next) {
            const Derived& other = out_[at(i)].sum;
            if ((other.plus == d.plus && other.minus == d.minus) || (other.plus == d.minus && other.minus == d.plus))
                return;
        }
        out_.push_back({d, fillings, first});
        first = static_cast<int>(out_.size()) - 1;
    }

    std::span<const Area> houses_;
    int total_;
    int digits_;
    Fillings fillings_;
    std::vector<Cage> cages_;
    std::size_t blocks_ = 0;
    CagesIn sizes_{};
    std::vector<CagesIn> in_house_;
    std::vector<std::uint64_t> joins_;  // by house: those with a cell of one of its cages
    std::vector<std::uint64_t> apart_;  // by house: later ones that share no cell with it
    std::vector<Rated> out_;
    std::array<int, 509> found_;  // the last sum of each bucket, or -1
};

}  // namespace

std::vector<Derived> derive_sums(std::span<const Area> houses, int house_total, std::span<const Cage> cages) {
    return Deriver(houses, house_total, cages).run();
}

}  // namespace deduku::rules
