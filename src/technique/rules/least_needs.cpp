// A refutation with the removals that it needs, each look seen by itself: a sum needs only some of the digits gone from
// its cells.
//
//   the cage 12 at A1, B1, C1 leaves no 9 in A1      it needs that 1 and 2 are gone from B1, not that 5 is
#include <algorithm>

#include "grid/contains.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/refutation.hpp"

namespace deduku {

using linear::Kill;
using linear::Word;

// Whether the look of the event, on these digits, excludes what the event removes.
bool RefutationTeller::excludes(const Event& event, const reasons::LivingDigits& open) {
    const auto kind = event.by == By::choice ? LookAt::Kind::choice : LookAt::Kind::sum;
    const std::vector<Kill>* excluded = looker_.look({kind, event.number}, open);
    if (excluded == nullptr) return true;
    return std::all_of(event.kills.begin(), event.kills.end(), [&](const Kill& wanted) {
        Word left = wanted.digits;
        for (const Kill& each : *excluded)
            if (each.cell == wanted.cell) left &= ~each.digits;
        return left == 0;
    });
}

// Marks the removals before the event that it rests on: the later ones come back first, unless others need them.
void RefutationTeller::need_least(std::size_t event, reasons::LivingDigits open) {
    const Event& of = events_[event];
    const std::span<const int> of_choice =
        of.by == By::choice ? model_.cells_of_choice(of.number) : std::span<const int>();
    const std::vector<int> cells = of.by == By::choice ? std::vector<int>(of_choice.begin(), of_choice.end())
                                                       : reasons::cells_of(model_.sums()[at(of.number)]);
    if (!excludes(of, open)) return need_cells(cells);
    const auto comes_back = [&](int cell, Word digits) {
        open[at(cell)] |= digits;
        if (excludes(of, open)) return true;
        open[at(cell)] &= ~digits;
        return false;
    };
    for (std::size_t i = event; i-- > 0;)
        for (const Kill& kill : events_[i].kills) {
            if (!contains(cells, kill.cell)) continue;
            Word unneeded = kill.digits;
            linear::for_each_bit(kill.digits, [&](int d) {
                if (needed_[at(model_.number(kill.cell, d))]) unneeded &= ~linear::bit(d);
            });
            if (unneeded == 0 || comes_back(kill.cell, unneeded)) continue;
            linear::for_each_bit(unneeded, [&](int d) {
                if (!comes_back(kill.cell, linear::bit(d))) needed_[at(model_.number(kill.cell, d))] = true;
            });
        }
}

void RefutationTeller::keep_least(const Board& board, Candidate supposed) {
    std::vector<reasons::LivingDigits> before(events_.size());
    reasons::LivingDigits open = open_digits(board);
    open[at(index(supposed.cell))] = linear::bit(index(supposed.digit));
    for (std::size_t i = 0; i < events_.size(); ++i) {
        before[i] = open;
        for (const Kill& kill : events_[i].kills) open[at(kill.cell)] &= ~kill.digits;
    }
    needed_.assign(at(model_.candidates()), false);
    for (const int member : model_.members(empty_)) needed_[at(member)] = true;
    for (std::size_t i = events_.size(); i-- > 0;) {
        Event& event = events_[i];
        keep_only(event, needed_);
        if (event.kills.empty()) continue;
        if (event.by == By::base || !event.cells.empty())
            need(event);
        else
            need_least(i, std::move(before[i]));
    }
    std::erase_if(events_, [](const Event& event) { return event.kills.empty(); });
}

}  // namespace deduku
