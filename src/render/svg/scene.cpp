#include "render/svg/scene.hpp"

#include <algorithm>

#include "render/svg/links.hpp"

namespace deduku {
namespace {

// Living candidates of the base, each once, by their numbers: they all lie in the cover.
std::vector<Candidate> living_base(const Board& board, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector sector : cover.base)
        for (Place place : board.members(sector)) out.push_back(board.geometry().member(sector, place));
    std::sort(out.begin(), out.end(),
              [&](Candidate a, Candidate b) { return board.geometry().number(a) < board.geometry().number(b); });
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace

Scene scene_of(const Puzzle& start, const Board& board) { return {start, board}; }

Scene scene_of(const Puzzle& start, const Board& before, const Deduction& deduction) {
    Scene scene{start, before};
    scene.removed = deduction.removes;
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) {
        scene.reason = *cover;
        scene.kept = living_base(before, *cover);
    } else {
        const auto& split = std::get<Split>(deduction.why);
        scene.reason.base = {split.on};
        for (const Branch& branch : split.branches) {
            scene.kept.insert(scene.kept.end(), branch.keep.begin(), branch.keep.end());
            if (!scene.empty) scene.empty = branch.empty;
        }
        svg::add_links(scene, split);
    }
    return scene;
}

}  // namespace deduku
