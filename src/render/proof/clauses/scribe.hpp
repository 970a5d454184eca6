// Writes lemmas: the literals, the negated open hypotheses, the number, the hints.
//
//   chain: start, assume, make_false ..        "A1 is not 2, as long as B4 is 1"
//   write({-2})  ->  lemma 440: -2 -109, hints 431 386 ..     and a Fact that names it
#pragma once

#include <functional>
#include <span>
#include <string>

#include "render/proof/clauses/chain.hpp"

namespace deduku {

/// How much of a proof becomes clauses.
enum class Detail : std::uint8_t {
    all,     ///< one for each removal, with all open hypotheses
    needed,  ///< singles become the one candidate that is true; only those hypotheses that were used
};

namespace proof {

/// Whether unit propagation finds a lemma without its hints.
enum class FoundBy : std::uint8_t { hints, propagation };

struct Lemma {
    ClauseId id = 0;
    std::span<const int> literals;
    std::span<const ClauseId> hints;
    FoundBy found_by = FoundBy::hints;
};

class ClauseScribe {
  public:
    using Sink = std::function<void(const Lemma&)>;
    ClauseScribe(const Puzzle& puzzle, const Claim& goal, Detail detail, Sink sink);

    Detail detail() const { return detail_; }
    ClauseContext& context() { return context_; }
    ClauseChain& chain() { return chain_; }
    /// The clause that contradicts the claim; it depends on no hypothesis.
    CandidateFact contradicting() const {
        return {CandidateFact::Kind::clause, 0, context_.numbers().puzzle_clauses() + 1, {}};
    }

    /// Begins a lemma with these literals: the chain assumes their negations.
    void start(std::vector<int> literals);
    /// Writes the started lemma, with its negated hypotheses; its reasons are in the chain. A literal already refuted
    /// needs no lemma: returns the clause that refutes it. The empty clause ends the proof.
    CandidateFact write(FoundBy found_by = FoundBy::hints);

    /// Makes v false from here on. If it is known to be true, the hypotheses are refuted.
    void kill(int v, const CandidateFact& why);
    /// Makes g true, as the last living member of the sector.
    void prove_true(int g, Sector sector);
    /// Refutes the hypotheses: the sector has no living member.
    void refute(Sector sector);

    bool refuted() const { return context_.refuted().kind != CandidateFact::Kind::none; }
    /// Whether the empty clause is written.
    bool closed() const { return closed_; }
    /// The first error; empty if there is none.
    const std::string& error() const { return error_; }
    void fail(const std::string& why) {
        if (error_.empty()) error_ = why;
    }

  private:
    ClauseContext context_;
    ClauseChain chain_;
    Detail detail_;
    Sink sink_;
    ClauseId last_ = 0;
    std::vector<int> literals_;
    bool closed_ = false;
    std::string error_;
};

}  // namespace proof
}  // namespace deduku
