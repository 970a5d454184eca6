#include "method/hdp/reduction.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku::hdp {
namespace {

HdpChain with(const HdpChain& chain, const Statement& statement, bool hypothesis) {
    HdpChain out = chain;
    out.push_back({statement, hypothesis});
    return out;
}

bool is_pair(const Board& board, Cell cell) { return board.digits(cell).size() == 2; }

}  // namespace

BranchOutcome Reduction::reduce(Board& board, HdpChain& chain, int depth) {
    return reduce(Level{board, chain, depth, 0});
}

void Reduction::print_status(const HdpChain& chain, BranchOutcome outcome) {
    const HdpChain& facts = outcome == BranchOutcome::solution ? solved_by_ : chain;
    if (!facts.empty()) print(Mark::sta, facts, BranchOutcome::open);
}

BranchOutcome Reduction::reduce(const Level& level) {
    note(level, {.kind = Event::Kind::reduction});
    BranchOutcome outcome = BranchOutcome::open;
    if (walk_ == Walk::breadth && level.depth > 0)
        outcome = reduce(Level{level.board, level.chain, level.depth - 1, level.number});
    if (outcome == BranchOutcome::open && !cut_short()) {
        const bool by_pairs = options_.choose == Choose::most_pairs && level.depth > 0;
        outcome = by_pairs ? loop_by_pairs(level) : loop(level);
    }
    if (outcome == BranchOutcome::open) note(level, {.kind = Event::Kind::unsolved});
    return outcome;
}

// Repeats passes over the list of pairs until one gives no fact.
BranchOutcome Reduction::loop(const Level& level) {
    Progress progress{.fact = true, .again = false};
    for (int pass = 1; progress.fact; ++pass) {
        progress.fact = false;
        for (Cell pair_cell : pairs_of(level.board)) {
            for (int number = 1; number == 1 || progress.again; ++number) {
                progress.again = false;
                if (!is_pair(level.board, pair_cell)) break;
                note(level, {.kind = Event::Kind::round, .pass = pass, .round = number, .cell = pair_cell});
                const BranchOutcome outcome = round(level, pair_cell, progress);
                if (outcome != BranchOutcome::open || cut_short()) return outcome;
            }
        }
    }
    return BranchOutcome::open;
}

// The advice for human solvers: first follow the branch with the most pairs; restart after a fact.
BranchOutcome Reduction::loop_by_pairs(const Level& level) {
    struct Option {
        Statement tried;
        Statement other;
        Count count;
        int pairs;
    };
    for (bool fact = true; fact;) {
        fact = false;
        std::vector<Option> open;
        const auto add = [&](const Statement& tried, const Statement& other, Count count) {
            const auto same = [&](const Option& c) { return c.tried == tried; };
            if (std::any_of(open.begin(), open.end(), same)) return;
            const TestedBranch tested = probe(level, tried);
            if (tested.outcome != BranchOutcome::contradiction) open.push_back({tried, other, count, tested.pairs});
        };
        for (const PairDecision& choice : choices_of(level.board)) {
            const auto& [first, second, both, pair_cell, house] = choice;
            note(level, {.kind = Event::Kind::pair, .cell = pair_cell, .house = house, .pair = first.digits});
            note(level, {.kind = Event::Kind::candidate,
                         .cell = first.cell,
                         .digits = level.board.digits(first.cell),
                         .pair = first.digits});
            add(first, second, Count::twice);
            if (both) add(second, first, Count::once);
        }
        put_in_order(open, [](const Option& a, const Option& b) { return a.pairs > b.pairs; });
        for (const Option& c : open) {
            if (cut_short()) return BranchOutcome::open;
            const Decision decision = follow(level, c.tried, c.other, c.count);
            if (decision.outcome != BranchOutcome::open) return decision.outcome;
            fact = decision.fact;
            if (fact) break;
        }
    }
    return BranchOutcome::open;
}

BranchOutcome Reduction::round(const Level& level, Cell pair_cell, Progress& progress) {
    std::vector<Cell> listed;
    const Geometry& geometry = level.board.geometry();
    for (House house : houses_in_order(geometry, pair_cell)) {
        if (!is_pair(level.board, pair_cell)) break;
        const std::vector<Cell> cells = group_of(level.board, pair_cell, house, listed);
        if (cells.empty()) continue;
        listed.insert(listed.end(), cells.begin(), cells.end());
        const Set<Digit> pair = level.board.digits(pair_cell);
        note(level, {.kind = Event::Kind::pair, .cell = pair_cell, .house = house, .pair = pair});
        const BranchOutcome outcome = group(level, pair, is_block(geometry.kind(house)), cells, progress);
        if (outcome != BranchOutcome::open || cut_short()) return outcome;
    }
    return BranchOutcome::open;
}

BranchOutcome Reduction::group(const Level& level, Set<Digit> pair, bool in_block, const std::vector<Cell>& cells,
                               Progress& progress) {
    const Sweep first = sweep(level, pair, cells, cells.size() == 1 ? Tries::both : Tries::pair);
    progress.fact |= first.fact;
    progress.again |= in_block ? first.fact_after_undecided : first.fact;
    if (first.outcome != BranchOutcome::open || cut_short() || !first.fact || cells.size() == 1) return first.outcome;

    std::vector<Cell> left;
    for (Cell cell : cells)
        if (is_reduction_candidate(level.board, pair, cell)) left.push_back(cell);
    if (left.size() != 1) return BranchOutcome::open;
    const Sweep second = sweep(level, pair, left, Tries::both);
    if (in_block)
        progress.again = false;
    else
        progress.again |= second.fact;
    return second.outcome;
}

