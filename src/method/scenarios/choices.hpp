// Every way to give each of some cells one of its digits, or a random sample of these ways.
//
//   A1 {5,7}  C3 {2,5}      each: 5 2, 5 5, 7 2, 7 5      draw(2, seed): 5 5, 7 2
#pragma once

#include <functional>
#include <span>

#include "method/scenarios/array.hpp"

namespace deduku::scenarios {

class Choices {
  public:
    /// The cells are different and none is empty.
    Choices(const Array& array, std::span<const Cell> cells);

    /// How many; `unlimited` if more than 64 bits can count.
    std::uint64_t count() const { return count_; }

    /// Receives the digits of the cells, in the order of the cells; false = no more.
    using Visit = std::function<bool(std::span<const Digit>)>;
    /// All, the last cell's digits changing first.
    void each(const Visit& visit) const;
    /// `size` different ones, each set of them as likely as any other; `size` is at most count(). The same
    /// seed draws the same ones, on every machine.
    void draw(std::uint64_t size, std::uint64_t seed, const Visit& visit) const;

  private:
    std::vector<std::vector<Digit>> digits_;
    std::uint64_t count_;
};

}  // namespace deduku::scenarios
