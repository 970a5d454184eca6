#include "report/graph/lines_graph.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "report/graph/hdp_graph_painter.hpp"

namespace deduku::report {
namespace {

using graph::Arrow;
using graph::NodeKind;
using graph::Sign;
using hdp::ShownFact;
using hdp::ShownLevel;

class LinesPainter : GraphDrawing {
  public:
    LinesPainter(hdp::Replayer& replayer, const hdp::HdpReplay& replay, Coords coords)
        : replayer_(replayer), replay_(replay), words_(replayer.geometry(), coords) {}

    graph::Graph paint(std::string_view name) {
        const ShownLevel& root = replayer_.levels();
        const std::size_t start = node({NodeKind::state, {"Level 0", words_.state(replayer_.reach({}).board)}});
        add_level(root, start);
        drawn.title = title_of(name, "decision graph of the lines");
        drawn.description = worded("{} hypothes{}, {}. {}", hypotheses_, hypotheses_ == 1 ? "is" : "es",
                                   GraphWords::count(facts_, "fact"),
                                   replay_.solution ? "A solution was reached." : "No solution was reached.");
        return std::move(drawn);
    }

  private:
    // Adds the events on a level below each other in line order, from the node `at`.
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
        put_in_order(items, [](const Item& a, const Item& b) { return a.line < b.line; });
        for (const Item& item : items) {
            if (item.fact != nullptr)
                at = add_fact(*item.fact, at, graph::none);
            else
                at = add_tried(*item.tried, level, at);
        }
        const bool by_facts = !level.facts.empty() && level.settled != 0 && level.ended != BranchOutcome::open;
        if (by_facts) add_end(level, at);
    }

    // Adds a hypothesis, its result, its consequences; returns the node from which the level continues.
    std::size_t add_tried(const ShownLevel& tried, const ShownLevel& level, std::size_t from) {
        ++hypotheses_;
        const BranchOutcome outcome = tried.settled != 0 ? tried.ended : BranchOutcome::open;
        const hdp::Reached reached = replayer_.reach(tried.opened_at);
        const hdp::TestedBranch now{outcome, outcome == BranchOutcome::open ? hdp::pair_count(reached.board) : 0};
        const auto fact = std::find_if(level.facts.begin(), level.facts.end(), [&](const ShownFact& f) {
            return tried.settled != 0 && f.line == tried.settled;
        });
        const std::size_t line = tried.settled != 0 ? tried.settled : tried.opened;
        graph::Node added{NodeKind::decision, {cell_of(tried.hypothesis), worded("line {}", line)}};
        added.tip = text_of(line);
        added.parts.push_back({digit_list(tried.hypothesis.digits), GraphWords::tested(now), sign_of(outcome)});
        if (fact != level.facts.end()) added.parts.push_back({part_of(*fact, tried), "holds", Sign::proved});
        const std::size_t at = node(std::move(added), from);
        if (!tried.facts.empty() || !tried.under.empty()) add_inside(tried, outcome, reached.board, at);
        if (outcome == BranchOutcome::solution)
            return node({NodeKind::solution, {"SOL", words_.statement(tried.hypothesis)}}, at, Arrow::fact, 0);
        return fact == level.facts.end() ? from : add_fact(*fact, at, 1);
    }

    void add_inside(const ShownLevel& tried, BranchOutcome outcome, const Board& board, std::size_t at) {
        const std::size_t outside = cluster;
        const std::string name = "# " + words_.statement(tried.hypothesis);
        constexpr std::string_view ends[] = {"open", "CTR", "SOL"};
        cluster = add_cluster(worded("{}: {}", name, pick(ends, outcome)), outcome, outside);
        add_level(tried, node({NodeKind::state, {name, words_.state(board)}}, at, Arrow::hypothesis, 0));
        cluster = outside;
    }

    std::size_t add_fact(const ShownFact& fact, std::size_t from, std::size_t part) {
        ++facts_;
        graph::Node added{NodeKind::fact, {words_.statement(fact.statement), worded("line {}", fact.line)}};
        added.tip = text_of(fact.line);
        return node(std::move(added), from, part == graph::none ? Arrow::next : Arrow::fact, part);
    }

    void add_end(const ShownLevel& level, std::size_t at) {
        const bool solved = level.ended == BranchOutcome::solution;
        graph::Node added{solved ? NodeKind::solution : NodeKind::contradiction,
                          {solved ? "SOL" : "CTR", worded("line {}", level.settled)}};
        added.tip = text_of(level.settled);
        node(std::move(added), at, Arrow::next);
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
    const hdp::HdpReplay& replay_;
    GraphWords words_;
    int hypotheses_ = 0;
    int facts_ = 0;
};

}  // namespace

graph::Graph lines_graph(hdp::Replayer& replayer, const hdp::HdpReplay& replay, Coords coords, std::string_view name) {
    return LinesPainter(replayer, replay, coords).paint(name);
}

}  // namespace deduku::report
