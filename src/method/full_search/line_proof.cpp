#include "method/full_search/line_proof.hpp"

namespace deduku::full_search {

namespace {

// Nested Splits; with those of the reasons, at most the 200 of the ledger format.
constexpr int deepest_guess = 199 - reasons::LineReasons::most_steps;

}  // namespace

LineProof::LineProof(const linear::LinearModel& model, linear::LinearBranching& branching, const Board& start,
                     Slicer& to, Meter& meter)
    : Refutations(start.geometry(), deepest_guess, to, meter),
      model_(model),
      position_(model_),
      branching_(branching),
      reasons_(position_, to) {
    position_.load(start);
}

LineProof::LineProof(const Board& start, Slicer& to, Meter& meter)
    : LineProof(std::make_unique<Own>(start.geometry()), start, to, meter) {}

LineProof::LineProof(std::unique_ptr<Own> own, const Board& start, Slicer& to, Meter& meter)
    : LineProof(own->model, own->branching, start, to, meter) {
    own_ = std::move(own);
}

std::optional<Sector> LineProof::follow() {
    position_.listen(&reasons_);
    const bool holds = position_.run();
    position_.listen(nullptr);
    if (holds) return std::nullopt;
    branching_.blame(position_.blamed());
    return static_cast<Sector>(*position_.empty());
}

std::vector<Candidate> LineProof::members(Sector sector) const {
    std::vector<Candidate> out;
    linear::for_each_bit(position_.members(index(sector)), [&](int place) {
        const int v = position_.member(index(sector), static_cast<unsigned>(place));
        out.push_back(model_.board().candidate(v));
    });
    return out;
}

bool LineProof::has(Candidate candidate) const {
    return position_.has(model_.number(index(candidate.cell), index(candidate.digit)));
}

void LineProof::remove(Candidate candidate) {
    position_.kill(index(candidate.cell), linear::bit(index(candidate.digit)));
}

void LineProof::pop() {
    position_.undo_to(marks_.back());
    marks_.pop_back();
}

// The number of candidates left if `c` is true; 0 for a contradiction.
int LineProof::look(Candidate c) {
    if (!meter_.spend()) return 0;
    const linear::Propagation::Mark before = position_.mark();
    position_.keep_only(model_.number(index(c.cell), index(c.digit)));
    const int left = position_.run() ? position_.living() : 0;
    position_.undo_to(before);
    return left;
}

// Of the base to branch on, the member with the fewest candidates left.
LineProof::Choice LineProof::choose(const Grid* grid) {
    const auto base = static_cast<Sector>(branching_.choose(position_).base);
    std::optional<Candidate> chosen;
    int least = 0;
    for (const Candidate c : members(base)) {
        if (grid != nullptr && (*grid)[c.cell] == c.digit) continue;
        const int left = look(c);
        if (chosen && left >= least) continue;
        chosen = c;
        least = left;
        if (left == 0) break;
    }
    return {*chosen, base};
}

}  // namespace deduku::full_search
