#include "cli/run/chunk.hpp"

#include <fmt/format.h>

#include <utility>

#include "cli/run/stop.hpp"

namespace deduku::cli {

using namespace std::chrono_literals;

void Chunk::add(std::string_view out, std::string_view error, std::uint64_t done) {
    const std::lock_guard lock(mutex_);
    news_.out += out;
    news_.error += error;
    news_.done += done;
    news_.within.reset();
}

void Chunk::hand_over(std::string& out, std::uint64_t done) {
    const std::lock_guard lock(mutex_);
    if (news_.out.empty())
        std::swap(news_.out, out);
    else
        news_.out += out;
    out.clear();
    news_.done += done;
    news_.within.reset();
}

bool Chunk::send(std::string_view out) {
    constexpr std::size_t much = std::size_t{1} << 20;
    std::unique_lock lock(mutex_);
    while (news_.out.size() > much && stop_asked() == Stop::none) taken_.wait_for(lock, 100ms);
    news_.out += out;
    return stop_asked() == Stop::none;
}

void Chunk::tell(const Within& within) {
    const std::lock_guard lock(mutex_);
    news_.within = within;
}

void Chunk::break_off() {
    const std::lock_guard lock(mutex_);
    news_.broken_off = true;
}

bool Chunk::broken_off() const {
    const std::lock_guard lock(mutex_);
    return news_.broken_off;
}

void Chunk::complete() {
    const std::lock_guard lock(mutex_);
    news_.complete = true;
}

void Chunk::take(News& news) {
    news.out.clear();
    news.error.clear();
    const std::lock_guard lock(mutex_);
    std::swap(news.out, news_.out);
    std::swap(news.error, news_.error);
    news.done = std::exchange(news_.done, 0);
    news.within = news_.within;
    news.broken_off = news_.broken_off;
    news.complete = news_.complete;
    taken_.notify_all();
}

void Chunk::reset() {
    items.clear();
    boards.clear();
    news_.out.clear();
    news_.error.clear();
    news_.done = 0;
    news_.within.reset();
    news_.broken_off = false;
    news_.complete = false;
}

Status process(Chunk& chunk, const InputItem& item, std::uint64_t number, const Limits& limits,
               const PuzzleWork& work) {
    const auto send = [&chunk](std::string_view text) { return chunk.send(text); };
    const auto tell = [&chunk](const Within& within) { chunk.tell(within); };
    Job job(number, item.place, limits, send, tell);
    Status status = Status::bad_input;
    if (const auto* puzzle = std::get_if<Puzzle>(&item.content)) {
        if (!item.note.empty()) job.error(item.note);
        try {
            status = work(*puzzle, job);
        } catch (const std::exception& error) {
            job.error(fmt::format("deduku: puzzle {}: internal error: {}", number, error.what()));
            status = Status::internal;
        }
    } else {
        job.error(std::get<InputProblem>(item.content).message);
    }
    if (job.abandoned()) {
        // A result written in part is completed: it says "not decided".
        if (job.sent()) chunk.add(job.collected_out(), {}, 0);
        chunk.break_off();
        return Status::ok;
    }
    chunk.add(job.collected_out(), job.collected_error(), 1);
    return status;
}

}  // namespace deduku::cli
