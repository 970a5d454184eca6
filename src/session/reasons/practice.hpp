// practice: the typed answer.
#pragma once

#include <random>

#include "generate/plan.hpp"
#include "method/path/practice.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct PracticeAnswer {
    struct Wanted {
        Move technique;
        std::uint64_t positions = 5;
        std::uint64_t tries = 1000;
        std::uint64_t seed = 1;
        std::vector<Puzzle> puzzles{};  ///< sources of positions; empty: puzzles are generated
    };

    Wanted wanted;
    std::vector<path::Exercise> exercises;  ///< easiest to spot first

    static OrError<Wanted> read(const Question& question);
    static OrError<PracticeAnswer> find(const Wanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    /// Negative: fewer positions than requested.
    Outcome outcome() const;
};

/// "2 finds, 4 cells, 120 candidates": how hard it is to spot.
[[nodiscard]] std::string look_of(const path::Exercise& exercise);

}  // namespace deduku::session
