#include "reason/ledger.hpp"

#include <limits>

#include "reason/slicer.hpp"

namespace deduku {
namespace {

std::vector<Candidate> all_outside(const Grid& grid, const Geometry& geometry) {
    std::vector<Candidate> out;
    for (int i = 0; i < geometry.candidates(); ++i) {
        const Candidate c = geometry.candidate(i);
        if (grid[static_cast<std::size_t>(c.cell)] != c.digit) out.push_back(c);
    }
    return out;
}

}  // namespace

std::vector<int> origins(const Ledger& ledger) {
    const Geometry geometry(ledger.start.box);
    std::vector<int> out(static_cast<std::size_t>(geometry.candidates()), living);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Candidate c = geometry.candidate(static_cast<int>(i));
        if (!ledger.start.cells[static_cast<std::size_t>(c.cell)].has(c.digit)) out[i] = by_given;
    }
    for (std::size_t step = 0; step < ledger.steps.size(); ++step)
        for (Candidate c : ledger.steps[step].removes)
            out[static_cast<std::size_t>(geometry.number(c))] = static_cast<int>(step);
    return out;
}

std::vector<Candidate> needed_by(const Claim& claim, const Geometry& geometry) {
    if (const auto* unique = std::get_if<Unique>(&claim)) return all_outside(unique->grid, geometry);
    if (const auto* wrong = std::get_if<False>(&claim)) return wrong->candidates;
    std::vector<Candidate> out;
    if (const auto* none = std::get_if<NoSolution>(&claim))
        for (int i = 0; i < geometry.digits(); ++i) out.push_back(geometry.member(none->empty, i));
    return out;
}

Ledger slice(const Ledger& ledger) {
    LedgerBuilder out;
    Slicer slicer(out, std::numeric_limits<std::size_t>::max());
    tell(ledger, slicer);
    return out.take();
}

}  // namespace deduku
