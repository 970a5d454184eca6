// 9x9 puzzles of many chunks side by side in the lanes of one engine; everything else alone.
//
//   chunk 7   [ done | done | lane 3 | alone | done | .. ]     a chunk is returned when all its puzzles are done
//   chunk 8   [ lane 1 | done | lane 0 | lane 2 | -  | .. ]    the next one is begun before that
//
// A puzzle in a lane is searched by that lane only, so its result does not depend on the puzzles read with it
// or on the number of threads. One that takes very many guesses is solved again alone, with all lanes.
#pragma once

#include <functional>

#include "cli/run/chunk.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::cli {

/// What the lanes made of a puzzle.
struct LaneResult {
    std::uint64_t number;  ///< among all, from 1
    const char* board;     ///< 81 characters, or null: it is
    const Puzzle* puzzle;  ///< this one
    const lanes::Outcome& outcome;
};

struct LaneWork {
    std::uint64_t limit = 1;  ///< solutions to look for
    Limits limits;
    /// Adds the result to the text. The clock is not looked at for puzzles in lanes: they end within milliseconds.
    std::function<Status(const LaneResult& result, std::string& out)> report;
    /// Puzzles of other sizes, and those that take very many guesses.
    Work alone;
};

/// `work` has to live as long as the worker.
std::unique_ptr<Worker> make_lane_worker(const LaneWork& work);

/// What a thread does with boards; made once for each.
class BoardWork {
  public:
    virtual ~BoardWork() = default;
    /// 81 characters, 1-9 and points; adds the result to the text.
    virtual Status add(std::string_view board, std::string& out) = 0;
};

/// `alone` takes everything but such boards; it and `limits` must outlive the worker. `boards` may be null if
/// chunks have none.
std::unique_ptr<Worker> make_board_worker(std::unique_ptr<BoardWork> boards, const Work& alone, const Limits& limits);

}  // namespace deduku::cli
