#include "technique/rules/refutation.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "grid/contains.hpp"
#include "reason/slicer.hpp"

namespace deduku {

using linear::Kill;
using linear::Word;

namespace {

// The most contradictions tried if some removals have no reason that is short enough.
constexpr int most_rounds = 8;
// The most steps of a reason. More than for other techniques, as only necessary removals are told.
constexpr int longest_reason = 150;

// The other digits of its cell.
std::vector<Candidate> others_of(const Board& board, Candidate c) {
    std::vector<Candidate> out;
    for (Digit d : board.digits(c.cell))
        if (d != c.digit) out.push_back({c.cell, d});
    return out;
}

}  // namespace

// Records the removals. Those with long reasons come as late as in the propagation with reasons.
class RefutationTeller::Recorder : public linear::Listener {
  public:
    explicit Recorder(RefutationTeller& of) : of_(of), quick_(of.found_, nothing_) {}

    void by_base(int base, std::span<const Kill> kills) override {
        of_.events_.push_back({By::base, base, 0, {kills.begin(), kills.end()}});
    }
    void by_sum(int sum, std::vector<Kill>& kills, linear::Call call) override {
        if (of_.rules_.is_house(at(sum))) return add_subsets(sum, kills);
        if (call == linear::Call::first) quick_.by_sum(sum, kills, call);
        add({By::sum, sum, 0, kills}, kills);
    }
    void by_digit(int sum, int digit, std::vector<Kill>& kills) override {
        if (!of_.rules_.is_house(at(sum))) return add({By::digit, sum, digit, kills}, kills);
        by_base(index(of_.model_.sector(of_.model_.sums()[at(sum)].groups[0].house, digit)), kills);
    }
    void by_choice(int choice, std::vector<Kill>& kills, linear::Call call) override {
        if (call == linear::Call::first) quick_.by_choice(choice, kills, call);
        add({By::choice, choice, 0, kills}, kills);
    }

  private:
    void add(Event event, std::vector<Kill>& kills) {
        for (const Event& refused : of_.refused_)
            if (refused.by == event.by && refused.number == event.number && refused.digit == event.digit)
                for (Kill& kill : kills)
                    for (const Kill& each : refused.kills)
                        if (each.cell == kill.cell) kill.digits &= ~each.digits;
        std::erase_if(kills, [](const Kill& kill) { return kill.digits == 0; });
        event.kills = kills;
        if (!kills.empty()) of_.events_.push_back(std::move(event));
    }

    // A subset that another one makes comes after it.
    void add_subsets(int sum, std::vector<Kill> kills) {
        const linear::SumGroup& house = of_.model_.sums()[at(sum)].groups[0];
        reasons::LivingDigits open(of_.found_.open(), of_.found_.open() + of_.model_.cells());
        while (!kills.empty()) {
            std::vector<Event> subsets = subsets_with(house, open, kills);
            if (subsets.empty()) return of_.events_.push_back({By::sum, sum, 0, std::move(kills)});
            for (Event& event : subsets) {
                if (event.cells.size() == 1)
                    event = {By::base, index(of_.model_.sector(event.cells[0])), 0, std::move(event.kills)};
                else
                    event.number = sum;
                for (const Kill& kill : event.kills) open[at(kill.cell)] &= ~kill.digits;
                of_.events_.push_back(std::move(event));
            }
        }
    }

    // The subsets that exclude some of `kills`, naked ones if there are any; the other removals stay there.
    static std::vector<Event> subsets_with(const linear::SumGroup& house, const reasons::LivingDigits& open,
                                           std::vector<Kill>& kills) {
        std::map<unsigned, Event> naked, hidden;  // by the places of their cells, by their digits
        for (const Kill& kill : kills) {
            const auto place = at(
                static_cast<int>(std::find(house.cells.begin(), house.cells.end(), kill.cell) - house.cells.begin()));
            linear::for_each_bit(kill.digits, [&](int digit) {
                if (const unsigned cells = reasons::subset_with(house, open, place, digit); cells != 0)
                    naked[cells].kills.push_back({kill.cell, linear::bit(digit)});
                else if (const unsigned digits = reasons::hidden_subset_with(house, open, place, digit); digits != 0)
                    hidden[digits].kills.push_back({kill.cell, linear::bit(digit)});
            });
        }
        std::vector<Event> out;
        for (auto& [cells, event] : naked) {
            linear::for_each_bit(cells, [&](int i) { event.cells.push_back(house.cells[at(i)]); });
            for (const int cell : event.cells) event.digits |= open[at(cell)];
            out.push_back(std::move(event));
        }
        if (naked.empty())
            for (auto& [digits, event] : hidden) {
                event.hidden = true;
                event.digits = digits;
                for (const int cell : house.cells)
                    if ((open[at(cell)] & digits) != 0) event.cells.push_back(cell);
                out.push_back(std::move(event));
            }
        for (const Event& event : out)
            for (const Kill& told : event.kills)
                for (Kill& kill : kills)
                    if (kill.cell == told.cell) kill.digits &= ~told.digits;
        std::erase_if(kills, [](const Kill& kill) { return kill.digits == 0; });
        return out;
    }

