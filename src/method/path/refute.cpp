#include "method/path/refute.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "grid/module.hpp"
#include "method/search/line_proof.hpp"
#include "reason/lines/line_reasons.hpp"

namespace deduku::path {
namespace {

// The other digits of its cell.
std::vector<Candidate> others_of(const Board& board, Candidate c) {
    std::vector<Candidate> out;
    for (Digit d : board.digits(c.cell))
        if (d != c.digit) out.push_back({c.cell, d});
    return out;
}

class Refuter {
  public:
    Refuter(const Board& board, const RuleView& rules, Meter& meter)
        : board_(board), meter_(meter), position_(rules.model()) {}

    std::optional<Deduction> run() {
        begin();
        for (const Tried& tried : refuted())
            if (auto told = tell(tried.what)) return told;
        return std::nullopt;
    }

    // A candidate outside the solution that excludes the most.
    std::optional<Candidate> far_reaching(const Grid& solution) {
        begin();
        std::optional<Candidate> out;
        std::size_t most = 0;
        for (const Candidate c : in_order()) {
            if (solution[c.cell] == c.digit) continue;
            if (!meter_.spend()) return std::nullopt;
            position_.keep_only(board_.geometry().number(c));
            (void)position_.run();
            if (const std::size_t removed = position_.trail().size(); removed > most) {
                most = removed;
                out = c;
            }
            position_.undo_to(start_);
        }
        return out;
    }

  private:
    struct Tried {
        Candidate what;
        std::size_t removed = 0;  // until the contradiction
    };

    // The board without its consequences.
    void begin() {
        position_.listen(nullptr);
        position_.load(board_);
        start_ = position_.mark();
        position_.undo_to(start_);
    }

    // Candidates of the cells with the fewest, which a person would try first.
    std::vector<Candidate> in_order() const {
        std::vector<Candidate> out;
        for (const Candidate c : board_.geometry().every_candidate())
            if (board_.has(c) && !board_.digits(c.cell).single()) out.push_back(c);
        put_in_order(
            out, [&](Candidate a, Candidate b) { return board_.digits(a.cell).size() < board_.digits(b.cell).size(); });
        return out;
    }

    // A few that lead to a contradiction, the quickest first.
    std::vector<Tried> refuted() {
        constexpr std::size_t few = 6;
        std::vector<Tried> out;
        for (const Candidate c : in_order()) {
            if (out.size() == few) break;
            if (!meter_.spend()) return {};
            position_.keep_only(board_.geometry().number(c));
            if (!position_.run()) out.push_back({c, position_.trail().size() - start_.kills});
            position_.undo_to(start_);
        }
        put_in_order(out, [](const Tried& a, const Tried& b) { return a.removed < b.removed; });
        return out;
    }

    // The refutation, reduced to the premises of the contradiction; none if it cannot be written.
    std::optional<Deduction> tell(Candidate c) {
        LedgerBuilder builder;
        proving::LineReasons reasons(position_, builder);
        begin();
        position_.listen(&reasons);
        const auto on = board_.geometry().sector(c.cell);
        builder.open_split(on);
        builder.open_branch({c});
        position_.keep_only(board_.geometry().number(c));
        if (position_.run()) return std::nullopt;
        builder.close_branch(static_cast<Sector>(*position_.empty()));
        builder.open_branch(others_of(board_, c));
        builder.close_branch(std::nullopt);
        builder.close_split({c});
        Ledger ledger = slice({puzzle_of(board_), builder.take().steps, False{{c}}});
        return std::move(ledger.steps.back());
    }

    const Board& board_;
    Meter& meter_;
    lines::Propagation position_;
    lines::Propagation::Mark start_;
};

}  // namespace

std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle) {
    if (!puzzle.geometry().constrained()) return nullptr;
    needs(Module::more);
    return std::make_unique<RuleView>(puzzle.shared_geometry());
}

std::optional<Deduction> refute(const Board& board, const RuleView& rules, Meter& meter) {
    needs(Module::more);
    return Refuter(board, rules, meter).run();
}

std::optional<Deduction> refute_by_search(const Board& board, const RuleView& rules, const Grid& solution,
                                          Meter& meter) {
    needs(Module::more);
    const auto supposed = Refuter(board, rules, meter).far_reaching(solution);
    if (!supposed) return std::nullopt;
    Board with = board;
    with.keep_only(supposed->cell, Set<Digit>{supposed->digit});
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(puzzle_of(with), NoSolution{});
    proving::LineProof search(with, slicer, meter);
    if (!search.prove(NoSolution{}) || !search.empty()) return std::nullopt;
    slicer.end(NoSolution{*search.empty()});
    const Sector on = board.geometry().sector(supposed->cell);
    return Deduction{refutation(board, on, {*supposed}, builder.take().steps, *search.empty()), {*supposed}};
}

}  // namespace deduku::path
