// Puzzles one thread takes together, and their results so far.
//
//   reader --> [items | boards] --> worker: add(result) add(result) .. --> writer: takes what is there
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

    /// Either items or the cells of boards; of the reader until a worker has the chunk, then only read.
    std::vector<Item> items;
    std::string boards;
    std::uint64_t first_number = 1;

    bool empty() const { return items.empty() && boards.empty(); }
    std::size_t size() const { return boards.empty() ? items.size() : boards.size() / board_cells; }

    /// For the worker: adds results in order, and sets the number of finished puzzles.
    void add(std::string_view out, std::string_view error, std::uint64_t done);
    /// The same; `out` is empty then and may have other memory.
    void hand_over(std::string& out, std::uint64_t done);
    /// Part of a result of unlimited size; waits for the writer if there is much. False = no more is needed.
    bool send(std::string_view out);
    /// How far the puzzle at work is.
    void tell(const Within& within);
    /// A result is missing from here on, because the run is to stop: nothing that follows is written, in this chunk or
    /// a later one.
    void break_off();
    bool broken_off() const;
    /// All is added.
    void complete();

    /// For the writer: the results since its last call.
    struct News {
        std::string out;
        std::string error;
        std::uint64_t done = 0;
        std::optional<Within> within;  ///< of the puzzle at work
        bool broken_off = false;       ///< after `out`
        bool complete = false;
    };
    /// Into `news`, whose memory the chunk then reuses.
    void take(News& news);

    /// Ready to be filled again, with the memory it has.
    void reset();

  private:
    mutable std::mutex mutex_;  // guards all below
    std::condition_variable taken_;
    News news_;
};

/// Where workers get chunks from.
class Chunks {
  public:
    virtual ~Chunks() = default;
    /// The oldest chunk no worker has; waits for one. Null: there will be none.
    virtual std::shared_ptr<Chunk> claim() = 0;
    /// The same without waiting. Null: none now.
    virtual std::shared_ptr<Chunk> claim_if_ready() = 0;
    /// Every chunk claimed is given back, when all its puzzles are done, with the worst of their statuses.
    virtual void finish(Chunk& chunk, Status status) = 0;
};

/// What each thread of a run does.
class Worker {
  public:
    virtual ~Worker() = default;
    /// Works until no chunk is left; when the run is to stop, returns chunks unfinished.
    virtual void serve(Chunks& chunks) = 0;
};

/// One puzzle, or a message in its place, through `work` into the chunk.
Status process(Chunk& chunk, const Item& item, std::uint64_t number, const Limits& limits, const Work& work);

}  // namespace deduku::cli
