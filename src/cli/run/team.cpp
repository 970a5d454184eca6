#include "cli/run/team.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

#include "cli/run/threads.hpp"
#include "search/sharing.hpp"

namespace deduku::cli {
namespace {

constexpr std::uint64_t nodes_alone = 2000;
constexpr std::chrono::milliseconds between_looks{10};  // interval at which a waiting thread checks the limits

class Team {
  public:
    Team(const SearchRequest& request, unsigned threads, Meter& meter)
        : request_(request), threads_(threads), meter_(meter), allowed_(meter.left()) {}
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;
    ~Team() { end(); }

    Solutions run(const Board& board) {
        if (request_.fallback && request_.limit <= 2) board_ = &board;
        const auto whole = [&](auto&&... given) { return share_by_rules(board, given...); };
        search(whole, true);
        work(true);
        end();
        meter_.book(nodes_);
        found_.nodes = nodes_;
        found_.count = std::min(found_.count, request_.limit);
        return std::move(found_);
    }

  private:
    // Searches branches given away by others, until no thread searches.
    void work(bool first_thread) {
        std::unique_lock lock(mutex_);
        ++waiting_;
        while (!over_ && (!parts_.empty() || waiting_ < members_)) {
            if (parts_.empty()) {
                news_.wait_for(lock, between_looks);
                if (first_thread && !meter_.spend(0)) stop(SearchEnd::budget);
                continue;
            }
            const SearchPart part = std::move(parts_.front());
            parts_.pop_front();
            --waiting_;
            --queued_;
            lock.unlock();
            search(part, first_thread);
            lock.lock();
            ++waiting_;
        }
        news_.notify_all();
    }

    void search(const SearchPart& part, bool first_thread) {
        const Sharing sharing{[&] { return wanted(first_thread); }, [&](SearchPart given) { take(std::move(given)); }};
        Meter meter(unlimited, [&] { return is_over(first_thread); });
        Solutions found = part(request_, sharing, meter);
        const std::lock_guard lock(mutex_);
        if (decided_) return;
        found_.count += found.count;
        if (!found_.first) found_.first = std::move(found.first);
        if (found_.count >= request_.limit)
            stop(SearchEnd::limit);
        else if (found.end != SearchEnd::complete)
            stop(SearchEnd::budget);
    }

    // Called before each node.
    bool is_over(bool first_thread) {
        if (over_ || (first_thread && !meter_.spend(0))) return true;
        if (nodes_.fetch_add(1) < allowed_) return false;
        --nodes_;
        return true;
    }

    // Called after each node: whether another thread is idle.
    bool wanted(bool first_thread) {
        if (first_thread && !called_ && nodes_ > nodes_alone) call_helpers();
        // One more thread gives the whole board to the fallback.
        if (first_thread && board_ != nullptr && nodes_ > nodes_before_fallback) {
            const std::lock_guard lock(mutex_);
            start(1, [this, board = std::exchange(board_, nullptr)] { try_as_lost(*board); });
        }
        return waiting_ > queued_;
    }

    void take(SearchPart part) {
        const std::lock_guard lock(mutex_);
        parts_.push_back(std::move(part));
        ++queued_;
        news_.notify_one();
    }

    void call_helpers() {
        const std::lock_guard lock(mutex_);
        called_ = true;
        members_ += start(threads_ - 1, [this] { work(false); });
    }

    // Returns how many could be started; without any, the others do all the work. Requires the lock.
    template <class Run>
    std::size_t start(unsigned count, Run run) {
        const std::size_t before = helpers_.size();
        try {
            start_threads(helpers_, count, [run] { return run; });
        } catch (const std::exception&) {
            return 0;
        }
        return helpers_.size() - before;
    }

    // Searches from the start, so solutions found by the others do not count then.
    void try_as_lost(const Board& board) {
        Meter turn(fallback_turn, [this] { return over_.load(); });
        Solutions found = request_.fallback(board, {}, request_, turn);
        const std::lock_guard lock(mutex_);
        if (over_ || found.end == SearchEnd::budget) return;
        decided_ = true;
        over_ = true;
        found_ = std::move(found);
        news_.notify_all();
    }

    void end() {
        over_ = true;
        for (std::thread& helper : helpers_)
            if (helper.joinable()) helper.join();
    }

    // The first end decides.
    void stop(SearchEnd end) {
        if (!over_) found_.end = end;
        over_ = true;
    }

    const SearchRequest& request_;
    const unsigned threads_;
    bool called_ = false;           // whether the first thread has started the helpers
    const Board* board_ = nullptr;  // null: not given to the fallback
    Meter& meter_;                  // of the first thread only
    const std::uint64_t allowed_;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<bool> over_ = false;
    std::atomic<std::size_t> waiting_ = 0;
    std::atomic<std::size_t> queued_ = 0;  // number of parts
    std::mutex mutex_;                     // guards all members below
    std::condition_variable news_;
    std::deque<SearchPart> parts_;
    std::size_t members_ = 1;
    Solutions found_;
    bool decided_ = false;  // by try_as_lost()
    std::vector<std::thread> helpers_;
};

}  // namespace

Solutions solve_together(const Board& board, const SearchRequest& request, unsigned threads, Meter& meter) {
    if (threads < 2 || request.each || board.geometry().digits() > 9 || !board.geometry().constrained())
        return solve(board, request, meter);
    return Team(request, threads, meter).run(board);
}

}  // namespace deduku::cli
