#include "cli/pipeline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "cli/output.hpp"
#include "cli/stop.hpp"

namespace deduku::cli {
namespace {

using namespace std::chrono_literals;

/// Puzzles one thread takes together, and what it has made of them so far.
struct Chunk {
    std::vector<Item> items;
    std::uint64_t first_number = 1;

    std::mutex mutex;  // guards all below
    std::condition_variable taken;
    std::string out;
    std::string error;
    std::uint64_t done = 0;
    std::optional<Within> within;  // of the puzzle at work
    bool complete = false;
};

class Pipeline {
  public:
    Pipeline(Input& input, const Work& work, const PipelineOptions& options, Progress& progress)
        : input_(input), work_(work), options_(options), progress_(progress) {}

    Status run() {
        std::vector<std::thread> threads;
        threads.emplace_back([this] { read(); });
        for (unsigned i = 0; i < std::max(1U, options_.threads); ++i) threads.emplace_back([this] { serve(); });
        write();
        for (std::thread& thread : threads) thread.join();
        const Status written = close(out_);
        progress_.finish(written_);
        if (stop_asked() == Stop::interrupted) return Status::interrupted;
        if (out_.state() == Output::State::closed_pipe) return Status::ok;
        return worse(status_, written);
    }

  private:
    void read();
    void serve();
    void process(Chunk& chunk);
    Status process(Chunk& chunk, const Item& item, std::uint64_t number);
    void write();
    void take(Chunk& chunk);
    void submit(std::shared_ptr<Chunk>& chunk);
    void announce() {
        ++changes_;
        changed_.notify_all();
    }

    Input& input_;
    const Work& work_;
    const PipelineOptions& options_;
    Progress& progress_;
    Output out_;                    // only the writer
    std::uint64_t written_ = 0;     // only the writer
    std::optional<Within> within_;  // only the writer: of the oldest puzzle at work

    std::mutex mutex_;  // guards all below
    std::condition_variable changed_;
    std::deque<std::shared_ptr<Chunk>> queue_;  // in order of input, from the oldest not written
    std::size_t unclaimed_ = 0;                 // index in queue_ of the first no worker has
    bool ended_ = false;                        // no more chunks will come
    std::optional<double> fraction_;
    std::uint64_t changes_ = 0;  // counts, so that the writer misses none
    Status status_ = Status::ok;
};

void Pipeline::read() {
    auto chunk = std::make_shared<Chunk>();
    std::uint64_t count = 0;
    try {
        while (true) {
            auto next = input_.next();
            if (auto* item = std::get_if<Item>(&next)) {
                if (chunk->items.empty()) chunk->first_number = count + 1;
                chunk->items.push_back(std::move(*item));
                ++count;
                if (chunk->items.size() >= std::min<std::uint64_t>(options_.grain, 1 + count / 16)) submit(chunk);
                continue;
            }
            if (!chunk->items.empty()) submit(chunk);
            if (std::get<Pause>(next) == Pause::end) break;
            input_.wait();
        }
    } catch (const std::exception& error) {
        chunk->items.assign(1, {Problem{fmt::format("deduku: internal error: {}", error.what())}, {}});
        submit(chunk);
        const std::lock_guard lock(mutex_);
        status_ = worse(status_, Status::internal);
    }
    const std::lock_guard lock(mutex_);
    ended_ = true;
    announce();
}

void Pipeline::submit(std::shared_ptr<Chunk>& chunk) {
    const std::size_t room = std::size_t{4} * options_.threads + 4;
    std::unique_lock lock(mutex_);
    while (queue_.size() >= room && stop_asked() == Stop::none) changed_.wait_for(lock, 100ms);
    queue_.push_back(std::move(chunk));
    if (const auto total = input_.total_bytes(); total && *total > 0)
        fraction_ = static_cast<double>(input_.bytes_read()) / static_cast<double>(*total);
    announce();
    chunk = std::make_shared<Chunk>();
}

void Pipeline::serve() {
    while (true) {
        std::shared_ptr<Chunk> chunk;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return unclaimed_ < queue_.size() || ended_; });
            if (unclaimed_ >= queue_.size()) return;
            chunk = queue_[unclaimed_++];
        }
        process(*chunk);
        const std::lock_guard lock(mutex_);
        announce();
    }
}

