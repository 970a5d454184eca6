// A group of puzzles for one thread, and their results so far.
//
//   reader --> [items | boards] --> worker: add(result) add(result) .. --> writer: takes the results so far
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run/input.hpp"
#include "cli/run/job.hpp"

namespace deduku::cli {

class Chunk {
  public:
    static constexpr std::size_t board_cells = 81;

    /// Either items or the cells of boards; written by the reader only before a worker has the chunk, then read-only.
    std::vector<InputItem> items;
    std::string boards;
    std::uint64_t first_number = 1;

    bool empty() const { return items.empty() && boards.empty(); }
    std::size_t size() const { return boards.empty() ? items.size() : boards.size() / board_cells; }

    /// For the worker: adds results in order, and sets the number of finished puzzles.
    void add(std::string_view out, std::string_view error, std::uint64_t done);
    /// The same without copying; `out` is empty afterwards and may have other memory.
    void hand_over(std::string& out, std::uint64_t done);
    /// Adds part of a result of unlimited size; waits for the writer if there is much. False: stop.
    bool send(std::string_view out);
    /// The progress of the current puzzle.
    void tell(const Within& within);
    /// Marks the next result as missing, because the run is to stop: nothing after it is written, in this chunk or a
    /// later one.
    void break_off();
    bool broken_off() const;
    /// Marks all results as added.
    void complete();

    /// For the writer: the results since its last call.
    struct News {
        std::string out;
        std::string error;
        std::uint64_t done = 0;
        std::optional<Within> within;  ///< of the current puzzle
        bool broken_off = false;       ///< after `out`
        bool complete = false;
    };
    /// Moves the news to `news`, whose memory the chunk reuses.
    void take(News& news);

    /// Makes the chunk ready for reuse, with its memory.
    void reset();

  private:
    mutable std::mutex mutex_;  // guards all members below
    std::condition_variable taken_;
    News news_;
};

/// The source of chunks for workers.
class Chunks {
  public:
    virtual ~Chunks() = default;
    /// The oldest chunk without a worker; waits for one. Null: there are no more.
    virtual std::shared_ptr<Chunk> claim() = 0;
    /// The same without waiting. Null: none available yet.
    virtual std::shared_ptr<Chunk> claim_if_ready() = 0;
    /// Returns a claimed chunk when all its puzzles are done, with the worst of their statuses.
    virtual void finish(Chunk& chunk, Status status) = 0;
};

/// The work of a thread.
class Worker {
  public:
    virtual ~Worker() = default;
    /// Works until no chunk is left; if the run is to stop, returns unfinished chunks.
    virtual void serve(Chunks& chunks) = 0;
};

/// Runs `work` on one puzzle and adds the result, or its error message, to the chunk.
Status process(Chunk& chunk, const InputItem& item, std::uint64_t number, const Limits& limits, const PuzzleWork& work);

}  // namespace deduku::cli
