#include "grid/rules/forms/unrolled.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

using Edge = Unrolled::Edge;

// The edges from one state.
using Follows = std::span<const Edge>;
bool comes_before(Follows a, Follows b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), [](const Edge& x, const Edge& y) {
        return std::pair(x.number, x.to) < std::pair(y.number, y.to);
    });
}

// Keeps the edges to states that lead to the end, and renames these; -1: a state that does not.
void prune(std::vector<Edge>& edges, const std::vector<int>& classes) {
    std::erase_if(edges, [&](const Edge& edge) { return classes[static_cast<std::size_t>(edge.to)] < 0; });
    for (Edge& edge : edges) edge.to = classes[static_cast<std::size_t>(edge.to)];
    // They are sorted by state and number; with one target for both they are in order.
    const auto same_start = [](const Edge& a, const Edge& b) { return a.from == b.from && a.number == b.number; };
    if (std::adjacent_find(edges.begin(), edges.end(), same_start) == edges.end()) return;
    put_in_order(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}
int merge_all(std::vector<Edge>& edges) {
    const bool merges = !edges.empty() && edges.front().from != edges.back().from;
    for (Edge& edge : edges) edge.from = 0;
    if (!merges) return 1;
    put_in_order(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return 1;
}
// One class for the states with the same edges, which stay once; the number of classes.
int merge_equal(std::vector<Edge>& edges, std::vector<int>& classes) {
    std::vector<std::pair<Follows, int>> known;  // in order
    std::vector<Edge> kept;
    kept.reserve(edges.size());
    std::fill(classes.begin(), classes.end(), -1);
    for (auto from = edges.begin(); from != edges.end();) {
        const int state = from->from;
        const auto to = std::find_if(from, edges.end(), [&](const Edge& edge) { return edge.from != state; });
        const Follows follows(from, to);
        const auto at = std::lower_bound(known.begin(), known.end(), follows,
                                         [](const auto& one, Follows other) { return comes_before(one.first, other); });
        const auto number = static_cast<int>(known.size());
        if (at == known.end() || comes_before(follows, at->first)) {
            known.insert(at, {follows, number});
            classes[static_cast<std::size_t>(state)] = number;
            for (const Edge& edge : follows) kept.push_back({number, edge.number, edge.to});
        } else {
            classes[static_cast<std::size_t>(state)] = at->second;
        }
        from = to;
    }
    edges = std::move(kept);
    return static_cast<int>(known.size());
}

// Only what leads to one of these states at the end; states with the same continuations are one. `states`: their largest
// number at a place.
Unrolled merged(std::vector<Unrolled::Step> steps, const std::vector<int>& accepted, std::size_t states) {
    std::vector<int> classes(states, -1);  // of the states after a step, by what can follow
    for (const int state : accepted) classes[static_cast<std::size_t>(state)] = 0;
    int count = 1;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        step->after = count;
        prune(step->edges, classes);
        const bool first = step + 1 == steps.rend();
        count = first ? merge_all(step->edges) : merge_equal(step->edges, classes);
        step->before = count;
        if (step->edges.empty()) return {};
    }
    return {std::move(steps)};
}

using MovesOf = std::vector<std::vector<const Automaton::Move*>>;  // of each state
MovesOf moves_of_states(const Automaton& automaton) {
    MovesOf out(static_cast<std::size_t>(automaton.states));
    for (const Automaton::Move& move : automaton.moves) out[static_cast<std::size_t>(move.from)].push_back(&move);
    return out;
}

class Unroller {
  public:
    Unroller(const Automaton& automaton, const Geometry& board)
        : automaton_(automaton),
          board_(board),
          moves_of_(moves_of_states(automaton)),
          is_after_(static_cast<std::size_t>(automaton.states), false) {
        for (const int state : automaton.starts) is_after_[static_cast<std::size_t>(state)] = true;
        step_on();
    }

    // Forwards: the edges from the states reached so far, by state and number.
    void read(Cell cell) {
        Unrolled::Step step{cell, 1, 1, {}};
        const std::vector<int> numbers = numbers_of(board_, cell);
        for (const int state : here_)
            for (const int number : numbers)
                for (const Automaton::Move* move : moves_of_[static_cast<std::size_t>(state)])
                    if (move->reads.has(number)) {
                        step.edges.push_back({state, number, move->to});
                        is_after_[static_cast<std::size_t>(move->to)] = true;
                    }
        step_on();
        steps_.push_back(std::move(step));
    }
    void read_break() {
        std::vector<std::vector<int>> over(moves_of_.size());
        for (const int state : here_)
            for (const Automaton::Move* move : moves_of_[static_cast<std::size_t>(state)])
                if (move->reads.gap) {
                    over[static_cast<std::size_t>(state)].push_back(move->to);
                    is_after_[static_cast<std::size_t>(move->to)] = true;
                }
        step_on();
        if (steps_.empty()) return;
        std::vector<Edge> edges;
        for (const Edge& edge : steps_.back().edges)
            for (const int to : over[static_cast<std::size_t>(edge.to)]) edges.push_back({edge.from, edge.number, to});
        steps_.back().edges = std::move(edges);
    }

    Unrolled finish() && {
        std::erase_if(here_, [&](int state) { return !automaton_.accepts[static_cast<std::size_t>(state)]; });
        return merged(std::move(steps_), here_, moves_of_.size());
    }

  private:
    void step_on() {
        here_.clear();
        for (std::size_t state = 0; state < is_after_.size(); ++state)
            if (is_after_[state]) here_.push_back(static_cast<int>(state));
        is_after_.assign(is_after_.size(), false);
    }

    const Automaton& automaton_;
    const Geometry& board_;
    MovesOf moves_of_;
    std::vector<int> here_;  // ascending
    std::vector<bool> is_after_;
    std::vector<Unrolled::Step> steps_;
};

// The readings that no run accepts: a state is the set of all states that the automaton may be in.
class RefusedReadings {
  public:
    RefusedReadings(const Automaton& automaton, const Geometry& board)
        : automaton_(automaton), board_(board), moves_of_(moves_of_states(automaton)) {
        here_.emplace_back(automaton.starts.begin(), automaton.starts.end());
    }

    void read(Cell cell) {
        Unrolled::Step step{cell, 1, 1, {}};
        Places after;
        const std::vector<int> numbers = numbers_of(board_, cell);
        for (std::size_t from = 0; from < here_.size(); ++from)
            for (const int number : numbers) {
                const int to =
                    after.number_of(next_of(here_[from], [&](const Symbols& reads) { return reads.has(number); }));
                step.edges.push_back({static_cast<int>(from), number, to});
            }
        here_ = std::move(after.sets);
        steps_.push_back(std::move(step));
    }
    void read_break() {
        Places after;
        std::vector<int> over;
        for (const Set& set : here_)
            over.push_back(after.number_of(next_of(set, [](const Symbols& reads) { return reads.gap; })));
        here_ = std::move(after.sets);
        if (steps_.empty()) return;
        for (Edge& edge : steps_.back().edges) edge.to = over[static_cast<std::size_t>(edge.to)];
    }

    bool too_many() const { return here_.size() > static_cast<std::size_t>(max_automaton_states); }

    Unrolled finish() && {
        std::vector<int> accepted;
        std::size_t most = here_.size();
        for (const Unrolled::Step& step : steps_)
            for (const Edge& edge : step.edges) most = std::max(most, static_cast<std::size_t>(edge.to) + 1);
        for (std::size_t i = 0; i < here_.size(); ++i)
            if (std::none_of(here_[i].begin(), here_[i].end(),
                             [&](int state) { return automaton_.accepts[static_cast<std::size_t>(state)]; }))
                accepted.push_back(static_cast<int>(i));
        return merged(std::move(steps_), accepted, most);
    }

  private:
    using Set = std::set<int>;
    // The sets at one place, and their numbers.
    struct Places {
        std::vector<Set> sets;
        std::map<Set, int> numbers;
        int number_of(Set set) {
            const auto [known, added] = numbers.try_emplace(std::move(set), static_cast<int>(sets.size()));
            if (added) sets.push_back(known->first);
            return known->second;
        }
    };
    template <class Reads>
    Set next_of(const Set& from, const Reads& reads) const {
        Set out;
        for (const int state : from)
            for (const Automaton::Move* move : moves_of_[static_cast<std::size_t>(state)])
                if (reads(move->reads)) out.insert(move->to);
        return out;
    }

    const Automaton& automaton_;
    const Geometry& board_;
    MovesOf moves_of_;
    std::vector<Set> here_;
    std::vector<Unrolled::Step> steps_;
};

}  // namespace

int Unrolled::most_states() const {
    int most = 1;
    for (const Step& step : steps) most = std::max(most, step.after);
    return most;
}

Unrolled unroll(const Automaton& automaton, const std::vector<std::vector<Cell>>& groups, const Geometry& board) {
    Unroller unroller(automaton, board);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) unroller.read_break();
        for (const Cell cell : groups[i]) unroller.read(cell);
    }
    return std::move(unroller).finish();
}

std::optional<Unrolled> unroll_refused(const Automaton& automaton, const std::vector<std::vector<Cell>>& groups,
                                       const Geometry& board) {
    RefusedReadings readings(automaton, board);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) readings.read_break();
        for (const Cell cell : groups[i]) {
            readings.read(cell);
            if (readings.too_many()) return std::nullopt;
        }
    }
    Unrolled out = std::move(readings).finish();
    return out.most_states() <= max_digits ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<Unrolled> failing_unrolled_of(const Rule& rule, const Geometry& board) {
    return unroll_refused(rule.row->automaton(rule, board), rule.groups, board);
}

Unrolled unrolled_of(const Rule& rule, const Geometry& board) {
    return unroll(rule.row->automaton(rule, board), rule.groups, board);
}

}  // namespace deduku::rules
