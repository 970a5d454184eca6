// Suppositions that rules refute.
//
//   suppose A1 = 3     the cage leaves B1 = 7, the whisper leaves C1 nothing     so A1 is not 3
#include "technique/rules/forcing_net.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "reason/shown.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/refutation.hpp"

namespace deduku {
namespace {

// Refutations are reported in groups of this many, the shortest first.
constexpr std::size_t few = 6;
// The number of contradictions that are told to find the shortest.
constexpr std::size_t most_told = 24;

class ForcingNets {
  public:
    ForcingNets(const Board& board, const RuleView& rules, const Sink& sink)
        : board_(board), rules_(rules), sink_(sink), position_(rules.model()), teller_(rules) {}

    bool run() {
        begin();
        implied_.assign(static_cast<std::size_t>(board_.geometry().candidates()), false);
        std::vector<Candidate> later;
        for (const Candidate c : by_fewest_digits(board_))
            if (is_implied(c))
                later.push_back(c);
            else if (!look_at(c))
                return false;
        if (!tell_refuted()) return false;
        return std::all_of(later.begin(), later.end(), [&](Candidate c) { return look_at(c); }) && tell_refuted();
    }

    // Contradictions of one look, those by the same rule and in the same house or cell together; most first.
    bool run_single_looks() {
        std::vector<std::vector<Short>> groups;
        for (Short& each : told_ones()) {
            if (each.looks.size() > 1) continue;
            const auto same = [&](const std::vector<Short>& group) {
                const Short& first = group.front();
                return first.branch.empty == each.branch.empty && first.looks.size() == each.looks.size() &&
                       (each.looks.empty() || (first.looks[0].rule == each.looks[0].rule && each.looks[0].rule));
            };
            const auto group = std::find_if(groups.begin(), groups.end(), same);
            if (group == groups.end())
                groups.push_back({std::move(each)});
            else
                group->push_back(std::move(each));
        }
        put_in_order(groups, [](const auto& a, const auto& b) { return a.size() > b.size(); });
        return std::all_of(groups.begin(), groups.end(), [&](const auto& group) { return deliver(group); });
    }

    // The shortest of those that are told.
    bool run_shortest() {
        std::vector<Short> told = told_ones();
        put_in_order(told, [](const Short& a, const Short& b) { return a.looks.size() < b.looks.size(); });
        return told.empty() || told.front().looks.size() > most_looks || deliver({told.front()});
    }

  private:
    struct Refuted {
        Candidate what;
        std::size_t removed = 0;  // up to the contradiction
    };

    struct Short {
        Candidate what;
        Branch branch;
        std::vector<Glance> looks;
    };

    // Some contradictions, those with fewest removals up to it.
    std::vector<Short> told_ones() {
        begin();
        implied_.assign(static_cast<std::size_t>(board_.geometry().candidates()), false);
        for (const Candidate c : by_fewest_digits(board_)) {
            if (!rules_.go_on()) return {};
            if (!is_implied(c)) suppose(c);
        }
        put_in_order(refuted_, [](const Refuted& a, const Refuted& b) { return a.removed < b.removed; });
        std::vector<Short> out;
        for (std::size_t i = 0; i < std::min(refuted_.size(), most_told); ++i)
            if (auto branch = teller_.tell(board_, refuted_[i].what))
                out.push_back({refuted_[i].what, *std::move(branch), teller_.looks(board_, refuted_[i].what)});
        return out;
    }

    // Contradictions with the same looks, each on the position after those before.
    bool deliver(const std::vector<Short>& found) {
        Board position = board_;
        std::vector<Deduction> steps;
        for (const Short& each : found) {
            Split split{board_.geometry().sector(each.what.cell), {each.branch}};
            if (std::vector<Candidate> others = others_of(board_, split.on, {each.what}); !others.empty())
                split.branches.push_back({std::move(others), {}, std::nullopt});
            auto settled = settle(position, {std::move(split), {each.what}});
            if (!settled) continue;
            apply(position, *settled);
            steps.push_back(*std::move(settled));
        }
        return steps.empty() || sink_({steps, [&] { return pattern(found); }});
    }

