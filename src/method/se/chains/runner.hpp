// Makes runs from one position with a simple method, literal by literal.
#pragma once

#include <limits>

#include "method/se/chains/workspace.hpp"

namespace deduku::se {

/// The techniques known to find nothing at the end of a run because a lower level ended there. Level 0: none; level 1:
/// locking, pairs, X-Wings; levels 2 and 4: their first inner search, which levels 3 and 5 also have.
enum class KnownEmpty : std::uint8_t { nothing, patterns, first_search };

class Runner {
  public:
    /// `start` must outlive the runner. Every run spends on the meter; at its limit, runs end early and are
    /// meaningless.
    Runner(const SePosition& start, Setting setting, Workspace& workspace)
        : start_(start),
          grid_(start),
          open_(start),
          setting_(setting),
          links_{!setting.mode.nishio, true},
          workspace_(workspace) {}

    void run(OnOff assumed, ChainRun& out);
    /// From here on ignores larger weights: a run ends when all its possible consequences exceed the limit.
    void set_limit(int complexity) { limit_ = complexity; }
    /// Continues a run of a lower level that ended without a contradiction.
    void resume(ChainRun& run, KnownEmpty known);

  private:
    /// The nodes of one state, first in, first out.
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
    bool take_advanced(KnownEmpty known = KnownEmpty::nothing);
    [[nodiscard]] bool is_in_vain(std::size_t first_new) const;

    const SePosition& start_;
    SePosition grid_;  ///< without the off literals already processed, for advanced techniques
    SePosition open_;  ///< without all off literals
    Setting setting_;
    LinkKinds links_;
    Workspace& workspace_;
    ChainRun* run_ = nullptr;
    int limit_ = std::numeric_limits<int>::max();
    Queue ons_, offs_;
    std::uint16_t left_[sector_count];  ///< members of each sector as in the grid, and `settled` if one is on
};

/// Adds consequences at the end of a run, by locking, pairs, X-Wings or chains of the level, as off nodes with their
/// parents. False if there are none. Techniques known to find nothing are skipped.
[[nodiscard]] bool add_advanced(const SePosition& start, const SePosition& grid, Setting setting, Workspace& workspace,
                                ChainRun& run, KnownEmpty known);

}  // namespace deduku::se
