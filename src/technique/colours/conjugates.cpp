// The rounds of the method, and a proof of each elimination: for z, which shares house h with the derived pair a, b,
//
//   Split on h:   a true: z false    b true: z false    neither: (what earlier rounds removed,) then the conflict
//
// and for z that sees the colours u, v of a graph, u in house h:
//
//   Split on h:   z true: u, v false, then the conflict     any other: z false
//
// The eliminations of earlier rounds on which the conflict depends precede it, each as its own Split.
#include "technique/colours/conjugates.hpp"

#include <algorithm>

#include "reason/shown.hpp"
#include "technique/links/chain.hpp"
#include "technique/links/colour_cluster.hpp"
#include "technique/links/consequences.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

using Node = Links::Node;
constexpr std::size_t none = ColourCluster::nowhere;

// The places of a digit in open cells, and the graphs of their conjugate pairs.
struct Round {
    Round(const Board& board, Digit digit)
        : links(Links::of_digit(board, digit, Links::In::open_cells)),
          consequences(links),
          graph(links.size(), none),
          colour(links.size()) {
        for (const ColourCluster& cluster : clusters_of(links)) {
            for (const ColourCluster::Node& node : cluster.nodes()) {
                graph[links.node(node.candidate)] = even.size();
                colour[links.node(node.candidate)] = static_cast<std::size_t>(node.colour);
            }
            even.push_back(cluster.is_even());
        }
    }

    Links links;
    Consequences consequences;
    std::vector<std::size_t> graph, colour;  // of each node; graph: or none
    std::vector<bool> even;                  // of each graph; if not even, the board has no solution
};

class Search {
  public:
    Search(const Board& board, Digit digit, ConjugateOptions options)
        : board_(board),
          g_(board.geometry()),
          digit_(digit),
          options_(options),
          now_(board),
          gone_by_(g_.cells(), none) {}

    void run() {
        for (bool emptied = false; !emptied;) {
            Round round(now_, digit_);
            before_ = found_.size();
            if (round.even.size() >= 2) derive_pairs(round);
            if (options_.both_colours) look_for_traps(round);
            if (found_.size() == before_) return;
            for (std::size_t k = before_; k < found_.size(); ++k) now_.remove(found_[k].gone);
            for (House house : g_.every_house()) emptied = emptied || now_.places(house, digit_).empty();
        }
    }

    std::size_t found() const { return found_.size(); }
    int tests() const { return tests_; }
    const std::vector<ConjugatePair>& derived() const { return derived_; }
    ConjugateElimination elimination(std::size_t k) const {
        return {found_[k].gone.cell, found_[k].first.cell, found_[k].second.cell};
    }

    // Elimination k as a deduction on the current board.
    Deduction deduction(std::size_t k) const {
        std::vector<bool> needed(k + 1);
        needed[k] = true;
        for (std::size_t i = k + 1; i-- > 0;)
            if (needed[i])
                for (std::size_t earlier : found_[i].rests_on) needed[earlier] = true;
        Deduction out = found_[k].alone;
        std::vector<Deduction>& steps = closed_branch(out).steps;
        std::vector<Deduction> before;
        for (std::size_t i = 0; i < k; ++i)
            if (needed[i]) before.push_back(found_[i].alone);
        steps.insert(steps.begin(), before.begin(), before.end());
        return *settle(board_, std::move(out));
    }

    bool deliver(std::size_t k, const Sink& sink) const {
        const Deduction found = deduction(k);
        return sink({found, [&] { return supposition_on(board_, std::get<Split>(found.why).on); }});
    }

  private:
    struct Found {
        Candidate gone, first, second;
        std::vector<std::size_t> rests_on;  // earlier eliminations, directly needed
        Deduction alone;                    // on a board after those
    };
    using Argument = Consequences::Argument;

    static Branch& closed_branch(Deduction& deduction) {
        auto& branches = std::get<Split>(deduction.why).branches;
        return *std::find_if(branches.begin(), branches.end(), [](const Branch& b) { return b.empty.has_value(); });
    }

    std::optional<Consequences::Clash> clash_of(Round& round, Node a, Node b) const {
        const auto clash = round.consequences.suppose_neither(a, b);
        return clash || !options_.emptied_houses ? clash : round.consequences.emptied();
    }

    // Tests all pairs of cells of a house in different graphs, both false. Graphs and colours alone decide the outcome.
    void derive_pairs(Round& round) {
        const auto& [links, consequences, graph, colour, even] = round;
        std::vector<char> outcome(4 * even.size() * even.size(), '?');
        for (const House house : g_.every_house()) {
            const auto places = links.members(sector(house));
            for (auto a = places.begin(); a != places.end(); ++a)
                for (auto b = a + 1; b != places.end(); ++b) {
                    if (graph[*a] == none || graph[*b] == none || graph[*a] == graph[*b]) continue;
                    if (common_sector(g_, links.candidate(*a), links.candidate(*b)) != sector(house)) continue;
                    ++tests_;
                    const std::size_t one = 2 * graph[*a] + colour[*a], other = 2 * graph[*b] + colour[*b];
                    char& met = outcome[2 * one * even.size() + other];
                    if (met == '?') met = clash_of(round, *a, *b) ? '!' : '-';
                    if (met != '!') continue;
                    derived_.push_back({links.candidate(*a).cell, links.candidate(*b).cell, house});
                    eliminate(round, *a, *b);
                }
        }
    }

