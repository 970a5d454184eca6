#include "report/graph/lines_graph.hpp"

#include <algorithm>

#include "report/graph/hdp_graph_words.hpp"
#include "report/worded.hpp"

namespace deduku::report {
namespace {

using graph::Arrow;
using graph::Kind;
using graph::Sign;
using hdp::Outcome;
using hdp::ShownFact;
using hdp::ShownLevel;

Sign sign_of(Outcome outcome) {
    if (outcome == Outcome::open) return Sign::open;
    return outcome == Outcome::solution ? Sign::solution : Sign::contradiction;
}

class LinesPainter {
  public:
    LinesPainter(hdp::Replayer& replayer, const hdp::Replay& replay, Coords coords)
        : replayer_(replayer), replay_(replay), words_(replayer.geometry(), coords) {}

    graph::Graph paint(std::string_view name) {
        const ShownLevel& root = replayer_.levels();
        const std::size_t start = add({Kind::state, {"Level 0", words_.state(replayer_.reach({}).board)}});
        add_level(root, start);
        constexpr std::string_view what = "decision graph of the lines";
        drawn_.title = name.empty() ? std::string(what) : worded("{}: {}", name, what);
        drawn_.description = worded("{} hypothes{}, {}. {}", hypotheses_, hypotheses_ == 1 ? "is" : "es",
                                    GraphWords::count(facts_, "fact"),
                                    replay_.solution ? "A solution was reached." : "No solution was reached.");
        return std::move(drawn_);
    }

  private:
    std::size_t add(graph::Node node, std::size_t from = graph::none, Arrow arrow = Arrow::tried,
                    std::size_t part = graph::none) {
        node.cluster = cluster_;
        drawn_.nodes.push_back(std::move(node));
        const std::size_t at = drawn_.nodes.size() - 1;
        if (from != graph::none) drawn_.edges.push_back({from, at, arrow, part});
        return at;
    }

    // What happened on a level, in the order of the lines: below each other, from the node `at`.
    void add_level(const ShownLevel& level, std::size_t at) {
        struct Item {
            std::size_t line;
            const ShownLevel* tried;
            const ShownFact* fact;
        };
        std::vector<Item> items;
        const auto tried_in = [&](std::size_t line) {
            const auto is_it = [&](const ShownLevel& below) { return below.settled == line; };
            return std::find_if(level.under.begin(), level.under.end(), is_it) != level.under.end();
        };
        for (const ShownLevel& below : level.under)
            items.push_back({below.settled != 0 ? below.settled : below.opened, &below, nullptr});
        for (const ShownFact& fact : level.facts)
            if (!tried_in(fact.line)) items.push_back({fact.line, nullptr, &fact});
        std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.line < b.line; });
        for (const Item& item : items) {
            if (item.fact != nullptr)
                at = add_fact(*item.fact, at, graph::none);
            else
                at = add_tried(*item.tried, level, at);
        }
        const bool by_facts = !level.facts.empty() && level.settled != 0 && level.ended != Outcome::open;
        if (by_facts) add_end(level, at);
    }

    // A hypothesis, what came of it, what follows; returns the node that the level goes on from.
    std::size_t add_tried(const ShownLevel& tried, const ShownLevel& level, std::size_t from) {
        ++hypotheses_;
        const Outcome outcome = tried.settled != 0 ? tried.ended : Outcome::open;
        const hdp::Reached reached = replayer_.reach(tried.opened_at);
        const hdp::Tested now{outcome, outcome == Outcome::open ? hdp::pair_count(reached.board) : 0};
        const auto fact = std::find_if(level.facts.begin(), level.facts.end(), [&](const ShownFact& f) {
            return tried.settled != 0 && f.line == tried.settled;
        });
        const std::size_t line = tried.settled != 0 ? tried.settled : tried.opened;
        graph::Node node{Kind::decision, {cell_of(tried.hypothesis), worded("line {}", line)}};
        node.tip = text_of(line);
        node.parts.push_back({digit_list(tried.hypothesis.digits), GraphWords::tested(now), sign_of(outcome)});
        if (fact != level.facts.end()) node.parts.push_back({part_of(*fact, tried), "holds", Sign::proved});
        const std::size_t at = add(std::move(node), from);
        if (!tried.facts.empty() || !tried.under.empty()) add_inside(tried, outcome, reached.board, at);
        if (outcome == Outcome::solution)
            return add({Kind::solution, {"SOL", words_.statement(tried.hypothesis)}}, at, Arrow::fact, 0);
        return fact == level.facts.end() ? from : add_fact(*fact, at, 1);
    }

    void add_inside(const ShownLevel& tried, Outcome outcome, const Board& board, std::size_t at) {
        const std::size_t outside = cluster_;
        const std::string name = "# " + words_.statement(tried.hypothesis);
        constexpr std::string_view ends[] = {"open", "CTR", "SOL"};
        drawn_.clusters.push_back(
            {worded("{}: {}", name, ends[static_cast<std::size_t>(outcome)]), sign_of(outcome), outside});
        cluster_ = drawn_.clusters.size() - 1;
        add_level(tried, add({Kind::state, {name, words_.state(board)}}, at, Arrow::hypothesis, 0));
        cluster_ = outside;
    }

    std::size_t add_fact(const ShownFact& fact, std::size_t from, std::size_t part) {
        ++facts_;
        graph::Node node{Kind::fact, {words_.statement(fact.statement), worded("line {}", fact.line)}};
        node.tip = text_of(fact.line);
        return add(std::move(node), from, part == graph::none ? Arrow::next : Arrow::fact, part);
    }

    void add_end(const ShownLevel& level, std::size_t at) {
        const bool solved = level.ended == Outcome::solution;
        graph::Node node{solved ? Kind::solution : Kind::contradiction,
                         {solved ? "SOL" : "CTR", worded("line {}", level.settled)}};
        node.tip = text_of(level.settled);
        add(std::move(node), at, Arrow::next);
    }

    std::string cell_of(const hdp::Statement& statement) const {
        const std::string text = words_.statement(statement);
        return text.substr(0, text.find(':'));
    }

    // The other branch; a constraint pair concludes in another cell.
    std::string part_of(const ShownFact& fact, const ShownLevel& tried) const {
        return fact.statement.cell == tried.hypothesis.cell ? digit_list(fact.statement.digits)
                                                            : words_.statement(fact.statement);
    }

    std::string text_of(std::size_t line) const {
        const auto found = std::find_if(replay_.lines.begin(), replay_.lines.end(),
                                        [&](const hdp::ReplayedLine& each) { return each.number == line; });
        return found != replay_.lines.end() && found->line ? to_text(replayer_.geometry(), *found->line) : "";
    }

    hdp::Replayer& replayer_;
    const hdp::Replay& replay_;
    GraphWords words_;
    graph::Graph drawn_;
    std::size_t cluster_ = graph::none;
    int hypotheses_ = 0;
    int facts_ = 0;
};

}  // namespace

graph::Graph lines_graph(hdp::Replayer& replayer, const hdp::Replay& replay, Coords coords, std::string_view name) {
    return LinesPainter(replayer, replay, coords).paint(name);
}

}  // namespace deduku::report
