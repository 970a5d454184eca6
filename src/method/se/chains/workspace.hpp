// Data shared by nested searches: the meter, and reusable memory.
//
//   row 29      runs of depth 0   ->   inner dynamic search, runs of depth 1   ->   ..
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "deduku/meter.hpp"
#include "method/se/chains/inner_memo.hpp"
#include "method/se/chains/run.hpp"
#include "method/se/chains/sieve.hpp"
#include "method/se/position/graph.hpp"

namespace deduku::se {

class QuickSingle;

/// The runs of one search, by assumption. Their memory is reused.
class RunStore {
  public:
    /// Forgets all runs.
    void clear() { made_ = older_ = {}; }
    /// Forgets runs of level 0 that are different in this position.
    void move_to(const SePosition& position) {
        const Loss loss(position_, position);
        made_.for_each([&](int assumed) {
            ChainRun& run = *runs_[assumed];
            if (loss.spares(static_cast<OnOff>(assumed), run.set(true), run.set(false)))
                run.forget_off(loss.gone());
            else
                made_.erase(assumed);
        });
        position_ = position;
    }
    /// Turns the current runs into those of a lower level, to be continued.
    void age() {
        older_ = made_;
        made_ = {};
    }
    [[nodiscard]] bool has(OnOff assumed) const { return made_.has(assumed); }
    [[nodiscard]] bool has_older(OnOff assumed) const { return older_.has(assumed); }
    /// The run of an assumption, created if missing.
    [[nodiscard]] ChainRun& operator[](OnOff assumed) {
        made_.insert(assumed);
        std::unique_ptr<ChainRun>& run = runs_[assumed];
        if (run == nullptr) run = std::make_unique<ChainRun>();
        return *run;
    }

  private:
    SePosition position_;
    Bits<23> made_, older_;
    std::unique_ptr<ChainRun> runs_[literal_count];
};

class Workspace {
  public:
    explicit Workspace(Meter& for_all) : meter(for_all) {}

    /// For a search nested this deep.
    [[nodiscard]] RunStore& store(std::size_t depth) {
        while (stores_.size() <= depth) stores_.push_back(std::make_unique<RunStore>());
        return *stores_[depth];
    }

    /// The same for sieves.
    [[nodiscard]] Sieve& sieve(std::size_t depth) {
        while (sieves_.size() <= depth) sieves_.push_back(std::make_unique<Sieve>());
        return *sieves_[depth];
    }

    /// For searches of depth 0: the runs of level 0, which are kept between steps; of level 1; of higher levels.
    [[nodiscard]] RunStore& level_store(int level) { return level_stores_[std::min(level, 2)]; }

    /// For searches of depth 0 and levels 0 to 3.
    [[nodiscard]] Sieve& level_sieve(int level) { return level == 0 ? sieve(0) : level_sieves_[level - 1]; }

    /// For runs of levels above 0.
    std::optional<InnerCuts> level_cuts[3];

    /// For dynamic chains inside searches of depth 0.
    InnerMemo inner_memo;

    Meter& meter;
    /// For the position of the search of depth 0, if known to have no single chains.
    const QuickSingle* outer = nullptr;
    /// For the links of an inner position.
    LinkGraph graph;
    OnOffClosure closure;

  private:
    std::vector<std::unique_ptr<RunStore>> stores_;
    std::vector<std::unique_ptr<Sieve>> sieves_;
    RunStore level_stores_[3];
    Sieve level_sieves_[3];
};

}  // namespace deduku::se
