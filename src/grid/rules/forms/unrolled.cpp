#include "grid/rules/forms/unrolled.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

using Edge = Unrolled::Edge;

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
        std::map<int, int> classes;  // of the states after a step, by what can follow
        for (const int state : here_)
            if (automaton_.accepts[static_cast<std::size_t>(state)]) classes[state] = 0;
        int count = 1;
        for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
            step->after = count;
            prune(step->edges, classes);
            const bool first = step + 1 == steps_.rend();
            count = first ? merge_all(step->edges) : merge_equal(step->edges, classes);
            step->before = count;
            if (step->edges.empty()) return {};
        }
        return {std::move(steps_)};
    }

  private:
    // Keeps the edges to states that lead to the end, and renames these.
    static void prune(std::vector<Edge>& edges, const std::map<int, int>& classes) {
        std::erase_if(edges, [&](const Edge& edge) { return !classes.contains(edge.to); });
        for (Edge& edge : edges) edge.to = classes.at(edge.to);
        put_in_order(edges);
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    }
    static int merge_all(std::vector<Edge>& edges) {
        for (Edge& edge : edges) edge.from = 0;
        put_in_order(edges);
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
        return 1;
    }
    // One class for the states with the same edges; the number of classes.
    static int merge_equal(std::vector<Edge>& edges, std::map<int, int>& classes) {
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

    const Automaton& automaton_;
    const Geometry& board_;
    std::vector<std::vector<const Automaton::Move*>> moves_of_;
    std::set<int> here_;
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

Unrolled unrolled_of(const Rule& rule, const Geometry& board) {
    return unroll(rule.row->automaton(rule, board), rule.groups, board);
}

}  // namespace deduku::rules
