#include "cli/run/lane_worker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

// The most guesses a lane may spend on one puzzle; one in a thousand of the hardest known puzzles needs as many.
constexpr std::uint64_t lane_patience = 4000;

enum class State : std::uint8_t { waiting, done, alone };

/// A chunk in progress.
struct Open {
    std::shared_ptr<Chunk> chunk;
    std::vector<State> states;
    std::vector<lanes::SearchOutcome> outcomes;
    std::size_t left = 0;       // puzzles waiting for a lane or in one
    std::size_t published = 0;  // results already added to the chunk
    bool any_alone = false;
    Status status = Status::ok;
};

class LaneWorker : public Worker, lanes::Stream {
  public:
    explicit LaneWorker(const LaneWork& work) : work_(work), kernel_(lanes::best_kernel()), engine_(kernel_) {
        wanted_.limit = work.limit;
        wanted_.share = false;
        const std::uint64_t nodes = work.limits.max_nodes;  // guesses + 1
        wanted_.max_guesses = std::min(lane_patience, nodes == 0 ? nodes : nodes - 1);
        budget_is_final_ = wanted_.max_guesses < lane_patience;
    }

    void serve(Chunks& chunks) override {
        chunks_ = &chunks;
        while (std::shared_ptr<Chunk> chunk = chunks.claim()) {
            try {
                begin(std::move(chunk));
                engine_.run(*this, wanted_);
                finish_all();
            } catch (const std::exception& error) {
                fail(error.what());
            }
        }
    }

  private:
    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        while (stop_asked() == Stop::none) {
            Open& open = open_[now_];
            if (!open.chunk || index_ == open.chunk->size()) {
                if (any_alone_) return false;
                std::shared_ptr<Chunk> chunk = chunks_->claim_if_ready();
                if (!chunk) return false;
                begin(std::move(chunk));
                continue;
            }
            const std::size_t index = index_++;
            tag = std::uint64_t{now_} << 32 | index;
            if (!open.chunk->boards.empty()) {
                kernel_.parse(board(open, index), cells);
                return true;
            }
            const InputItem& item = open.chunk->items[index];
            const auto* puzzle = std::get_if<Puzzle>(&item.content);
            if (puzzle != nullptr && puzzle->box() == Box{3, 3} && item.note.empty()) {
                for (Cell cell : puzzle->cells.ids())
                    cells[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(puzzle->cells[cell].bits());
                return true;
            }
            leave_alone(open, index);
        }
        return false;
    }
    void done(std::uint64_t tag, const lanes::SearchOutcome& outcome) override {
        Open& open = open_[tag >> 32];
        const std::size_t index = tag & 0xFFFFFFFF;
        if (outcome.end == SearchEnd::budget) {
            if (stop_asked() != Stop::none) return;  // unfinished
            if (!budget_is_final_) return leave_alone(open, index);
        }
        open.outcomes[index] = outcome;
        open.states[index] = State::done;
        if (--open.left == 0 && !open.any_alone) finish(open);
    }
    bool give_up(std::uint64_t /*tag*/) override { return stop_asked() != Stop::none; }

