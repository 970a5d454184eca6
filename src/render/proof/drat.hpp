// A proof as DRAT: one lemma a line, each found by unit propagation from the formula (cnf.hpp) and those before.
//
//   -62 0
//   -2 0
//   0          the empty clause
#pragma once

#include "render/proof/clauses.hpp"

namespace deduku {

class DratWriter final : public ClauseProof {
  public:
    /// `write` takes the text in pieces; all of it has been given out after end().
    explicit DratWriter(TextSink write, Detail detail = Detail::needed)
        : ClauseProof(detail), text_(std::move(write)), all_(detail == Detail::all) {}

  private:
    void lemma(const proof::Lemma& lemma) override;
    void finish() override { text_.flush(); }

    proof::ClauseText text_;
    bool all_;
};

}  // namespace deduku
