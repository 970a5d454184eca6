// Cycles: a candidate that leads, by choices of two, to its own end.
//
//   z ---- a = b ---- a' = b' ---- z      ---- weak: two living members of a sector, not both true
//                                         ==== strong: the only two living members, one is true
//   z true: a false: b true: a' false: b' true: z false, since b' and z share a sector. So z is false.
//
//   colour trap   z sees both colours of a cluster of pairs      XY chain   strong = a cell with 2 digits
//   colour wrap   z has the colour that meets itself in a house  X cycle    sectors of one digit only
//
// What is found is fixed by one sentence: all z for which "z true" implies, by weak and strong links
// alone, "z false". Each link is a clause of two literals, so this is the same as: the closure of
// "z true" has two true candidates in one sector. Neither depends on the order of looking. X leaves
// the cell sectors out, and then digits do not meet.
//
// A sector with one living member is no link: that is a single, found by a row of its own.
#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/families.hpp"
#include "technique/patterns.hpp"

namespace deduku {
namespace {

enum class Across : std::uint8_t { houses, houses_and_cells };

class Cycles {
  public:
    Cycles(const Board& board, Across across)
        : board_(board), g_(board.geometry()), first_(across == Across::houses ? 1 : 0) {
        find_nodes();
        index_sectors();
    }

