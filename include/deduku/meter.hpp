// A limit on work: on nodes, and on anything that the caller's `stop` checks, such as time; the library reads no clock.
//
//   Meter whole(10'000, out_of_time)                 a limit for all work on a puzzle
//     search    spend() spend() ..                   all parts share the meter, by reference
//     Meter quick(whole, 500)                        a smaller limit inside: its nodes are also spent on `whole`
//
// An exhausted meter stays exhausted.
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
    /// Returns true to stop (time is up, cancelled). Called at every node, on the thread that spends.
    using Stop = std::function<bool()>;

    /// No limit.
    Meter() = default;
    /// At most `most` nodes; `stop` may be empty.
    explicit Meter(std::uint64_t most, Stop stop = {}) : most_(most), stop_(std::move(stop)) {}
    /// At most `most` nodes, all of which are also spent on `whole`. `whole` must outlive this meter. `stop` ends this
    /// meter only.
    Meter(Meter& whole, std::uint64_t most, Stop stop = {}) : most_(most), stop_(std::move(stop)), whole_(&whole) {}
    Meter(const Meter&) = delete;
    Meter& operator=(const Meter&) = delete;
    ~Meter() = default;

    /// Spends this many nodes. Returns false, and spends nothing, if they are not available. 0 only asks whether work
    /// may continue.
    [[nodiscard]] bool spend(std::uint64_t nodes = 1) {
        if (over_ || nodes > most_ - spent_ || (stop_ && stop_()) || (whole_ != nullptr && !whole_->spend(nodes))) {
            over_ = true;
            return false;
        }
        spent_ += nodes;
        return true;
    }

    /// Records nodes of work that was allowed left() nodes and counted them itself. More nodes than were left exhaust
    /// the meter.
    void book(std::uint64_t nodes) {
        const std::uint64_t allowed = std::min(nodes, left());
        over_ = !spend(allowed) || (allowed < nodes && !spend());
    }

    /// Whether spend() has returned false, here or on the enclosing meter. A meter without nodes left is not exhausted
    /// until more are needed.
    [[nodiscard]] bool exhausted() const { return over_ || (whole_ != nullptr && whole_->exhausted()); }

    /// Nodes spent so far.
    std::uint64_t spent() const { return spent_; }
    /// Nodes that may still be spent.
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
