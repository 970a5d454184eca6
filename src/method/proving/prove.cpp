#include "method/proving/prove.hpp"

#include <algorithm>

#include "method/full_search/line_proof.hpp"
#include "method/full_search/search_proof.hpp"
#include "method/proving/decide.hpp"

namespace deduku {
namespace {

using full_search::LineProof;
using full_search::ProofSearch;
using full_search::SearchStyle;
using Score = SearchStyle::Score;

// Tried in turn for quick results; the first is also used for a long search.
constexpr SearchStyle styles[] = {
    {2, Score::product, false}, {1, Score::product, false}, {4, Score::product, false}, {4, Score::smaller, false},
    {4, Score::product, true},  {1, Score::product, true},  {4, Score::larger, false},
};

// The candidates of the claim must be proved dead, but a sector is empty: it refutes each of them.
void refute_by(Board& board, const std::vector<Candidate>& candidates, std::vector<Deduction>& steps) {
    const Sector empty = *board.empty_sector();
    for (Candidate c : candidates) {
        if (!board.has(c)) continue;
        steps.push_back({refutation(board, board.geometry().sector(c.cell), {c}, {}, empty), {c}});
        board.remove(c);
    }
}

class Prover {
  public:
    Prover(method::Known& known, const ProveOptions& options)
        : known_(known), puzzle_(known.puzzle()), options_(options), meter_(known.meter()) {}

    Told prove(const Wanted& wanted, ProofEvents& to) {
        found_ = known_.solutions();
        automatic_ = wanted.goal == Goal::automatic;
        if (const auto claim = proving::decide(known_, wanted, told_)) {
            goal_ = *claim;
            ProofMeter size(to);
            if (std::holds_alternative<Solved>(goal_)) {
                size.begin(puzzle_, goal_);
                finish(size, goal_, "search");
            } else {
                tell(size);
            }
            told_.size = size.size();
        }
        return std::move(told_);
    }

  private:
    bool fail(ProofStatus status, std::string why) {
        told_.status = status;
        told_.why = std::move(why);
        return false;
    }
    bool constrained() const { return puzzle_.geometry().constrained(); }
    bool exhausted() { return fail(ProofStatus::exhausted, "time or nodes ran out before the proof was complete"); }

    void finish(ProofEvents& to, const Claim& claim, std::string method) {
        to.end(claim);
        told_.status = ProofStatus::proved;
        told_.claim = claim;
        told_.method = std::move(method);
    }

    void tell(ProofEvents& to) {
        if (options_.by != nullptr && !takes(options_.by->boards, puzzle_.geometry())) {
            fail(ProofStatus::unreached,
                 std::string(options_.by->title) + " needs " + std::string(needed(options_.by->boards)));
            return;
        }
        if (constrained() && (options_.by == nullptr || options_.by->searches)) {
            search(styles[0], meter_, to);
            return;
        }
        if (options_.by == nullptr ? !puzzle_.geometry().standard() : options_.by->searches) return tell_search(to);
        if (options_.by == nullptr) return tell_smallest(to);
        Finding found = find(*options_.by, known_);
        if (options_.alone && found.searched) {
            fail(ProofStatus::unreached, std::string(options_.by->title) + " alone do not reach it");
            return;
        }
        const bool ended = tell_found(std::move(found), to) || told_.status == ProofStatus::exhausted;
        if (!ended && !options_.alone) search(styles[0], meter_, to);
    }

    Finding find(const method::MethodRow& by, method::Known& known) const {
        const auto* wanted = std::get_if<False>(&goal_);
        return by.find(known, wanted != nullptr ? wanted->candidates : std::vector<Candidate>());
    }

    // Writes the steps if they reach the goal.
    bool tell_found(Finding found, ProofEvents& to) {
        if (found.ending == Ending::unknown) return exhausted();
        const bool unique = std::holds_alternative<Unique>(goal_) && std::holds_alternative<Unique>(found.ledger.claim);
        std::optional<Claim> claim = unique ? goal_ : reached(found.ledger.steps);
        if (claim && std::any_of(found.ledger.steps.begin(), found.ledger.steps.end(), rests_on_uniqueness))
            claim = if_unique(*claim, found);
        if (!claim) return false;
        found.ledger.claim = *claim;
        if (options_.sliced) {
            Slicer slicer(to, options_.most_held);
            deduku::tell(found.ledger, slicer);
        } else {
            deduku::tell(found.ledger, to);
        }
        told_.status = ProofStatus::proved;
        told_.claim = claim;
        told_.method = found.by;
        return true;
    }

    // The remaining claim if steps depend on uniqueness.
    std::optional<Claim> if_unique(const Claim& claim, const Finding& found) {
        if (const auto* dead = std::get_if<False>(&claim)) return False{dead->candidates, true};
        const auto* others = std::get_if<False>(&found.ledger.claim);
        if (others != nullptr && automatic_) return *others;
        fail(ProofStatus::unreached, "steps of the method rest on there being one solution");
        return std::nullopt;
    }

