#include "cli/run/batches.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/threads.hpp"

namespace deduku::cli {
namespace {

using namespace std::chrono_literals;

class Batches {
  public:
    Batches(const BatchOptions& options, Progress& progress) : options_(options), progress_(progress) {}

    Batched run(FunctionRef<MakeBatch()> maker) {
        std::vector<std::thread> threads;
        start_threads(threads, options_.threads, [this, &maker] { return [this, make = maker()] { work(make); }; });
        write();
        for (std::thread& thread : threads) thread.join();
        out_.status = worse(out_.status, close(output_));
        progress_.finish(out_.lines);
        if (stop_asked() == Stop::interrupted) out_.status = Status::interrupted;
        return out_;
    }

  private:
    void work(const MakeBatch& make) {
        std::unique_lock lock(mutex_);
        const Over over = [this] { return over_.load(); };
        const std::size_t most_waiting = std::size_t{4} * options_.threads;
        while (!over_) {
            if (next_ - written_ >= most_waiting) {
                room_.wait_for(lock, 50ms);
                continue;
            }
            const std::uint64_t number = next_++;
            lock.unlock();
            InputBatch batch;
            try {
                batch = make(number, over);
            } catch (const std::exception& error) {
                print_message(std::string("deduku: internal error: ") + error.what());
                batch.status = Status::internal;
            }
            lock.lock();
            done_[number] = std::move(batch);
            result_.notify_one();
        }
    }

    void write() {
        const auto start = std::chrono::steady_clock::now();
        last_line_ = start;
        std::unique_lock lock(mutex_);
        while (!over_) {
            const auto now = std::chrono::steady_clock::now();
            const auto since = [&](auto then) { return std::chrono::duration<double>(now - then).count(); };
            const bool late = options_.most_seconds > 0 && since(start) >= options_.most_seconds;
            out_.impatient = options_.patience && since(last_line_) >= *options_.patience;
            if (late || out_.impatient || stop_asked() != Stop::none) break;
            const auto found = done_.find(written_);
            if (found == done_.end()) {
                result_.wait_for(lock, 50ms);
                continue;
            }
            const InputBatch batch = std::move(found->second);
            done_.erase(found);
            lock.unlock();
            const bool more = take(batch);
            lock.lock();
            ++written_;
            room_.notify_all();
            over_ = !more;
        }
        over_ = true;
        room_.notify_all();
    }

    bool take(const InputBatch& batch) {
        out_.status = worse(out_.status, batch.status);
        out_.tries += batch.tries;
        for (const std::string& line : batch.lines) {
            if (options_.keep && !options_.keep(line)) continue;
            output_.write_bytes(line);
            output_.write_bytes("\n");
            last_line_ = std::chrono::steady_clock::now();
            if (++out_.lines == options_.most_lines) return false;
        }
        output_.flush();
        const bool enough = options_.most_tries > 0 && out_.tries >= options_.most_tries;
        const auto total = options_.most_lines > 0 ? std::optional(options_.most_lines) : std::nullopt;
        // Of the two limits, the one given; without any, the tries so far.
        const bool of_lines = total && options_.most_tries == 0;
        const Within tries{"tries", out_.tries, options_.most_tries, false};
        progress_.update(out_.lines, total, of_lines ? std::nullopt : std::optional(tries));
        return !enough && output_.state() == Output::State::open && out_.status != Status::internal;
    }

    const BatchOptions& options_;
    Progress& progress_;
    Output output_;
    Batched out_;
    std::chrono::steady_clock::time_point last_line_{};

    std::mutex mutex_;  // guards all members below
    std::condition_variable room_;
    std::condition_variable result_;
    std::map<std::uint64_t, InputBatch> done_;
    std::uint64_t next_ = 0;
    std::uint64_t written_ = 0;
    std::atomic<bool> over_ = false;  // also read without the lock
};

}  // namespace

Batched run_batches(FunctionRef<MakeBatch()> maker, const BatchOptions& options, Progress& progress) {
    return Batches(options, progress).run(maker);
}

}  // namespace deduku::cli
