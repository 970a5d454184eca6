// A proof as clauses, each of which follows from earlier ones by unit propagation: the content of DRAT and LRAT files.
//
//   Cover of one sector      -v            for each candidate removed
//   larger Cover             pigeonhole clauses first (cover.hpp)
//   branch that closes       -h            if only one candidate h was kept;   -k for each k, if several
//   Split with open branches -u            each consequence common to all open branches
//   claim                    the empty clause
//
// Inside a branch each clause contains the negations of the hypotheses on which it depends.
#pragma once

#include "reason/proof_events.hpp"
#include "render/proof/clauses/join.hpp"

namespace deduku {

class ClauseProof : public ProofEvents {
  public:
    /// Whether there was no error so far. After an error the file proves nothing: a solution was claimed, a Cover is
    /// too large for clauses, or a step does not follow (its clause is written nevertheless).
    bool ok() const { return error().empty(); }
    const std::string& error() const;

    void begin(const Puzzle& start, const Claim& goal) final;
    void cover(const Cover& why, const std::vector<Candidate>& removes) final;
    void sum(const Sum& why, const std::vector<Candidate>& removes) final;
    void open_split(Sector on) final;
    void open_branch(const std::vector<Candidate>& keep) final;
    void close_branch(std::optional<Sector> empty) final;
    void close_twin(const Twin& twin) final;
    void close_split(const std::vector<Candidate>& removes) final;
    void end(const Claim& claim) final;

  protected:
    explicit ClauseProof(Detail detail) : detail_(detail) {}

    /// Receives the next lemma.
    virtual void lemma(const proof::Lemma& lemma) = 0;
    /// Called when the proof is complete.
    virtual void finish() = 0;

  private:
    struct Frame {
        Sector on{};
        std::vector<int> keep;  // by the current branch
        std::vector<int> excluded;
        std::vector<proof::OpenBranch> open;
    };

    bool idle() const { return !scribe_ || muted_ > 0; }
    void close_with(const proof::CandidateFact& contradiction, const Frame& frame);

    Detail detail_;
    std::optional<proof::ClauseScribe> scribe_;
    std::string refusal_;
    std::vector<Frame> frames_;
    int muted_ = 0;  // open branches inside one that nothing needs
};

/// A proof as DRAT: one lemma a line, each implied by unit propagation on the formula (cnf.hpp) and earlier lemmas.
///
///   -62 0
///   0          the empty clause
class DratWriter final : public ClauseProof {
  public:
    /// `write` takes the text in pieces; end() flushes all of it.
    explicit DratWriter(TextSink write, Detail detail = Detail::needed)
        : ClauseProof(detail), text_(std::move(write)), all_(detail == Detail::all) {}

  private:
    void lemma(const proof::Lemma& lemma) override;
    void finish() override { text_.flush(); }

    proof::ClauseText text_;
    bool all_;
};

/// A proof as LRAT: each lemma with its number and the clauses that propagation uses, in this order. The numbers of the
/// formula come first.
///
///   391 -62 0 385 88 0          lemma 391 is "-62", by clauses 385 and 88
///   425 0 390 .. 0              the empty clause
class LratWriter final : public ClauseProof {
  public:
    explicit LratWriter(TextSink write, Detail detail = Detail::needed)
        : ClauseProof(detail), text_(std::move(write)) {}

  private:
    void lemma(const proof::Lemma& lemma) override;
    void finish() override { text_.flush(); }

    proof::ClauseText text_;
};

}  // namespace deduku
