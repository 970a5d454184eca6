#include "grid/rules/forms/unrolled.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

using Edge = Unrolled::Edge;

// Keeps the edges to states that lead to the end, and renames these.
void prune(std::vector<Edge>& edges, const std::map<int, int>& classes) {
    std::erase_if(edges, [&](const Edge& edge) { return !classes.contains(edge.to); });
    for (Edge& edge : edges) edge.to = classes.at(edge.to);
    put_in_order(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}
int merge_all(std::vector<Edge>& edges) {
    for (Edge& edge : edges) edge.from = 0;
    put_in_order(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return 1;
}
// One class for the states with the same edges; the number of classes.
int merge_equal(std::vector<Edge>& edges, std::map<int, int>& classes) {
    std::map<std::vector<std::pair<int, int>>, int> known;
    std::map<int, std::vector<std::pair<int, int>>> of;
    for (const Edge& edge : edges) of[edge.from].emplace_back(edge.number, edge.to);
    classes.clear();
    for (auto& [state, follows] : of)
        classes[state] = known.try_emplace(follows, static_cast<int>(known.size())).first->second;
    for (Edge& edge : edges) edge.from = classes.at(edge.from);
    put_in_order(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return static_cast<int>(known.size());
}

// Only what leads to one of these states at the end; states with the same continuations are one.
Unrolled merged(std::vector<Unrolled::Step> steps, const std::set<int>& accepted) {
    std::map<int, int> classes;  // of the states after a step, by what can follow
    for (const int state : accepted) classes[state] = 0;
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

class Unroller {
  public:
    Unroller(const Automaton& automaton, const Geometry& board)
        : automaton_(automaton), board_(board), moves_of_(static_cast<std::size_t>(automaton.states)) {
        for (const Automaton::Move& move : automaton.moves)
            moves_of_[static_cast<std::size_t>(move.from)].push_back(&move);
        here_.insert(automaton.starts.begin(), automaton.starts.end());
    }

    // Forwards: the edges from the states reached so far.
    void read(Cell cell) {
        Unrolled::Step step{cell, 1, 1, {}};
        std::set<int> after;
        const std::vector<int> numbers = numbers_of(board_, cell);
        for (const int state : here_)
            for (const Automaton::Move* move : moves_of_[static_cast<std::size_t>(state)])
                for (const int number : numbers)
                    if (move->reads.has(number)) {
                        step.edges.push_back({state, number, move->to});
                        after.insert(move->to);
                    }
        here_ = std::move(after);
        steps_.push_back(std::move(step));
    }
    void read_break() {
        std::map<int, std::set<int>> over;
        std::set<int> after;
        for (const int state : here_)
            for (const Automaton::Move* move : moves_of_[static_cast<std::size_t>(state)])
                if (move->reads.gap) {
                    over[state].insert(move->to);
                    after.insert(move->to);
                }
        here_ = std::move(after);
        if (steps_.empty()) return;
        std::vector<Edge> edges;
        for (const Edge& edge : steps_.back().edges)
            for (const int to : over[edge.to]) edges.push_back({edge.from, edge.number, to});
        steps_.back().edges = std::move(edges);
    }

    Unrolled finish() && {
        std::set<int> accepted;
        for (const int state : here_)
            if (automaton_.accepts[static_cast<std::size_t>(state)]) accepted.insert(state);
        return merged(std::move(steps_), accepted);
    }

  private:
    const Automaton& automaton_;
    const Geometry& board_;
    std::vector<std::vector<const Automaton::Move*>> moves_of_;
    std::set<int> here_;
    std::vector<Unrolled::Step> steps_;
};

// The readings that no run accepts: a state is the set of all states that the automaton may be in.
class RefusedReadings {
  public:
    RefusedReadings(const Automaton& automaton, const Geometry& board)
        : automaton_(automaton), board_(board), moves_of_(static_cast<std::size_t>(automaton.states)) {
        for (const Automaton::Move& move : automaton.moves)
            moves_of_[static_cast<std::size_t>(move.from)].push_back(&move);
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
        std::set<int> accepted;
        for (std::size_t i = 0; i < here_.size(); ++i)
            if (std::none_of(here_[i].begin(), here_[i].end(),
                             [&](int state) { return automaton_.accepts[static_cast<std::size_t>(state)]; }))
                accepted.insert(static_cast<int>(i));
        return merged(std::move(steps_), accepted);
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
    std::vector<std::vector<const Automaton::Move*>> moves_of_;
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
