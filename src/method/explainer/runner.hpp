// Makes runs from one position: the plain way, literal by literal.
#pragma once

#include "method/explainer/workspace.hpp"

namespace deduku::explainer {

class Runner {
  public:
    /// `start` has to outlive it. Every run spends on the meter; once that is exhausted, runs end early and mean
    /// nothing.
    Runner(const Position& start, Setting setting, Workspace& workspace)
        : start_(start), grid_(start), setting_(setting), links_{!setting.mode.nishio, true}, workspace_(workspace) {}

    void run(Literal assumed, Run& out);
    /// Goes on with a run of a lower level that came to its end without a contradiction: with one of level 1, or of
    /// the level below if that has the same first inner search.
    void resume(Run& run);

  private:
    void go_on(std::size_t next_on, std::size_t next_off);
    bool take_on(int node);
    bool take_off(int node);
    bool take_advanced();
    void add_hidden_parents(Literal off, Cause cause);

    const Position& start_;
    Position grid_;
    Setting setting_;
    Links links_;
    Workspace& workspace_;
    Run* run_ = nullptr;
};

/// What follows in a run that came to its end, by locking, pairs, X-Wings or chains of the level: off nodes with their
/// parents. False if there is nothing.
[[nodiscard]] bool add_advanced(const Position& start, const Position& grid, Setting setting, Workspace& workspace,
                                Run& run);

}  // namespace deduku::explainer
