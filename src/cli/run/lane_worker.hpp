// 9x9 puzzles of many chunks side by side in the lanes of one engine; all other puzzles alone.
//
//   chunk 7   [ done | done | lane 3 | alone | done | .. ]     a chunk is returned when all its puzzles are done
//   chunk 8   [ lane 1 | done | lane 0 | lane 2 | -  | .. ]    the next one starts before that
//
// A puzzle in a lane is searched by that lane only, so its result depends neither on other puzzles nor on the number of
// threads. A puzzle that takes very many guesses is solved again alone, with all lanes.
#pragma once

#include <functional>

#include "cli/run/chunk.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::cli {

/// The result of a puzzle in a lane.
struct LaneResult {
    std::uint64_t number;  ///< in the run, from 1
    const char* board;     ///< 81 characters, or null: see `puzzle`
    const Puzzle* puzzle;  ///< null if `board` is set
    const lanes::SearchOutcome& outcome;
};

struct LaneWork {
    std::uint64_t limit = 1;  ///< number of solutions to search for
    Limits limits;
    /// Adds the result to the text. Puzzles in lanes have no time limit: they end within milliseconds.
    std::function<Status(const LaneResult& result, std::string& out)> report;
    /// For puzzles of other sizes, and those that take very many guesses.
    PuzzleWork alone;
};

/// `work` must outlive the worker.
std::unique_ptr<Worker> make_lane_worker(const LaneWork& work);

/// The work of a thread on boards; each thread has its own.
class BoardWork {
  public:
    virtual ~BoardWork() = default;
    /// Adds the result for a board, 81 characters 1-9 and points, to the text.
    virtual Status add(std::string_view board, std::string& out) = 0;
};

/// `alone` is called for all other puzzles; it and `limits` must outlive the worker. `boards` may be null if no chunk
/// has boards.
std::unique_ptr<Worker> make_board_worker(std::unique_ptr<BoardWork> boards, const PuzzleWork& alone,
                                          const Limits& limits);

}  // namespace deduku::cli
