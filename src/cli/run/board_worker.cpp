#include "cli/run/board_worker.hpp"

#include <fmt/format.h>

#include <utility>

#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

class BoardWorker : public Worker {
  public:
    BoardWorker(std::unique_ptr<BoardWork> boards, const Work& alone, const Limits& limits)
        : boards_(std::move(boards)), alone_(alone), limits_(limits) {}

    void serve(Chunks& chunks) override {
        while (const std::shared_ptr<Chunk> chunk = chunks.claim())
            chunks.finish(*chunk, chunk->boards.empty() ? items_of(*chunk) : boards_of(*chunk));
    }

  private:
    Status items_of(Chunk& chunk) const {
        Status status = Status::ok;
        std::uint64_t number = chunk.first_number;
        for (const Item& item : chunk.items) {
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
    const Work& alone_;
    const Limits& limits_;
};

}  // namespace

std::unique_ptr<Worker> make_board_worker(std::unique_ptr<BoardWork> boards, const Work& alone, const Limits& limits) {
    return std::make_unique<BoardWorker>(std::move(boards), alone, limits);
}

}  // namespace deduku::cli
