#include "method/explainer/quick_nishio.hpp"

namespace deduku::explainer {
namespace {

Cells places_of(const Position& position, int digit) {
    Cells out;
    for (int cell = 0; cell < cell_count; ++cell)
        if (position.has(candidate_of(cell, digit))) out.insert(cell);
    return out;
}

// Of the houses with a place left at most: they are on, or a house has none.
bool fill_houses(const Cells& places, Cells& left, Cells& on, bool& contradiction) {
    bool moved = false;
    for (const Cells& house : nine.cells_of) {
        const Cells here = left & house;
        const int n = here.size();
        if (n > 1 || (places & house).size() < 2) continue;
        contradiction = contradiction || n == 0;
        if (n == 0 || !(here & on).empty()) continue;
        here.for_each([&](int cell) {
            contradiction = contradiction || !(nine.sees[cell] & on).empty();
            on.insert(cell);
            left -= nine.sees[cell];
        });
        moved = true;
    }
    return moved;
}

}  // namespace

bool contradicts_in_digit(const Cells& places, int cell, bool is_on) {
    Cells left = places, on;
    if (is_on) {
        on.insert(cell);
        left -= nine.sees[cell];
    } else {
        left.erase(cell);
    }
    bool contradiction = false;
    while (!contradiction && fill_houses(places, left, on, contradiction)) {
    }
    return contradiction;
}

std::optional<ChainHint> find_nishio(const Position& position, Profile profile, DigitMemory& digits,
                                     Workspace& workspace) {
    std::optional<ChainHint> best;
    Cells places[9];
    int known = 0, found = 0;  // digits
    for (int digit = 0; digit < 9; ++digit) {
        places[digit] = places_of(position, digit);
        if (digits.has(position, digit)) known |= 1 << digit;
    }
    Runner runner(position, {nishio_mode, profile}, workspace);
    for (int cell = 0; cell < cell_count; ++cell) {
        if (count(position.digits(cell)) < 2) continue;
        for (int digit : Members(position.digits(cell) & ~known))
            for (const bool is_on : {true, false}) {
                if (!contradicts_in_digit(places[digit], cell, is_on)) continue;
                found |= 1 << digit;
                const int candidate = candidate_of(cell, digit);
                Run run;
                runner.run(is_on ? on(candidate) : off(candidate), run);
                if (workspace.meter.exhausted()) return std::nullopt;
                const int nodes = run.ancestor_count(run.clash(0)) + run.ancestor_count(run.clash(1));
                if (best && nodes >= best->weight.complexity) continue;
                best.emplace();
                best->rule = Rule::nishio;
                best->weight = {nishio_mode.base() + increment(nodes), nodes, contradiction_key};
                best->conclusion = is_on ? off(candidate) : on(candidate);
                best->start = candidate;
                best->cuts = cuts_of(position, best->conclusion);
            }
    }
    for (int digit : Members(all_nine & ~known & ~found)) digits.keep(position, digit);
    return best;
}

}  // namespace deduku::explainer
