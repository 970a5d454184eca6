// Makes runs from one position in the simple way, literal by literal.
#pragma once

#include <limits>

#include "method/explainer/chains/workspace.hpp"

namespace deduku::explainer {

/// The techniques known to find nothing at the end of a run, since a lower level ended there: none for level 0; for level
/// 1 locking, pairs and X-Wings; for levels 2 and 4 their first inner search, which levels 3 and 5 also have.
enum class Known : std::uint8_t { nothing, patterns, first_search };

class Runner {
  public:
    /// `start` has to outlive it. Every run spends on the meter; once that is exhausted, runs end early and mean
    /// nothing.
    Runner(const Position& start, Setting setting, Workspace& workspace)
        : start_(start),
          grid_(start),
          open_(start),
          setting_(setting),
          links_{!setting.mode.nishio, true},
          workspace_(workspace) {}

    void run(Literal assumed, Run& out);
    /// Ignores larger weights from now on: a run ends when all its possible consequences have them.
    void set_limit(int complexity) { limit_ = complexity; }
    /// Continues a run of a lower level that ended without a contradiction.
    void resume(Run& run, Known known);

  private:
    /// The nodes of one state, in the order in which they came.
    struct Queue {
        std::int16_t node[candidate_count];
        int next = 0, end = 0;
        void push(int number) { node[end++] = static_cast<std::int16_t>(number); }
    };

    static constexpr int settled = 3 << 9;  ///< two extra members, so that a single one never remains

    void begin();
    void go_on();
    bool take_on(int node);
    [[nodiscard]] bool drop(int node);
    bool take_off(int node);
    bool take_off_static(int node);
    bool follow(int node, int sector, Cause cause, int found);
    bool take_advanced(Known known = Known::nothing);
    [[nodiscard]] bool is_in_vain(std::size_t first_new) const;

    const Position& start_;
    Position grid_;  ///< without the off literals already processed, for advanced techniques
    Position open_;  ///< without all off literals
    Setting setting_;
    Links links_;
    Workspace& workspace_;
    Run* run_ = nullptr;
    int limit_ = std::numeric_limits<int>::max();
    Queue ons_, offs_;
    std::uint16_t left_[sector_count];  ///< of each sector as in the grid; and `settled` where one is on
};

/// Consequences at the end of a run, by locking, pairs, X-Wings or chains of the level: off nodes with their
/// parents. False if there are none. Techniques known to give nothing are skipped.
[[nodiscard]] bool add_advanced(const Position& start, const Position& grid, Setting setting, Workspace& workspace,
                                Run& run, Known known);

}  // namespace deduku::explainer
