// Sums that follow from houses and the cages in them (the rule of 45): over one to four houses that share no cell,
//
//   houses  minus  every cage inside                        innies = the cells outside all cages
//   houses  minus  every cage that touches them             outies = the cells outside the houses, counted negatively
//   houses  minus  each that has more cells inside          the fewest cells of all
//
// Houses that no cage joins imply nothing together that they do not imply separately.
#include <algorithm>
#include <cmath>

#include "search/rules/model.hpp"

namespace deduku::rules {
namespace {

constexpr int most_houses = 4;
constexpr int most_derived_cells = 8;
constexpr double most_fillings = 10;  // of sums worth keeping
constexpr std::size_t most_derived = 256;

struct Rated {
    Derived sum;
    double fillings = 0;  // as a logarithm
};

// Rough number of fillings of a sum of this many cells, as a logarithm: digits vary by 6.67 about 5.
double fillings_of(int plus, int minus, int total, double digits) {
    const double count = plus + minus;
    const double variance = (digits * digits - 1) / 12 * count;
    const double off = total - (digits + 1) / 2 * (plus - minus);
    return count * std::log(digits) - off * off / (2 * variance) - std::log(2 * 3.1416 * variance) / 2;
}

class Deriver {
  public:
    Deriver(std::span<const Area> houses, int total, std::span<const Cage> cages)
        : houses_(houses), total_(total), digits_(count_of(houses.front())) {
        // Cages that share no cell, so that the rest of a house counts once.
        Area taken;
        for (const Cage& cage : cages)
            if ((cage.cells & taken).empty()) {
                taken |= cage.cells;
                cages_.push_back(cage);
            }
        joins_.resize(houses.size());
        for (const Cage& cage : cages_)
            for (std::size_t a = 0; a < houses.size(); ++a) {
                if ((cage.cells & houses[a]).empty()) continue;
                for (std::size_t b = 0; b < houses.size(); ++b)
                    if (!(cage.cells & houses[b]).empty()) joins_[a] |= std::uint64_t{1} << b;
            }
    }

    std::vector<Derived> run() {
        choose(0, 0, {}, 0);
        std::stable_sort(out_.begin(), out_.end(),
                         [](const Rated& a, const Rated& b) { return a.fillings < b.fillings; });
        if (out_.size() > most_derived) out_.resize(most_derived);
        std::vector<Derived> sums;
        for (const Rated& rated : out_) sums.push_back(rated.sum);
        return sums;
    }

  private:
    void choose(std::size_t from, int count, Area taken, std::uint64_t chosen) {
        for (std::size_t h = from; h < houses_.size(); ++h) {
            if (!(taken & houses_[h]).empty()) continue;
            const std::uint64_t with = chosen | std::uint64_t{1} << h;
            const Area area = taken | houses_[h];
            if (connected(with)) add(area, count + 1);
            if (count + 1 < most_houses) choose(h + 1, count + 1, area, with);
        }
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
        const double fillings = fillings_of(plus, minus, d.total, digits_);
        if (fillings > most_fillings) return;
        for (const auto& [other, rate] : out_)
            if ((other.plus == d.plus && other.minus == d.minus) || (other.plus == d.minus && other.minus == d.plus))
                return;
        out_.push_back({d, fillings});
    }

    std::span<const Area> houses_;
    int total_;
    double digits_;
    std::vector<Cage> cages_;
    std::vector<std::uint64_t> joins_;  // by houses: those with a part of one of its cages
    std::vector<Rated> out_;
};

}  // namespace

std::vector<Derived> derive_sums(std::span<const Area> houses, int house_total, std::span<const Cage> cages) {
    return Deriver(houses, house_total, cages).run();
}

}  // namespace deduku::rules