void Pipeline::process(Chunk& chunk) {
    Status status = Status::ok;
    std::uint64_t number = chunk.first_number;
    for (const Item& item : chunk.items) {
        if (stop_asked() != Stop::none) break;
        status = worse(status, process(chunk, item, number++));
    }
    {
        const std::lock_guard lock(mutex_);
        status_ = worse(status_, status);
    }
    const std::lock_guard lock(chunk.mutex);
    chunk.complete = true;
}

Status Pipeline::process(Chunk& chunk, const Item& item, std::uint64_t number) {
    constexpr std::size_t much = std::size_t{1} << 20;
    const auto send = [&chunk](std::string_view text) {
        std::unique_lock lock(chunk.mutex);
        while (chunk.out.size() > much && stop_asked() == Stop::none) chunk.taken.wait_for(lock, 100ms);
        chunk.out += text;
        return stop_asked() == Stop::none;
    };
    const auto tell = [&chunk](const Within& within) {
        const std::lock_guard lock(chunk.mutex);
        chunk.within = within;
    };
    Job job(number, item.origin, options_.limits, send, tell);
    Status status = Status::bad_input;
    if (const auto* puzzle = std::get_if<Puzzle>(&item.content)) {
        try {
            status = work_(*puzzle, job);
        } catch (const std::exception& error) {
            job.error(fmt::format("deduku: puzzle {}: internal error: {}", number, error.what()));
            status = Status::internal;
        }
    } else {
        job.error(std::get<Problem>(item.content).message);
    }
    if (job.abandoned()) return Status::ok;
    const std::lock_guard lock(chunk.mutex);
    chunk.out += job.collected_out();
    chunk.error += job.collected_error();
    ++chunk.done;
    chunk.within.reset();
    return status;
}

/// Writes what a chunk has so far.
void Pipeline::take(Chunk& chunk) {
    std::string out;
    std::string error;
    {
        const std::lock_guard lock(chunk.mutex);
        out.swap(chunk.out);
        error.swap(chunk.error);
        written_ += std::exchange(chunk.done, 0);
        within_ = chunk.within;
        chunk.taken.notify_all();
    }
    if (!out.empty()) out_.write(out);
    if (!error.empty()) {
        out_.flush();
        progress_.clear();
        print_error(error);
    }
    if (out_.state() != Output::State::open) ask_to_stop(Stop::unread);
}

void Pipeline::write() {
    std::unique_lock lock(mutex_);
    while (!ended_ || !queue_.empty()) {
        const std::shared_ptr<Chunk> front = queue_.empty() ? nullptr : queue_.front();
        const auto fraction = fraction_;
        const std::uint64_t seen = changes_;
        lock.unlock();
        bool complete = false;
        if (front) {
            {
                const std::lock_guard look(front->mutex);
                complete = front->complete;
            }
            take(*front);
        }
        if (!complete) out_.flush();  // nothing more at hand: let the reader of the results have them
        if (out_.state() != Output::State::open) ask_to_stop(Stop::unread);
        progress_.update(written_, fraction, within_);
        lock.lock();
        if (complete) {
            queue_.pop_front();
            --unclaimed_;
            announce();
        } else {
            changed_.wait_for(lock, 50ms, [this, seen] { return changes_ != seen; });
        }
    }
}

}  // namespace

Status run_pipeline(Input& input, const Work& work, const PipelineOptions& options, Progress& progress) {
    return Pipeline(input, work, options, progress).run();
}

}  // namespace deduku::cli
