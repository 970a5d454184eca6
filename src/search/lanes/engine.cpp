#include "search/lanes/engine.hpp"

#include <algorithm>
#include <bit>

#include "grid/bits.hpp"

namespace deduku::lanes {
namespace {

/// 1..9 for a set of one digit, 0 for others.
constexpr auto number_of = [] {
    std::array<std::uint8_t, 512> out{};
    for (std::size_t d = 0; d < 9; ++d) out[std::size_t{1} << d] = static_cast<std::uint8_t>(d + 1);
    return out;
}();

}  // namespace

/// A puzzle being searched in one or more lanes.
struct Slot {
    std::uint64_t tag = 0;
    int lanes = 0;
    SearchOutcome outcome;
};

/// Levels of the stack: the 81 guesses of one lane, plus room for several lanes to share a level.
constexpr std::size_t levels = 128;

/// A set of levels.
using Levels = Bits<levels / 64>;
/// The lowest level not in the set, or `levels`.
static std::size_t lowest_free(const Levels& used) {
    for (std::size_t i = 0; i < levels / 64; ++i)
        if (~used.word[i] != 0) return 64 * i + static_cast<std::size_t>(std::countr_one(used.word[i]));
    return levels;
}

/// The puzzle of a lane, and its pending branches: level[base] .. level[top - 1], oldest first.
struct Lane {
    std::size_t slot = 0;
    std::size_t base = 0;
    std::size_t top = 0;
    std::array<std::uint8_t, cells + 1> level{};
    Levels used;

    void begin(std::size_t puzzle) {
        slot = puzzle;
        base = top = 0;
        used = {};
    }
    bool waits() const { return top > base; }
    std::size_t last() const { return level[top - 1]; }
    void push(std::size_t at) {
        level[top++] = static_cast<std::uint8_t>(at);
        used.insert(static_cast<int>(at));
    }
    void pop() { used.erase(level[--top]); }
    std::size_t take_oldest() {
        used.erase(level[base]);
        return level[base++];
    }
};

class Engine::State {
  public:
    State(const Kernel& kernel, int blocks)
        : kernel_(kernel),
          width_(static_cast<std::size_t>(kernel.lanes)),
          shift_(static_cast<unsigned>(std::countr_zero(width_))),
          blocks_(static_cast<std::size_t>(blocks)),
          size_(width_ * blocks_) {}

    void run(Stream& stream, const SearchGoal& wanted) {
        stream_ = &stream;
        wanted_ = wanted;
        more_ = true;
        live_ = 0;
        for (Slot& slot : slots_) slot.lanes = 0;
        refill(all_lanes());
        while (live_ != 0) step();
    }

    WorkDone work;

  private:
    static constexpr std::uint64_t steps_between_polls = 64;
    static constexpr int few = 6;  // up to this many puzzles or solutions are fetched singly

    static Mask first_lanes(std::size_t count) { return count == most_lanes ? ~Mask{0} : bit(count) - 1; }
    Mask all_lanes() const { return first_lanes(size_); }
    std::size_t block_of(std::size_t lane) const { return lane >> shift_; }
    std::size_t in_block(std::size_t lane) const { return lane & (width_ - 1); }
    /// The lanes of a block, out of all lanes.
    Mask part(Mask lanes, std::size_t block) const { return lanes >> (block << shift_) & first_lanes(width_); }

    std::uint16_t& digits(Block* blocks, std::size_t cell, std::size_t lane) const {
        return blocks[block_of(lane)].digits[cell * width_ + in_block(lane)];
    }
    void mark_changed(std::size_t lane) { nodes_[block_of(lane)].sums[in_block(lane)] = changed; }
    void copy(const Block* from, Mask which, Block* to) const {
        for (std::size_t b = 0; b < blocks_; ++b)
            if (part(which, b) != 0) kernel_.copy(from[b], part(which, b), to[b]);
    }

    void step() {
        ++work.steps;
        work.busy += static_cast<std::uint64_t>(std::popcount(live_));
        Settled now = settle();
        if (wanted_.having != nullptr) drop_unwanted(now);
        work.settled += static_cast<std::uint64_t>(std::popcount(now.dead | now.solved | now.open));
        free_ = 0;
        for (std::size_t b = 0; b < blocks_; ++b) {
            unloaded_[b] = std::popcount(part(now.solved, b)) >= few;
            if (unloaded_[b]) kernel_.unload(nodes_[b], rows_[b]);
        }
        for_each_lane(now.solved, [&](std::size_t lane) { take_solution(lane); });
        for_each_lane(now.open & ~free_, [&](std::size_t lane) { count_guess(lane); });
        if (work.steps % steps_between_polls == 0) poll();
        branch(now.open & ~free_);
        go_back((now.dead | now.solved) & ~free_);
        refill(free_);
    }

