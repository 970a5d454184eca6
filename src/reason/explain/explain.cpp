#include "deduku/explain.hpp"

#include <algorithm>

namespace deduku::explain {
namespace {

Board end_of(const Ledger& ledger) {
    Board board = start_board(ledger.start);
    for (const Deduction& step : ledger.steps) apply(board, step);
    return board;
}

// The other members of a sector.
std::vector<Candidate> others_of(const Geometry& geometry, Sector sector, Candidate one) {
    std::vector<Candidate> out;
    for (int i = 0; i < geometry.digits(); ++i)
        if (const Candidate c = geometry.member(sector, i); c != one) out.push_back(c);
    return out;
}

std::vector<Candidate> living_of(const Board& board, const std::vector<Candidate>& candidates) {
    std::vector<Candidate> out = candidates;
    std::erase_if(out, [&](Candidate c) { return !board.has(c); });
    return out;
}

// The house sector of a deduction of the form "this is the digit's only place there, so the cell has no other digit".
std::optional<Sector> only_place(const Geometry& geometry, const Deduction& step, Candidate c) {
    const auto* cover = std::get_if<Cover>(&step.why);
    if (cover == nullptr || cover->base.size() != 1 || cover->cover != std::vector{geometry.sector(c.cell)})
        return std::nullopt;
    const auto sectors = geometry.house_sectors_of(c);
    const Sector base = cover->base.front();
    return std::find(sectors.begin(), sectors.end(), base) != sectors.end() ? std::optional(base) : std::nullopt;
}

bool rests_on_uniqueness(const Ledger& ledger) {
    return std::any_of(ledger.steps.begin(), ledger.steps.end(),
                       [](const Deduction& step) { return deduku::rests_on_uniqueness(step); });
}

// If a step depends on uniqueness, the claim is conditional on it.
Ledger conditional(Ledger chain) {
    if (auto* dead = std::get_if<False>(&chain.claim)) dead->if_unique = rests_on_uniqueness(chain);
    return chain;
}

}  // namespace

bool Answer::if_unique() const { return rests_on_uniqueness(chain); }

Explainer::Explainer(Finding found)
    : found_(std::move(found)), end_(end_of(found_.ledger)), removing_steps_(removing_steps(found_.ledger)) {}

Ledger Explainer::why_not(std::vector<Candidate> dead) const {
    return conditional(slice({ledger().start, ledger().steps, False{std::move(dead)}}));
}

Answer Explainer::answer(Candidate asked) const {
    const Geometry& geometry = end_.geometry();
    Answer out{asked, Truth::open, {ledger().start, {}, False{}}};
    if (!end_.has(asked)) {
        out.verdict = Truth::is_not;
        out.chain = why_not({asked});
    } else if (end_.digits(asked.cell).single()) {
        out.verdict = Truth::is;
        std::vector<Candidate> others = others_of(geometry, geometry.sector(asked.cell), asked);
        int last = dead_at_start;
        for (Candidate c : others) last = std::max(last, removing_steps_[static_cast<std::size_t>(geometry.number(c))]);
        std::optional<Sector> place;
        if (last >= 0) place = only_place(geometry, ledger().steps[static_cast<std::size_t>(last)], asked);
        out.chain = place ? why_only_place(asked, static_cast<std::size_t>(last), *place) : why_not(std::move(others));
    }
    return out;
}

Ledger Explainer::why_only_place(Candidate true_one, std::size_t step, Sector place) const {
    const Geometry& geometry = end_.geometry();
    const auto& steps = ledger().steps;
    Ledger out = slice({ledger().start,
                        {steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(step)},
                        False{others_of(geometry, place, true_one)}});
    const Sector cell = geometry.sector(true_one.cell);
    const std::vector<Candidate> others = others_of(geometry, cell, true_one);
    out.steps.push_back({Cover{{place}, {cell}}, living_of(end_of(out), others)});
    out.claim = False{others};
    return conditional(std::move(out));
}

Supposition Explainer::suppose(Candidate candidate, const Method& method) const {
    Puzzle position = ledger().start;
    for (Cell cell : end_.geometry().every_cell()) position.cells[cell] = end_.digits(cell);
    position.cells[candidate.cell] = {candidate.digit};
    Finding found = method(position);
    Supposition out{candidate, found.ending, {}};
    if (found.ending != Ending::contradiction) return out;

    Ledger all{ledger().start, ledger().steps, False{{candidate}}};
    all.steps.push_back({refutation(end_, end_.geometry().sector(candidate.cell), {candidate},
                                    std::move(found.ledger.steps), std::get<NoSolution>(found.ledger.claim).empty),
                         {candidate}});
    out.chain = conditional(slice(all));
    return out;
}

Ledger Explainer::contradiction() const { return slice(ledger()); }

}  // namespace deduku::explain
