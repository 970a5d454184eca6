#include "search/linear/model.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "grid/in_order.hpp"
#include "grid/line_cells.hpp"
#include "grid/rules/make.hpp"

namespace deduku::linear {
namespace {

// Larger boards have no table of exclusions: its rows are computed on request.
constexpr int most_in_table = 16'384;

CellWeights by_cells(const Linear& line, const Geometry& board) {
    CellWeights out;
    for_each_cell_of(line.terms, [&](Cell cell, std::span<const Term> terms) {
        std::vector<int>& weights = out[index(cell)];
        weights.resize(at(board.values(cell)));
        for (const Term& term : terms) weights[at(index(term.candidate.digit))] = term.weight;
    });
    return out;
}

}  // namespace

LinearModel::LinearModel(const Geometry& board, Sums sums, ModelChoices choices, HouseSets sets)
    : board_(board), kind_(sums), row_size_((at(candidates()) + 63) / 64) {
    for (const Candidate c : board.every_candidate()) cell_of_.push_back(index(c.cell));
    make_sectors();
    make_weak();
    make_sums(sets);
    make_choices(board_.choices());
    if (choices == ModelChoices::implied) make_choices(rules::implied_choices(board_));
}

void LinearModel::make_sectors() {
    sectors_.resize(at(candidates()));
    for (const Sector sector : board_.all_sectors()) {
        members_.emplace_back();
        for (int i = 0; i < board_.size_of(sector); ++i)
            members_.back().push_back(board_.number(board_.member(sector, i)));
    }
    for (const Linear& line : board_.lines()) {
        members_.emplace_back();
        if (!at_most_one(line)) continue;
        for (const Term& t : line.terms) members_.back().push_back(board_.number(t.candidate));
    }
    for (std::size_t s = 0; s < members_.size(); ++s)
        for (const int v : members_[s]) sectors_[at(v)].push_back(static_cast<Sector>(s));
}

void LinearModel::fill_weak(int candidate, Word* row) const {
    std::fill(row, row + row_size_, 0);
    for (const Sector s : sectors_of(candidate))
        for (const int v : members(s)) row[at(v) / 64] |= Word{1} << (v % 64);
    row[at(candidate) / 64] &= ~(Word{1} << (candidate % 64));
}

void LinearModel::make_weak() {
    if (candidates() > most_in_table) return;
    weak_.resize(at(candidates()) * row_size_);
    for (int v = 0; v < candidates(); ++v) fill_weak(v, &weak_[at(v) * row_size_]);
}

const Word* LinearModel::weak(int candidate, std::vector<Word>& scratch) const {
    if (!weak_.empty()) return &weak_[at(candidate) * row_size_];
    scratch.resize(row_size_);
    fill_weak(candidate, scratch.data());
    return scratch.data();
}

bool LinearModel::excludes(int a, int b) const {
    if (!weak_.empty()) return (weak_[at(a) * row_size_ + at(b) / 64] >> (b % 64) & 1) != 0;
    const auto has = [&](Sector s) {
        const std::span<const int> in = members(s);
        return std::find(in.begin(), in.end(), b) != in.end();
    };
    return std::any_of(sectors_of(a).begin(), sectors_of(a).end(), has);
}

Word LinearModel::excluded_in(int cell, int candidate) const {
    const int first = number(cell, 0);
    Word out = 0;
    if (weak_.empty()) {
        for (int d = 0; d < values(cell); ++d) out |= excludes(candidate, first + d) ? bit(d) : 0;
        return out;
    }
    const Word* row = &weak_[at(candidate) * row_size_ + at(first) / 64];
    out = row[0] >> (first % 64);
    if (first % 64 + values(cell) > 64) out |= row[1] << (64 - first % 64);
    return values(cell) == 64 ? out : out & (bit(values(cell)) - 1);
}

LinearSum LinearModel::sum_without_groups(const Linear& line) const {
    LinearSum out;
    if (line.least) out.least = *line.least;
    if (line.most) out.most = *line.most;
    out.terms = line.terms;
    return out;
}

Alike LinearModel::alike(const CellWeights& left) const {
    Alike out;
    if (digits() > Family::digits) return out;
    for (const auto& [cell, weights] : left)
        if (const int factor = factor_of(weights); factor != 0)
            for (const Membership& in : board_.houses_of(static_cast<Cell>(cell)))
                out[{index(in.house), factor}].push_back(cell);
    std::erase_if(out, [](const auto& group) { return group.second.size() < 2; });
    return out;
}

void LinearModel::add_group(const Alike::value_type& together, LinearSum& to, CellWeights& left) const {
    const auto& [key, cells] = together;
    to.groups.push_back({cells, key.second, {}, allowed(cells), key.first});
    for (const int cell : cells) left.erase(cell);
}

void LinearModel::add_single_cells(LinearSum& to, CellWeights left) {
    for (auto& [cell, weights] : left) {
        const int factor = factor_of(weights);
        to.groups.push_back({{cell}, factor, std::move(weights), std::nullopt, -1});
    }
}

// Repeatedly takes the most cells of one house that count alike.
LinearSum LinearModel::sum_of(const Linear& line) const {
    LinearSum out = sum_without_groups(line);
    CellWeights left = by_cells(line, board_);
    for (Alike groups = alike(left); !groups.empty(); groups = alike(left)) {
        const auto fewer = [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); };
        add_group(*std::max_element(groups.begin(), groups.end(), fewer), out, left);
    }
    add_single_cells(out, std::move(left));
    return out;
}

// The same, branching where several groups have equally many cells.
class LinearModel::Ways {
  public:
    Ways(const LinearModel& model, const Linear& line) : model_(model), line_(line) {}

