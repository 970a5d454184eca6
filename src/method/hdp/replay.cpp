#include "method/hdp/replay.hpp"

#include <algorithm>

#include "deduku/techniques.hpp"
#include "grid/contains.hpp"

namespace deduku::hdp {
namespace {

std::string_view in_words(BranchOutcome outcome) {
    switch (outcome) {
        case BranchOutcome::open: return "autosolve stays open (UNS)";
        case BranchOutcome::contradiction: return "autosolve ends in a contradiction (CTR)";
        case BranchOutcome::solution: return "autosolve solves the puzzle (SOL)";
    }
    return {};
}

// Whether these two cells are the only places of the digit in some house: one false, the other true.
bool is_constraint_pair(const Board& board, const Statement& a, const Statement& b) {
    if (!a.digits.single() || a.digits != b.digits) return false;
    for (const Membership& in_a : board.geometry().houses_of(a.cell))
        for (const Membership& in_b : board.geometry().houses_of(b.cell))
            if (in_a.house == in_b.house &&
                board.places(in_a.house, a.digits.first()) == Set<Place>{in_a.place, in_b.place})
                return a.cell != b.cell;
    return false;
}

std::size_t innermost(const HdpChain& chain) {
    std::size_t at = chain.size();
    while (at > 0 && !chain[at - 1].hypothesis) --at;
    return at;  // one past the hypothesis; 0: none
}

HdpChain after(const HdpLine& line) {
    if (line.mark != Mark::dis || !line.conclusion) return line.chain;
    HdpChain chain(line.chain.begin(), line.chain.begin() + static_cast<std::ptrdiff_t>(innermost(line.chain)) - 1);
    chain.push_back({*line.conclusion, false});
    return chain;
}

}  // namespace

Replayer::Replayer(const Puzzle& puzzle, Meter& meter)
    : start_(start_board(puzzle)), autosolver_(start_.geometry(), meter), closed_(start_) {
    start_outcome_ = autosolver_.run(closed_, 0);
}

ReplayedLine Replayer::line(std::size_t number, std::string_view text) {
    ReplayedLine out;
    out.number = number;
    out.text = text;
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos || text[begin] == '#' || text.substr(begin, 3) == "CNT") return out;
    auto parsed = parse_line(start_.geometry(), text);
    if (auto* error = std::get_if<LineError>(&parsed)) {
        out.verdict = ReplayVerdict::fails;
        out.column = error->column + 1;
        out.expected = std::move(error->expected);
        out.why = "column " + std::to_string(out.column) + ": expected " + out.expected;
        return out;
    }
    out.line = std::get<HdpLine>(std::move(parsed));
    out.verdict = ReplayVerdict::holds;
    out.why = check(*out.line, Facts::named);
    if (out.why.empty()) {
        learn(*out.line, number, Facts::named);
    } else if (check(*out.line, Facts::all).empty()) {
        out.why = "with facts shown before that the line does not name";
        learn(*out.line, number, Facts::all);
    } else {
        out.verdict = ReplayVerdict::fails;
        return out;
    }
    // A status line may name as a fact the hypothesis that solved the puzzle: then it has no position.
    if (out.line->mark != Mark::sta || reach(out.line->chain).why_not.empty()) out.after = after(*out.line);
    return out;
}

Reached Replayer::reach(const HdpChain& chain, Facts facts) { return follow(chain, facts, Mark::inc); }

HdpChain Replayer::with_facts(const HdpChain& chain) const {
    HdpChain out;
    std::vector<Statement> supposed;
    const auto add = [&](const HdpLink& link) {
        out.push_back(link);
        supposed.push_back(link.statement);
    };
    const auto complete = [&] {
        for (std::size_t before = supposed.size() + 1; before != supposed.size();) {
            before = supposed.size();
            for (const Statement& fact : facts_under(root_, supposed))
                if (!contains(supposed, fact)) add({fact, false});
        }
    };
    for (const HdpLink& link : chain) {
        if (link.hypothesis) complete();
        if (link.hypothesis || !contains(supposed, link.statement)) add(link);
    }
    complete();
    return out;
}

HdpChain Replayer::look_at(const ShownLevel& level, const HdpChain& above) {
    if (level.settled != 0) return level.settled_at;
    HdpChain chain = above;
    if (!level.hypothesis.digits.empty()) chain.push_back({level.hypothesis, true});
    chain = with_facts(chain);
    return reach(chain).why_not.empty() ? chain : level.opened_at;
}

std::vector<Deduction> Replayer::steps() const {
    std::vector<Deduction> out;
    Board board = start_;
    record(board, builder_.argument(), out);
    return out;
}

BranchOutcome Replayer::add(Board& board, const Statement& statement, BranchOutcome outcome) {
    return outcome == BranchOutcome::contradiction ? outcome : autosolver_.assume(board, statement);
}

// Facts may be conditions of other facts: repeats until there are no more.
void Replayer::add_all(Reached& reached, std::vector<Statement>& supposed) {
    for (bool more = true; more;) {
        more = false;
        for (const Statement& fact : facts_under(root_, supposed)) {
            if (contains(supposed, fact)) continue;
            supposed.push_back(fact);
            reached.outcome = add(reached.board, fact, reached.outcome);
            more = true;
        }
    }
}

