#include "reason/ledger.hpp"

#include <algorithm>

namespace deduku {
namespace {

// Candidate numbers that something later rests on.
class Needed {
  public:
    explicit Needed(const Geometry& geometry)
        : geometry_(geometry), marks_(static_cast<std::size_t>(geometry.candidates())) {}

    void add(Candidate c) {
        const auto i = static_cast<std::size_t>(geometry_.number(c));
        if (!marks_[i]) list_.push_back(c);
        marks_[i] = true;
    }
    void add_members(Sector sector) {
        for (int i = 0; i < geometry_.digits(); ++i) add(geometry_.member(sector, i));
    }
    void drop(Candidate c) { marks_[static_cast<std::size_t>(geometry_.number(c))] = false; }
    bool has(Candidate c) const { return marks_[static_cast<std::size_t>(geometry_.number(c))]; }
    /// Everything ever added and still needed.
    const std::vector<Candidate>& list() const { return list_; }
    const Geometry& geometry() const { return geometry_; }

  private:
    const Geometry& geometry_;
    std::vector<bool> marks_;
    std::vector<Candidate> list_;
};

std::vector<Deduction> slice_steps(const std::vector<Deduction>& steps, Needed& needed);

// A branch cut down to what leads to its end; what it takes from outside is added to `outer`.
Branch slice_branch(const Branch& branch, const std::vector<Candidate>& removes, const std::vector<Candidate>& excluded,
                    Needed& outer) {
    Needed inner(outer.geometry());
    if (branch.empty)
        inner.add_members(*branch.empty);
    else
        for (Candidate c : removes) inner.add(c);
    Branch out{branch.keep, slice_steps(branch.steps, inner), branch.empty};
    for (Candidate c : excluded) inner.drop(c);
    for (Candidate c : inner.list())
        if (inner.has(c)) outer.add(c);
    return out;
}

Split slice_split(const Split& split, const std::vector<Candidate>& removes, Needed& needed) {
    std::vector<Candidate> kept;
    for (const Branch& b : split.branches) kept.insert(kept.end(), b.keep.begin(), b.keep.end());
    std::sort(kept.begin(), kept.end());
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    Split out{split.on, {}};
    for (const Branch& branch : split.branches) {
        std::vector<Candidate> excluded;
        for (Candidate c : kept)
            if (std::find(branch.keep.begin(), branch.keep.end(), c) == branch.keep.end()) excluded.push_back(c);
        out.branches.push_back(slice_branch(branch, removes, excluded, needed));
    }
    for (int i = 0; i < needed.geometry().digits(); ++i) {
        const Candidate c = needed.geometry().member(split.on, i);
        if (!std::binary_search(kept.begin(), kept.end(), c)) needed.add(c);
    }
    return out;
}

std::vector<Deduction> slice_steps(const std::vector<Deduction>& steps, Needed& needed) {
    std::vector<Deduction> out;
    for (std::size_t i = steps.size(); i-- > 0;) {
        const Deduction& step = steps[i];
        std::vector<Candidate> removes;
        for (Candidate c : step.removes)
            if (needed.has(c)) removes.push_back(c);
        if (removes.empty()) continue;
        for (Candidate c : removes) needed.drop(c);
        if (const auto* cover = std::get_if<Cover>(&step.why)) {
            for (Candidate c : premises(needed.geometry(), *cover)) needed.add(c);
            out.push_back({*cover, std::move(removes)});
        } else {
            Split split = slice_split(std::get<Split>(step.why), removes, needed);
            out.push_back({std::move(split), std::move(removes)});
        }
    }
    std::reverse(out.begin(), out.end());
    return out;
}

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
    const Geometry geometry(ledger.start.box);
    Needed needed(geometry);
    for (Candidate c : needed_by(ledger.claim, geometry)) needed.add(c);
    return {ledger.start, slice_steps(ledger.steps, needed), ledger.claim};
}

}  // namespace deduku
