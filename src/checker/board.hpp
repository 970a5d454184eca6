// The lines in force on a board: sums of weighted candidates with bounds. Sectors come first, s = cell, or
// C + house * N + digit, then the lines of the header, then those of the enclosing cases, outermost first.
//
//   cell 0              1·v0 + 1·v1 + 1·v2 + 1·v3 = 1
//   1 in house 0        1·v0 + 1·v4 + 1·v8 + 1·v12 = 1      a house with fewer cells than digits: 0 or 1
//   cage of sum 6       1·v0 + 2·v1 + 3·v2 + 4·v3 + 1·v4 + .. = 6
//
// Candidates are numbered cell by cell; after the grid may come cells of their own, with any number of values.
#pragma once

#include <cstdint>

#include "checker/values.hpp"

namespace deduku::checker {

using LedgerLinear = Start::Linear;

class CheckedBoard {
  public:
    /// The lines of a start position that outlives the board.
    explicit CheckedBoard(const Start& start) : n(start.height * start.width), weights_(start.living.size()) {
        number_cells(start.values);
        std::vector<Integers> houses = start.houses;
        const bool boxes = houses.empty() && start.grid == 0;
        if (boxes) houses.resize(static_cast<std::size_t>(3 * n));
        for (int cell = 0; boxes && cell < cells; ++cell) {
            const int box = cell / n / start.height * start.height + cell % n / start.width;  // `height` side by side
            for (int house : {cell / n, n + cell % n, 2 * n + box}) at(houses, house).push_back(cell);
        }
        sectors_.resize(static_cast<std::size_t>(cells) + houses.size() * static_cast<std::size_t>(n), {{}, 1, 1});
        for (int v = 0; v < first(cells); ++v) at(sectors_, cell_of(v)).terms.push_back({v, 1});
        for (int s = 0; s < static_cast<int>(houses.size()) * n; ++s) {
            LedgerLinear& sector = at(sectors_, cells + s);
            for (int cell : at(houses, s / n)) sector.terms.push_back({cell * n + s % n, 1});
            sector.least = std::ssize(sector.terms) == n ? 1 : 0;
        }
        for (const LedgerLinear& line : sectors_) lines.push_back(&line);
        for (const LedgerLinear& line : start.lines) lines.push_back(&line);
    }
    std::size_t sectors() const { return sectors_.size(); }
    bool is_sector(int s) const { return s < std::ssize(sectors_); }
    bool at_most_one(int s) const {
        const auto one = [](Start::Term term) { return term.weight == 1; };
        const LedgerLinear& line = *at(lines, s);
        return line.most == 1 && std::all_of(line.terms.begin(), line.terms.end(), one);
    }
    bool exactly_one(int s) const { return at(lines, s)->least == 1 && at_most_one(s); }
    Integers members(int s) const {
        Integers out;
        for (const Start::Term& term : at(lines, s)->terms) out.push_back(term.candidate);
        return out;
    }

    int cell_of(int v) const { return at(cell_of_, v); }
    int value_of(int v) const { return v - first(cell_of(v)) + 1; }  // 1, 2, ..
    int first(int cell) const { return at(first_, cell); }           // its candidates: up to that of the next cell

    // Weights of candidates, initially 0. Within the limits 64 bits suffice: a candidate weighs at most
    // 532,480 · 9,999 by sectors and 65,536 · 9,999 · 999,999 by lines; 8,192 of them less than 5.4 · 10^18.
    std::int64_t weight(int v) const { return at(weights_, v); }
    void add(int v, std::int64_t weight) { at(weights_, v) += weight; }
    void add_line(int s, std::int64_t factor) {
        for (const Start::Term& term : at(lines, s)->terms) add(term.candidate, factor * term.weight);
    }
    /// The weights of a line's candidates, each times its weight in the line.
    static std::int64_t sum(const LedgerLinear& line, const auto& weight_of) {
        std::int64_t out = 0;
        for (const Start::Term& term : line.terms) out += term.weight * weight_of(term.candidate);
        return out;
    }

    int n, cells = 0;
    std::vector<const LedgerLinear*> lines;  // in force

  private:
    // By the number of values of each cell; if none are stated, each has n.
    void number_cells(const Integers& values) {
        while (cell_of_.size() < weights_.size()) {
            cell_of_.insert(cell_of_.end(), static_cast<std::size_t>(values.empty() ? n : at(values, cells)), cells);
            first_.push_back(static_cast<int>(cell_of_.size()));
            ++cells;
        }
    }

    Integers first_ = {0}, cell_of_;
    std::vector<LedgerLinear> sectors_;
    std::vector<std::int64_t> weights_;
};

}  // namespace deduku::checker
