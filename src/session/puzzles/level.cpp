#include "session/puzzles/level.hpp"

#include <algorithm>
#include <random>

#include "search/solver.hpp"

namespace deduku::session {

LevelChoice::LevelChoice(const Question& question, const generate::GenerationPlan& plan)
    : seed_(plan.seed), is_other_board_(plan.board != nullptr) {
    const auto& words = time::level_words;
    const auto word = std::find(words.begin(), words.end(), question.text("difficulty"));
    if (word != words.end()) level_ = static_cast<time::TimeLevel>(word - words.begin());
    if (question.text("difficulty") == "people") level_ = time::TimeLevel::hard, up_to_ = true;
    if (plan.by != generate::Way::top_down) return;
    const int digits = plan.board ? plan.board->digits() : 9, cells = plan.board ? plan.board->cells() : 81;
    const auto symmetry = generate::symmetry_of(question.text("symmetry"), digits);
    if (symmetry) orbits_ = generate::orbits_under(*symmetry, cells);
}

std::uint64_t LevelChoice::most_tries(const Question& question) const {
    constexpr std::uint64_t for_each = 100;
    const std::uint64_t otherwise =
        any() || !is_other_board_ ? unlimited : for_each * question.count("puzzles").value_or(1);
    return question.count("tries").value_or(otherwise);
}

std::optional<Puzzle> LevelChoice::take(Puzzle puzzle, Meter& meter) const {
    if (!level_) return puzzle;
    const auto first = time::level_of(puzzle, *level_, meter);
    if (first && fits(*first)) return puzzle;
    if (!first || *first < *level_ || orbits_.empty()) return std::nullopt;
    const Solutions found = solve(start_board(puzzle), {}, meter);
    if (!found.first) return std::nullopt;
    const std::vector<std::vector<Cell>> order = orbits_to_add(puzzle);
    std::optional<Puzzle> out;
    // With `few` more orbits the puzzle is too hard, with `many` it has the level or is easier.
    for (std::size_t few = 0, many = order.size(); many - few > 1;) {
        const std::size_t middle = few + (many - few) / 2;
        Puzzle easier = puzzle;
        for (std::size_t i = 0; i < middle; ++i)
            for (const Cell cell : order[i]) easier.cells[cell] = {(*found.first)[cell]};
        const auto level = time::level_of(easier, *level_, meter);
        if (!level) return std::nullopt;
        if (fits(*level)) out = std::move(easier);
        (*level > *level_ ? few : many) = middle;
    }
    return out;
}

std::vector<std::vector<Cell>> LevelChoice::orbits_to_add(const Puzzle& puzzle) const {
    std::vector<std::vector<Cell>> out;
    for (const auto& orbit : orbits_)
        if (std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) { return !puzzle.cells[cell].single(); }))
            out.push_back(orbit);
    std::mt19937_64 random(seed_);
    for (Cell cell : puzzle.cells.ids()) random.seed(random() ^ puzzle.cells[cell].bits());
    for (std::size_t left = out.size(); left > 1; --left) std::swap(out[random() % left], out[left - 1]);
    return out;
}

}  // namespace deduku::session