Reduction::Sweep Reduction::sweep(const Level& level, Set<Digit> pair, const std::vector<Cell>& cells, Tries tries) {
    Sweep out;
    bool undecided = false;
    for (Cell cell : cells) {
        if (!is_reduction_candidate(level.board, pair, cell)) continue;
        note(level, {.kind = Event::Kind::candidate, .cell = cell, .digits = level.board.digits(cell), .pair = pair});
        const Statement first{cell, pair}, second{cell, level.board.digits(cell) - pair};
        Decision decision = try_branch(level, first, second, Count::twice);
        if (!decision.fact && !cut_short() && tries == Tries::both)
            decision = try_branch(level, second, first, Count::once);
        out.outcome = decision.outcome;
        out.fact |= decision.fact;
        out.fact_after_undecided |= decision.fact && undecided;
        undecided |= !decision.fact;
        if (out.outcome != BranchOutcome::open || cut_short()) break;
    }
    return out;
}

Reduction::Decision Reduction::try_branch(const Level& level, const Statement& tried, const Statement& other,
                                          Count count) {
    const TestedBranch tested = probe(level, tried);
    if (cut_short()) return {};
    switch (tested.outcome) {
        case BranchOutcome::solution: {
            print(Mark::prf, with(level.chain, tried, true), BranchOutcome::solution);
            autosolver_.assume(level.board, tried);
            solved(level, with(level.chain, tried, false));
            return {BranchOutcome::solution, true};
        }
        case BranchOutcome::contradiction:
            print(Mark::dis, with(level.chain, tried, true), BranchOutcome::contradiction, other);
            return add_fact(level, other, count);
        case BranchOutcome::open: break;
    }
    return level.depth > 0 ? follow(level, tried, other, count) : Decision{};
}

// Opens a level with the hypothesis `tried` and reduces it on a copy of the board.
Reduction::Decision Reduction::follow(const Level& level, const Statement& tried, const Statement& other, Count count) {
    Board board = level.board;
    autosolver_.assume(board, tried);
    HdpChain chain = with(level.chain, tried, true);
    note(level, {.kind = Event::Kind::hypothesis, .cell = tried.cell, .digits = tried.digits});
    if (walk_ == Walk::depth) print(Mark::inc, chain, BranchOutcome::open);
    switch (reduce(Level{board, chain, level.depth - 1, level.number + 1})) {
        case BranchOutcome::solution: return {BranchOutcome::solution, true};
        case BranchOutcome::contradiction: print(Mark::dis, chain, BranchOutcome::contradiction, other); break;
        case BranchOutcome::open: return {};
    }
    return add_fact(level, other, count);
}

Reduction::Decision Reduction::add_fact(const Level& level, const Statement& fact, Count count) {
    level.chain.push_back({fact, false});
    has_first_fact_ = options_.first_fact && level.number == 0;
    const BranchOutcome outcome = autosolver_.assume(level.board, fact);
    const TestedBranch now{outcome, outcome == BranchOutcome::open ? pair_count(level.board) : 0};
    note(level, {.kind = Event::Kind::fact, .cell = fact.cell, .digits = fact.digits, .result = now});
    if (outcome == BranchOutcome::contradiction) {
        if (level.number == 0) print(Mark::dis, level.chain, BranchOutcome::contradiction);
        return {outcome, true};
    }
    if (outcome == BranchOutcome::solution) {
        print(Mark::prf, level.chain, BranchOutcome::solution);
        // If facts solve a level, they prove its hypothesis, which becomes a fact of the level above.
        const auto last =
            std::find_if(level.chain.rbegin(), level.chain.rend(), [](const HdpLink& l) { return l.hypothesis; });
        HdpChain by = level.chain;
        if (last != level.chain.rend()) {
            by.resize(static_cast<std::size_t>(level.chain.rend() - last));
            by.back().hypothesis = false;
        }
        solved(level, std::move(by));
        return {outcome, true};
    }
    if (level.depth == 0 || walk_ == Walk::depth || cut_short()) return {BranchOutcome::open, true};
    const int before = out_.opened;
    const BranchOutcome after = reduce(Level{level.board, level.chain, level.depth - 1, level.number});
    if (count == Count::twice && after == BranchOutcome::open) {
        out_.opened += out_.opened - before;
        note(level, {.kind = Event::Kind::counted_twice});
    }
    return {after, true};
}

TestedBranch Reduction::probe(const Level& level, const Statement& statement) {
    const TestedBranch tested = autosolver_.probe(level.board, statement);
    if (cut_short()) return {};
    ++out_.opened;
    note(level, {.kind = Event::Kind::branch, .cell = statement.cell, .digits = statement.digits, .result = tested});
    return tested;
}

void Reduction::solved(const Level& level, HdpChain by) {
    solved_by_ = std::move(by);
    solution_ = level.board.grid();
}

void Reduction::note(const Level& level, Event event) {
    if (events_ == nullptr) return;
    event.level = level.number;
    if (event.kind == Event::Kind::round) event.position = position_text(level.board);
    events_->push_back(std::move(event));
}

void Reduction::print(Mark mark, const HdpChain& chain, BranchOutcome outcome, std::optional<Statement> conclusion) {
    out_.lines.push_back({mark, chain, outcome, conclusion});
}

}  // namespace deduku::hdp
