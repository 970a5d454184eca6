// Why a candidate is false, or a digit true, by the steps of a path: the sentence of the step, and those it rests on.
//
//   A1 is not 5     step 12: Look at the cage 15 at A1. 15/2 = 69, 78. So A1 and A2 are 6 to 9.
//                   its chain: steps 3, 7, 12
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "deduku/explain.hpp"
#include "method/path/path.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

class StepReasons {
  public:
    StepReasons(std::shared_ptr<const path::Path> path, Coords coords);

    /// The steps that the answer rests on, in order, from 0, the deciding one last; none if the givens decide it.
    [[nodiscard]] std::vector<std::size_t> steps_of(const explain::Answer& answer) const;
    /// Whether the step itself says so; not if a digit that it writes excludes the candidate.
    [[nodiscard]] bool says(std::size_t step, const explain::Answer& answer) const;
    /// "Look at the cage 15 at A1. 15/2 = 69, 78. So A1 and A2 are 6 to 9."
    [[nodiscard]] std::string sentence(std::size_t step) const;
    /// The same, after the name of the technique.
    [[nodiscard]] std::string told(std::size_t step) const;

  private:
    Board before(std::size_t step) const;
    std::optional<std::size_t> removing(Candidate c) const;
    std::optional<std::size_t> writing(Candidate c) const;

    std::shared_ptr<const path::Path> path_;
    Teacher teacher_;
    Table<Cell, std::vector<std::pair<Digit, std::size_t>>> removed_;  // by steps, of each cell
};

}  // namespace deduku::report