    void begin(std::shared_ptr<Chunk> chunk) {
        const auto free = std::find_if(open_.begin(), open_.end(), [](const Open& open) { return !open.chunk; });
        now_ = static_cast<std::size_t>(free - open_.begin());
        index_ = 0;
        Open& open = free == open_.end() ? open_.emplace_back() : *free;
        const std::size_t size = chunk->size();
        open.chunk = std::move(chunk);
        open.states.assign(size, State::waiting);
        if (open.outcomes.size() < size) open.outcomes.resize(size);
        open.left = size;
        open.published = 0;
        open.any_alone = false;
        open.status = Status::ok;
    }
    void leave_alone(Open& open, std::size_t index) {
        open.states[index] = State::alone;
        open.any_alone = any_alone_ = true;
        --open.left;
    }
    /// Adds the results before `end` to the chunk, up to the first one missing because the run is to stop.
    void publish(Open& open, std::size_t end) {
        Chunk& chunk = *open.chunk;
        if (chunk.broken_off()) return;
        std::uint64_t count = 0;
        for (; open.published < end && open.states[open.published] == State::done; ++open.published) {
            const std::size_t i = open.published;
            const bool plain = !chunk.boards.empty();
            const LaneResult result = {chunk.first_number + i, plain ? board(open, i) : nullptr,
                                       plain ? nullptr : std::get_if<Puzzle>(&chunk.items[i].content),
                                       open.outcomes[i]};
            open.status = worse(open.status, work_.report(result, out_));
            ++count;
        }
        chunk.hand_over(out_, count);
        if (open.published < end) chunk.break_off();
    }
    void finish(Open& open) {
        publish(open, open.states.size());
        const std::shared_ptr<Chunk> chunk = std::move(open.chunk);
        chunks_->finish(*chunk, open.status);
    }
    /// The lanes are empty: solves the remaining puzzles alone, or abandons them.
    void finish_all() {
        std::vector<Open*> order;
        for (Open& open : open_)
            if (open.chunk) order.push_back(&open);
        std::sort(order.begin(), order.end(),
                  [](const Open* a, const Open* b) { return a->chunk->first_number < b->chunk->first_number; });
        for (Open* open : order) {
            for (std::size_t i = 0; open->any_alone && i < open->states.size() && stop_asked() == Stop::none; ++i)
                if (open->states[i] == State::alone) solve_alone(*open, i);
            finish(*open);
        }
        any_alone_ = false;
    }
    void solve_alone(Open& open, std::size_t index) {
        publish(open, index);
        Chunk& chunk = *open.chunk;
        if (chunk.broken_off()) return;
        ++open.published;
        const std::uint64_t number = chunk.first_number + index;
        const auto solve = [&](const InputItem& item) {
            return process(chunk, item, number, work_.limits, work_.alone);
        };
        open.status =
            worse(open.status, chunk.boards.empty() ? solve(chunk.items[index])
                                                    : solve({puzzle_of({board(open, index), Chunk::board_cells}), {}}));
    }
    void fail(const char* why) {
        for (Open& open : open_) {
            if (!open.chunk) continue;
            try {
                open.chunk->add({}, fmt::format("deduku: internal error: {}\n", why), 0);
            } catch (const std::exception&) {  // no memory for the message either: the status reports the error
            }
            chunks_->finish(*std::move(open.chunk), Status::internal);
            open.chunk.reset();
        }
        any_alone_ = false;
    }

    static const char* board(const Open& open, std::size_t index) {
        return open.chunk->boards.data() + index * Chunk::board_cells;
    }

    const LaneWork& work_;
    const lanes::Kernel& kernel_;
    lanes::Engine engine_;
    lanes::SearchGoal wanted_;
    bool budget_is_final_ = false;
    Chunks* chunks_ = nullptr;
    std::vector<Open> open_;  // its index is the upper half of a tag
    std::size_t now_ = 0;     // index in open_ of the chunk that supplies puzzles
    std::size_t index_ = 0;   // of its next puzzle
    bool any_alone_ = false;  // claim no more chunks before these are done
    std::string out_;
    std::string error_;
};

}  // namespace

std::unique_ptr<Worker> make_lane_worker(const LaneWork& work) { return std::make_unique<LaneWorker>(work); }

namespace {

class BoardWorker : public Worker {
  public:
    BoardWorker(std::unique_ptr<BoardWork> boards, const PuzzleWork& alone, const Limits& limits)
        : boards_(std::move(boards)), alone_(alone), limits_(limits) {}

    void serve(Chunks& chunks) override {
        while (const std::shared_ptr<Chunk> chunk = chunks.claim())
            chunks.finish(*chunk, chunk->boards.empty() ? items_of(*chunk) : boards_of(*chunk));
    }

  private:
    Status items_of(Chunk& chunk) const {
        Status status = Status::ok;
        std::uint64_t number = chunk.first_number;
        for (const InputItem& item : chunk.items) {
            if (stop_asked() != Stop::none) chunk.break_off();
            if (chunk.broken_off()) break;
            status = worse(status, process(chunk, item, number++, limits_, alone_));
        }
        return status;
    }

    Status boards_of(Chunk& chunk) {
        Status status = Status::ok;
        std::string out;
        std::string error;
        std::uint64_t done = 0;
        try {
            for (; done < chunk.size() && stop_asked() == Stop::none; ++done)
                status = worse(
                    status, boards_->add({chunk.boards.data() + done * Chunk::board_cells, Chunk::board_cells}, out));
        } catch (const std::exception& failed) {
            error = fmt::format("deduku: puzzle {}: internal error: {}\n", chunk.first_number + done, failed.what());
            status = Status::internal;
        }
        chunk.add(out, error, done);
        if (done < chunk.size()) chunk.break_off();
        return status;
    }

    std::unique_ptr<BoardWork> boards_;
    const PuzzleWork& alone_;
    const Limits& limits_;
};

}  // namespace

std::unique_ptr<Worker> make_board_worker(std::unique_ptr<BoardWork> boards, const PuzzleWork& alone,
                                          const Limits& limits) {
    return std::make_unique<BoardWorker>(std::move(boards), alone, limits);
}

}  // namespace deduku::cli
