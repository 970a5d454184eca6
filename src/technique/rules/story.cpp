// A refutation as people tell it: looks at one rule, house or placed digit each, instead of single removals.
//
//   suppose E6 = 5     1 the cage leaves D6 7, F6 9     2 the dot leaves F7 8     3 column F has no place for 2
#include <algorithm>
#include <bit>
#include <map>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/refutation.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {

using linear::Kill;
using linear::Word;

namespace {

void remove_from(reasons::LivingDigits& open, const std::vector<Kill>& kills) {
    for (const Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
}

// The parts of a look that can follow those done, and each other.
template <class Part, class Seen>
std::vector<std::size_t> run_of(const std::vector<Part>& parts, std::vector<bool> done, const Seen& seen) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto is_done = [&](std::size_t part) { return done[part]; };
        if (done[i] || parts[i].seen != seen || !std::all_of(parts[i].after.begin(), parts[i].after.end(), is_done))
            continue;
        done[i] = true;
        out.push_back(i);
    }
    return out;
}

// Whether an earlier look has left its digit alone in the cell that this one is at; one of several places is not alone.
bool is_placed_by(const Geometry& g, const std::vector<Glance>& before, const Glance& placed) {
    const CellGroup& own = placed.left.front();
    const auto has = [&](const CellGroup& group) {
        return group.digits == own.digits && contains(group.cells, own.cells.front());
    };
    return std::any_of(before.begin(), before.end(), [&](const Glance& each) {
        const bool places = !each.rule && !each.subset && !g.is_cell(each.on);
        const bool several = places && (each.left.size() != 1 || each.left.front().cells.size() > 1);
        return !several && std::any_of(each.left.begin(), each.left.end(), has);
    });
}

template <class Part>
std::vector<std::size_t> longest_run(const std::vector<Part>& parts, const std::vector<bool>& done) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!done[i])
            if (std::vector<std::size_t> run = run_of(parts, done, parts[i].seen); run.size() > out.size())
                out = std::move(run);
    return out;
}

}  // namespace

// The rules by which the members of a base exclude a candidate; empty if a house does.
std::vector<std::size_t> RefutationTeller::rules_between(const Event& event, const Kill& kill,
                                                         const reasons::LivingDigits& open) const {
    std::vector<std::size_t> out;
    for (const int member : living_members(model_, event.number, open))
        for (const Sector sector : model_.sectors_of(model_.number(kill.cell, std::countr_zero(kill.digits)))) {
            if (!contains(model_.sectors_of(member), sector)) continue;
            const auto rule = rules_.rule_of(sector);
            if (!rule) return {};
            if (!contains(out, *rule)) out.push_back(*rule);
            break;
        }
    put_in_order(out);
    return out;
}

RefutationTeller::Seen RefutationTeller::seen_in(const Event& event, const reasons::LivingDigits& open) const {
    if (event.by == By::choice)
        if (const auto rule = rules_.rule_of_choice(at(event.number))) return {Seen::At::rule, *rule};
    if (!event.cells.empty())
        return {Seen::At::subset,
                (at(event.number) << linear::Family::digits) + static_cast<std::size_t>(event.digits)};
    if (event.by == By::sum || event.by == By::digit) {
        const RuleView::Source& source = rules_.source(at(event.number));
        if (source.houses.empty() && source.rules.size() == 1) return {Seen::At::rule, source.rules.front()};
        return {Seen::At::sum, at(event.number)};
    }
    const std::vector<int> members = living_members(model_, event.number, open);
    if (members.size() == 1 || !is_house_base(event))
        if (const auto rules = rules_between(event, event.kills.front(), open); rules.size() == 1)
            return {Seen::At::rule, rules.front()};
    if (members.size() == 1) return {Seen::At::placed, at(model_.cell_of(members.front()))};
    return {Seen::At::base, at(event.number)};
}

bool RefutationTeller::is_house_base(const Event& event) const {
    const auto base = static_cast<Sector>(event.number);
    return event.by == By::base && !model_.board().is_cell(base) && !model_.board().is_linear(base);
}

// A digit with one place in a house is placed there; then it is all that its cell can be.
std::vector<RefutationTeller::Event> RefutationTeller::with_placing(const Event& event,
                                                                    const reasons::LivingDigits& open) const {
    if (!is_house_base(event)) return {event};
    const std::vector<int> members = living_members(model_, event.number, open);
    if (members.size() != 1) return {event};
    const int cell = model_.cell_of(members.front());
    Event placing = event, then = event;
    placing.kills = {{cell, open[at(cell)] & ~linear::bit(members.front() - model_.number(cell, 0))}};
    if (placing.kills.front().digits == 0) return {event};
    then.number = index(model_.sector(cell));
    std::erase_if(then.kills, [&](const Kill& kill) { return kill.cell == cell; });
    return then.kills.empty() ? std::vector{placing} : std::vector{placing, then};
}

