#include "method/path/beyond.hpp"

#include <algorithm>
#include <utility>

#include "method/hdp/closing.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku::path {
namespace {

// The nodes of a plan of HDP chains for a position. Very few positions need more: those with very many candidates and
// few chains, whose plan would take minutes.
constexpr std::uint64_t plan_nodes = 50'000;

/// A Split without the steps of its branches, which are only passed on.
class Outline : public Forward {
  public:
    using Forward::Forward;

    Deduction take() { return {std::move(split_), std::move(removes_)}; }

    void open_split(Sector on) override {
        if (open_++ == 0) split_ = {on, {}};
        Forward::open_split(on);
    }
    void open_branch(const std::vector<Candidate>& keep) override {
        if (open_ == 1) split_.branches.push_back({keep, {}, {}});
        Forward::open_branch(keep);
    }
    void close_branch(std::optional<Sector> empty) override {
        if (open_ == 1) split_.branches.back().empty = empty;
        Forward::close_branch(empty);
    }
    void close_split(const std::vector<Candidate>& removes) override {
        if (--open_ == 0) removes_ = removes;
        Forward::close_split(removes);
    }
    void open_cases(int choice) override {
        ++open_;
        Forward::open_cases(choice);
    }
    void close_cases(const std::vector<Candidate>& removes) override {
        --open_;
        Forward::close_cases(removes);
    }

  private:
    Split split_;
    std::vector<Candidate> removes_;
    int open_ = 0;
};

}  // namespace

// HDP chains: their refutations on an earlier position remain valid after techniques. Nested suppositions if a plan
// takes too long.
std::variant<Step, PathEnd> Beyond::step(Step begun, StepPaper& sheet) {
    if (!options_.beyond) return PathEnd::stuck;
    if (rules_ != nullptr) return by_suppositions(std::move(begun), sheet);
    if (take_of_plan(begun, sheet)) return begun;
    const Solutions& found = count_();
    if (found.end == SearchEnd::budget && found.count < 2) return PathEnd::unknown;
    no_plan_ = no_plan_ || !make_plan(sheet.board());
    if (meter_.exhausted()) return PathEnd::unknown;
    if (take_of_plan(begun, sheet)) return begun;
    if (no_plan_) return by_suppositions(std::move(begun), sheet);
    return has_none() ? PathEnd::no_solution : PathEnd::stuck;
}

std::optional<Step> Beyond::again(std::vector<Candidate> wrong, Step begun, StepPaper& sheet) {
    make_refuter(sheet.board());
    std::erase_if(wrong, [&](Candidate c) { return !sheet.board().has(c); });
    refute(wrong, begun, sheet);
    if (begun.removes.empty()) return std::nullopt;
    return begun;
}

void Beyond::make_refuter(const Board& board) {
    if (rules_ == nullptr && !plain_) plain_ = std::make_unique<RuleView>(board.shared_geometry(), &meter_);
    if (!refuter_) refuter_ = std::make_unique<Refuter>(rules_ != nullptr ? *rules_ : *plain_, board);
}

// Suppositions with nested suppositions, if their result is known.
std::variant<Step, PathEnd> Beyond::by_suppositions(Step step, StepPaper& sheet) {
    const Board& board = sheet.board();
    make_refuter(board);
    // Without rules the search for a cell to decide is the faster one.
    if (rules_ != nullptr && only_one_ && !options_.proved) refute_soon(step, sheet);
    if (step.removes.empty() && unique()) {
        const Grid& solution = *count_().first;
        // Again if a refutation was too long, with shorter ones.
        for (int tries = 0; tries < 2 && step.removes.empty(); ++tries)
            refute(refuter_->easiest(board, solution, meter_, in_parts_), step, sheet);
        if (step.removes.empty() && !meter_.exhausted()) return PathEnd::too_long;
    }
    if (!step.removes.empty()) return step;
    return has_none() ? PathEnd::no_solution : meter_.exhausted() ? PathEnd::unknown : PathEnd::stuck;
}

void Beyond::refute_soon(Step& step, StepPaper& sheet) {
    const auto refuted = refuter_->soon_refuted(sheet.board(), solution_, meter_);
    if (refuted) refute({*refuted}, step, sheet);
}

// Candidates of one cell.
void Beyond::refute(const std::vector<Candidate>& wrong, Step& step, StepPaper& sheet) {
    if (wrong.empty()) return;
    const Board& board = sheet.board();
    step.pattern = supposition_on(board, board.geometry().sector(wrong.front().cell));
    for (const Candidate c : wrong) {
        if (!options_.proved) {
            step.removes.push_back(c);
            sheet.paper.remove(c);
            continue;
        }
        // One Split per digit, since lines of a ledger have a maximal length.
        auto refuted = refutation(c, sheet);
        in_parts_ = in_parts_ || !refuted;
        if (!refuted) return;
        for (const Candidate gone : refuted->removes) sheet.paper.remove(gone);
        step.deductions.push_back(*std::move(refuted));
        StepPaper::add_removes(step);
    }
}

// In outline if the proof goes elsewhere: it may be very long.
std::optional<Deduction> Beyond::refutation(Candidate wrong, const StepPaper& sheet) {
    if (sheet.proof() != nullptr) {
        Outline outline(*sheet.proof());
        if (!refuter_->refute(sheet.board(), wrong, meter_, outline)) return std::nullopt;
        return outline.take();
    }
    LedgerBuilder whole;
    if (!refuter_->refute(sheet.board(), wrong, meter_, whole)) return std::nullopt;
    return std::move(whole.take().steps.front());
}

// The next facts of the plan, up to a Split; false if nothing of it is left.
bool Beyond::take_of_plan(Step& step, StepPaper& sheet) {
    while (step.pattern.cells.empty() && next_ < plan_.size() && !sheet.board().contradictory()) {
        const Deduction& deduction = plan_[next_++];
        const auto* split = std::get_if<Split>(&deduction.why);
        Pattern pattern = split != nullptr ? supposition_on(sheet.board(), split->on) : Pattern{};
        const std::size_t before = step.deductions.size();
        sheet.take(deduction, step);
        if (step.deductions.size() > before && split != nullptr) step.pattern = std::move(pattern);
    }
    return step.deductions.size() > step.unseen;
}

// The facts of the sections of HDP or, if there are none, its path to the end. False if the meter ran out, or the
// nodes of a plan; without a unique solution there is nothing else, so these are not limited.
bool Beyond::make_plan(const Board& board) {
    Meter meter(meter_, unique() ? plan_nodes : unlimited);
    const Puzzle here = puzzle_of(board);
    const Solutions& found = count_();
    hdp::HdpOptions wanted;
    wanted.first_fact = only_one_;
    const hdp::HdpReport report = hdp::analyse(here, wanted, meter);
    hdp::Closing closing = hdp::facts(here, report);
    const auto is_split = [](const Deduction& step) { return std::holds_alternative<Split>(step.why); };
    if (found.count < 2 && std::none_of(closing.steps.begin(), closing.steps.end(), is_split))
        closing = hdp::close(here, found.first ? &*found.first : nullptr, wanted, &report, meter);
    plan_ = std::move(closing.steps);
    next_ = 0;
    return !closing.cut_short;
}

}  // namespace deduku::path