    // Some lanes need more sweeps than others; the rest does not wait for the last few.
    Settled settle() {
        Settled out;
        for (std::size_t b = 0; b < blocks_; ++b) {
            const Mask live = part(live_, b);
            if (live == 0) continue;
            const Settled now = kernel_.settle(nodes_[b], live, kernel_.lanes * 5 / 16, work.sweeps);
            out.dead |= now.dead << (b * width_);
            out.solved |= now.solved << (b * width_);
            out.open |= now.open << (b * width_);
        }
        return out;
    }

    /// Positions without any wanted candidate count as dead.
    void drop_unwanted(Settled& now) const {
        Mask without = 0;
        for (std::size_t b = 0; b < blocks_; ++b)
            without |= part(~kernel_.overlap(wanted_.having, nodes_[b]), 0) << (b * width_);
        now.dead |= (now.solved | now.open) & without;
        now.solved &= ~without;
        now.open &= ~without;
    }

    void take_solution(std::size_t lane) {
        if ((free_ & bit(lane)) != 0) return;  // the puzzle ended in another lane of this step
        SearchOutcome& outcome = slots_[lanes_[lane].slot].outcome;
        const bool first = outcome.count++ == 0;
        bool enough = outcome.count >= wanted_.limit;
        if (first || wanted_.each) {
            NineGrid later;
            NineGrid& found = first ? outcome.first : later;
            take_digits(lane, found);
            if (wanted_.each) enough |= !stream_->solution(slots_[lanes_[lane].slot].tag, found);
        }
        if (enough) end(lane, SearchEnd::limit);
    }

    void take_digits(std::size_t lane, NineGrid& out) {
        const std::size_t b = block_of(lane);
        if (unloaded_[b]) {
            const std::uint16_t* row = rows_[b].row(in_block(lane));
            for (std::size_t k = 0; k < cells; ++k) out[k] = static_cast<std::uint8_t>(row[k]);
        } else {
            const std::uint16_t* digits = nodes_[b].digits.data() + in_block(lane);
            for (std::size_t k = 0; k < cells; ++k) out[k] = number_of[digits[k * width_] % number_of.size()];
        }
    }

    void count_guess(std::size_t lane) {
        if ((free_ & bit(lane)) != 0) return;
        SearchOutcome& outcome = slots_[lanes_[lane].slot].outcome;
        if (++outcome.guesses > wanted_.max_guesses) end(lane, SearchEnd::budget);
    }

    void poll() {
        for_each_lane(live_ & ~free_, [&](std::size_t lane) {
            if ((free_ & bit(lane)) == 0 && stream_->give_up(slots_[lanes_[lane].slot].tag))
                end(lane, SearchEnd::budget);
        });
    }

    // Ends the puzzle of a lane; all its lanes are free.
    void end(std::size_t lane, SearchEnd how) {
        const std::size_t slot = lanes_[lane].slot;
        free_ |= bit(lane);
        if (slots_[slot].lanes > 1) free_others(slot);
        slots_[slot].outcome.end = how;
        slots_[slot].lanes = 0;
        stream_->done(slots_[slot].tag, slots_[slot].outcome);
    }

    void free_others(std::size_t slot) {
        for_each_lane(live_ & ~free_, [&](std::size_t lane) { free_ |= lanes_[lane].slot == slot ? bit(lane) : 0; });
    }

    // Keeps one digit in the lane and pushes the rest of the cell: for all lanes on one level, if one is free for all.
    void branch(Mask open) {
        if (open == 0) return;
        std::array<std::uint8_t, most_lanes> chosen;
        (blocks_ == 1 ? kernel_.choose_in_one : kernel_.choose)(nodes_.data(), open, chosen);
        Levels used;
        for_each_lane(open, [&](std::size_t lane) { used |= lanes_[lane].used; });
        const std::size_t common = lowest_free(used);
        if (common < levels) return push(open, common, chosen);
        for_each_lane(open, [&](std::size_t lane) { push(bit(lane), lowest_free(lanes_[lane].used), chosen); });
    }

    void push(Mask open, std::size_t level, const std::array<std::uint8_t, most_lanes>& chosen) {
        if (!stack_[level]) stack_[level] = std::make_unique_for_overwrite<Block[]>(blocks_);
        Block* const waiting = stack_[level].get();
        copy(nodes_.data(), open, waiting);
        for_each_lane(open, [&](std::size_t lane) {
            std::uint16_t& here = digits(nodes_.data(), chosen[lane], lane);
            const auto lowest = static_cast<std::uint16_t>(here & -here);
            digits(waiting, chosen[lane], lane) = static_cast<std::uint16_t>(here & ~lowest);
            here = lowest;
            lanes_[lane].push(level);
            ++work.guesses;
        });
    }