// Where a removal is seen. What a digit that is alone in its cell excludes from another cell of a rule looked at before
// belongs to that look.
RefutationTeller::Seen RefutationTeller::seen_after(const std::vector<Part>& before, const Event& one,
                                                    const reasons::LivingDigits& open) const {
    Seen seen = seen_in(one, open);
    if (seen.at != Seen::At::placed || !std::has_single_bit(open[seen.number])) return seen;
    const auto has_both = [&](const Part& part) {
        if (part.seen.at != Seen::At::rule) return false;
        const std::vector<int>& cells = rules_.parts_of(part.seen.number).cells;
        return contains(cells, static_cast<int>(seen.number)) && contains(cells, one.kills.front().cell);
    };
    const auto rule = std::find_if(before.begin(), before.end(), has_both);
    return rule == before.end() ? seen : rule->seen;
}

// The removals of an event, divided by where they are seen.
std::map<RefutationTeller::Seen, RefutationTeller::Event> RefutationTeller::divided(
    const Event& event, const std::vector<Part>& before, const reasons::LivingDigits& open) const {
    std::map<Seen, Event> out;
    for (const Kill& kill : event.kills)
        linear::for_each_bit(kill.digits, [&](int digit) {
            Event one = event, none = event;
            one.kills = {{kill.cell, linear::bit(digit)}};
            none.kills.clear();
            out.try_emplace(seen_after(before, one, open), none).first->second.kills.push_back(one.kills.front());
        });
    return out;
}

// The removals, those of a base divided by the rules that make them, each with the parts that it rests on.
std::vector<RefutationTeller::Part> RefutationTeller::parts_of_events(const Board& board, Candidate supposed) {
    reasons::LivingDigits open = open_digits(board);
    open[at(index(supposed.cell))] = linear::bit(index(supposed.digit));
    std::vector<Part> out;
    std::map<int, std::size_t> killer;              // by candidate
    std::map<int, std::vector<std::size_t>> needs;  // by candidate: parts that need it living
    const auto add = [&](const Event& event) {
        needed_.assign(at(model_.candidates()), false);
        need(event);
        std::vector<std::size_t> after;
        for (const auto& [candidate, part] : killer)
            if (needed_[at(candidate)]) after.push_back(part);
        const std::size_t first = out.size();
        for (const auto& [seen, part] : divided(event, out, open)) {
            out.push_back({part, seen, after});
            for (const Kill& kill : part.kills) {
                const int candidate = model_.number(kill.cell, std::countr_zero(kill.digits));
                killer.emplace(candidate, out.size() - 1);
                const std::vector<std::size_t>& before = needs[candidate];
                out.back().after.insert(out.back().after.end(), before.begin(), before.end());
            }
        }
        if (event.by == By::base)
            for (const int member : living_members(model_, event.number, open))
                for (std::size_t part = first; part < out.size(); ++part) needs[member].push_back(part);
        remove_from(open, event.kills);
    };
    for (const Event& event : events_)
        for (const Event& each : with_placing(event, open)) add(each);
    return out;
}

// The cells that lost digits, by what is left to them, or by what they lost; of a placed digit the cell. `first`: an
// event of the look.
Glance RefutationTeller::glance_of(const Seen& seen, const Event& first, const std::vector<Kill>& kills,
                                   const reasons::LivingDigits& open) const {
    const Geometry& g = model_.board();
    Glance out{std::nullopt, kills.empty() ? Sector{} : g.sector(static_cast<Cell>(kills.front().cell)), {}, {}};
    if (seen.at == Seen::At::rule) out.rule = seen.number;
    if (seen.at == Seen::At::sum) {
        const RuleView::Source& source = rules_.source(seen.number);
        if (!source.rules.empty()) out.rule = source.rules.front();
        if (!source.houses.empty()) out.on = g.sector(source.houses.front(), Digit{});
    }
    if (seen.at == Seen::At::base) out.on = static_cast<Sector>(seen.number);
    // Of a cell first its own digits, all of which exclude what the others lose.
    if (!out.rule && g.is_cell(out.on) && seen.at == Seen::At::base) {
        const Cell cell = g.cell_of(out.on);
        out.left.push_back({{cell}, Set<Digit>::from_bits(open[at(index(cell))])});
    }
    if (seen.at == Seen::At::subset) return subset_told(first, kills, open);
    if (seen.at == Seen::At::placed) return placed_by(static_cast<Cell>(seen.number), first, open);
    if (!out.rule && seen.at == Seen::At::base && !g.is_cell(out.on) && !g.is_linear(out.on))
        return places_told(first, kills, open);
    std::map<int, Word> lost;
    for (const Kill& kill : kills)
        if (!g.is_helper(static_cast<Cell>(kill.cell))) lost[kill.cell] |= kill.digits;
    constexpr int many_left = 3, few_lost = 2;
    for (const auto& [cell, digits] : lost) {
        const auto left = Set<Digit>::from_bits(open[at(cell)]), gone = Set<Digit>::from_bits(digits);
        const bool by_loss = left.size() >= many_left && gone.size() <= few_lost;
        add_to_group(g, static_cast<Cell>(cell), by_loss ? gone : left, by_loss ? out.without : out.left);
    }
    return out;
}