    Pattern pattern(const std::vector<Short>& found) const {
        Pattern out;
        out.form = Form::supposition;
        for (const Short& each : found) {
            out.cells.push_back(each.what.cell);
            out.digits.insert(each.what.digit);
        }
        sort_once_each(out.cells);
        out.looks = found.front().looks;
        if (out.looks.size() == 1 && out.looks[0].rule) out.rules = {*out.looks[0].rule};
        return out;
    }

    // Loads the board; the consequences of the board alone are not sought.
    void begin() {
        position_.load(board_);
        start_ = position_.mark();
        position_.undo_to(start_);
    }

    // Whether another candidate implies this one without contradiction. So it is rarely refuted: only if consequences
    // depend on the order.
    bool is_implied(Candidate c) const { return implied_[static_cast<std::size_t>(board_.geometry().number(c))]; }

    bool look_at(Candidate c) {
        if (!rules_.go_on()) return true;
        suppose(c);
        return refuted_.size() < few || tell_refuted();
    }

    void suppose(Candidate c) {
        position_.keep_only(board_.geometry().number(c));
        if (!position_.run())
            refuted_.push_back({c, position_.trail().size() - start_.kills});
        else
            for (const Cell cell : board_.geometry().every_cell())
                if (const linear::Word digits = position_.open(index(cell)); std::has_single_bit(digits))
                    implied_[at(rules_.model().number(index(cell), std::countr_zero(digits)))] = true;
        position_.undo_to(start_);
    }

    // Cell by cell, those with the shortest path to a contradiction first.
    bool tell_refuted() {
        put_in_order(refuted_, [](const Refuted& a, const Refuted& b) { return a.removed < b.removed; });
        std::vector<Refuted> left = std::exchange(refuted_, {});
        while (!left.empty()) {
            const Cell cell = left.front().what.cell;
            if (const auto told = tell(cell, left)) {
                const auto pattern = [&] { return supposition_on(board_, board_.geometry().sector(cell)); };
                if (!sink_({*told, pattern})) return false;
            }
            std::erase_if(left, [&](const Refuted& each) { return each.what.cell == cell; });
        }
        return true;
    }

    // A Split on the cell with a branch for each refuted candidate; none if there are no reasons for any of them.
    std::optional<Deduction> tell(Cell cell, const std::vector<Refuted>& refuted) {
        Split split{board_.geometry().sector(cell), {}};
        std::vector<Candidate> removes, others;
        for (const Refuted& each : refuted)
            if (each.what.cell == cell)
                if (auto branch = teller_.tell(board_, each.what)) {
                    split.branches.push_back(std::move(*branch));
                    removes.push_back(each.what);
                }
        if (removes.empty()) return std::nullopt;
        put_in_order(removes);
        for (const Digit d : board_.digits(cell))
            if (const Candidate c{cell, d}; !contains(removes, c)) others.push_back(c);
        if (!others.empty()) split.branches.push_back({std::move(others), {}, std::nullopt});
        return Deduction{std::move(split), std::move(removes)};
    }

    const Board& board_;
    const RuleView& rules_;
    const Sink& sink_;
    linear::Propagation position_;
    linear::Propagation::Mark start_;
    std::vector<bool> implied_;  // by candidate
    std::vector<Refuted> refuted_;
    RefutationTeller teller_;
};

}  // namespace

std::vector<Candidate> by_fewest_digits(const Board& board) {
    std::vector<Candidate> out;
    for (const Candidate c : board.geometry().every_candidate())
        if (board.has(c) && !board.digits(c.cell).single()) out.push_back(c);
    put_in_order(out,
                 [&](Candidate a, Candidate b) { return board.digits(a.cell).size() < board.digits(b.cell).size(); });
    return out;
}

bool find_single_looks(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return ForcingNets(board, rules, sink).run_single_looks();
}

bool find_short_contradictions(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return ForcingNets(board, rules, sink).run_shortest();
}

bool find_forcing_nets_of_rules(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return ForcingNets(board, rules, sink).run();
}

}  // namespace deduku
