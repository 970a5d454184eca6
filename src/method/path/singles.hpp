// The singles that follow from one another in one house.
//
//   column A: A6 is 2     then A4 is 7, the only digit left there     then A5 is 9
#pragma once

#include <optional>
#include <vector>

#include "deduku/board.hpp"
#include "grid/function_ref.hpp"

namespace deduku::path {

/// Singles of one house, each made one by those before it in this house, and by nothing elsewhere.
struct SinglesOfHouse {
    std::optional<House> house{};
    Candidate first{};
    std::vector<Candidate> next{};
};

using IsWritten = FunctionRef<bool(Cell)>;

/// The first digit with one place in the house, in a cell that is not written.
[[nodiscard]] std::optional<Candidate> hidden_in(House house, const Board& board, IsWritten written);
/// What follows in the house once `first` is written there.
[[nodiscard]] std::vector<Candidate> singles_in(House house, const Board& board, IsWritten written, Candidate first);
/// The same in the full house of the cell where most follows; in none of them if nothing does.
[[nodiscard]] SinglesOfHouse after(const Board& board, IsWritten written, Candidate first);

}  // namespace deduku::path
