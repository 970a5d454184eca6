// Finds of inner searches for dynamic chains, kept from step to step: many runs reach a position that was reached in
// this step or in the previous one.
//
//   step 7   A1=2 on .. reaches P:    B4=7 removed by a chain of 23 nodes
//   step 8   A1=2 on .. reaches P again, although C9=1 is removed now: it was off there, too
//
#pragma once

#include <array>
#include <unordered_map>
#include <vector>

#include "method/se/chains/chain_hint.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

/// A chain found by an inner search.
struct InnerResult {
    std::vector<int> deletes;            ///< in the order of the profile
    std::vector<std::uint16_t> sectors;  ///< in which missing candidates implied an on literal of the chain
    InnerPtr chain;
};

/// The memory of one path and one profile.
class InnerMemo {
  public:
    /// The stored finds of this position; null if there are none. `start` is the surrounding position; only the last
    /// two of these are kept.
    [[nodiscard]] const std::vector<InnerResult>* find(const SePosition& start, const SePosition& grid) {
        if (const Key now(start); !(now.digits == start_.digits)) {
            older_ = now.within(start_) ? std::move(newer_) : Results();
            newer_.clear();
            start_ = now;
        }
        const Key key(grid);
        if (const auto here = newer_.find(key); here != newer_.end()) return &here->second;
        auto before = older_.extract(key);
        return before.empty() ? nullptr : &newer_.insert(std::move(before)).position->second;
    }
    const std::vector<InnerResult>& keep(const SePosition& grid, std::vector<InnerResult> results) {
        return newer_.insert_or_assign(Key(grid), std::move(results)).first->second;
    }

  private:
    struct Key {
        std::array<std::uint16_t, cell_count> digits{};

        Key() = default;
        explicit Key(const SePosition& position) {
            for (int cell = 0; cell < cell_count; ++cell)
                digits[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(position.digits(cell));
        }
        /// Whether this position lacks all candidates that the other one lacks.
        [[nodiscard]] bool within(const Key& other) const {
            int more = 0;
            for (std::size_t cell = 0; cell < digits.size(); ++cell) more |= digits[cell] & ~other.digits[cell];
            return more == 0;
        }
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t out = 0;
            for (std::uint16_t digits : key.digits) out = (out ^ digits) * 0x9E3779B97F4A7C15u ^ out >> 29;
            return static_cast<std::size_t>(out);
        }
    };
    using Results = std::unordered_map<Key, std::vector<InnerResult>, Hash>;

    Key start_;
    Results newer_, older_;
};

}  // namespace deduku::se
