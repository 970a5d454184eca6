#include "report/graph/hdp_graph_words.hpp"

#include <algorithm>

#include "grid/pick.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

using hdp::Decision;
using hdp::DecisionGraph;
using hdp::OpenedBranch;
using hdp::Statement;

constexpr std::size_t widest_line = 64;
constexpr std::size_t most_listed = 40;  // tips must remain readable

// "B1: 6; A2: 5,9; .." in lines of limited width.
void add_wrapped(std::vector<std::string>& out, const std::string& head, const std::vector<std::string>& words) {
    std::string line = head;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = words[i] + (i + 1 < words.size() ? ";" : "");
        if (line.size() + 1 + word.size() > widest_line) {
            out.push_back(line);
            line = "   ";
        }
        line += ' ' + word;
    }
    out.push_back(line);
}

}  // namespace

std::string GraphWords::statement(const Statement& statement) const {
    return cell_name(geometry_, statement.cell, coords_) + ": " + digit_list(statement.digits);
}

std::string GraphWords::line(const hdp::HdpLine& line) const {
    std::string text = line.mark == hdp::Mark::prf ? "PRF" : "DIS";
    bool first = true;
    for (const hdp::HdpLink& link : line.chain) {
        text += link.hypothesis ? " # " : first ? " " : " + ";
        text += statement(link.statement);
        first = false;
    }
    if (line.outcome != BranchOutcome::open) text += line.outcome == BranchOutcome::solution ? " => SOL" : " => CTR";
    if (line.conclusion) text += " => " + statement(*line.conclusion);
    return text;
}

std::string GraphWords::state(const Board& board) const {
    int pairs = 0;
    int solved = 0;
    for (Cell cell : geometry_.every_cell()) {
        const Set<Digit> digits = board.digits(cell);
        pairs += digits.size() == 2 ? 1 : 0;
        solved += digits.single() ? 1 : 0;
    }
    return worded("{}, {} of {} cells solved", count(pairs, "pair"), solved, geometry_.cells());
}

std::string GraphWords::tested(const hdp::TestedBranch& tested) {
    switch (tested.outcome) {
        case BranchOutcome::open: return count(tested.pairs, "pair");
        case BranchOutcome::contradiction: return "CTR";
        case BranchOutcome::solution: return "SOL";
    }
    return {};
}

std::string GraphWords::count(int number, const std::string& word) {
    const bool branch = word.ends_with("ch");
    return worded("{} {}{}", number, word, number == 1 ? "" : branch ? "es" : "s");
}

std::vector<std::string> GraphWords::heading(const Decision& decision) const {
    if (decision.kind == Decision::Kind::constraint_pair)
        return {worded("{}: {} or {}", digit_list(decision.candidate.digits),
                       cell_name(geometry_, decision.candidate.cell, coords_),
                       cell_name(geometry_, decision.other, coords_))};
    std::vector<std::string> lines = {statement(decision.candidate)};
    if (decision.has_house)
        lines.push_back(
            worded("by {} in {}", statement(decision.pair), house_in_sentence(geometry_, decision.house, coords_)));
    return lines;
}

std::vector<GraphWords::Side> GraphWords::sides(const Decision& decision) const {
    std::vector<Side> out;
    switch (decision.kind) {
        case Decision::Kind::cell_pair:
            out.push_back({{decision.candidate.cell, decision.pair.digits}});
            out.push_back({decision.opposite(out[0].statement)});
            break;
        case Decision::Kind::constraint_pair:
            out.push_back({decision.candidate});
            out.push_back({{decision.other, decision.candidate.digits}});
            break;
        case Decision::Kind::unnamed:
            for (const OpenedBranch& branch : decision.branches) out.push_back({branch.tried});
            break;
    }
    for (Side& side : out)
        for (const OpenedBranch& branch : decision.branches)
            if (branch.tried == side.statement) side.opened = &branch;
    return out;
}