// The places of a digit in a house, and what all of them exclude.
Glance RefutationTeller::places_told(const Event& base, const std::vector<Kill>& kills,
                                     const reasons::LivingDigits& open) const {
    const Geometry& g = model_.board();
    Glance out{std::nullopt, static_cast<Sector>(base.number), {}, {}};
    for (const int member : living_members(model_, base.number, open))
        add_to_group(g, static_cast<Cell>(model_.cell_of(member)), {g.digit_of(out.on)}, out.left);
    out.through = rules_between(base, kills.front(), open);
    std::map<Cell, Set<Digit>> gone;
    for (const Kill& kill : kills) {
        if (rules_between(base, kill, open) != out.through) out.through.clear();
        if (const auto cell = static_cast<Cell>(kill.cell); !g.is_helper(cell))
            gone[cell] |= Set<Digit>::from_bits(kill.digits);
    }
    for (const auto& [cell, digits] : gone) add_to_group(g, cell, digits, out.without);
    return out;
}

// The cells of the subset with their digits, and the others that keep one or two digits; a large naked subset as the
// hidden one of the other cells.
Glance RefutationTeller::subset_told(const Event& subset, const std::vector<Kill>& kills,
                                     const reasons::LivingDigits& open) const {
    const Geometry& g = model_.board();
    const linear::SumGroup& house = model_.sums()[at(subset.number)].groups[0];
    reasons::LivingDigits before = open;
    for (const Kill& kill : kills) before[at(kill.cell)] |= kill.digits;
    std::vector<int> others;
    Word other_digits = 0;
    for (const int cell : house.cells)
        if (!contains(subset.cells, cell) && !std::has_single_bit(before[at(cell)])) others.push_back(cell);
    for (const int cell : others) other_digits |= before[at(cell)] & ~subset.digits;
    const bool as_hidden =
        !subset.hidden && others.size() < subset.cells.size() && at(std::popcount(other_digits)) == others.size();
    Glance out{std::nullopt, g.sector(static_cast<House>(house.house), Digit{}), {}, {}, true};
    for (const int cell : as_hidden ? others : subset.cells)
        add_to_group(g, static_cast<Cell>(cell), Set<Digit>::from_bits(as_hidden ? other_digits : subset.digits),
                     out.left);
    if (as_hidden || subset.hidden) return out;
    constexpr int few_left = 2;
    for (const int cell : others)
        if (open[at(cell)] != before[at(cell)] && std::popcount(open[at(cell)]) <= few_left)
            add_to_group(g, static_cast<Cell>(cell), Set<Digit>::from_bits(open[at(cell)]), out.left);
    return out;
}

// The digit of the only candidate of the base: in a cell, or in a house, which is then the place of the look.
Glance RefutationTeller::placed_by(Cell cell, const Event& first, const reasons::LivingDigits& open) const {
    const Geometry& g = model_.board();
    const auto base = static_cast<Sector>(first.number);
    const bool of_house = is_house_base(first);
    const Set<Digit> digits = of_house ? Set<Digit>{g.digit_of(base)} : Set<Digit>::from_bits(open[at(index(cell))]);
    return {std::nullopt, of_house ? base : g.sector(cell), {{{cell}, digits}}, {}};
}

// As long as parts of one look can follow each other, they do; then the look with most parts that can. A look places the
// digits that it leaves alone: what these exclude is part of it.
std::vector<Glance> RefutationTeller::looks(const Board& board, Candidate supposed) {
    const std::vector<Part> parts = parts_of_events(board, supposed);
    reasons::LivingDigits open = open_digits(board);
    open[at(index(supposed.cell))] = linear::bit(index(supposed.digit));
    std::vector<bool> done(parts.size());
    std::vector<Glance> out;
    const Seen itself{Seen::At::placed, at(index(supposed.cell))};
    std::vector<std::size_t> run = run_of(parts, done, itself);
    if (run.empty()) run = longest_run(parts, done);
    for (; !run.empty(); run = longest_run(parts, done)) {
        std::vector<Kill> kills;
        for (const std::size_t part : run) {
            done[part] = true;
            kills.insert(kills.end(), parts[part].event.kills.begin(), parts[part].event.kills.end());
        }
        remove_from(open, kills);
        const Part& first = parts[run.front()];
        if (kills.empty() || first.seen == itself) continue;
        Glance look = glance_of(first.seen, first.event, kills, open);
        if (first.seen.at != Seen::At::placed || !is_placed_by(model_.board(), out, look))
            out.push_back(std::move(look));
    }
    return out;
}

}  // namespace deduku
