#include "technique/colours/conjugates.hpp"

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "deduku/text.hpp"
#include "technique/closure/closure.hpp"
#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using nlohmann::json;
using Cells = std::set<Cell>;

bool sees(const Geometry& g, Cell a, Cell b) { return share_house(g, a, b); }

// The method as done by hand, with the step numbers of the source.
class Paper {
  public:
    Paper(const Board& board, Digit digit, bool u, bool t) : g_(board.geometry()), u_(u), t_(t) {
        for (int h = 0; h < g_.houses(); ++h) {
            Cells in;
            bool solved = false;
            for (Cell cell : g_.cells_of(static_cast<House>(h))) {
                if (!board.has({cell, digit})) continue;
                solved = solved || board.digits(cell).size() == 1;
                if (board.digits(cell).size() > 1) in.insert(cell);
            }
            all_.push_back(in);
            if (!solved) open_.push_back(static_cast<std::size_t>(h));
        }
        start_ = all_;
        while (round()) {
        }
    }

    Cells gone() const { return gone_; }

  private:
    using Colours = std::map<Cell, int>;  // a graph: 0 or 1 for each cell

    bool round() {
        std::vector<Colours> graphs;
        std::vector<bool> merged;
        for (std::size_t h : open_) {
            if (all_[h].empty() && !start_[h].empty()) return false;  // no solution
            if (all_[h].size() != 2) continue;
            const Cell a = *all_[h].begin(), b = *all_[h].rbegin();
            if (std::any_of(graphs.begin(), graphs.end(), [&](const Colours& graph) { return graph.count(a) > 0; }))
                continue;
            graphs.push_back({{a, 0}, {b, 1}});
            grow(graphs.back());
        }
        for (const Colours& graph : graphs) {
            merged.push_back(false);
            for (std::size_t h : open_)
                if (all_[h].size() == 2 && start_[h].size() > 2 && graph.count(*all_[h].begin()) > 0)
                    merged.back() = true;
        }
        Cells now = seen_by_derived(graphs);
        for (std::size_t i = 0; t_ && i < graphs.size(); ++i)
            if (merged[i] && !odd(graphs[i]))
                for (const Cells& in : all_)
                    for (Cell z : in)
                        if (sees_colour(graphs[i], z, 0) && sees_colour(graphs[i], z, 1)) now.insert(z);
        for (Cells& in : all_)
            for (Cell z : now) in.erase(z);
        gone_.insert(now.begin(), now.end());
        return !now.empty();
    }

    Cells seen_by_derived(const std::vector<Colours>& graphs) const {
        Cells out;
        if (graphs.size() < 2) return out;
        const auto of = [&](Cell c) {
            for (std::size_t i = 0; i < graphs.size(); ++i)
                if (graphs[i].count(c) > 0) return static_cast<int>(i);
            return -1;
        };
        for (const Cells& house : all_)
            for (Cell a : house)
                for (Cell b : house) {
                    if (of(a) < 0 || of(b) < 0 || of(a) == of(b) || !conflict(graphs, a, b)) continue;
                    for (const Cells& in : all_)
                        if (in.count(a) > 0 && in.count(b) > 0)
                            for (Cell z : in)
                                if (z != a && z != b) out.insert(z);
                }
        return out;
    }

    void grow(Colours& graph) const {
        for (std::size_t size = 0; size < graph.size();) {
            size = graph.size();
            for (std::size_t h : open_) {
                if (all_[h].size() != 2) continue;
                const Cell a = *all_[h].begin(), b = *all_[h].rbegin();
                if (graph.count(a) > 0) graph.emplace(b, 1 - graph[a]);
                if (graph.count(b) > 0) graph.emplace(a, 1 - graph[b]);
            }
        }
    }

    bool odd(const Colours& graph) const {
        return std::any_of(open_.begin(), open_.end(), [&](std::size_t h) {
            if (all_[h].size() != 2) return false;
            const auto a = graph.find(*all_[h].begin()), b = graph.find(*all_[h].rbegin());
            return a != graph.end() && b != graph.end() && a->second == b->second;
        });
    }

    bool sees_colour(const Colours& graph, Cell z, int colour) const {
        return std::any_of(graph.begin(), graph.end(),
                           [&](const auto& each) { return each.second == colour && sees(g_, each.first, z); });
    }

    // Steps 2 to 4.
    bool conflict(const std::vector<Colours>& graphs, Cell a, Cell b) const {
        std::map<Cell, bool> value = {{a, false}, {b, false}};
        bool met = false, changed = true;
        const auto set = [&](Cell cell, bool to) {
            const auto [at, is_new] = value.emplace(cell, to);
            if (is_new) changed = true;
            if (at->second != to) met = true;
        };
        while (changed && !met) {
            changed = false;
            for (const Colours& graph : graphs) {
                if (odd(graph)) {
                    met = met || std::any_of(graph.begin(), graph.end(),
                                             [&](const auto& each) { return value.count(each.first) > 0; });
                    continue;
                }
                for (const auto& [known, colour] : graph)
                    if (value.count(known) > 0)
                        for (const auto& [cell, other] : graph) set(cell, value[known] == (colour == other));
            }
            for (const Cells& in : all_)
                for (Cell t : in)
                    if (value.count(t) > 0 && value[t])
                        for (Cell cell : in)
                            if (cell != t) set(cell, false);
        }
        for (std::size_t h : open_) {
            const auto is_false = [&](Cell cell) { return value.count(cell) > 0 && !value[cell]; };
            met = met || (u_ && !all_[h].empty() && std::all_of(all_[h].begin(), all_[h].end(), is_false));
        }
        return met;
    }

    const Geometry& g_;
    bool u_, t_;
    std::vector<Cells> all_, start_;  // P by houses: current, at the start
    std::vector<std::size_t> open_;   // houses without a solved digit
    Cells gone_;
};

