#include "session/puzzles/level.hpp"

#include <algorithm>
#include <random>

#include "search/solver.hpp"

namespace deduku::session {

LevelChoice::LevelChoice(const Question& question, const generate::GenerationPlan& plan) : seed_(plan.seed) {
    const auto& words = time::level_words;
    const auto word = std::find(words.begin(), words.end(), question.text("difficulty"));
    if (word != words.end()) level_ = static_cast<time::TimeLevel>(word - words.begin());
    if (plan.by != generate::Way::top_down || plan.board) return;
    const auto symmetry = generate::symmetry_of(question.text("symmetry"), 9);
    if (symmetry) orbits_ = generate::orbits_under(*symmetry, 81);
}

std::optional<Puzzle> LevelChoice::take(Puzzle puzzle, Meter& meter) const {
    if (!level_) return puzzle;
    auto rating = time::rate(puzzle, meter);
    if (!rating) return std::nullopt;
    if (rating->level == *level_) return puzzle;
    if (rating->level < *level_ || orbits_.empty()) return std::nullopt;
    const Solutions found = solve(start_board(puzzle), {}, meter);
    if (!found.first) return std::nullopt;
    std::mt19937_64 random(seed_);
    for (Cell cell : puzzle.cells.ids()) random.seed(random() ^ puzzle.cells[cell].bits());
    auto orbits = orbits_;
    for (std::size_t left = orbits.size(); left > 0 && rating && rating->level > *level_; --left) {
        std::swap(orbits[random() % left], orbits[left - 1]);
        bool added = false;
        for (const Cell cell : orbits[left - 1]) {
            added = added || !puzzle.cells[cell].single();
            puzzle.cells[cell] = {(*found.first)[cell]};
        }
        if (added) rating = time::rate(puzzle, meter);
    }
    if (!rating || rating->level != *level_) return std::nullopt;
    return puzzle;
}

}  // namespace deduku::session