    std::vector<LinearSum> run() {
        const CellWeights all = by_cells(line_, model_.board());
        divide(model_.sum_without_groups(line_), all, {});
        if (seen_.size() > most_divisions) take_single_groups(all);
        return std::move(out_);
    }

  private:
    static constexpr std::size_t most_divisions = 64;

    void divide(const LinearSum& so_far, const CellWeights& left, std::set<std::vector<int>> groups) {
        if (seen_.size() > most_divisions || !seen_.insert(groups).second) return;
        const Alike alike = model_.alike(left);
        std::size_t most = 0;
        for (const auto& each : alike) most = std::max(most, each.second.size());
        if (alike.empty()) {
            out_.push_back(so_far);
            add_single_cells(out_.back(), left);
        }
        for (const auto& each : alike) {
            if (each.second.size() < most) continue;
            LinearSum with = so_far;
            CellWeights rest = left;
            model_.add_group(each, with, rest);
            std::set<std::vector<int>> more = groups;
            more.insert(each.second);
            divide(with, rest, std::move(more));
        }
    }

    // Too many divisions: one group for each sum.
    void take_single_groups(const CellWeights& all) {
        out_.clear();
        seen_.clear();
        for (const auto& each : model_.alike(all)) {
            if (!seen_.insert({each.second}).second) continue;
            out_.push_back(model_.sum_without_groups(line_));
            CellWeights rest = all;
            model_.add_group(each, out_.back(), rest);
            add_single_cells(out_.back(), std::move(rest));
        }
    }

    const LinearModel& model_;
    const Linear& line_;
    std::set<std::set<std::vector<int>>> seen_;
    std::vector<LinearSum> out_;
};

std::vector<LinearSum> LinearModel::sums_of(const Linear& line) const {
    return kind_ == Sums::some ? std::vector{sum_of(line)} : Ways(*this, line).run();
}

// Whether digits a and b cannot be in two of the cells together.
bool LinearModel::never_together(const std::vector<int>& cells, int a, int b) const {
    for (const int with_a : cells)
        for (const int with_b : cells)
            if (with_a != with_b && !excludes(number(with_a, a), number(with_b, b))) return false;
    return true;
}

// The sets of digits for cells that see each other, if pairs exclude any.
std::optional<Family> LinearModel::allowed(const std::vector<int>& cells) const {
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

// Small houses whose pairs exclude some sets of digits (renban), or all: sums without bounds.
void LinearModel::add_sets() {
    if (digits() > Family::digits) return;
    for (const House house : board_.every_small_house()) {
        if (board_.size_of(house) < 3) continue;
        SumGroup group = group_of(house);
        group.allowed = allowed(group.cells);
        if (!group.allowed && (kind_ == Sums::some || is_cage(group.cells))) continue;
        sums_.emplace_back();
        sums_.back().groups.push_back(std::move(group));
    }
}

void LinearModel::add_full_houses() {
    if (digits() > Family::digits) return;
    for (const House house : board_.every_house()) {
        sums_.emplace_back();
        sums_.back().groups.push_back(group_of(house));
    }
}

SumGroup LinearModel::group_of(House house) const {
    SumGroup out{{}, 1, {}, std::nullopt, index(house)};
    for (const Cell cell : board_.cells_of(house)) out.cells.push_back(index(cell));
    return out;
}

// Whether there is a sum of just these cells, all different: it handles their sets already.
bool LinearModel::is_cage(const std::vector<int>& cells) const {
    return std::any_of(sums_.begin(), sums_.end(),
                       [&](const LinearSum& sum) { return sum.groups.size() == 1 && sum.groups[0].cells == cells; });
}

void LinearModel::add_sums(const Linear& line, const std::vector<Share>& shares) {
    for (LinearSum& sum : sums_of(line)) {
        sums_.push_back(std::move(sum));
        sums_.back().shares = shares;
    }
}

void LinearModel::make_sums(HouseSets sets) {
    for (int k = 0; k < static_cast<int>(board_.lines().size()); ++k) {
        const Linear& line = board_.lines()[at(k)];
        if (at_most_one(line) && line.least.value_or(0) <= 0) continue;
        add_sums(line, {{board_.sector_of_line(k), 1}});
    }
    for (const auto& [line, shares] : innies_and_outies(board_, kind_)) add_sums(line, shares);
    add_sets();
    if (sets == HouseSets::all) add_full_houses();
    sums_of_.resize(at(cells()));
    for (int s = 0; s < static_cast<int>(sums_.size()); ++s)
        for (const SumGroup& group : sums_[at(s)].groups)
            for (const int cell : group.cells) sums_of_[at(cell)].push_back(s);
}

void LinearModel::make_choices(std::span<const Choice> choices) {
    choices_of_.resize(at(cells()));
    const int lines_before = static_cast<int>(board_.lines().size());
    for (const Choice& choice : choices) {
        std::vector<ChoiceCase> cases;
        std::vector<int> cells;
        for (const std::vector<Linear>& lines : choice) {
            cases.emplace_back();
            for (std::size_t k = 0; k < lines.size(); ++k) {
                for (LinearSum& sum : sums_of(lines[k])) {
                    cases.back().sums.push_back(std::move(sum));
                    cases.back().sums.back().shares = {{board_.sector_of_line(lines_before + static_cast<int>(k)), 1}};
                }
                for (const Term& t : lines[k].terms) cells.push_back(index(t.candidate.cell));
            }
        }
        put_in_order(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        for (const int cell : cells) choices_of_[at(cell)].push_back(static_cast<int>(choices_.size()));
        choices_.push_back(std::move(cases));
        choice_cells_.push_back(std::move(cells));
    }
}

}  // namespace deduku::linear
