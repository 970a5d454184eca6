// Sums without a common cell, joined. A sum alone implies little if its cells are in many houses; together they may
// have most cells of some houses:
//
//   . . . . 2 1 .        1: three different cells of a box, 9 of the board: most totals are possible
//   . . . 3 . 1 2        1 + 2 + 3: eight cells of the box, with a total of 36 to 44
//   . . 4 . 1 2 3
#include <algorithm>
#include <cmath>
#include <vector>

#include "grid/in_order.hpp"
#include "search/variants/model.hpp"

namespace deduku::variants {
namespace {

constexpr std::size_t most_parts = 24;
constexpr double least_force = 6;
constexpr std::size_t most_joined = 24;

struct Joined {
    Cage sum;
    double force = 0;
    bool used = false;  // part of a stronger one
};

// The distance of a total from the mean, squared and divided by the variance if as many cells as possible differ;
// negative below the mean.
double force_of(const VariantModel& model, const Cage& sum) {
    const int digits = model.digits;
    const double off = sum.total - (digits + 1) / 2.0 * sum.cells.size();
    double variance = 0;
    for (Area left = sum.cells; !left.empty();) {
        const Area taken = different_ones(model, left);
        const int count = taken.size();
        variance += count * (digits - count) * (digits + 1) / 12.0;
        left -= taken;
    }
    return variance == 0 ? 0 : off * std::abs(off) / variance;
}

// Greedily joins the two of the greatest joint force while it exceeds the force of each.
class Joiner {
  public:
    Joiner(const VariantModel& model, std::span<const Cage> sums) : model_(model) {
        for (const Cage& sum : sums) parts_.push_back({sum, force_of(model, sum)});
        for (std::size_t b = 0; b < parts_.size(); ++b) try_with(b);
    }

    std::vector<Cage> run() {
        while (!pairs_.empty()) {
            const Pair best = *std::max_element(pairs_.begin(), pairs_.end(), [](const Pair& x, const Pair& y) {
                return std::abs(x.both.force) < std::abs(y.both.force);
            });
            parts_[best.a].used = parts_[best.b].used = true;
            parts_.push_back(best.both);
            std::erase_if(pairs_, [&](const Pair& x) { return parts_[x.a].used || parts_[x.b].used; });
            try_with(parts_.size() - 1);
        }
        put_in_order(found_, [](const Joined& x, const Joined& y) { return std::abs(x.force) > std::abs(y.force); });
        if (found_.size() > most_joined) found_.resize(most_joined);
        std::vector<Cage> out;
        for (const Joined& each : found_) out.push_back(each.sum);
        return out;
    }

  private:
    struct Pair {
        std::size_t a = 0;
        std::size_t b = 0;
        Joined both;
    };

    // Joins this part with earlier ones.
    void try_with(std::size_t b) {
        const Joined y = parts_[b];
        for (std::size_t a = 0; a < b; ++a) {
            const Joined& x = parts_[a];
            if (x.used || !(x.sum.cells & y.sum.cells).empty() || x.force * y.force <= 0) continue;
            Joined both{{x.sum.cells | y.sum.cells, x.sum.total + y.sum.total}};
            both.force = force_of(model_, both.sum);
            if (std::abs(both.force) <= std::max(std::abs(x.force), std::abs(y.force))) continue;
            pairs_.push_back({a, b, both});
            if (std::abs(both.force) >= least_force) found_.push_back(both);
        }
    }

    const VariantModel& model_;
    std::vector<Joined> parts_;
    std::vector<Pair> pairs_;
    std::vector<Joined> found_;
};

}  // namespace

Area different_ones(const VariantModel& model, Area cells) {
    Area best;
    for (Area left = cells; !left.empty();) {
        const int cell = left.take();
        best |= Area::of(cell);
        left &= model.peers[at(cell)];
    }
    if (best == cells) return best;
    int most = best.size();
    for (const Area house : model.houses) {
        const int count = (cells & house).size();
        if (count <= most) continue;
        most = count;
        best = cells & house;
    }
    return best;
}

std::vector<Cage> join_sums(const VariantModel& model, std::span<const Cage> sums) {
    if (sums.size() < 2 || sums.size() > most_parts) return {};
    return Joiner(model, sums).run();
}

}  // namespace deduku::variants
