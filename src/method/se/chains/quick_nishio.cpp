#include "method/se/chains/quick_nishio.hpp"

namespace deduku::se {
namespace {

NineCells places_of(const SePosition& position, int digit) {
    NineCells out;
    for (int cell = 0; cell < cell_count; ++cell)
        if (position.has(candidate_of(cell, digit))) out.insert(cell);
    return out;
}

// The houses that need a place and have two or more, as a mask.
std::uint32_t houses_of(const NineCells& places) {
    std::uint32_t out = 0;
    for (int house = 0; house < house_count; ++house)
        if ((places & nine.cells_of[house]).size() >= 2) out |= std::uint32_t{1} << house;
    return out;
}

// Fills the houses with one place left in turn; a house without a place is a contradiction.
bool contradicts(const NineCells& places, std::uint32_t houses, int cell, bool is_on) {
    NineCells left = places;
    const auto turn_on = [&](int at) {
        left -= nine.sees[at];
        for (int house : nine.house_of[at]) houses &= ~(std::uint32_t{1} << house);
    };
    is_on ? turn_on(cell) : left.erase(cell);
    for (bool moved = true; moved;) {
        moved = false;
        for (std::uint32_t rest = houses; rest != 0; rest &= rest - 1) {
            const NineCells here = left & nine.cells_of[std::countr_zero(rest)];
            if (here.empty()) return true;
            if (here.size() > 1) continue;
            here.for_each(turn_on);
            rest &= houses | (rest & -rest);
            moved = true;
        }
    }
    return false;
}

}  // namespace

bool contradicts_in_digit(const NineCells& places, int cell, bool is_on) {
    return contradicts(places, houses_of(places), cell, is_on);
}

std::optional<ChainHint> find_nishio(const SePosition& position, Profile profile, DigitMemory& digits,
                                     Workspace& workspace) {
    std::optional<ChainHint> best;
    NineCells places[9];
    std::uint32_t houses[9];
    int known = 0, found = 0;  // digits
    for (int digit = 0; digit < 9; ++digit) {
        places[digit] = places_of(position, digit);
        houses[digit] = houses_of(places[digit]);
        if (digits.has(position, digit)) known |= 1 << digit;
    }
    Runner runner(position, {nishio_mode, profile}, workspace);
    for (int cell = 0; cell < cell_count; ++cell) {
        if (count(position.digits(cell)) < 2) continue;
        for (int digit : BitsOf(position.digits(cell) & ~known))
            for (const bool is_on : {true, false}) {
                if (!contradicts(places[digit], houses[digit], cell, is_on)) continue;
                found |= 1 << digit;
                const int candidate = candidate_of(cell, digit);
                ChainRun run;
                runner.run(is_on ? on(candidate) : off(candidate), run);
                if (workspace.meter.exhausted()) return std::nullopt;
                const int nodes = run.ancestor_count(run.clash(0)) + run.ancestor_count(run.clash(1));
                if (best && nodes >= best->weight.complexity) continue;
                best.emplace();
                best->rule = SeRule::nishio;
                best->weight = {nishio_mode.base() + increment(nodes), nodes, contradiction_key};
                best->conclusion = is_on ? off(candidate) : on(candidate);
                best->start = candidate;
                best->cuts = cuts_of(position, best->conclusion);
            }
    }
    for (int digit : BitsOf(all_nine & ~known & ~found)) digits.keep(position, digit);
    return best;
}

}  // namespace deduku::se