    // Reports every candidate that ends itself; false if the sink said stop.
    bool report_all(const Sink& sink) {
        for (int v = 0; v < g_.candidates(); ++v) {
            start_ = g_.candidate(v);
            if (!board_.has(start_) || (numbers_[at(v)] != none && nodes_[numbers_[at(v)]].clean)) continue;
            const std::optional<Clash> clash = follow_start();
            if (clash) {
                if (!sink({deduction(*clash), [&] { return pattern(*clash); }})) return false;
                continue;
            }
            // What z makes true makes nothing true that z does not: without a clash here, none there.
            for (std::size_t i : queue_)
                if (i != start_node_) nodes_[i].clean = true;
        }
        return true;
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    // A candidate of some strong link. `since` and `by` are those of the latest run that set them.
    struct Node {
        Candidate candidate;
        SectorsOf sectors;
        std::array<std::size_t, 1 + max_houses_of_cell>
            partners;        // the other node of the strong link in that sector, or none
        bool clean = false;  // cannot end itself
        int true_since = 0;
        int false_since = 0;
        std::size_t true_by = none;   // the partner that is false; the link is in sector `true_in`
        std::size_t false_by = none;  // the candidate that is true; both are in sector `false_in`
        Sector true_in{};
        Sector false_in{};
        int turn = 0;  // when it became false
    };

    // Two true candidates in one sector.
    struct Clash {
        std::size_t first;
        std::size_t second;
        Sector in;
    };

    template <class Id>
    static std::size_t at(Id id) {
        return static_cast<std::size_t>(id);
    }

    void find_nodes() {
        numbers_.assign(at(g_.candidates()), none);
        for (int s = first_ == 0 ? 0 : g_.cells(); s < g_.sectors(); ++s) {
            const auto sector = static_cast<Sector>(s);
            const auto members = Set<Place>::from_bits(board_.living(sector));
            if (members.size() != 2) continue;
            const std::size_t one = node_of(g_.member(sector, index(members.first())));
            const std::size_t two = node_of(g_.member(sector, index(members.last())));
            set_partner(one, sector, two);
            set_partner(two, sector, one);
        }
    }

    std::size_t node_of(Candidate c) {
        std::size_t& number = numbers_[at(g_.number(c))];
        if (number == none) {
            number = nodes_.size();
            Node& node = nodes_.emplace_back(Node{c, g_.sectors_of(c), {}});
            node.partners.fill(none);
        }
        return number;
    }

    void set_partner(std::size_t node, Sector sector, std::size_t partner) {
        for (std::size_t k = 0; k < nodes_[node].sectors.size(); ++k)
            if (nodes_[node].sectors[k] == sector) nodes_[node].partners[k] = partner;
    }

    // The nodes of sector s are members_[begin_[s]] .. members_[begin_[s + 1] - 1].
    void index_sectors() {
        begin_.assign(at(g_.sectors()) + 2, 0);
        for (const Node& node : nodes_)
            for (Sector s : node.sectors) ++begin_[at(s) + 2];
        for (std::size_t s = 2; s < begin_.size(); ++s) begin_[s] += begin_[s - 1];
        members_.resize(begin_.back());
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            for (Sector s : nodes_[i].sectors) members_[begin_[at(s) + 1]++] = i;
        holders_.assign(at(g_.sectors()), {});
        start_node_ = nodes_.size();
        nodes_.push_back({});
    }

    // Everything that follows from start_, breadth first, up to the first clash. The start has a node
    // of its own, so that it need not be part of a strong link.
    std::optional<Clash> follow_start() {
        ++run_;
        turns_ = 0;
        queue_.assign(1, start_node_);
        Node& start = nodes_[start_node_];
        start.candidate = start_;
        start.sectors = g_.sectors_of(start_);
        for (std::size_t k = first_; k < start.sectors.size(); ++k)
            holders_[at(start.sectors[k])] = {run_, start_node_};
        const std::size_t twin = numbers_[at(g_.number(start_))];
        if (twin != none) nodes_[twin].true_since = nodes_[twin].false_since = run_;  // never reached again
        std::size_t head = 0;
        while (head < queue_.size()) {  // it grows
            const std::size_t i = queue_[head++];
            for (std::size_t k = first_; k < nodes_[i].sectors.size(); ++k) {
                const Sector sector = nodes_[i].sectors[k];
                for (std::size_t m = begin_[at(sector)]; m < begin_[at(sector) + 1]; ++m)
                    if (members_[m] != i)
                        if (const auto clash = make_false(members_[m], i, sector)) return clash;
            }
        }
        return std::nullopt;
    }

    std::optional<Clash> make_false(std::size_t i, std::size_t by, Sector in) {
        Node& node = nodes_[i];
        if (node.false_since == run_) return std::nullopt;
        node.false_since = run_;
        node.false_by = by;
        node.false_in = in;
        node.turn = turns_++;
        for (std::size_t k = first_; k < node.sectors.size(); ++k)
            if (node.partners[k] != none)
                if (const auto clash = make_true(node.partners[k], i, node.sectors[k])) return clash;
        return std::nullopt;
    }

    std::optional<Clash> make_true(std::size_t i, std::size_t by, Sector in) {
        Node& node = nodes_[i];
        if (node.true_since == run_) return std::nullopt;
        node.true_since = run_;
        node.true_by = by;
        node.true_in = in;
        queue_.push_back(i);
        for (std::size_t k = first_; k < node.sectors.size(); ++k) {
            auto& [since, holder] = holders_[at(node.sectors[k])];
            if (since == run_) return Clash{holder, i, node.sectors[k]};
            since = run_;
            holder = i;
        }
        return std::nullopt;
    }

    // The sector in which a true node is the only living member once its reason has been shown.
    Sector base_of(std::size_t i) const { return i == start_node_ ? g_.sector(start_.cell) : nodes_[i].true_in; }

    // The false nodes on the way from the start to true node i.
    void collect(std::size_t i, std::vector<std::size_t>& out) const {
        for (; i != start_node_; i = nodes_[out.back()].false_by) out.push_back(nodes_[i].true_by);
    }

    // What is false because a node is true, and what made that true, back to what the start removes.
    void add_way(std::size_t i, std::vector<Candidate>& to) const {
        for (; i != start_node_; i = nodes_[nodes_[i].true_by].false_by)
            to.insert(to.end(), {nodes_[i].candidate, nodes_[nodes_[i].true_by].candidate});
    }
    // A chain through the two candidates of the sector that is left empty, each seen by the start from one end.
    Pattern pattern(const Clash& clash) const {
        const Sector cell = g_.sector(start_.cell);
        const std::size_t lost = clash.in == cell ? clash.second : clash.first;
        std::vector<Candidate> one = {nodes_[lost].candidate}, other;
        if (clash.in != cell) add_way(clash.second, one);
        if (lost != start_node_) {
            other = {nodes_[nodes_[lost].true_by].candidate};
            add_way(nodes_[nodes_[lost].true_by].false_by, other);
        } else {
            const Set<Digit> others = board_.digits(start_.cell) - Set<Digit>{start_.digit};
            if (!others.single()) return supposition_on(board_, cell);
            other = {{start_.cell, others.first()}};
        }
        if (other.front() < one.front()) std::swap(one, other);
        std::reverse(one.begin(), one.end());
        one.insert(one.end(), other.begin(), other.end());
        return told_forwards({std::move(one)});
    }
    Deduction deduction(const Clash& clash) const {
        std::vector<std::size_t> way;
        collect(clash.first, way);
        collect(clash.second, way);
        put_in_order(way, [this](auto a, auto b) { return nodes_[a].turn < nodes_[b].turn; });
        way.erase(std::unique(way.begin(), way.end()), way.end());

        const Sector cell = g_.sector(start_.cell);
        std::vector<Deduction> steps;
        for (std::size_t i : way)
            if (nodes_[i].false_in != cell)  // in the cell of z all else is dead in this branch
                add_step(steps, {{base_of(nodes_[i].false_by)}, {nodes_[i].false_in}}, nodes_[i].candidate);
        if (clash.in != cell) add_step(steps, {{base_of(clash.second)}, {clash.in}}, nodes_[clash.first].candidate);
        const Sector empty = base_of(clash.in == cell ? clash.second : clash.first);
        return {refutation(board_, cell, {start_}, std::move(steps), empty), {start_}};
    }

    // One step for all that a true candidate removes from one sector.
    static void add_step(std::vector<Deduction>& steps, Cover cover, Candidate removed) {
        if (!steps.empty()) {
            const auto& last = std::get<Cover>(steps.back().why);
            if (last.base == cover.base && last.cover == cover.cover) {
                steps.back().removes.push_back(removed);
                return;
            }
        }
        steps.push_back({std::move(cover), {removed}});
    }

    const Board& board_;
    const Geometry& g_;
    std::size_t first_;  // the first of the sectors of a candidate that counts: 0 cell, 1 row
    std::vector<Node> nodes_;
    std::vector<std::size_t> numbers_;  // candidate -> node
    std::vector<std::size_t> begin_;
    std::vector<std::size_t> members_;
    std::vector<std::pair<int, std::size_t>> holders_;  // per sector: the run, and its true node there
    std::size_t start_node_ = 0;
    Candidate start_;
    std::vector<std::size_t> queue_;  // true nodes in the order found
    int run_ = 0;
    int turns_ = 0;
};

}  // namespace

bool find_x_cycles(const Board& board, int /*size*/, const Sink& sink) {
    return Cycles(board, Across::houses).report_all(sink);
}

bool find_y_cycles(const Board& board, int /*size*/, const Sink& sink) {
    return Cycles(board, Across::houses_and_cells).report_all(sink);
}

}  // namespace deduku
