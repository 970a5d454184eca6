#include "damage.hpp"

#include <algorithm>

#include "deduku/words.hpp"

namespace deduku::spoil {
namespace {

// All places of a ledger that can be damaged, nested ones included.
struct Places {
    std::vector<Deduction*> steps;
    std::vector<Cover*> covers;
    std::vector<Split*> splits;
    std::vector<Branch*> branches;  // with steps

    void collect(std::vector<Deduction>& list) {
        for (Deduction& step : list) {
            steps.push_back(&step);
            if (auto* cover = std::get_if<Cover>(&step.why)) {
                covers.push_back(cover);
                continue;
            }
            auto& split = std::get<Split>(step.why);
            splits.push_back(&split);
            for (Branch& branch : split.branches) {
                if (!branch.steps.empty()) branches.push_back(&branch);
                collect(branch.steps);
            }
        }
    }
};

template <class Item>
Item& any_of(std::vector<Item>& items, Random& random) {
    return items[pick(random, items.size())];
}
template <class Item>
void drop_any(std::vector<Item>& items, Random& random) {
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(pick(random, items.size())));
}

// Half of the replacements are near misses: sectors and candidates next to those of the step.
Sector any_sector(const Geometry& geometry, Random& random) {
    return static_cast<Sector>(pick(random, static_cast<std::size_t>(geometry.sectors())));
}
Candidate any_candidate(const Geometry& geometry, Random& random) {
    return geometry.candidate(static_cast<int>(pick(random, static_cast<std::size_t>(geometry.candidates()))));
}

Candidate any_member(const Geometry& geometry, Sector sector, Random& random) {
    return geometry.member(sector, static_cast<int>(pick(random, static_cast<std::size_t>(geometry.digits()))));
}

void change_grid(Grid& grid, const Geometry& geometry, Random& random) {
    Digit& digit = grid[static_cast<Cell>(pick(random, static_cast<std::size_t>(grid.size())))];
    const auto n = static_cast<std::size_t>(geometry.digits());
    digit = static_cast<Digit>((static_cast<std::size_t>(digit) + 1 + pick(random, n - 1)) % n);
}

// Another claim of the same kind, or another kind.
void change_claim(Claim& claim, const Geometry& geometry, Random& random) {
    if (auto* solved = std::get_if<Solved>(&claim)) {
        if (pick(random, 2) == 0)
            change_grid(solved->grid, geometry, random);
        else
            claim = Unique{Grid(solved->grid)};
    } else if (auto* unique = std::get_if<Unique>(&claim)) {
        if (pick(random, 2) == 0)
            change_grid(unique->grid, geometry, random);
        else
            claim = NoSolution{any_sector(geometry, random)};
    } else if (auto* none = std::get_if<NoSolution>(&claim)) {
        const Sector before = none->empty;
        while (none->empty == before) none->empty = any_sector(geometry, random);
    } else {
        any_of(std::get<False>(claim).candidates, random) = any_candidate(geometry, random);
    }
}

std::string with_a_line_truncated(std::string text, Random& random) {
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    std::size_t start = 0;
    for (std::size_t skip = pick(random, lines); skip > 0; --skip) start = text.find('\n', start) + 1;
    const std::size_t end = text.find('\n', start);
    const std::size_t keep = start + pick(random, end - start);
    return text.erase(keep, end - keep);
}

void replace_sector(Cover& cover, const Geometry& geometry, Random& random) {
    Sector& sector = any_of(cover.cover, random);
    const Sector before = sector;
    while (sector == before) {
        const Candidate near = any_member(geometry, any_of(cover.base, random), random);
        sector = pick(random, 2) == 0 ? any_sector(geometry, random) : geometry.sectors_of(near)[pick(random, 4)];
    }
}

}  // namespace

std::size_t pick(Random& random, std::size_t limit) { return random() % limit; }

std::optional<Spoiled> spoil(const Ledger& ledger, Damage damage, Random& random) {
    const Geometry& geometry = ledger.start.geometry();
    Spoiled out{ledger, {}};
    Places places;
    places.collect(out.ledger.steps);
    switch (damage) {
        case Damage::cover_sector_replaced:
            if (places.covers.empty()) return std::nullopt;
            replace_sector(*any_of(places.covers, random), geometry, random);
            break;
        case Damage::removal_added: {
            if (places.steps.empty()) return std::nullopt;
            std::vector<Candidate>& removes = any_of(places.steps, random)->removes;
            Candidate added = removes.front();
            while (std::find(removes.begin(), removes.end(), added) != removes.end()) {
                const Sector near = geometry.sectors_of(any_of(removes, random))[pick(random, 4)];
                added = pick(random, 2) == 0 ? any_candidate(geometry, random) : any_member(geometry, near, random);
            }
            removes.push_back(added);
            break;
        }
        case Damage::branch_step_dropped:
            if (places.branches.empty()) return std::nullopt;
            drop_any(any_of(places.branches, random)->steps, random);
            break;
        case Damage::branch_dropped:
            if (places.splits.empty()) return std::nullopt;
            drop_any(any_of(places.splits, random)->branches, random);
            break;
        case Damage::claim_changed: change_claim(out.ledger.claim, geometry, random); break;
        case Damage::line_truncated: break;
    }
    out.text = ledger_text(out.ledger);
    if (damage == Damage::line_truncated) out.text = with_a_line_truncated(std::move(out.text), random);
    return out;
}

}  // namespace deduku::spoil
