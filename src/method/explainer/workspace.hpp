// What searches inside searches share: the meter, and memory that is used again.
//
//   row 29      runs of depth 0   ->   inner dynamic search, runs of depth 1   ->   ..
#pragma once

#include <memory>
#include <vector>

#include "deduku/meter.hpp"
#include "method/explainer/graph.hpp"
#include "method/explainer/run.hpp"

namespace deduku::explainer {

/// The runs of one search, by what they assume. Memory of old ones is kept.
class RunStore {
  public:
    /// Forgets all.
    void clear() { made_ = older_ = {}; }
    /// What there is counts as runs of a level below, to be gone on with.
    void age() {
        older_ = made_;
        made_ = {};
    }
    [[nodiscard]] bool has(Literal assumed) const { return made_.has(assumed); }
    [[nodiscard]] bool has_older(Literal assumed) const { return older_.has(assumed); }
    /// To be made, if it is not there.
    [[nodiscard]] Run& operator[](Literal assumed) {
        made_.insert(assumed);
        std::unique_ptr<Run>& run = runs_[assumed];
        if (run == nullptr) run = std::make_unique<Run>();
        return *run;
    }

  private:
    Bits<23> made_, older_;
    std::unique_ptr<Run> runs_[literal_count];
};

class Workspace {
  public:
    explicit Workspace(Meter& for_all) : meter(for_all) {}

    /// For a search of this depth inside others.
    [[nodiscard]] RunStore& store(std::size_t depth) {
        while (stores_.size() <= depth) stores_.push_back(std::make_unique<RunStore>());
        return *stores_[depth];
    }

    /// For a search of depth 0 that goes on with the runs of another.
    [[nodiscard]] RunStore& second_store() { return second_store_; }

    Meter& meter;
    /// For a look at the links of an inner position.
    Graph graph;
    Closure closure;

  private:
    std::vector<std::unique_ptr<RunStore>> stores_;
    RunStore second_store_;
};

}  // namespace deduku::explainer
