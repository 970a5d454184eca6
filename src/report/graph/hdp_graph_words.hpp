// The texts in a decision graph, with cell names in the chosen style.
#pragma once

#include "method/hdp/decision_graph.hpp"
#include "report/graph/hdp_graph.hpp"

namespace deduku::report {

class GraphWords {
  public:
    GraphWords(const Geometry& geometry, Coords coords) : geometry_(geometry), coords_(coords) {}

    /// "G8: 3,9"
    std::string statement(const hdp::Statement& statement) const;
    /// "DIS I8: 3,9 # B1: 1,2 => CTR => B1: 6"
    std::string line(const hdp::HdpLine& line) const;
    /// "12 pairs, 30 of 81 cells solved"
    std::string state(const Board& board) const;
    /// "3 pairs", "CTR", "SOL"
    static std::string tested(const hdp::TestedBranch& tested);
    /// "1 decision", "5 decisions"
    static std::string count(int number, const std::string& word);

    /// The decision and its pair: the lines of a node.
    std::vector<std::string> heading(const hdp::Decision& decision) const;
    /// Its two branches.
    std::vector<graph::NodePart> parts(const hdp::DecisionGraph& tree, const hdp::Decision& decision) const;
    /// The branches in the order of the parts: the two statements, with the branch opened with each, if any.
    struct Side {
        hdp::Statement statement;
        const hdp::OpenedBranch* opened = nullptr;
    };
    std::vector<Side> sides(const hdp::Decision& decision) const;

    /// "17 decisions without conclusion", "34 branches: 3 to 9 pairs", and the facts under open hypotheses:
    /// "# G7: 3,9: B1: 6; A2: 5,9"
    graph::Node folded(const hdp::DecisionGraph& tree, const std::vector<const hdp::Decision*>& decisions) const;

  private:
    /// "G7: 3,5,9 - 3,9: 3 pairs; 5: 4 pairs", one per line: the contents of a folded node.
    std::string listed(const hdp::DecisionGraph& tree, const std::vector<const hdp::Decision*>& decisions) const;
    void facts_under(const hdp::DecisionGraph& tree, std::size_t level, const std::string& chain,
                     std::vector<std::string>& out) const;

    const Geometry& geometry_;
    Coords coords_;
};

}  // namespace deduku::report