    // Resumes the latest pending branch of each lane; frees lanes without one.
    void go_back(Mask ended) {
        for (Mask left = ended; left != 0;) {
            const auto first = static_cast<std::size_t>(std::countr_zero(left));
            if (!lanes_[first].waits()) {
                leave(first);
                left &= left - 1;
                continue;
            }
            const std::size_t level = lanes_[first].last();
            Mask group = 0;
            for_each_lane(left, [&](std::size_t lane) {
                group |= lanes_[lane].waits() && lanes_[lane].last() == level ? bit(lane) : 0;
            });
            left &= ~group;
            copy(stack_[level].get(), group, nodes_.data());
            for_each_lane(group, [&](std::size_t lane) { lanes_[lane].pop(); });
        }
    }

    void leave(std::size_t lane) {
        free_ |= bit(lane);
        const std::size_t slot = lanes_[lane].slot;
        if (--slots_[slot].lanes > 0) return;
        slots_[slot].outcome.end = SearchEnd::complete;
        stream_->done(slots_[slot].tag, slots_[slot].outcome);
    }

    void refill(Mask free) {
        live_ &= ~free;
        for (std::size_t b = 0; b < blocks_; ++b) refill(b, part(free, b));
        if (!wanted_.share || more_ || live_ == 0) return;
        for (Mask idle = all_lanes() & ~live_; idle != 0; idle &= idle - 1)
            if (!take_over(static_cast<std::size_t>(std::countr_zero(idle)))) break;
    }

    // Fetches puzzles from the stream into the free lanes of a block.
    void refill(std::size_t b, Mask free) {
        Rows& rows = rows_[b];
        Mask taken = 0;
        for (; free != 0 && more_; free &= free - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(free));
            std::uint64_t tag = 0;
            more_ = stream_->next(rows.row(lane), tag);
            if (!more_) break;
            begin(b * width_ + lane, tag);
            taken |= bit(lane);
        }
        if (std::popcount(taken) >= few) {
            kernel_.load(rows, arrivals_);
            kernel_.copy(arrivals_, taken, nodes_[b]);
        } else {
            for_each_lane(taken, [&](std::size_t lane) {
                for (std::size_t k = 0; k < cells; ++k) nodes_[b].digits[k * width_ + lane] = rows.row(lane)[k];
            });
        }
    }

    void begin(std::size_t lane, std::uint64_t tag) {
        std::size_t slot = lane;  // a slot keeps its number while other lanes search its puzzle
        while (slots_[slot].lanes > 0) slot = (slot + 1) % size_;
        slots_[slot].tag = tag;
        slots_[slot].outcome = {};
        slots_[slot].lanes = 1;
        lanes_[lane].begin(slot);
        mark_changed(lane);
        live_ |= bit(lane);
    }

    // Takes the oldest branch of the lane with the most; false if no branch is pending.
    bool take_over(std::size_t lane) {
        std::size_t from = size_;
        for_each_lane(live_, [&](std::size_t other) {
            const auto waiting = [&](std::size_t l) { return lanes_[l].top - lanes_[l].base; };
            if (lanes_[other].waits() && (from == size_ || waiting(other) > waiting(from))) from = other;
        });
        if (from == size_) return false;
        Lane& giver = lanes_[from];
        Block* const waiting = stack_[giver.take_oldest()].get();
        for (std::size_t k = 0; k < cells; ++k) digits(nodes_.data(), k, lane) = digits(waiting, k, from);
        lanes_[lane].begin(giver.slot);
        ++slots_[giver.slot].lanes;
        mark_changed(lane);
        live_ |= bit(lane);
        ++work.taken_over;
        return true;
    }

    const Kernel& kernel_;
    std::size_t width_;   // lanes of a block
    unsigned shift_;      // its binary logarithm
    std::size_t blocks_;  // that choose together
    std::size_t size_;    // of lanes in all blocks
    /// Pending branches, in their lanes; a level is allocated when first needed.
    std::array<std::unique_ptr<Block[]>, levels> stack_;
    std::array<Block, most_blocks> nodes_{};
    Block arrivals_{};                          // puzzles between the stream and a lane
    std::array<Rows, most_blocks> rows_{};      // cells of arriving puzzles or of departing solutions, by block
    std::array<bool, most_blocks> unloaded_{};  // rows_ holds the solutions of this step
    std::array<Lane, most_lanes> lanes_{};
    std::array<Slot, most_lanes> slots_{};
    Stream* stream_ = nullptr;
    SearchGoal wanted_;
    bool more_ = true;
    Mask live_ = 0;
    Mask free_ = 0;  // lanes whose puzzle ended in this step
};

Engine::Engine(const Kernel& kernel, int blocks) : state_(std::make_unique<State>(kernel, blocks)) {}
Engine::Engine(const Kernel& kernel) : Engine(kernel, kernel.blocks) {}
Engine Engine::for_single_puzzles(const Kernel& kernel) { return Engine(kernel, 1); }
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

void Engine::run(Stream& stream, const SearchGoal& wanted) { state_->run(stream, wanted); }
const WorkDone& Engine::work() const { return state_->work; }

}  // namespace deduku::lanes
