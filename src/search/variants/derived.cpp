// Sums that follow from houses and the cages in them (the rule of 45; grid/disjoint_houses.hpp). Houses not joined by a cage
// imply together only what they imply separately.
#include <cmath>

#include "grid/disjoint_houses.hpp"
#include "grid/in_order.hpp"
#include "search/variants/model.hpp"

namespace deduku::variants {
namespace {

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

class Deriver {
  public:
    Deriver(std::span<const Area> houses, int total, std::span<const Cage> cages)
        : total_(total), fillings_(houses.front().size()), sets_(houses, most_derived_cells) {
        // Uses cages that share no cell, so that the rest of a house counts once.
        Area taken;
        for (const Cage& cage : cages)
            if ((cage.cells & taken).empty()) {
                taken |= cage.cells;
                cages_.push_back(cage);
            }
        found_.fill(-1);
        joins_.resize(houses.size());
        for (const Cage& cage : cages_) {
            sets_.add_cage(cage.cells);
            std::uint64_t touched = 0;
            for (std::size_t h = 0; h < houses.size(); ++h)
                if (!(cage.cells & houses[h]).empty()) touched |= std::uint64_t{1} << h;
            for_each_bit(touched, [&](int h) { joins_[at(h)] |= touched; });
        }
    }

    std::vector<Derived> run() {
        sets_.visit([&](const Bits<1>& houses, const Area& area) {
            if (connected(houses.word[0])) add(area, houses.size());
        });
        put_in_order(out_, [](const Rated& a, const Rated& b) { return a.fillings < b.fillings; });
        if (out_.size() > most_derived) out_.resize(most_derived);
        std::vector<Derived> sums;
        sums.reserve(out_.size());
        for (const Rated& rated : out_) sums.push_back(rated.sum);
        return sums;
    }

  private:
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
                if (in.size() > out.size()) take(mostly, cage, in);
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
        const int plus = d.plus.size();
        const int minus = d.minus.size();
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

    int total_;
    Fillings fillings_;
    DisjointHouses<Area, 1> sets_;
    std::vector<Cage> cages_;
    std::vector<std::uint64_t> joins_;  // by house: those with a cell of one of its cages
    std::vector<Rated> out_;
    std::array<int, 509> found_;  // the last sum of each bucket, or -1
};

}  // namespace

std::vector<Derived> derive_sums(std::span<const Area> houses, int house_total, std::span<const Cage> cages) {
    return Deriver(houses, house_total, cages).run();
}

}  // namespace deduku::variants