std::vector<Removes> on_paper(const Board& board, int size) {
    std::vector<Removes> out;
    for (Digit digit : board.geometry().all_digits())
        for (Cell z : Paper(board, digit, size >= 2, size >= 3).gone()) add(out, {{z, digit}});
    return out;
}

TEST(Conjugates, MatchesDefinition) {
    compare(find_conjugates, on_paper, 1, 3, 12);
    compare_on_houses(find_conjugates, on_paper, 1, 3, 9, 24);
}

// Cells by the names of the source: row letter from the top, column number.
class Named {
  public:
    explicit Named(const Geometry& geometry) : g_(geometry) {}
    Cell operator()(const std::string& name) const { return *parse_cell(g_, name, Coords::rows); }
    Cells operator()(const json& names) const {
        Cells out;
        for (const std::string name : names) out.insert((*this)(name));
        return out;
    }

  private:
    const Geometry& g_;
};

json example() { return json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hcs_example.json")); }

Board example_board(const json& data) {
    Board board(std::make_shared<const Geometry>(Box{3, 3}));
    for (int i = 0; i < 81; ++i) {
        Set<Digit> keep;
        for (char c : data["grid"][static_cast<std::size_t>(i)].get<std::string>())
            keep.insert(static_cast<Digit>(c - '1'));
        board.keep_only(static_cast<Cell>(i), keep);
    }
    return board;
}

Digit example_digit(const json& data) { return static_cast<Digit>(data["digit"].get<int>() - 1); }

using Pairs = std::set<std::pair<Cells, std::string>>;  // two cells, "row A"

Cells as_set(const std::vector<Cell>& cells) { return {cells.begin(), cells.end()}; }

TEST(Conjugates, ExampleOfSource) {
    const json data = example();
    const Board board = example_board(data);
    const Geometry& g = board.geometry();
    const Named named(g);
    const Conjugates found = conjugates(board, example_digit(data));
    EXPECT_EQ(as_set(found.cells), named(data["cells"]));
    EXPECT_EQ(as_set(found.unlinked), named(data["unlinked"]));

    std::map<HouseKind, std::set<Cells>> pairs;
    for (const ConjugatePair& pair : found.pairs) pairs[g.kind(pair.house)].insert({pair.first, pair.second});
    const auto listed = [&](const char* key) {
        std::set<Cells> out;
        for (const json& pair : data[key]) out.insert(named(pair));
        return out;
    };
    EXPECT_EQ(pairs[HouseKind::row], listed("row_pairs"));
    EXPECT_EQ(pairs[HouseKind::column], listed("column_pairs"));
    EXPECT_EQ(pairs[HouseKind::box], listed("box_pairs_strict"));

    std::set<std::set<Cells>> graphs, expected_graphs;
    for (const ConjugateGraph& graph : found.graphs) graphs.insert({as_set(graph.one), as_set(graph.other)});
    for (const json& graph : data["graphs"]) {
        std::map<std::string, Cells> colours;
        for (const auto& [cell, colour] : graph["members"].items()) colours[colour].insert(named(cell));
        std::set<Cells> both;
        for (const auto& [colour, cells] : colours) both.insert(cells);
        expected_graphs.insert(both);
    }
    EXPECT_EQ(graphs, expected_graphs);

    Pairs derived, expected_derived;
    for (const ConjugatePair& pair : found.derived)
        derived.insert({{pair.first, pair.second}, house_name(g, pair.house, Coords::rows)});
    for (const json& pair : data["derived_pairs_all"])
        expected_derived.insert({{named(pair[0].get<std::string>()), named(pair[1].get<std::string>())}, pair[2]});
    EXPECT_EQ(derived, expected_derived);
    EXPECT_EQ(found.tests, data["false_false_tests"].get<int>());
    EXPECT_EQ(static_cast<int>(found.derived.size()), data["conflicts"].get<int>());

    std::map<Cell, Cells> gone, expected_gone;
    for (const ConjugateElimination& each : found.eliminations) gone[each.cell] = {each.first, each.second};
    for (const json& each : data["eliminations"]) expected_gone[named(each[0].get<std::string>())] = named(each[2]);
    EXPECT_EQ(gone, expected_gone);
    EXPECT_EQ(found.eliminations.size(), 2U);
    for (int size = 1; size <= 3; ++size)
        EXPECT_TRUE(texts(find_conjugates, board, size) == (std::vector<std::string>{"D1=5", "C4=5"})) << size;
}

TEST(Conjugates, XWingOfSource) {
    const json data = example();
    const json& toy = data["xwing_example"];
    Board board(std::make_shared<const Geometry>(Box{3, 3}));
    const Named named(board.geometry());
    const Cells cells = named(toy["cells"]);
    const Digit digit = example_digit(data);
    for (int i = 0; i < 81; ++i)
        if (cells.count(static_cast<Cell>(i)) == 0) board.remove({static_cast<Cell>(i), digit});
    const Conjugates found = conjugates(board, digit);
    std::set<Cells> pairs, derived;
    for (const ConjugatePair& pair : found.pairs) pairs.insert({pair.first, pair.second});
    for (const ConjugatePair& pair : found.derived) derived.insert({pair.first, pair.second});
    EXPECT_EQ(pairs, (std::set<Cells>{named(toy["column_pairs"][0]), named(toy["column_pairs"][1])}));
    EXPECT_EQ(derived, (std::set<Cells>{named(toy["derived"][0]), named(toy["derived"][1])}));
    Cells gone;
    for (const ConjugateElimination& each : found.eliminations) gone.insert(each.cell);
    EXPECT_EQ(gone, named(toy["eliminations"]));
}

}  // namespace
}  // namespace deduku
