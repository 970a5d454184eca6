// Forcing chains and nets: what follows from a supposition, to a contradiction, or from each of several to the same.
//
//   A1 = 2 -> D1 not 2 -> D1 = 5 -> ..  -> G7 not 5      cell: every digit of a cell makes G7 not 5
//   A1 = 3 -> A9 not 3 -> C9 = 3 -> ..  -> G7 not 5      region: every place of a digit in a house does
//   A1 = 7 -> ..                        -> G7 not 5      contradiction: a supposition empties a cell or a house
//
//   true: what it sees is false      false: its only partner in a cell or house is true (chain); or the last one is
//                                    that is not false by now (net)
//
// Breadth first. A deduction removes one candidate, by a Split on the cell or house of the suppositions: in each branch
// only the steps that lead there. What is shown by few levels comes first, each candidate once. Suppositions that
// contradict themselves are told as that, and no others with them.
#include <algorithm>
#include <array>
#include <optional>

#include "technique/chain.hpp"
#include "technique/chain_branch.hpp"
#include "technique/families.hpp"
#include "technique/patterns.hpp"

namespace deduku {
namespace {

enum class Links : std::uint8_t { of_two, of_all };
enum class Forced : std::uint8_t { by_cell = 1, by_region = 2, by_contradiction = 3 };

constexpr std::size_t most_suppositions = 1024;

// Living candidates and sectors of two and more of them by numbers.
struct ForcingGrid {
    struct Area {
        Sector sector;
        std::vector<std::size_t> members;
    };
    std::vector<Candidate> candidates;
    std::vector<Area> areas;
    std::vector<std::vector<std::size_t>> areas_of;

    explicit ForcingGrid(const Board& board) {
        const Geometry& g = board.geometry();
        std::vector<std::size_t> number(static_cast<std::size_t>(g.candidates()));
        for (Candidate c : g.every_candidate())
            if (board.has(c)) {
                number[static_cast<std::size_t>(g.number(c))] = candidates.size();
                candidates.push_back(c);
            }
        areas_of.resize(candidates.size());
        for (Sector sector : g.every_sector()) {
            if (board.members(sector).size() < 2) continue;
            Area area{sector, {}};
            for (Place place : board.members(sector))
                area.members.push_back(number[static_cast<std::size_t>(g.number(g.member(sector, place)))]);
            for (std::size_t i : area.members) areas_of[i].push_back(areas.size());
            areas.push_back(std::move(area));
        }
    }
};

// All that follows from "start is true", until a sector is empty.
class Supposition {
  public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    Supposition(const ForcingGrid& grid, Links links, std::size_t start)
        : grid_(grid),
          links_(links),
          start_(start),
          true_(grid.candidates.size()),
          false_(grid.candidates.size()),
          dead_(grid.areas.size(), 0),
          done_(grid.candidates.size(), false) {
        make_true(start, none, 1);
        for (std::size_t head = 0; head < queue_.size() && empty_ == none; ++head) {
            const auto [i, is_true] = queue_[head];  // it grows
            is_true ? spread_true(i) : spread_false(i);
        }
    }

    bool contradictory() const { return empty_ != none; }
    /// How many levels it is from the start, 0 if it is not false.
    std::uint16_t level_of(std::size_t i) const { return false_[i].level; }
    /// Of a contradiction, for all that leads to it.
    int level_of_contradiction() const {
        int out = 0;
        for (std::size_t i : grid_.areas[empty_].members) out += false_[i].level;
        return out;
    }

    /// The branch of a Split on this sector up to "i is false"; to the contradiction if there is one.
    Branch branch(const Board& board, Sector on, std::size_t i) const {
        std::vector<std::size_t> ends = {i};
        if (contradictory()) ends = grid_.areas[empty_].members;
        const std::vector<bool> needed = needed_for(std::move(ends));
        ChainBranch out(board, on, grid_.candidates[start_]);
        for (const auto& [f, is_true] : queue_) {
            if (is_true || !needed[f]) continue;
            const std::size_t t = false_[f].by;
            const Sector base = t == start_ ? on : grid_.areas[true_[t].by].sector;
            out.take(base, grid_.areas[false_[f].in].sector, {grid_.candidates[f]});
        }
        return contradictory() ? out.closed(grid_.areas[empty_].sector) : out.open();
    }