    // Candidates that see both cells of a derived pair in one house.
    void eliminate(Round& round, Node a, Node b) {
        const Candidate one = round.links.candidate(a), other = round.links.candidate(b);
        for (const Links::Hook& hook : round.links.hooks(a)) {
            if (!lies_in(g_, other, hook.in) || !g_.exactly_one(hook.in)) continue;
            for (Node i : round.links.members(hook.in)) {
                const Candidate z = round.links.candidate(i);
                if (i == a || i == b || gone_by_[z.cell] != none) continue;
                auto argument = round.consequences.argument(*clash_of(round, a, b));
                std::vector<std::size_t> earlier = rests_on(argument);
                Branch neither{others_of(board_, hook.in, {one, other}), std::move(argument.steps), argument.empty};
                Split split{hook.in, {{{one}, {}, {}}, {{other}, {}, {}}, std::move(neither)}};
                add({z, one, other, std::move(earlier), {std::move(split), {z}}});
            }
        }
    }

    // Candidates z that see a place of each colour of a graph with a pair that the original board lacks.
    void look_for_traps(Round& round) {
        std::vector<bool> merged(round.even.size());
        for (const House house : g_.every_house())
            if (round.links.is_strong(sector(house)) && board_.places(house, digit_).size() > 2)
                merged[round.graph[round.links.members(sector(house)).front()]] = true;
        for (Node z = 0; z < round.links.size(); ++z)
            if (gone_by_[round.links.candidate(z).cell] == none) look_for_trap(round, z, merged);
    }

    void look_for_trap(Round& round, Node z, const std::vector<bool>& merged) {
        std::vector<std::array<Node, 2>> seen(merged.size(), {Links::none, Links::none});
        for (const Links::Hook& hook : round.links.hooks(z))
            for (Node i : round.links.members(hook.in)) {
                const std::size_t graph = round.graph[i];
                if (i == z || graph == none || !merged[graph] || !round.even[graph]) continue;
                auto& [u, v] = seen[graph];
                (round.colour[i] == 0 ? u : v) = i;
                if (u == Links::none || v == Links::none) continue;
                if (g_.exactly_one(*common_sector(g_, round.links.candidate(z), round.links.candidate(u))))
                    return split_on_colours(round, z, u, v);
            }
    }

    void split_on_colours(Round& round, Node i, Node u, Node v) {
        const Candidate z = round.links.candidate(i), one = round.links.candidate(u), other = round.links.candidate(v);
        auto argument = round.consequences.argument(*clash_of(round, u, v));
        std::vector<std::size_t> earlier = rests_on(argument);
        const Sector on = *common_sector(g_, z, one);
        std::vector<Deduction>& steps = argument.steps;
        if (!lies_in(g_, other, on))
            steps.insert(steps.begin(), {Cover{{on}, {*common_sector(g_, z, other)}}, {other}});
        Split split = refutation(board_, on, {z}, std::move(steps), argument.empty);
        std::reverse(split.branches.begin(), split.branches.end());
        add({z, one, other, std::move(earlier), {std::move(split), {z}}});
    }

    Sector sector(House house) const { return g_.sector(house, digit_); }

    // Earlier eliminations in the houses in which the argument needs a place to be the only one left, or no place left.
    std::vector<std::size_t> rests_on(const Argument& argument) const {
        std::vector<Sector> houses = {argument.empty};
        for (const Deduction& step : argument.steps) houses.push_back(std::get<Cover>(step.why).base.front());
        std::vector<std::size_t> out;
        for (std::size_t k = 0; k < before_; ++k)
            if (std::any_of(houses.begin(), houses.end(), [&](Sector s) { return lies_in(g_, found_[k].gone, s); }))
                out.push_back(k);
        return out;
    }

    void add(Found found) {
        gone_by_[found.gone.cell] = found_.size();
        found_.push_back(std::move(found));
    }

    const Board& board_;
    const Geometry& g_;
    Digit digit_;
    ConjugateOptions options_;
    Board now_;                         // without the eliminations of earlier rounds
    std::size_t before_ = 0;            // number of these
    Table<Cell, std::size_t> gone_by_;  // by place: its elimination
    std::vector<Found> found_;
    std::vector<ConjugatePair> derived_;
    int tests_ = 0;
};

}  // namespace

Conjugates conjugates(const Board& board, Digit digit, ConjugateOptions options) {
    Conjugates out;
    const Round start(board, digit);
    const Links& links = start.links;
    out.graphs.resize(start.even.size());
    for (Node i = 0; i < links.size(); ++i) {
        const Cell cell = links.candidate(i).cell;
        out.cells.push_back(cell);
        if (start.graph[i] == none) {
            out.unlinked.push_back(cell);
            continue;
        }
        ConjugateGraph& graph = out.graphs[start.graph[i]];
        (start.colour[i] == 0 ? graph.one : graph.other).push_back(cell);
    }
    for (const House house : board.geometry().every_house()) {
        const Sector sector = board.geometry().sector(house, digit);
        if (!links.is_strong(sector)) continue;
        const auto two = links.members(sector);
        out.pairs.push_back({links.candidate(two[0]).cell, links.candidate(two[1]).cell, house});
    }
    Search search(board, digit, options);
    search.run();
    out.tests = search.tests();
    out.derived = search.derived();
    for (std::size_t k = 0; k < search.found(); ++k) out.eliminations.push_back(search.elimination(k));
    return out;
}

bool find_conjugates(const Board& board, int size, const Sink& sink) {
    for (Digit digit : board.geometry().all_digits()) {
        Search search(board, digit, {size >= 2, size >= 3});
        search.run();
        for (std::size_t k = 0; k < search.found(); ++k)
            if (!search.deliver(k, sink)) return false;
    }
    return true;
}

}  // namespace deduku
