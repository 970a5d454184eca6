// The rounds of the method, and a proof of each elimination: for z, which shares house h with the derived pair a, b,
//
//   Split on h:   a true: z false    b true: z false    neither: (what earlier rounds removed,) then the conflict
//
// and for z that sees the colours u, v of a graph, u in house h:
//
//   Split on h:   z true: u, v false, then the conflict     any other: z false
//
// The eliminations of earlier rounds that the conflict rests on stand before it, each as a Split of its own.
#include "technique/conjugates.hpp"

#include <algorithm>

#include "technique/digit_links.hpp"
#include "technique/families.hpp"
#include "technique/patterns.hpp"

namespace deduku {
namespace {

using Node = DigitLinks::Node;
constexpr Node none = DigitLinks::none;

class Search {
  public:
    Search(const Board& board, Digit digit, ConjugateOptions options)
        : board_(board), g_(board.geometry()), digit_(digit), options_(options), links_(board, digit) {
        gone_by_.assign(links_.size(), none);
    }

    void run() {
        while (!links_.emptied()) {
            const std::size_t before = found_.size();
            if (links_.graphs() >= 2) derive_pairs();
            if (options_.both_colours) look_for_traps();
            if (found_.size() == before) return;
            for (std::size_t k = before; k < found_.size(); ++k) links_.remove(found_[k].gone);
            links_.link();
        }
    }

    std::size_t found() const { return found_.size(); }
    int tests() const { return tests_; }
    const std::vector<ConjugatePair>& derived() const { return derived_; }
    ConjugateElimination elimination(std::size_t k) const {
        return {links_.cell(found_[k].gone), links_.cell(found_[k].first), links_.cell(found_[k].second)};
    }

    // The proof of elimination k on the board as it is.
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
        Node gone;
        Node first;
        Node second;
        std::vector<std::size_t> rests_on;  // earlier eliminations, directly
        Deduction alone;                    // where those have been made
    };

    static Branch& closed_branch(Deduction& deduction) {
        auto& branches = std::get<Split>(deduction.why).branches;
        return *std::find_if(branches.begin(), branches.end(), [](const Branch& b) { return b.empty.has_value(); });
    }

    // The first house that holds both, if one does.
    std::optional<House> common_house(Node a, Node b) const {
        for (std::size_t k = 0; k < 3; ++k)
            if (links_.houses(a)[k] == links_.houses(b)[k]) return links_.houses(a)[k];
        return std::nullopt;
    }

    // Every two cells of a house in different graphs, both false. Only the graphs and colours count for the outcome.
    void derive_pairs() {
        const std::size_t colours = 2 * links_.graphs();
        std::vector<char> outcome(colours * colours, '?');
        const auto colour = [this](Node i) { return 2 * links_.graph(i) + static_cast<std::size_t>(links_.colour(i)); };
        for (const House house : g_.every_house()) {
            const std::vector<Node>& places = links_.places(house);
            for (auto a = places.begin(); a != places.end(); ++a)
                for (auto b = a + 1; b != places.end(); ++b) {
                    if (links_.graph(*a) == none || links_.graph(*b) == none) continue;
                    if (links_.graph(*a) == links_.graph(*b) || common_house(*a, *b) != house) continue;
                    ++tests_;
                    char& met = outcome[colour(*a) * colours + colour(*b)];
                    if (met == '?') met = links_.assume_false(*a, *b, options_.emptied_houses) ? '!' : '-';
                    if (met != '!') continue;
                    derived_.push_back({links_.cell(*a), links_.cell(*b), house});
                    eliminate(*a, *b);
                }
        }
    }

    // What sees both of a derived pair in one house.
    void eliminate(Node a, Node b) {
        for (House house : links_.houses(a)) {
            const auto in_b = links_.houses(b);
            if (std::find(in_b.begin(), in_b.end(), house) == in_b.end()) continue;
            for (Node z : links_.places(house))
                if (z != a && z != b && gone_by_[z] == none) add(z, a, b, split_on_pair(a, b, house));
        }
    }

    // z sees a place of each colour of a graph that the board alone does not have.
    void look_for_traps() {
        std::vector<bool> merged(links_.graphs());
        for (const House house : g_.every_house()) {
            if (links_.is_pair(house) && board_.places(house, digit_).size() > 2)
                merged[links_.graph(links_.places(house).front())] = true;
        }
        for (Node z = 0; z < links_.size(); ++z)
            if (links_.lives(z) && gone_by_[z] == none) look_for_trap(z, merged);
    }