    // The conclusions for the goal; cuts off all steps after the first contradiction.
    std::optional<Claim> reached(std::vector<Deduction>& steps) {
        Board board = start_board(puzzle_);
        std::size_t used = 0;
        while (used < steps.size() && !board.contradictory()) apply(board, steps[used++]);
        steps.resize(used);
        if (std::holds_alternative<NoSolution>(goal_) && board.contradictory())
            return NoSolution{*board.empty_sector()};
        if (std::holds_alternative<Unique>(goal_) && board.solved()) return goal_;
        int open = board.living_count() - board.geometry().cells();
        if (const auto* wanted = std::get_if<False>(&goal_)) {
            if (board.contradictory()) refute_by(board, wanted->candidates, steps);
            const auto living = [&](Candidate c) { return board.has(c); };
            open = static_cast<int>(std::count_if(wanted->candidates.begin(), wanted->candidates.end(), living));
            if (open == 0) return goal_;
        }
        fail(ProofStatus::unreached, "the method does not reach it: " + std::to_string(open) + " candidate" +
                                         (open == 1 ? " is" : "s are") + " left open");
        return std::nullopt;
    }

    bool search(const SearchStyle& style, Meter& meter, ProofEvents& to) {
        Slicer slicer(to, options_.most_held);
        slicer.begin(puzzle_, goal_);
        if (constrained()) {
            LineProof search(start_board(puzzle_), slicer, meter);
            return run(search, slicer);
        }
        ProofSearch search(start_board(puzzle_), style, slicer, meter);
        return run(search, slicer);
    }

    bool run(full_search::Refutations& search, Slicer& slicer) {
        search.report_to(options_.progress);
        if (!search.prove(goal_))
            return search.too_deep() ? fail(ProofStatus::exhausted, "the search nests deeper than a ledger may")
                                     : exhausted();
        finish(slicer, std::holds_alternative<NoSolution>(goal_) ? Claim{NoSolution{*search.empty()}} : goal_,
               "search");
        return true;
    }

    // A proof in memory.
    struct Attempt {
        Ledger ledger;
        std::string method;
        std::uint64_t numbers = 0;
    };

    template <class Make>
    void attempt(std::optional<Attempt>& best, Make make) {
        LedgerBuilder builder;
        ProofMeter size(builder);
        if (!make(size)) return;
        if (!best || size.size().numbers < best->numbers)
            best = Attempt{builder.take(), told_.method, size.size().numbers};
    }

    // Short searches in every style. If the first one does not end, the others are not tried.
    void attempt_searches(std::optional<Attempt>& best) {
        const auto cells = static_cast<std::uint64_t>(puzzle_.cells.size());
        const std::uint64_t quick = 2'000'000 / cells;
        for (const SearchStyle& style : styles) {
            Meter meter(meter_, quick);
            attempt(best, [&](ProofEvents& to) { return search(style, meter, to); });
            if (!best) return;
        }
    }

    void tell_best(const std::optional<Attempt>& best, ProofEvents& to) {
        if (!best) {
            search(styles[0], meter_, to);
            return;
        }
        deduku::tell(best->ledger, to);
        told_.why.clear();  // of failed attempts
        told_.status = ProofStatus::proved;
        told_.claim = best->ledger.claim;
        told_.method = best->method;
    }

    void tell_search(ProofEvents& to) {
        std::optional<Attempt> best;
        attempt_searches(best);
        tell_best(best, to);
    }

    void tell_smallest(ProofEvents& to) {
        std::optional<Attempt> best;
        attempt_searches(best);
        if (best) {
            Meter quick(meter_, 1'000'000 / static_cast<std::uint64_t>(puzzle_.cells.size()));
            method::Known known(known_, quick);
            attempt(best, [&](ProofEvents& into) { return tell_found(find(method::hdp_row, known), into); });
        }
        tell_best(best, to);
    }

    method::Known& known_;
    const Puzzle& puzzle_;
    const ProveOptions& options_;
    Meter& meter_;
    Solutions found_;
    Claim goal_;
    bool automatic_ = false;  // the goal is chosen by the number of solutions
    Told told_;
};

}  // namespace

Told tell_proof(method::Known& known, const Wanted& wanted, const ProveOptions& options, ProofEvents& to) {
    return Prover(known, options).prove(wanted, to);
}

Proof prove(method::Known& known, const Wanted& wanted, const ProveOptions& options) {
    LedgerBuilder builder;
    Told told = tell_proof(known, wanted, options, builder);
    Proof proof{told.status, std::nullopt, std::move(told.solution), std::move(told.method), std::move(told.why)};
    if (told.status == ProofStatus::proved) proof.ledger = builder.take();
    return proof;
}

Proof prove(const Puzzle& puzzle, const Wanted& wanted, std::string_view by, Meter& meter) {
    ProveOptions options;
    options.by = by == "auto" ? nullptr : method::find_method(by);
    if (by != "auto" && (options.by == nullptr || options.by->find == nullptr))
        return {ProofStatus::unreached, {}, {}, {}, "no method that proves is called '" + std::string(by) + "'"};
    const method::MethodOptions methods;
    method::Known known(puzzle, methods, meter);
    return prove(known, wanted, options);
}

}  // namespace deduku
