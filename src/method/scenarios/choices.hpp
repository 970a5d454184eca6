// All ways to assign each of some cells one of its digits, or a random sample of these ways.
//
//   A1 {5,7}  C3 {2,5}      all: 5 2, 5 5, 7 2, 7 5       draw(2, seed): 5 5, 7 2
#pragma once

#include <span>

#include "grid/function_ref.hpp"
#include "method/scenarios/array.hpp"

namespace deduku::scenarios {

class Choices {
  public:
    /// The cells must be distinct and not empty.
    Choices(const Array& array, std::span<const Cell> cells);

    /// The number of ways; `unlimited` if it exceeds 64 bits.
    std::uint64_t count() const { return count_; }

    /// Receives the digits in the order of the cells; returns false to stop.
    using Visit = FunctionRef<bool(std::span<const Digit>)>;
    /// All ways; the digits of the last cell change first.
    void each(Visit visit) const;
    /// `size` different ways; all sets of this size have the same probability; `size` is at most count(). The same seed
    /// gives the same ways on every machine.
    void draw(std::uint64_t size, std::uint64_t seed, Visit visit) const;

  private:
    std::vector<std::vector<Digit>> digits_;
    std::uint64_t count_;
};

}  // namespace deduku::scenarios
