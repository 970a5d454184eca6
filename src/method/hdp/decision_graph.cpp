#include "method/hdp/decision_graph.hpp"

#include <algorithm>

namespace deduku::hdp {
namespace {

// Reads the events in sequence. Levels are open from the outermost to that of the next event.
class Reader {
  public:
    Reader(const Section& section, DecisionGraph& graph) : section_(section), graph_(graph) {
        graph_.levels.emplace_back();
        open_.push_back(0);
    }

    void read(const Event& event) {
        leave_to(event.level);
        switch (event.kind) {
            case Event::Kind::reduction: began_.push_back({event.level, opened_.size()}); return;
            case Event::Kind::unsolved: end_reduction(event.level); return;
            case Event::Kind::counted_twice: count_again(); return;
            case Event::Kind::round: return;
            case Event::Kind::pair: pair_ = event; return;
            case Event::Kind::candidate: level().decisions.push_back(of_candidate(event)); return;
            case Event::Kind::constraint_pair: {
                Decision decision{.kind = Decision::Kind::constraint_pair};
                decision.candidate = {event.cell, event.digits};
                decision.other = event.other;
                level().decisions.push_back(std::move(decision));
                return;
            }
            case Event::Kind::branch: branch(event); return;
            case Event::Kind::hypothesis: hypothesis(event); return;
            case Event::Kind::fact: fact(event); return;
        }
    }

  private:
    struct Began {
        int level;
        std::size_t opened;
    };
    struct Opened {
        std::size_t level;
        std::size_t decision;
        std::size_t branch;
    };

    DecisionLevel& level() { return graph_.levels[open_.back()]; }

    void leave_to(int number) {
        while (static_cast<int>(open_.size()) > number + 1) open_.pop_back();
        while (!began_.empty() && began_.back().level > number) began_.pop_back();
    }

    Decision of_candidate(const Event& event) const {
        Decision decision{.kind = Decision::Kind::cell_pair};
        decision.candidate = {event.cell, event.digits};
        decision.pair.digits = event.pair;
        if (pair_ && pair_->pair == event.pair && pair_->level == event.level) {
            decision.pair.cell = pair_->cell;
            decision.house = pair_->house;
            decision.has_house = true;
        }
        return decision;
    }

    void branch(const Event& event) {
        if (level().decisions.empty()) level().decisions.emplace_back().candidate = {event.cell, event.digits};
        level().decisions.back().branches.push_back({{event.cell, event.digits}, event.result, std::nullopt, 1});
        opened_.push_back({open_.back(), level().decisions.size() - 1, level().decisions.back().branches.size() - 1});
        if (event.result.outcome == BranchOutcome::solution) level().outcome = BranchOutcome::solution;
    }

    // The branch that is followed is the last one opened or, if the best of many is chosen, an earlier one: then its
    // decision moves to the end of the list.
    void hypothesis(const Event& event) {
        const Statement tried{event.cell, event.digits};
        std::vector<Decision>& decisions = level().decisions;
        const auto is_it = [&](const OpenedBranch& b) { return b.tried == tried && !b.level; };
        const auto found = std::find_if(decisions.rbegin(), decisions.rend(), [&](const Decision& d) {
            return !d.fact && std::any_of(d.branches.begin(), d.branches.end(), is_it);
        });
        if (found == decisions.rend()) {
            decisions.emplace_back().candidate = tried;
            decisions.back().branches.push_back({tried, {}, std::nullopt, 0});
        } else if (found != decisions.rbegin()) {
            std::rotate(found.base() - 1, found.base(), decisions.end());
            moved(static_cast<std::size_t>(decisions.rend() - found) - 1);
        }
        std::vector<OpenedBranch>& branches = decisions.back().branches;
        std::find_if(branches.begin(), branches.end(), is_it)->level = graph_.levels.size();
        graph_.levels.push_back({.number = event.level + 1});
        open_.push_back(graph_.levels.size() - 1);
    }

    // A decision of the open level was moved from `from` to the end of its list.
    void moved(std::size_t from) {
        for (Opened& o : opened_) {
            if (o.level != open_.back() || o.decision < from) continue;
            o.decision = o.decision == from ? level().decisions.size() - 1 : o.decision - 1;
        }
    }

    void fact(const Event& event) {
        while (line_ < section_.lines.size() && !section_.lines[line_].conclusion) ++line_;
        level().decisions.back().fact = RefutedFact{{event.cell, event.digits}, event.result, line_++};
        if (event.result.outcome != BranchOutcome::open) level().outcome = event.result.outcome;
    }

    void end_reduction(int number) {
        if (began_.empty() || began_.back().level != number) return;
        ended_at_ = began_.back().opened;
        began_.pop_back();
    }

    void count_again() {
        for (std::size_t i = ended_at_; i < opened_.size(); ++i) {
            const Opened& o = opened_[i];
            graph_.levels[o.level].decisions[o.decision].branches[o.branch].counted *= 2;
        }
    }

    const Section& section_;
    DecisionGraph& graph_;
    std::vector<std::size_t> open_;  // the open levels, outermost first
    std::vector<Began> began_;       // the unfinished reductions
    std::vector<Opened> opened_;     // branches in the order of opening
    std::size_t ended_at_ = 0;       // first branch of the reduction that ended last
    std::optional<Event> pair_;
    std::size_t line_ = 0;
};

}  // namespace

bool Decision::conclusive(const std::vector<DecisionLevel>& levels) const {
    return fact || std::any_of(branches.begin(), branches.end(), [&](const OpenedBranch& b) {
               return b.result.outcome == BranchOutcome::solution ||
                      (b.level && levels[*b.level].outcome != BranchOutcome::open);
           });
}

Statement Decision::opposite(const Statement& tried) const {
    if (kind == Kind::constraint_pair) return {tried.cell == candidate.cell ? other : candidate.cell, candidate.digits};
    return {candidate.cell, candidate.digits - tried.digits};
}

int DecisionGraph::opened() const {
    int count = 0;
    for (const DecisionLevel& level : levels)
        for (const Decision& decision : level.decisions)
            for (const OpenedBranch& branch : decision.branches) count += branch.counted;
    return count;
}

int DecisionGraph::branches_under(std::size_t level) const {
    int count = 0;
    for (const Decision& decision : levels[level].decisions)
        for (const OpenedBranch& branch : decision.branches)
            count += 1 + (branch.level ? branches_under(*branch.level) : 0);
    return count;
}

int DecisionGraph::facts_under(std::size_t level) const {
    int count = 0;
    for (const Decision& decision : levels[level].decisions) {
        count += decision.fact ? 1 : 0;
        for (const OpenedBranch& branch : decision.branches) count += branch.level ? facts_under(*branch.level) : 0;
    }
    return count;
}

DecisionGraph decision_graph(const Section& section, std::span<const Event> events) {
    DecisionGraph graph;
    Reader reader(section, graph);
    for (const Event& event : events) reader.read(event);
    return graph;
}

DecisionGraph analysis_decisions(const HdpReport& report) {
    return decision_graph(report.analysis, report.analysis_events);
}

DecisionGraph reduction_decisions(const HdpReport& report, const Section& section) {
    const std::span<const Event> all(report.events);
    return decision_graph(section, all.subspan(section.events_begin, section.events_end - section.events_begin));
}

}  // namespace deduku::hdp
