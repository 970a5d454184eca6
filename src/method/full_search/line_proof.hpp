// The search that writes its own proof (refutations.hpp), for boards with rules. It uses the propagation of the solver
// for these boards (search/linear) and writes its reasons as they occur (line_reasons.hpp). It branches like that
// solver: contradictions weigh more than immediate removals.
#pragma once

#include <memory>

#include "method/full_search/refutations.hpp"
#include "search/linear/branching.hpp"
#include "technique/reasons/line_reasons.hpp"

namespace deduku::full_search {

class LineProof : public Refutations {
  public:
    /// Writes to `to`, on which begin() was called with the puzzle of this start position. Nodes are candidates tried.
    LineProof(const Board& start, Slicer& to, Meter& meter);
    /// The same with prepared data on the lines of its geometry, and on branching.
    LineProof(const linear::LinearModel& model, linear::LinearBranching& branching, const Board& start, Slicer& to,
              Meter& meter);

  private:
    std::optional<Sector> follow() override;
    Choice choose(const Grid* grid) override;
    Sector sector_of(Candidate candidate) const override { return model_.sector(index(candidate.cell)); }
    std::vector<Candidate> members(Sector sector) const override;
    bool has(Candidate candidate) const override;
    int living() const override { return position_.living(); }
    bool decided() const override { return position_.open_counted() == 0; }
    void remove(Candidate candidate) override;
    void push() override { marks_.push_back(position_.mark()); }
    void pop() override;

    int look(Candidate c);

    struct Own {
        explicit Own(const Geometry& geometry) : model(geometry), branching(model) {}
        linear::LinearModel model;
        linear::LinearBranching branching;
    };
    LineProof(std::unique_ptr<Own> own, const Board& start, Slicer& to, Meter& meter);

    std::unique_ptr<Own> own_;  // null if both are supplied by the caller
    const linear::LinearModel& model_;
    linear::Propagation position_;
    linear::LinearBranching& branching_;
    reasons::LineReasons reasons_;
    std::vector<linear::Propagation::Mark> marks_;
};

}  // namespace deduku::full_search