    /// The same way, told: a node of `on` that the start takes is told only where something rests on it.
    Strand strand(Sector on, std::size_t i) const {
        std::vector<std::size_t> ends = {i};
        if (contradictory()) ends = grid_.areas[empty_].members;
        const std::vector<bool> needed = needed_for(std::move(ends));
        const auto is_on = [&](std::size_t a) { return grid_.areas[a].sector == on; };
        Strand out;
        out.nodes.push_back({grid_.candidates[start_], true, Strand::By::supposed, {}});
        for (const auto& [f, is_true] : queue_) {
            const auto& areas = grid_.areas_of[f];
            if (is_true || !needed[f] || std::any_of(areas.begin(), areas.end(), is_on)) continue;
            const std::size_t from = true_node(false_[f].by, out);
            add({grid_.candidates[f], false, Strand::By::link, {from}}, out);
        }
        if (!contradictory()) return out;
        // The last one that its sector loses would be true.
        const Candidate last = out.nodes.back().what;
        for (std::size_t member : grid_.areas[empty_].members)
            if (grid_.candidates[member] == last && member != start_) last_one(member, empty_, out);
        return out;
    }

  private:
    static std::size_t add(Strand::Node node, Strand& to) {
        for (std::size_t i = 0; i < to.nodes.size(); ++i)
            if (to.nodes[i].what == node.what && to.nodes[i].is_true == node.is_true) return i;
        to.nodes.push_back(std::move(node));
        return to.nodes.size() - 1;
    }
    std::size_t true_node(std::size_t t, Strand& to) const { return t == start_ ? 0 : last_one(t, true_[t].by, to); }
    // True, since all others of the area are false.
    std::size_t last_one(std::size_t t, std::size_t area, Strand& to) const {
        std::vector<std::size_t> from;
        for (std::size_t other : grid_.areas[area].members)
            if (other != t) from.push_back(add({grid_.candidates[other], false, Strand::By::link, {0}}, to));
        return add({grid_.candidates[t], true, Strand::By::link, std::move(from)}, to);
    }

    struct Mark {
        std::uint16_t level = 0;  // 0: not so
        std::size_t by = none;    // the area that leaves only this; the true one that sees it
        std::size_t in = none;    // of a false one: the area of both
    };

    std::vector<bool> needed_for(std::vector<std::size_t> open) const {
        std::vector<bool> needed(grid_.candidates.size(), false);
        while (!open.empty()) {
            const std::size_t f = open.back();
            open.pop_back();
            if (needed[f]) continue;
            needed[f] = true;
            const std::size_t t = false_[f].by;
            if (t == start_) continue;
            for (std::size_t other : grid_.areas[true_[t].by].members)
                if (other != t) open.push_back(other);
        }
        return needed;
    }
    void make_true(std::size_t i, std::size_t by, int level) {
        if (true_[i].level > 0) return;
        true_[i] = {static_cast<std::uint16_t>(level), by, none};
        queue_.emplace_back(i, true);
    }
    void spread_true(std::size_t t) {
        const int level = true_[t].level + 1;
        for (std::size_t area : grid_.areas_of[t])
            for (std::size_t i : grid_.areas[area].members) {
                if (i == t || false_[i].level > 0) continue;
                false_[i] = {static_cast<std::uint16_t>(level), t, area};
                queue_.emplace_back(i, false);
            }
    }
    // Only what is done counts: one that is to be false as well empties its sector when its turn comes.
    void spread_false(std::size_t f) {
        done_[f] = true;
        for (std::size_t a : grid_.areas_of[f]) {
            const auto& members = grid_.areas[a].members;
            const std::size_t dead = ++dead_[a];
            if (dead == members.size()) {
                empty_ = a;
                return;
            }
            if (dead + 1 != members.size() || (links_ == Links::of_two && members.size() != 2)) continue;
            for (std::size_t i : members)
                if (!done_[i]) make_true(i, a, false_[f].level + 1);
        }
    }

    const ForcingGrid& grid_;
    Links links_;
    std::size_t start_;
    std::vector<Mark> true_, false_;
    std::vector<std::size_t> dead_;  // members that are false and done, of each area
    std::vector<bool> done_;
    std::vector<std::pair<std::size_t, bool>> queue_;
    std::size_t empty_ = none;
};

class ForcingSearch {
  public:
    ForcingSearch(const Board& board, Links links) : board_(board), links_(links), grid_(board) {
        if (grid_.candidates.size() > most_suppositions) return;
        for (std::size_t i = 0; i < grid_.candidates.size(); ++i) {
            const Supposition from(grid_, links, i);
            if (from.contradictory()) {
                contradictions_.push_back({from.level_of_contradiction(), i, 0});
                levels_.emplace_back();
                continue;
            }
            levels_.emplace_back(grid_.candidates.size());
            for (std::size_t f = 0; f < grid_.candidates.size(); ++f) levels_[i][f] = from.level_of(f);
        }
    }