// In a status line the statement that solved the puzzle also counts as shown.
Reached Replayer::follow(const HdpChain& chain, Facts facts, Mark mark) {
    Reached out{closed_, start_outcome_, closed_};
    std::vector<Statement> supposed;
    std::size_t levels = 0;
    if (facts == Facts::all) add_all(out, supposed);
    for (const HdpLink& link : chain) {
        if (link.hypothesis) {
            const Board& known = facts == Facts::named ? out.board : closed_;
            const Set<Digit> gone = link.statement.digits - known.digits(link.statement.cell);
            if (!gone.empty() || ++levels > most_levels) {
                out.why_not = gone.empty() ? "there are more than " + std::to_string(most_levels) + " hypotheses"
                                           : text({link.statement.cell, gone}) + " is no candidate there";
                return out;
            }
            out.hypothesis = link.statement;
            out.assumed_in = out.board;
        } else if (!where_shown(root_, supposed, link.statement) &&
                   !(mark == Mark::sta && solved_with(link.statement))) {
            out.why_not = text(link.statement) + " was not shown " +
                          (out.hypothesis ? "under # " + text(*out.hypothesis) : "before");
            return out;
        }
        out.before = out.board;
        out.outcome = add(out.board, link.statement, out.outcome);
        supposed.push_back(link.statement);
        if (link.hypothesis && facts == Facts::all) add_all(out, supposed);
    }
    return out;
}

// The reason why the line fails; empty if it holds.
std::string Replayer::check(const HdpLine& line, Facts facts) {
    const Reached reached = follow(line.chain, facts, line.mark);
    if (!reached.why_not.empty()) return reached.why_not;
    if (line.mark == Mark::sta || line.mark == Mark::hyp) return {};
    if (reached.outcome != line.outcome) return std::string(in_words(reached.outcome));
    if (line.mark == Mark::prf) solution_ = reached.board.grid();
    return line.mark == Mark::dis ? check_conclusion(line, reached, facts) : std::string();
}

// With facts that the line does not name, the cell may have fewer digits left than the line says: it still holds.
std::string Replayer::check_conclusion(const HdpLine& line, const Reached& reached, Facts facts) const {
    if (!reached.hypothesis)
        return line.conclusion ? text(*line.conclusion) + " follows from no hypothesis" : std::string();
    const Statement& refuted = *reached.hypothesis;
    const Statement rest = reached.rest();
    const std::string follows = rest.digits.empty() ? "a contradiction" : text(rest);
    if (!line.conclusion) return "the conclusion is missing: => " + follows;
    const Statement& conclusion = *line.conclusion;
    const bool weaker = conclusion.cell == rest.cell && conclusion.digits.contains(rest.digits) &&
                        (conclusion.digits & refuted.digits).empty();
    if (conclusion == rest || (facts == Facts::all && weaker)) return {};
    if (is_constraint_pair(*reached.assumed_in, refuted, conclusion)) return {};
    return "what follows is " + follows + ", not " + text(conclusion);
}

// A status line names the hypothesis that solved the puzzle as a fact.
bool Replayer::solved_with(const Statement& statement) const {
    return solution_ && statement.digits.has((*solution_)[statement.cell]);
}

void Replayer::learn(const HdpLine& line, std::size_t number, Facts facts) {
    if (line.mark == Mark::sta) return;
    adopt(line.chain, facts);
    builder_.add(line);
    ShownLevel* level = &root_;
    ShownLevel* above = &root_;
    for (std::size_t i = 0; i < line.chain.size(); ++i) {
        const HdpLink& link = line.chain[i];
        if (!link.hypothesis) continue;
        above = level;
        const auto end = line.chain.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        level = &level->open(link.statement, number, HdpChain(line.chain.begin(), end));
    }
    const bool settles = line.mark == Mark::prf || line.mark == Mark::dis;
    if (settles && level->settled == 0) {
        level->settled = number;
        level->ended = line.outcome;
        level->settled_at = line.chain;
    }
    if (line.conclusion && line.mark == Mark::dis) above->add(*line.conclusion, number);
}

// A fact shown on another level is also added to the level where it is named, for the deductions.
void Replayer::adopt(const HdpChain& chain, Facts facts) {
    std::vector<Statement> supposed;
    LevelPath here;
    for (const HdpLink& link : chain) {
        if (link.hypothesis)
            here.push_back(link.statement);
        else if (const auto from = where_shown(root_, supposed, link.statement))
            builder_.adopt(*from, here);
        supposed.push_back(link.statement);
        if (facts == Facts::named) continue;
        for (const Statement& fact : facts_under(root_, supposed))
            if (const auto from = where_shown(root_, supposed, fact)) builder_.adopt(*from, here);
    }
}

HdpReplay replay(Replayer& replayer, std::string_view text, KeptBoards boards) {
    HdpReplay out;
    std::size_t checked = 0;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        ReplayedLine& read = out.lines.emplace_back(replayer.line(number, line));
        if (boards == KeptBoards::kept && read.after)
            read.board = replayer.reach(*read.after, read.why.empty() ? Facts::named : Facts::all).board;
        checked += read.verdict == ReplayVerdict::skipped ? 0U : 1U;
        if (read.verdict == ReplayVerdict::fails && !out.failed) out.failed = out.lines.size() - 1;
    }
    out.all_hold = checked > 0 && !out.failed;
    out.steps = replayer.steps();
    out.solution = replayer.solution();
    return out;
}

}  // namespace deduku::hdp
