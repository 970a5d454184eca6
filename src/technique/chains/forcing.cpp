// Forcing chains and nets: a supposition that leads to a contradiction, or several with the same conclusion.
//
//   A1 = 2 -> D1 not 2 -> D1 = 5 -> ..  -> G7 not 5      cell: every digit of a cell makes G7 not 5
//   A1 = 3 -> A9 not 3 -> C9 = 3 -> ..  -> G7 not 5      region: every place of a digit in a house does
//   A1 = 7 -> ..                        -> G7 not 5      contradiction: a supposition empties a cell or a house
//
//   true: the candidates that it sees are false      false: its only partner in a cell or house is true (chain); or the
//                                                    last candidate not yet false is (net)
//
// Breadth first. A deduction removes one candidate, by a Split on the cell or house of the suppositions, with only the
// necessary steps in each branch. Eliminations with few levels come first, each candidate once. A supposition that
// contradicts itself is reported as a contradiction, and not used in other deductions.
#include "technique/chains/forcing.hpp"

#include <optional>

#include "grid/in_order.hpp"
#include "technique/links/links.hpp"
#include "technique/parts/case.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

enum class Left : std::uint8_t { of_two, of_all };  // true: the last one of a sector of two; of any sector
enum class Forced : std::uint8_t { by_cell = 1, by_region = 2, by_contradiction = 3 };
using Node = Links::Node;

constexpr int most_suppositions = 1024;

// The consequences of "start is true", until a sector is empty.
class Supposition {
  public:
    Supposition(const Links& links, Left left, Node start)
        : links_(links),
          left_(left),
          start_(start),
          true_(links.size()),
          false_(links.size()),
          dead_(links.sector_count(), 0),
          done_(links.size(), false) {
        make_true(start, {}, 1);
        for (std::size_t head = 0; head < queue_.size() && !empty_; ++head) {
            const auto [i, is_true] = queue_[head];  // a copy: the queue grows
            is_true ? spread_true(i) : spread_false(i);
        }
    }

    bool contradictory() const { return empty_.has_value(); }
    /// The number of levels from the start to "i is false"; 0 if it is not a consequence.
    std::uint16_t level_of(Node i) const { return false_[i].level; }
    /// The length of a contradiction, for comparison with those of other suppositions.
    int level_of_contradiction() const {
        int out = 0;
        for (Node i : links_.members(*empty_)) out += false_[i].level;
        return out;
    }

    /// The branch of a Split on this sector up to "i is false", or up to the contradiction if there is one.
    Branch branch(Sector on, Node i) const {
        const std::vector<bool> needed = needed_for(i);
        Case out(links_.board(), on, {links_.candidate(start_)});
        for (const auto& [f, is_true] : queue_) {
            if (is_true || !needed[f]) continue;
            const Node t = false_[f].by;
            out.take(t == start_ ? on : true_[t].in, false_[f].in, {links_.candidate(f)});
        }
        return contradictory() ? out.closed(*empty_) : out.open();
    }

    /// The same path as a pattern: a node of `on` at the start is included only if a later one depends on it.
    Strand strand(Sector on, Node i) const {
        const std::vector<bool> needed = needed_for(i);
        Strand out;
        out.nodes.push_back({links_.candidate(start_), true, Strand::By::supposed, {}});
        for (const auto& [f, is_true] : queue_) {
            if (is_true || !needed[f] || lies_in(links_.board().geometry(), links_.candidate(f), on)) continue;
            const Node t = false_[f].by;
            const std::size_t from = t == start_ ? 0 : last_one(t, true_[t].in, out);
            add({links_.candidate(f), false, Strand::By::link, {from}}, out);
        }
        if (!contradictory()) return out;
        // The last candidate that the empty sector loses would otherwise be true.
        const Node last = links_.node(out.nodes.back().what);
        if (last != start_ && lies_in(links_.board().geometry(), links_.candidate(last), *empty_))
            last_one(last, *empty_, out);
        return out;
    }

  private:
    static std::size_t add(Strand::Node node, Strand& to) {
        for (std::size_t i = 0; i < to.nodes.size(); ++i)
            if (to.nodes[i].what == node.what && to.nodes[i].is_true == node.is_true) return i;
        to.nodes.push_back(std::move(node));
        return to.nodes.size() - 1;
    }
    // Adds t, which is true since all other members of the sector are false.
    std::size_t last_one(Node t, Sector in, Strand& to) const {
        std::vector<std::size_t> from;
        for (Node other : links_.members(in))
            if (other != t) from.push_back(add({links_.candidate(other), false, Strand::By::link, {0}}, to));
        return add({links_.candidate(t), true, Strand::By::link, std::move(from)}, to);
    }

    struct Mark {
        std::uint16_t level = 0;  // 0: no consequence
        Sector in{};              // true: the sector with only this left; false: the sector shared with the true one
        Node by = Links::none;    // false: the true one that it sees
    };

