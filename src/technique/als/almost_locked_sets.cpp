#include "technique/als/almost_locked_sets.hpp"

#include <algorithm>
#include <iterator>

#include "grid/contains.hpp"

namespace deduku {
namespace {

using Index = AlmostLockedSets::Index;
using Slot = AlmostLockedSets::Slot;

// Houses that have all these cells, ascending.
std::vector<House> houses_with_all(const Geometry& g, const std::vector<Cell>& cells) {
    std::vector<House> out, next, both;
    for (const Membership& in : g.houses_of(cells.front())) out.push_back(in.house);
    for (std::size_t i = 1; i < cells.size() && !out.empty(); ++i) {
        next.clear();
        both.clear();
        for (const Membership& in : g.houses_of(cells[i])) next.push_back(in.house);
        std::set_intersection(out.begin(), out.end(), next.begin(), next.end(), std::back_inserter(both));
        std::swap(out, both);
    }
    return out;
}

}  // namespace

AlmostLockedSets::AlmostLockedSets(const Board& board) : board_(board) {
    std::size_t slots = 0;
    for (int size = 1; size < board.geometry().digits(); ++size) {
        const std::size_t before = sets_.size();
        collect(size);
        slots += (sets_.size() - before) * static_cast<std::size_t>(size + 1);
        if (slots <= largest) continue;
        sets_.resize(before);
        break;
    }
    add_slots();
    link();
}

void AlmostLockedSets::collect(int size) {
    std::vector<Cell> cells;
    for (House house : board_.geometry().every_house()) choose(house, size, cells, {}, 0);
}

// Adds all sets of this size that consist of `cells` and cells from the place `from` on, in the order of the house.
// Stops when there are more than `largest`.
void AlmostLockedSets::choose(House house, int size, std::vector<Cell>& cells, Set<Digit> digits, std::size_t from) {
    const auto missing = static_cast<std::size_t>(size) - cells.size();
    if (missing == 0) {
        if (digits.size() == size + 1 && houses_with_all(board_.geometry(), cells).front() == house)
            sets_.push_back({cells, digits, 0});
        return;
    }
    const auto all = board_.geometry().cells_of(house);
    for (std::size_t i = from; i + missing <= all.size() && sets_.size() <= largest; ++i) {
        const Set<Digit> own = board_.digits(all[i]), joined = digits | own;
        if (own.size() < 2 || joined.size() > size + 1) continue;
        cells.push_back(all[i]);
        choose(house, size, cells, joined, i + 1);
        cells.pop_back();
    }
}

void AlmostLockedSets::add_slots() {
    const Geometry& g = board_.geometry();
    std::vector<Cell> cells;
    for (Index i = 0; i < sets_.size(); ++i) {
        sets_[i].slot = set_of_.size();
        for (Digit digit : sets_[i].digits) {
            cells.clear();
            for (Cell cell : sets_[i].cells)
                if (board_.has({cell, digit})) cells.push_back(cell);
            set_of_.push_back(i);
            digit_of_.push_back(digit);
            houses_.push_back(houses_with_all(g, cells));
        }
    }
    seen_ = BitRows(slots(), static_cast<std::size_t>(g.cells()));
    seeing_ = BitRows(1, size());
    row_of_.assign(static_cast<std::size_t>(g.candidates()), 0);
    for (Slot s = 0; s < slots(); ++s) {
        const std::vector<Cell>& own = sets_[set_of_[s]].cells;
        for (House house : houses_[s])
            for (Place place : board_.places(house, digit_of_[s])) {
                const Cell cell = g.cell_at(house, place);
                if (contains(own, cell)) continue;
                std::size_t& row = row_of_[static_cast<std::size_t>(number({cell, digit_of_[s]}))];
                if (row == 0) row = seeing_.add_row();
                seen_.insert(s, static_cast<std::size_t>(index(cell)));
                seeing_.insert(row, set_of_[s]);
            }
    }
}

void AlmostLockedSets::link() {
    const Geometry& g = board_.geometry();
    BitRows of_cell(static_cast<std::size_t>(g.cells()), size());
    // Chains split on a sector: the common is in one set, in the other, or elsewhere in a full house.
    BitRows of_house(static_cast<std::size_t>(g.sectors() - g.cells()), size());
    const auto row = [&](House house, Digit digit) {
        return static_cast<std::size_t>(g.numbering().in_houses(g.sector(house, digit)));
    };
    for (Index i = 0; i < size(); ++i)
        for (Cell cell : sets_[i].cells) of_cell.insert(static_cast<std::size_t>(index(cell)), i);
    for (Slot s = 0; s < slots(); ++s)
        for (House house : houses_[s])
            if (index(house) < g.full_houses()) of_house.insert(row(house, digit_of_[s]), set_of_[s]);
    linked_ = BitRows(slots(), size());
    for (Slot s = 0; s < slots(); ++s) {
        for (House house : houses_[s]) linked_.join(s, of_house[row(house, digit_of_[s])]);
        for (Cell cell : sets_[set_of_[s]].cells) linked_.subtract(s, of_cell[static_cast<std::size_t>(index(cell))]);
    }
}

Slot AlmostLockedSets::slot(Index set, Digit digit) const {
    const Set<Digit> before = sets_[set].digits & Set<Digit>::first_n(index(digit));
    return sets_[set].slot + static_cast<std::size_t>(before.size());
}

std::vector<Candidate> AlmostLockedSets::places(Index set, Digit digit) const {
    std::vector<Candidate> out;
    for (Cell cell : sets_[set].cells)
        if (board_.has({cell, digit})) out.push_back({cell, digit});
    return out;
}

Set<Digit> AlmostLockedSets::commons(Index a, Index b) const {
    Set<Digit> out;
    for (Digit digit : sets_[a].digits& sets_[b].digits)
        if (linked_.has(slot(a, digit), b)) out.insert(digit);
    return out;
}

std::vector<House> AlmostLockedSets::common_houses(Index a, Index b, Digit digit) const {
    const std::vector<House>&ours = houses_[slot(a, digit)], &theirs = houses_[slot(b, digit)];
    std::vector<House> out;
    std::set_intersection(ours.begin(), ours.end(), theirs.begin(), theirs.end(), std::back_inserter(out));
    std::erase_if(out, [&](House house) { return index(house) >= board_.geometry().full_houses(); });
    return out;
}

bool AlmostLockedSets::overlap(Index a, Index b) const {
    const std::vector<Cell>&ours = sets_[a].cells, &theirs = sets_[b].cells;
    return std::find_first_of(ours.begin(), ours.end(), theirs.begin(), theirs.end()) != ours.end();
}

void AlmostLockedSets::add_seen_by_both(Slot a, Slot b, std::vector<Candidate>& to) const {
    for (std::size_t w = 0; w < seen_[a].size(); ++w)
        for (std::uint64_t both = seen_[a][w] & seen_[b][w]; both != 0; both &= both - 1)
            to.push_back({static_cast<Cell>(64 * w + static_cast<std::size_t>(std::countr_zero(both))), digit_of_[a]});
}

Cover locked_without(const AlmostLockedSets& sets, Index set, Digit lacks, const std::vector<DigitAt>& at) {
    const Geometry& g = sets.board().geometry();
    Cover out;
    for (Cell cell : sets[set].cells) out.base.push_back(g.sector(cell));
    for (Digit digit : sets[set].digits) {
        if (digit == lacks) continue;
        const auto named = std::find_if(at.begin(), at.end(), [&](const DigitAt& each) { return each.digit == digit; });
        const House house = named != at.end() ? named->house : sets.houses(sets.slot(set, digit)).front();
        out.cover.push_back(g.sector(house, digit));
    }
    return out;
}

}  // namespace deduku