    RefutationTeller& of_;
    ProofEvents nothing_;
    reasons::LineReasons quick_;
};

// Loads the board and supposes the candidate; the consequences of the board alone are not sought.
void RefutationTeller::suppose(const Board& board, Candidate supposed, linear::Propagation& in) const {
    in.listen(nullptr);
    in.load(board);
    in.undo_to(in.mark());
    in.keep_only(board.geometry().number(supposed));
}

// Keeps the removals that a contradiction needs, if there is one.
bool RefutationTeller::find(const Board& board, Candidate supposed, const linear::Propagation::Only* only) {
    events_.clear();
    suppose(board, supposed, found_);
    Recorder recorder(*this);
    found_.listen(&recorder);
    found_.use_only(only);
    const bool possible = found_.run();
    found_.use_only(nullptr);
    found_.listen(nullptr);
    if (possible) return false;
    empty_ = static_cast<Sector>(*found_.empty());
    keep_needed();
    return true;
}

void RefutationTeller::need_cells(std::span<const int> cells) {
    for (const int cell : cells)
        for (int d = 0; d < model_.values(cell); ++d) needed_[at(model_.number(cell, d))] = true;
}

// Of a naked subset other digits in its cells, of a hidden one its digits in other cells.
void RefutationTeller::need_subset(const Event& event) {
    for (const int cell : model_.sums()[at(event.number)].groups[0].cells)
        for (int d = 0; d < model_.values(cell); ++d)
            if (contains(event.cells, cell) != event.hidden && (event.digits >> d & 1) == (event.hidden ? 1U : 0U))
                needed_[at(model_.number(cell, d))] = true;
}

// Marks the candidates that must be dead before the event.
void RefutationTeller::need(const Event& event) {
    if (!event.cells.empty()) return need_subset(event);
    if (event.by == By::choice) return need_cells(model_.cells_of_choice(event.number));
    if (event.by != By::base) return need_cells(reasons::cells_of(model_.sums()[at(event.number)]));
    for (const int member : model_.members(static_cast<Sector>(event.number))) {
        bool excludes_all = true;
        for (const Kill& kill : event.kills)
            linear::for_each_bit(kill.digits, [&](int d) {
                excludes_all = excludes_all && model_.excludes(member, model_.number(kill.cell, d));
            });
        if (!excludes_all) needed_[at(member)] = true;
    }
}

void RefutationTeller::keep_only(Event& event, const std::vector<bool>& candidates) const {
    for (Kill& kill : event.kills)
        linear::for_each_bit(kill.digits, [&](int d) {
            if (!candidates[at(model_.number(kill.cell, d))]) kill.digits &= ~linear::bit(d);
        });
    std::erase_if(event.kills, [](const Kill& kill) { return kill.digits == 0; });
}

// Keeps the removals that the contradiction needs, backwards.
void RefutationTeller::keep_needed() {
    needed_.assign(at(model_.candidates()), false);
    for (const int member : model_.members(empty_)) needed_[at(member)] = true;
    for (std::size_t i = events_.size(); i-- > 0;) {
        Event& event = events_[i];
        keep_only(event, needed_);
        if (!event.kills.empty()) need(event);
    }
    std::erase_if(events_, [](const Event& event) { return event.kills.empty(); });
}

// False if some of its removals are refused.
bool RefutationTeller::tell_event(Event event, reasons::LineReasons& reasons) {
    std::vector<Kill> kills = event.kills;
    switch (event.by) {
        case By::base: reasons.by_base(event.number, kills); break;
        case By::sum: reasons.by_sum(event.number, kills, linear::Call::late); break;
        case By::digit: reasons.by_digit(event.number, event.digit, kills); break;
        case By::choice: reasons.by_choice(event.number, kills, linear::Call::late); break;
    }
    for (const Kill& kill : kills) {
        told_.kill(kill.cell, kill.digits);
        for (Kill& each : event.kills)
            if (each.cell == kill.cell) each.digits &= ~kill.digits;
    }
    std::erase_if(event.kills, [](const Kill& kill) { return kill.digits == 0; });
    if (event.kills.empty()) return true;
    refused_.push_back(std::move(event));
    return false;
}

// Tells a contradiction whose removals all have reasons, if one is found.
bool RefutationTeller::tell_found(const Board& board, Candidate supposed, const Way& way, ProofEvents& to) {
    refused_.clear();
    for (int round = 0; round < most_rounds; ++round) {
        if (!find(board, supposed, way.only)) return false;
        if (way.shortened) shorten(board, supposed);
        LedgerBuilder builder;
        reasons::LineReasons reasons(told_, builder, longest_reason);
        suppose(board, supposed, told_);
        if (!std::all_of(events_.begin(), events_.end(),
                         [&](const Event& event) { return tell_event(event, reasons); }))
            continue;
        for (const Deduction& step : builder.take().steps) deduku::tell(step, to);
        to.close_branch(empty_);
        return true;
    }
    return false;
}

std::optional<Branch> RefutationTeller::tell(const Board& board, Candidate supposed) {
    return tell(board, supposed, Way{});
}

std::optional<Branch> RefutationTeller::tell_shortened(const Board& board, Candidate supposed) {
    return tell(board, supposed, {nullptr, true});
}

std::optional<Branch> RefutationTeller::tell_within(const Board& board, Candidate supposed,
                                                    const linear::Propagation::Only& only) {
    return tell(board, supposed, {&only});
}

std::optional<Branch> RefutationTeller::tell(const Board& board, Candidate supposed, const Way& way) {
    LedgerBuilder builder;
    builder.open_split(board.geometry().sector(supposed.cell));
    builder.open_branch({supposed});
    if (!tell_found(board, supposed, way, builder)) return std::nullopt;
    builder.open_branch(others_of(board, supposed));
    builder.close_branch(std::nullopt);
    builder.close_split({supposed});
    Ledger ledger = slice({puzzle_of(board), builder.take().steps, False{{supposed}}});
    keep_least(board, supposed);
    return std::move(std::get<Split>(ledger.steps.back().why).branches.front());
}

}  // namespace deduku
