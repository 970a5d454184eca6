#include "deduku/reason.hpp"

#include <algorithm>
#include <array>

#include "grid/in_order.hpp"
#include "reason/shown.hpp"

namespace deduku {
namespace {

// Whether a candidate lies in more sectors of one list than of the other.
bool is_more_in(const Geometry& geometry, const std::vector<Sector>& these, const std::vector<Sector>& those,
                Candidate c) {
    return geometry.with_houses_of(c.cell, [&](auto in) {
        std::array<Sector, max_houses_of_cell> own;
        for (std::size_t i = 0; i < in.size(); ++i) own[i] = geometry.sector(in[i].house, c.digit);
        const auto count = [&](Sector s) {
            int times = s == geometry.sector(c.cell) ? 1 : 0;
            for (std::size_t i = 0; i < in.size(); ++i) times += s == own[i] ? 1 : 0;
            return times;
        };
        int more = 0;
        for (Sector s : these) more += count(s);
        for (Sector s : those) more -= count(s);
        return more > 0;
    });
}

}  // namespace

std::vector<Candidate> consequences(const Board& board, const Cover& cover) {
    const Geometry& geometry = board.geometry();
    std::vector<Candidate> out;
    for (Sector s : cover.cover) {
        for (Place i : board.members(s)) {
            const Candidate c = geometry.member(s, i);
            if (is_more_in(geometry, cover.cover, cover.base, c)) out.push_back(c);
        }
    }
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

bool holds(const Board& board, const Cover& cover) {
    const Geometry& geometry = board.geometry();
    if (cover.base.size() != cover.cover.size()) return false;
    for (Sector s : cover.base) {
        for (Place i : board.members(s)) {
            const Candidate c = geometry.member(s, i);
            if (is_more_in(geometry, cover.base, cover.cover, c)) return false;
        }
    }
    return true;
}

std::vector<Candidate> premises(const Geometry& geometry, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector s : cover.base) {
        for (Place i : geometry.all_places()) {
            const Candidate c = geometry.member(s, i);
            if (is_more_in(geometry, cover.base, cover.cover, c)) out.push_back(c);
        }
    }
    return out;
}

bool holds(const Board& board, const Twin& twin, const Puzzle& start) {
    const Geometry& geometry = board.geometry();
    Table<Sector, int> weight(geometry.sectors(), 0);
    for (Candidate c : twin.in) {
        if (board.digits(c.cell) != Set<Digit>{c.digit}) return false;
        for (Sector s : geometry.sectors_of(c)) --weight[s];
    }
    for (Candidate c : twin.instead) {
        if (!start.cells[c.cell].has(c.digit)) return false;
        if (std::find(twin.in.begin(), twin.in.end(), c) != twin.in.end()) return false;
        for (Sector s : geometry.sectors_of(c)) ++weight[s];
    }
    return !twin.in.empty() && std::all_of(weight.begin(), weight.end(), [](int w) { return w == 0; });
}

bool rests_on_uniqueness(const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    return split && std::any_of(split->branches.begin(), split->branches.end(), [](const Branch& branch) {
               return branch.twin || std::any_of(branch.steps.begin(), branch.steps.end(), rests_on_uniqueness);
           });
}

std::vector<Candidate> premises(const Geometry& geometry, const Twin& twin) {
    std::vector<Candidate> out;
    for (Candidate c : twin.in)
        for (Digit d : geometry.all_digits())
            if (d != c.digit) out.push_back({c.cell, d});
    return out;
}

void apply(Board& board, const Deduction& deduction) {
    for (Candidate c : deduction.removes) board.remove(c);
}

std::vector<Candidate> others_of(const Board& board, Sector sector, const std::vector<Candidate>& but) {
    std::vector<Candidate> out;
    for (Place i : board.members(sector)) {
        const Candidate c = board.geometry().member(sector, i);
        if (std::find(but.begin(), but.end(), c) == but.end()) out.push_back(c);
    }
    return out;
}

Split refutation(const Board& board, Sector on, std::vector<Candidate> refuted, std::vector<Deduction> steps,
                 Sector empty) {
    std::vector<Candidate> others = others_of(board, on, refuted);
    Split split{on, {}};
    split.branches.push_back({std::move(refuted), std::move(steps), empty});
    if (!others.empty()) split.branches.push_back({std::move(others), {}, std::nullopt});
    return split;
}

namespace {

// The steps of a branch, fitted one by one, up to the first contradiction.
void settle_steps(Board& board, Branch& branch) {
    std::vector<Deduction> steps;
    for (Deduction& step : branch.steps) {
        if (board.contradictory()) break;
        std::optional<Deduction> settled = settle(board, std::move(step));
        if (!settled) continue;
        apply(board, *settled);
        steps.push_back(std::move(*settled));
    }
    branch.steps = std::move(steps);
    if (!board.contradictory()) return;
    branch.empty = board.empty_sector();
    branch.twin.reset();
}

}  // namespace

std::optional<Deduction> settle(const Board& board, Deduction deduction) {
    const auto dead = [&](Candidate c) { return !board.has(c); };
    std::erase_if(deduction.removes, dead);
    if (deduction.removes.empty()) return std::nullopt;
    auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr) return deduction;
    for (Branch& branch : split->branches) std::erase_if(branch.keep, dead);
    std::erase_if(split->branches, [](const Branch& branch) { return branch.keep.empty(); });
    for (Branch& branch : split->branches) {
        Board inner = board;
        for (Candidate c : others_of(board, split->on, branch.keep)) inner.remove(c);
        settle_steps(inner, branch);
    }
    return deduction;
}

}  // namespace deduku
