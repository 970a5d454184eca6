// A proof as LRAT: each lemma with its number and the clauses that propagation uses, in this order. The formula
// (cnf.hpp) has the numbers before.
//
//   391 -62 0 385 88 0          lemma 391 is "-62", by clauses 385 and 88
//   425 0 390 .. 0              the empty clause
#pragma once

#include "render/proof/clauses.hpp"

namespace deduku {

class LratWriter final : public ClauseProof {
  public:
    /// `write` takes the text in pieces; all of it has been given out after end().
    explicit LratWriter(TextSink write, Detail detail = Detail::needed)
        : ClauseProof(detail), text_(std::move(write)) {}

  private:
    void lemma(const proof::Lemma& lemma) override;
    void finish() override { text_.flush(); }

    proof::ClauseText text_;
};

}  // namespace deduku
