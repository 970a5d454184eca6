#include "cli/run/pipeline.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "cli/run/output.hpp"
#include "cli/run/puzzle_count.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/threads.hpp"

namespace deduku::cli {
namespace {

using namespace std::chrono_literals;

class Pipeline : public Chunks {
  public:
    Pipeline(const std::vector<std::string>& operands, const ReadOptions& reading, const MakeWorker& make_worker,
             const PipelineOptions& options, Progress& progress)
        : operands_(operands),
          reading_(reading),
          make_worker_(make_worker),
          options_(options),
          progress_(progress),
          input_(operands, reading) {}

    Status run() {
        std::vector<std::thread> threads;
        threads.emplace_back([this] { read(); });
        try {
            start_threads(threads, std::max(1U, options_.threads), [this] {
                return [this, worker = std::shared_ptr(make_worker_())] { worker->serve(*this); };
            });
        } catch (const std::exception&) {
            ask_to_stop(Stop::unread);
            threads.front().join();
            throw;
        }
        write();
        for (std::thread& thread : threads) thread.join();
        const Status written = close(out_);
        progress_.finish(written_);
        if (failed_) std::rethrow_exception(failed_);
        if (stop_asked() == Stop::interrupted) return Status::interrupted;
        if (out_.state() == Output::State::closed_pipe) return Status::ok;
        return worse(status_, written);
    }

    std::shared_ptr<Chunk> claim() override {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [this] { return unclaimed_ < queue_.size() || ended_; });
        return unclaimed_ < queue_.size() ? queue_[unclaimed_++] : nullptr;
    }
    std::shared_ptr<Chunk> claim_if_ready() override {
        const std::lock_guard lock(mutex_);
        return unclaimed_ < queue_.size() ? queue_[unclaimed_++] : nullptr;
    }
    void finish(Chunk& chunk, Status status) override {
        const std::size_t several = options_.board_grain > 0 ? 2 : 8;
        const std::lock_guard lock(mutex_);
        chunk.complete();
        status_ = worse(status_, status);
        ++finished_;
        // The writer need not be woken for every chunk, as it polls; but it must be if there is nothing else to do.
        if (finished_ % several == 0 || unclaimed_ == queue_.size()) wake_writer();
    }

