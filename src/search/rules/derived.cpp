// Sums that follow from houses and the cages in them (the rule of 45): over one to four houses that share no cell,
//
//   houses  minus  every cage inside                        innies = what the cages leave
//   houses  minus  every cage that touches them             outies = what sticks out, counted negative
//   houses  minus  each that has more cells inside          the fewest cells of all
//
// Houses that no cage joins say nothing together that they do not say alone.
#include <algorithm>

#include "search/rules/model.hpp"

namespace deduku::rules {
namespace {

constexpr int most_houses = 4;
constexpr int most_derived_cells = 6;
constexpr std::size_t most_derived = 256;

// Roughly how many fillings a sum allows, as a logarithm: cells that are counted differ or not.
int looseness(const Derived& d) { return count_up_to(d.plus | d.minus, 16); }

class Deriver {
  public:
    Deriver(std::span<const Area> houses, int total, std::span<const Cage> cages) : houses_(houses), total_(total) {
        // Cages that share no cell, so that what is left of a house counts once.
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
                         [](const Derived& a, const Derived& b) { return looseness(a) < looseness(b); });
        if (out_.size() > most_derived) out_.resize(most_derived);
        return std::move(out_);
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
                if (count_up_to(in, 9) > count_up_to(out, 9)) take(mostly, cage, in);
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
        const Area all = d.plus | d.minus;
        if (all.empty() || count_up_to(all, most_derived_cells + 1) > most_derived_cells) return;
        for (const Derived& other : out_)
            if ((other.plus == d.plus && other.minus == d.minus) || (other.plus == d.minus && other.minus == d.plus))
                return;
        out_.push_back(d);
    }

    std::span<const Area> houses_;
    int total_;
    std::vector<Cage> cages_;
    std::vector<std::uint64_t> joins_;  // by houses: those with a part of one of its cages
    std::vector<Derived> out_;
};

}  // namespace

std::vector<Derived> derive_sums(std::span<const Area> houses, int house_total, std::span<const Cage> cages) {
    return Deriver(houses, house_total, cages).run();
}

}  // namespace deduku::rules