    void look_for_trap(Node z, const std::vector<bool>& merged) {
        std::vector<std::array<Node, 2>> seen(merged.size(), {none, none});
        for (House house : links_.houses(z))
            for (Node i : links_.places(house)) {
                const std::size_t graph = links_.graph(i);
                if (i == z || graph == none || !merged[graph] || links_.odd(graph)) continue;
                seen[graph][static_cast<std::size_t>(links_.colour(i))] = i;
                if (seen[graph][0] == none || seen[graph][1] == none) continue;
                const auto [u, v] = seen[graph];
                add(z, u, v, split_on_colours(z, u, v));
                return;
            }
    }

    Sector sector(House house) const { return g_.sector(house, digit_); }
    Candidate candidate(Node i) const { return {links_.cell(i), digit_}; }

    // The living members of a house but these two.
    std::vector<Candidate> others(House house, Node a, Node b) const {
        std::vector<Candidate> out;
        for (Place p : board_.places(house, digit_)) {
            const Cell cell = g_.cell_at(house, p);
            if (cell != links_.cell(a) && cell != links_.cell(b)) out.push_back({cell, digit_});
        }
        return out;
    }

    // A Split with the closed branch last, and what its conflict rests on.
    struct Shown {
        Split split;
        std::vector<House> rests_on;
    };

    Shown split_on_pair(Node a, Node b, House house) {
        auto argument = links_.argument(*links_.assume_false(a, b, options_.emptied_houses));
        Branch neither{others(house, a, b), std::move(argument.steps), argument.empty};
        return {{sector(house), {{{candidate(a)}, {}, {}}, {{candidate(b)}, {}, {}}, std::move(neither)}},
                std::move(argument.rests_on)};
    }

    Shown split_on_colours(Node z, Node u, Node v) {
        auto argument = links_.argument(*links_.assume_false(u, v, options_.emptied_houses));
        const House house = *common_house(z, u);
        std::vector<Deduction>& steps = argument.steps;
        const auto in_v = links_.houses(v);
        if (std::find(in_v.begin(), in_v.end(), house) == in_v.end())
            steps.insert(steps.begin(), links_.removal(house, *common_house(z, v), v));
        Split split = refutation(board_, sector(house), {candidate(z)}, std::move(steps), argument.empty);
        std::reverse(split.branches.begin(), split.branches.end());
        return {std::move(split), std::move(argument.rests_on)};
    }

    void add(Node z, Node a, Node b, Shown shown) {
        std::vector<std::size_t> earlier;
        for (House house : shown.rests_on)
            for (Node i = 0; i < links_.size(); ++i) {
                const auto in = links_.houses(i);
                if (!links_.lives(i) && std::find(in.begin(), in.end(), house) != in.end())
                    earlier.push_back(gone_by_[i]);
            }
        gone_by_[z] = found_.size();
        found_.push_back({z, a, b, std::move(earlier), {std::move(shown.split), {candidate(z)}}});
    }

    const Board& board_;
    const Geometry& g_;
    Digit digit_;
    ConjugateOptions options_;
    DigitLinks links_;
    std::vector<std::size_t> gone_by_;  // place -> elimination
    std::vector<Found> found_;
    std::vector<ConjugatePair> derived_;
    int tests_ = 0;
};

}  // namespace

Conjugates conjugates(const Board& board, Digit digit, ConjugateOptions options) {
    Conjugates out;
    const DigitLinks start(board, digit);
    out.graphs.resize(start.graphs());
    for (Node i = 0; i < start.size(); ++i) {
        out.cells.push_back(start.cell(i));
        if (start.graph(i) == none) {
            out.unlinked.push_back(start.cell(i));
            continue;
        }
        ConjugateGraph& graph = out.graphs[start.graph(i)];
        (start.colour(i) == 0 ? graph.one : graph.other).push_back(start.cell(i));
    }
    for (const House house : board.geometry().every_house()) {
        const std::vector<Node>& places = start.places(house);
        if (start.is_pair(house)) out.pairs.push_back({start.cell(places[0]), start.cell(places[1]), house});
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