std::vector<graph::NodePart> GraphWords::parts(const DecisionGraph& tree, const Decision& decision) const {
    std::vector<graph::NodePart> out;
    for (const Side& side : sides(decision)) {
        graph::NodePart part;
        part.name = decision.kind == Decision::Kind::constraint_pair ? statement(side.statement)
                                                                     : digit_list(side.statement.digits);
        part.sign = graph::Sign::untried;
        part.result = "not opened";
        if (side.opened != nullptr) {
            const OpenedBranch& branch = *side.opened;
            BranchOutcome outcome = branch.result.outcome;
            part.result = tested(branch.result);
            if (branch.level) {
                outcome = tree.levels[*branch.level].outcome;
                constexpr std::string_view ends[] = {", open", ", then CTR", ", then SOL"};
                part.result += pick(ends, outcome);
            }
            constexpr graph::Sign signs[] = {graph::Sign::open, graph::Sign::contradiction, graph::Sign::solution};
            part.sign = pick(signs, outcome);
        }
        if (decision.fact && decision.fact->statement == side.statement) {
            part.result = side.opened != nullptr ? part.result + ", holds" : "holds";
            part.sign = graph::Sign::proved;
        }
        out.push_back(std::move(part));
    }
    return out;
}

graph::Node GraphWords::folded(const DecisionGraph& tree, const std::vector<const Decision*>& decisions) const {
    int branches = 0;
    int under = 0;
    int fewest = std::numeric_limits<int>::max();
    int most = 0;
    bool twice = false;
    std::vector<std::string> facts;
    for (const Decision* decision : decisions) {
        for (const OpenedBranch& branch : decision->branches) {
            ++branches;
            twice |= branch.counted > 1;
            fewest = std::min(fewest, branch.result.pairs);
            most = std::max(most, branch.result.pairs);
            if (!branch.level) continue;
            under += tree.branches_under(*branch.level);
            facts_under(tree, *branch.level, "# " + statement(branch.tried), facts);
        }
    }
    graph::Node out{graph::NodeKind::folded,
                    {count(static_cast<int>(decisions.size()), "decision") + " without conclusion"}};
    out.lines.push_back(count(branches, "branch") + ": " +
                        (fewest >= most ? count(most, "pair") : worded("{} to {} pairs", fewest, most)));
    if (under > 0) out.lines.push_back("followed: " + count(under, "branch") + " under them");
    if (twice) out.lines.emplace_back("(counted twice, as published)");
    out.left_from = out.lines.size();
    out.lines.insert(out.lines.end(), facts.begin(), facts.end());
    out.tip = listed(tree, decisions);
    return out;
}

void GraphWords::facts_under(const DecisionGraph& tree, std::size_t level, const std::string& chain,
                             std::vector<std::string>& out) const {
    std::vector<std::string> facts;
    for (const Decision& decision : tree.levels[level].decisions)
        if (decision.fact) facts.push_back(statement(decision.fact->statement));
    if (!facts.empty()) add_wrapped(out, chain + " would give", facts);
    for (const Decision& decision : tree.levels[level].decisions)
        for (const OpenedBranch& branch : decision.branches)
            if (branch.level) facts_under(tree, *branch.level, chain + " # " + statement(branch.tried), out);
}

std::string GraphWords::listed(const DecisionGraph& tree, const std::vector<const Decision*>& decisions) const {
    std::string text;
    for (std::size_t i = 0; i < decisions.size() && i < most_listed; ++i) {
        if (i > 0) text += '\n';
        text += heading(*decisions[i]).front() + " -";
        for (const graph::NodePart& part : parts(tree, *decisions[i]))
            text += worded(" {}: {};", part.name, part.result);
        text.pop_back();
    }
    if (decisions.size() > most_listed) text += worded("\nand {} more", decisions.size() - most_listed);
    return text;
}

}  // namespace deduku::report