  private:
    void read() {
        try {
            auto chunk = std::make_shared<Chunk>();
            read_all(chunk);
        } catch (const std::exception&) {
            failed_ = std::current_exception();  // reported later: without memory that would fail, too
        }
        const std::lock_guard lock(mutex_);
        ended_ = true;
        ready_.notify_all();
        wake_writer();
    }
    void read_all(std::shared_ptr<Chunk>& chunk) {
        while (true) {
            const std::size_t room = grain(options_.board_grain);
            auto next = input_.next(chunk->boards, room - std::min(room, chunk->size()));
            if (const auto* boards = std::get_if<Bunch>(&next)) {
                add(*boards, room, chunk);
            } else if (auto* item = std::get_if<InputItem>(&next)) {
                add(std::move(*item), chunk);
            } else {
                if (!chunk->empty()) submit(chunk);
                if (std::get<Pause>(next) == Pause::end) break;
                input_.wait();
            }
        }
    }
    /// The chunk has the boards already.
    void add(const Bunch& boards, std::size_t room, std::shared_ptr<Chunk>& chunk) {
        if (!chunk->items.empty()) {
            std::string cells = std::move(chunk->boards);
            chunk->boards.clear();
            submit(chunk);
            chunk->boards = std::move(cells);
        }
        if (count_ < options_.skip) {
            const std::uint64_t dropped = std::min<std::uint64_t>(boards.count, options_.skip - count_);
            chunk->boards.erase(0, dropped * Chunk::board_cells);
            count_ += boards.count;
            if (!chunk->empty()) chunk->first_number = count_ + 1 - chunk->size();
            return;
        }
        if (chunk->size() == boards.count) chunk->first_number = count_ + 1;
        count_ += boards.count;
        if (chunk->size() >= room) submit(chunk);
    }
    void add(InputItem&& item, std::shared_ptr<Chunk>& chunk) {
        const bool skipped = count_ < options_.skip;
        ++count_;
        if (skipped) return;
        if (!chunk->boards.empty()) submit(chunk);
        if (chunk->empty()) chunk->first_number = count_;
        chunk->items.push_back(std::move(item));
        if (chunk->size() >= grain(options_.grain)) submit(chunk);
    }
    // Chunks are small at first: the first results come early, and few puzzles keep all threads busy.
    [[nodiscard]] std::size_t grain(std::size_t most) const {
        return static_cast<std::size_t>(std::min<std::uint64_t>(most, 1 + count_ / 16));
    }
    void write() {
        std::unique_lock lock(mutex_);
        while (!ended_ || !queue_.empty()) {
            const std::shared_ptr<Chunk> front = queue_.empty() ? nullptr : queue_.front();
            writer_wanted_ = false;
            lock.unlock();
            const bool complete = front && take(*front);
            if (!complete) out_.flush();  // no results left: show the reader those so far
            if (out_.state() != Output::State::open) ask_to_stop(Stop::unread);
            if (progress_.due()) progress_.update(written_, total(), within_);
            if (complete) front->reset();
            lock.lock();
            if (complete) {
                spare_.push_back(std::move(queue_.front()));
                queue_.pop_front();
                --unclaimed_;
                --finished_;
                if (reader_waits_) room_.notify_one();
            } else {
                result_.wait_for(lock, 50ms, [this] { return writer_wanted_; });
            }
        }
    }
    /// The total number; counting starts with the first call.
    std::optional<std::uint64_t> total() {
        if (!counted_) counted_.emplace(operands_, reading_);
        const auto all = counted_->total();
        return all ? std::optional(*all - std::min(*all, options_.skip)) : std::nullopt;
    }
    /// Writes the results of a chunk so far; true if it is complete. Writes nothing after a missing result.
    bool take(Chunk& chunk) {
        chunk.take(news_);
        if (broken_off_) return news_.complete;
        broken_off_ = news_.broken_off;
        written_ += news_.done;
        within_ = news_.within;
        if (options_.filter && !news_.out.empty()) options_.filter(news_.out);
        if (!news_.out.empty()) out_.write_bytes(news_.out);
        if (!news_.error.empty()) {
            out_.flush();
            progress_.clear();
            print_error(news_.error);
        }
        return news_.complete;
    }
    void submit(std::shared_ptr<Chunk>& chunk) {
        // Chunks of boards are large: a short queue stays in the cache. One single puzzle may take as long as many
        // others.
        const std::size_t most =
            (options_.board_grain > 0 ? 4 + std::size_t{2} * options_.threads : 32 + std::size_t{4} * options_.threads);
        std::unique_lock lock(mutex_);
        if (queue_.size() >= most) {
            reader_waits_ = true;
            // Waits until there is room for many: threads that wake each other for every chunk do little else.
            while (queue_.size() > most / 2 && stop_asked() == Stop::none) room_.wait_for(lock, 100ms);
            reader_waits_ = false;
        }
        queue_.push_back(std::move(chunk));
        ready_.notify_one();
        if (spare_.empty()) {
            chunk = std::make_shared<Chunk>();
        } else {
            chunk = std::move(spare_.back());
            spare_.pop_back();
        }
    }
    void wake_writer() {
        writer_wanted_ = true;
        result_.notify_one();
    }

    const std::vector<std::string>& operands_;
    const ReadOptions& reading_;
    const MakeWorker& make_worker_;
    const PipelineOptions& options_;
    Progress& progress_;
    Input input_;                         // reader only
    std::uint64_t count_ = 0;             // reader only
    Output out_;                          // writer only
    Chunk::News news_;                    // writer only
    bool broken_off_ = false;             // writer only
    std::uint64_t written_ = 0;           // writer only
    std::optional<Within> within_;        // writer only: of the oldest puzzle in progress
    std::optional<PuzzleCount> counted_;  // writer only

    std::mutex mutex_;                          // guards all members below
    std::condition_variable ready_;             // a chunk for a worker
    std::condition_variable room_;              // for another chunk
    std::condition_variable result_;            // something for the writer
    std::deque<std::shared_ptr<Chunk>> queue_;  // in input order, from the oldest not yet written
    std::size_t unclaimed_ = 0;                 // index in queue_ of the first without a worker
    bool ended_ = false;                        // no more chunks will come
    std::exception_ptr failed_;                 // of the reader
    std::size_t finished_ = 0;                  // chunks of queue_
    bool reader_waits_ = false;
    bool writer_wanted_ = false;
    std::vector<std::shared_ptr<Chunk>> spare_;  // for reuse
    Status status_ = Status::ok;
};

}  // namespace

Status run_pipeline(const std::vector<std::string>& operands, const ReadOptions& reading, const MakeWorker& make_worker,
                    const PipelineOptions& options, Progress& progress) {
    return Pipeline(operands, reading, make_worker, options, progress).run();
}

}  // namespace deduku::cli
