// The stages of a solution, as data: a position, the marks on it, its words, and the stages it depends on.
//
//   a ledger whose first g steps are eliminations by the givens, and n more:
//     stage 0    the start, and those g steps        stage K    step g+K on the position before it
//     stage n+1  the position after all steps
//
// Pictures, pages and JSON are made from the same stages, for all methods.
#pragma once

#include <functional>

#include "deduku/text.hpp"
#include "pictures/svg/scene.hpp"

namespace deduku {

struct Stage {
    Scene scene;        ///< without title and description
    std::string title;  ///< "naked single"
    std::string words;  ///< the sentence that says it; empty: there is nothing to say
    /// The numbers of the earlier stages with eliminations that this one needs, ascending.
    std::vector<std::size_t> rests_on{};
};

/// Takes a stage and its number; returns false to stop.
using StageSink = std::function<bool(std::size_t number, const Stage& stage)>;

/// The number of first steps that are eliminations by givens: they are part of stage 0.
[[nodiscard]] std::size_t reading_steps(const Ledger& ledger);

/// The number of stages: the other top-level steps and two more.
[[nodiscard]] std::size_t stage_count(const Ledger& ledger);

/// Calls `each` with the stages `from` to `to` (inclusive, limited to existing ones) until it returns false. The ledger
/// must be valid.
void for_each_stage(const Ledger& ledger, Coords coords, std::size_t from, std::size_t to, const StageSink& each);

/// The scene with the title "Stage 3: naked single" and the stage's words as its description.
[[nodiscard]] Scene picture_of(std::size_t number, const Stage& stage);

}  // namespace deduku
