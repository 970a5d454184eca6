#include "report/path/picture.hpp"

#include <algorithm>

namespace deduku::report {
namespace {

void add_chain_links(const path::Chain& chain, Scene& scene) {
    const auto& nodes = chain.nodes;
    scene.kept = nodes;
    scene.links.clear();
    scene.letters.clear();
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) scene.links.push_back({nodes[i], nodes[i + 1], i % 2 == 0});
    if (chain.loop) scene.links.push_back({nodes.back(), nodes.front(), false});
}

// Everything living that the pattern speaks of.
void ring_cells(const path::Pattern& pattern, Scene& scene) {
    scene.kept.clear();
    std::vector<Cell> cells = pattern.cells;
    cells.insert(cells.end(), pattern.others.begin(), pattern.others.end());
    for (Cell cell : cells)
        for (Digit d : scene.board.digits(cell) & pattern.digits) scene.kept.push_back({cell, d});
}

}  // namespace

Scene picture_of(const Puzzle& puzzle, const Board& before, const path::Step& step, const Teacher& teacher) {
    Scene scene = step.deductions.empty() ? scene_of(puzzle, before) : scene_of(puzzle, before, step.deductions.back());
    scene.removed = step.removes;
    const path::Pattern& p = step.pattern;
    if (step.places) {
        scene.reason = {};
        if (p.form != path::Form::naked_single)
            for (House house : p.base) scene.reason.base.push_back(before.geometry().sector(house, step.places->digit));
        scene.kept = {*step.places};
    } else if (p.chain) {
        scene.reason = {};
        add_chain_links(*p.chain, scene);
    } else if (p.form == path::Form::deadly || p.form == path::Form::naked_set || p.form == path::Form::colours) {
        ring_cells(p, scene);
    }
    scene.title = teacher.technique(step);
    scene.title.pop_back();
    scene.description = teacher.sentence(step);
    return scene;
}

Scene picture_of(const path::Path& path, std::size_t number, const Teacher& teacher) {
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    for (std::size_t i = 0; i + 1 < number; ++i)
        for (const Deduction& deduction : path.steps[i].deductions) apply(board, deduction);
    if (number > 0) {
        Scene scene = picture_of(path.start, board, path.steps[number - 1], teacher);
        scene.title = "Step " + std::to_string(number) + ": " + scene.title;
        return scene;
    }
    Scene scene = scene_of(path.start, board);
    scene.title = "Step 0: the start";
    scene.description = "The clues, and what they leave.";
    return scene;
}

}  // namespace deduku::report
