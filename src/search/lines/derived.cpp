// Sums that follow from houses and the cages in them (the rule of 45): over one to four houses that share no cell,
//
//   houses  minus  every cage inside                        innies = the cells outside all cages
//   houses  minus  every cage that touches them             outies = the cells outside the houses, counted negatively
//   houses  minus  each cage mostly inside                  the fewest cells
//
// Each is a sum of numbered lines with factors, so a proof can name them.
#include <algorithm>
#include <functional>
#include <map>

#include "grid/line_cells.hpp"
#include "search/lines/model.hpp"

namespace deduku::lines {
namespace {

constexpr int most_houses = 4;
constexpr std::size_t most_cells = 6;
constexpr std::size_t most_sums = 256;

struct Cage {
    std::vector<Cell> cells;
    int total = 0;
    Sector line{};
};

// The lines that state the sum of some cells.
std::vector<Cage> cages_of(const Geometry& board) {
    std::vector<Cage> out;
    const auto has_value = [](const Term& t) { return t.weight == index(t.candidate.digit) + 1; };
    for (int k = 0; k < static_cast<int>(board.lines().size()); ++k) {
        const Line& line = board.lines()[at(k)];
        if (!line.least || line.least != line.most) continue;
        Cage cage{{}, *line.least, board.sector_of_line(k)};
        bool counts = true;
        for_each_cell_of(line.terms, [&](Cell cell, std::span<const Term> terms) {
            counts = counts && terms.size() == at(board.digits()) && std::all_of(terms.begin(), terms.end(), has_value);
            cage.cells.push_back(cell);
        });
        if (counts) out.push_back(std::move(cage));
    }
    return out;
}

enum class Take : std::uint8_t { inside, touching, mostly };

class Maker {
  public:
    Maker(const Geometry& board, std::vector<Cage> cages) : board_(board), cages_(std::move(cages)) {}

    std::vector<std::pair<Line, std::vector<Share>>> run(Sums sums) {
        std::vector<int> chosen;
        choose(chosen, 0, std::vector<bool>(at(board_.cells())));
        std::stable_sort(out_.begin(), out_.end(),
                         [](const auto& a, const auto& b) { return a.first.terms.size() < b.first.terms.size(); });
        if (out_.size() > most_sums) cut_off(sums);
        return std::move(out_);
    }

  private:
    void cut_off(Sums sums) {
        const std::size_t size = out_[most_sums].first.terms.size();
        out_.resize(most_sums);
        if (sums == Sums::all) std::erase_if(out_, [&](const auto& sum) { return sum.first.terms.size() == size; });
    }

    // Visits all sets of one to four houses without a common cell.
    void choose(std::vector<int>& chosen, int from, const std::vector<bool>& taken) {
        for (int h = from; h < board_.full_houses(); ++h) {
            const std::span<const Cell> cells = board_.cells_of(static_cast<House>(h));
            if (std::any_of(cells.begin(), cells.end(), [&](Cell c) { return taken[at(index(c))]; })) continue;
            std::vector<bool> with = taken;
            for (const Cell c : cells) with[at(index(c))] = true;
            chosen.push_back(h);
            for (const Take take : {Take::inside, Take::mostly, Take::touching}) add(chosen, with, take);
            if (chosen.size() < most_houses) choose(chosen, h + 1, with);
            chosen.pop_back();
        }
    }

    void add(const std::vector<int>& houses, const std::vector<bool>& in, Take take) {
        std::vector<int> factor(in.begin(), in.end());
        int total = static_cast<int>(houses.size()) * board_.digits() * (board_.digits() + 1) / 2;
        std::vector<Share> shares;
        for (const Cage& cage : cages_) {
            const auto inside = static_cast<std::size_t>(
                std::count_if(cage.cells.begin(), cage.cells.end(), [&](Cell c) { return in[at(index(c))]; }));
            const bool taken = inside == cage.cells.size() || (take == Take::touching && inside > 0) ||
                               (take == Take::mostly && 2 * inside > cage.cells.size());
            if (!taken) continue;
            for (const Cell c : cage.cells) --factor[at(index(c))];
            total -= cage.total;
            shares.push_back({cage.line, -1});
        }
        if (shares.empty()) return;
        Line line{{}, total, total};
        std::size_t cells = 0;
        for (int cell = 0; cell < static_cast<int>(factor.size()); ++cell) {
            if (factor[at(cell)] == 0) continue;
            if (++cells > most_cells) return;
            for (int d = 0; d < board_.digits(); ++d)
                line.terms.push_back({{static_cast<Cell>(cell), static_cast<Digit>(d)}, factor[at(cell)] * (d + 1)});
        }
        if (line.terms.empty() && total == 0) return;
        for (const int h : houses)
            for (const Digit d : board_.all_digits())
                shares.push_back({board_.sector(static_cast<House>(h), d), index(d) + 1});
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
    std::map<std::vector<int>, bool> seen_;
    std::vector<std::pair<Line, std::vector<Share>>> out_;
};

}  // namespace

std::vector<std::pair<Line, std::vector<Share>>> innies_and_outies(const Geometry& board, Sums sums) {
    std::vector<Cage> cages = cages_of(board);
    if (cages.empty() || board.digits() > 16) return {};
    return Maker(board, std::move(cages)).run(sums);
}

}  // namespace deduku::lines
