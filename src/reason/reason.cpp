#include "deduku/reason.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "grid/in_order.hpp"
#include "reason/members.hpp"
#include "reason/settler.hpp"
#include "reason/shown.hpp"

namespace deduku {
namespace {

bool has_member(const Linear* line, Candidate c) {
    return line != nullptr &&
           std::any_of(line->terms.begin(), line->terms.end(), [&](const Term& term) { return term.candidate == c; });
}

// Whether a candidate is in more sectors of one list than of the other. `lines` maps a sector to its line.
template <class Lines>
bool is_more_in(const Geometry& geometry, const Lines& lines, const std::vector<Sector>& these,
                const std::vector<Sector>& those, Candidate c) {
    return geometry.with_houses_of(c.cell, [&](auto in) {
        std::array<Sector, max_houses_of_cell> own;
        for (std::size_t i = 0; i < in.size(); ++i) own[i] = geometry.sector(in[i].house, c.digit);
        const auto count = [&](Sector s) {
            if (geometry.is_linear(s)) [[unlikely]]
                return has_member(lines(s), c) ? 1 : 0;
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

// The members of base sectors outside the cover.
template <class Lines>
std::vector<Candidate> premises_of(const Geometry& geometry, const Lines& lines, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector s : cover.base)
        for_each_term(geometry, s, lines(s), [&](Candidate c, int) {
            if (is_more_in(geometry, lines, cover.base, cover.cover, c)) out.push_back(c);
        });
    return out;
}

}  // namespace

const std::vector<Branch>* branches_of(const Reason& reason) {
    if (const auto* split = std::get_if<Split>(&reason)) return &split->branches;
    if (const auto* cases = std::get_if<Cases>(&reason)) return &cases->branches;
    return nullptr;
}

std::vector<Branch>* branches_of(Reason& reason) {
    return const_cast<std::vector<Branch>*>(branches_of(std::as_const(reason)));
}

std::vector<Candidate> consequences(const Board& board, const Cover& cover) {
    const auto lines = [&](Sector s) { return board.line(s); };
    std::vector<Candidate> out;
    for (Sector s : cover.cover)
        for_each_living(board, s, [&](Candidate c) {
            if (is_more_in(board.geometry(), lines, cover.cover, cover.base, c)) out.push_back(c);
        });
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

bool holds(const Board& board, const Cover& cover) {
    const auto lines = [&](Sector s) { return board.line(s); };
    if (cover.base.size() != cover.cover.size()) return false;
    for (Sector s : cover.cover)
        if (!at_most_one(board, s)) return false;
    bool out = true;
    for (Sector s : cover.base) {
        if (!exactly_one(board, s)) return false;
        for_each_living(board, s, [&](Candidate c) {
            out = out && !is_more_in(board.geometry(), lines, cover.base, cover.cover, c);
        });
    }
    return out;
}

std::vector<Candidate> premises(const Geometry& geometry, const Cover& cover) {
    return premises_of(
        geometry, [&](Sector s) { return line_of(geometry, s); }, cover);
}

std::vector<Candidate> premises(const Board& board, const Cover& cover) {
    return premises_of(
        board.geometry(), [&](Sector s) { return board.line(s); }, cover);
}

namespace {

// Whether both have the same sum in all lines of the board.
bool keeps_sums(const Geometry& geometry, const Twin& twin) {
    return std::all_of(geometry.lines().begin(), geometry.lines().end(), [&](const Linear& line) {
        std::int64_t more = 0;
        for (const Term& term : line.terms) {
            more += term.weight * std::count(twin.in.begin(), twin.in.end(), term.candidate);
            more -= term.weight * std::count(twin.instead.begin(), twin.instead.end(), term.candidate);
        }
        return more == 0;
    });
}

}  // namespace

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
    const auto counts = [&](Candidate c) { return !geometry.is_helper(c.cell); };
    return std::any_of(twin.in.begin(), twin.in.end(), counts) &&
           std::all_of(weight.begin(), weight.end(), [](int w) { return w == 0; }) && geometry.choices().empty() &&
           keeps_sums(geometry, twin);
}

bool rests_on_uniqueness(const Deduction& deduction) {
    const auto* branches = branches_of(deduction.why);
    return branches && std::any_of(branches->begin(), branches->end(), [](const Branch& branch) {
               return branch.twin || std::any_of(branch.steps.begin(), branch.steps.end(), rests_on_uniqueness);
           });
}

std::vector<Candidate> premises(const Geometry& geometry, const Twin& twin) {
    std::vector<Candidate> out;
    for (Candidate c : twin.in)
        for (Digit d : geometry.all_digits(c.cell))
            if (d != c.digit) out.push_back({c.cell, d});
    return out;
}

void apply(Board& board, const Deduction& deduction) {
    for (Candidate c : deduction.removes) board.remove(c);
}

std::vector<Candidate> others_of(const Board& board, Sector sector, const std::vector<Candidate>& but) {
    std::vector<Candidate> out;
    for_each_living(board, sector, [&](Candidate c) {
        if (std::find(but.begin(), but.end(), c) == but.end()) out.push_back(c);
    });
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

std::optional<Deduction> settle(const Board& board, Deduction deduction) {
    std::erase_if(deduction.removes, [&](Candidate c) { return !board.has(c); });
    if (deduction.removes.empty()) return std::nullopt;
    if (branches_of(deduction.why) == nullptr) return deduction;
    LedgerBuilder settled;
    Settler(board, settled).add(deduction);
    return std::move(settled.take().steps.front());
}

}  // namespace deduku
