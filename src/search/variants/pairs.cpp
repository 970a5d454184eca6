#include "search/variants/pairs.hpp"

#include <algorithm>

namespace deduku::variants {

Relation& Pairs::of(int a, int b) {
    std::int16_t& number = number_[at(a * most_cells + b)];
    if (number < 0) {
        number = static_cast<std::int16_t>(pairs_.size());
        pairs_.push_back({a, b, {}});
        pairs_.back().with.fill(all_);
    }
    return pairs_[at(number)].with;
}

const Relation* Pairs::known(int a, int b) const {
    const int number = number_[at(a < b ? a * most_cells + b : b * most_cells + a)];
    return number < 0 ? nullptr : &pairs_[at(number)].with;
}

// Whether digits a and b cannot both be in the cells.
bool Pairs::never_together(std::span<const std::uint8_t> cells, int a, int b) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const Relation* with = known(cells[i], cells[j]);
            if (with == nullptr || ((*with)[at(a)] & mask_of(b)) != 0 || ((*with)[at(b)] & mask_of(a)) != 0)
                return false;
        }
    return true;
}

std::optional<SetList> Pairs::sets_of(std::span<const std::uint8_t> cells) const {
    std::array<DigitMask, most_digits> excluded{};
    bool some = false;
    for (int a = 0; a < std::popcount(all_); ++a)
        for (int b = a + 1; b < std::popcount(all_); ++b)
            if (never_together(cells, a, b)) {
                excluded[at(a)] |= mask_of(b);
                some = true;
            }
    if (!some) return std::nullopt;
    std::array<bool, 512> good{};
    for (unsigned mask = 0; mask < 512; ++mask) {
        const unsigned rest = mask & (mask - 1);
        good[mask] = mask == 0 || (good[rest] && (excluded[at(std::countr_zero(mask))] & rest) == 0);
    }
    const SetList& every = sets_of_size[cells.size()];
    SetList list;
    std::size_t count = 0;
    for (std::size_t sum = 0; sum <= most_sum; ++sum) {
        list.from[sum] = static_cast<std::uint16_t>(count);
        for (std::size_t i = every.from[sum]; i < every.from[sum + 1]; ++i)
            if (good[every.sets[i]]) list.sets[count++] = every.sets[i];
    }
    list.from[most_sum + 1] = static_cast<std::uint16_t>(count);
    return list;
}

int Pairs::table_of(const Relation& with, std::vector<Table512>& tables) {
    if (last_ < tables_.size() && tables_[last_] == with) return static_cast<int>(last_);
    last_ = static_cast<std::size_t>(std::find(tables_.begin(), tables_.end(), with) - tables_.begin());
    if (last_ < tables_.size()) return static_cast<int>(last_);
    tables_.push_back(with);
    Table512& table = tables.emplace_back();
    table[0] = 0;
    for (unsigned mask = 1; mask < 512; ++mask)
        table[mask] = static_cast<DigitMask>(table[mask & (mask - 1)] | with[at(std::countr_zero(mask))]);
    return static_cast<int>(tables_.size()) - 1;
}

Relation Pairs::back_of(const Relation& with) const {
    Relation back{};
    for (int a = 0; a < std::popcount(all_); ++a) for_each_bit(with[at(a)], [&](int b) { back[at(b)] |= mask_of(a); });
    return back;
}

std::vector<RelatedCells> Pairs::take_case(VariantModel& m) {
    std::vector<RelatedCells> out;
    for (Pair& pair : pairs_) {
        number_[at(pair.a * most_cells + pair.b)] = -1;
        if (m.peers[at(pair.a)].has(pair.b))
            for (int d = 0; d < m.digits; ++d) pair.with[at(d)] &= static_cast<DigitMask>(~mask_of(d));
        out.push_back({static_cast<std::uint8_t>(pair.a), static_cast<std::uint8_t>(pair.b),
                       static_cast<std::uint16_t>(table_of(pair.with, m.case_tables)),
                       static_cast<std::uint16_t>(table_of(back_of(pair.with), m.case_tables))});
    }
    pairs_.clear();
    return out;
}

void Pairs::finish(VariantModel& m) {
    m.with_neighbours = {};
    for (Pair& pair : pairs_) {
        bool differ = m.peers[at(pair.a)].has(pair.b);
        bool only = true;
        bool never_equal = true;
        for (int d = 0; d < m.digits; ++d) {
            if ((pair.with[at(d)] & mask_of(d)) != 0) never_equal = false;
            if (differ) pair.with[at(d)] &= static_cast<DigitMask>(~mask_of(d));
            only = only && (pair.with[at(d)] | mask_of(d)) == m.all;
        }
        if (never_equal) {
            m.peers[at(pair.a)] |= Area::of(pair.b);
            m.peers[at(pair.b)] |= Area::of(pair.a);
            differ = true;
        }
        if (only && differ) continue;
        m.neighbours[at(pair.a)].push_back({pair.b, table_of(pair.with, m.tables)});
        m.neighbours[at(pair.b)].push_back({pair.a, table_of(back_of(pair.with), m.tables)});
        m.with_neighbours |= Area::of(pair.a) | Area::of(pair.b);
    }
}

}  // namespace deduku::variants
