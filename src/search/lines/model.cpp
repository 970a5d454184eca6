#include "search/lines/model.hpp"

#include <algorithm>
#include <map>

namespace deduku::lines {
namespace {

// Larger boards have no table of exclusions: a row of it is made on request.
constexpr int most_in_table = 16'384;

// The weights of each cell of a line, ascending by cells.
std::map<int, std::vector<int>> by_cells(const Line& line, int digits) {
    std::map<int, std::vector<int>> out;
    for (const Term& term : line.terms) {
        std::vector<int>& weights = out[index(term.candidate.cell)];
        weights.resize(at(digits));
        weights[at(index(term.candidate.digit))] = term.weight;
    }
    return out;
}

// How often each digit counts its value; 0 if not.
int factor_of(const std::vector<int>& weights) {
    for (std::size_t d = 1; d < weights.size(); ++d)
        if (weights[d] != weights[0] * (static_cast<int>(d) + 1)) return 0;
    return weights[0];
}

}  // namespace

Shape shape_of(const Geometry& geometry) {
    Shape out;
    out.digits = geometry.digits();
    out.full = geometry.full_houses();
    for (const House house : geometry.all_houses()) {
        const std::span<const Cell> cells = geometry.cells_of(house);
        out.houses.emplace_back(cells.begin(), cells.end());
    }
    out.lines = geometry.lines();
    out.choices = geometry.choices();
    return out;
}

Model::Model(Shape shape) : shape_(std::move(shape)), row_size_((at(candidates()) + 63) / 64) {
    for (int v = 0; v < candidates(); ++v) cell_of_.push_back(v / digits());
    make_sectors();
    make_weak();
    make_sums();
    make_choices();
}

void Model::make_sectors() {
    in_.resize(at(cells()));
    houses_of_.resize(at(cells()));
    sectors_.resize(at(candidates()));
    for (int cell = 0; cell < cells(); ++cell) {
        members_.emplace_back();
        for (int d = 0; d < digits(); ++d) members_.back().push_back(number(cell, d));
    }
    for (int h = 0; h < static_cast<int>(shape_.houses.size()); ++h) {
        const std::span<const Cell> cells = house(h);
        for (int p = 0; p < static_cast<int>(cells.size()); ++p) {
            const int cell = index(cells[at(p)]);
            if (h < full_houses()) in_[at(cell)].push_back({h, p});
            houses_of_[at(cell)].push_back(h);
        }
        for (int d = 0; d < digits(); ++d) {
            members_.emplace_back();
            for (const Cell cell : cells) members_.back().push_back(number(index(cell), d));
        }
    }
    for (const Line& line : shape_.lines) {
        members_.emplace_back();
        if (!at_most_one(line)) continue;
        for (const Term& t : line.terms)
            members_.back().push_back(number(index(t.candidate.cell), index(t.candidate.digit)));
    }
    for (std::size_t s = 0; s < members_.size(); ++s)
        for (const int v : members_[s]) sectors_[at(v)].push_back(static_cast<Sector>(s));
}

void Model::fill_weak(int candidate, Word* row) const {
    std::fill(row, row + row_size_, 0);
    for (const Sector s : sectors_of(candidate))
        for (const int v : members(s)) row[at(v) / 64] |= Word{1} << (v % 64);
    row[at(candidate) / 64] &= ~(Word{1} << (candidate % 64));
}

void Model::make_weak() {
    if (candidates() > most_in_table) return;
    weak_.resize(at(candidates()) * row_size_);
    for (int v = 0; v < candidates(); ++v) fill_weak(v, &weak_[at(v) * row_size_]);
}

const Word* Model::weak(int candidate, std::vector<Word>& scratch) const {
    if (!weak_.empty()) return &weak_[at(candidate) * row_size_];
    scratch.resize(row_size_);
    fill_weak(candidate, scratch.data());
    return scratch.data();
}

bool Model::excludes(int a, int b) const {
    if (!weak_.empty()) return (weak_[at(a) * row_size_ + at(b) / 64] >> (b % 64) & 1) != 0;
    const auto has = [&](Sector s) {
        const std::span<const int> in = members(s);
        return std::find(in.begin(), in.end(), b) != in.end();
    };
    return std::any_of(sectors_of(a).begin(), sectors_of(a).end(), has);
}

Sum Model::sum_of(const Line& line) const {
    Sum out;
    if (line.least) out.least = *line.least;
    if (line.most) out.most = *line.most;
    out.terms = line.terms;
    std::map<int, std::vector<int>> left = by_cells(line, digits());
    if (digits() <= Family::digits) {
        // Again and again the most cells of one house that count alike.
        while (true) {
            std::map<std::pair<int, int>, std::vector<int>> together;
            for (const auto& [cell, weights] : left)
                if (const int factor = factor_of(weights); factor != 0)
                    for (const int h : houses_of_[at(cell)]) together[{h, factor}].push_back(cell);
            const std::pair<const std::pair<int, int>, std::vector<int>>* best = nullptr;
            for (const auto& group : together)
                if (best == nullptr || group.second.size() > best->second.size()) best = &group;
            if (best == nullptr || best->second.size() < 2) break;
            out.groups.push_back({best->second, best->first.second, {}, allowed(best->second), best->first.first});
            for (const int cell : best->second) left.erase(cell);
        }
    }
    for (auto& [cell, weights] : left) out.groups.push_back({{cell}, 0, std::move(weights), std::nullopt, -1});
    return out;
}

// No two of the cells, one with digit a, one with b.
bool Model::never_together(const std::vector<int>& cells, int a, int b) const {
    for (const int with_a : cells)
        for (const int with_b : cells)
            if (with_a != with_b && !excludes(number(with_a, a), number(with_b, b))) return false;
    return true;
}

// The sets of digits for cells that see each other, if some are excluded.
std::optional<Family> Model::allowed(const std::vector<int>& cells) const {
    std::vector<unsigned> excluded;
    for (int a = 0; a < digits(); ++a)
        for (int b = a + 1; b < digits(); ++b)
            if (never_together(cells, a, b)) excluded.push_back(1U << a | 1U << b);
    if (excluded.empty()) return std::nullopt;
    Family out;
    for (unsigned mask = 0; mask < 1U << digits(); ++mask)
        if (std::none_of(excluded.begin(), excluded.end(), [&](unsigned pair) { return (mask & pair) == pair; }))
            out.insert(mask);
    return out;
}

// Small houses whose pairs exclude whole sets of digits (renban): sums without bounds.
void Model::add_sets() {
    if (digits() > Family::digits) return;
    for (std::size_t h = at(full_houses()); h < shape_.houses.size(); ++h) {
        if (shape_.houses[h].size() < 3) continue;
        Group group{{}, 1, {}, std::nullopt, static_cast<int>(h)};
        for (const Cell cell : shape_.houses[h]) group.cells.push_back(index(cell));
        group.allowed = allowed(group.cells);
        if (!group.allowed) continue;
        sums_.emplace_back();
        sums_.back().groups.push_back(std::move(group));
    }
}

void Model::make_sums() {
    const int first = lines_from();
    for (int k = 0; k < static_cast<int>(shape_.lines.size()); ++k) {
        const Line& line = shape_.lines[at(k)];
        if (at_most_one(line) && line.least.value_or(0) <= 0) continue;
        sums_.push_back(sum_of(line));
        sums_.back().shares = {{static_cast<Sector>(first + k), 1}};
    }
    for (auto& [line, shares] : innies_and_outies(shape_)) {
        sums_.push_back(sum_of(line));
        sums_.back().shares = std::move(shares);
    }
    add_sets();
    sums_of_.resize(at(cells()));
    for (int s = 0; s < static_cast<int>(sums_.size()); ++s)
        for (const Group& group : sums_[at(s)].groups)
            for (const int cell : group.cells) sums_of_[at(cell)].push_back(s);
}

void Model::make_choices() {
    choices_of_.resize(at(cells()));
    for (const Choice& choice : shape_.choices) {
        std::vector<Case> cases;
        std::vector<int> cells;
        for (const std::vector<Line>& lines : choice) {
            cases.emplace_back();
            for (const Line& line : lines) {
                cases.back().sums.push_back(sum_of(line));
                for (const Term& t : line.terms) cells.push_back(index(t.candidate.cell));
            }
        }
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        for (const int cell : cells) choices_of_[at(cell)].push_back(static_cast<int>(choices_.size()));
        choices_.push_back(std::move(cases));
        choice_cells_.push_back(std::move(cells));
    }
}

}  // namespace deduku::lines
