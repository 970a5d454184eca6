#include <limits>

#include "deduku/reason.hpp"
#include "reason/members.hpp"
#include "reason/slicer.hpp"

namespace deduku {
namespace {

std::vector<Candidate> all_outside(const Grid& grid, const Geometry& geometry) {
    std::vector<Candidate> out;
    for (Candidate c : geometry.every_candidate())
        if (grid[c.cell] != c.digit) out.push_back(c);
    return out;
}

}  // namespace

std::vector<int> removing_steps(const Ledger& ledger) {
    const Geometry& geometry = ledger.start.geometry();
    std::vector<int> out;
    for (Candidate c : geometry.every_candidate())
        out.push_back(ledger.start.cells[c.cell].has(c.digit) ? never_removed : dead_at_start);
    int step = 0;
    for (const Deduction& deduction : ledger.steps) {
        for (Candidate c : deduction.removes) out[static_cast<std::size_t>(geometry.number(c))] = step;
        ++step;
    }
    return out;
}

std::vector<Candidate> needed_by(const Claim& claim, const Geometry& geometry) {
    if (const auto* unique = std::get_if<Unique>(&claim)) return all_outside(unique->grid, geometry);
    if (const auto* wrong = std::get_if<False>(&claim)) return wrong->candidates;
    const auto members = [&](Sector sector) {
        std::vector<Candidate> out;
        for_each_term(geometry, sector, line_of(geometry, sector), [&](Candidate c, int) { out.push_back(c); });
        return out;
    };
    if (const auto* none = std::get_if<NoSolution>(&claim)) return members(none->empty);
    if (const auto* several = std::get_if<NotUnique>(&claim)) return members(several->empty);
    return {};
}

Ledger slice(const Ledger& ledger) {
    LedgerBuilder out;
    Slicer slicer(out, std::numeric_limits<std::size_t>::max());
    tell(ledger, slicer);
    return out.take();
}

}  // namespace deduku