    // The nodes on which "i is false", or the contradiction, depends.
    std::vector<bool> needed_for(Node i) const {
        std::vector<Node> open = {i};
        if (contradictory()) open.assign(links_.members(*empty_).begin(), links_.members(*empty_).end());
        std::vector<bool> needed(links_.size(), false);
        while (!open.empty()) {
            const Node f = open.back();
            open.pop_back();
            if (needed[f]) continue;
            needed[f] = true;
            const Node t = false_[f].by;
            if (t == start_) continue;
            for (Node other : links_.members(true_[t].in))
                if (other != t) open.push_back(other);
        }
        return needed;
    }
    void make_true(Node i, Sector in, int level) {
        if (true_[i].level > 0) return;
        true_[i] = {static_cast<std::uint16_t>(level), in, Links::none};
        queue_.emplace_back(i, true);
    }
    void spread_true(Node t) {
        const int level = true_[t].level + 1;
        for (const Links::Hook& hook : links_.hooks(t))
            for (Node i : links_.members(hook.in)) {
                if (i == t || false_[i].level > 0) continue;
                false_[i] = {static_cast<std::uint16_t>(level), hook.in, t};
                queue_.emplace_back(i, false);
            }
    }
    // Only eliminations already processed count: one still in the queue empties its sector when its turn comes.
    void spread_false(Node f) {
        done_[f] = true;
        for (const Links::Hook& hook : links_.hooks(f)) {
            const auto members = links_.members(hook.in);
            if (members.size() < 2 || !links_.makes_strong(hook.in)) continue;
            const std::size_t dead = ++dead_[static_cast<std::size_t>(hook.in)];
            if (dead == members.size()) {
                empty_ = hook.in;
                return;
            }
            if (dead + 1 != members.size() || (left_ == Left::of_two && hook.partner == Links::none)) continue;
            for (Node i : members)
                if (!done_[i]) make_true(i, hook.in, false_[f].level + 1);
        }
    }

    const Links& links_;
    Left left_;
    Node start_;
    std::vector<Mark> true_, false_;
    std::vector<std::size_t> dead_;  // for each sector, the false members already processed
    std::vector<bool> done_;
    std::vector<std::pair<Node, bool>> queue_;
    std::optional<Sector> empty_;
};

class ForcingSearch {
  public:
    ForcingSearch(const Board& board, Left left) : board_(board), left_(left), links_(Links::all(board)) {
        if (board.living_count() > most_suppositions) return;
        for (Node i = 0; i < links_.size(); ++i) {
            const Supposition from(links_, left, i);
            if (from.contradictory()) {
                contradictions_.push_back({from.level_of_contradiction(), i, {}});
                levels_.emplace_back();
                continue;
            }
            levels_.emplace_back(links_.size());
            for (Node f = 0; f < links_.size(); ++f) levels_[i][f] = from.level_of(f);
        }
    }

    bool report(Forced forced, const Sink& sink) {
        std::vector<Conclusion> found = contradictions_;
        if (forced != Forced::by_contradiction) found = verities(forced == Forced::by_cell);
        put_in_order(found, [](const auto& a, const auto& b) { return a.levels < b.levels; });
        for (const Conclusion& each : found)
            if (!(forced == Forced::by_contradiction ? refuted(each, sink) : forced_by_all(each, sink))) return false;
        return true;
    }

  private:
    struct Conclusion {
        int levels;
        Node gone;
        Sector on;  // of the suppositions
    };

    // For each candidate, the conclusion with the fewest levels.
    std::vector<Conclusion> verities(bool by_cell) const {
        std::vector<Conclusion> out;
        if (levels_.empty()) return out;
        std::vector<Sector> sectors;
        for (Sector s : board_.geometry().every_sector())
            if (board_.geometry().is_cell(s) == by_cell && links_.members(s).size() >= 2) sectors.push_back(s);
        for (Node gone = 0; gone < links_.size(); ++gone) {
            std::optional<Conclusion> best;
            for (Sector s : sectors) {
                const auto levels = levels_to(gone, links_.members(s));
                if (levels && (!best || *levels < best->levels)) best = {*levels, gone, s};
            }
            if (best) out.push_back(*best);
        }
        return out;
    }
    // No value if a member does not imply the conclusion, contradicts itself, or is the candidate itself.
    std::optional<int> levels_to(Node gone, std::span<const Node> members) const {
        int out = 0;
        for (Node i : members) {
            if (i == gone || levels_[i].empty() || levels_[i][gone] == 0) return std::nullopt;
            out += levels_[i][gone];
        }
        return out;
    }

    bool refuted(const Conclusion& conclusion, const Sink& sink) const {
        const Candidate gone = links_.candidate(conclusion.gone);
        const Sector on = board_.geometry().sector(gone.cell);
        const Supposition from(links_, left_, conclusion.gone);
        Branch branch = from.branch(on, 0);
        const Deduction found{refutation(board_, on, {gone}, std::move(branch.steps), *branch.empty), {gone}};
        return sink({found, [&] { return pattern(on, {from.strand(on, 0)}); }});
    }
    bool forced_by_all(const Conclusion& conclusion, const Sink& sink) const {
        std::vector<Supposition> all;
        for (Node i : links_.members(conclusion.on)) all.emplace_back(links_, left_, i);
        Split split{conclusion.on, {}};
        for (const Supposition& each : all) split.branches.push_back(each.branch(conclusion.on, conclusion.gone));
        const auto seen = [&] {
            std::vector<Strand> strands;
            for (const Supposition& each : all) strands.push_back(each.strand(conclusion.on, conclusion.gone));
            return pattern(conclusion.on, std::move(strands));
        };
        return sink({Deduction{std::move(split), {links_.candidate(conclusion.gone)}}, seen});
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
    Left left_;
    Links links_;
    std::vector<Conclusion> contradictions_;
    std::vector<std::vector<std::uint16_t>> levels_;  // of each supposition; empty if it contradicts itself
};

}  // namespace

bool find_forcing_chains(const Board& board, int size, const Sink& sink) {
    return ForcingSearch(board, Left::of_two).report(static_cast<Forced>(size), sink);
}

bool find_forcing_nets(const Board& board, int size, const Sink& sink) {
    return ForcingSearch(board, Left::of_all).report(static_cast<Forced>(size), sink);
}

}  // namespace deduku
