// Sums that follow from houses and the cages in them (the rule of 45; grid/disjoint_houses.hpp). Each is a sum of numbered
// lines with factors, so a proof can name them.
#include <algorithm>
#include <map>

#include "grid/disjoint_houses.hpp"
#include "grid/in_order.hpp"
#include "grid/line_cells.hpp"
#include "search/linear/model.hpp"

namespace deduku::linear {
namespace {

constexpr int most_digits = 16;
constexpr int most_cells = 6;
constexpr std::size_t most_sums = 256;

using CellBits = Bits<most_digits * most_digits / 64>;  // cells
using HouseBits = Bits<4>;
static_assert(max_full_houses <= 256);

struct Cage {
    CellBits cells;
    int total = 0;
    Sector line{};
};

// The lines that state the sum of some cells.
std::vector<Cage> cages_of(const Geometry& board) {
    std::vector<Cage> out;
    const auto has_value = [](const Term& t) { return t.weight == index(t.candidate.digit) + 1; };
    for (int k = 0; k < static_cast<int>(board.lines().size()); ++k) {
        const Linear& line = board.lines()[at(k)];
        if (!line.least || line.least != line.most) continue;
        Cage cage{{}, *line.least, board.sector_of_line(k)};
        bool counts = true;
        for_each_cell_of(line.terms, [&](Cell cell, std::span<const Term> terms) {
            counts = counts && terms.size() == at(board.digits()) && std::all_of(terms.begin(), terms.end(), has_value);
            cage.cells.insert(index(cell));
        });
        if (counts) out.push_back(std::move(cage));
    }
    return out;
}

enum class Take : std::uint8_t { inside, touching, mostly };

class Maker {
  public:
    Maker(const Geometry& board, std::vector<Cage> cages) : board_(board), cages_(std::move(cages)) {
        for (const House house : board.every_house()) {
            CellBits& cells = houses_.emplace_back();
            for (const Cell cell : board.cells_of(house)) cells.insert(index(cell));
        }
    }

    std::vector<std::pair<Linear, std::vector<Share>>> run(Sums sums) {
        DisjointHouses<CellBits, 4> sets(houses_, most_cells);
        for (const Cage& cage : cages_) sets.add_cage(cage.cells);
        sets.visit([&](const HouseBits& houses, const CellBits& in) {
            for (const Take take : {Take::inside, Take::mostly, Take::touching}) add(houses, in, take);
        });
        put_in_order(out_, [](const auto& a, const auto& b) { return a.first.terms.size() < b.first.terms.size(); });
        if (out_.size() > most_sums) cut_off(sums);
        return std::move(out_);
    }

  private:
    void cut_off(Sums sums) {
        const std::size_t size = out_[most_sums].first.terms.size();
        out_.resize(most_sums);
        if (sums == Sums::all) std::erase_if(out_, [&](const auto& sum) { return sum.first.terms.size() == size; });
    }

    void add(const HouseBits& houses, const CellBits& in, Take take) {
        std::vector<int> factor(at(board_.cells()));
        in.for_each([&](int cell) { factor[at(cell)] = 1; });
        int total = houses.size() * board_.digits() * (board_.digits() + 1) / 2;
        std::vector<Share> shares;
        for (const Cage& cage : cages_) {
            const int inside = (cage.cells & in).size();
            const bool taken = inside == cage.cells.size() || (take == Take::touching && inside > 0) ||
                               (take == Take::mostly && 2 * inside > cage.cells.size());
            if (!taken) continue;
            cage.cells.for_each([&](int cell) { --factor[at(cell)]; });
            total -= cage.total;
            shares.push_back({cage.line, -1});
        }
        if (shares.empty()) return;
        Linear line{{}, total, total};
        int cells = 0;
        for (int cell = 0; cell < static_cast<int>(factor.size()); ++cell) {
            if (factor[at(cell)] == 0) continue;
            if (++cells > most_cells) return;
            for (int d = 0; d < board_.digits(); ++d)
                line.terms.push_back({{static_cast<Cell>(cell), static_cast<Digit>(d)}, factor[at(cell)] * (d + 1)});
        }
        if (line.terms.empty() && total == 0) return;
        houses.for_each([&](int h) {
            for (const Digit d : board_.all_digits())
                shares.push_back({board_.sector(static_cast<House>(h), d), index(d) + 1});
        });
        // The same sum, or its negative, may follow from other houses.
        std::vector<int> key = factor;
        const auto first = std::find_if(key.begin(), key.end(), [](int f) { return f != 0; });
        if (first != key.end() && *first < 0)
            for (int& f : key) f = -f;
        if (!seen_.emplace(std::move(key), true).second) return;
        out_.emplace_back(std::move(line), std::move(shares));
    }

    const Geometry& board_;
    std::vector<Cage> cages_;
    std::vector<CellBits> houses_;  // of the houses of N cells
    std::map<std::vector<int>, bool> seen_;
    std::vector<std::pair<Linear, std::vector<Share>>> out_;
};

}  // namespace

std::vector<std::pair<Linear, std::vector<Share>>> innies_and_outies(const Geometry& board, Sums sums) {
    if (board.digits() > most_digits || board.cells() > most_digits * most_digits || board.full_houses() == 0)
        return {};
    std::vector<Cage> cages = cages_of(board);
    if (cages.empty()) return {};
    return Maker(board, std::move(cages)).run(sums);
}

}  // namespace deduku::linear