    bool report(Forced forced, const Sink& sink) {
        std::vector<Conclusion> found = contradictions_;
        if (forced != Forced::by_contradiction) found = verities(forced == Forced::by_cell);
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.levels < b.levels; });
        for (const Conclusion& each : found)
            if (!(forced == Forced::by_contradiction ? refuted(each, sink) : forced_by_all(each, sink))) return false;
        return true;
    }

  private:
    struct Conclusion {
        int levels;
        std::size_t gone;
        std::size_t area;  // of the suppositions
    };

    // For each candidate the nearest.
    std::vector<Conclusion> verities(bool by_cell) const {
        std::vector<Conclusion> out;
        if (levels_.empty()) return out;
        for (std::size_t gone = 0; gone < grid_.candidates.size(); ++gone) {
            std::optional<Conclusion> best;
            for (std::size_t a = 0; a < grid_.areas.size(); ++a) {
                if (board_.geometry().is_cell(grid_.areas[a].sector) != by_cell) continue;
                const auto levels = levels_to(gone, grid_.areas[a].members);
                if (levels && (!best || *levels < best->levels)) best = {*levels, gone, a};
            }
            if (best) out.push_back(*best);
        }
        return out;
    }
    // None if one of them does not lead there, contradicts itself, or is it.
    std::optional<int> levels_to(std::size_t gone, const std::vector<std::size_t>& members) const {
        int out = 0;
        for (std::size_t i : members) {
            if (i == gone || levels_[i].empty() || levels_[i][gone] == 0) return std::nullopt;
            out += levels_[i][gone];
        }
        return out;
    }

    bool refuted(const Conclusion& conclusion, const Sink& sink) const {
        const Candidate gone = grid_.candidates[conclusion.gone];
        const Sector on = board_.geometry().sector(gone.cell);
        const Supposition from(grid_, links_, conclusion.gone);
        Branch branch = from.branch(board_, on, 0);
        const Deduction found{refutation(board_, on, {gone}, std::move(branch.steps), *branch.empty), {gone}};
        return sink({found, [&] { return pattern(on, {from.strand(on, 0)}); }});
    }
    bool forced_by_all(const Conclusion& conclusion, const Sink& sink) const {
        const ForcingGrid::Area& area = grid_.areas[conclusion.area];
        std::vector<Supposition> all;
        for (std::size_t i : area.members) all.emplace_back(grid_, links_, i);
        Split split{area.sector, {}};
        for (const Supposition& each : all) split.branches.push_back(each.branch(board_, area.sector, conclusion.gone));
        const auto seen = [&] {
            std::vector<Strand> strands;
            for (const Supposition& each : all) strands.push_back(each.strand(area.sector, conclusion.gone));
            return pattern(area.sector, std::move(strands));
        };
        return sink({Deduction{std::move(split), {grid_.candidates[conclusion.gone]}}, seen});
    }
    Pattern pattern(Sector on, std::vector<Strand> strands) const {
        Pattern out;
        out.form = Form::net;
        out.strands = std::move(strands);
        for (const Strand& strand : out.strands) {
            out.digits.insert(strand.nodes.front().what.digit);
            add_once(out.cells, strand.nodes.front().what.cell);
        }
        if (!board_.geometry().is_cell(on)) out.base = {board_.geometry().house_of(on)};
        return out;
    }

    const Board& board_;
    Links links_;
    ForcingGrid grid_;
    std::vector<Conclusion> contradictions_;
    std::vector<std::vector<std::uint16_t>> levels_;  // of each supposition; empty if it contradicts itself
};

}  // namespace

bool find_forcing_chains(const Board& board, int size, const Sink& sink) {
    return ForcingSearch(board, Links::of_two).report(static_cast<Forced>(size), sink);
}

bool find_forcing_nets(const Board& board, int size, const Sink& sink) {
    return ForcingSearch(board, Links::of_all).report(static_cast<Forced>(size), sink);
}

}  // namespace deduku
