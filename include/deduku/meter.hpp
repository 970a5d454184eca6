// What may still be spent: nodes, and the caller's patience. The library reads no clock: the caller's `stop` does.
//
//   Meter whole(10'000, out_of_time)                 a limit for all that is done about a puzzle
//     search    spend() spend() ..                   every part counts on the same one, by reference
//     Meter quick(whole, 500)                        a smaller one inside: what it spends, the whole one spends too
//
// Once exhausted a meter stays so: whoever asks later hears the same.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace deduku {

inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

class Meter {
  public:
    /// True = give up now (time over, cancelled); asked at every node, from the thread that spends.
    using Stop = std::function<bool()>;

    /// No limit.
    Meter() = default;
    /// At most `most` nodes; `stop` may be empty.
    explicit Meter(std::uint64_t most, Stop stop = {}) : most_(most), stop_(std::move(stop)) {}
    /// At most `most` nodes of those that `whole` has left, which spends them too and must outlive this one. `stop`
    /// ends this one alone.
    Meter(Meter& whole, std::uint64_t most, Stop stop = {}) : most_(most), stop_(std::move(stop)), whole_(&whole) {}
    Meter(const Meter&) = delete;
    Meter& operator=(const Meter&) = delete;
    ~Meter() = default;

    /// Opens so many nodes; false, and nothing is spent, if that is not allowed any more. 0 = only asks whether work
    /// may go on.
    [[nodiscard]] bool spend(std::uint64_t nodes = 1) {
        if (over_ || nodes > most_ - spent_ || (stop_ && stop_()) || (whole_ != nullptr && !whole_->spend(nodes))) {
            over_ = true;
            return false;
        }
        spent_ += nodes;
        return true;
    }

    /// For work that was allowed left() nodes and counts them by itself: it has opened so many. One more than there
    /// were exhausts the meter.
    void book(std::uint64_t nodes) {
        const std::uint64_t allowed = std::min(nodes, left());
        over_ = !spend(allowed) || (allowed < nodes && !spend());
    }

    /// Nothing may go on: spend() said so before. Nodes left over are not what counts: who needs no more of them is
    /// not exhausted.
    [[nodiscard]] bool exhausted() const { return over_ || (whole_ != nullptr && whole_->exhausted()); }

    /// Nodes opened so far.
    std::uint64_t spent() const { return spent_; }
    /// Nodes that may still be opened.
    std::uint64_t left() const {
        const std::uint64_t own = over_ ? 0 : most_ - spent_;
        return whole_ == nullptr ? own : std::min(own, whole_->left());
    }

  private:
    std::uint64_t most_ = unlimited;
    std::uint64_t spent_ = 0;
    Stop stop_;
    Meter* whole_ = nullptr;
    bool over_ = false;
};

}  // namespace deduku
